import ExpandableTable
import HeadlessTable

// Everything that scripts and traces of expandable-table have: what events do, and what a trace says of a form.

extension Script {
  static func play(_ events: [Timed<FormStep>], to table: ExpandableTable) -> [Trace.Step] {
    var table = table
    return steps(events) { event, time in
      // With fewer corrections the original may crash while it loads its list, before the first event.
      var effects = ListEffects()
      if event == nil, table.originalHasCrashed { effects.notices = [.originalWouldCrash] }
      if let event { effects = table.play(event, at: time) }
      return (effects.notices.map(\.name), .object(table.state(after: effects.update)))
    }
  }

  static func play(_ events: [Timed<TableStep>], to form: ExpandableTable, in setup: TableSetup) -> [Trace.Step] {
    var table = HeadlessTable(
      form, width: setup.width, height: setup.height, direction: setup.direction, policies: setup.policies)
    return steps(events) { event, time in
      let notices = event.map { table.play($0, at: time) } ?? []
      return (notices.map(\.name), .object(table.formState(at: time)))
    }
  }
}

extension ExpandableTable {
  fileprivate mutating func play(_ step: FormStep, at time: Time) -> ListEffects {
    advance(to: time)
    func id(_ place: RowPosition) -> RowID { self.id(ofRow: place.row, inSection: place.section) ?? RowID(-1) }
    switch step {
    case .select(let position): return rowSelected(at: position, time: time)
    case .setText(let row, let text): return textChanged(id(row), to: text)
    case .setSwitch(let row, let isOn): return switchChanged(id(row), isOn: isOn)
    case .setSlider(let row, let value): return sliderChanged(id(row), to: value)
    case .setDate(let row, let text): return dateChosen(id(row), text: text)
    case .reveal(let row): return reveal(id(row), at: time)
    case .expandAll: return expandAll(at: time)
    case .collapseAll: return collapseAll(at: time)
    case .perform(let action, let row): return perform(action, on: row, at: time)
    case .wait: return .none
    }
  }

  /// What a trace says of a form, with the update that led to it.
  fileprivate func state(after update: ListUpdate) -> [String: JSON] {
    let visible = visibleRowsPerSection
    let ids = visible.enumerated().map { section, rows in
      rows.compactMap { id(ofRow: $0, inSection: section) }
    }
    func sections(_ values: [[JSON]]) -> JSON { .array(values.map { .array($0) }) }
    func topTitles(_ title: (RowID) -> String) -> JSON {
      sections((0..<sectionCount).map { topRows(ofSection: $0).map { .string(title($0)) } })
    }
    return [
      "visible": sections(visible.map { $0.map { .number(Double($0)) } }),
      "expanded": sections(expandedRowsPerSection.map { $0.map { .number(Double($0)) } }),
      "titles": topTitles(primaryTitle(of:)), "secondaryTitles": topTitles(secondaryTitle(of:)),
      "values": .object(
        Dictionary(uniqueKeysWithValues: values.map { (String($0.key.rawValue), $0.value.json) })),
      "heights": sections(ids.map { $0.map { .number(height(of: $0)) } }), "update": .object(update.written),
    ]
  }
}

extension HeadlessTable<ExpandableTable> {
  /// What a trace says of a table that holds a form.
  fileprivate func formState(at time: Time) -> [String: JSON] {
    let contentOffset = contentOffset(at: time)
    let rows = rowsInSight(at: time).map { id in
      var state: [String: JSON] = [
        "title": .string(list.primaryTitle(of: id)), "secondaryTitle": .string(list.secondaryTitle(of: id)),
        "isExpanded": .bool(list.isExpanded(id)),
      ]
      state["value"] = list.value(of: id)?.json
      return JSON.object([
        "id": .number(Double(id.rawValue)), "y": .number((list.top(of: id) ?? 0) - contentOffset),
        "height": .number(list.height(of: id)), "state": .object(state),
      ])
    }
    return [
      "contentOffset": .number(contentOffset),
      "open": .array(list.openRows.map { .number(Double($0.rawValue)) }), "rows": .array(rows),
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

extension ListUpdate {
  /// The update as traces write it: every row by itself.
  fileprivate var written: [String: JSON] {
    func rows(_ ranges: [Rows]) -> JSON {
      .array(
        ranges.flatMap { rows in
          rows.range.map { .array([.number(Double(rows.section)), .number(Double($0))]) }
        })
    }
    return [
      "deleted": rows(deleted), "inserted": rows(inserted), "reloaded": rows(reloaded),
      "reloadedSections": .array(reloadedSections.map { .number(Double($0)) }), "reloadedAll": .bool(reloadsAll),
    ]
  }
}
