// The app's own changes, which no gesture makes. A gesture about a row that is removed or moved is over; nothing is lost.

extension GestureList {
  /// Inserts an item.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - index: The index of its row, 0...`count`; what lies beyond is moved to the nearer end.
  ///   - time: The moment at which rows begin to make room.
  /// - Returns: The insertion, and `didInsert` with the new row's id.
  /// - Complexity: O(log *n*) in the number of items.
  @discardableResult
  public mutating func insert(_ item: Item, index: Int, at time: Time) -> ListEffects {
    let index = index.clamped(to: 0...count)
    recordHold()
    let id = newItem(item)
    let effects = make(.insert(id, index: index), at: time)
    adjustHold(come: index)
    return effects
  }

  /// Removes an item; undoing brings it back with what has been typed into it.
  ///
  /// - Parameters:
  ///   - id: The row; one that is gone already changes nothing.
  ///   - time: The moment at which rows begin to close up.
  /// - Returns: The deletion, and `didDelete`, after `didEndEditing` if the row was edited.
  /// - Complexity: O(log *n*) in the number of items.
  @discardableResult
  public mutating func remove(_ id: RowID, at time: Time) -> ListEffects {
    guard let index = rows.tree.index(of: id) else { return .none }
    var effects = ListEffects(startedMotion: endGesture(about: id, at: time))
    recordHold()
    if let ended = editing, ended.row == id, !ended.draft.isEmpty, let inverse = inverse(of: .setText(id, ended.draft))
    {
      items[id.rawValue].text = ended.draft
      history.append(UndoStep(changes: [inverse]))
    }
    effects.add(make(.delete(id), at: time))
    adjustHold(gone: index)
    return effects
  }

  /// Moves an item to an index among the others.
  ///
  /// - Parameters:
  ///   - id: The row; one that is gone, or there already, changes nothing.
  ///   - index: The index of its row afterwards, 0...`count` - 1; what lies beyond is moved to the nearer end.
  ///   - time: The moment at which rows begin to make room.
  /// - Returns: The move, and `didMove`.
  /// - Complexity: O(log *n*) in the number of items.
  @discardableResult
  public mutating func move(_ id: RowID, to index: Int, at time: Time) -> ListEffects {
    guard let from = rows.tree.index(of: id) else { return .none }
    let to = index.clamped(to: 0...count - 1)
    guard to != from else { return .none }
    var effects = ListEffects(startedMotion: endGesture(about: id, at: time))
    recordHold()
    effects.add(make(.move(id, to: to), at: time))
    adjustHold(gone: from, come: to)
    return effects
  }
}
