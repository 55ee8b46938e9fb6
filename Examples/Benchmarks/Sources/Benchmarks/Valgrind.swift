import Foundation

/// This program, run by valgrind, which counts the instructions of a group of operations.
final class Valgrind {
  enum Failure: Error, CustomStringConvertible {
    case missing
    case failed(String, Int32)
    case unreadable(String)

    var description: String {
      switch self {
      case .missing: "valgrind is not installed: apt-get install valgrind."
      case .failed(let group, let status): "valgrind ended with status \(status) while it counted \(group)."
      case .unreadable(let group): "valgrind's counts of \(group) cannot be read."
      }
    }
  }

  /// Variables that make counts the same in every run and on every processor: a fixed seed for hashing, and no copies by an
  /// instruction that is counted once for each byte.
  private static let environment = [
    "SWIFT_DETERMINISTIC_HASHING": "1",
    "GLIBC_TUNABLES":
      "glibc.cpu.x86_rep_movsb_threshold=1000000000000:glibc.cpu.x86_rep_stosb_threshold=1000000000000",
  ]

  private let group: String
  private let process = Process()
  private let output = Pipe()
  private let counts = FileManager.default.temporaryDirectory.appending(path: "instructions-" + UUID().uuidString)

  /// Starts valgrind on a group of operations.
  init(_ group: String) throws {
    let paths = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    guard let path = paths.map({ $0 + "/valgrind" }).first(where: FileManager.default.isExecutableFile) else {
      throw Failure.missing
    }
    self.group = group
    process.executableURL = URL(filePath: path)
    process.arguments = [
      "--tool=callgrind", "--dump-before=counting_mark", "--combine-dumps=yes",
      "--callgrind-out-file=" + counts.path, Bundle.main.executablePath ?? CommandLine.arguments[0], "--counted", group,
    ]
    process.environment = ProcessInfo.processInfo.environment.merging(Self.environment) { $1 }
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
  }

  /// Waits until valgrind has ended, and returns the figures.
  func figures() throws -> [Figure] {
    let lines = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    defer { try? FileManager.default.removeItem(at: counts) }
    guard process.terminationStatus == 0 else { throw Failure.failed(group, process.terminationStatus) }
    var parts = sums[...]
    return try lines.split(separator: "\n").map { text in
      guard let line = CountedLine(text), let figure = Figure(line, &parts) else { throw Failure.unreadable(group) }
      return figure
    }
  }

  /// The sums at the ends of the file's parts; the file is read line by line, because thousands of parts take hundreds of
  /// megabytes.
  private var sums: [Double] {
    guard let file = fopen(counts.path, "r") else { return [] }
    defer { fclose(file) }
    var sums: [Double] = []
    var line: UnsafeMutablePointer<CChar>?
    var capacity = 0
    while getline(&line, &capacity, file) > 0 {
      if let line, strncmp(line, "totals: ", 8) == 0 { sums.append(atof(line + 8)) }
    }
    free(line)
    return sums
  }
}

extension Figure {
  /// Creates an operation's figure from its parts, and removes them from those that are left; nil if too few are left.
  fileprivate init?(_ line: CountedLine, _ parts: inout ArraySlice<Double>) {
    switch line {
    case .noted(let name, let number): self.init(name: name, instructions: number, allocations: 0)
    case .measured(let name, let count, let isGreatest, let allocations):
      let own = Array(parts.prefix(2 + 2 * allocations.count))
      guard own.count == 2 + 2 * allocations.count else { return nil }
      parts = parts.dropFirst(own.count)
      let instructions = allocations.indices.map { own[3 + 2 * $0] - own[1] }
      func figure(_ counts: [Double]) -> Double {
        isGreatest ? counts.max() ?? 0 : counts.reduce(0, +) / Double(counts.count * count)
      }
      self.init(
        name: name, instructions: figure(instructions), allocations: figure(allocations.map(Double.init)))
    }
  }
}
