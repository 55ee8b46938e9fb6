/// A value entered in a row of a form.
///
///     if case .text(let name) = table.value(of: RowID(1)) { print(name) }
public enum FormValue: Hashable, Sendable {
  /// The text of a field, or of a row that your app draws.
  case text(String)
  /// The confirmed date as text; before a date is confirmed, the title of the row's parent if that is a date;
  /// otherwise an empty string.
  case date(String)
  /// Whether a switch is on.
  case isOn(Bool)
  /// The level of a slider, 0...10.
  case level(Int)
  /// The title of a row that has choices; making a choice replaces it.
  case choice(String)
}

extension ExpandableTable {
  /// The current values of the form, by row id.
  ///
  /// A choice is keyed by the id of the row that it answers, and takes the place of a value entered in that row itself. Any
  /// other value is keyed by the id of the row in which it is entered.
  ///
  /// - Complexity: O(*n*) in the number of rows.
  public var values: [RowID: FormValue] {
    var values = [RowID: FormValue]()
    func add(_ value: FormValue, _ row: Int) { values[RowID(row)] = value }
    rows.tree.forEachID { id in
      guard data.isRow(id.rawValue) else { return }
      if let value = value(of: id) { add(value, id.rawValue) }
      if data.binding(of: id.rawValue) == .choice, let parent = data.parent(of: id.rawValue) {
        add(.choice(self[.primaryTitle, parent]), parent)
      }
    }
    return values
  }

  /// Returns the value entered in a row.
  ///
  /// - Parameter id: The row, which may be hidden.
  /// - Returns: The value, or nil for a row in which no value can be entered, such as a question or a choice, and for ids
  ///   that belong to no row.
  /// - Complexity: O(1); in a date row without a confirmed date, O(*l*) in the length of the title above.
  public func value(of id: RowID) -> FormValue? {
    guard contains(id) else { return nil }
    let value = self[.value, id.rawValue]
    switch data.control(of: id.rawValue) {
    case .plain: return accepts(.textField, in: id.rawValue) ? .text(value) : nil
    case .normal, .valuePicker: return nil
    case .textField: return .text(value)
    case .onOff: return .isOn(value == "true")
    case .slider: return .level(Self.wholeLevel(Self.level(in: value)))
    case .datePicker, .dateTimePicker:
      return .date(value.isEmpty ? dateInTitle(above: id.rawValue) : value)
    }
  }

  /// Returns the title of a row's parent if the title is a date; otherwise an empty string.
  ///
  /// In some lists, the date of a date row is stored only in the parent's title. In others, the title is an answer entered in
  /// another row under the parent.
  private func dateInTitle(above row: Int) -> String {
    guard let parent = data.parent(of: row) else { return "" }
    let title = self[.primaryTitle, parent]
    return CalendarDate(text: title) == nil ? "" : title
  }

  /// Returns the primary title of a row: an answer, a field's placeholder, a switch's label, or the text of a choice.
  ///
  /// - Parameter id: The row, which may be hidden.
  /// - Returns: The text; empty for ids that belong to no row.
  /// - Complexity: O(1), or O(*l*) in the length of an answer that is joined from parts.
  public func primaryTitle(of id: RowID) -> String {
    contains(id) ? self[.primaryTitle, id.rawValue] : ""
  }

  /// Returns the question of a row.
  ///
  /// - Parameter id: The row, which may be hidden.
  /// - Returns: The text; empty for ids that belong to no row.
  /// - Complexity: O(1).
  public func secondaryTitle(of id: RowID) -> String {
    contains(id) ? self[.secondaryTitle, id.rawValue] : ""
  }

  /// Returns the kind that a row's identifier names, which decides the row's control and its height, unless a height is set
  /// for the row.
  ///
  /// - Parameter id: The row, which may be hidden.
  /// - Returns: The kind; a plain one without an identifier for rows with an unknown identifier, and for ids that belong
  ///   to no row.
  /// - Complexity: O(1).
  public func kind(of id: RowID) -> RowKind {
    contains(id) ? data.kind(of: id.rawValue) : data.kinds[RowKinds.plainIndex]
  }

  /// Returns the height of rows with an identifier, in points, unless a height is set for a row.
  ///
  /// - Parameter identifier: The cell identifier.
  /// - Returns: The height, 0 or more; 44 for an unknown identifier.
  /// - Complexity: O(*k*) in the number *k* of kinds.
  public func height(ofKind identifier: String) -> Double { data.kinds.height(ofKind: identifier) }

  /// Returns whether selecting a row shows and hides the rows folded under it.
  ///
  /// - Parameter id: The row, which may be hidden.
  /// - Returns: True for an expandable row; false for any other, and for ids that belong to no row.
  /// - Complexity: O(1).
  public func isExpandable(_ id: RowID) -> Bool {
    contains(id) && data.isExpandable(id.rawValue)
  }

  /// Returns the current descriptor of a row, with its value and visibility.
  ///
  /// - Parameter id: The row, which may be hidden.
  /// - Returns: The descriptor, or nil for ids that belong to no row.
  /// - Complexity: O(log *n*) in the number of rows.
  public func descriptor(of id: RowID) -> RowDescriptor? {
    contains(id) ? descriptor(of: id.rawValue, isVisible: shows(id.rawValue)) : nil
  }

  /// Returns the ids of all rows of a section, including hidden ones.
  ///
  /// - Parameter section: The section's index, from 0.
  /// - Returns: The ids in order; empty if there is no such section.
  /// - Complexity: O(log *n*) in the number of rows, both for the call and for each access to an id.
  public func rows(inSection section: Int) -> some RandomAccessCollection<RowID> {
    let indices = (0..<sectionCount).contains(section) ? sections.rowIndices(ofSection: section) : 0..<0
    return indices.lazy.map { [tree = rows.tree] in tree.id(index: $0) }
  }

  /// Returns the id of a row, given its index among all rows of its section.
  ///
  /// - Parameters:
  ///   - row: The row's index, from 0, counting hidden rows.
  ///   - section: The section's index, from 0.
  /// - Returns: The id, or nil if there is no such row.
  /// - Complexity: O(log *n*) in the number of rows.
  public func id(ofRow row: Int, inSection section: Int) -> RowID? {
    guard (0..<sectionCount).contains(section) else { return nil }
    let indices = sections.rowIndices(ofSection: section)
    return (0..<indices.count).contains(row) ? rows.tree.id(index: indices.lowerBound + row) : nil
  }

  /// Returns the rows of a section that are folded under no other row.
  ///
  /// - Parameter section: The section's index, from 0.
  /// - Returns: The ids in order; empty if there is no such section.
  /// - Complexity: O(*k* log *n*) for *k* returned rows, of *n* rows.
  public func topRows(ofSection section: Int) -> [RowID] {
    guard (0..<sectionCount).contains(section) else { return [] }
    return outermostRows(in: sections.rowIndices(ofSection: section)).map { RowID($0) }
  }
}
