import Foundation
import InteractionReplay

extension Command {
  /// Plays a script, prints its trace as JSON or as a timeline, and draws its moments if a file for the picture is named.
  ///
  /// An error in the script or with a file is one line on standard error, and nothing is printed. `script` is a path,
  /// relative to the working directory `root` unless it is absolute, or `-` for standard input.
  static func replay(
    _ script: String, asText: Bool, picture: String?, root: String, _ console: Console
  ) throws -> Int32 {
    let (bytes, name) = try read(script, root: root, console)
    let replay = Replay(root: root, progress: ProgressLines(of: name, console))
    let traces = HeldOutput()
    let drawn = try replay.write(
      asText ? .timeline : .json, of: bytes, name: name, drawing: picture == nil ? 0 : ScriptPicture.mostMoments,
      to: traces.hold)
    if let picture { try draw(ScriptPicture(drawn, name: name).svg, to: picture, root, console) }
    try traces.release { (text: [UInt8]) throws(FileTrouble) in try console.output(text) }
    return Status.fine
  }

  /// Writes a picture to a file, which may be standard output.
  static func draw(_ svg: String, to picture: String, _ root: String, _ console: Console) throws(FileTrouble) {
    let file = path(picture, root: root)
    if console.isOutput(file) {
      try console.output(Array(svg.utf8))
    } else {
      try Files.write(Array(svg.utf8), to: file, name: picture)
    }
  }

  /// Reads a script, and returns its bytes and its name for errors.
  ///
  /// Text before the script, as in a violation's report, is blanked.
  static func read(
    _ script: String, root: String, _ console: Console
  ) throws(FileTrouble) -> (bytes: [UInt8], name: String) {
    let file = path(script, root: root)
    let isStandard = script == "-" || Files.stream(at: file) == 0
    var bytes = isStandard ? try console.input() : try Files.bytes(file, name: script)
    blankNote(before: &bytes)
    return (bytes, isStandard ? "standard input" : script)
  }

  /// Blanks the lines before the first one that begins with a brace or is only a bracket, so that errors still count the
  /// lines and columns of the original text.
  ///
  /// Text that begins as JSON, or has no such line, is left alone.
  private static func blankNote(before text: inout [UInt8]) {
    let (brace, bracket, lineEnd) = (UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "\n"))
    let blanks = [UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), lineEnd]
    let start = text.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    guard let first = text[start...].first(where: { !blanks.contains($0) }), first != brace, first != bracket else {
      return
    }
    var line = start
    while let end = text[line...].firstIndex(of: lineEnd) {
      line = end + 1
      let rest = text[line...]
      let isBracket = rest.first == bracket && rest.dropFirst().first { $0 != UInt8(ascii: "\r") } == lineEnd
      guard rest.first == brace || isBracket else { continue }
      for index in start..<line where text[index] != lineEnd { text[index] = UInt8(ascii: " ") }
      return
    }
  }

  /// Returns a file's path, relative to the working directory unless it is absolute.
  static func path(_ file: String, root: String) -> String { file.hasPrefix("/") ? file : root + "/" + file }
}

extension Replay {
  /// Creates a replay of scripts for the designs of the articles, which reads the files that scripts name from the disk.
  ///
  /// - Parameters:
  ///   - root: The working directory, to which paths are relative unless they are absolute.
  ///   - lines: The receiver of progress reports, or nil.
  init(root: String, progress lines: ProgressLines? = nil) {
    self.init(
      readFile: { path throws(FileProblem) in
        do throws(FileTrouble) {
          return try Files.bytes(Command.path(path, root: root), name: path)
        } catch {
          throw FileProblem(error.description)
        }
      },
      progress: { lines?.report($0) })
  }
}

/// A printer of a replay's progress: after a second, and then every five seconds.
///
/// - Note: Only one replay at a time uses it, from one thread.
final class ProgressLines: @unchecked Sendable {
  private let name: String
  private let console: Console
  private var next: Double

  init(of name: String, _ console: Console) {
    self.name = name
    self.console = console
    next = console.seconds() + 1
  }

  func report(_ progress: ReplayProgress) {
    let now = console.seconds()
    guard now >= next else { return }
    next = now + 5
    let word = progress.stage == .checking ? "checked" : "played"
    console.errors("\(name): \(word) \(Int(progress.fraction * 100)) % …\n")
  }
}
