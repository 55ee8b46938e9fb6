extension ExpandableTable {
  /// The article's table of visible rows: for each section the indices of the rows that show, among all its rows.
  ///
  /// The article computes it after every tap; here it is derived, for traces and tests.
  ///
  /// - Complexity: O(*n*) in the number of rows.
  public var visibleRowsPerSection: [[Int]] {
    let shown = visibility
    return (0..<sectionCount).map { section in
      let rows = allRows(ofSection: section)
      return rows.indices.filter { shown[rows[$0]] }
    }
  }

  /// For each section the indices of the rows that are marked as expanded, among all its rows.
  ///
  /// - Complexity: O(*n*) in the number of rows.
  public var expandedRowsPerSection: [[Int]] {
    (0..<sectionCount).map { section in
      let rows = allRows(ofSection: section)
      return rows.indices.filter { data.isExpanded(rows[$0]) }
    }
  }

  /// The article's `getCellDescriptorForIndexPath`: the descriptor of a row that shows.
  ///
  /// - Parameter position: The row's position among the rows that show.
  /// - Returns: The descriptor with what was entered, or nil if there is no such row.
  /// - Complexity: O(log *n*) in the number of rows.
  public func cellDescriptor(for position: RowPosition) -> RowDescriptor? {
    guard let id = id(for: position) else { return nil }
    var descriptor = data.descriptor(of: id.rawValue)
    descriptor.isVisible = true
    return descriptor
  }
}
