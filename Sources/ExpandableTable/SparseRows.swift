/// Values for the few rows that have a value, by the rows' numbers.
struct SparseRows: Equatable, Sendable {
  /// The rows in ascending order, and their values.
  private var rows: [Int] = []
  private var values: [PropertyValue] = []

  var isEmpty: Bool { rows.isEmpty }

  /// The value of a row; nil if it has none.
  ///
  /// - Complexity: O(log *k*) in the number *k* of rows with a value; storing or removing a value also moves the values
  ///   after it.
  subscript(row: Int) -> PropertyValue? {
    get {
      let place = place(of: row)
      return has(row, at: place) ? values[place] : nil
    }
    set {
      let place = place(of: row)
      if has(row, at: place) {
        rows.remove(at: place)
        values.remove(at: place)
      }
      guard let newValue else { return }
      rows.insert(row, at: place)
      values.insert(newValue, at: place)
    }
  }

  private func has(_ row: Int, at place: Int) -> Bool { place < rows.count && rows[place] == row }

  /// Returns the number of rows with a value before a row.
  private func place(of row: Int) -> Int {
    var places = 0..<rows.count
    while !places.isEmpty {
      let middle = (places.lowerBound + places.upperBound) / 2
      places = rows[middle] < row ? middle + 1..<places.upperBound : places.lowerBound..<middle
    }
    return places.lowerBound
  }
}
