import Foundation

/// The streams that a command reads and prints to, and the clock for its progress reports.
struct Console {
  /// Reads standard input to its end.
  let input: () throws(FileTrouble) -> [UInt8]
  /// Prints to standard output; the text may wait until `flush`.
  let output: ([UInt8]) throws(FileTrouble) -> Void
  /// Prints everything that still waits.
  let flush: () throws(FileTrouble) -> Void
  /// Prints to standard error, unless it is closed.
  let errors: (String) -> Void
  /// The seconds since some moment.
  let seconds: () -> Double
  /// Whether a path leads to standard output.
  let isOutput: (String) -> Bool

  /// Prints text to standard output.
  func print(_ text: String) throws(FileTrouble) { try output(Array(text.utf8)) }
}

extension Console {
  /// The process's own streams.
  ///
  /// `/dev/null` takes the place of a stream that is closed, so that no file opened later can be mistaken for the stream.
  static func process() -> Console {
    // If the reader goes away, the write fails instead of ending the process.
    _ = signal(SIGPIPE, SIG_IGN)
    // The same goes for a file that has reached its size limit.
    _ = signal(SIGXFSZ, SIG_IGN)
    let isClosed = (0...2).map { (stream: Int32) in
      guard fcntl(stream, F_GETFD) == -1 else { return false }
      _ = unsafe open("/dev/null", O_RDWR)
      return true
    }
    let printer = Printer(isClosed: isClosed[1])
    let errors = OpenFile(stream: 2, name: "standard error")
    let start = ContinuousClock.now
    return Console(
      input: { () throws(FileTrouble) in
        if isClosed[0] { throw .closed("standard input", .reading) }
        return try OpenFile(stream: 0, name: "standard input").readAll()
      },
      output: { (bytes: [UInt8]) throws(FileTrouble) in try printer.print(bytes) },
      flush: { () throws(FileTrouble) in try printer.flush() },
      errors: { text in
        // If standard error fails, nobody can be told.
        if !isClosed[2] { try? errors.write(Array(text.utf8)) }
      },
      seconds: { start.duration(to: .now) / .seconds(1) },
      isOutput: { path in
        if Files.stream(at: path) == 1 { return true }
        guard !isClosed[1], case .success(let file) = FileStatus.at(path, followsLinks: true),
          let output = FileStatus(descriptor: 1)
        else { return false }
        return file.isSame(as: output)
      })
  }
}

/// Prints to standard output in large pieces.
private final class Printer {
  private let file = OpenFile(stream: 1, name: "standard output")
  private let isClosed: Bool
  private var waiting: [UInt8] = []

  /// The number of waiting bytes at which they are written.
  private static let most = 1 << 16

  init(isClosed: Bool) { self.isClosed = isClosed }

  func print(_ bytes: [UInt8]) throws(FileTrouble) {
    waiting += bytes
    if waiting.count >= Self.most { try flush() }
  }

  func flush() throws(FileTrouble) {
    guard !waiting.isEmpty else { return }
    if isClosed { throw .closed("standard output", .writing) }
    try file.write(waiting)
    waiting.removeAll(keepingCapacity: true)
  }
}
