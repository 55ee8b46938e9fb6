import InteractionReplay

// Reads gesture scripts and writes traces, with the same code as docgen.

/// The buffer for bytes that are passed in or out.
nonisolated(unsafe) private var exchanged: [UInt8] = []

/// Makes room for at least the given number of bytes, and returns the address of the buffer.
@_expose(wasm, "buffer") @_cdecl("buffer")
func buffer(_ length: Int32) -> UnsafeMutablePointer<UInt8>? {
  if unsafe exchanged.count < Int(length) { unsafe exchanged = [UInt8](repeating: 0, count: Int(length)) }
  return unsafe exchanged.withUnsafeMutableBufferPointer { $0.baseAddress }
}

/// Plays the file whose name and bytes are in the buffer, one after the other; returns the length of its traces or, for an
/// error, minus one minus the length of the message.
@_expose(wasm, "replay") @_cdecl("replay")
func replay(_ name: Int32, _ length: Int32) -> Int32 {
  let given = unsafe exchanged
  let title = String(decoding: given.prefix(Int(name)), as: UTF8.self)
  do throws(ScriptError) {
    unsafe exchanged = []
    try Replay().write(.json, of: given[Int(name)..<Int(name) + Int(length)], name: title) { unsafe exchanged += $0 }
    return unsafe Int32(exchanged.count)
  } catch {
    unsafe exchanged = Array(error.description.utf8)
    return unsafe -1 - Int32(exchanged.count)
  }
}

@_extern(c, "strtod")
private func strtod(
  _ text: UnsafePointer<CChar>, _ end: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
) -> Double

/// A function that the standard library calls for `Double(_: String)`, and that Embedded Swift 6.3 lacks.
@_cdecl("_swift_stdlib_strtod_clocale")
public func parseDouble(
  _ text: UnsafePointer<CChar>, _ number: UnsafeMutablePointer<Double>
) -> UnsafePointer<CChar>? {
  var end: UnsafeMutablePointer<CChar>?
  unsafe number.pointee = strtod(text, &end)
  return unsafe end.map { unsafe UnsafePointer($0) }
}

/// The main function does nothing, because the command calls the exports.
@main struct Main {
  static func main() {}
}
