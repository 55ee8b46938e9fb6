// Updates to the ranges of motions when rows are inserted and removed.
extension MovingRows {
  /// Adjusts the ranges to an insertion of rows: later ranges shift, and ranges that gain rows grow.
  mutating func didInsert(_ insertedRows: Range<Int>) {
    for motionIndex in motions.indices {
      let rows = motions[motionIndex].rows
      let lower = rows.lowerBound >= insertedRows.lowerBound ? rows.lowerBound + insertedRows.count : rows.lowerBound
      let upper = rows.upperBound > insertedRows.lowerBound ? rows.upperBound + insertedRows.count : rows.upperBound
      motions[motionIndex].rows = lower..<max(lower, upper)
    }
  }

  /// Adjusts the ranges to a removal of rows: later ranges shift, and ranges that lose rows shrink.
  mutating func didRemove(_ removedRows: Range<Int>) {
    for motionIndex in motions.indices {
      let rows = motions[motionIndex].rows
      func adjusted(_ index: Int) -> Int {
        index <= removedRows.lowerBound ? index : max(removedRows.lowerBound, index - removedRows.count)
      }
      motions[motionIndex].rows = adjusted(rows.lowerBound)..<adjusted(rows.upperBound)
    }
  }
}
