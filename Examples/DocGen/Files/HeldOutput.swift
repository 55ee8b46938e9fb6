import Foundation

/// Output that is held back until there can be no more errors: up to a megabyte in memory, the rest in a temporary file.
final class HeldOutput {
  /// The number of bytes beyond which they are moved to the file.
  static let mostInMemory = 1 << 20

  private var waiting: [UInt8] = []
  private var file: OpenFile?
  /// The trouble with the file, after which nothing more is held; nil if there is none.
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

  /// Passes everything that is held to a closure, in pieces.
  func release(to output: ([UInt8]) throws(FileTrouble) -> Void) throws(FileTrouble) {
    if let trouble { throw trouble }
    try file?.readFromStart(output)
    try output(waiting)
  }
}
