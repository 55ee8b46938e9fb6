// Changes that no gesture makes: the app's own. A gesture about a row that goes or moves is over, and loses nothing.

extension GestureList {
  /// Inserts an item.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - index: From 0 to `count`; what lies beyond is moved to the nearer end.
  ///   - time: The moment, at which rows begin to make room.
  /// - Returns: The new row's id and what has changed.
  /// - Complexity: O(log n) for n items.
  @discardableResult
  public mutating func insert(_ item: Item, at index: Int, time: Time) -> (id: RowID, effects: ListEffects) {
    let index = index.clamped(to: 0...count)
    recordHold()
    let id = newItem(item)
    let effects = make(.insert(id, at: index), at: time)
    adjustHold(come: index)
    return (id, effects)
  }

  /// Removes an item; one that is gone already changes nothing.
  ///
  /// Undoing brings it back with what has been typed into it.
  ///
  /// - Complexity: O(log n) for n items.
  @discardableResult
  public mutating func remove(_ id: RowID, at time: Time) -> ListEffects {
    guard let index = tree.index(of: id) else { return .none }
    var effects = ListEffects()
    effects.startedMotion = endGesture(about: id, at: time)
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
  ///   - index: From 0 to `count` - 1; what lies beyond is moved to the nearer end.
  ///   - time: The moment, at which rows begin to make room.
  /// - Returns: What has changed.
  /// - Complexity: O(log n) for n items.
  @discardableResult
  public mutating func move(_ id: RowID, to index: Int, at time: Time) -> ListEffects {
    guard let from = tree.index(of: id) else { return .none }
    let goal = index.clamped(to: 0...count - 1)
    guard goal != from else { return .none }
    var effects = ListEffects()
    effects.startedMotion = endGesture(about: id, at: time)
    recordHold()
    effects.add(make(.move(id, to: goal), at: time))
    adjustHold(gone: from, come: goal)
    return effects
  }
}
