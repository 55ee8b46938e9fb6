// Changes made by the app rather than by gestures. They end a gesture on a row that is removed or moved, but keep its
// effects.

extension GestureList {
  /// Inserts an item.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - index: The index of its row, clamped to `0...count`.
  ///   - time: When the rows begin to make room.
  /// - Returns: The insertion, and `didInsert` with the new row's id.
  /// - Complexity: O(log *n*) in the number of items.
  @discardableResult
  public mutating func insert(_ item: Item, index: Int, at time: Time) -> ListEffects {
    let index = index.clamped(to: 0...count)
    recordHold()
    let id = storeItem(item)
    let effects = make(.insert(id, index: index), at: time)
    adjustHold(insertedIndex: index)
    return effects
  }

  /// Removes an item; undoing restores it with the text typed into it, unless that text is empty.
  ///
  /// - Parameters:
  ///   - id: The row. Nothing happens if it no longer exists.
  ///   - time: When the rows begin to close up.
  /// - Returns: The deletion, and `didDelete`, after `didEndEditing` if the row was being edited.
  /// - Complexity: O(log *n*) in the number of items.
  @discardableResult
  public mutating func remove(_ id: RowID, at time: Time) -> ListEffects {
    guard let index = rows.tree.index(of: id) else { return .none }
    var effects = ListEffects(startedMotion: endGesture(on: id, at: time))
    recordHold()
    recordDraft(of: id)
    effects.add(make(.delete(id), at: time))
    adjustHold(removedIndex: index)
    return effects
  }

  /// Moves an item to an index among the others, past rows of any group.
  ///
  /// - Parameters:
  ///   - id: The row. Nothing happens if it no longer exists or is already there.
  ///   - index: The index of its row afterward, clamped to `0..<count`.
  ///   - time: When the rows begin to make room.
  /// - Returns: The move, and `didMove`.
  /// - Complexity: O(log *n*) in the number of items.
  @discardableResult
  public mutating func move(_ id: RowID, to index: Int, at time: Time) -> ListEffects {
    guard let from = rows.tree.index(of: id) else { return .none }
    let to = index.clamped(to: 0...count - 1)
    guard to != from else { return .none }
    var effects = ListEffects(startedMotion: endGesture(on: id, at: time))
    recordHold()
    effects.add(make(.move(id, to: to), at: time))
    adjustHold(removedIndex: from, insertedIndex: to)
    return effects
  }

  /// Replaces an item, with its text, completion, mobility, group and height.
  ///
  ///     var milk = list.item(RowID(0)) ?? .init("")
  ///     milk.isMovable = false
  ///     list.describe(RowID(0), as: milk, at: now)
  ///
  /// A gesture on the row continues, but a held row that becomes immovable returns to where it was lifted or, without
  /// `cancelRestores`, is dropped. Editing continues. A new text replaces the text being typed, which becomes a separate,
  /// earlier undo step unless it is empty or equals the old text. If the item's text does not change, the text being typed
  /// stays.
  ///
  /// - Parameters:
  ///   - id: The row. Nothing happens if it no longer exists.
  ///   - item: The new item. A nil height stands for the list's row height.
  ///   - time: When the rows begin to make room for a different height.
  /// - Returns: The end of the hold on a row that becomes immovable; the reload of the row if its text or completion has
  ///   changed or, with reorder controls, its mobility or group; the change of its height; `didComplete` or `didRestore` if its
  ///   completion has changed; and `didChange` if its text, mobility or group has. No effects if nothing has changed.
  /// - Complexity: O(log *n*) in the number of items.
  @discardableResult
  public mutating func describe(_ id: RowID, as item: Item, at time: Time) -> ListEffects {
    guard rows.tree.contains(id) else { return .none }
    let draft = editing?.row == id ? editing?.draft : nil
    var changes: [Change] = [
      .setTraits(id, Items.Traits(isMovable: item.isMovable, group: item.group)), .setCompleted(id, item.isCompleted),
      .setHeight(id, item.height, from: heights[id]),
    ]
    if item.text != draft { changes.append(.setText(id, item.text)) }
    changes.removeAll { inverse(of: $0) == nil }
    guard !changes.isEmpty else { return .none }
    var effects = ListEffects()
    if !item.isMovable, case .holding(let hold) = gesture, movedRow(of: hold) == id {
      effects = gestureCancelled(contentOffset: hold.grip.contentOffset, at: time)
    }
    let changesText = changes.contains { if case .setText = $0 { true } else { false } }
    if changesText { recordDraft(of: id) }
    effects.add(
      performAsSingleStep { list in
        var (effects, updates) = (ListEffects(), [ListUpdate]())
        for change in changes { effects.add(list.make(change, at: time), deferring: &updates) }
        effects.add(updates)
        return effects
      })
    if changesText || changes.contains(where: { if case .setTraits = $0 { true } else { false } }) {
      effects.add(.didChange(id))
    }
    return effects
  }

