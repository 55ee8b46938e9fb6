extension ListEffects {
  /// Checks that all updates of one event, each numbered from the one before, lead from one list of ids to another.
  ///
  /// - Returns: Nil when they add up, or a sentence that says what does not.
  /// - Complexity: O(n) for n ids, for each update.
  public func mismatch(from old: [[RowID]], to new: [[RowID]]) -> String? {
    if updates.count <= 1 { return update.mismatch(from: old, to: new) }
    var rows = old.map { $0.map { Optional($0) } }
    for update in updates {
      guard let next = update.applied(to: rows) else { return "One of the updates cannot be applied." }
      rows = next
    }
    let agrees =
      rows.map { $0.count } == new.map { $0.count }
      && zip(rows.joined(), new.joined()).allSatisfy { announced, found in announced == nil || announced == found }
    return agrees ? nil : "The updates together announce other rows."
  }
}

extension ListUpdate {
  /// The rows after this update, by UIKit's rule for batch updates; a row that it inserts, and that nobody knows yet, is nil.
  ///
  /// - Returns: Nil where it cannot be applied: a row goes twice or is not there, or a place is taken twice or is beyond the
  ///   end.
  func applied(to old: [[RowID?]]) -> [[RowID?]]? {
    var leaves = old.map { [Bool](repeating: false, count: $0.count) }
    func leave(_ section: Int, _ row: Int) -> Bool {
      guard leaves.indices.contains(section), leaves[section].indices.contains(row), !leaves[section][row] else {
        return false
      }
      leaves[section][row] = true
      return true
    }
    for rows in deleted where !rows.range.allSatisfy({ leave(rows.section, $0) }) { return nil }
    for move in moved where !leave(move.from.section, move.from.row) { return nil }

    var comes: [[(row: Int, id: RowID?)]] = old.map { _ in [] }
    for rows in inserted {
      guard comes.indices.contains(rows.section) else { return nil }
      comes[rows.section] += rows.range.map { ($0, nil) }
    }
    for move in moved {
      guard comes.indices.contains(move.to.section) else { return nil }
      comes[move.to.section].append((move.to.row, old[move.from.section][move.from.row]))
    }
    var new: [[RowID?]] = []
    for section in old.indices {
      var rows = zip(old[section], leaves[section]).filter { !$1 }.map { $0.0 }
      // Each goal counts as after the update, so the upper ones are filled first.
      let arrivals = comes[section].sorted { $0.row < $1.row }
      for (index, arrival) in arrivals.enumerated() {
        guard arrival.row >= 0, arrival.row <= rows.count, index == 0 || arrivals[index - 1].row != arrival.row else {
          return nil
        }
        rows.insert(arrival.id, at: arrival.row)
      }
      new.append(rows)
    }
    return new
  }
}
