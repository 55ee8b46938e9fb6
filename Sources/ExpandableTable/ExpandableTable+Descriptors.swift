extension ExpandableTable {
  /// The list as it is now, to be written back: with all entries, the current visibility and the present order.
  ///
  /// - Complexity: O(*n*) in the number of rows.
  public var descriptors: DescriptorList {
    var list = DescriptorList(kinds: data.kinds)
    list.isFlat = isFlat
    let shown = visibility
    // A list numbers its rows by their order; a table by their ids.
    var numbers = [Int](repeating: 0, count: data.count)
    for section in 0..<sectionCount {
      let rows = allRows(ofSection: section)
      for (index, row) in rows.enumerated() {
        numbers[row] = list.count
        var descriptor = descriptor(of: row, isVisible: shown[row])
        // The number means nothing for a row that does not expand, but no reader accepts more rows than there are below it.
        if !descriptor.isExpandable {
          descriptor.additionalRows = min(descriptor.additionalRows, rows.count - index - 1)
        }
        list.rows.append(descriptor, likely: data.traits[row].kind, parent: data.parent(of: row).map { numbers[$0] })
      }
      list.starts.append(list.count)
    }
    return list
  }
}

// Questions about the list, under the article's names.
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
  /// - Returns: The descriptor with its entry, or nil if there is no such row.
  /// - Complexity: O(log *n*) in the number of rows.
  public func cellDescriptor(for position: RowPosition) -> RowDescriptor? {
    id(for: position).map { descriptor(of: $0.rawValue, isVisible: true) }
  }
}
