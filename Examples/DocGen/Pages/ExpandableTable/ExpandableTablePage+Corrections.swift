import ArticleForm
import ExpandableTable

extension ExpandableTablePage {
  /// Something that a person or the app does to the list.
  enum Event: Sendable {
    case tap(Int, Int)
    case type(String, Int)
    case slide(Double, Int)
    case appear(DescriptorList)

    /// What it is in the table.
    var words: String {
      switch self {
      case .tap(let section, let row): say("tap") + " (\(section), \(row))"
      case .type("", let row): say("type nothing in row $1", String(row))
      case .type(let text, let row): say("type $1 in row $2", text, String(row))
      case .slide(let level, _): say("slide to") + " " + number(level)
      case .appear: say("the screen appears")
      }
    }

    func play(_ table: inout ExpandableTable, at time: Time) -> ListEffects {
      switch self {
      case .tap(let section, let row): table.rowSelected(RowPosition(section: section, row: row), at: time)
      case .type(let text, let row): table.textChanged(RowID(row), to: text)
      case .slide(let level, let row): table.sliderChanged(RowID(row), to: level)
      case .appear(let list): table.screenAppeared(loading: list)
      }
    }
  }

  /// A list and a few events that show one fault.
  struct Fault: Sendable {
    let rows: [[RowDescriptor]]
    /// The sections' titles on film.
    var titles = ["Person", "Preferences", "Level"]
    let events: [Event]
    /// The number of the event after which the film stands, where another one differs more.
    var stands: Int?
  }

  private static func parent(
    _ title: String, _ rows: Int, isVisible: Bool = true, isExpanded: Bool = false
  ) -> RowDescriptor {
    RowDescriptor(
      "idCellNormal", secondaryTitle: title, isExpandable: true, isExpanded: isExpanded, isVisible: isVisible,
      additionalRows: rows)
  }

  private static func hidden(_ title: String) -> RowDescriptor {
    RowDescriptor("idCellNormal", primaryTitle: title, isVisible: false)
  }

  static func fault(showing correction: ExpandableTable.Correction) throws -> Fault {
    let form = ArticleForm.rows
    switch correction {
    case .emptySection:
      return Fault(
        rows: [[parent("Empty", 0), parent("Full", 1), hidden("Inside")]], events: [.tap(0, 0), .tap(0, 1)])
    case .nameParts:
      return Fault(
        rows: form,
        events: [.tap(0, 0), .type("Smith", 2), .type("Mary Jane", 1), .type("X", 2), .type("", 1)], stands: 3)
    case .changedRowsOnly: return Fault(rows: form, events: [.tap(0, 0), .tap(0, 1), .type("M", 1)])
    case .pickerNeedsParent:
      return Fault(rows: [[RowDescriptor("idCellValuePicker", primaryTitle: "Red")]], events: [.tap(0, 0)])
    case .boundByData:
      let slider = RowDescriptor("idCellSlider", value: "0.0", isVisible: false)
      return Fault(
        rows: [[parent("Volume", 1), slider], [], [parent("Brightness", 1), hidden("Inside")]],
        titles: ["Sound", "Nothing", "Picture"],
        events: [.tap(0, 0), .slide(4, 1)])
    case .keepsEdits:
      let list = try DescriptorList(sections: form)
      return Fault(rows: form, events: [.tap(0, 0), .type("Mary", 1), .appear(list)])
    case .nestedRows:
      return Fault(
        rows: [[parent("Trip", 3), parent("Hotel", 1, isVisible: false), hidden("Breakfast"), hidden("Train")]],
        titles: ["Plans"],
        events: [.tap(0, 0), .tap(0, 1)], stands: 0)
    case .checkedList:
      return Fault(rows: [[parent("Trip", 1), hidden("Train"), hidden("Plane")]], events: [.tap(0, 0)])
    }
  }

  /// Every correction: what the source says of it, and what both sides do.
  func corrections() throws -> Marks {
    var marks: Marks = [:]
    for correction in ExpandableTable.Correction.allCases {
      let fault = try Self.fault(showing: correction)
      let article = Self.cells(fault, .all.subtracting([correction]))
      let corrected = Self.cells(fault, .all)
      guard article != corrected else {
        throw SourceError.malformed("the events for \(correction.name) show no difference", in: design.folder)
      }
      marks += try design.fault(correction, decidedBy: Self.code(of: correction))
      marks += Self.sight(of: correction).marks(correction.name)
      marks["trace \(correction.name)"] = Markdown.table(
        ["event", correction.source.label, "corrected"].map { say($0) },
        fault.events.indices.map { [fault.events[$0].words, article[$0], corrected[$0]] })
    }
    return marks
  }

  /// A piece of the line that decides, where several ask for a correction.
  private static func code(of correction: ExpandableTable.Correction) -> String? {
    switch correction {
    case .nameParts: "replaceText(text, inPart"
    case .changedRowsOnly: "? changedRows()"
    case .boundByData: "enterAsBound"
    case .nestedRows: "hideDepth(under"
    case .emptySection, .pickerNeedsParent, .keepsEdits, .checkedList: nil
    }
  }

  /// What each event does; where the list is refused, why.
  private static func cells(_ fault: Fault, _ corrections: ExpandableTable.Corrections) -> [String] {
    var table: ExpandableTable
    do throws(DescriptorError) {
      let list = try DescriptorList(sections: fault.rows, corrections: corrections)
      table = ExpandableTable(list, corrections: corrections)
    } catch {
      return fault.events.map { _ in say(error.description) }
    }
    return fault.events.map { event in
      let effects = event.play(&table, at: .zero)
      let shown = table.visibleRowsPerSection.enumerated().map { section, rows in
        let titles = table.topRows(ofSection: section).map { table.primaryTitle(of: $0) }.filter { !$0.isEmpty }
        return ((rows.isEmpty ? ["–"] : rows.map(String.init)) + titles.map { "“\($0)”" }).joined(separator: " ")
      }.joined(separator: " · ")
      return ([shown, effects.update.words] + effects.notices.map { "*\($0.name)*" })
        .filter { $0 != "–" }.joined(separator: "<br>")
    }
  }
}
