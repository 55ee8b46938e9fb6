extension ExpandableTable {
  /// The article's table of visible rows: for each section the indices of the rows that show, among all its rows.
  ///
  /// The article computes it after every tap; here it is derived, for traces and tests.
  ///
  /// - Complexity: O(*n*) in the number of rows.
  public var visibleRowsPerSection: [[Int]] { rowsPerSection(visibility) }

  /// For each section the indices of the rows that are marked as expanded, among all its rows.
  ///
  /// - Complexity: O(*n*) in the number of rows.
  public var expandedRowsPerSection: [[Int]] { rowsPerSection((0..<data.count).map { data.isExpanded($0) }) }

  private func rowsPerSection(_ areWanted: [Bool]) -> [[Int]] {
    (0..<sectionCount).map { section in
      let rows = allRows(ofSection: section)
      return rows.indices.filter { areWanted[rows[$0]] }
    }
  }

  /// The article's `getCellDescriptorForIndexPath`: the descriptor of a row that shows.
  ///
  /// - Parameter position: The row's position among the rows that show.
  /// - Returns: The descriptor with what was entered, or nil if there is no such row.
  /// - Complexity: O(log *n*) in the number of rows.
  public func cellDescriptor(for position: RowPosition) -> RowDescriptor? {
    id(for: position).map { descriptor(of: $0.rawValue, isVisible: true) }
  }
}
