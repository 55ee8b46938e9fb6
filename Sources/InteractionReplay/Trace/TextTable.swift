/// A table of text, whose columns are as wide as their widest cells.
///
/// The rows are first measured, then written, one at a time, so a table of a million rows need not be held in memory.
struct TextTable {
  /// The indices of the right-aligned columns.
  let rightAlignedColumns: Set<Int>
  private var widths: [Int] = []

  /// Creates a table; measure every row before you ask for its line.
  init(rightAligned columns: Set<Int> = []) { rightAlignedColumns = columns }

  /// Widens the columns as far as a row needs; all rows must have the same number of cells.
  mutating func measure(_ row: [String]) {
    if widths.isEmpty { widths = [Int](repeating: 0, count: row.count) }
    for (column, cell) in row.enumerated() { widths[column] = max(widths[column], cell.count) }
  }

  /// Returns a measured row as a line: two spaces before each cell, none at the end, and a line break.
  func line(_ row: [String]) -> String {
    var line = ""
    for (column, cell) in row.enumerated() {
      let padding = String(repeating: " ", count: widths[column] - cell.count)
      line += rightAlignedColumns.contains(column) ? "  " + padding + cell : "  " + cell + padding
    }
    return line.trimmingEnd + "\n"
  }

  /// Returns the lines of some rows, with columns as wide as these rows need.
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
