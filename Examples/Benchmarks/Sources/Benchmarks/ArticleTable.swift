import ExpandableTable

/// The article's table in as few lines as possible: a mark on every row, all of which are read again after every tap.
///
/// The article's dictionaries are structs here, which favours it, because finding a value by its key takes longer.
struct ArticleTable {
  private var rows: [RowDescriptor]
  private(set) var visibleRows: [Int] = []

  init(_ rows: [RowDescriptor]) {
    self.rows = rows
    findVisibleRows()
  }

  /// Handles a tap, and returns the number of rows that the reloaded section asks for: all visible ones.
  @discardableResult
  mutating func didSelect(_ row: Int) -> Int {
    let expands = !rows[row].isExpanded
    rows[row].isExpanded = expands
    for child in row + 1..<row + 1 + rows[row].additionalRows { rows[child].isVisible = expands }
    findVisibleRows()
    return visibleRows.count
  }

  private mutating func findVisibleRows() {
    visibleRows.removeAll()
    for row in rows.indices where rows[row].isVisible { visibleRows.append(row) }
  }
}
