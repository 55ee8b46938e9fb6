import ArticleForm
import ExpandableTable

extension ExpandableTablePage {
  private typealias Event = (words: String, play: (inout ExpandableTable) -> ListEffects)

  /// A list and a few events that show one fault.
  private struct Fault {
    let rows: [[RowDescriptor]]
    let events: [Event]
  }

  private static func tap(_ section: Int, _ row: Int) -> Event {
    (
      "tap (\(section), \(row))",
      { $0.rowSelected(RowPosition(section: section, row: row), at: .zero) }
    )
  }

  private static func type(_ text: String, _ row: Int) -> Event {
    ("type \(text.isEmpty ? "nothing" : text) in row \(row)", { $0.textChanged(RowID(row), to: text) })
  }

  private static func parent(_ rows: Int, isVisible: Bool = true, isExpanded: Bool = false) -> RowDescriptor {
    RowDescriptor(
      "idCellNormal", isExpandable: true, isExpanded: isExpanded, isVisible: isVisible, additionalRows: rows)
  }

  private static let hidden = RowDescriptor("x", isVisible: false)

  private static func fault(showing correction: ExpandableTable.Correction) throws -> Fault {
    let form = ArticleForm.rows
    switch correction {
    case .emptySection: return Fault(rows: [[parent(0), parent(1), hidden]], events: [tap(0, 0), tap(0, 1)])
    case .nameParts:
      return Fault(
        rows: form, events: [tap(0, 0), type("Smith", 2), type("Mary Jane", 1), type("X", 2), type("", 1)])
    case .changedRowsOnly: return Fault(rows: form, events: [tap(0, 0), tap(0, 1), type("M", 1)])
    case .pickerNeedsParent:
      return Fault(rows: [[RowDescriptor("idCellValuePicker", primaryTitle: "Red")]], events: [tap(0, 0)])
    case .boundByData:
      let slider = RowDescriptor("idCellSlider", value: "0.0", isVisible: false)
      return Fault(
        rows: [[parent(1), slider], [], [parent(1), hidden]],
        events: [tap(0, 0), ("slide to 4", { $0.sliderChanged(RowID(1), to: 4) })])
    case .keepsEdits:
      let list = try DescriptorList(sections: form)
      return Fault(
        rows: form, events: [tap(0, 0), type("Mary", 1), ("the screen appears", { $0.screenAppeared(loading: list) })])
    case .nestedRows:
      return Fault(rows: [[parent(3), parent(1, isVisible: false), hidden, hidden]], events: [tap(0, 0), tap(0, 1)])
    }
  }

  /// Every correction: what the source says of it, and what both sides do.
  func corrections() throws -> Section {
    var blocks = [
      """
      Each is a member of `corrections`; all are on unless one leaves them out, `[]` is the article to the letter. The table \
      gives, after each event, the rows of the sections that show, the titles of the questions, the update and what is \
      reported; "article" is without this one correction.
      """
    ]
    for correction in ExpandableTable.Correction.allCases {
      let fault = try Self.fault(showing: correction)
      let list = try DescriptorList(sections: fault.rows)
      let article = Self.cells(fault, ExpandableTable(list, corrections: .all.subtracting([correction])))
      let corrected = Self.cells(fault, ExpandableTable(list))
      guard article != corrected else {
        throw SourceError.malformed("the events for \(correction.name) show no difference", in: design.folder)
      }
      blocks += try design.fault(correction, Self.lesson(correction))
      blocks.append(
        Markdown.table(
          ["event", "article", "corrected"],
          fault.events.indices.map { [fault.events[$0].words, article[$0], corrected[$0]] }))
    }
    return Section(.corrections, blocks)
  }

  private static func cells(_ fault: Fault, _ table: ExpandableTable) -> [String] {
    var table = table
    return fault.events.map { event in
      let effects = event.play(&table)
      let rows = table.visibleRowsPerSection.map { $0.map(String.init).joined(separator: " ") }
      let titles = (0..<table.sectionCount).flatMap { table.topRows(ofSection: $0) }
        .map { table.primaryTitle(of: $0) }.filter { !$0.isEmpty }.map { "“\($0)”" }
      let shown = rows.map { $0.isEmpty ? "–" : $0 }.joined(separator: " · ")
      return ([shown] + titles + [effects.update.words] + effects.notices.map { "*\($0.name)*" })
        .filter { $0 != "–" }.joined(separator: "<br>")
    }
  }
}
