import Foundation

/// Output that is held back until all of it is known to be wanted: up to a megabyte in memory, the rest in a temporary file.
final class HeldOutput {
  /// Beyond so many bytes they go to the file.
  static let mostInMemory = 1 << 20

  private var waiting: [UInt8] = []
  private var file: OpenFile?
  /// What went wrong with the file; nothing more is held then.
  private var trouble: FileTrouble?

  /// Holds some bytes.
  func hold(_ bytes: [UInt8]) {
    guard trouble == nil else { return }
    waiting += bytes
    guard waiting.count > Self.mostInMemory else { return }
    do throws(FileTrouble) {
      if file == nil { file = try .temporary() }
      try file?.write(waiting)
      waiting.removeAll(keepingCapacity: true)
    } catch {
      trouble = error
    }
  }

  /// Hands out all that is held, in pieces.
  func release(to output: ([UInt8]) throws(FileTrouble) -> Void) throws(FileTrouble) {
    if let trouble { throw trouble }
    try file?.readFromStart(output)
    try output(waiting)
  }
}
