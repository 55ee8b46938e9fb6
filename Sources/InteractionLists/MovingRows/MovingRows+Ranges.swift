// Updates to the ranges of motions when rows are inserted and removed.
extension MovingRows {
  /// Adjusts the ranges to an insertion of rows: later ranges shift, and ranges that gain rows grow.
  mutating func didInsert(_ new: Range<Int>) {
    for position in motions.indices {
      let rows = motions[position].rows
      let lower = rows.lowerBound >= new.lowerBound ? rows.lowerBound + new.count : rows.lowerBound
      let upper = rows.upperBound > new.lowerBound ? rows.upperBound + new.count : rows.upperBound
      motions[position].rows = lower..<max(lower, upper)
    }
  }

  /// Adjusts the ranges to a removal of rows: later ranges shift, and ranges that lose rows shrink.
  mutating func didRemove(_ removed: Range<Int>) {
    for position in motions.indices {
      let rows = motions[position].rows
      func adjusted(_ index: Int) -> Int {
        index <= removed.lowerBound ? index : max(removed.lowerBound, index - removed.count)
      }
      motions[position].rows = adjusted(rows.lowerBound)..<adjusted(rows.upperBound)
    }
  }
}
