public import ExpandableTable

/// One event of a script for a form whose rows expand.
public enum FormStep: Hashable, Sendable {
  /// The row at a position among those that show is selected.
  case select(RowPosition)
  /// The text of a field, by the row's place among all rows of its section, hidden ones too.
  case setText(RowPosition, String)
  /// A switch.
  case setSwitch(RowPosition, Bool)
  /// A slider.
  case setSlider(RowPosition, Double)
  /// A date, as its text.
  case setDate(RowPosition, String)
  /// Everything that a row is folded under expands.
  case reveal(RowPosition)
  /// Every row expands.
  case expandAll
  /// Every row collapses.
  case collapseAll
  /// The plain action of a row that equals a gesture, by its id.
  case perform(String, on: RowID)
  /// Only time passes.
  case wait

  /// The name in traces, such as `setText` or `perform.expand`.
  public var name: String {
    switch self {
    case .perform(let action, _): written.kind.rawValue + "." + action
    case .select, .setText, .setSwitch, .setSlider, .setDate, .reveal, .expandAll, .collapseAll, .wait:
      written.kind.rawValue
    }
  }
}

extension FormStep: ScriptedEvent {
  enum Kind: String, CaseIterable {
    case select, setText, setSwitch, setSlider, setDate, reveal, expandAll, collapseAll, wait, perform
  }

  init(_ kind: Kind, _ reading: Reading, in setup: FormSetup) throws(ScriptError) {
    func row(_ keys: String...) throws(ScriptError) -> (Fields, RowPosition) {
      let fields = try reading.object(["section", "row"] + keys)
      return (fields, try fields.row(in: setup.descriptors))
    }
    switch kind {
    case .select:
      let fields = try reading.object(["section", "row"])
      self = .select(RowPosition(section: try fields.integer("section"), row: try fields.integer("row")))
    case .setText:
      let (fields, row) = try row("text")
      self = .setText(row, try fields.string("text"))
    case .setSwitch:
      let (fields, row) = try row("isOn")
      self = .setSwitch(row, try fields.required("isOn", "true or false").bool())
    case .setSlider:
      let (fields, row) = try row("value")
      self = .setSlider(row, try fields.number("value"))
    case .setDate:
      let (fields, row) = try row("text")
      self = .setDate(row, try fields.string("text"))
    case .reveal: self = .reveal(try row().1)
    case .expandAll: self = try reading.plain(.expandAll)
    case .collapseAll: self = try reading.plain(.collapseAll)
    case .wait: self = try reading.plain(.wait)
    case .perform:
      let fields = try reading.object(["action", "row"])
      let action = try fields.formAction()
      let row = try fields.integer("row")
      guard (0..<setup.descriptors.count).contains(row) else {
        throw fields.error(at: "row", "\(row) was never the id of a row (there are \(setup.descriptors.count), from 0)")
      }
      self = .perform(action, on: RowID(row))
    }
  }

  var written: (kind: Kind, fields: [String: JSON]) {
    func place(_ row: RowPosition, _ key: String? = nil, _ value: JSON = .null) -> [String: JSON] {
      var fields: [String: JSON] = ["section": .number(Double(row.section)), "row": .number(Double(row.row))]
      if let key { fields[key] = value }
      return fields
    }
    switch self {
    case .select(let row): return (.select, place(row))
    case .setText(let row, let text): return (.setText, place(row, "text", .string(text)))
    case .setSwitch(let row, let isOn): return (.setSwitch, place(row, "isOn", .bool(isOn)))
    case .setSlider(let row, let value): return (.setSlider, place(row, "value", .number(value)))
    case .setDate(let row, let text): return (.setDate, place(row, "text", .string(text)))
    case .reveal(let row): return (.reveal, place(row))
    case .expandAll: return (.expandAll, [:])
    case .collapseAll: return (.collapseAll, [:])
    case .perform(let action, let row):
      return (.perform, ["action": .string(action), "row": .number(Double(row.rawValue))])
    case .wait: return (.wait, [:])
    }
  }
}

extension Fields {
  /// A row by its place among all rows of its section.
  fileprivate func row(in list: DescriptorList) throws(ScriptError) -> RowPosition {
    let (section, row) = (try integer("section"), try integer("row"))
    guard (0..<list.sectionCount).contains(section) else {
      throw error(at: "section", "\(section) is out of range (there are \(list.sectionCount) sections, from 0)")
    }
    guard list.row(row, inSection: section) != nil else {
      let count = list.rowCount(inSection: section)
      throw error(at: "row", "\(row) is out of range (section \(section) has \(count) rows, hidden ones too, from 0)")
    }
    return RowPosition(section: section, row: row)
  }

  /// The name of a plain action that some row of a form may have.
  func formAction() throws(ScriptError) -> String {
    let name = try string("action")
    if ExpandableTable.actionNames.contains(name) { return name }
    throw error(at: "action", "unknown action \(name.quoted) (\(ExpandableTable.actionNames.asChoice))")
  }
}
