import InteractionReplay

#if hasFeature(Embedded)
  @_extern(c, "getchar") private func getchar() -> Int32
#elseif canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Plays the scripts that come on standard input, and prints their traces and the scripts again, or the error.
///
/// - Returns: Whether there were any.
func probeReplay() -> Bool {
  var bytes: [UInt8] = []
  // -1 is the end of the input.
  while let byte = UInt8(exactly: getchar()) { bytes.append(byte) }
  guard !bytes.isEmpty else { return false }
  do throws(ScriptError) {
    let file = try Replay().scripts(in: bytes, name: "standard input")
    for script in file.scripts {
      print(script.play().json)
      print(try script.json())
    }
    try Replay().checkedScripts(in: bytes, name: "standard input").write(.timeline) { line in
      print(String(decoding: line, as: UTF8.self), terminator: "")
    }
  } catch {
    print(error.description)
  }
  return true
}
