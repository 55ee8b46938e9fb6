import ArticleForm
import ExpandableTable

extension ExpandableTablePage {
  /// What a film of a correction shows.
  static func sight(of correction: ExpandableTable.Correction) -> FaultSight {
    switch correction {
    case .emptySection:
      .film(
        above: "The original crashes where a row without rows of its own unfolds; here it stays folded.",
        below: "Corrected, it unfolds, and shows nothing.")
    case .nameParts:
      .film(
        above: "Mary Jane loses her second name when the last name is changed.",
        below: "Corrected, each field keeps its part.")
    case .changedRowsOnly:
      .unseen("the engine draws the same rows with the correction or without it; only the update differs.")
    case .pickerNeedsParent:
      .unseen("the original crashes there; here nothing changes, with the correction or without it.")
    case .boundByData:
      .film(
        above: "The slider below Volume writes its level into Brightness.",
        below: "Corrected, it writes into the row that it is folded under.")
    case .keepsEdits:
      .film(
        above: "The screen appears again, and the name is gone.", below: "Corrected, what was entered stays.")
    case .nestedRows:
      .film(
        above: "Trip unfolds, and Breakfast shows below Hotel, which is marked as folded.",
        below: "Corrected, Hotel stays folded until it is tapped.")
    case .checkedList:
      .unseen("the row is never seen; corrected, there is no table, but an error that says where it is.")
    }
  }

  static func filmName(_ correction: ExpandableTable.Correction) -> String {
    "ExpandableTable-\(correction.name).svg"
  }

  /// A form without a correction, and below it one with all.
  static func film(_ correction: ExpandableTable.Correction) throws -> FaultFilm {
    let fault = try fault(showing: correction)
    let list = try DescriptorList(sections: fault.rows, corrections: [])
    let lists = [ExpandableTable.Corrections.all.subtracting([correction]), .all].map {
      ExpandableTable(list, sectionTitles: Array(fault.titles.prefix(list.sectionCount)), corrections: $0)
    }
    let scene = scene(fault, on: lists[1])
    let pace = scene.pace(lists)
    return FaultFilm(
      panels: zip([correction.source.label, "corrected"], lists).map {
        FilmPanel($0, $1, scene, playing: scene.steps, pace: pace)
      }, events: scene.told(pace), sight: sight(of: correction),
      stillAt: fault.stands.map { Int(pace.time(of: scene.steps[$0].at + 0.2) * FaultFilm.rate) })
  }

  /// The events a second and a half apart, each with a finger on the row that it is about.
  private static func scene(_ fault: Fault, on table: ExpandableTable) -> ListScene<ExpandableTable> {
    var table = table
    table.resize(toWidth: 320, at: .zero)
    var height = table.contentHeight
    let steps = fault.events.enumerated().map { index, event in
      let time = 1.5 * Double(index)
      table.advance(to: Time(time))
      let row = event.row(in: table)
      let top = row.flatMap { table.top(of: $0) } ?? 0
      let place = row.map { Vector(event.x, top + (table.height(of: $0) ?? 0) / 2) }
      _ = event.play(&table, at: Time(time))
      height = max(height, table.contentHeight)
      return ListScene<ExpandableTable>.Step(
        at: time, sentence: event.sentence, tap: place, play: { event.play(&$0, at: $1) })
    }
    return ListScene(steps: steps, height: min(height, 250))
  }

  /// The films of all corrections that can be seen.
  func films() throws -> [Document] {
    try ExpandableTable.Correction.allCases.compactMap { correction in
      try Self.sight(of: correction).document(
        Self.filmName(correction), title: "ExpandableTable, \(correction.name)", try Self.film(correction),
        in: design.folder)
    }
  }
}

extension ExpandableTablePage.Event {
  /// The row under the finger.
  fileprivate func row(in table: ExpandableTable) -> RowID? {
    switch self {
    case .tap(let section, let row): table.id(for: RowPosition(section: section, row: row))
    case .type(_, let row), .slide(_, let row): RowID(row)
    case .appear: nil
    }
  }

  /// Where the finger is across the row, in points.
  fileprivate var x: Double {
    switch self {
    case .tap, .type, .appear: 120
    case .slide(let level, _): 30 + 26 * level
    }
  }

  fileprivate var sentence: String {
    switch self {
    case .tap: "A finger taps the row."
    case .type(let text, _): text.isEmpty ? "The field is emptied." : "“\(text)” is typed."
    case .slide(let level, _): "The slider goes to \(number(level))."
    case .appear: "The screen appears again."
    }
  }
}
