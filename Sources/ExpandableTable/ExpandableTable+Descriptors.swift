extension ExpandableTable {
  /// The list as it is now, to be written back: with what was entered, and with what shows, in the order that it has now.
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
        // What a row says that does not expand counts for nothing, but no reader takes more than there are below it.
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
