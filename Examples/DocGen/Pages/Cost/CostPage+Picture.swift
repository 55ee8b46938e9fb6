import InteractionCore

extension CostPage {
  static let pictureName = "Cost.svg"
  static let pictureTitle =
    "The instructions of events, frames, edits and loading, the last three beside those of other ways"
  /// A line of the picture: one operation, and other ways to the same end.
  private struct Line {
    let name, operation: String
    let others: [String]

    init(_ name: String, _ operation: String, _ others: String...) {
      self.name = name
      self.operation = operation
      self.others = others
    }
  }

  private static let lines = [
    Line("pan sample", "pan sample: ConstraintSwipe, all corrections"),
    Line("touch sample", "touch sample of a swipe, 1000000 rows"),
    Line("frame, one row", "frame, one row swiped", "a copy of the bytes of all layers"),
    Line("frame, all anew", "frame, all anew", "a copy of the bytes of all layers"),
    Line("insert in 10⁶ rows", "tree: insert, 1000000 rows", "a plain array: insert, 1000000 rows"),
    Line("remove one", "tree: remove, 1000000 rows", "a plain array: remove, 1000000 rows"),
    Line(
      "toggle 10⁴ of 10⁶", toggle, "host's part: 10000 positions", "article: toggle of 10000, 1000000 rows",
      "CollectionDifference: toggle of 10000, 1000000 rows"),
    Line("expand all 10⁶", expandAll),
    Line("load a row", "ExpandableTable: load, a row", "a copy of the bytes of descriptors, a row"),
  ]

  /// A line for each operation, on an axis of powers of ten.
  func picture() throws -> Document {
    let size = LayoutSize(width: 360, height: 14 + 24 * Double(Self.lines.count) + 42)
    let area = LayoutRect(130, 14, 214, 24 * Double(Self.lines.count))
    let exponents = 0...10
    var plot = Plot(in: area, x: .powersOfTen(exponents), y: Plot.Axis(0...Double(Self.lines.count)))
    for (exponent, label) in [(0, "1"), (2, "10²"), (4, "10⁴"), (6, "10⁶"), (8, "10⁸"), (10, "10¹⁰")] {
      plot.markX((0..<exponent).reduce(1.0) { power, _ in power * 10 }, label, .line("i"))
    }
    plot.text("instructions", at: Vector(area.x + area.width / 2, area.maxY + 36), .middle, style: "m")
    for (index, line) in Self.lines.enumerated() {
      let height = Double(Self.lines.count - index) - 0.5
      let here = plot.position(try figures.instructions(line.operation), height)
      let others = try line.others.map { plot.position(try figures.instructions($0), height) }
      plot.text(line.name, at: Vector(area.x - 8, here.y + 4.5), .end, style: "t")
      let ends = (others + [here]).map(\.x)
      if let first = ends.min(), let last = ends.max(), first < last {
        plot.line(from: Vector(first, here.y), to: Vector(last, here.y), style: "a")
      }
      for other in others { plot.dot(at: other, style: "r") }
      plot.dot(at: here, style: "two-t")
    }
    let description = """
      Of each operation the instructions that it takes here, and those of other ways, in powers of ten. Copies of bytes take \
      fewer; all other ways take more.
      """
    return .figure(
      Self.pictureName,
      SVGCanvas().document(size: size, title: Self.pictureTitle, description: description, plot.parts))
  }
}
