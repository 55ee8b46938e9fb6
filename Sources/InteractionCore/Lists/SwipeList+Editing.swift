extension SwipeList {
  /// Inserts a row.
  ///
  /// - Parameters:
  ///   - title: What its label says; with numbered titles its number of creation does.
  ///   - index: From 0 to `count`; what lies beyond is moved to the nearer end.
  /// - Returns: The new row's id and the update.
  /// - Complexity: O(log n).
  public mutating func insert(_ title: String, at index: Int) -> (id: RowID, update: ListUpdate) {
    let place = min(max(0, index), count)
    let kept = rememberedPositions
    let id = tree.insert(height: template.size.height, at: place)
    if case .texts(var texts) = titles {
      titles = .texts([])
      texts.append(title)
      titles = .texts(texts)
    }
    restore(kept)
    return (id, ListUpdate([.insert(.init(place..<place + 1))]))
  }

  /// Removes a row, its item and its state; a row that is gone already changes nothing.
  ///
  /// - Complexity: O(log n).
  public mutating func remove(_ id: RowID) -> ListUpdate {
    guard let index = tree.index(of: id) else { return ListUpdate() }
    let kept = rememberedPositions
    tree.remove(index..<index + 1)
    forget(id)
    restore(kept)
    return ListUpdate([.delete(.init(index..<index + 1))])
  }

  /// Moves a row to an index among the other rows; its state goes with it.
  ///
  /// - Parameters:
  ///   - id: The row.
  ///   - index: From 0 to `count` − 1; what lies beyond is moved to the nearer end.
  /// - Returns: The update, empty when nothing moves.
  /// - Complexity: O(log n).
  public mutating func move(_ id: RowID, to index: Int) -> ListUpdate {
    guard let from = tree.index(of: id) else { return ListUpdate() }
    let to = min(max(0, index), count - 1)
    guard from != to else { return ListUpdate() }
    let kept = rememberedPositions
    tree.move(from: from, to: to)
    restore(kept)
    return ListUpdate([.move(.init(from: RowPosition(row: from), to: RowPosition(row: to)))])
  }

  /// The states by position, where the design remembers positions in place of ids; empty where it does as it should.
  private var rememberedPositions: [(position: Int, row: Row)] {
    guard !template.followsIdentity else { return [] }
    return keptRows.compactMap { id in tree.index(of: id).map { ($0, row(id)) } }
  }

  /// Gives the states to whatever rows now stand at their positions.
  private mutating func restore(_ states: [(position: Int, row: Row)]) {
    guard !template.followsIdentity else { return }
    active = nil
    others.removeAll()
    moving.removeAll()
    for state in states where state.position < count {
      active = Kept(id: tree.id(at: state.position), row: state.row)
      putActiveBack()
    }
  }
}
