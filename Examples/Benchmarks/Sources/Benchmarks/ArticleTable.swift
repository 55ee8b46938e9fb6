import ExpandableTable

/// The article's table in as little as it takes: a mark on every row, looked at anew after every tap.
///
/// Its dictionaries are structs here, which is kind to it: looking up a key by its text takes longer than this.
struct ArticleTable {
  private var rows: [RowDescriptor]
  private(set) var visibleRows: [Int] = []

  init(_ rows: [RowDescriptor]) {
    self.rows = rows
    findVisibleRows()
  }

  /// The rows that the reloaded section asks for again: all that show.
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
