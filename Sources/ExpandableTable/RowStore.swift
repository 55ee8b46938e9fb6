/// What rows hold, by their numbers: one array for each property.
///
/// A list numbers its rows by their order. A table, whose rows come and go, numbers them by their ids, which no other row
/// ever gets: its arrays only grow, and the order is that of its tree.
struct RowStore: Hashable, Sendable {
  /// What a row is, in one byte.
  struct Flags: OptionSet, Hashable, Sendable {
    let rawValue: UInt8

    static let isExpandable = Flags(rawValue: 1 << 0)
    static let isExpanded = Flags(rawValue: 1 << 1)
    static let isVisible = Flags(rawValue: 1 << 2)
    /// The list states the binding; it does not follow from the kind.
    static let statesBinding = Flags(rawValue: 1 << 3)
    /// There is no row of this number: a header in the tree has it.
    static let isNoRow = Flags(rawValue: 1 << 4)
  }

  /// Every identifier once, in order of appearance.
  private(set) var identifiers: [String] = []
  /// What each of them stands for.
  private(set) var kinds: [RowKind] = []
  /// The indices of the identifiers.
  private var numbers: [String: Int32] = [:]
  /// The identifier of each row, as its index in `identifiers`.
  var identifierNumbers: [Int32] = []
  private(set) var flags: [Flags] = []
  /// The numbers of the rows that expand, in ascending order, be they in the table or not.
  private(set) var expandable: [Int32] = []
  /// As the list states it, also where the row is not expandable.
  var additionalRows: [Int32] = []
  /// The row that each is folded under, or -1.
  var parents: [Int32] = []
  var bindings: [RowBinding] = []
  var primaryTitles: [String] = []
  var secondaryTitles: [String] = []
  var values: [String] = []
  /// The keys that are not known here, by row, for the few rows that have some.
  var others: [Int: [PropertyEntry]] = [:]

  /// How many numbers there are.
  var count: Int { flags.count }

  /// Whether a number is that of a row, be it in the table or not.
  func isRow(_ row: Int) -> Bool { flags.indices.contains(row) && !flags[row].contains(.isNoRow) }

  /// Makes room for more rows, and for at least as many as there are, so that many sections do not copy them each time.
  mutating func reserve(_ more: Int) {
    guard count + more > flags.capacity else { return }
    let room = max(count + more, 2 * count)
    identifierNumbers.reserveCapacity(room)
    flags.reserveCapacity(room)
    additionalRows.reserveCapacity(room)
    parents.reserveCapacity(room)
    bindings.reserveCapacity(room)
    primaryTitles.reserveCapacity(room)
    secondaryTitles.reserveCapacity(room)
    values.reserveCapacity(room)
  }

  /// Appends what the row of the next number is.
  mutating func append(_ flags: Flags) {
    if flags.contains(.isExpandable) { expandable.append(Int32(count)) }
    self.flags.append(flags)
  }

  /// Marks a row as expanded, or as collapsed.
  mutating func setExpanded(_ row: Int, _ isExpanded: Bool) {
    if isExpanded { flags[row].insert(.isExpanded) } else { flags[row].remove(.isExpanded) }
  }

  /// The descriptor of a row, as it stands.
  func descriptor(of row: Int) -> RowDescriptor {
    RowDescriptor(
      identifiers[Int(identifierNumbers[row])], primaryTitle: primaryTitles[row],
      secondaryTitle: secondaryTitles[row], value: values[row],
      isExpandable: flags[row].contains(.isExpandable), isExpanded: flags[row].contains(.isExpanded),
      isVisible: flags[row].contains(.isVisible), additionalRows: Int(additionalRows[row]),
      binding: flags[row].contains(.statesBinding) ? bindings[row] : nil, others: others[row] ?? [])
  }

  /// What a row is.
  func kind(of row: Int) -> RowKind { kinds[Int(identifierNumbers[row])] }
  /// Whether selecting a row shows and hides rows below it.
  func isExpandable(_ row: Int) -> Bool { flags[row].contains(.isExpandable) }
  /// Whether a row is expandable and its rows show.
  func isExpanded(_ row: Int) -> Bool { flags[row].isSuperset(of: [.isExpandable, .isExpanded]) }
  /// The row that a row is folded under, nil for one at the top.
  func parent(of row: Int) -> Int? { parents[row] >= 0 ? Int(parents[row]) : nil }
  /// How many rows are folded under a row, at any depth; none for one that does not expand.
  func countBelow(_ row: Int) -> Int { isExpandable(row) ? Int(additionalRows[row]) : 0 }

  // MARK: New rows

  /// Appends the rows of a list under new numbers; what is between them and the old ones is no row.
  ///
  /// - Parameters:
  ///   - new: The rows of a list of their own.
  ///   - first: The number of the first of them, at least `count`.
  ///   - parent: The row that those of them are under which are under none of them.
  mutating func append(_ new: RowStore, from first: Int, parent: Int?) {
    if first > count { appendBlanks(first - count) }
    let numbers = new.identifiers.map { number(of: $0) }
    identifierNumbers += new.identifierNumbers.map { numbers[Int($0)] }
    flags += new.flags
    expandable += new.expandable.map { $0 + Int32(first) }
    additionalRows += new.additionalRows
    parents += new.parents.map { $0 < 0 ? Int32(parent ?? -1) : $0 + Int32(first) }
    bindings += new.bindings
    primaryTitles += new.primaryTitles
    secondaryTitles += new.secondaryTitles
    values += new.values
    for (row, others) in new.others { self.others[first + row] = others }
  }

  /// The index of an identifier, which is appended if it is new.
  mutating func number(of identifier: String) -> Int32 {
    if let number = numbers[identifier] { return number }
    let number = Int32(identifiers.count)
    numbers[identifier] = number
    identifiers.append(identifier)
    kinds.append(RowKind(identifier: identifier))
    return number
  }

  private mutating func appendBlanks(_ count: Int) {
    identifierNumbers += repeatElement(0, count: count)
    flags += repeatElement(.isNoRow, count: count)
    additionalRows += repeatElement(0, count: count)
    parents += repeatElement(-1, count: count)
    bindings += repeatElement(.none, count: count)
    primaryTitles += repeatElement("", count: count)
    secondaryTitles += repeatElement("", count: count)
    values += repeatElement("", count: count)
  }

  /// Forgets the texts of a row that does not come back.
  mutating func forget(_ row: Int) {
    primaryTitles[row] = ""
    secondaryTitles[row] = ""
    values[row] = ""
    others[row] = nil
  }
}
