/// Values for the few rows that have a value, by the rows' numbers.
struct SparseRows: Equatable, Sendable {
  /// The rows in ascending order, and their values.
  private var rows: [Int] = []
  private var values: [PropertyValue] = []

  var isEmpty: Bool { rows.isEmpty }

  /// The value of a row; nil if it has none.
  ///
  /// - Complexity: O(log *k*) in the number *k* of rows with a value; adding or removing a value also moves the values after
  ///   it.
  subscript(row: Int) -> PropertyValue? {
    get {
      let index = insertionIndex(of: row)
      return has(row, at: index) ? values[index] : nil
    }
    set {
      let index = insertionIndex(of: row)
      switch (has(row, at: index), newValue) {
      case (true, let value?): values[index] = value
      case (true, nil):
        rows.remove(at: index)
        values.remove(at: index)
      case (false, let value?):
        rows.insert(row, at: index)
        values.insert(value, at: index)
      case (false, nil): break
      }
    }
  }

  private func has(_ row: Int, at index: Int) -> Bool { index < rows.count && rows[index] == row }

  /// Returns the index at which a row is stored or would be inserted.
  private func insertionIndex(of row: Int) -> Int {
    var indices = 0..<rows.count
    while !indices.isEmpty {
      let middle = (indices.lowerBound + indices.upperBound) / 2
      indices = rows[middle] < row ? middle + 1..<indices.upperBound : indices.lowerBound..<middle
    }
    return indices.lowerBound
  }
}
