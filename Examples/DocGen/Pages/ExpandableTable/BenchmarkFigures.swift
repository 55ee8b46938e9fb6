import InteractionCore

/// What the benchmarks have recorded: docgen reads the file and measures nothing, so that pages stay the same.
struct BenchmarkFigures {
  static let path = "Examples/Benchmarks/Recorded/expandable.csv"

  /// The machine and the command.
  let machine: String
  /// Medians by operation: nanoseconds, or bytes where the operation says so.
  private let medians: [String: Double]

  init(_ lines: [String]) throws {
    machine = String((lines.first ?? "").drop { $0 == "#" || $0 == " " })
    var medians: [String: Double] = [:]
    for line in lines where !line.hasPrefix("#") && !line.isEmpty {
      let cells = line.split(separator: ";", omittingEmptySubsequences: false)
      guard cells.count >= 2, let median = Double(cells[1]) else {
        throw SourceError.malformed("a line is no figure: \(line)", in: Self.path)
      }
      medians[String(cells[0])] = median
    }
    self.medians = medians
  }

  static let sizes = [1_000, 10_000, 100_000, 1_000_000]

  /// A median at a number of rows, or nil where it was not measured.
  func median(_ operation: String, _ rows: Int) -> Double? { medians["\(operation), \(rows) rows"] }

  /// The greatest toggle that was measured at a number of rows.
  func greatestToggle(_ rows: Int) -> Int { [100_000, 1_000, 1].first { $0 < rows } ?? 1 }
}

// MARK: - In words

extension BenchmarkFigures {
  /// A number of nanoseconds in the unit that suits it.
  static func time(_ nanoseconds: Double) -> String {
    for (unit, size) in [("s", 1e9), ("ms", 1e6), ("µs", 1e3)] where nanoseconds >= size {
      return rounded(nanoseconds / size) + " " + unit
    }
    return rounded(nanoseconds) + " ns"
  }

  /// How often one number is in another.
  static func factor(_ value: Double) -> String { value < 10 ? rounded(value) : grouped(Int(value.rounded())) }

  /// A whole number with a comma before every three digits.
  static func grouped(_ number: Int) -> String {
    number < 1000 ? String(number) : grouped(number / 1000) + "," + String(String(1000 + number % 1000).dropFirst())
  }

  /// Two digits are all that a measurement is worth.
  private static func rounded(_ value: Double) -> String {
    DecimalText.text(value, decimals: value < 10 ? 1 : 0)
  }
}
