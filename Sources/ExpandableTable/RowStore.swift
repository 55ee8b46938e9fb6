/// The contents of rows, by their numbers.
///
/// A list numbers its rows in their order. A table, which inserts and removes rows, numbers them by their ids, which are never
/// reused; so its arrays only grow, and its tree holds the order. Two stores to which rows have only been appended are equal
/// if their kinds and their rows are equal.
struct RowStore: Equatable, Sendable {
  /// The properties of a row.
  struct Traits: Equatable {
    /// The index of the kind that the row's identifier names; `noKind` if the number belongs to a header in the tree instead
    /// of a row.
    var kind = RowStore.noKind
    /// The binding in the list; nil for the kind's binding.
    var binding: RowBinding?
    var isExpandable = false
    var isExpanded = false
    var isVisible = false
    /// The number of rows folded under the row or, if the row is not expandable, its descriptor's `additionalRows`.
    var additionalRows: Int32 = 0
    /// The row under which the row is folded; -1 if there is none.
    var parent: Int32 = -1
    /// A bit for each field whose text is stored, and above these bits the index of the first of these texts in `texts`.
    var textPlaces: UInt32 = 0
  }

  /// The value of `Traits.kind` for a number that belongs to no row.
  static let noKind = UInt8.max

  /// The row kinds that identifiers name.
  var kinds: RowKinds
  var traits: [Traits] = []
  /// The numbers of the expandable rows, including removed ones, in ascending order.
  private(set) var expandableRows: [Int] = []
  /// The stored texts, with those of a row side by side.
  ///
  /// If they move to the end, empty strings remain in their old places.
  var texts: [String] = []
  /// The entries for the rows' additional keys, as dictionaries.
  private var additionalEntries = SparseRows()

  /// Creates a store without rows.
  init(kinds: RowKinds) { self.kinds = kinds }

  /// The number of elements of `traits`, including those for the numbers of headers.
  var count: Int { traits.count }

  /// Reserves room for more rows.
  ///
  /// If they do not fit, it reserves room for at least twice the count, so that adding many sections does not copy the rows
  /// each time.
  mutating func reserve(_ more: Int) {
    guard count + more > traits.capacity else { return }
    let capacity = max(count + more, 2 * count)
    traits.reserveCapacity(capacity)
    // This assumes one text for each row.
    texts.reserveCapacity(capacity)
  }

  // MARK: Queries

  /// Returns whether a number belongs to a row, even one that is no longer in the table.
  func isRow(_ row: Int) -> Bool { traits.indices.contains(row) && traits[row].kind != Self.noKind }
  /// Returns the kind that a row's identifier names.
  func kind(of row: Int) -> RowKind { kinds[traits[row].kind] }
  /// Returns the control of a row.
  func control(of row: Int) -> RowControl { kinds.control(at: traits[row].kind) }
  /// Returns the height of a row's kind, in points.
  func height(of row: Int) -> Double { kinds.height(at: traits[row].kind) }
  /// Returns the effect of a row on the row under which it is folded.
  func binding(of row: Int) -> RowBinding { traits[row].binding ?? kinds.binding(at: traits[row].kind) }
  /// Returns whether selecting a row shows and hides rows below it.
  func isExpandable(_ row: Int) -> Bool { traits[row].isExpandable }
  /// Returns whether a row is expandable and expanded.
  func isExpanded(_ row: Int) -> Bool { traits[row].isExpandable && traits[row].isExpanded }
  /// Returns the row under which a row is folded; nil for a row at the top level.
  func parent(of row: Int) -> Int? { traits[row].parent >= 0 ? Int(traits[row].parent) : nil }
  /// Returns the number of rows folded under a row, at any depth; 0 for a row that does not expand.
  func count(below row: Int) -> Int { isExpandable(row) ? Int(traits[row].additionalRows) : 0 }
  /// Returns the entries for a row's additional keys.
  func additionalEntries(of row: Int) -> [PropertyEntry] {
    if case .dictionary(let entries)? = additionalEntries[row] { entries } else { [] }
  }

  /// Returns the stored descriptor of a row.
  func descriptor(of row: Int) -> RowDescriptor {
    let traits = traits[row]
    return RowDescriptor(
      traits.kind == RowKinds.plainIndex ? self[.identifier, row] : kind(of: row).identifier,
      primaryTitle: self[.primaryTitle, row], secondaryTitle: self[.secondaryTitle, row], value: self[.value, row],
      isExpandable: traits.isExpandable, isExpanded: traits.isExpanded, isVisible: traits.isVisible,
      additionalRows: Int(traits.additionalRows), binding: traits.binding, additionalEntries: additionalEntries(of: row)
    )
  }

  // MARK: Changes

  /// Marks a row as expanded, or as collapsed.
  mutating func setExpanded(_ row: Int, to isExpanded: Bool) { traits[row].isExpanded = isExpanded }

  /// Sets the row under which a row is folded; nil for a row at the top level.
  mutating func setParent(of row: Int, to parent: Int?) { traits[row].parent = Int32(parent ?? -1) }

  /// Adds `count`, which may be negative, to the number of rows folded under a row.
  mutating func add(_ count: Int, under row: Int) { traits[row].additionalRows += Int32(count) }

  /// Forgets the texts and additional entries of a row that can no longer be restored.
  mutating func forget(_ row: Int) {
    for field in Self.fields { self[field, row] = "" }
    // The dictionary becomes empty but stays, because removing many dictionaries from the middle one by one would take long.
    if !additionalEntries(of: row).isEmpty { additionalEntries[row] = .dictionary([]) }
  }

  // MARK: New rows

  /// Appends a row, which gets the next number.
  ///
  /// - Parameters:
  ///   - row: The row's descriptor.
  ///   - likelyKind: The index of the row's probable kind.
  ///   - parent: The row under which the row is folded, or nil.
  mutating func append(_ row: RowDescriptor, likelyKind: UInt8, parent: Int?) {
    let kind = kinds.index(of: row.identifier, likelyIndex: likelyKind)

    if row.isExpandable { expandableRows.append(count) }
    if !row.additionalEntries.isEmpty { additionalEntries[count] = .dictionary(row.additionalEntries) }
    var places = Self.emptyPlaces(at: texts.count)
    if !row.primaryTitle.isEmpty { append(row.primaryTitle, .primaryTitle, to: &places) }
    if !row.secondaryTitle.isEmpty { append(row.secondaryTitle, .secondaryTitle, to: &places) }
    if !row.value.isEmpty { append(row.value, .value, to: &places) }
    if kind == RowKinds.plainIndex, !row.identifier.isEmpty { append(row.identifier, .identifier, to: &places) }
    traits.append(
      Traits(
        kind: kind, binding: row.binding, isExpandable: row.isExpandable, isExpanded: row.isExpanded,
        isVisible: row.isVisible, additionalRows: Int32(row.additionalRows), parent: Int32(parent ?? -1),
        textPlaces: places))
  }

  /// Appends the rows of a list under new numbers; numbers that are skipped belong to no row.
  ///
  /// - Parameters:
  ///   - new: The rows of a separate list.
  ///   - first: The number of the first row to add, at least `count`.
  ///   - parent: The parent of the new rows that are folded under no other new row.
  mutating func append(_ new: RowStore, numberedFrom first: Int, parent: Int?) {
    while count < first { traits.append(Traits()) }
    for row in 0..<new.count {
      append(
        new.descriptor(of: row), likelyKind: new.traits[row].kind,
        parent: new.parent(of: row).map { $0 + first } ?? parent)
    }
  }
}
