/// Rows of text in columns, each as wide as its widest cell.
struct TextTable {
  /// The columns whose cells are aligned to the right.
  var numeric: Set<Int> = []
  /// The rows, all with the same number of cells.
  var rows: [[String]] = []

  /// The lines, two spaces before each cell and none at the end.
  var lines: [String] {
    let widths = (rows.first ?? []).indices.map { column in rows.reduce(0) { max($0, $1[column].count) } }
    return rows.map { row in
      var line = ""
      for (column, cell) in row.enumerated() {
        let space = String(repeating: " ", count: widths[column] - cell.count)
        line += numeric.contains(column) ? "  " + space + cell : "  " + cell + space
      }
      return line.trimmingEnd
    }
  }
}

extension String {
  fileprivate var trimmingEnd: String {
    String(self[..<(lastIndex { $0 != " " }.map(index(after:)) ?? startIndex)])
  }
}
