/// What has been entered in a row of a form.
public enum FormValue: Hashable, Sendable {
  /// The text of a field.
  case text(String)
  /// The date that was confirmed, as its text; empty before.
  case date(String)
  /// Whether a switch is on.
  case isOn(Bool)
  /// The level of a slider, 0...10.
  case level(Int)
  /// The choice that was made for a row, as its title; empty before.
  case choice(String)
}

extension ExpandableTable {
  /// Everything that can be entered, by the row's id: fields, dates, switches and sliders by their own, choices by that of the
  /// row that they answer.
  ///
  /// - Complexity: O(n).
  public var values: [RowID: FormValue] {
    var values: [RowID: FormValue] = [:]
    for row in list.flags.indices {
      if let value = value(of: RowID(row)) { values[RowID(row)] = value }
      if list.bindings[row] == .choice, let parent = list.parent(of: row) {
        values[RowID(parent)] = .choice(list.primaryTitles[parent])
      }
    }
    return values
  }

  /// What has been entered in a row with a control; nil for any other.
  public func value(of id: RowID) -> FormValue? {
    guard list.flags.indices.contains(id.rawValue) else { return nil }
    let value = list.values[id.rawValue]
    switch list.kind(of: id.rawValue) {
    case .plain, .normal, .valuePicker: return nil
    case .textField: return .text(value)
    case .onOff: return .isOn(value == "true")
    case .slider: return .level(Int(Self.level(of: value)))
    case .datePicker:
      // A list may state the date as its parent's title alone.
      return .date(value.isEmpty ? list.parent(of: id.rawValue).map { list.primaryTitles[$0] } ?? "" : value)
    }
  }

  /// The answer that a row shows; empty for ids that name no row.
  public func primaryTitle(of id: RowID) -> String {
    list.flags.indices.contains(id.rawValue) ? list.primaryTitles[id.rawValue] : ""
  }

  /// The question that a row shows; empty for ids that name no row.
  public func secondaryTitle(of id: RowID) -> String {
    list.flags.indices.contains(id.rawValue) ? list.secondaryTitles[id.rawValue] : ""
  }

  /// What a row is; plain for ids that name no row.
  public func kind(of id: RowID) -> RowKind {
    list.flags.indices.contains(id.rawValue) ? list.kind(of: id.rawValue) : .plain
  }

  /// The id of a row by its place among all rows of its section, hidden ones too; nil where there is none.
  public func id(ofRow row: Int, inSection section: Int) -> RowID? {
    list.row(row, inSection: section).map { RowID($0) }
  }

  /// The rows of a section that are folded under no other, in order; empty where there is no such section.
  ///
  /// - Complexity: O(k) for k such rows.
  public func topRows(ofSection section: Int) -> [RowID] {
    guard (0..<sectionCount).contains(section) else { return [] }
    var rows: [RowID] = []
    var row = list.starts[section]
    while row < list.starts[section + 1] {
      rows.append(RowID(row))
      row = list.below(row).upperBound
    }
    return rows
  }

  /// The list as it is now, to be written back: with what was entered, and with what shows.
  ///
  /// - Complexity: O(n).
  public var descriptors: DescriptorList {
    var list = list
    for (row, isVisible) in visibility.enumerated() {
      if isVisible { list.flags[row].insert(.isVisible) } else { list.flags[row].remove(.isVisible) }
    }
    return list
  }
}
