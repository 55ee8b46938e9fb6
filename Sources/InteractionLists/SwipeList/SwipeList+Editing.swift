extension SwipeList {
  /// Inserts a row; those below make room, and uncover it.
  ///
  /// - Parameters:
  ///   - title: The row's title; a list of numbered titles does not use it.
  ///   - description: What the row has of its own; by default nothing, as most rows.
  ///   - index: The row's index in the list, from 0 to `count`; beyond that, the nearer end.
  ///   - time: The moment at which rows begin to make room; the new one is in its position at once.
  /// - Returns: The update, and `didInsert` with the new row's id.
  /// - Complexity: O(log *n*) in the number of rows; O(*k* log *k* log *n*) for *k* rows that are not fresh, if
  ///   `followsIdentity` is false.
  @discardableResult
  public mutating func insert(
    _ title: String, as description: Description = Description(), index: Int, at time: Time
  ) -> ListEffects {
    let index = min(max(0, index), count)
    let kept = rememberedPositions
    recordHold()
    var description = description
    description.row?.resize(width: template.size.width, at: time)
    description.row?.reducesMotion = template.reducesMotion
    let height = (description.row ?? template).size.height
    let (id, moves) = rows.insert(height: height, index: index, at: time)
    setDescription(description, of: id)
    titles.add(title)
    restore(kept)
    record(.remove(id))
    adjustHold(come: index)
    return came(id, at: index, startedMotion: moves)
  }

  /// Removes a row with its item and its state; those below close up.
  ///
  /// - Parameters:
  ///   - id: The row's id. A row that is not in the list changes nothing.
  ///   - time: The moment at which rows begin to close up; the removed one is gone at once.
  /// - Returns: The update, and `didDelete` with the row's id.
  /// - Complexity: O(log *n*) in the number of rows; O(*k* log *k* log *n*) for *k* rows that are not fresh, if
  ///   `followsIdentity` is false.
  @discardableResult
  public mutating func remove(_ id: RowID, at time: Time) -> ListEffects {
    guard let index = rows.tree.index(of: id) else { return .none }
    recordHold()
    record(.bringBack(id, index: index))
    let effects = taken(id, at: time)
    adjustHold(gone: index)
    return effects
  }

  /// Moves a row to another index, over those that it passes; its state goes with it.
  ///
  /// - Parameters:
  ///   - id: The row's id. A row that is not in the list changes nothing.
  ///   - index: The row's index afterwards, from 0 to `count` − 1; beyond that, the nearer end.
  ///   - time: The moment at which it sets out, and the others make room.
  /// - Returns: The update, and `didMove` with the row's id; nothing if the row is at that index already.
  /// - Complexity: O(log *n*) in the number of rows; O(*k* log *k* log *n*) for *k* rows that are not fresh, if
  ///   `followsIdentity` is false.
  @discardableResult
  public mutating func move(_ id: RowID, to index: Int, at time: Time) -> ListEffects {
    guard let from = rows.tree.index(of: id), from != min(max(0, index), count - 1) else { return .none }
    let lands = letGo(of: id, at: time)
    recordHold()
    var effects = moved(id, to: index, at: time)
    record(.move(id, to: from))
    adjustHold(gone: from, come: rows.tree.index(of: id))
    effects.add(startedMotion: lands)
    return effects
  }

  // MARK: Changes that are not recorded

  /// What the insertion of a row has caused.
  func came(_ id: RowID, at index: Int, startedMotion: Bool) -> ListEffects {
    ListEffects(
      update: ListUpdate([.insert(.init(index..<index + 1))]), notices: [.didInsert(id)],
      startedMotion: startedMotion)
  }

  mutating func taken(_ id: RowID, at time: Time) -> ListEffects {
    guard let index = rows.tree.index(of: id) else { return .none }
    let kept = rememberedPositions
    let moves = rows.remove(index..<index + 1, at: time)
    forget(id)
    restore(kept)
    return ListEffects(
      update: ListUpdate([.delete(.init(index..<index + 1))]), notices: [.didDelete(id)], startedMotion: moves)
  }

  mutating func moved(_ id: RowID, to index: Int, at time: Time) -> ListEffects {
    guard let from = rows.tree.index(of: id) else { return .none }
    let to = min(max(0, index), count - 1)
    guard from != to else { return .none }
    let kept = rememberedPositions
    let moves = rows.move(from: from, to: to, at: time)
    restore(kept)
    let move = ListUpdate.Move(from: RowPosition(row: from), to: RowPosition(row: to))
    return ListEffects(update: ListUpdate([.move(move)]), notices: [.didMove(id)], startedMotion: moves)
  }

  /// The states by position, if positions are remembered in place of ids; otherwise empty.
  var rememberedPositions: [(position: Int, row: Row)] {
    guard !followsIdentity else { return [] }
    return keptRows.compactMap { id in rows.tree.index(of: id).map { ($0, row(id)) } }
  }

  /// Gives the states to the rows that are at their positions now.
  mutating func restore(_ states: [(position: Int, row: Row)]) {
    guard !followsIdentity else { return }
    active = nil
    others.removeAll()
    moving.removeAll()
    for state in states where state.position < count {
      let id = rows.tree.id(index: state.position)
      if descriptions.isEmpty, heights.isEmpty {
        keep(state.row, for: id)
      } else {
        // Rows that differ cannot be one another; that the other one was open is what passes.
        keep(freshRow(id, at: state.row.rest), for: id)
      }
    }
  }
}
