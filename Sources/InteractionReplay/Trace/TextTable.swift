/// Rows of text in columns, each as wide as its widest cell.
///
/// The rows are measured first and written then, each by itself: a table of a million rows is never held.
struct TextTable {
  /// The columns whose cells are aligned to the right.
  let numeric: Set<Int>
  private var widths: [Int] = []

  /// Creates a table whose rows are yet to be measured.
  init(numeric: Set<Int> = []) { self.numeric = numeric }

  /// Makes room for a row; all rows have the same number of cells.
  mutating func measure(_ row: [String]) {
    if widths.isEmpty { widths = [Int](repeating: 0, count: row.count) }
    for (column, cell) in row.enumerated() { widths[column] = max(widths[column], cell.count) }
  }

  /// A row that has been measured as a line: two spaces before each cell, none at the end, and a line break.
  func line(_ row: [String]) -> String {
    var line = ""
    for (column, cell) in row.enumerated() {
      let space = String(repeating: " ", count: widths[column] - cell.count)
      line += numeric.contains(column) ? "  " + space + cell : "  " + cell + space
    }
    return line.trimmingEnd + "\n"
  }

  /// The lines of some rows, as wide as these need.
  static func text(_ rows: [[String]]) -> String {
    var table = TextTable()
    for row in rows { table.measure(row) }
    return rows.map { table.line($0) }.joined()
  }
}

extension String {
  fileprivate var trimmingEnd: String {
    String(self[..<(lastIndex { $0 != " " }.map(index(after:)) ?? startIndex)])
  }
}
