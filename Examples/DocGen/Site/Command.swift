import Foundation

/// The command line, as `usage` describes it.
enum Command {
  static let usage = """
    usage: docgen                               write the generated pages of Docs/
           docgen check                         name the pages that differ, and fail if there are any
           docgen replay SCRIPT [--text] [--svg FILE]
                                                play a gesture script (- is standard input), print its trace, and draw
                                                its moments
           docgen film SCRIPT [--svg FILE]      draw a script as a picture that moves, and print it, or write it to FILE
           docgen compare SCRIPT [--svg FILE]   play a script to every swipe design, side by side, and draw it
           docgen help                          print this

    The exit status is 0, 1 for something that is wrong or cannot be read, 2 for a command line that makes no sense, and 3
    for output that cannot be written.

    """

  /// Exit statuses.
  enum Status {
    static let fine: Int32 = 0
    /// The input is invalid or cannot be read, or a page is out of date.
    static let wrong: Int32 = 1
    /// The command line makes no sense.
    static let misunderstood: Int32 = 2
    /// Output cannot be written.
    static let unwritten: Int32 = 3
  }

  /// Runs a command line.
  ///
  /// - Parameters:
  ///   - arguments: The arguments, without the program's name.
  ///   - root: The working directory, which must be the package's root if pages are made or checked.
  ///   - chapters: The pages.
  ///   - console: The streams and the clock.
  /// - Returns: The exit status.
  static func run(
    _ arguments: [String], root: String, chapters: [Chapter], console: Console
  ) -> Int32 {
    do {
      let status = try perform(arguments, root: root, chapters, console)
      try console.flush()
      return status
    } catch let trouble as FileTrouble {
      if !trouble.isReaderGone { console.errors("\(trouble)\n") }
      return trouble.status
    } catch let error as any CustomStringConvertible & Error {
      // An error in a script begins with its file's name, but an error in the pages would not say that it is docgen's.
      let isAboutPages = arguments.isEmpty || arguments[0] == "check"
      console.errors((isAboutPages ? "docgen: " : "") + "\(error)\n")
      return Status.wrong
    } catch {
      console.errors("docgen: unexpected error: \(type(of: error))\n")
      return Status.wrong
    }
  }

  private static func perform(
    _ arguments: [String], root: String, _ chapters: [Chapter], _ console: Console
  ) throws -> Int32 {
    let rest = Array(arguments.dropFirst())
    // A request for help comes first, whatever the other arguments are.
    if arguments == ["help"] || arguments.contains(where: ["--help", "-h"].contains) {
      try console.print(usage)
      return Status.fine
    }
    switch arguments.first {
    case nil: return try generate(try site(root, chapters), console)
    case "check" where rest.isEmpty: return try check(try site(root, chapters), console)
    case "replay":
      let isText = rest.contains("--text")
      guard let (script, picture) = pictured(rest.filter { $0 != "--text" }) else {
        return misunderstood(arguments, console)
      }
      return try replay(script, asText: isText, picture: picture, root: root, console)
    case "film":
      guard let (script, picture) = pictured(rest) else { return misunderstood(arguments, console) }
      return try film(script, picture: picture, root: root, console)
    case "compare":
      guard let (script, picture) = pictured(rest) else { return misunderstood(arguments, console) }
      return try compare(script, picture: picture, root: root, console)
    default:
      return misunderstood(arguments, console)
    }
  }

  private static func misunderstood(_ arguments: [String], _ console: Console) -> Int32 {
    console.errors("docgen: cannot make sense of: docgen \(arguments.joined(separator: " "))\n" + usage)
    return Status.misunderstood
  }

  /// Returns the script and the picture's file; nil if the arguments are not exactly one script and at most one `--svg FILE`.
  private static func pictured(_ arguments: [String]) -> (script: String, picture: String?)? {
    var scripts = arguments
    var picture: String?
    if let option = scripts.firstIndex(of: "--svg"), option + 1 < scripts.count {
      picture = scripts[option + 1]
      scripts.removeSubrange(option...option + 1)
    }
    guard scripts.count == 1, scripts[0] == "-" || !scripts[0].hasPrefix("-") else { return nil }
    return (scripts[0], picture)
  }

  private static func generate(_ site: Site, _ console: Console) throws -> Int32 {
    let start = console.seconds()
    let documents = try site.documents { console.errors($0 + " …\n") }
    let changes = try site.write(documents)
    for path in changes.removed { console.errors(path + ": removed, because it is no longer generated\n") }
    let seconds = number(console.seconds() - start)
    console.errors("\(documents.count) files, \(changes.count) changed, \(seconds) s\n")
    return Status.fine
  }

  private static func check(_ site: Site, _ console: Console) throws -> Int32 {
    let documents = try site.documents { console.errors($0 + " …\n") }
    let differences = try site.differences(documents)
    guard !differences.isEmpty else {
      try console.print("\(documents.count) files are up to date\n")
      return Status.fine
    }
    console.errors(differences.map { $0 + "\n" }.joined() + "Run: swift run docgen\n")
    return Status.wrong
  }

  /// Returns the site of the package at a root.
  private static func site(_ root: String, _ chapters: [Chapter]) throws(Misplaced) -> Site {
    try checkRoot(root)
    return Site(root: root, chapters: chapters)
  }

  /// Checks that the working directory is the package's root.
  static func checkRoot(_ root: String) throws(Misplaced) {
    let manifest = try? Files.text(root + "/Package.swift", name: "Package.swift")
    guard manifest?.contains("name: \"TableInteractions\"") == true else { throw Misplaced(root: root) }
  }

  /// The error that the working directory is not the package's root.
  struct Misplaced: Error, CustomStringConvertible {
    let root: String

    var description: String {
      "run it from the root of the package TableInteractions; its Package.swift is not in \(root)"
    }
  }
}
