// What people enter, and how it and every other change is taken back.
extension ExpandableTable {
  /// Whether there is anything to undo.
  public var canUndo: Bool { !history.isEmpty || !entered.isEmpty }

  /// How many changes can be taken back, 0 or more; 100 at first.
  ///
  /// Each change beyond that forgets the oldest one, and with rows that cannot come back any more their texts. The name is
  /// that of Apple's undo managers, where 0 stands for no bound; here nothing can be taken back then, but what is being
  /// typed.
  public var levelsOfUndo: Int {
    get { history.levels }
    set { forget(history.setLevels(newValue)) }
  }

  /// Takes the last change back: an edit from outside, a choice, a switch, a date, a slider's way under one finger, or a
  /// text that was typed until the keyboard went.
  ///
  /// A finger on a slider lets it go back first. If a text is being typed, undoing takes back what has been typed, and the
  /// typing goes on. Rows that come back have their ids and all that was entered in them. Folding is no step, because it
  /// changes nothing that is entered: what is folded stays folded, and what a choice has folded does too.
  ///
  ///     table.switchChanged(RowID(3), isOn: true)
  ///     table.undo(at: Time(1)).notices   // didChange of the switch and of the row that it answers
  ///
  /// - Parameter time: The moment at which rows begin to move.
  /// - Returns: The changes that take it back; nothing if there is nothing to undo.
  /// - Complexity: As of `edit(_:at:)`.
  @discardableResult
  public mutating func undo(at time: Time) -> ListEffects {
    if originalHasCrashed { return Self.crash }
    var effects = ListEffects()
    if let row = slidingRow { effects.add(sliderDragged(row, PanSample(.cancelled, translation: .zero))) }
    var step = takeEntered()
    if step.isEmpty {
      guard let last = history.steps.popLast() else { return effects }
      step = last
    }
    var inverse: [Change] = []
    var updates: [ListUpdate] = []
    for change in step.reversed() { effects.add(apply(change, at: time, inverse: &inverse), leaving: &updates) }
    effects.add(updates)
    // What has come by a change that is taken back does not come again, and no earlier change knows of it.
    forget([inverse])
    effects.add(forgetHiddenAttention())
    return effects
  }

  /// Remembers how a change is taken back, if it has changed anything.
  @inline(never)  // Likewise.
  private mutating func record(_ step: [Change]) {
    if !step.isEmpty { forget(history.record(step)) }
  }

  /// Forgets the texts of what only steps that are not made any more could have brought.
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

  /// What has been entered and is no step yet, as it was before; nothing where every text is what it was.
  var entered: [Write] { entry.filter { self[$0.field, $0.row] != $0.text } }

  /// What takes back what has been entered, which counts as entered no longer.
  mutating func takeEntered() -> [Change] {
    let step = entered.map { Change.write($0) }
    entry = []
    return step
  }

  /// Makes a step of what has been entered, if anything is another text now.
  @inline(never)  // Whatever ends an entry does this.
  mutating func recordEntry() { record(takeEntered()) }

  // MARK: Steps

  /// What is being entered while a change is made that is a step of its own.
  typealias Aside = (slider: [String], entry: [Write], way: [Change])

  /// Sets aside what is being entered, before a change is made that is a step of its own.
  ///
  /// What has been typed so far is the step before it. A finger on a slider goes on, and its way is one step after it;
  /// but if the slider, or the answer that it has given, is another one then, the slide is over, and the step before.
  mutating func beginStep() -> Aside {
    let slider = slider
    if slider.isEmpty { recordEntry() }
    return (slider, entry, takeEntered())
  }

  /// Remembers how the change is taken back, and goes on with what was set aside.
  @inline(never)  // What it does is done for every entry and every change alike.
  mutating func endStep(_ aside: Aside, _ inverse: [Change]) {
    if aside.slider == slider {
      entry = aside.entry
    } else {
      if slidingRow != nil { attention = .nothing }
      record(aside.way)
    }
    record(inverse)
  }

  /// What the slider under a finger holds, the number of the row that it answers, and that answer; nothing without one.
  private var slider: [String] {
    guard let id = slidingRow, holds(id) else { return [] }
    guard let parent = data.parent(of: id.rawValue) else { return [self[.value, id.rawValue]] }
    return [self[.value, id.rawValue], String(parent), self[.primaryTitle, parent]]
  }

  /// A row gets another text, and shows it.
  mutating func apply(_ write: Write) -> ListEffects {
    guard self[write.field, write.row] != write.text else { return .none }
    self[write.field, write.row] = write.text
    // Reloading a row that is typed into would take the keyboard from it.
    let changed = editedRow == RowID(write.row) ? [] : [write.row]
    return ListEffects(
      update: update(reload(changed), or: Article.reloadData), notices: [.didChange(RowID(write.row))])
  }
}
