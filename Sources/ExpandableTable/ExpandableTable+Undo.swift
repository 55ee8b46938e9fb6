// What people enter, and how it and every other change is taken back.
extension ExpandableTable {
  /// Whether there is anything to undo.
  public var canUndo: Bool { !history.isEmpty || !enteredChanges.isEmpty }

  /// How many changes can be taken back, 0 or more; 100 at first.
  ///
  /// Each change beyond that forgets the oldest one, and with rows that cannot come back any more their texts. The name is
  /// that of Apple's undo managers, where 0 stands for no bound; here nothing can be taken back then, but what is being
  /// typed.
  public var levelsOfUndo: Int {
    get { history.levels }
    set { for step in history.setLevels(newValue) { forget(step) } }
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
    if case .sliding(let slide) = attention {
      effects.add(sliderDragged(slide.row, PanSample(.cancelled, translation: .zero)))
    }
    var step = UndoStep(changes: takeEntered())
    if step.changes.isEmpty {
      guard let last = history.steps.popLast() else { return effects }
      step = last
    }
    for change in step.changes {
      let back = inverse(of: change)
      effects.add(apply(change, at: time))
      // What has come by the change that is taken back does not come again, and no earlier change knows of it.
      forget(back)
    }
    effects.add(forgetHiddenAttention())
    return effects
  }

  /// Remembers how a change is taken back, if it has changed anything.
  mutating func record(_ changes: [Change]) {
    guard !changes.isEmpty else { return }
    for forgotten in history.record(UndoStep(changes: changes)) { forget(forgotten) }
  }

  /// Forgets what only a step could have brought back.
  private mutating func forget(_ step: UndoStep) {
    for change in step.changes { forget(change) }
  }

  /// Forgets the texts of what a change that is not made any more would bring.
  private mutating func forget(_ change: Change) {
    switch change {
    case .insert(let ids, _, _): for row in ids { data.forget(row) }
    case .insertSection(let section, _, let ids, _):
      for row in ids { data.forget(row) }
      sections.forget(section)
    case .remove, .move, .removeSection, .moveSection, .write: break
    }
  }

  // MARK: Entering

  /// The text of a row that changes.
  func text(_ field: Field, of row: Int) -> String {
    switch field {
    case .title: data.texts[.primaryTitle, row]
    case .value: data.texts[.value, row]
    }
  }

  /// Gives a row a text because of what is entered, which is taken back with the rest of it.
  @inline(never)  // A copy at each of its callers makes the engines 10 kB larger in WebAssembly.
  mutating func set(_ field: Field, of row: Int, to text: String) {
    if self.text(field, of: row) != text { replace(field, of: row, with: text) }
  }

  /// Gives a row another text than it has, as `set` does.
  mutating func replace(_ field: Field, of row: Int, with text: String) {
    note(field, of: row)
    store(text, field, row)
  }

  /// Notes a text of a row that is about to change because of what is entered, the first time.
  mutating func note(_ field: Field, of row: Int) {
    let isKnown = entry.contains { change in
      if case .write(field, row, _) = change { true } else { false }
    }
    if !isKnown { entry.append(.write(field, of: row, text(field, of: row))) }
  }

  /// Enters something in a row: a step of its own, unless it is typed there, or a finger slides there.
  mutating func entering(in row: RowID, _ enter: (inout ExpandableTable) -> ListEffects) -> ListEffects {
    switch attention {
    case .typing(row): return enter(&self)
    case .sliding(let slide) where slide.row == row: return enter(&self)
    case .typing, .sliding, .nothing: return asStep(enter)
    }
  }

  /// Makes what is entered by a change a step of its own.
  mutating func asStep(_ enter: (inout ExpandableTable) -> ListEffects) -> ListEffects {
    besideEntry { table in
      let effects = enter(&table)
      return (effects, table.takeEntered())
    }
  }

  /// Makes a change that is a step of its own, whatever is being entered.
  ///
  /// What has been typed so far is the step before it. A finger on a slider goes on, and its way is one step after it;
  /// but if the slider, or the answer that it has given, is another one then, the slide is over, and the step before.
  ///
  /// - Parameter change: Makes the change, and returns its effects and what takes it back.
  /// - Returns: The effects.
  mutating func besideEntry(
    _ change: (inout ExpandableTable) -> (effects: ListEffects, inverse: [Change])
  ) -> ListEffects {
    guard let origin = slideOrigin else {
      recordEntry()
      let (effects, inverse) = change(&self)
      record(inverse)
      return effects
    }
    let (slide, way) = (entry, enteredChanges)
    entry = []
    let (effects, inverse) = change(&self)
    if slideOrigin == origin {
      entry = slide
    } else {
      if case .sliding = attention { attention = .nothing }
      record(way)
    }
    record(inverse)
    return effects
  }

  /// What takes back what has been entered and is no step yet; nothing where every text is what it was.
  private var enteredChanges: [Change] {
    var changes: [Change] = []
    for change in entry.reversed() where change != inverse(of: change) { changes.append(change) }
    return changes
  }

  /// What takes back what has been entered, which counts as entered no longer.
  mutating func takeEntered() -> [Change] {
    let changes = enteredChanges
    entry = []
    return changes
  }

  /// Makes a step of what has been entered, if anything is another text now.
  mutating func recordEntry() { record(takeEntered()) }

  /// What a sliding finger has entered so far, and the row that its answer goes to; nil without one.
  private var slideOrigin: SlideOrigin? {
    guard case .sliding(let slide) = attention, holds(slide.row) else { return nil }
    let row = slide.row.rawValue
    let parent = data.parent(of: row)
    let title = parent.map { data.texts[.primaryTitle, $0] }
    return SlideOrigin(value: data.texts[.value, row], parent: parent, title: title)
  }

  /// What a finger on a slider has entered, and what it answers.
  private struct SlideOrigin: Equatable {
    let value: String
    let parent: Int?
    let title: String?
  }

  /// A row gets another text, and shows it.
  mutating func write(_ text: String, _ field: Field, _ row: Int) -> ListEffects {
    guard self.text(field, of: row) != text else { return .none }
    store(text, field, row)
    // Reloading a row that is typed into would take the keyboard from it.
    let changed = editedRow == RowID(row) ? [] : [row]
    let update = corrections.contains(.changedRowsOnly) ? reload(changed) : ListUpdate([.reloadAll])
    return ListEffects(update: update, notices: [.didChange(RowID(row))])
  }

  private mutating func store(_ text: String, _ field: Field, _ row: Int) {
    switch field {
    case .title: data.texts[.primaryTitle, row] = text
    case .value: data.texts[.value, row] = text
    }
  }
}
