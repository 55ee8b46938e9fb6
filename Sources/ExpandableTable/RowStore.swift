/// The contents of rows, by their numbers.
///
/// A list numbers its rows by their order. A table, whose rows come and go, numbers them by their ids, which no other row
/// ever gets: its arrays only grow, and its tree has the order. Stores that are only appended to are equal if their rows are.
struct RowStore: Equatable, Sendable {
  /// The properties of a row.
  struct Traits: Equatable {
    /// The kind that its identifier names; `noRow` if no row has this number, because a header in the tree has it.
    var kind = RowStore.noRow
    /// The binding that the list states; nil leaves it to the kind.
    var binding: RowBinding?
    var isExpandable = false
    var isExpanded = false
    var isVisible = false
    /// The number that the list states, even if the row is not expandable.
    var additionalRows: Int32 = 0
    /// The row that it is folded under, or -1.
    var parent: Int32 = -1
    /// The texts that it has a place for, a bit for each, and above these bits the index of the first of them.
    var texts: UInt32 = 0
  }

  /// The kind of a number without a row.
  static let noRow = UInt8.max

  /// The kinds that identifiers name.
  var kinds: RowKinds
  var traits: [Traits] = []
  /// The numbers of the expandable rows, in the table or not, in ascending order.
  private(set) var expandable: [Int] = []
  /// The texts that have a place, those of a row next to each other; empty where a row has since got another place.
  var texts: [String] = []
  /// The rows' additional keys, as dictionaries.
  private var others = SparseRows()

  /// Creates a store without rows.
  init(kinds: RowKinds) { self.kinds = kinds }

  /// The count of numbers in use, whether for rows or headers.
  var count: Int { traits.count }

  /// Reserves room for more rows, at least doubling it, so that many sections do not copy the rows each time.
  mutating func reserve(_ more: Int) {
    guard count + more > traits.capacity else { return }
    let room = max(count + more, 2 * count)
    traits.reserveCapacity(room)
    // Assuming one text each.
    texts.reserveCapacity(room)
  }

  // MARK: Queries

  /// Whether a number is a row's, in the table or not.
  func isRow(_ row: Int) -> Bool { traits.indices.contains(row) && traits[row].kind != Self.noRow }
  /// The kind that a row's identifier names.
  func kind(of row: Int) -> RowKind { kinds[traits[row].kind] }
  /// The control of a row.
  func control(of row: Int) -> RowControl { kinds.control(traits[row].kind) }
  /// The height that a row has by its kind, in points.
  func height(of row: Int) -> Double { kinds.height(traits[row].kind) }
  /// The effect of a row on the one that it is folded under.
  func binding(of row: Int) -> RowBinding { traits[row].binding ?? kinds.binding(traits[row].kind) }
  /// Whether selecting a row shows and hides rows below it.
  func isExpandable(_ row: Int) -> Bool { traits[row].isExpandable }
  /// Whether a row is expandable and its rows show.
  func isExpanded(_ row: Int) -> Bool { traits[row].isExpandable && traits[row].isExpanded }
  /// The row that a row is folded under, nil for one at the top.
  func parent(of row: Int) -> Int? { traits[row].parent >= 0 ? Int(traits[row].parent) : nil }
  /// The number of rows folded under a row, at any depth; 0 for a row that does not expand.
  func countBelow(_ row: Int) -> Int { isExpandable(row) ? Int(traits[row].additionalRows) : 0 }
  /// The keys of a row that are not known here.
  @inline(never)  // Asked of every row that is written.
  func others(of row: Int) -> [PropertyEntry] {
    if case .dictionary(let entries)? = others[row] { entries } else { [] }
  }

  /// The descriptor of a row, as stored.
  func descriptor(of row: Int) -> RowDescriptor {
    let traits = traits[row]
    return RowDescriptor(
      traits.kind == RowKinds.plain ? self[.identifier, row] : kind(of: row).identifier,
      primaryTitle: self[.primaryTitle, row], secondaryTitle: self[.secondaryTitle, row], value: self[.value, row],
      isExpandable: traits.isExpandable, isExpanded: traits.isExpanded, isVisible: traits.isVisible,
      additionalRows: Int(traits.additionalRows), binding: traits.binding, others: others(of: row))
  }

  // MARK: Changes

  /// Marks a row as expanded, or as collapsed.
  mutating func setExpanded(_ row: Int, _ isExpanded: Bool) { traits[row].isExpanded = isExpanded }

  /// Folds a row under another one, or under none.
  mutating func setParent(of row: Int, to parent: Int?) { traits[row].parent = Int32(parent ?? -1) }

  /// Adds a number of rows, which may be negative, to those folded under a row.
  mutating func addRows(_ count: Int, under row: Int) { traits[row].additionalRows += Int32(count) }

  /// Forgets the texts of a row that cannot come back.
  mutating func forget(_ row: Int) {
    for field in Self.fields { self[field, row] = "" }
    // Not nil, because removing many from the middle one by one would take long.
    if !others(of: row).isEmpty { others[row] = .dictionary([]) }
  }

  // MARK: New rows

  /// Appends the row with the next number, under another one or none.
  ///
  /// - Parameters:
  ///   - row: Its descriptor.
  ///   - likely: The index of the kind that it probably has.
  ///   - parent: The row that it is folded under.
  mutating func append(_ row: RowDescriptor, likely: UInt8, parent: Int?) {
    let kind = kinds.index(of: row.identifier, likely: likely)

    if row.isExpandable { expandable.append(count) }
    if !row.others.isEmpty { others[count] = .dictionary(row.others) }
    var place = Self.place(texts.count)
    if !row.primaryTitle.isEmpty { append(row.primaryTitle, .primaryTitle, to: &place) }
    if !row.secondaryTitle.isEmpty { append(row.secondaryTitle, .secondaryTitle, to: &place) }
    if !row.value.isEmpty { append(row.value, .value, to: &place) }
    if kind == RowKinds.plain, !row.identifier.isEmpty { append(row.identifier, .identifier, to: &place) }
    traits.append(
      Traits(
        kind: kind, binding: row.binding, isExpandable: row.isExpandable, isExpanded: row.isExpanded,
        isVisible: row.isVisible, additionalRows: Int32(row.additionalRows), parent: Int32(parent ?? -1), texts: place))
  }

  /// Appends the rows of a list under new numbers; numbers between them and the old ones are not rows.
  ///
  /// - Parameters:
  ///   - new: The rows of a separate list.
  ///   - first: The number of the first of them, at least `count`.
  ///   - parent: The row for those of them that are under no other of them.
  mutating func append(_ new: RowStore, from first: Int, parent: Int?) {
    while count < first { traits.append(Traits()) }
    for row in 0..<new.count {
      append(
        new.descriptor(of: row), likely: new.traits[row].kind, parent: new.parent(of: row).map { $0 + first } ?? parent)
    }
  }
}
