import InteractionLists

/// The page of what things cost, from what the benchmarks have recorded.
struct CostPage {
  static let page = "Cost.md"

  let figures: RecordedFigures

  /// The page and its picture.
  static func documents(_ sources: SourceIndex) throws -> [Document] {
    let page = CostPage(figures: try RecordedFigures(sources))
    return [.template(self.page, try page.marks()), try page.picture()]
  }

  static let toggle = "ExpandableTable: toggle of 10000, 1000000 rows"
  static let expandAll = "ExpandableTable: expand all, 1000000 rows in 1000 groups"

  private func marks() throws -> Marks {
    let toggle = try figures.instructions(Self.toggle)
    let host = try figures.figure("host's part: 10000 positions")
    let difference = try figures.instructions("CollectionDifference: toggle of 10000, 1000000 rows")
    let marks: Marks = [
      "table events": try events(), "row requests": RecordedFigures.count(try rowRequests()),
      "engine and host": RecordedFigures.factor(host.instructions / toggle),
      "difference factor": RecordedFigures.factor(difference / toggle), "table importers": importers,
      "machine": figures.machine, "table ratios": ratios,
    ]
    return marks.adding(try memory(), recorded)
  }

  /// Of everything that is recorded the instructions, their part of a frame, and the requests for memory.
  private var recorded: Marks {
    figures.operations.reduce(into: [:]) { marks, operation in
      guard let figure = try? figures.figure(operation) else { return }
      marks.offer("instructions \(operation)", RecordedFigures.count(figure.instructions))
      marks.offer("part \(operation)", Self.part(figure.instructions / Self.frame))
      marks.offer("requests \(operation)", RecordedFigures.count(figure.allocations))
    }
  }

  private static let designs = ["ConstraintSwipe", "ScrollSwipe", "UtilityButtons"]
  private static let pans = ["pan began", "pan sample", "pan ended", "pan cancelled", "swipe of twenty samples"]

  private func figure(_ event: String, _ design: String) throws -> RecordedFigures.Figure {
    try figures.figure("\(event): \(design), all corrections")
  }

  /// What events of a row take, by design; those of a scroll view where there is one.
  private func events() throws -> String {
    let rows = try Self.pans.map { event in
      [event] + (try Self.designs.map { RecordedFigures.count(try figure(event, $0).instructions) })
    }
    let driven = try ["scroll began", "scroll report", "scroll ended"].map { event in
      [event, "–"] + (try Self.designs.dropFirst().map { RecordedFigures.count(try figure(event, $0).instructions) })
    }
    return Markdown.table(["event"] + Self.designs, rows + driven)
  }

  /// How often all of these events ask for memory.
  private func rowRequests() throws -> Double {
    let pans = try Self.pans.flatMap { event in try Self.designs.map { try figure(event, $0).allocations } }
    let reports = try ["scroll began", "scroll report", "scroll ended"].flatMap { event in
      try Self.designs.dropFirst().map { try figure(event, $0).allocations }
    }
    return (pans + reports).reduce(0, +)
  }

  /// What is held for each of a million rows.
  private func memory() throws -> Marks {
    try ["SwipeList", "GestureList", "ExpandableTable"].reduce(into: [:]) { marks, list in
      marks["bytes \(list)"] = RecordedFigures.factor(try figures.instructions("\(list): bytes a row, 1000000 rows"))
    }
  }

  private var importers: String {
    let rows = figures.importers.map { importer in
      [importer.imports, RecordedFigures.grouped(importer.lines), RecordedFigures.grouped(importer.bytes)]
    }
    return Markdown.table(["imports", "lines", "bytes"], rows)
  }

  private var ratios: String {
    let rows = figures.ratios.map { [$0.operation, $0.beside, RecordedFigures.factor($0.times)] }
    return Markdown.table(["other way", "here", "times"], rows)
  }

  /// A part of a frame, or a number of frames.
  private static func part(_ value: Double) -> String {
    if value < 0.0001 { return "less than 0.01 %" }
    if value > 1 { return RecordedFigures.factor(value) + " frames" }
    return DecimalText.text(value * 100, decimals: value < 0.01 ? 2 : 0) + " %"
  }

  /// The instructions of a frame at 120 Hz, at a thousand million a second.
  private static let frame = 1e9 / 120
}
