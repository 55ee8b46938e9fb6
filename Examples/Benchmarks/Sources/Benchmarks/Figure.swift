import Foundation

/// The cost of one operation, with a line `operation;instructions;allocations`.
struct Figure: Equatable {
  let name: String
  let instructions, allocations: Double

  init(name: String, instructions: Double, allocations: Double) {
    self.name = name
    self.instructions = (instructions * 10).rounded() / 10
    self.allocations = (allocations * 100).rounded() / 100
  }

  init?(_ line: Substring) {
    let cells = line.split(separator: ";")
    guard cells.count == 3, let instructions = Double(cells[1]), let allocations = Double(cells[2]) else { return nil }
    self.init(name: String(cells[0]), instructions: instructions, allocations: allocations)
  }

  var line: String {
    [name, decimal(instructions), decimal(allocations, decimals: 2)].joined(separator: ";")
  }
}

/// The recorded figures, `Recorded/instructions.csv`.
enum Recording {
  /// The percentage by which an operation may exceed its recorded cost.
  static let tolerance = 5.0

  static let head = [
    "# swift run -c release --package-path Examples/Benchmarks Benchmarks --instructions --record",
    "# operation;instructions;allocations, or operation;number;0 of what is a number of layers or bytes",
  ]

  static func file(_ name: String) -> URL {
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Recorded/" + name).standardized
  }

  static func write(_ lines: [String], to name: String) throws {
    try Data(lines.joined(separator: "\n").appending("\n").utf8).write(to: file(name))
    print("Recorded in Recorded/" + name)
  }

  /// Reads the recorded figures.
  static func figures() throws -> [Figure] {
    try String(contentsOf: file("instructions.csv"), encoding: .utf8).split(separator: "\n").compactMap { Figure($0) }
  }

  /// Records figures, keeping those of other operations or replacing all.
  static func keep(_ new: [Figure], besidesOthers: Bool) throws {
    let others = besidesOthers ? try figures().filter { old in !new.contains { $0.name == old.name } } : []
    try write(head + (others + new).map(\.line), to: "instructions.csv")
  }

  /// Returns a line for each figure that costs more than recorded, or is not recorded.
  static func objections(to figures: [Figure]) throws -> [String] {
    let recorded = try Self.figures()
    return figures.flatMap { figure -> [String] in
      guard let before = recorded.first(where: { $0.name == figure.name }) else {
        return [figure.name + ": not recorded"]
      }
      let most = 1 + tolerance / 100
      let costsMore =
        figure.instructions > before.instructions * most || figure.allocations > before.allocations * most
      return costsMore ? ["costs more than recorded: \(figure.line), recorded \(before.line)"] : []
    }
  }
}
