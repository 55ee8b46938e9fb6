import ExpandableTable
import InteractionCore

extension ExpandableTablePage {
  func complexity(_ figures: BenchmarkFigures) throws -> Section {
    Section(
      .complexity,
      [
        "n is the number of rows, hidden ones included, k the number of rows in sight.",
        Markdown.table(["what", "cost"], try costs()), "Recorded on \(figures.machine):", medians(figures),
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
        ratios(figures),
      ])
  }

  private func costs() throws -> [[String]] {
    try [
      ("a tap, however many rows come or go", "O(log n)", "func rowSelected(_ id"),
      ("what is entered", "O(log n)", "func sliderChanged("),
      ("the row at a position", "O(log n)", "func id(for position"),
      ("the position of a row", "O(log n)", "func position(of"),
      ("reveal a row d levels deep", "O(d log n)", "func reveal("),
      ("expand all c collapsed rows", "O(n + c log n)", "func expandAll("),
      ("a frame", "O(log n + k)", "public func draw(viewport"),
      ("load, read out", "O(n)", "var descriptors: DescriptorList"),
    ].map { name, cost, declaration in [try design.index.link(name, to: declaration, in: design.folder), cost] }
  }

  /// What was measured, by the number of rows.
  private func medians(_ figures: BenchmarkFigures) -> String {
    let operations = [
      ("load", "load"), ("toggle of 1", "toggle of 1"), ("toggle of 1,000", "toggle of 1000"),
      ("toggle of 100,000", "toggle of 100000"), ("row at a position", "row at a position"),
      ("position of a row", "position of a row"), ("a frame", "frame"),
      ("expand all, then collapse all", "expand all, then collapse all"),
    ]
    func line(_ words: String, _ operation: String, _ text: (Double) -> String) -> [String] {
      [words] + BenchmarkFigures.sizes.map { figures.median("ExpandableTable: " + operation, $0).map(text) ?? "–" }
    }
    return Markdown.table(
      ["median"] + BenchmarkFigures.sizes.map { BenchmarkFigures.grouped($0) + " rows" },
      operations.map { line($0, $1, BenchmarkFigures.time) }
        + [line("bytes a row", "bytes a row") { number($0.rounded()) }])
  }

  /// The greatest toggles, and how many times longer the two other ways take.
  private func ratios(_ figures: BenchmarkFigures) -> String {
    let lines = BenchmarkFigures.sizes.map { rows -> [String] in
      let children = figures.greatestToggle(rows)
      let here = figures.median("ExpandableTable: toggle of \(children)", rows)
      func ratio(_ other: String) -> String {
        guard let here, let other = figures.median("\(other): toggle of \(children)", rows) else { return "–" }
        return BenchmarkFigures.time(other) + ", " + BenchmarkFigures.factor(other / here) + " times"
      }
      return [
        BenchmarkFigures.grouped(rows), BenchmarkFigures.grouped(children), here.map(BenchmarkFigures.time) ?? "–",
        ratio("article"), ratio("CollectionDifference"),
      ]
    }
    return Markdown.table(["rows", "children", "here", "article", "CollectionDifference"], lines)
  }

  // MARK: The figure

  /// The time of the greatest toggles, both axes in powers of ten; times are in nanoseconds.
  func costFigure(_ figures: BenchmarkFigures) -> Document {
    let size = LayoutSize(width: 360, height: 290)
    let (rows, times) = (3...6, 2...11)
    var plot = Plot(in: LayoutRect(58, 14, 286, 200), x: .powersOfTen(rows), y: .powersOfTen(times))
    for (exponent, name) in zip(times, Self.timeNames.dropFirst(times.lowerBound)) {
      plot.markY(Self.power(exponent), name, .line(exponent == times.lowerBound ? "a" : "i"))
    }
    for (exponent, name) in zip(rows, ["10³", "10⁴", "10⁵", "10⁶"]) {
      plot.markX(Self.power(exponent), name, .tick("a"), below: 19)
    }
    plot.text("rows", at: Vector(plot.area.x + plot.area.width / 2, plot.area.maxY + 37), .middle, style: "m")
    let lines: [(operation: String, name: String, style: String, x: Double)] = [
      ("CollectionDifference", "CollectionDifference", "a", 8), ("article", "article", "one", 192),
      ("ExpandableTable", "here", "two", 284),
    ]
    for (operation, name, style, x) in lines {
      let points = BenchmarkFigures.sizes.compactMap { rows in
        figures.median("\(operation): toggle of \(figures.greatestToggle(rows))", rows).map { Vector(Double(rows), $0) }
      }
      plot.curve(points, style: style, tolerance: 0, "fill=\"none\" ")
      plot.key(
        name, at: Vector(x, size.height - 16.5), length: 18, gap: 4, style: style,
        nameStyle: style == "a" ? "m" : style + "-t")
    }
    let description = """
      The time of one toggle over the number of rows, both in powers of ten. The article and CollectionDifference take \
      more the more rows there are; ExpandableTable stays at a microsecond or less.
      """
    let picture = SVGCanvas().document(
      size: size, title: "The cost of a toggle", description: description, plot.parts)
    return .figure("ExpandableTableCost.svg", picture)
  }

  /// The powers of ten of a nanosecond, from the first.
  private static let timeNames = ["ns", "µs", "ms", "s"].flatMap { unit in ["1 ", "10 ", "100 "].map { $0 + unit } }

  private static func power(_ exponent: Int) -> Double { (0..<exponent).reduce(1.0) { power, _ in power * 10 } }
}
