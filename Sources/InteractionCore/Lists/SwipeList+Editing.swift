extension SwipeList {
  /// Inserts a row; those below make room, and uncover it.
  ///
  /// - Parameters:
  ///   - title: The row's title; a list of numbered titles does not use it.
  ///   - index: The row's index in the list, from 0 to `count`; beyond that, the nearer end.
  ///   - time: The moment at which rows begin to make room; the new one is in its position at once.
  /// - Returns: The update, and `didInsert` with the new row's id.
  /// - Complexity: O(log *n*) in the number of rows; O(*k* log *k* log *n*) for *k* rows that are not fresh, if the
  ///   row's `followsIdentity` is false.
  @discardableResult
  public mutating func insert(_ title: String, index: Int, at time: Time) -> ListEffects {
    let index = min(max(0, index), count)
    let kept = rememberedPositions
    let (id, moves) = rows.insert(height: template.size.height, index: index, at: time)
    if case .texts(var texts) = titles {
      titles = .texts([])
      texts.append(title)
      titles = .texts(texts)
    }
    restore(kept)
    return ListEffects(
      update: ListUpdate([.insert(.init(index..<index + 1))]), notices: [.didInsert(id)], startedMotion: moves)
  }

  /// Removes a row with its item and its state; those below close up.
  ///
  /// - Parameters:
  ///   - id: The row's id. A row that is not in the list changes nothing.
  ///   - time: The moment at which rows begin to close up; the removed one is gone at once.
  /// - Returns: The update, and `didDelete` with the row's id.
  /// - Complexity: O(log *n* + *m*) for *n* rows of which *m* move; O(*k* log *k* log *n*) for *k* rows that are not
  ///   fresh, if the row's `followsIdentity` is false.
  @discardableResult
  public mutating func remove(_ id: RowID, at time: Time) -> ListEffects {
    guard let index = rows.tree.index(of: id) else { return .none }
    let kept = rememberedPositions
    let moves = rows.remove(index..<index + 1, at: time)
    forget(id)
    restore(kept)
    return ListEffects(
      update: ListUpdate([.delete(.init(index..<index + 1))]), notices: [.didDelete(id)], startedMotion: moves)
  }

  /// Moves a row to another index, over those that it passes; its state goes with it.
  ///
  /// - Parameters:
  ///   - id: The row's id. A row that is not in the list changes nothing.
  ///   - index: The row's index afterwards, from 0 to `count` − 1; beyond that, the nearer end.
  ///   - time: The moment at which it sets out, and the others make room.
  /// - Returns: The update, and `didMove` with the row's id; nothing if the row is at that index already.
  /// - Complexity: O(log *n*) in the number of rows; O(*k* log *k* log *n*) for *k* rows that are not fresh, if the
  ///   row's `followsIdentity` is false.
  @discardableResult
  public mutating func move(_ id: RowID, to index: Int, at time: Time) -> ListEffects {
    guard let from = rows.tree.index(of: id) else { return .none }
    let to = min(max(0, index), count - 1)
    guard from != to else { return .none }
    let kept = rememberedPositions
    let moves = rows.move(from: from, to: to, at: time)
    restore(kept)
    let move = ListUpdate.Move(from: RowPosition(row: from), to: RowPosition(row: to))
    return ListEffects(update: ListUpdate([.move(move)]), notices: [.didMove(id)], startedMotion: moves)
  }

  /// The states by position, for a design that remembers positions in place of ids; otherwise empty.
  private var rememberedPositions: [(position: Int, row: Row)] {
    guard !template.followsIdentity else { return [] }
    return keptRows.compactMap { id in rows.tree.index(of: id).map { ($0, row(id)) } }
  }

  /// Gives the states to the rows that are at their positions now.
  private mutating func restore(_ states: [(position: Int, row: Row)]) {
    guard !template.followsIdentity else { return }
    active = nil
    others.removeAll()
    moving.removeAll()
    for state in states where state.position < count {
      active = Kept(id: rows.tree.id(index: state.position), row: state.row)
      putActiveBack()
    }
  }
}
