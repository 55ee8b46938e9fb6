extension ExpandableTable {
  /// A change of rows or sections by an app, its server or another person.
  ///
  ///     let question = RowDescriptor("idCellNormal", secondaryTitle: "Colour", isExpandable: true, additionalRows: 1)
  ///     let red = RowDescriptor("idCellValuePicker", primaryTitle: "Red")
  ///     try table.edit(.insert([question, red], .row(0, inSection: 0)), at: now)
  ///     try table.edit(.move(RowID(0), .below(RowID(3))), at: now)
  public enum Edit: Hashable, Sendable {
    /// Inserts rows; under each expandable one, `additionalRows` of the following rows are folded.
    ///
    /// Whether a row is visible depends on the rows under which it is folded, not on its `isVisible`.
    case insert([RowDescriptor], Place)
    /// Removes a row and the rows folded under it.
    case remove(RowID)
    /// Moves a row and the rows folded under it.
    case move(RowID, Place)
    /// Inserts a section with its rows at an index, from 0.
    case insertSection([RowDescriptor], title: String, index: Int)
    /// Removes the section at an index, from 0, with its rows.
    case removeSection(Int)
    /// Moves a section with its rows, from its index to the index that it has afterward.
    case moveSection(Int, to: Int)
  }

  /// A place between the rows of a form.
  ///
  ///     try table.edit(.move(RowID(7), .under(RowID(2))), at: now)   // now the last row folded under row 2
  public enum Place: Hashable, Sendable {
    /// At an index among all rows of a section, including hidden ones, counted without the moving rows.
    ///
    /// Rows placed there are folded under the same row as the row now at that index; at the end, under none.
    case row(Int, inSection: Int)
    /// Directly above a row, and folded under the same parent.
    case above(RowID)
    /// Below a row and the rows folded under it, and folded under the same parent as that row.
    case below(RowID)
    /// Last among the rows folded under a row, which must be expandable.
    case under(RowID)
  }

  /// An error for an edit that cannot be made.
  ///
  ///     do {
  ///       try table.edit(.remove(RowID(70)), at: now)
  ///     } catch {
  ///       print(error)   // row 70: there is no such row (it may have been removed; query the current ids)
  ///     }
  public enum EditError: Error, Hashable, Sendable, CustomStringConvertible {
    /// There is no row with this id, or the row no longer exists.
    case noSuchRow(RowID)
    /// There is no section at this index.
    case noSuchSection(Int, count: Int)
    /// A section cannot be placed at this index.
    case noSuchSectionPlace(Int, limit: Int)
    /// A row cannot be placed at this index of a section.
    case noSuchPlace(Int, inSection: Int, limit: Int)
    /// A row would be placed under a row that does not expand.
    case notExpandable(RowID)
    /// The row beside or under which rows would be placed is one of the rows that move.
    case relativeToMovingRow(RowID)
    /// One of the rows to insert is invalid; its index among them is given.
    indirect case invalidRow(DescriptorError)
    /// There would be more rows than `DescriptorList.maximumRowCount`.
    case tooManyRows(limit: Int)

    /// A sentence that locates the problem if possible, names it, and usually suggests a remedy.
    public var description: String {
      switch self {
      case .noSuchRow(let row):
        "row #: there is no such row (it may have been removed; query the current ids)".filled(with: row.rawValue)
      case .noSuchSection(let section, let count):
        "section #: there is no such section (number of sections: #; numbering starts at 0)"
          .filled(with: section, count)
      case .noSuchSectionPlace(let section, let limit):
        "section #: a section cannot be placed there (choose an index from 0 to #)".filled(with: section, limit)
      case .noSuchPlace(let row, let section, let limit):
        "section #, row #: a row cannot be placed there (choose an index from 0 to #)".filled(with: section, row, limit)
      case .notExpandable(let row):
        "row #: it does not expand, so nothing can be folded under it (choose an expandable row)"
          .filled(with: row.rawValue)
      case .relativeToMovingRow(let row):
        "row #: it is among the rows being moved, so they cannot go beside it or under it (choose another row)"
          .filled(with: row.rawValue)
      case .invalidRow(let error): "rows to insert: " + error.text
      case .tooManyRows(let limit): "there would be more than # rows (insert fewer)".filled(with: limit)
      }
    }
  }

  /// Changes rows or sections for the app, as one undo step.
  ///
  /// Rows move and fade as when a row expands. Rows that stay keep their values. An answer that is joined from parts, such as a
  /// name, changes with parts that are inserted, removed or moved; any other answer stays the same.
  ///
  /// New rows get ids that no row has had since the list was loaded.
  ///
  /// - Parameters:
  ///   - edit: The change.
  ///   - time: When the rows begin to move.
  /// - Returns: The update and its notices, which are `didInsert` for each row that has become visible; `didDelete` for
  ///   each row that has become invisible, even by moving under a collapsed row; `didMove` for any other visible row
  ///   that the edit moves; `didChange` for a row whose answer has changed, and for each part of a name that gets its own
  ///   text because so far only the name contained it; and `didEndEditing` if the row that was being edited has been removed
  ///   or hidden. Only `originalWouldCrash` if `originalHasCrashed` is true or, without `Correction.emptySection`, the
  ///   article's program would crash.
  /// - Throws: An ``EditError`` for an invalid edit, after which nothing has changed.
  /// - Complexity: O(*k* log *n* + *d*) in the number *n* of rows, for *k* rows that are inserted, removed or moved, *d*
  ///   levels deep; for parts of an answer, O(*p* log *n*) more for *p* rows directly under the row with the answer.
  @discardableResult
  public mutating func edit(_ edit: Edit, at time: Time) throws(EditError) -> ListEffects {
    if originalHasCrashed { return Self.crashEffects }
    switch edit {
    case .insert(let new, let place): return try insert(new, place, at: time)
    case .remove(let row): return try remove(row, at: time)
    case .move(let row, let place): return try move(row, place, at: time)
    case .insertSection(let new, let title, let index):
      try Self.check((0...sectionCount).contains(index), or: .noSuchSectionPlace(index, limit: sectionCount))
      guard allows(rows: new.count) else { return Self.crashEffects }
      let (header, rows) = try store(new, parent: nil, isSection: true)
      return make(.insertSection(sections.makeSection(title: title, header: header), index: index, rows), at: time)
    case .removeSection(let index):
      try check(section: index)
      return make(.removeSection(index), at: time)
    case .moveSection(let index, let target):
      try check(section: index)
      try check(section: target)
      return index == target ? .none : make(.moveSection(index, to: target), at: time)
    }
  }

  /// Throws an error unless a condition of the edit is met.
  private static func check(_ holds: Bool, or error: EditError) throws(EditError) {
    guard holds else { throw error }
  }

  private func check(section: Int) throws(EditError) {
    try Self.check((0..<sectionCount).contains(section), or: .noSuchSection(section, count: sectionCount))
  }

  private func check(_ id: RowID) throws(EditError) { try Self.check(contains(id), or: .noSuchRow(id)) }

  // MARK: Rows

  private mutating func insert(_ new: [RowDescriptor], _ place: Place, at time: Time) throws(EditError) -> ListEffects {
    let (index, parent) = try resolve(place, without: 0..<0)
    guard !new.isEmpty else { return .none }
    return make(.insert(try store(new, parent: parent, isSection: false).rows, index: index), at: time)
  }

  private mutating func remove(_ id: RowID, at time: Time) throws(EditError) -> ListEffects {
    try check(id)
    let rows = subtree(of: id.rawValue)
    guard allowsRemoving(rows.count, from: section(of: id.rawValue)) else { return Self.crashEffects }
    return make(.remove(rows), at: time)
  }

  private mutating func move(_ id: RowID, _ place: Place, at time: Time) throws(EditError) -> ListEffects {
    try check(id)
    let rows = subtree(of: id.rawValue)
    let (index, parent) = try resolve(place, without: rows)
    guard index != rows.lowerBound || parent != data.parent(of: id.rawValue) else { return .none }
    // A move within the section always leaves a row there, but a move to another section may not.
    guard allowsRemoving(rows.count, from: section(of: id.rawValue)) else { return Self.crashEffects }
    return make(.move(rows, to: index, parent: parent), at: time)
  }

  /// Returns the indices in the tree of a row and of the rows folded under it.
  private func subtree(of row: Int) -> Range<Int> {
    let below = indices(below: row)
    return below.lowerBound - 1..<below.upperBound
  }

  /// Returns whether `count` rows may be taken out of a section; see `allows(rows:)`.
  private func allowsRemoving(_ count: Int, from section: Int) -> Bool {
    allows(rows: sections.rowIndices(ofSection: section).count - count)
  }

  /// Returns a place's index in the tree, not counting the removed rows, and the parent of rows at that place.
  private func resolve(
    _ place: Place, without removed: Range<Int>
  ) throws(EditError) -> (index: Int, parent: Int?) {
    /// Converts an index in the tree to the index counted without the removed rows.
    func indexWithoutRemoved(_ index: Int) -> Int { index <= removed.lowerBound ? index : index - removed.count }
    switch place {
    case .row(let row, let section):
      try check(section: section)
      let sectionIndices = sections.rowIndices(ofSection: section)
      let limit = sectionIndices.count - sectionIndices.clamped(to: removed).count
      try Self.check((0...limit).contains(row), or: .noSuchPlace(row, inSection: section, limit: limit))
      let index = indexWithoutRemoved(sectionIndices.lowerBound) + row
      let currentIndex = index < removed.lowerBound ? index : index + removed.count
      return (index, row == limit ? nil : data.parent(of: self.row(at: currentIndex)))
    case .above(let id):
      let index = try indexOutside(removed, of: id)
      return (indexWithoutRemoved(index), data.parent(of: id.rawValue))
    case .below(let id):
      let index = try indexOutside(removed, of: id)
      return (indexWithoutRemoved(index + 1 + data.count(below: id.rawValue)), data.parent(of: id.rawValue))
    case .under(let id):
      let index = try indexOutside(removed, of: id)
      try Self.check(data.isExpandable(id.rawValue), or: .notExpandable(id))
      return (indexWithoutRemoved(index + 1 + data.count(below: id.rawValue)), id.rawValue)
    }
  }

  private func indexOutside(_ removed: Range<Int>, of id: RowID) throws(EditError) -> Int {
    try check(id)
    let index = index(of: id.rawValue)
    try Self.check(!removed.contains(index), or: .relativeToMovingRow(id))
    return index
  }

  /// Stores the data of new rows, which are not in the tree yet.
  ///
  /// - Returns: The ids of the new rows, and the id before them, which belongs to the header if they form a section.
  private mutating func store(
    _ new: [RowDescriptor], parent: Int?, isSection: Bool
  ) throws(EditError) -> (header: RowID, rows: [Int]) {
    let limit = DescriptorList.maximumRowCount
    try Self.check(new.count <= limit - (rows.tree.count - sectionCount), or: .tooManyRows(limit: limit))
    let list: DescriptorList
    do {
      list = try DescriptorList(rowsToInsert: new, kinds: data.kinds)
    } catch {
      throw EditError.invalidRow(error.inRowsToInsert)
    }
    let end = rows.issueIDs(new.count + (isSection ? 1 : 0)).upperBound
    data.append(list.rows, numberedFrom: end - new.count, parent: parent)
    return (RowID(end - new.count - 1), Array(end - new.count..<end))
  }
}
