extension RowTree {
  /// Adds 1 to the hide depth of every row in a range.
  ///
  /// - Parameter range: Positions among all rows, within `0..<count`; empty changes nothing.
  /// - Complexity: O(log n), however long the range is.
  public mutating func hide(_ range: Range<Int>) {
    checkRange(range)
    guard !range.isEmpty else { return }
    root = shifted(root, range, by: 1)
  }

  /// Takes 1 from the hide depth of every row in a range, which undoes one `hide(_:)` of the same rows.
  ///
  /// - Precondition: Every row in the range is hidden.
  /// - Parameter range: Positions among all rows, within `0..<count`; empty changes nothing.
  /// - Complexity: O(log n), however long the range is.
  public mutating func show(_ range: Range<Int>) {
    checkRange(range)
    guard !range.isEmpty else { return }
    root = shifted(root, range, by: -1)
    // The depth of the root is the smallest of all rows.
    precondition(root.depth >= 0, "A row can be shown only as often as it was hidden.")
  }

  /// What stands for a node or a row once some of its rows have another hide depth.
  ///
  /// - Parameter range: Counted from the first row below the slot; not empty.
  private mutating func shifted(_ slot: Slot, _ range: Range<Int>, by change: Int32) -> Slot {
    if range.count == Int(slot.rows) {
      var slot = slot
      slot.depth += change
      return slot
    }
    var start = 0
    for index in slotRange(of: Int(slot.child)) {
      let rows = start..<start + Int(slots[index].rows)
      start = rows.upperBound
      if rows.upperBound <= range.lowerBound { continue }
      if rows.lowerBound >= range.upperBound { break }
      let part = rows.clamped(to: range)
      slots[index] = shifted(
        slots[index], part.lowerBound - rows.lowerBound..<part.upperBound - rows.lowerBound, by: change)
    }
    return renewed(slot)
  }
}
