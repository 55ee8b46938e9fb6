import ExpandableTable
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

extension ExpandableTablePage {
  func complexity(_ figures: BenchmarkFigures) throws -> Section {
    let own = design.folder
    func row(_ name: String, _ cost: String, _ declaration: String, _ path: String) throws -> [String] {
      [try design.index.link(name, to: declaration, in: path), cost]
    }
    func time(_ operation: String, _ rows: Int) -> String { figures.median(operation, rows).map(Self.time) ?? "–" }
    let operations = [
      ("load", "ExpandableTable: load"), ("toggle of 1", "ExpandableTable: toggle of 1"),
      ("toggle of 1,000", "ExpandableTable: toggle of 1000"),
      ("toggle of 100,000", "ExpandableTable: toggle of 100000"),
      ("row at a position", "ExpandableTable: row at a position"),
      ("position of a row", "ExpandableTable: position of a row"), ("a frame", "ExpandableTable: frame"),
      ("expand all, then collapse all", "ExpandableTable: expand all, then collapse all"),
    ]
    let ratios = BenchmarkFigures.sizes.map { rows -> [String] in
      let children = figures.greatestToggle(rows)
      let here = figures.median("ExpandableTable: toggle of \(children)", rows)
      func ratio(_ other: String) -> String {
        guard let here, let other = figures.median("\(other): toggle of \(children)", rows) else { return "–" }
        return Self.time(other) + ", " + Self.factor(other / here) + " times"
      }
      return [
        Self.grouped(rows), Self.grouped(children), here.map(Self.time) ?? "–", ratio("article"),
        ratio("CollectionDifference"),
      ]
    }
    return Section(
      .complexity,
      [
        "n is the number of rows, hidden ones included, k the number of rows in sight.",
        Markdown.table(
          ["what", "cost"],
          [
            try row("a tap, however many rows come or go", "O(log n)", "func rowSelected(_ id", own),
            try row("what is entered", "O(log n)", "func sliderChanged(", own),
            try row("the row at a position", "O(log n)", "func id(at position", own),
            try row("the position of a row", "O(log n)", "func position(of", own),
            try row("reveal a row d levels deep", "O(d log n)", "func reveal(", own),
            try row("expand all c collapsed rows", "O(n + c log n)", "func expandAll(", own),
            try row("a frame", "O(log n + k)", "public func draw(viewport", own),
            try row("load, read out", "O(n)", "var descriptors: DescriptorList", own),
          ]),
        "Recorded on \(figures.machine):",
        Markdown.table(
          ["median"] + BenchmarkFigures.sizes.map { Self.grouped($0) + " rows" },
          operations.map { words, name in [words] + BenchmarkFigures.sizes.map { time(name, $0) } }
            + [
              ["bytes a row"]
                + BenchmarkFigures.sizes.map {
                  figures.median("ExpandableTable: bytes a row", $0).map { number($0.rounded()) } ?? "–"
                }
            ]),
        Markdown.figure(
          "ExpandableTableCost.svg", "The cost of a toggle over the number of rows, against two other ways"),
        """
        The row that is toggled has as many children as there was room for, see below; comparing lists costs by the square \
        of what has changed.
        """,
        """
        The same toggle in the same run by the article's algorithm, which marks rows and looks at all of them again (here \
        with structs in place of its dictionaries, which is kind to it), and by the standard library's `difference(from:)` \
        between the two lists of rows that show:
        """,
        Markdown.table(["rows", "children", "here", "article", "CollectionDifference"], ratios),
      ])
  }

  func costFigure(_ figures: BenchmarkFigures) -> Document {
    let lines = [
      ("CollectionDifference", "a"), ("article", "one"), ("ExpandableTable", "two"),
    ].map { name, style in
      (
        style == "two" ? "here" : name, style,
        BenchmarkFigures.sizes.compactMap { rows -> Vector? in
          let operation = "\(name): toggle of \(figures.greatestToggle(rows))"
          return figures.median(operation, rows).map { Vector(Double(rows), $0) }
        }
      )
    }
    let picture = LogPlot(
      title: "The cost of a toggle",
      description: """
        The time of one toggle over the number of rows, both in powers of ten. The article and CollectionDifference take \
        more the more rows there are; ExpandableTable stays at a microsecond or less.
        """,
      lines: lines, x: 3...6, y: 2...11, xName: "rows"
    ).picture()
    return .figure("ExpandableTableCost.svg", picture)
  }

  private static func time(_ nanoseconds: Double) -> String {
    for (unit, size) in [("s", 1e9), ("ms", 1e6), ("µs", 1e3)] where nanoseconds >= size {
      return rounded(nanoseconds / size) + " " + unit
    }
    return rounded(nanoseconds) + " ns"
  }

  /// Two digits are all that a measurement is worth.
  private static func rounded(_ value: Double) -> String {
    DecimalText.text(value, decimals: value < 10 ? 1 : 0)
  }

  private static func factor(_ value: Double) -> String { value < 10 ? rounded(value) : grouped(Int(value.rounded())) }

  private static func grouped(_ number: Int) -> String {
    number < 1000 ? String(number) : grouped(number / 1000) + "," + String(String(1000 + number % 1000).dropFirst())
  }
}
