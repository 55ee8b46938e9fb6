/// Plays gesture scripts: the engine behind `docgen replay`.
public enum Replay {
  /// Reads a file's scripts, all of them before the first is played, and plays them.
  ///
  /// Errors call the file by its name.
  public static func traces(of bytes: some Sequence<UInt8>, name: String) throws(ScriptError) -> TraceFile {
    try ScriptFile(bytes, name: name).play()
  }
}
