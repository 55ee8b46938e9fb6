/// Rows by their sections, in ranges that do not meet, in order.
struct RowRanges {
  private var ranges: [Int: [Range<Int>]] = [:]

  init(_ rows: [ListUpdate.Rows]) {
    for rows in rows.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      var union = ranges.removeValue(forKey: rows.section) ?? []
      if let last = union.last, rows.range.lowerBound <= last.upperBound {
        union[union.count - 1] = last.lowerBound..<max(last.upperBound, rows.range.upperBound)
      } else {
        union.append(rows.range)
      }
      ranges[rows.section] = union
    }
  }

  /// What they share with neighbouring rows of a section.
  func shared(with rows: Range<Int>, in section: Int) -> [Range<Int>] {
    let ranges = ranges[section] ?? []
    let first = ranges.partitioningIndex { $0.upperBound > rows.lowerBound }
    return ranges[first...].prefix { $0.lowerBound < rows.upperBound }.map { $0.clamped(to: rows) }
      .filter { !$0.isEmpty }
  }
}
