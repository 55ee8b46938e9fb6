import ExpandableTable
import HeadlessTable
import InteractionLaws

extension ListDesign {
  /// The form of ExpandableTable, with rows from a property list or from JSON, and the article's section titles.
  public static let expandableTable = ListDesign(
    "expandable-table", keys: ["descriptors", "kinds", "pinsHeaders", "unfolding"], hasViewport: false,
    scripting: ListScripting(
      actions: ExpandableTable.RowAction.allCases.map { $0.rawValue }, events: ExpandableTable.scriptEvents,
      timeline: ["visible", "titles"],
      // Without `emptySection`, the original crashes while it loads a list with an empty section, before the first event.
      initialEffects: { table in table.originalHasCrashed ? ListEffects(notices: [.originalWouldCrash]) : .none },
      state: { table, effects, _ in table.list.state(after: effects.update) },
      row: { table, id, time in
        var state: [String: JSON] = [
          "title": .string(table.primaryTitle(of: id)), "secondaryTitle": .string(table.secondaryTitle(of: id)),
          "isExpanded": .bool(table.isExpanded(id)),
        ]
        state["value"] = table.value(of: id)?.json
        return table.place(of: id, at: time).map { .init(top: $0.top, height: $0.height, state: state) }
      }),
    laws: Laws(
      customEvents: ExpandableTable.lawEvents, undo: ExpandableTable.lawUndo, special: [.collapsingUndoesExpanding]
    ) {
      rows in
      ["descriptors": JSON(ExpandableTable.lawSample(rows: rows).propertyList)]
    },
    read: { fields, _ throws(ScriptError) in
      let value = try fields.required("descriptors", "an array of sections or the path of a property list")
      let kinds = try fields["kinds"]?.rowKinds() ?? []
      let corrections = try fields.corrections(of: NamedCorrection.all(of: ExpandableTable.Correction.self))
      let list = try value.descriptors(kinds: kinds, corrections: CorrectionSet(named: corrections))
      let titles = ExpandableTable.ArticleApp.sectionTitles(count: list.sectionCount)
      // A path stays a path; rows are written with all of their keys.
      let writtenDescriptors: JSON = if case .string = value.value { value.value } else { JSON(list.propertyList) }
      let pinsHeaders = try fields.bool("pinsHeaders", or: false)
      var options = ["descriptors": writtenDescriptors]
      let unfolding = try fields.choice(
        "unfolding", of: ExpandableTable.Unfolding.allCases, named: { $0.rawValue }, or: .any)
      if unfolding != .any { options["unfolding"] = .string(unfolding.rawValue) }
      if !kinds.isEmpty { options["kinds"] = .array(kinds.map { $0.json }) }
      if pinsHeaders { options["pinsHeaders"] = .bool(true) }
      let minimumHeight = kinds.reduce(RowControl.plain.height) { min($0, $1.height) }
      return Configuration(options: options, minimumRowHeight: minimumHeight) { corrections in
        ExpandableTable(
          list, sectionTitles: titles, pinsHeaders: pinsHeaders, unfolding: unfolding, corrections: corrections)
      }
    })
}

// MARK: - Events

extension ExpandableTable {
  fileprivate static let scriptEvents: [ListScriptEvent<ExpandableTable>] =
    [
      ListScriptEvent("select", keys: ["section", "row"]) { fields, _ throws(ScriptError) in
        let position = RowPosition(section: try fields.integer("section"), row: try fields.integer("row"))
        return { table, time in table.rowSelected(position, at: time) }
      },
      rowEvent("setText", "text") { fields throws(ScriptError) in
        let text = try fields.string("text")
        return { table, row, _ in table.textChanged(row, to: text) }
      },
      rowEvent("setSwitch", "isOn") { fields throws(ScriptError) in
        let isOn = try fields.required("isOn", "true or false").bool()
        return { table, row, _ in table.switchChanged(row, isOn: isOn) }
      },
      rowEvent("setSlider", "value") { fields throws(ScriptError) in
        let value = try fields.number("value")
        return { table, row, _ in table.sliderChanged(row, to: value) }
      },
      rowEvent("setDate", "text") { fields throws(ScriptError) in
        let text = try fields.string("text")
        return { table, row, _ in table.dateChosen(row, text: text) }
      },
      rowEvent("reveal") { _ in { table, row, time in table.reveal(row, at: time) } },
      ListScriptEvent("expandAll") { _, _ in { table, time in table.expandAll(at: time) } },
      ListScriptEvent("collapseAll") { _, _ in { table, time in table.collapseAll(at: time) } },
    ] + editEvents

  private typealias RowChange = @Sendable (inout ExpandableTable, RowID, Time) -> ListEffects

  /// Creates an event for a row, given by its id, or by its section and its index there, counting hidden rows.
  private static func rowEvent(
    _ kind: String, _ keys: String..., read: @escaping @Sendable (ScriptFields) throws(ScriptError) -> RowChange
  ) -> ListScriptEvent<ExpandableTable> {
    ListScriptEvent(kind, keys: ["section", "row", "id"] + keys) { fields, table throws(ScriptError) in
      let otherKey = ["section", "row"].first { fields[$0] != nil }
      if fields["id"] != nil, let otherKey {
        throw fields.error(about: otherKey, "expected either id, or section and row, found id and \(otherKey)")
      }
      let row = try fields["id"] == nil ? table.row(fields) : fields.rowID("id")
      let change = try read(fields)
      return { table, time in change(&table, row, time) }
    }
  }

  private func row(_ fields: ScriptFields) throws(ScriptError) -> RowID {
    let (section, row) = (try fields.integer("section"), try fields.integer("row"))
    guard (0..<sectionCount).contains(section) else {
      throw fields.error(
        about: "section", "\(section) is out of range (number of sections: \(sectionCount.countText))")
    }
    guard let id = id(ofRow: row, inSection: section) else {
      let count = rows(inSection: section).count
      throw fields.error(
        about: "row",
        "\(row) is out of range (rows in section \(section), including hidden ones: \(count.countText))")
    }
    return id
  }
}

// MARK: - Traces

extension ExpandableTable {
  /// Returns the form's state for traces, including the last event's update.
  fileprivate func state(after update: ListUpdate) -> [String: JSON] {
    let visibleRows = visibleRowsPerSection
    func sections(_ values: [[JSON]]) -> JSON { .array(values.map { .array($0) }) }
    func numbers(_ values: [[Int]]) -> JSON { sections(values.map { $0.map { .number(Double($0)) } }) }
    func topTitles(_ title: (RowID) -> String) -> JSON {
      sections((0..<sectionCount).map { topRows(ofSection: $0).map { .string(title($0)) } })
    }
    let heights = visibleRows.enumerated().map { section, rows in
      rows.map { row in JSON.number(id(ofRow: row, inSection: section).flatMap { height(of: $0) }) }
    }
    var valuesByID: [String: JSON] = [:]
    for (row, value) in values { valuesByID[String(row.rawValue)] = value.json }
    return [
      "visible": numbers(visibleRows), "expanded": numbers(expandedRowsPerSection),
      "titles": topTitles(primaryTitle(of:)), "secondaryTitles": topTitles(secondaryTitle(of:)),
      "values": .object(valuesByID), "heights": sections(heights), "update": .update(update, as: .sectioned),
    ]
  }
}

extension FormValue {
  fileprivate var json: JSON {
    switch self {
    case .text(let text), .date(let text), .choice(let text): .string(text)
    case .isOn(let isOn): .bool(isOn)
    case .level(let level): .number(Double(level))
    }
  }
}
