/// A player of gesture scripts, which is the engine behind `docgen replay`.
///
///     let replay = Replay()
///     let traces = try replay.traces(of: bytes, name: "drag.json")
///     print(traces.text)
///
/// A replay knows the designs that scripts may name. Register a design of your own, a ``RowDesign`` or a ``ListDesign``, to
/// play scripts on it, alone and in tables; comparisons include row designs:
///
///     let replay = Replay(designs: .standard.adding(curtain))
///     let script = try replay.script(#"{ "design": "curtain", "events": [{ "tap": {} }] }"#)
public struct Replay: Sendable {
  /// The designs that scripts may name.
  public let designs: Designs
  private let readFile: FileReader?
  private let progress: ProgressHandler?

  /// Creates a replay.
  ///
  /// - Parameters:
  ///   - designs: The designs that scripts may name.
  ///   - readFile: A closure that reads the files that scripts name, such as a property list; without it, a script that
  ///     names a file is refused.
  ///   - progress: A closure that receives the progress of checking a long file, and of playing it if its events are read
  ///     while they are played; nil, the default, for no reports.
  /// - Complexity: O(1).
  public init(designs: Designs = .standard, readFile: FileReader? = nil, progress: ProgressHandler? = nil) {
    self.designs = designs
    self.readFile = readFile
    self.progress = progress
  }

  /// Reads all of a file's scripts, then plays each on a fresh row, list or table.
  ///
  /// - Parameters:
  ///   - bytes: The file's bytes, JSON in UTF-8: a `Data`, an array, or the `utf8` of a string.
  ///   - name: The file's name in errors; paths in its scripts are relative to its folder.
  /// - Returns: One trace for each script.
  /// - Throws: The same `ScriptError` as ``scripts(in:name:)``.
  /// - Complexity: The cost of ``scripts(in:name:)``, plus that of ``Script/play()`` for each script.
  public func traces(of bytes: some Sequence<UInt8>, name: String) throws(ScriptError) -> TraceFile {
    try scripts(in: bytes, name: name).play()
  }

  /// Reads and checks a file's scripts without playing them.
  ///
  /// - Parameters:
  ///   - bytes: The file's bytes, JSON in UTF-8.
  ///   - name: The file's name in errors; paths in its scripts are relative to its folder.
  /// - Returns: The scripts, and whether they form an array.
  /// - Throws: `ScriptError` for the first problem: where the text is not JSON, or else in the first script that has one,
  ///   regardless of the order of an object's fields.
  /// - Complexity: O(*n*) for *n* bytes if rows have a few actions, plus at most O((*r* + *e*) log *r*) for each list of *r*
  ///   rows with *e* events, for the designs of this package.
  public func scripts(in bytes: some Sequence<UInt8>, name: String) throws(ScriptError) -> ScriptFile {
    try ScriptFile(ScriptValue(parsing: Array(bytes), source: source(name)))
  }

  /// Reads one script.
  ///
  /// - Parameters:
  ///   - json: The text of one script, not of an array of scripts.
  ///   - name: The script's name in errors; paths in the script are relative to the name's folder.
  /// - Returns: The script, which can be played, changed or written.
  /// - Throws: The same `ScriptError` as ``scripts(in:name:)``, or one for an array of scripts.
  /// - Complexity: O(*n*) for *n* bytes if rows have a few actions, plus at most O((*r* + *e*) log *r*) for a list of *r* rows
  ///   with *e* events, for the designs of this package.
  public func script(_ json: String, name: String = "script") throws(ScriptError) -> Script {
    try Script(ScriptValue(parsing: Array(json.utf8), source: source(name)))
  }

  func source(_ name: String) -> ScriptSource {
    ScriptSource(name, designs: designs, readFile: readFile, progress: progress)
  }
}
