// Updates to the ranges of motions when rows are inserted and removed.
extension MovingRows {
  /// Shifts the ranges after rows have been inserted at these indices.
  mutating func didInsert(_ new: Range<Int>) {
    for position in running.indices {
      let rows = running[position].rows
      let lower = rows.lowerBound >= new.lowerBound ? rows.lowerBound + new.count : rows.lowerBound
      let upper = rows.upperBound > new.lowerBound ? rows.upperBound + new.count : rows.upperBound
      running[position].rows = lower..<max(lower, upper)
    }
  }

  /// Shifts the ranges after the rows at these indices have been removed.
  mutating func didRemove(_ removed: Range<Int>) {
    for position in running.indices {
      let rows = running[position].rows
      func now(_ index: Int) -> Int {
        index <= removed.lowerBound ? index : max(removed.lowerBound, index - removed.count)
      }
      running[position].rows = now(rows.lowerBound)..<now(rows.upperBound)
    }
  }
}
