extension ExpandableTable {
  /// The list as it is now, to be written back: with what was entered, and with what shows, in the order that it has now.
  ///
  /// - Complexity: O(*n*) in the number of rows.
  public var descriptors: DescriptorList {
    var list = DescriptorList()
    var writer = RowWriter(data, shown: visibility)
    for section in 0..<sectionCount {
      writer.write(allRows(ofSection: section), to: &list.rows)
      list.starts.append(list.count)
    }
    return list
  }
}

/// Numbers rows by their order, which have ids in a table.
private struct RowWriter {
  private let data: RowStore
  private let shown: [Bool]
  /// The numbers in the list, by the ids, and those of the identifiers.
  private var numbers: [Int32]
  private var identifiers: [Int32]

  init(_ data: RowStore, shown: [Bool]) {
    self.data = data
    self.shown = shown
    numbers = [Int32](repeating: -1, count: data.count)
    identifiers = [Int32](repeating: -1, count: data.identifiers.count)
  }

  /// Appends the rows of a section.
  mutating func write(_ rows: [Int], to list: inout RowStore) {
    for (index, row) in rows.enumerated() {
      numbers[row] = Int32(list.count)
      var traits = data.traits[row]
      let identifier = Int(traits.identifier)
      if identifiers[identifier] < 0 {
        identifiers[identifier] = list.number(of: data.identifiers[identifier])
      }
      if let others = data.others[row] { list.others[list.count] = others }
      traits.identifier = identifiers[identifier]
      // What a row says that does not expand counts for nothing, but no reader takes more than there are below it.
      if !data.isExpandable(row) { traits.additionalRows = min(traits.additionalRows, Int32(rows.count - index - 1)) }
      traits.parent = data.parent(of: row).map { numbers[$0] } ?? -1
      list.texts.append(
        primaryTitle: data.texts[.primaryTitle, row], secondaryTitle: data.texts[.secondaryTitle, row],
        value: data.texts[.value, row])
      if shown[row] { traits.flags.insert(.isVisible) } else { traits.flags.remove(.isVisible) }
      list.append(traits)
    }
  }
}
