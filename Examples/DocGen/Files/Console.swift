import Foundation

/// What a command line reads from and prints to, and the clock by which it shows how far it is.
struct Console {
  /// Reads standard input to its end.
  let input: () throws(FileTrouble) -> [UInt8]
  /// Prints to standard output, sooner or later.
  let output: ([UInt8]) throws(FileTrouble) -> Void
  /// Prints what is left.
  let flush: () throws(FileTrouble) -> Void
  /// Prints to standard error, if anybody is there.
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
  /// A stream that is closed is taken by nothing else: what is opened later could be mistaken for it.
  static func process() -> Console {
    // A reader that goes away is an error of a write, not the end of the process.
    _ = signal(SIGPIPE, SIG_IGN)
    // So is a file that may not grow any more.
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
        // Nobody is left who could be told.
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

  /// The bytes that wait before they are written.
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
