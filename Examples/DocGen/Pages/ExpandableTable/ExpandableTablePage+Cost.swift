import ExpandableTable
import InteractionCore

extension ExpandableTablePage {
  func costs(_ figures: RecordedFigures) throws -> Marks {
    ["table counts": try counts(figures), "table ratios": try ratios(figures)]
  }

  /// What was counted, by the number of rows.
  private func counts(_ figures: RecordedFigures) throws -> String {
    let operations = [
      "load", "toggle of 1", "row at a position", "position of a row", "frame", "insert a row and undo it",
      "expand all, then collapse all", "bytes a row",
    ]
    let lines = try operations.map { operation in
      [operation == "toggle of 1" ? say("toggle of") + " 1" : say(operation)]
        + (try RecordedFigures.sizes.map { rows in
          RecordedFigures.count(try figures.instructions("ExpandableTable: \(operation), \(rows) rows").rounded())
        })
    }
    return Markdown.table([""] + RecordedFigures.sizes.map { say("$1 rows", RecordedFigures.grouped($0)) }, lines)
  }

  /// The instructions of a toggle of a hundredth of all rows.
  private func toggle(_ way: String, _ rows: Int, _ figures: RecordedFigures) throws -> Double {
    try figures.instructions("\(way): toggle of \(rows / 100), \(rows) rows")
  }

  /// The toggles, and how many times more the two other ways take.
  private func ratios(_ figures: RecordedFigures) throws -> String {
    let lines = try RecordedFigures.sizes.map { rows -> [String] in
      let here = try toggle("ExpandableTable", rows, figures)
      let others = try ["article", "CollectionDifference"].map { way in
        let other = try toggle(way, rows, figures)
        return say("$1, $2 times", RecordedFigures.count(other.rounded()), RecordedFigures.factor(other / here))
      }
      let sizes = [RecordedFigures.grouped(rows), RecordedFigures.grouped(rows / 100)]
      return sizes + [RecordedFigures.count(here.rounded())] + others
    }
    return Markdown.table(["rows", "toggled", "here", "article"].map { say($0) } + ["CollectionDifference"], lines)
  }

  // MARK: The figure

  /// The instructions of a toggle of a hundredth of all rows, both axes in powers of ten.
  func costFigure(_ figures: RecordedFigures) throws -> Document {
    let size = LayoutSize(width: 360, height: 290)
    let (rows, counts) = (3...6, 3...10)
    var plot = Plot(in: LayoutRect(58, 28, 286, 186), x: .powersOfTen(rows), y: .powersOfTen(counts))
    for (exponent, name) in zip(counts, ["10³", "10⁴", "10⁵", "10⁶", "10⁷", "10⁸", "10⁹", "10¹⁰"]) {
      plot.markY(Self.power(exponent), name, .line(exponent == counts.lowerBound ? "a" : "i"))
    }
    for (exponent, name) in zip(rows, ["10³", "10⁴", "10⁵", "10⁶"]) {
      plot.markX(Self.power(exponent), name, .tick("a"), below: 19)
    }
    plot.text("instructions", at: Vector(8, 16), .start, style: "m")
    plot.text("rows", at: Vector(plot.area.x + plot.area.width / 2, plot.area.maxY + 37), .middle, style: "m")
    let lines: [(operation: String, name: String, style: String, x: Double)] = [
      ("CollectionDifference", "CollectionDifference", "a", 8), ("article", "article", "one", 192),
      ("ExpandableTable", "here", "two", 284),
    ]
    for (operation, name, style, x) in lines {
      let points = try RecordedFigures.sizes.map { Vector(Double($0), try toggle(operation, $0, figures)) }
      plot.curve(points, style: style, tolerance: 0, "fill=\"none\" ")
      plot.key(
        name, at: Vector(x, size.height - 16.5), length: 18, gap: 4, style: style,
        nameStyle: style == "a" ? "m" : style + "-t")
    }
    let description = """
      The instructions of one toggle of a hundredth of all rows over the number of rows, both in powers of ten. Those of \
      the article and of CollectionDifference grow with the number of rows, those of ExpandableTable hardly.
      """
    let picture = SVGCanvas().document(
      size: size, title: "The cost of a toggle", description: description, plot.parts)
    return .figure("ExpandableTableCost.svg", picture)
  }

  private static func power(_ exponent: Int) -> Double { (0..<exponent).reduce(1.0) { power, _ in power * 10 } }
}
