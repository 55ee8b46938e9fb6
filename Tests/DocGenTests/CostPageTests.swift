import Testing

@testable import DocGen

@Suite("The page of costs")
struct CostPageTests {
  private static let counts = [
    "# operation;instructions;allocations", "tree: insert;2381.8;0", "load;2038312713;100.5", "",
  ]
  private static let times = ["# A machine", "# operation;beside;times", "an array: insert;tree: insert;94"]
  private static let imports = ["# imports;lines;bytes", "nothing;0;8000", "A and B;1200;90000"]

  @Test("Figures are those that the benchmarks have recorded, and an operation without a record is named")
  func figures() throws {
    let figures = try RecordedFigures(counts: Self.counts, times: Self.times, imports: Self.imports)
    let load = RecordedFigures.Figure(instructions: 2_038_312_713, allocations: 100.5)
    #expect(try figures.figure("load") == load && figures.instructions("tree: insert") == 2381.8)
    let ratio = RecordedFigures.Ratio(operation: "an array: insert", beside: "tree: insert", times: 94)
    #expect(figures.ratios == [ratio] && figures.machine == "A machine")
    let importers = [
      RecordedFigures.Importer(imports: "nothing", lines: 0, bytes: 8000),
      RecordedFigures.Importer(imports: "A and B", lines: 1200, bytes: 90_000),
    ]
    #expect(figures.importers == importers)
    #expect(throws: SourceError.missing("tree: move", in: RecordedFigures.counts)) {
      try figures.figure("tree: move")
    }
  }

  @Test("A line that is not a figure, or not a ratio, is an error")
  func malformed() {
    for line in ["load;1", "load;1;many", "load;1;2;3", "load"] {
      #expect(throws: SourceError.malformed("a line is no figure: \(line)", in: RecordedFigures.counts)) {
        try RecordedFigures(counts: [line], times: [])
      }
    }
    for line in ["a;b", "a;b;often", "a;b;0"] {
      #expect(throws: SourceError.malformed("a line is no ratio: \(line)", in: RecordedFigures.times)) {
        try RecordedFigures(counts: [], times: [line])
      }
    }
  }

  @Test("Numbers have a comma before every three digits, a decimal if it is significant, or are fractions")
  func words() {
    // A factor of 10 or more is a whole number.
    let factors = [0.0047, 0.5, 1, 9.96, 1_900_000].map(RecordedFigures.factor)
    expect(factors, are: ["1/213", "0.5", "1", "10", "1,900,000"])
    let counts = [0, 0.9, 9, 2381.8, 2_038_312_713].map(RecordedFigures.count)
    expect(counts, are: ["0", "0.9", "9", "2,382", "2,038,312,713"])
  }
}
