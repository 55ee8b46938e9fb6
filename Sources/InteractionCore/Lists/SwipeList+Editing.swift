extension SwipeList {
  /// Inserts a row.
  ///
  /// - Parameters:
  ///   - title: The row's title; a list of numbered titles does not use it.
  ///   - index: The row's index in the list, from 0 to `count`; beyond that, the nearer end.
  ///   - time: The moment. The row is there at once, so nothing depends on it.
  /// - Returns: The update, and `didInsert` with the new row's id.
  /// - Complexity: O(log *n*) in the number of rows; O(*k* log *k* log *n*) for *k* rows that are not fresh, if the
  ///   row's `followsIdentity` is false.
  @discardableResult
  public mutating func insert(_ title: String, index: Int, at time: Time) -> ListEffects {
    let index = min(max(0, index), count)
    let kept = rememberedPositions
    let id = tree.insert(height: template.size.height, index: index)
    if case .texts(var texts) = titles {
      titles = .texts([])
      texts.append(title)
      titles = .texts(texts)
    }
    restore(kept)
    return ListEffects(update: ListUpdate([.insert(.init(index..<index + 1))]), notices: [.didInsert(id)])
  }

  /// Removes a row with its item and its state.
  ///
  /// - Parameters:
  ///   - id: The row's id. A row that is not in the list changes nothing.
  ///   - time: The moment. The row is gone at once, so nothing depends on it.
  /// - Returns: The update, and `didDelete` with the row's id.
  /// - Complexity: O(log *n* + *m*) for *n* rows of which *m* move; O(*k* log *k* log *n*) for *k* rows that are not
  ///   fresh, if the row's `followsIdentity` is false.
  @discardableResult
  public mutating func remove(_ id: RowID, at time: Time) -> ListEffects {
    guard let index = tree.index(of: id) else { return .none }
    let kept = rememberedPositions
    tree.remove(index..<index + 1)
    forget(id)
    restore(kept)
    return ListEffects(update: ListUpdate([.delete(.init(index..<index + 1))]), notices: [.didDelete(id)])
  }

  /// Moves a row to another index; its state goes with it.
  ///
  /// - Parameters:
  ///   - id: The row's id. A row that is not in the list changes nothing.
  ///   - index: The row's index afterwards, from 0 to `count` − 1; beyond that, the nearer end.
  ///   - time: The moment. The row is there at once, so nothing depends on it.
  /// - Returns: The update, and `didMove` with the row's id; nothing if the row is at that index already.
  /// - Complexity: O(log *n*) in the number of rows; O(*k* log *k* log *n*) for *k* rows that are not fresh, if the
  ///   row's `followsIdentity` is false.
  @discardableResult
  public mutating func move(_ id: RowID, to index: Int, at time: Time) -> ListEffects {
    guard let from = tree.index(of: id) else { return .none }
    let to = min(max(0, index), count - 1)
    guard from != to else { return .none }
    let kept = rememberedPositions
    tree.move(from: from, to: to)
    restore(kept)
    let move = ListUpdate.Move(from: RowPosition(row: from), to: RowPosition(row: to))
    return ListEffects(update: ListUpdate([.move(move)]), notices: [.didMove(id)])
  }

  /// The states by position, for a design that remembers positions in place of ids; otherwise empty.
  private var rememberedPositions: [(position: Int, row: Row)] {
    guard !template.followsIdentity else { return [] }
    return keptRows.compactMap { id in tree.index(of: id).map { ($0, row(id)) } }
  }

  /// Gives the states to the rows that are at their positions now.
  private mutating func restore(_ states: [(position: Int, row: Row)]) {
    guard !template.followsIdentity else { return }
    active = nil
    others.removeAll()
    moving.removeAll()
    for state in states where state.position < count {
      active = Kept(id: tree.id(index: state.position), row: state.row)
      putActiveBack()
    }
  }
}
