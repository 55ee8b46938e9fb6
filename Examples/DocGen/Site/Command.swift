import Foundation

/// The command line: `docgen`, `docgen check`, `docgen replay`, `docgen compare`, `docgen help`.
enum Command {
  static let usage = """
    usage: docgen                               write the generated pages of Docs/
           docgen check                         name the pages that differ, and fail if there are any
           docgen replay SCRIPT [--text]        play a gesture script (- is standard input) and print its trace
           docgen compare SCRIPT [--svg FILE]   play a script to every swipe design, side by side, and draw it
           docgen help                          print this

    """

  /// Does what a command line asks for.
  ///
  /// - Parameters:
  ///   - arguments: Without the program's name.
  ///   - root: The working directory, which must be the package's root where pages are made.
  ///   - input: Reads standard input to its end.
  ///   - output: Prints to standard output.
  ///   - errors: Prints to standard error.
  /// - Returns: The exit status: 0, 1 for something that is wrong, 2 for a command line that is.
  static func run(
    _ arguments: [String], root: String, input: () -> Data, output: (String) -> Void, errors: (String) -> Void
  ) -> Int32 {
    let rest = arguments.dropFirst()
    let scripts = rest.filter { $0 == "-" || !$0.hasPrefix("-") }
    let options = rest.filter { $0 != "-" && $0.hasPrefix("-") }
    // Who asks for help gets it, after whatever else.
    if arguments == ["help"] || arguments.contains(where: ["--help", "-h"].contains) {
      output(usage)
      return 0
    }
    switch arguments.first {
    case nil: return generate(root: root, errors: errors)
    case "check" where rest.isEmpty: return check(root: root, output: output, errors: errors)
    case "replay" where scripts.count == 1 && (options.isEmpty || options == ["--text"]):
      return replay(
        scripts[0], asText: !options.isEmpty, root: root, input: input, output: output, errors: errors)
    case "compare":
      guard let (script, picture) = comparison(Array(rest)) else { return misunderstood(arguments, errors) }
      return compare(script, picture: picture, root: root, input: input, output: output, errors: errors)
    default:
      return misunderstood(arguments, errors)
    }
  }

  private static func misunderstood(_ arguments: [String], _ errors: (String) -> Void) -> Int32 {
    errors("docgen: cannot make sense of: docgen \(arguments.joined(separator: " "))\n" + usage)
    return 2
  }

  /// The script and the picture's file of a `compare`, or nil where they do not make one.
  private static func comparison(_ arguments: [String]) -> (script: String, picture: String?)? {
    var scripts = arguments
    var picture: String?
    if let option = scripts.firstIndex(of: "--svg"), option + 1 < scripts.count {
      picture = scripts[option + 1]
      scripts.removeSubrange(option...option + 1)
    }
    guard scripts.count == 1, scripts[0] == "-" || !scripts[0].hasPrefix("-") else { return nil }
    return (scripts[0], picture)
  }

  private static func generate(root: String, errors: (String) -> Void) -> Int32 {
    attempt(root: root, errors: errors) { site in
      let clock = ContinuousClock()
      let start = clock.now
      let documents = try site.documents { errors($0 + " …\n") }
      let changed = try site.write(documents)
      let seconds = start.duration(to: clock.now) / .milliseconds(1) / 1000
      errors("\(documents.count) files, \(changed) changed, \(number(seconds)) s\n")
      return 0
    }
  }

  private static func check(root: String, output: (String) -> Void, errors: (String) -> Void) -> Int32 {
    attempt(root: root, errors: errors) { site in
      let documents = try site.documents { errors($0 + " …\n") }
      let differences = site.differences(documents)
      guard !differences.isEmpty else {
        output("\(documents.count) pages equal\n")
        return 0
      }
      errors(differences.map { $0 + "\n" }.joined() + "Run: swift run docgen\n")
      return 1
    }
  }

  /// Runs what needs the package's files, and puts what goes wrong into one line.
  private static func attempt(root: String, errors: (String) -> Void, _ work: (Site) throws -> Int32) -> Int32 {
    guard let manifest = FileManager.default.contents(atPath: root + "/Package.swift"),
      String(decoding: manifest, as: UTF8.self).contains("name: \"TableInteractions\"")
    else {
      errors(
        "docgen: run it from the root of the package TableInteractions; there is no such Package.swift in \(root)\n")
      return 1
    }
    do {
      return try work(Site(root: root))
    } catch let error as any CustomStringConvertible & Error {
      errors("docgen: \(error)\n")
    }
    return 1
  }
}
