import InteractionCore

/// What the benchmarks have recorded: docgen reads the files and measures nothing, so that pages stay the same.
struct RecordedFigures {
  static let counts = "Examples/Benchmarks/Recorded/instructions.csv"
  static let times = "Examples/Benchmarks/Recorded/ratios.csv"
  static let imports = "Examples/Benchmarks/Recorded/importing.csv"

  /// One operation: its instructions, or another number that its name says, and how often it asks for memory.
  struct Figure: Equatable {
    let instructions, allocations: Double
  }

  /// How many times longer one operation takes than another.
  struct Ratio: Equatable {
    let operation, beside: String
    let times: Double
  }

  /// What is compiled for a program, by what it imports, and the size of its executable.
  struct Importer: Equatable {
    let imports: String
    let lines, bytes: Int
  }

  private let figures: [String: Figure]
  /// The names of all operations, sorted.
  var operations: [String] { figures.keys.sorted() }
  /// In the order in which they were measured.
  let ratios: [Ratio]
  /// What the times were measured on.
  let machine: String
  /// The empty program first.
  let importers: [Importer]

  init(_ sources: SourceIndex) throws {
    try self.init(
      counts: sources.lines(of: Self.counts), times: sources.lines(of: Self.times),
      imports: sources.lines(of: Self.imports))
  }

  init(counts: [String], times: [String], imports: [String] = []) throws {
    var figures: [String: Figure] = [:]
    for line in Self.content(of: counts) {
      let cells = line.split(separator: ";", omittingEmptySubsequences: false)
      guard cells.count == 3, let instructions = Double(cells[1]), let allocations = Double(cells[2]) else {
        throw SourceError.malformed("a line is no figure: \(line)", in: Self.counts)
      }
      figures[String(cells[0])] = Figure(instructions: instructions, allocations: allocations)
    }
    self.figures = figures
    ratios = try Self.content(of: times).map { line in
      let cells = line.split(separator: ";", omittingEmptySubsequences: false).map(String.init)
      guard cells.count == 3, let times = Double(cells[2]), times > 0 else {
        throw SourceError.malformed("a line is no ratio: \(line)", in: Self.times)
      }
      return Ratio(operation: cells[0], beside: cells[1], times: times)
    }
    machine = String((times.first ?? "").drop { $0 == "#" || $0 == " " })
    importers = try Self.content(of: imports).map { line in
      let cells = line.split(separator: ";", omittingEmptySubsequences: false).map(String.init)
      guard cells.count == 3, let lines = Int(cells[1]), let bytes = Int(cells[2]) else {
        throw SourceError.malformed("a line is no importer: \(line)", in: Self.imports)
      }
      return Importer(imports: cells[0], lines: lines, bytes: bytes)
    }
  }

  private static func content(of lines: [String]) -> [String] { lines.filter { !$0.hasPrefix("#") && !$0.isEmpty } }

  /// What was counted of an operation.
  func figure(_ operation: String) throws -> Figure {
    guard let figure = figures[operation] else { throw SourceError.missing(operation, in: Self.counts) }
    return figure
  }

  /// How many instructions an operation takes.
  func instructions(_ operation: String) throws -> Double { try figure(operation).instructions }

  /// The numbers of rows at which lists were counted.
  static let sizes = [1_000, 10_000, 100_000, 1_000_000]
}

// MARK: - In words

extension RecordedFigures {
  /// How often one number is in another.
  static func factor(_ value: Double) -> String {
    if value < 0.1 { return "1/" + grouped(Int((1 / value).rounded())) }
    return value < 10 ? decimal(value) : grouped(Int(value.rounded()))
  }

  /// A number of instructions, which are whole, or of what is less than one each.
  static func count(_ value: Double) -> String {
    value < 10 && value != value.rounded() ? decimal(value) : grouped(Int(value.rounded()))
  }

  /// A whole number with a comma before every three digits.
  static func grouped(_ number: Int) -> String {
    number < 1000 ? String(number) : grouped(number / 1000) + "," + String(String(1000 + number % 1000).dropFirst())
  }

  private static func decimal(_ value: Double) -> String { DecimalText.text(value, decimals: 1) }
}
