/// Plays gesture scripts to designs: the engine behind `docgen replay`.
///
///     let replay = Replay()
///     let traces = try replay.traces(of: bytes, name: "drag.json")
///     print(traces.text)
///
/// A replay knows the designs that scripts may name. Register a design of your own, a ``RowDesign`` or a
/// ``ListDesign``, to play scripts to it, alone, in tables and in comparisons:
///
///     let replay = Replay(designs: .standard.adding(curtain))
///     let script = try replay.script(#"{ "design": "curtain", "events": [{ "tap": {} }] }"#)
public struct Replay: Sendable {
  /// The designs that scripts may name.
  public let designs: Designs
  private let readFile: ReadFile?
  private let progress: ReportProgress?

  /// Creates a replay.
  ///
  /// - Parameters:
  ///   - designs: The designs that scripts may name.
  ///   - readFile: Reads the files that scripts name, such as a property list; without it, a script that names one is
  ///     refused.
  ///   - progress: Receives how far a long file has been checked and played; nil, as by default, for nobody.
  /// - Complexity: O(1).
  public init(designs: Designs = .standard, readFile: ReadFile? = nil, progress: ReportProgress? = nil) {
    self.designs = designs
    self.readFile = readFile
    self.progress = progress
  }

  /// Reads a file's scripts, all of them before the first is played, and plays each to a fresh design.
  ///
  /// - Parameters:
  ///   - bytes: The file's bytes, JSON in UTF-8: a `Data`, an array, or the `utf8` of a string.
  ///   - name: What errors call the file; paths that its scripts name are relative to its folder.
  /// - Returns: One trace for each script.
  /// - Throws: `ScriptError`, the first one in the file's order.
  /// - Complexity: O(*n*) for *n* bytes to read, and what ``Script/play()`` takes for each script.
  public func traces(of bytes: some Sequence<UInt8>, name: String) throws(ScriptError) -> TraceFile {
    try scripts(in: bytes, name: name).play()
  }

  /// Reads a file's scripts: checks everything, and plays nothing.
  ///
  /// - Parameters:
  ///   - bytes: The file's bytes, JSON in UTF-8.
  ///   - name: What errors call the file; paths that its scripts name are relative to its folder.
  /// - Returns: The scripts, and whether they stand in an array.
  /// - Throws: `ScriptError`, the first one in the file's order; of an object's fields, in the order in which the
  ///   format lists them.
  /// - Complexity: O(*n*) for *n* bytes.
  public func scripts(in bytes: some Sequence<UInt8>, name: String) throws(ScriptError) -> ScriptFile {
    try ScriptFile(ScriptValue(parsing: Array(bytes), source: source(name)))
  }

  /// Reads one script.
  ///
  /// - Parameters:
  ///   - json: The text of one script, not of an array of them.
  ///   - name: What errors call it; paths that it names are relative to its folder.
  /// - Returns: The script, to be played, changed or written.
  /// - Throws: `ScriptError`, the first one in the script's order.
  /// - Complexity: O(*n*) for *n* bytes.
  public func script(_ json: String, name: String = "script") throws(ScriptError) -> Script {
    try Script(ScriptValue(parsing: Array(json.utf8), source: source(name)))
  }

  func source(_ name: String) -> ScriptSource {
    ScriptSource(name, designs: designs, readFile: readFile, progress: progress)
  }
}
