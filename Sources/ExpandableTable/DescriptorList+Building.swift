// Builds a list row by row, and checks each row against the rows under which it is folded.
extension DescriptorList {
  private typealias Key = RowDescriptor.Key

  /// Reserves capacity for more rows.
  @usableFromInline mutating func reserve(_ count: Int) { rows.reserve(count) }

  /// Creates a list of rows to insert.
  ///
  /// Whatever its `isVisible`, a row is visible unless the row under which it is folded is hidden or collapsed.
  init(rowsToInsert new: [RowDescriptor], kinds: RowKinds) throws(DescriptorError) {
    self.init(kinds: kinds)
    for var row in new {
      row.isVisible = unfinishedRow.map { rows.traits[$0].isVisible && rows.traits[$0].isExpanded } ?? true
      try append(row, isChecked: true)
    }
    try endSection()
  }

  /// The innermost row whose folded rows have not all been appended yet; nil if there is none.
  private var unfinishedRow: Int? {
    var row = count - 1
    while row >= 0, end(of: row) <= count { row = rows.parent(of: row) ?? -1 }
    return row >= 0 ? row : nil
  }

  /// Returns the number of the first row after the rows folded under a row.
  private func end(of row: Int) -> Int { row + 1 + rows.count(below: row) }

  /// The number of the first row of the section being built.
  private var sectionStart: Int { sectionStarts[sectionCount] }

  /// Appends a row to the section that is being built.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - remaining: The number of rows that follow in the section; `.max` if it is not known yet.
  ///   - isChecked: Whether to reject a row that can never become visible.
  /// - Throws: A `DescriptorError` if the list is full, or if the row is invalid in its place.
  @usableFromInline mutating func append(
    _ row: RowDescriptor, remaining: Int = .max, isChecked: Bool
  ) throws(DescriptorError) {
    guard count < Self.maximumRowCount else {
      throw DescriptorError(.tooManyRows(limit: Self.maximumRowCount), section: sectionCount)
    }
    let parent = unfinishedRow
    if let (problem, number, key) = problem(
      of: row, under: parent, remaining: min(remaining, Self.maximumRowCount), isChecked: isChecked)
    {
      throw error(problem, at: number, key: key)
    }
    // Neighbouring rows are often of the same kind.
    rows.append(row, likelyKind: rows.traits.last?.kind ?? RowKinds.plainIndex, parent: parent)
  }

  /// Appends a row from a property list's value.
  mutating func append(_ value: PropertyValue, remaining: Int, isChecked: Bool) throws(DescriptorError) {
    var reader = DescriptorReader(value, acceptsNumbers: !isChecked)
    let row = RowDescriptor(&reader)
    if let (problem, key) = reader.problem {
      throw DescriptorError(problem, section: sectionCount, row: count - sectionStart, key: key)
    }
    try append(row, remaining: remaining, isChecked: isChecked)
  }

  /// Ends the section; the next row begins another section.
  ///
  /// - Throws: A `DescriptorError` if a row, expandable or not, states more additional rows than follow it in the section.
  @usableFromInline mutating func endSection() throws(DescriptorError) {
    for row in sectionStart..<count {
      let (additionalRows, available) = (Int(rows.traits[row].additionalRows), count - row - 1)
      guard additionalRows <= available else {
        throw error(.pastEnd(additionalRows: additionalRows, available: available), at: row, key: Key.additionalRows)
      }
    }
    sectionStarts.append(count)
  }

  /// Returns the problem that the next row would cause, and the row and key concerned; nil if there is none.
  private func problem(
    of row: RowDescriptor, under parent: Int?, remaining: Int, isChecked: Bool
  ) -> (what: DescriptorError.Problem, row: Int, key: String)? {
    let (newRow, additionalRows) = (count, row.additionalRows)
    if !row.additionalEntries.isEmpty, let (key, problem) = row.additionalEntriesProblem {
      return (problem, newRow, key)
    }
    if let parent {
      let traits = rows.traits[parent]
      let rowInSection = newRow - sectionStart
      switch (traits.isVisible, traits.isExpanded, row.isVisible) {
      case (false, _, true): return (.hiddenWithVisibleChild(row: rowInSection), parent, Key.isVisible)
      case (true, true, false): return (.expandedWithHiddenChild(row: rowInSection), parent, Key.isExpanded)
      case (true, false, true): return (.collapsedWithVisibleChild(row: rowInSection), parent, Key.isExpanded)
      case (false, _, false), (true, true, true), (true, false, false): break
      }
    } else if !row.isVisible, isChecked {
      return (.neverVisible, newRow, Key.isVisible)
    }
    if additionalRows < 0 { return (.negative(additionalRows), newRow, Key.additionalRows) }
    if additionalRows > remaining {
      return (.pastEnd(additionalRows: additionalRows, available: remaining), newRow, Key.additionalRows)
    }
    if row.isExpandable, let parent, newRow + 1 + additionalRows > end(of: parent) {
      return (.extendsPastParent(row: parent - sectionStart), newRow, Key.additionalRows)
    }
    return nil
  }

  private func error(_ problem: DescriptorError.Problem, at row: Int, key: String) -> DescriptorError {
    DescriptorError(problem, section: sectionCount, row: row - sectionStart, key: key)
  }
}
