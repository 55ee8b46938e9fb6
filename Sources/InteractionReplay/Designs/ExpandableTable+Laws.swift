import ExpandableTable
import HeadlessTable
import InteractionLaws

extension ExpandableTable {
  static let lawEvents: [CustomEvent<ExpandableTable>] = [
    CustomEvent("expand all") { table, time in table.expandAll(at: time) },
    CustomEvent("collapse all") { table, time in table.collapseAll(at: time) },
    CustomEvent("reveal 4") { table, time in table.reveal(RowID(4), at: time) },
    CustomEvent("type") { table, _ in table.textChanged(RowID(1), to: "Typed") },
    CustomEvent("switch on") { table, _ in table.switchChanged(RowID(3), isOn: true) },
    CustomEvent("slide to 7") { table, _ in table.sliderChanged(RowID(7), to: 7) },
    CustomEvent("confirm a date") { table, _ in table.dateChosen(RowID(4), text: "Jan 1, 2001") },
    CustomEvent("insert a question above 0") { table, time in
      table.editIfValid(.insert(questionRows, .above(RowID(0))), at: time)
    },
    CustomEvent("insert a field under 0") { table, time in
      table.editIfValid(.insert([RowDescriptor("idCellTextfield", value: "New")], .under(RowID(0))), at: time)
    },
    CustomEvent("remove 2") { table, time in table.editIfValid(.remove(RowID(2)), at: time) },
    CustomEvent("remove the row at 1") { table, time in
      table.id(for: RowPosition(row: 1)).map { table.editIfValid(.remove($0), at: time) } ?? .none
    },
    CustomEvent("move 6 under 0") { table, time in table.editIfValid(.move(RowID(6), .under(RowID(0))), at: time) },
    CustomEvent("move 0 to the end of section 1") { table, time in
      table.editIfValid(.move(RowID(0), .row(table.rows(inSection: 1).count, inSection: 1)), at: time)
    },
    CustomEvent("move 1 below 6") { table, time in table.editIfValid(.move(RowID(1), .below(RowID(6))), at: time) },
    CustomEvent("insert a section") { table, time in
      table.editIfValid(.insertSection(questionRows, title: "New", index: 1), at: time)
    },
    CustomEvent("remove section 1") { table, time in table.editIfValid(.removeSection(1), at: time) },
    CustomEvent("move section 2 to 0") { table, time in table.editIfValid(.moveSection(2, to: 0), at: time) },
  ]

  private static let questionRows = [
    RowDescriptor("idCellNormal", isExpandable: true, isExpanded: true, additionalRows: 1),
    RowDescriptor("idCellValuePicker", primaryTitle: "Choice"),
  ]

  static let lawUndo = ListLaw.Undo<ExpandableTable>({ table, time in table.undo(at: time) }) { table in
    var table = table
    if table.editedRow != nil {
      // An undo first discards text that is being typed, so the described state leaves it out. Something is typed, so that this
      // undo has text to discard and leaves the last change alone.
      _ = table.type("?", at: .zero)
      _ = table.undo(at: .zero)
    }
    // A search needs the text after most events, so it is built without interpolation, which is slow in a debug build.
    var text = ""
    for (section, title) in table.sectionTitles.enumerated() {
      text += (text.isEmpty ? "" : "; ") + title + ": "
      for (index, row) in table.rows(inSection: section).enumerated() {
        if index > 0 { text += ", " }
        text += row.rawValue.description
        text += " "
        text += table.indentLevel(of: row).description
        text += " "
        text += table.primaryTitle(of: row)
        text += " "
        text += table.descriptor(of: row)?.value ?? ""
      }
    }
    return text
  }

  /// Returns a form with rows of each of the article's kinds, nested two levels deep, in three sections; if `rows` is greater
  /// than 4, the first section has `rows` more.
  static func lawSample(rows: Int) -> DescriptorList {
    func hiddenRow(_ kind: String, value: String = "") -> RowDescriptor {
      RowDescriptor(kind, value: value, isVisible: false)
    }
    func parent(_ additionalRows: Int, isVisible: Bool = true) -> RowDescriptor {
      RowDescriptor("idCellNormal", isExpandable: true, isVisible: isVisible, additionalRows: additionalRows)
    }
    var sections = [
      [
        parent(4), hiddenRow("idCellTextfield"), parent(2, isVisible: false), hiddenRow("idCellSwitch", value: "false"),
        hiddenRow("idCellDatePicker"),
      ],
      [RowDescriptor("idCellNormal"), parent(1), hiddenRow("idCellSlider", value: "0.0")],
      [parent(2), hiddenRow("idCellValuePicker"), hiddenRow("idCellValuePicker")],
    ]
    // Make the first section longer, so that the table scrolls.
    if rows > 4 { sections[0] += (0..<rows).map { _ in RowDescriptor("idCellNormal") } }
    do {
      return try DescriptorList(sections: sections)
    } catch {
      preconditionFailure("The laws' sample form is invalid: \(error.description)")
    }
  }
}