  /// Removes several items as one undo step.
  ///
  /// - Parameters:
  ///   - ids: The rows, in any order; missing rows and repetitions are ignored.
  ///   - time: When the rows begin to close up.
  /// - Returns: One update of all deletions, with `didDelete` for each row, after `didEndEditing` if it was being edited.
  /// - Complexity: O(*k* log *n*) for *k* rows of *n* items, plus `ListUpdate.merged(_:)` for *k* updates.
  @discardableResult
  public mutating func remove(_ ids: [RowID], at time: Time) -> ListEffects {
    for id in ids { recordDraft(of: id) }
    return performAsSingleStep { list in
      var (effects, updates) = (ListEffects(), [ListUpdate]())
      for id in ids { effects.add(list.remove(id, at: time), deferring: &updates) }
      effects.add(updates)
      return effects
    }
  }

  /// Gathers several items at an index, in their current order, as one undo step.
  ///
  ///     list.move([RowID(0), RowID(3)], to: 1, at: now)   // ids 1, 0, 3, 2
  ///
  /// - Parameters:
  ///   - ids: The rows, in any order; missing rows and repetitions are ignored.
  ///   - index: The number of other rows above them afterward; a number out of range is clamped.
  ///   - time: When the rows begin to make room.
  /// - Returns: One update of all moves, with `didMove` for each of these rows whose index has changed.
  /// - Complexity: As for `remove(_:at:)` of *k* rows.
  @discardableResult
  public mutating func move(_ ids: [RowID], to index: Int, at time: Time) -> ListEffects {
    let indices = Set(ids).compactMap { rows.tree.index(of: $0) }.sorted()
    let firstTarget = index.clamped(to: 0...count - indices.count)
    let moves = indices.enumerated().map { (id: rows.tree.id(index: $1), from: $1, to: firstTarget + $0) }
    return performAsSingleStep { list in
      var (effects, updates) = (ListEffects(), [ListUpdate]())
      // In this order, no move displaces a row that has arrived.
      for move in moves.reversed().filter({ $0.from < $0.to }) + moves.filter({ $0.from > $0.to }) {
        effects.add(list.move(move.id, to: move.to, at: time), deferring: &updates)
      }
      effects.add(updates)
      return effects
    }
  }

  /// Stores the text being typed in a row in its item, as a separate undo step, before the row is removed or its text is
  /// replaced; does nothing if that text is empty or unchanged.
  private mutating func recordDraft(of id: RowID) {
    guard let editing, editing.row == id, !editing.draft.isEmpty, let inverse = inverse(of: .setText(id, editing.draft))
    else { return }
    items.setText(editing.draft, of: id)
    record(UndoStep(changes: [inverse]))
  }

  /// Makes changes that are undone together.
  private mutating func performAsSingleStep(_ change: (inout GestureList) -> ListEffects) -> ListEffects {
    // If a finger is moving a row, its move so far is a separate step.
    recordHold()
    let outerHistory = history
    history = UndoHistory()
    _ = history.setLevels(.max)
    let effects = change(&self)
    let changes = history.steps.reversed().flatMap { $0.changes }
    history = outerHistory
    if !changes.isEmpty { record(UndoStep(changes: changes)) }
    return effects
  }
}
