import Foundation
import InteractionReplay

extension Command {
  /// Plays a script and prints its trace: as JSON, or as a timeline to read.
  ///
  /// What is wrong with a script is one line of the errors, and nothing is printed then. `script` is a path, from the
  /// working directory `root` where it is not absolute, or `-` for standard input.
  static func replay(
    _ script: String, asText: Bool, root: String, input: () -> Data, output: (String) -> Void,
    errors: (String) -> Void
  ) -> Int32 {
    guard let (bytes, name) = read(script, root: root, input: input, errors: errors) else { return 1 }
    do {
      let traces = try Replay(root: root).traces(of: bytes, name: name)
      output(asText ? traces.text : traces.json)
      return 0
    } catch {
      errors("\(error)\n")
      return 1
    }
  }

  /// The bytes of a script and what messages call it, or nil after a message that says why it cannot be read.
  ///
  /// What stands before a script, as in a violation's report, is left out.
  static func read(
    _ script: String, root: String, input: () -> Data, errors: (String) -> Void
  ) -> (bytes: Data, name: String)? {
    guard script != "-" else { return (scriptAlone(input()), "standard input") }
    do {
      return (scriptAlone(try Data(contentsOf: URL(fileURLWithPath: path(script, root: root)))), script)
    } catch {
      errors("\(script): cannot be read: \(reason(error))\n")
      return nil
    }
  }

  /// Text from its first line on that begins with a brace; the lines before it are left empty, so that messages count
  /// right.
  ///
  /// Text that begins as JSON, or has no such line, is left alone.
  private static func scriptAlone(_ text: Data) -> Data {
    let (brace, bracket, lineEnd) = (UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "\n"))
    let blanks = [UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), lineEnd]
    guard let first = text.first(where: { !blanks.contains($0) }), first != brace, first != bracket,
      let start = text.indices.first(where: { text[$0] == brace && $0 > text.startIndex && text[$0 - 1] == lineEnd })
    else { return text }
    return Data(repeating: lineEnd, count: text[..<start].count { $0 == lineEnd }) + text[start...]
  }

  /// A file's path, from the working directory where it is not absolute.
  static func path(_ file: String, root: String) -> String { file.hasPrefix("/") ? file : root + "/" + file }

  /// Why a file cannot be read, in words that are the same on every system.
  private static func reason(_ error: any Error) -> String {
    switch (error as? CocoaError)?.code {
    case .fileReadNoSuchFile, .fileNoSuchFile: "there is no such file"
    case .fileReadNoPermission: "it may not be read"
    default: "it is not a readable file"
    }
  }
}

extension Replay {
  /// Plays scripts to the designs of the articles; the files that they name are read from the disk.
  ///
  /// - Parameter root: The working directory, from which paths count that are not absolute.
  init(root: String) {
    self.init(
      readFile: { path throws(FileProblem) in
        do {
          return [UInt8](try Data(contentsOf: URL(fileURLWithPath: Command.path(path, root: root))))
        } catch {
          throw FileProblem("\(path): the file cannot be read (is it there, and readable?)")
        }
      })
  }
}
