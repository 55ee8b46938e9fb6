extension ExpandableTable {
  /// Whether the original has crashed while it loaded the list, so that nothing happens any more.
  public var originalHasCrashed: Bool { !corrections.contains(.emptySection) && list.hasEmptySection }

  /// What is told where the original crashes.
  static var crash: ListEffects {
    var effects = ListEffects()
    effects.notices = [.originalWouldCrash]
    return effects
  }

  // MARK: Selecting

  /// The row at a position among those that show has been selected; positions that do not exist do nothing.
  ///
  /// - Complexity: O(log n), however many rows come or go.
  @discardableResult
  public mutating func rowSelected(at position: RowPosition, time: Time) -> ListEffects {
    id(at: position).map { rowSelected($0, at: time) } ?? .none
  }

  /// A row has been selected; hidden and unknown rows do nothing.
  ///
  /// An expandable row expands or collapses, a choice answers the row that it is folded under, any other is just selected.
  ///
  /// - Complexity: O(log n), however many rows come or go.
  @discardableResult
  public mutating func rowSelected(_ id: RowID, at time: Time) -> ListEffects {
    if originalHasCrashed { return Self.crash }
    guard let row = shownRow(id) else { return .none }
    if list.isExpandable(row) {
      guard list.additionalRows[row] > 0 || corrections.contains(.emptySection) else { return Self.crash }
      return setExpanded(row, !list.isExpanded(row), at: time)
    }
    if isChoice(row) { return choose(row, at: time) }
    var effects = ListEffects()
    effects.notices = [.row(id, .didSelect)]
    if !corrections.contains(.changedRowsOnly) { effects.update = reloadSection(of: row) }
    return effects
  }

  /// Whether selecting a row, which does not expand, answers the one that it is folded under.
  func isChoice(_ row: Int) -> Bool {
    corrections.contains(.boundByData) ? list.bindings[row] == .choice : list.kind(of: row) == .valuePicker
  }

  /// Gives the parent of a choice its title and folds the parent.
  private mutating func choose(_ row: Int, at time: Time) -> ListEffects {
    let nearest = corrections.contains(.boundByData) ? list.parent(of: row) : nearestExpandable(above: row)
    guard let parent = nearest else { return corrections.contains(.pickerNeedsParent) ? .none : Self.crash }
    guard list.additionalRows[parent] > 0 || corrections.contains(.emptySection) else { return Self.crash }
    let isNew = list.primaryTitles[parent] != list.primaryTitles[row]
    list.primaryTitles[parent] = list.primaryTitles[row]
    // The article hides the rows below, whatever the parent says of being expanded.
    var effects =
      corrections.contains(.nestedRows)
      ? setExpanded(parent, false, at: time) : setExpandedFlat(parent, false, isNew: isNew, at: time)
    if effects.update.isEmpty {
      effects.update =
        corrections.contains(.changedRowsOnly) ? reload(isNew ? [parent] : []) : reloadSection(of: row)
    }
    if isNew { effects.notices.insert(.didChange(RowID(parent)), at: 0) }
    return effects
  }

  // MARK: Entering

  /// The text in a row's field has become another one; rows without a field do nothing.
  ///
  /// - Complexity: O(log n + p) for p parts of the name.
  @discardableResult
  public mutating func textChanged(_ id: RowID, to text: String) -> ListEffects {
    if originalHasCrashed { return Self.crash }
    guard let row = row(id, of: .textField) else { return .none }
    return corrections.contains(.boundByData) ? enter(text, in: row) : enterAtFixedPlace(name: text, from: row)
  }

  /// A row's switch has been turned on or off; rows without a switch do nothing.
  ///
  /// - Complexity: O(log n).
  @discardableResult
  public mutating func switchChanged(_ id: RowID, isOn: Bool) -> ListEffects {
    if originalHasCrashed { return Self.crash }
    guard let row = row(id, of: .onOff) else { return .none }
    let value = isOn ? "true" : "false"
    return corrections.contains(.boundByData) ? enter(value, in: row) : enterAtFixedPlace(marital: isOn, from: row)
  }

  /// A row's slider has been moved; rows without a slider do nothing.
  ///
  /// - Parameters:
  ///   - id: The row.
  ///   - level: Where to, 0...10: the whole part counts; what lies outside is moved to the nearer end, NaN to 0.
  /// - Returns: The reload of the row that it answers, where that changes.
  /// - Complexity: O(log n).
  @discardableResult
  public mutating func sliderChanged(_ id: RowID, to level: Double) -> ListEffects {
    if originalHasCrashed { return Self.crash }
    guard let row = row(id, of: .slider) else { return .none }
    let value = Self.levelText(level)
    return corrections.contains(.boundByData) ? enter(value, in: row) : enterAtFixedPlace(level: value, from: row)
  }

  /// A date has been confirmed in a row's wheels, as the text that shows it; rows without wheels do nothing.
  ///
  /// - Complexity: O(log n).
  @discardableResult
  public mutating func dateChosen(_ id: RowID, text: String) -> ListEffects {
    if originalHasCrashed { return Self.crash }
    guard let row = row(id, of: .datePicker) else { return .none }
    turnedDates[id] = nil
    return corrections.contains(.boundByData) ? enter(text, in: row) : enterAtFixedPlace(date: text, from: row)
  }

  // MARK: The screen

  /// The screen has appeared: the article loads its list in this moment.
  ///
  /// - Parameter loaded: The list as it is in the file.
  /// - Returns: With `keepsEdits` nothing; else everything is as in the file and shown anew.
  @discardableResult
  public mutating func screenAppeared(loading loaded: DescriptorList) -> ListEffects {
    guard !corrections.contains(.keepsEdits) else { return .none }
    let ended = typingEnded().notices
    reload(loaded)
    var effects = originalHasCrashed ? Self.crash : ListEffects()
    effects.notices += ended
    effects.update = ListUpdate([.reloadAll])
    return effects
  }

  /// Shows another list in place of this one; rows have their ids by their order, so those of the same list stay.
  ///
  /// - Complexity: That of creating a table.
  public mutating func reload(_ loaded: DescriptorList) {
    let width = width
    self = ExpandableTable(loaded, sectionTitles: sectionTitles, corrections: corrections)
    self.width = width
  }

  /// The number of a row of a kind, shown or not.
  private func row(_ id: RowID, of kind: RowKind) -> Int? {
    list.flags.indices.contains(id.rawValue) && list.kind(of: id.rawValue) == kind ? id.rawValue : nil
  }

  /// The number of a row that shows.
  func shownRow(_ id: RowID) -> Int? {
    list.flags.indices.contains(id.rawValue) && tree.visibleIndex(of: id) != nil ? id.rawValue : nil
  }
}
