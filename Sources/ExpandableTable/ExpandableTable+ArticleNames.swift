extension ExpandableTable {
  /// The article's table of visible rows: for each section the places of the rows that show, among all its rows.
  ///
  /// The article computes it after every tap; here it is derived, for traces and tests.
  ///
  /// - Complexity: O(n).
  public var visibleRowsPerSection: [[Int]] {
    let shown = visibility
    return (0..<list.sectionCount).map { section in
      let rows = list.starts[section]..<list.starts[section + 1]
      return rows.filter { shown[$0] }.map { $0 - rows.lowerBound }
    }
  }

  /// For each section the places of the rows that say that they are expanded, among all its rows.
  ///
  /// - Complexity: O(n).
  public var expandedRowsPerSection: [[Int]] {
    (0..<list.sectionCount).map { section in
      let rows = list.starts[section]..<list.starts[section + 1]
      return rows.filter { list.isExpanded($0) }.map { $0 - rows.lowerBound }
    }
  }

  /// The article's `getCellDescriptorForIndexPath`: the descriptor of the row at a position among those that show.
  ///
  /// - Complexity: O(log n).
  public func cellDescriptor(at position: RowPosition) -> RowDescriptor? {
    guard let id = id(at: position) else { return nil }
    var descriptor = list.descriptor(of: id.rawValue)
    descriptor.isVisible = true
    return descriptor
  }
}
