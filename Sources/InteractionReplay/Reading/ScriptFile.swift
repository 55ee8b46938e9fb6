/// A file of gesture scripts: one script, or an array of them.
public struct ScriptFile: Hashable, Sendable {
  /// The scripts in order.
  public var scripts: [Script]
  /// Whether they stand in an array, as the traces then do too.
  public var isArray: Bool

  /// Creates a file of one script.
  public init(_ script: Script) {
    scripts = [script]
    isArray = false
  }

  /// Creates a file of an array of scripts.
  public init(_ scripts: [Script]) {
    self.scripts = scripts
    isArray = true
  }

  /// Reads a file: everything in it is checked, nothing is played.
  ///
  /// - Parameters:
  ///   - bytes: The file's bytes, JSON in UTF-8: a `Data`, an array, or the `utf8` of a string.
  ///   - name: What errors call the file.
  /// - Throws: The first error in the file's order, with fields in the order in which the format lists them.
  public init(_ bytes: some Sequence<UInt8>, name: String) throws(ScriptError) {
    let top = Reading(value: try JSON(parsing: Array(bytes), file: name), place: "", file: name)
    switch top.value {
    case .object: self.init(try Script(top))
    case .array:
      var scripts: [Script] = []
      for element in try top.array() { scripts.append(try Script(element)) }
      self.init(scripts)
    case .null, .bool, .number, .string: throw top.error(expecting: "a script or an array of scripts")
    }
  }

  /// Plays all scripts, each from a fresh state.
  public func play() -> TraceFile { TraceFile(traces: scripts.map { $0.play() }, isArray: isArray) }
}
