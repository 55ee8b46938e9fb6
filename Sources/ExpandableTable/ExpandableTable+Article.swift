extension ExpandableTable {
  /// The article's table of visible rows: for each section the indices of the rows that show, among all its rows.
  ///
  /// The article computes it after every tap; here it is derived, for traces and tests.
  ///
  /// - Complexity: O(*n*) in the number of rows.
  public var visibleRowsPerSection: [[Int]] {
    let shown = visibility
    return (0..<list.sectionCount).map { section in
      let rows = list.starts[section]..<list.starts[section + 1]
      return rows.filter { shown[$0] }.map { $0 - rows.lowerBound }
    }
  }

  /// For each section the indices of the rows that are marked as expanded, among all its rows.
  ///
  /// - Complexity: O(*n*) in the number of rows.
  public var expandedRowsPerSection: [[Int]] {
    (0..<list.sectionCount).map { section in
      let rows = list.starts[section]..<list.starts[section + 1]
      return rows.filter { list.isExpanded($0) }.map { $0 - rows.lowerBound }
    }
  }

  /// The article's `getCellDescriptorForIndexPath`: the descriptor of a row that shows.
  ///
  /// - Parameter position: The row's position among the rows that show.
  /// - Returns: The descriptor with what was entered, or nil if there is no such row.
  /// - Complexity: O(log *n*) in the number of rows.
  public func cellDescriptor(for position: RowPosition) -> RowDescriptor? {
    guard let id = id(for: position) else { return nil }
    var descriptor = list.descriptor(of: id.rawValue)
    descriptor.isVisible = true
    return descriptor
  }
}
