/// Builds a list row by row and checks each against the rows that it is folded under.
@usableFromInline struct DescriptorListBuilder {
  /// An expandable row whose rows have not all come yet.
  private struct Open {
    let row, end: Int
    let isVisible, isExpanded: Bool
  }

  @usableFromInline private(set) var list = DescriptorList()
  /// The rows that the next one is folded under, outermost first.
  private var open: [Open] = []
  /// The identifier of the row before, and its kind: most rows have that of their neighbours.
  private var latest = (identifier: "", kind: RowKind.plain)

  @usableFromInline init() {}

  /// Makes room for more rows.
  @usableFromInline mutating func reserve(_ count: Int) { list.rows.reserve(count) }

  /// Rows that are to come to a place: whether they show follows from it, and from those that they are under.
  static func list(placing rows: [RowDescriptor]) throws(DescriptorError) -> DescriptorList {
    var builder = DescriptorListBuilder()
    for var row in rows {
      builder.closeFinished()
      row.isVisible = builder.open.last.map { $0.isVisible && $0.isExpanded } ?? true
      try builder.append(row)
    }
    try builder.endSection()
    return builder.list
  }

  private mutating func closeFinished() {
    while let last = open.last, last.end <= list.count { open.removeLast() }
  }

  private var section: Int { list.sectionCount }
  private var start: Int { list.starts[section] }

  /// Appends a row to the section at the end.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - left: How many rows of the section follow, where that is known already.
  /// - Throws: A `DescriptorError` for a row that makes no sense where it is.
  @usableFromInline mutating func append(_ row: RowDescriptor, left: Int = .max) throws(DescriptorError) {
    guard list.count < DescriptorList.mostRows else {
      throw DescriptorError(.tooManyRows(most: DescriptorList.mostRows), section: section)
    }
    closeFinished()
    if let (problem, number, key) = problem(of: row, left: min(left, DescriptorList.mostRows)) {
      throw error(problem, at: number, key)
    }
    if row.identifier != latest.identifier { latest = (row.identifier, row.kind) }
    list.rows.append(row, latest.kind, parent: open.last?.row)
    guard row.isExpandable else { return }
    let end = list.count + row.additionalRows
    open.append(Open(row: list.count - 1, end: end, isVisible: row.isVisible, isExpanded: row.isExpanded))
  }

  /// Ends the section; the next row begins another one.
  ///
  /// - Throws: A `DescriptorError` if rows are missing that are said to be folded under a row.
  @usableFromInline mutating func endSection() throws(DescriptorError) {
    if let unfinished = open.first(where: { $0.end > list.count }) {
      throw error(
        .pastEnd(additionalRows: unfinished.end - unfinished.row - 1, left: list.count - unfinished.row - 1),
        at: unfinished.row, Key.additionalRows)
    }
    list.starts.append(list.count)
  }

  private typealias Key = RowDescriptor.Key

  /// What is wrong with the row that is to come next, at which row and under which key; nil if nothing is.
  private func problem(of row: RowDescriptor, left: Int) -> (what: DescriptorError.Problem, row: Int, key: String)? {
    let (number, below) = (list.count, row.additionalRows)
    if !row.others.isEmpty, let (key, problem) = row.problemOfOthers { return (problem, number, key) }
    if let parent = open.last {
      let position = number - start
      switch (parent.isVisible, parent.isExpanded, row.isVisible) {
      case (false, _, true): return (.hiddenWithVisibleChild(row: position), parent.row, Key.isVisible)
      case (true, true, false): return (.expandedWithHiddenChild(row: position), parent.row, Key.isExpanded)
      case (true, false, true): return (.collapsedWithVisibleChild(row: position), parent.row, Key.isExpanded)
      case (false, _, false), (true, true, true), (true, false, false): break
      }
    } else if !row.isVisible {
      return (.hiddenForEver, number, Key.isVisible)
    }
    if below < 0 { return (.negative(below), number, Key.additionalRows) }
    if below > left { return (.pastEnd(additionalRows: below, left: left), number, Key.additionalRows) }
    if row.isExpandable, let parent = open.last, number + 1 + below > parent.end {
      return (.overlapsParent(row: parent.row - start), number, Key.additionalRows)
    }
    return nil
  }

  private func error(_ problem: DescriptorError.Problem, at row: Int, _ key: String) -> DescriptorError {
    DescriptorError(problem, section: section, row: row - start, key: key)
  }
}
