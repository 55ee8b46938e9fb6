// Undoing entered values and edits.
extension ExpandableTable {
  /// Whether there is anything to undo.
  public var canUndo: Bool { !history.isEmpty || !replacedTexts.isEmpty }

  /// The maximum number of changes that can be undone, 0 or more; 100 by default.
  ///
  /// Each change beyond that number discards the oldest change, and the texts of rows that can no longer be restored. The name
  /// is that of `UndoManager.levelsOfUndo`, where 0 means no limit; here, 0 means that only the text being typed and a running
  /// slide can be undone. Negative numbers become 0.
  public var levelsOfUndo: Int {
    get { history.levels }
    set { forget(history.setLevels(newValue)) }
  }

  /// Undoes the last change.
  ///
  /// A change is an edit by the app, a choice, one finger's move of a slider, a text typed until the keyboard disappeared or
  /// another change was made, or any other entered value, such as a switch or a date.
  ///
  /// A running slide is cancelled first. Undoing text that is being typed restores the old text, and editing continues.
  /// Restored rows have their old ids and values. Folding is not an undo step, because it changes no values; folded rows stay
  /// folded, even those that a choice has folded.
  ///
  ///     table.switchChanged(RowID(3), isOn: true)
  ///     table.undo(at: Time(1)).notices   // didChange for the switch's parent and for the switch
  ///
  /// - Parameter time: When the rows begin to move.
  /// - Returns: The effects of undoing; none if there is nothing to undo.
  /// - Complexity: As for `edit(_:at:)` and the methods that enter values.
  @discardableResult
  public mutating func undo(at time: Time) -> ListEffects {
    if originalHasCrashed { return Self.crashEffects }
    var effects = ListEffects()
    if let row = slidingRow {
      effects.add(revertSlideIfBound(row.rawValue) ?? .none)
      activity = .nothing
    }
    var step = drainEntries()
    if step.isEmpty {
      guard let last = history.steps.popLast() else { return effects }
      step = last
    }
    var inverse: [Change] = []
    var updates: [ListUpdate] = []
    for change in step.reversed() { effects.add(apply(change, at: time, inverse: &inverse), deferring: &updates) }
    effects.add(updates)
    // Rows and sections that the undone step had inserted cannot be restored, and no earlier step refers to them.
    forget([inverse])
    var allEffects = endHiddenActivity()
    allEffects.add(effects)
    return allEffects
  }

  /// Records the inverse of a change, if the change had any effect.
  private mutating func record(_ step: [Change]) {
    if !step.isEmpty { forget(history.record(step)) }
  }

  /// Forgets the texts, additional entries and heights of rows, and the titles of sections, that only discarded steps could
  /// have restored.
  private mutating func forget(_ steps: [[Change]]) {
    for step in steps {
      for change in step {
        if case .insertSection(let section, _, _, _) = change { sections.forget(section) }
        switch change {
        case .insert(let ids, _, _), .insertSection(_, _, let ids, _):
          for row in ids {
            data.forget(row)
            heights[RowID(row)] = nil
          }
        case .remove, .move, .removeSection, .moveSection, .write: break
        }
      }
    }
  }

  // MARK: Entering values

  /// Sets a text of a row; the change is undone together with the value being entered.
  @inline(never)  // Inlining this and `recordOldText` would add 3 kB to the playground's WebAssembly.
  mutating func set(_ field: RowStore.Field, of row: Int, to text: String) {
    guard self[field, row] != text else { return }
    recordOldText(field, of: row)
    self[field, row] = text
  }

  /// Records the text of a row before the value being entered changes the text for the first time.
  @inline(never)
  mutating func recordOldText(_ field: RowStore.Field, of row: Int) {
    for oldText in oldTexts where oldText.field == field && oldText.row == row { return }
    oldTexts.append(currentText(field, of: row))
  }

  /// The recorded old texts that differ from the current ones; empty if every text is the same as before.
  var replacedTexts: [RowText] { oldTexts.filter { self[$0.field, $0.row] != $0.text } }

  /// Returns the changes that undo the values entered so far, and clears the record of the old texts.
  mutating func drainEntries() -> [Change] {
    let step = replacedTexts.map { Change.write($0) }
    oldTexts = []
    return step
  }

  /// Records the values entered so far as an undo step, if any text has changed.
  mutating func recordEntry() { record(drainEntries()) }

  // MARK: Steps

  /// The entered values that are set aside while a separate step is made.
  typealias SuspendedEntry = (sliderSnapshot: [String], oldTexts: [RowText], changes: [Change])

  /// Sets entered values aside before a change that is a separate step.
  ///
  /// Text typed so far becomes an undo step before that change. A finger on a slider continues, and its slide becomes one
  /// step after the change. But if `sliderSnapshot` is different after the change, the slide ends and becomes a step before
  /// the change.
  mutating func beginStep() -> SuspendedEntry {
    let snapshot = sliderSnapshot
    if snapshot.isEmpty { recordEntry() }
    return (snapshot, oldTexts, drainEntries())
  }

  /// Records the inverse of the change, and continues or ends the slide, as `beginStep()` says.
  mutating func endStep(_ suspended: SuspendedEntry, inverse: [Change]) {
    if suspended.sliderSnapshot == sliderSnapshot {
      oldTexts = suspended.oldTexts
    } else {
      if slidingRow != nil { activity = .nothing }
      record(suspended.changes)
    }
    record(inverse)
  }

  /// The value of the slider under a finger and, if it has a parent, the parent's number and title.
  ///
  /// Empty if no finger is on a slider, or if the slider has been removed.
  private var sliderSnapshot: [String] {
    guard let id = slidingRow, contains(id) else { return [] }
    guard let parent = data.parent(of: id.rawValue) else { return [self[.value, id.rawValue]] }
    return [self[.value, id.rawValue], String(parent), self[.primaryTitle, parent]]
  }

  /// Replaces a text of a row, and reloads the row, unless it is being edited, and the date rows that take their date from
  /// that text.
  mutating func apply(_ rowText: RowText) -> ListEffects {
    guard self[rowText.field, rowText.row] != rowText.text else { return .none }
    let dateRows = store(rowText)
    // Reloading a row that is being edited would take the keyboard away from it.
    let changedRows = (editedRow == RowID(rowText.row) ? [] : [rowText.row]) + dateRows
    return ListEffects(
      update: update(reloadUpdate(of: changedRows), or: Article.reloadData), notices: [.didChange(RowID(rowText.row))])
  }

  /// Replaces a text of a row, and returns the date rows that take their date from it.
  mutating func store(_ rowText: RowText) -> [Int] {
    let oldText = self[rowText.field, rowText.row]
    self[rowText.field, rowText.row] = rowText.text
    return rowText.field == .primaryTitle ? rowsTakingDate(fromTitleOf: rowText.row, oldTitle: oldText) : []
  }
}
