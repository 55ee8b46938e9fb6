/// An entry in a row of a form.
///
///     if case .text(let name) = table.value(of: RowID(1)) { print(name) }
public enum FormValue: Hashable, Sendable {
  /// The text of a field, or of a row that your app draws.
  case text(String)
  /// The confirmed date, as text, with a time of day if the wheels have one; empty before one is confirmed.
  case date(String)
  /// Whether a switch is on.
  case isOn(Bool)
  /// The level of a slider, 0...10.
  case level(Int)
  /// The title of the choice made for a row; empty before one is made.
  case choice(String)
}

extension ExpandableTable {
  /// All values that can be entered, by row id.
  ///
  /// Fields, dates, switches and sliders are under their own ids, choices under the id of the row that they answer.
  ///
  /// - Complexity: O(*n*) in the number of rows.
  public var values: [RowID: FormValue] {
    var values = [RowID: FormValue]()
    /// Not inlined: what a dictionary does to take a value in is much code.
    @inline(never) func add(_ value: FormValue, _ row: Int) { values[RowID(row)] = value }
    rows.tree.forEachID { id in
      guard data.isRow(id.rawValue) else { return }
      if let value = value(of: id) { add(value, id.rawValue) }
      if data.binding(of: id.rawValue) == .choice, let parent = data.parent(of: id.rawValue) {
        add(.choice(self[.primaryTitle, parent]), parent)
      }
    }
    return values
  }

  /// Returns the entry in a row with a control.
  ///
  /// - Parameter id: The row, shown or not.
  /// - Returns: The value, or nil for a row without a control and for ids that name no row.
  /// - Complexity: O(1).
  public func value(of id: RowID) -> FormValue? {
    guard holds(id) else { return nil }
    let value = self[.value, id.rawValue]
    switch data.control(of: id.rawValue) {
    case .plain: return takes(.textField, id.rawValue) ? .text(value) : nil
    case .normal, .valuePicker: return nil
    case .textField: return .text(value)
    case .onOff: return .isOn(value == "true")
    case .slider: return .level(Self.wholeLevel(Self.level(in: value)))
    case .datePicker, .dateTimePicker:
      // A list may state the date as its parent's title alone.
      return .date(value.isEmpty ? data.parent(of: id.rawValue).map { self[.primaryTitle, $0] } ?? "" : value)
    }
  }

  /// Returns the answer that a row shows.
  ///
  /// - Parameter id: The row, shown or not.
  /// - Returns: The text, empty for ids that name no row.
  /// - Complexity: O(1).
  public func primaryTitle(of id: RowID) -> String {
    holds(id) ? self[.primaryTitle, id.rawValue] : ""
  }

  /// Returns the question that a row shows.
  ///
  /// - Parameter id: The row, shown or not.
  /// - Returns: The text, empty for ids that name no row.
  /// - Complexity: O(1).
  public func secondaryTitle(of id: RowID) -> String {
    holds(id) ? self[.secondaryTitle, id.rawValue] : ""
  }

  /// Returns the kind that a row's identifier names, which decides its height and its control.
  ///
  /// - Parameter id: The row, shown or not.
  /// - Returns: The kind; a plain one without an identifier for rows with an unknown identifier, and for ids that name
  ///   no row.
  /// - Complexity: O(1).
  public func kind(of id: RowID) -> RowKind {
    holds(id) ? data.kind(of: id.rawValue) : data.kinds[RowKinds.plain]
  }

  /// Returns the height of rows with an identifier, in points: that of its kind.
  ///
  /// - Parameter identifier: The cell identifier; an unknown one has the height of plain rows.
  /// - Returns: The height, 0 or more.
  /// - Complexity: O(*k*) in the number *k* of kinds.
  public func height(ofKind identifier: String) -> Double { data.kinds.height(ofKind: identifier) }

  /// Whether selecting a row shows and hides the rows folded under it.
  ///
  /// - Parameter id: The row, shown or not.
  /// - Returns: True for an expandable row, false for any other and for ids that name no row.
  /// - Complexity: O(1).
  public func isExpandable(_ id: RowID) -> Bool {
    holds(id) && data.isExpandable(id.rawValue)
  }

  /// Returns the row's descriptor as it is now, with its entry and whether it shows.
  ///
  /// - Parameter id: The row, shown or not.
  /// - Returns: The descriptor, or nil for ids that name no row.
  /// - Complexity: O(log *n*) in the number of rows.
  public func descriptor(of id: RowID) -> RowDescriptor? {
    holds(id) ? descriptor(of: id.rawValue, isVisible: shows(id.rawValue)) : nil
  }

  /// Returns the ids of all rows of a section, including hidden ones.
  ///
  /// - Parameter section: The section's index from 0.
  /// - Returns: The ids in order, empty if there is no such section.
  /// - Complexity: O(log *n*) in the number of rows, as is looking at one of the ids.
  public func rows(inSection section: Int) -> some RandomAccessCollection<RowID> {
    let indices = (0..<sectionCount).contains(section) ? sections.rows(section) : 0..<0
    return indices.lazy.map { [tree = rows.tree] in tree.id(index: $0) }
  }

  /// The id of a row, by its index among all rows of its section.
  ///
  /// - Parameters:
  ///   - row: The row's index from 0, counting hidden rows.
  ///   - section: The section's index from 0.
  /// - Returns: The id, or nil if there is no such row.
  /// - Complexity: O(log *n*) in the number of rows.
  @inline(never)  // Every fixed position of the article asks this.
  public func id(ofRow row: Int, inSection section: Int) -> RowID? {
    guard (0..<sectionCount).contains(section) else { return nil }
    let indices = sections.rows(section)
    return (0..<indices.count).contains(row) ? rows.tree.id(index: indices.lowerBound + row) : nil
  }

  /// Returns the rows of a section that are folded under no other.
  ///
  /// - Parameter section: The section's index from 0.
  /// - Returns: The ids in order, empty if there is no such section.
  /// - Complexity: O(*k* log *n*) in the number *n* of rows and *k* of such rows.
  public func topRows(ofSection section: Int) -> [RowID] {
    guard (0..<sectionCount).contains(section) else { return [] }
    return rowsDirectly(in: sections.rows(section)).map { RowID($0) }
  }
}
