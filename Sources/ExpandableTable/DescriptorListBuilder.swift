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
  /// The identifier of the row before, and its number: most rows have that of their neighbours.
  private var latest: (identifier: String, number: Int32)?

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
    let number = list.count
    guard number < DescriptorList.mostRows else { throw error(.tooManyRows(most: DescriptorList.mostRows)) }
    closeFinished()
    if !row.others.isEmpty, let (key, problem) = row.problemOfOthers { throw error(problem, at: number, key) }
    try checkVisibility(of: row, number)
    guard row.additionalRows >= 0 else { throw error(.negative(row.additionalRows), at: number, Key.additionalRows) }
    guard row.additionalRows <= min(left, DescriptorList.mostRows) else {
      throw error(
        .pastEnd(additionalRows: row.additionalRows, left: min(left, DescriptorList.mostRows)), at: number,
        Key.additionalRows)
    }
    let parent = open.last
    if row.isExpandable {
      let end = number + 1 + row.additionalRows
      if let parent, end > parent.end {
        throw error(.overlapsParent(row: parent.row - start), at: number, Key.additionalRows)
      }
      open.append(Open(row: number, end: end, isVisible: row.isVisible, isExpanded: row.isExpanded))
    }
    store(row, parent: parent?.row)
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

  private func checkVisibility(of row: RowDescriptor, _ number: Int) throws(DescriptorError) {
    guard let parent = open.last else {
      guard row.isVisible else { throw error(.hiddenForEver, at: number, Key.isVisible) }
      return
    }
    let position = number - start
    switch (parent.isVisible, parent.isExpanded, row.isVisible) {
    case (false, _, true): throw error(.hiddenWithVisibleChild(row: position), at: parent.row, Key.isVisible)
    case (true, true, false): throw error(.expandedWithHiddenChild(row: position), at: parent.row, Key.isExpanded)
    case (true, false, true): throw error(.collapsedWithVisibleChild(row: position), at: parent.row, Key.isExpanded)
    case (false, _, false), (true, true, true), (true, false, false): break
    }
  }

  private mutating func store(_ row: RowDescriptor, parent: Int?) {
    if !row.others.isEmpty { list.rows.others[list.count] = row.others }
    var flags: RowStore.Flags = []
    if row.isExpandable { flags.insert(.isExpandable) }
    if row.isExpanded { flags.insert(.isExpanded) }
    if row.isVisible { flags.insert(.isVisible) }
    if row.binding != nil { flags.insert(.statesBinding) }
    let identifier = number(of: row.identifier)
    list.rows.append(
      RowStore.Traits(
        identifier: identifier, additionalRows: Int32(row.additionalRows), parent: parent.map { Int32($0) } ?? -1,
        flags: flags, binding: row.binding ?? list.rows.kinds[Int(identifier)].binding))
    list.rows.texts.append(primaryTitle: row.primaryTitle, secondaryTitle: row.secondaryTitle, value: row.value)
  }

  private mutating func number(of identifier: String) -> Int32 {
    if let latest, latest.identifier == identifier { return latest.number }
    let number = list.rows.number(of: identifier)
    latest = (identifier, number)
    return number
  }

  private func error(_ problem: DescriptorError.Problem, at row: Int? = nil, _ key: String? = nil) -> DescriptorError {
    DescriptorError(problem, section: section, row: row.map { $0 - start }, key: key)
  }
}
