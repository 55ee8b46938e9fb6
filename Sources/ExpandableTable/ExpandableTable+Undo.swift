// Entries, and how they and all other changes are undone.
extension ExpandableTable {
  /// Whether there is anything to undo.
  public var canUndo: Bool { !history.isEmpty || !entered.isEmpty }

  /// The number of changes that can be undone, 0 or more; 100 by default.
  ///
  /// Each change beyond that forgets the oldest one, and the texts of rows that can then no longer come back. The name is
  /// from Apple's undo managers, where 0 means no limit; here it means that only typing can be undone.
  public var levelsOfUndo: Int {
    get { history.levels }
    set { forget(history.setLevels(newValue)) }
  }

  /// Undoes the last change: an edit from outside, a choice, a switch, a date, one finger's move of a slider, or a text typed
  /// until the keyboard disappeared.
  ///
  /// A running slide is cancelled first. If a text is being typed, undoing reverts the typing, and the typing continues.
  /// Rows that come back have their ids and all their entries. Folding is not a step, because it changes no entries: folded
  /// rows stay folded, even those that a choice has folded.
  ///
  ///     table.switchChanged(RowID(3), isOn: true)
  ///     table.undo(at: Time(1)).notices   // didChange of the switch and of the row that it answers
  ///
  /// - Parameter time: The moment at which rows begin to move.
  /// - Returns: The changes that undo it; nothing if there is nothing to undo.
  /// - Complexity: That of `edit(_:at:)`.
  @discardableResult
  public mutating func undo(at time: Time) -> ListEffects {
    if originalHasCrashed { return Self.crash }
    var effects = ListEffects()
    if let row = slidingRow { effects.add(sliderDragged(row, PanSample(.cancelled, translation: .zero))) }
    var step = drainEntries()
    if step.isEmpty {
      guard let last = history.steps.popLast() else { return effects }
      step = last
    }
    var inverse: [Change] = []
    var updates: [ListUpdate] = []
    for change in step.reversed() { effects.add(apply(change, at: time, inverse: &inverse), leaving: &updates) }
    effects.add(updates)
    // Rows that the undone change inserted cannot come back, and no earlier change refers to them.
    forget([inverse])
    effects.add(forgetHiddenAttention())
    return effects
  }

  /// Remembers how a change is taken back, if it has changed anything.
  @inline(never)  // Likewise.
  private mutating func record(_ step: [Change]) {
    if !step.isEmpty { forget(history.record(step)) }
  }

  /// Forgets the texts of rows and sections that only discarded steps could have inserted.
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

  // MARK: Entering

  /// Gives a row a text because of what is entered, which is taken back with the rest of it.
  @inline(never)  // A copy at each of its callers makes the engines 10 kB larger in WebAssembly.
  mutating func set(_ field: RowStore.Field, of row: Int, to text: String) {
    guard self[field, row] != text else { return }
    note(field, of: row)
    self[field, row] = text
  }

  /// Notes a text of a row that is about to change because of what is entered, the first time.
  @inline(never)  // Likewise.
  mutating func note(_ field: RowStore.Field, of row: Int) {
    for write in entry where write.field == field && write.row == row { return }
    entry.append(stored(field, of: row))
  }

  /// The old texts of entries that are not a step yet; empty if every text is what it was.
  var entered: [Write] { entry.filter { self[$0.field, $0.row] != $0.text } }

  /// Returns the changes that undo the entries so far, which no longer count as such.
  mutating func drainEntries() -> [Change] {
    let step = entered.map { Change.write($0) }
    entry = []
    return step
  }

  /// Makes a step of what has been entered, if anything is another text now.
  @inline(never)  // Whatever ends an entry does this.
  mutating func recordEntry() { record(drainEntries()) }

  // MARK: Steps

  /// The entries set aside while a separate step is made.
  typealias SuspendedEntry = (slider: [String], entry: [Write], way: [Change])

  /// Sets running entries aside before a change that is a separate step.
  ///
  /// Text typed so far becomes the step before it. A finger on a slider continues, and its slide is one step after it; but if
  /// the slider's value, or the answer that it has given, differs then, the slide is over, and is the step before.
  mutating func beginStep() -> SuspendedEntry {
    let slider = slider
    if slider.isEmpty { recordEntry() }
    return (slider, entry, drainEntries())
  }

  /// Remembers how the change is taken back, and goes on with what was set aside.
  @inline(never)  // What it does is done for every entry and every change alike.
  mutating func endStep(_ aside: SuspendedEntry, _ inverse: [Change]) {
    if aside.slider == slider {
      entry = aside.entry
    } else {
      if slidingRow != nil { attention = .nothing }
      record(aside.way)
    }
    record(inverse)
  }

  /// The value of the slider under a finger, the number of the row that it answers, and that answer; empty without one.
  private var slider: [String] {
    guard let id = slidingRow, holds(id) else { return [] }
    guard let parent = data.parent(of: id.rawValue) else { return [self[.value, id.rawValue]] }
    return [self[.value, id.rawValue], String(parent), self[.primaryTitle, parent]]
  }

  /// Replaces a text of a row, which shows it.
  mutating func apply(_ write: Write) -> ListEffects {
    guard self[write.field, write.row] != write.text else { return .none }
    self[write.field, write.row] = write.text
    // Reloading a row in which someone is typing would take the keyboard from it.
    let changed = editedRow == RowID(write.row) ? [] : [write.row]
    return ListEffects(
      update: update(reload(changed), or: Article.reloadData), notices: [.didChange(RowID(write.row))])
  }
}
