/// A file of gesture scripts: one script, or an array of them.
///
///     let file = try Replay().scripts(in: bytes, name: "drag.json")
///     print(file.scripts.count, file.play().text)
///     let both = ScriptFile(file.scripts + file.scripts)
public struct ScriptFile: Hashable, Sendable {
  /// The scripts in order.
  public var scripts: [Script]
  /// Whether the scripts form an array, as they must unless there is exactly one; if so, their traces do too.
  public var isArray: Bool

  /// Creates a file of one script.
  ///
  /// - Parameter script: The only script; `isArray` is false.
  /// - Complexity: O(1).
  public init(_ script: Script) {
    scripts = [script]
    isArray = false
  }

  /// Creates a file of an array of scripts.
  ///
  /// - Parameter scripts: The scripts in order; may be empty.
  /// - Complexity: O(1).
  public init(_ scripts: [Script]) {
    self.scripts = scripts
    isArray = true
  }

  /// Reads a file.
  init(_ top: ScriptValue) throws(ScriptError) {
    scripts = []
    isArray = top.kind == .array
    for script in try top.scripts() { scripts.append(try Script(script)) }
  }

  /// Plays all scripts, each on a fresh row, list or table.
  ///
  /// - Returns: One trace for each script, in order.
  /// - Complexity: The cost of ``Script/play()`` for each script.
  public func play() -> TraceFile { TraceFile(traces: scripts.map { $0.play() }, isArray: isArray) }
}

extension ScriptValue {
  /// Returns the scripts at the top of a file, one at a time.
  func scripts() throws(ScriptError) -> ScriptElements {
    switch kind {
    case .object: ScriptElements(single: self)
    case .array: try elements()
    case .null, .bool, .number, .string: throw error(expecting: "a script or an array of scripts")
    }
  }
}
