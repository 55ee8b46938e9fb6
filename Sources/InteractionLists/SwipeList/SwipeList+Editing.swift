extension SwipeList {
  /// Inserts a row; the rows below make room for it.
  ///
  /// - Parameters:
  ///   - title: The row's title; ignored in a list of numbered titles.
  ///   - description: The row's description; by default, that of a row like all others.
  ///   - index: The row's index in the list, clamped to `0...count`.
  ///   - time: When the other rows begin to make room.
  /// - Returns: The update, and `didInsert` with the new row's id.
  /// - Complexity: O(log *n*) in the number of rows; O(*k* log *k* log *n*) for *k* rows that are not fresh, if
  ///   `followsIdentity` is false.
  @discardableResult
  public mutating func insert(
    _ title: String, as description: Description = Description(), index: Int, at time: Time
  ) -> ListEffects {
    let index = min(max(0, index), count)
    let keptStates = statesByPosition
    recordHold()
    var description = description
    description.row?.resize(width: template.size.width, at: time)
    description.row?.reducesMotion = template.reducesMotion
    let height = (description.row ?? template).size.height
    let (id, startsMotion) = rows.insert(height: height, index: index, at: time)
    setDescription(description, of: id)
    titles.add(title)
    restore(keptStates)
    record(.remove(id))
    adjustHold(insertedIndex: index)
    return insertionEffects(id, at: index, startedMotion: startsMotion)
  }

  /// Removes a row with its item; the rows below close up.
  ///
  /// - Parameters:
  ///   - id: The row's id. Nothing happens if the row is not in the list.
  ///   - time: When the rows below begin to close up; the removed row disappears at once.
  /// - Returns: The update, and `didDelete` with the row's id.
  /// - Complexity: O(log *n*) in the number of rows; O(*k* log *k* log *n*) for *k* rows that are not fresh, if
  ///   `followsIdentity` is false.
  @discardableResult
  public mutating func remove(_ id: RowID, at time: Time) -> ListEffects {
    guard let index = rows.tree.index(of: id) else { return .none }
    recordHold()
    record(.reinsert(id, index: index))
    let effects = removeUnrecorded(id, at: time)
    adjustHold(removedIndex: index)
    return effects
  }

  /// Moves a row to another index; a finger that has lifted the row then loses its hold.
  ///
  /// - Parameters:
  ///   - id: The row's id. Nothing happens if the row is not in the list.
  ///   - index: The row's index afterward, clamped to `0..<count`.
  ///   - time: When the row begins to move and the others begin to make room.
  /// - Returns: The update, and `didMove` with the row's id; no effects if the row is already at that index, where a finger
  ///   keeps its hold.
  /// - Complexity: O(log *n*) in the number of rows; O(*k* log *k* log *n*) for *k* rows that are not fresh, if
  ///   `followsIdentity` is false.
  @discardableResult
  public mutating func move(_ id: RowID, to index: Int, at time: Time) -> ListEffects {
    let target = clampedIndex(index)
    guard let source = rows.tree.index(of: id), source != target else { return .none }
    let startsMotion = letGo(of: id, at: time)
    recordHold()
    var effects = move(id, from: source, to: target, at: time)
    record(.move(id, to: source))
    adjustHold(removedIndex: source, insertedIndex: target)
    effects.add(startedMotion: startsMotion)
    return effects
  }

  // MARK: Changes that the undo history does not record

  /// Returns the effects of a row's insertion.
  func insertionEffects(_ id: RowID, at index: Int, startedMotion: Bool) -> ListEffects {
    ListEffects(
      update: ListUpdate([.insert(.init(index..<index + 1))]), notices: [.didInsert(id)],
      startedMotion: startedMotion)
  }

  mutating func removeUnrecorded(_ id: RowID, at time: Time) -> ListEffects {
    guard let index = rows.tree.index(of: id) else { return .none }
    let keptStates = statesByPosition
    let startsMotion = rows.remove(index..<index + 1, at: time)
    forget(id)
    restore(keptStates)
    return ListEffects(
      update: ListUpdate([.delete(.init(index..<index + 1))]), notices: [.didDelete(id)], startedMotion: startsMotion)
  }

  mutating func moveUnrecorded(_ id: RowID, to index: Int, at time: Time) -> ListEffects {
    guard let source = rows.tree.index(of: id) else { return .none }
    let target = clampedIndex(index)
    return source == target ? .none : move(id, from: source, to: target, at: time)
  }

  /// Returns the nearest index that a row of the list can have.
  private func clampedIndex(_ index: Int) -> Int { min(max(0, index), count - 1) }

  private mutating func move(_ id: RowID, from source: Int, to target: Int, at time: Time) -> ListEffects {
    let keptStates = statesByPosition
    let startsMotion = rows.move(from: source, to: target, at: time)
    restore(keptStates)
    let move = ListUpdate.Move(from: RowPosition(row: source), to: RowPosition(row: target))
    return ListEffects(update: ListUpdate([.move(move)]), notices: [.didMove(id)], startedMotion: startsMotion)
  }

  /// The states that are kept, by position; empty if the list remembers ids instead of positions.
  var statesByPosition: [(position: Int, row: Row)] {
    guard !followsIdentity else { return [] }
    return keptRows.compactMap { id in rows.tree.index(of: id).map { ($0, row(id)) } }
  }

  /// Gives each state, or only its resting position if rows may differ, to the row that is now at the state's position, if
  /// any; does nothing if the list remembers ids.
  mutating func restore(_ states: [(position: Int, row: Row)]) {
    guard !followsIdentity else { return }
    activeRow = nil
    otherRows.removeAll()
    settlingRows.removeAll()
    for state in states where state.position < count {
      let id = rows.tree.id(index: state.position)
      if descriptions.isEmpty, heights.isEmpty {
        keep(state.row, for: id)
      } else {
        // The row may have another description or height, so it cannot adopt the whole state.
        keep(freshRow(id, at: state.row.rest), for: id)
      }
    }
  }
}
