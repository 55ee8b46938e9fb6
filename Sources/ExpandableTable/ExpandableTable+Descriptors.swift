extension ExpandableTable {
  /// The current list, with all values, visibility and order, for writing it back.
  ///
  /// Without `Correction.nestedRows`, rows under a collapsed row may be visible; reading the list again then fails.
  ///
  /// - Complexity: O(*n* log *n* + *r*) for *n* rows, and *r* rows that have been removed.
  public var descriptors: DescriptorList {
    var list = DescriptorList(kinds: data.kinds)
    list.isFlat = isFlat
    let shown = visibility
    // A descriptor list numbers rows by position, the table by id.
    var numbers = [Int](repeating: 0, count: data.count)
    for section in 0..<sectionCount {
      let rows = allRows(ofSection: section)
      for (index, row) in rows.enumerated() {
        numbers[row] = list.count
        var descriptor = descriptor(of: row, isVisible: shown[row])
        // In a row that does not expand, `additionalRows` has no meaning; but reading a list rejects more than the number of
        // rows that follow in the section.
        if !descriptor.isExpandable {
          descriptor.additionalRows = min(descriptor.additionalRows, rows.count - index - 1)
        }
        list.rows.append(
          descriptor, likelyKind: data.traits[row].kind, parent: data.parent(of: row).map { numbers[$0] })
      }
      list.sectionStarts.append(list.count)
    }
    return list
  }
}

// The visible rows and their descriptors, as in the article, and the expanded rows.
extension ExpandableTable {
  /// The indices of the visible rows of each section, among all its rows, as in the article's property of this name.
  ///
  /// The article computes them after loading and after every tap; here, they are computed on demand, for traces and tests.
  ///
  /// - Complexity: O(*n* log *n* + *r*) for *n* rows, and *r* rows that have been removed.
  public var visibleRowsPerSection: [[Int]] {
    let shown = visibility
    return rowsPerSection { shown[$0] }
  }

  /// The indices of the expanded rows of each section, among all its rows.
  ///
  /// - Complexity: O(*n* + *s* log *n*) for *n* rows in *s* sections.
  public var expandedRowsPerSection: [[Int]] { rowsPerSection { data.isExpanded($0) } }

  private func rowsPerSection(_ isWanted: (Int) -> Bool) -> [[Int]] {
    var sections: [[Int]] = []
    for section in 0..<sectionCount {
      var wantedIndices: [Int] = []
      for (index, row) in allRows(ofSection: section).enumerated() where isWanted(row) { wantedIndices.append(index) }
      sections.append(wantedIndices)
    }
    return sections
  }

  /// Returns the descriptor of a visible row; the article's `getCellDescriptorForIndexPath`.
  ///
  /// - Parameter position: The row's position among the visible rows.
  /// - Returns: The descriptor with the row's value, or nil if there is no such row.
  /// - Complexity: O(log *n*) in the number of rows.
  public func cellDescriptor(for position: RowPosition) -> RowDescriptor? {
    id(for: position).map { descriptor(of: $0.rawValue, isVisible: true) }
  }
}
