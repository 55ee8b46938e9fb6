extension ExpandableTable {
  /// The article's table of visible rows: for each section the indices of the rows that show, among all its rows.
  ///
  /// The article computes it after every tap; here it is derived, for traces and tests.
  ///
  /// - Complexity: O(*n*) in the number of rows.
  public var visibleRowsPerSection: [[Int]] {
    let shown = visibility
    return rowsPerSection { shown[$0] }
  }

  /// For each section the indices of the rows that are marked as expanded, among all its rows.
  ///
  /// - Complexity: O(*n*) in the number of rows.
  public var expandedRowsPerSection: [[Int]] { rowsPerSection { data.isExpanded($0) } }

  @inline(never)  // Asked for the rows that show, and for those that are expanded.
  private func rowsPerSection(_ isWanted: (Int) -> Bool) -> [[Int]] {
    var sections: [[Int]] = []
    for section in 0..<sectionCount {
      var wanted: [Int] = []
      for (index, row) in allRows(ofSection: section).enumerated() where isWanted(row) { wanted.append(index) }
      sections.append(wanted)
    }
    return sections
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
