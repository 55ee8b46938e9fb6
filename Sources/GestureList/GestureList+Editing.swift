extension GestureList {
  /// Begins to edit a row's text.
  ///
  /// A running gesture is cancelled, and editing of another row ends first, so that no gesture is on a row that is
  /// removed when editing ends.
  ///
  /// - Parameters:
  ///   - id: The row. Nothing happens if it is already being edited. If it no longer exists, only the gesture and the editing
  ///     of another row end.
  ///   - time: The moment when editing begins.
  /// - Returns: The effects of ending the gesture and the other row's editing, followed by `didBeginEditing`.
  /// - Complexity: O(log *n*) in the number of items.
  @discardableResult
  public mutating func beginEditing(_ id: RowID, at time: Time) -> ListEffects {
    guard editing?.row != id else { return .none }
    var effects = endGestureAndEditing(at: time)
    guard rows.tree.contains(id) else { return effects }
    editing = Editing(row: id, draft: items[id].text)
    effects.add(.didBeginEditing(id))
    return effects
  }

  /// The whole text being typed; nil while no row is being edited.
  public var editedText: String? { editing?.draft }

  /// Stores the text being typed; does nothing while no row is being edited.
  ///
  /// - Parameters:
  ///   - text: The whole text so far.
  ///   - time: The moment of the event; ignored, because nothing moves.
  /// - Returns: No effects, because the item keeps its text until editing ends.
  /// - Complexity: O(1).
  @discardableResult
  public mutating func type(_ text: String, at time: Time) -> ListEffects {
    editing?.draft = text
    return .none
  }

  /// Ends editing.
  ///
  /// The item gets the typed text; an item without text is deleted.
  ///
  /// If another event ends editing, that event and the end of editing are separate undo steps.
  ///
  /// - Parameter time: When the rows begin to close up.
  /// - Returns: `didEndEditing`, and the deletion of a row without text, or the reload of one whose text has changed; no
  ///   effects if no row was being edited.
  /// - Complexity: O(log *n*) in the number of items.
  @discardableResult
  public mutating func endEditing(at time: Time) -> ListEffects {
    guard let endedEditing = editing else { return .none }
    editing = nil
    var effects = ListEffects(notices: [.didEndEditing(endedEditing.row)])
    effects.add(
      make(
        endedEditing.draft.isEmpty ? .delete(endedEditing.row) : .setText(endedEditing.row, endedEditing.draft),
        at: time))
    return effects
  }

  /// Adds an item without text at an index, in the group of another row, and begins to edit it.
  @inline(never) mutating func addItem(
    index: Int, inGroupOf other: RowID?, duration: Double = shiftDuration, at time: Time
  ) -> ListEffects {
    // Not inlined, because setting an item's many fields would take 3.6 kB of code at the five places that add an item.
    let id = storeItem(Item("", group: other.flatMap { items.traits(of: $0).group }))
    var effects = make(.insert(id, index: index), duration: duration, at: time)
    effects.add(beginEditing(id, at: time))
    return effects
  }
}

// MARK: - Undoing

extension GestureList {
  /// Whether there is anything to undo.
  public var canUndo: Bool { !history.isEmpty || hasTyped }

  /// The maximum number of changes that can be undone, 0 or more; 100 by default.
  ///
  /// Each change beyond that number discards the oldest change, and the contents of any items that can no longer be restored.
  /// The name is that of `UndoManager.levelsOfUndo`, where 0 means no limit; here it means that only typing can be
  /// undone.
  public var levelsOfUndo: Int {
    get { history.levels }
    set { for step in history.setLevels(newValue) { forget(step) } }
  }

  /// Records the changes that undo an event.
  mutating func record(_ step: UndoStep) {
    for forgottenStep in history.record(step) { forget(forgottenStep) }
  }

  /// Forgets the items that only a discarded step could have restored.
  private mutating func forget(_ step: UndoStep) {
    for case .insert(let id, _) in step.changes where !rows.tree.contains(id) { forget(id) }
  }

  /// Forgets an item that cannot be restored.
  private mutating func forget(_ id: RowID) {
    items.forget(id)
    heights[id] = nil
  }

  /// Whether the text being typed differs from the item's.
  private var hasTyped: Bool { editing.map { $0.draft != items[$0.row].text } ?? false }

  /// Undoes the last change, so that items, texts, order and ids are as they were before it.
  ///
  /// If text has been typed, undoing reverts only the typing, and editing continues. Otherwise, a running gesture is
  /// cancelled first. If undoing restores an item without text, or the empty text of an item, editing of that item begins,
  /// unless another item without text is being edited.
  ///
  /// - Parameter time: When the rows begin to move.
  /// - Returns: The effects of cancelling the gesture and of undoing, with `didChange` for an item whose text, group or
  ///   mobility is restored; no effects if typing is reverted.
  /// - Complexity: O(log *n*) in the number of items for a change of one row; for the removal or the move of several, as for
  ///   `remove(_:at:)` of several rows.
  @discardableResult
  public mutating func undo(at time: Time) -> ListEffects {
    if hasTyped, let row = editing?.row {
      editing?.draft = items[row].text
      return .none
    }
    var effects = cancelGesture(at: time)
    guard let step = history.steps.popLast() else { return effects }
    var updates: [ListUpdate] = []
    // A step changes the text and the traits of only one item.
    var changedRow: RowID?
    for change in step.changes {
      effects.add(apply(change, at: time), deferring: &updates)
      switch change {
      case .insert(let id, _), .setText(let id, _):
        if case .setText = change { changedRow = id }
        // A row restored without text is edited, unless the row being edited has no text either.
        let canBeginEditing = editing.map { !items[$0.row].text.isEmpty } ?? true
        if items[id].text.isEmpty, canBeginEditing { effects.add(beginEditing(id, at: time), deferring: &updates) }
      case .setTraits(let id, _): changedRow = id
      case .delete, .move, .setCompleted, .setHeight, .exchange, .moveRow, .moveItem, .restoreOrder: break
      }
    }
    effects.add(updates)
    if let changedRow { effects.add(.didChange(changedRow)) }
    // An item that the undone change had inserted cannot be restored.
    for case .delete(let id) in step.changes where !rows.tree.contains(id) { forget(id) }
    return effects
  }
}
