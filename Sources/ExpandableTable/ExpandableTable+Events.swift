extension ExpandableTable {
  /// Whether the loaded list crashes the article's program; always false with `Correction.emptySection`.
  ///
  /// If it is true, selecting, folding, entering values, editing and undoing only report `originalWouldCrash`.
  public var originalHasCrashed: Bool { hasLoadedEmptySection && !allows(rows: 0) }

  /// The effects of an event that crashes the article's program.
  static var crashEffects: ListEffects { ListEffects(notices: [.originalWouldCrash]) }

  // MARK: Selecting

  /// Handles the selection of a row, given its position among the visible rows.
  ///
  /// - Parameters:
  ///   - position: The row's position. Nothing happens if there is no row at this position.
  ///   - time: The moment of the selection, when rows begin to fade in.
  /// - Returns: As for `rowSelected(_:at:)` with the row's id.
  /// - Complexity: O(log *n*) in the number of rows, however many appear or disappear; but see `unfolding`.
  @discardableResult
  public mutating func rowSelected(_ position: RowPosition, at time: Time) -> ListEffects {
    id(for: position).map { rowSelected($0, at: time) } ?? .none
  }

  /// Handles the selection of a row.
  ///
  /// An expandable row expands or collapses. A choice gives its title to the row under which it is folded, and collapses that
  /// row; if it is folded under none, nothing happens. Any other row is only selected.
  ///
  /// - Parameters:
  ///   - id: The row. Nothing happens if it is hidden or unknown.
  ///   - time: The moment of the selection, when rows begin to fade in.
  /// - Returns: The rows that appear or disappear, and the reload of each row that expands or collapses; `didExpand`,
  ///   `didCollapse`, `didChange` for the row whose answer changes, or `didSelect`; also `didEndEditing` if the row that was
  ///   being edited has become hidden.
  /// - Complexity: O(log *n*) in the number of rows, however many appear or disappear; but see `unfolding`.
  @discardableResult
  public mutating func rowSelected(_ id: RowID, at time: Time) -> ListEffects {
    if originalHasCrashed { return Self.crashEffects }
    guard let row = shownRow(id) else { return .none }
    if data.isExpandable(row) {
      guard allows(rows: data.count(below: row)) else { return Self.crashEffects }
      return expandOrCollapse(row, to: !data.isExpanded(row), at: time)
    }
    if isChoice(row) { return choose(row, at: time) }
    return ListEffects(update: update(ListUpdate(), or: reloadSection(of: row)), notices: [.row(id, .didSelect)])
  }

  /// Replaces the title of a choice's parent with the title of the choice, and collapses the parent.
  private mutating func choose(_ row: Int, at time: Time) -> ListEffects {
    guard let parent = parentCell(of: row) else { return effectsOfChoiceWithoutParent }
    guard allows(rows: data.count(below: parent)) else { return Self.crashEffects }
    let hasChanged = self[.primaryTitle, parent] != self[.primaryTitle, row]
    let suspended = beginStep()
    set(.primaryTitle, of: parent, to: self[.primaryTitle, row])
    endStep(suspended, inverse: drainEntries())
    var effects = ListEffects(notices: hasChanged ? [.didChange(RowID(parent))] : [])
    // The article hides the rows below, whether or not the parent is marked as expanded.
    effects.add(setExpansion(of: parent, to: false, hasChanged: hasChanged, at: time))
    if !effects.changesRows {
      effects.add(ListEffects(update: update(reloadUpdate(of: hasChanged ? [parent] : []), or: reloadSection(of: row))))
    }
    return effects
  }

  /// Returns a row's parent as the article determines it, the nearest expandable row above the row in its section; nil if
  /// there is none.
  ///
  /// - Complexity: O(*k* log *n*) for *k* rows between the two, of *n* rows.
  func nearestExpandableRow(above row: Int) -> Int? {
    let first = sections.rowIndices(ofSection: section(of: row)).lowerBound
    let found = Article.indexOfParentCell(of: index(of: row) - first) { data.isExpandable(self.row(at: first + $0)) }
    return found.map { self.row(at: first + $0) }
  }

  // MARK: Entering values

  /// Stores the text typed into a row's field, or the value entered in a row that your app draws.
  ///
  ///     table.textChanged(RowID(1), to: "4 stars")   // becomes the answer above, if the row's binding is .title
  ///
  /// - Parameters:
  ///   - id: The row. Nothing happens if it has no field, unless it is plain and its `RowBinding` accepts values:
  ///     `title`, `part` or `onOff`.
  ///   - text: The whole text of the field.
  /// - Returns: The reload of the row whose answer changes and, unless the answer is a name joined from parts, of the date rows
  ///   that take their date from it, each only if visible; and `didChange` for the row with the field if its value or the
  ///   answer changes.
  /// - Complexity: O(log *n*) in the number of rows, plus O(*l*) in the length of the answer. The first of
  ///   successive texts in a part of a name, and a text that replaces a date or is one, take O(*k* log *n*) for *k* rows
  ///   directly under the row whose answer changes.
  @discardableResult
  public mutating func textChanged(_ id: RowID, to text: String) -> ListEffects {
    enter(text, in: id, through: .textField)
  }

  /// Stores the new state of a row's switch.
  ///
  /// - Parameters:
  ///   - id: The row. Nothing happens if it has no switch.
  ///   - isOn: Whether the switch is on now.
  /// - Returns: As for `textChanged(_:to:)`.
  /// - Complexity: O(log *n*) in the number of rows; as for `dateChosen(_:text:)` if the answer has parts, or was or
  ///   becomes a date.
  @discardableResult
  public mutating func switchChanged(_ id: RowID, isOn: Bool) -> ListEffects {
    enter(isOn ? "true" : "false", in: id, through: .onOff)
  }

  /// Stores the new level of a row's slider.
  ///
  /// - Parameters:
  ///   - id: The row. Nothing happens if it has no slider.
  ///   - level: The level, 0...10, truncated to an integer; a value out of range is clamped, and NaN becomes 0.
  /// - Returns: As for `textChanged(_:to:)`.
  /// - Complexity: O(log *n*) in the number of rows; as for `dateChosen(_:text:)` if the answer has parts, or was or
  ///   becomes a date.
  @discardableResult
  public mutating func sliderChanged(_ id: RowID, to level: Double) -> ListEffects {
    enter(String(Self.wholeLevel(level)), in: id, through: .slider)
  }

  /// Stores a date confirmed in a row's wheels.
  ///
  /// - Parameters:
  ///   - id: The row. Nothing happens if it has no wheels.
  ///   - text: The date in words. The wheels turn to the date only if `CalendarDate(text:)` can read it.
  /// - Returns: As for `textChanged(_:to:)`.
  /// - Complexity: O(*k* log *n*) in the number *n* of rows, for *k* rows directly under the row whose answer changes.
  @discardableResult
  public mutating func dateChosen(_ id: RowID, text: String) -> ListEffects {
    enter(text, in: id, through: .datePicker)
  }

  /// Stores the value that a row's control reports.
  ///
  /// The change becomes an undo step, unless the row's field is being edited or its slider is being moved.
  private mutating func enter(_ value: String, in id: RowID, through control: RowControl) -> ListEffects {
    if originalHasCrashed { return Self.crashEffects }
    guard contains(id), accepts(control, in: id.rawValue) else { return .none }
    let suspended = editedRow == id || slidingRow == id ? nil : beginStep()
    let effects = enter(value, in: id.rawValue)
    if let suspended { endStep(suspended, inverse: drainEntries()) }
    if control == .datePicker, !effects.notices.contains(.originalWouldCrash) { turnedDates[id.rawValue] = nil }
    return effects
  }

  /// Returns whether a row accepts values from a control.
  func accepts(_ control: RowControl, in row: Int) -> Bool {
    switch data.control(of: row) {
    case .dateTimePicker: return control == .datePicker
    case .plain:
      guard control == .textField else { return false }
      switch data.binding(of: row) {
      case .none, .choice: return false
      case .title, .part, .onOff: return true
      }
    case .normal, .textField, .datePicker, .onOff, .valuePicker, .slider: return control == data.control(of: row)
    }
  }

  // MARK: The screen

  /// Handles the screen becoming visible, which is when the article loads its list.
  ///
  /// - Parameter loaded: The list in the file.
  /// - Returns: No effects with `Correction.keepsEdits`; otherwise the reload of everything from the file, with
  ///   `didEndEditing` if a row was being edited and, without `Correction.emptySection`, `originalWouldCrash` if a section of
  ///   that list has no rows.
  /// - Complexity: O(1) with `Correction.keepsEdits`; otherwise as for creating a table.
  @discardableResult
  public mutating func screenAppeared(loading loaded: DescriptorList) -> ListEffects {
    viewWillAppear(loading: loaded)
  }

  /// Loads the list, discarding all entered values.
  mutating func loadAgain(_ loaded: DescriptorList) -> ListEffects {
    let endEffects = endTyping()
    reload(loaded)
    var effects = originalHasCrashed ? Self.crashEffects : .none
    effects.add(endEffects)
    effects.add(ListEffects(update: Article.reloadData))
    return effects
  }

  /// Replaces the list with another one.
  ///
  /// Ids follow the order of rows, so rows of the same list keep their ids unless rows or sections were inserted, removed or
  /// moved. The width, the heights set for kinds and all settings are kept. Entered values that are not in the new list, the
  /// heights of single rows, motions and undo steps are lost, and editing ends without a notice.
  ///
  ///     table.reload(list)                                                    // the list with which it was created
  ///     table.reload(table.descriptors, sectionTitles: table.sectionTitles)   // its current list
  ///
  /// - Parameters:
  ///   - loaded: The new list.
  ///   - sectionTitles: The titles above its sections, as when a table is created; nil for the titles last passed to this
  ///     method or to the initializer, even if sections have been inserted, removed or moved since.
  /// - Complexity: As for creating a table.
  public mutating func reload(_ loaded: DescriptorList, sectionTitles: [String]? = nil) {
    let (width, levels, titles) = (width, levelsOfUndo, actionTitles)
    let (reducesMotion, duration, kinds) = (reducesMotion, animationDuration, kindHeights)
    self = ExpandableTable(
      loaded, sectionTitles: sectionTitles ?? sections.loadedTitles, pinsHeaders: pinsHeaders,
      unfolding: unfolding, corrections: corrections)
    self.width = width
    self.reducesMotion = reducesMotion
    animationDuration = duration
    levelsOfUndo = levels
    actionTitles = titles
    guard !kinds.isEmpty else { return }
    // The order does not matter, because each change concerns a different kind.
    _ = setHeights(kinds.map { .kind($0.key, $0.value) }, animated: false, at: .zero)
    // A kind that this list lacks may come back with the next one.
    kindHeights = kinds
  }

  /// Returns the number of a visible row; nil for any other id.
  func shownRow(_ id: RowID) -> Int? {
    data.isRow(id.rawValue) && rows.tree.visibleIndex(of: id) != nil ? id.rawValue : nil
  }
}
