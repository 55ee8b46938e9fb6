/// The context in which scripts are read: the file's name in messages, the designs and other files that scripts may name,
/// and the receiver of progress reports.
final class ScriptSource: Sendable {
  /// The file's name in messages.
  let name: String
  /// The designs that scripts may name.
  let designs: Designs
  /// A closure that reads the files that scripts name; nil if scripts may not name files.
  private let readFile: FileReader?
  /// A closure that receives the progress of the replay, or nil.
  private let progress: ProgressHandler?
  /// The stage to which this reading of the file belongs.
  private let stage: ReplayProgress.Stage
  /// The part of the stage's progress that this reading covers, within 0...1.
  private let part: ClosedRange<Double>

  init(
    _ name: String, designs: Designs = .standard, readFile: FileReader? = nil, progress: ProgressHandler? = nil,
    stage: ReplayProgress.Stage = .checking, part: ClosedRange<Double> = 0...1
  ) {
    self.name = name
    self.designs = designs
    self.readFile = readFile
    self.progress = progress
    self.stage = stage
    self.part = part
  }

  /// Returns a copy of the source that reports its progress as a given part of a stage.
  func during(_ stage: ReplayProgress.Stage, part: ClosedRange<Double>) -> ScriptSource {
    ScriptSource(name, designs: designs, readFile: readFile, progress: progress, stage: stage, part: part)
  }

  /// A copy of the source that reports no progress.
  var withoutProgress: ScriptSource { ScriptSource(name, designs: designs, readFile: readFile) }

  /// Reports the progress of this reading, from 0 to 1.
  func reportProgress(_ fraction: Double) {
    progress?(
      ReplayProgress(stage: stage, fraction: part.lowerBound + fraction * (part.upperBound - part.lowerBound)))
  }

  /// Reads the bytes of a file that a script names.
  ///
  /// Unless the path is absolute, it is appended to the folder in `name`, if `name` has one.
  ///
  /// - Throws: `FileProblem` if the file cannot be read.
  func bytes(of path: String) throws(FileProblem) -> [UInt8] {
    guard let readFile else {
      throw FileProblem("files cannot be read here (put the file's contents in the script)")
    }
    guard path.utf8.first != UInt8(ascii: "/"), let lastSlash = name.lastIndex(of: "/") else {
      return try readFile(path)
    }
    return try readFile(name[...lastSlash] + path)
  }
}

/// A closure that reads the bytes of a file that a script names, such as a property list, given the path to open.
public typealias FileReader = @Sendable (String) throws(FileProblem) -> [UInt8]

/// The reason why a file that a script names cannot be read.
///
/// Throw it from your `FileReader`; it becomes a ``ScriptError`` at the path in the script:
///
///     let replay = Replay { path throws(FileProblem) in
///       guard let data = FileManager.default.contents(atPath: path) else { throw FileProblem("not found (check the path)") }
///       return Array(data)
///     }
public struct FileProblem: Error, Hashable, Sendable {
  /// The problem and its remedy, without a full stop.
  public let sentence: String

  /// Creates a problem.
  ///
  /// - Parameter sentence: The problem and its remedy, without a full stop.
  /// - Complexity: O(1).
  public init(_ sentence: String) { self.sentence = sentence }
}
