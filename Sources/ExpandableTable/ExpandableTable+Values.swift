/// What has been entered in a row of a form.
///
///     if case .text(let name) = table.value(of: RowID(1)) { print(name) }
public enum FormValue: Hashable, Sendable {
  /// The text of a field.
  case text(String)
  /// The date that was confirmed, as its text; empty before one is.
  case date(String)
  /// Whether a switch is on.
  case isOn(Bool)
  /// The level of a slider, 0...10.
  case level(Int)
  /// The choice that was made for a row, as its title; empty before one is.
  case choice(String)
}

extension ExpandableTable {
  /// Everything that can be entered, by row id.
  ///
  /// Fields, dates, switches and sliders stand under their own ids, choices under that of the row that they answer.
  ///
  /// - Complexity: O(*n*) in the number of rows.
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

  /// What has been entered in a row with a control.
  ///
  /// - Parameter id: The row, shown or not.
  /// - Returns: The value, or nil for a row without a control and for ids that name no row.
  /// - Complexity: O(1).
  public func value(of id: RowID) -> FormValue? {
    guard list.flags.indices.contains(id.rawValue) else { return nil }
    let value = list.values[id.rawValue]
    switch list.kind(of: id.rawValue) {
    case .plain, .normal, .valuePicker: return nil
    case .textField: return .text(value)
    case .onOff: return .isOn(value == "true")
    case .slider: return .level(Int(Self.level(in: value)))
    case .datePicker:
      // A list may state the date as its parent's title alone.
      return .date(value.isEmpty ? list.parent(of: id.rawValue).map { list.primaryTitles[$0] } ?? "" : value)
    }
  }

  /// The answer that a row shows.
  ///
  /// - Parameter id: The row, shown or not.
  /// - Returns: The text, empty for ids that name no row.
  /// - Complexity: O(1).
  public func primaryTitle(of id: RowID) -> String {
    list.flags.indices.contains(id.rawValue) ? list.primaryTitles[id.rawValue] : ""
  }

  /// The question that a row shows.
  ///
  /// - Parameter id: The row, shown or not.
  /// - Returns: The text, empty for ids that name no row.
  /// - Complexity: O(1).
  public func secondaryTitle(of id: RowID) -> String {
    list.flags.indices.contains(id.rawValue) ? list.secondaryTitles[id.rawValue] : ""
  }

  /// What a row is, which decides its height and its controls.
  ///
  /// - Parameter id: The row, shown or not.
  /// - Returns: The kind, `plain` for ids that name no row.
  /// - Complexity: O(1).
  public func kind(of id: RowID) -> RowKind {
    list.flags.indices.contains(id.rawValue) ? list.kind(of: id.rawValue) : .plain
  }

  /// Whether selecting a row shows and hides the rows folded under it.
  ///
  /// - Parameter id: The row, shown or not.
  /// - Returns: True for an expandable row, false for any other and for ids that name no row.
  /// - Complexity: O(1).
  public func isExpandable(_ id: RowID) -> Bool {
    list.flags.indices.contains(id.rawValue) && list.isExpandable(id.rawValue)
  }

  /// The row's descriptor as it is now, with what was entered and whether it shows.
  ///
  /// - Parameter id: The row, shown or not.
  /// - Returns: The descriptor, or nil for ids that name no row.
  /// - Complexity: O(log *n*) in the number of rows.
  public func descriptor(of id: RowID) -> RowDescriptor? {
    guard list.flags.indices.contains(id.rawValue) else { return nil }
    var descriptor = list.descriptor(of: id.rawValue)
    descriptor.isVisible = shownRow(id) != nil
    return descriptor
  }

  /// The ids of all rows of a section, hidden ones too.
  ///
  /// - Parameter section: The section's index from 0.
  /// - Returns: The ids in order, empty if there is no such section.
  /// - Complexity: O(1).
  public func rows(inSection section: Int) -> some RandomAccessCollection<RowID> {
    let rows = (0..<sectionCount).contains(section) ? list.starts[section]..<list.starts[section + 1] : 0..<0
    return rows.lazy.map { RowID($0) }
  }

  /// The id of a row, by its index among all rows of its section.
  ///
  /// - Parameters:
  ///   - row: The row's index from 0, counting hidden rows.
  ///   - section: The section's index from 0.
  /// - Returns: The id, or nil if there is no such row.
  /// - Complexity: O(1).
  public func id(ofRow row: Int, inSection section: Int) -> RowID? {
    list.row(row, inSection: section).map { RowID($0) }
  }

  /// The rows of a section that are folded under no other.
  ///
  /// - Parameter section: The section's index from 0.
  /// - Returns: The ids in order, empty if there is no such section.
  /// - Complexity: O(*k*) in the number of such rows.
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
  /// - Complexity: O(*n*) in the number of rows.
  public var descriptors: DescriptorList {
    var list = list
    for (row, isVisible) in visibility.enumerated() {
      if isVisible { list.flags[row].insert(.isVisible) } else { list.flags[row].remove(.isVisible) }
    }
    return list
  }
}
