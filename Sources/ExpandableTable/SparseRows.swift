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
      let place = insertionIndex(of: row)
      return has(row, at: place) ? values[place] : nil
    }
    set {
      let place = insertionIndex(of: row)
      switch (has(row, at: place), newValue) {
      case (true, let value?): values[place] = value
      case (true, nil):
        rows.remove(at: place)
        values.remove(at: place)
      case (false, let value?):
        rows.insert(row, at: place)
        values.insert(value, at: place)
      case (false, nil): break
      }
    }
  }

  private func has(_ row: Int, at place: Int) -> Bool { place < rows.count && rows[place] == row }

  /// Returns the index at which a row is stored or would be inserted.
  private func insertionIndex(of row: Int) -> Int {
    var places = 0..<rows.count
    while !places.isEmpty {
      let middle = (places.lowerBound + places.upperBound) / 2
      places = rows[middle] < row ? middle + 1..<places.upperBound : places.lowerBound..<middle
    }
    return places.lowerBound
  }
}
