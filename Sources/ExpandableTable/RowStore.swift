/// What rows hold, by their numbers.
///
/// A list numbers its rows by their order. A table, whose rows come and go, numbers them by their ids, which no other row
/// ever gets: its arrays only grow, and the order is that of its tree.
struct RowStore: Equatable, Sendable {
  /// What a row is, without its texts.
  struct Traits: Equatable {
    /// The identifier, as its index in `identifiers`.
    var identifier: Int32
    /// As the list states it, also where the row is not expandable.
    var additionalRows: Int32 = 0
    /// The row that it is folded under, or -1.
    var parent: Int32 = -1
    var flags: Flags
    var binding = RowBinding.none
  }

  /// The truths of a row, in one byte.
  struct Flags: OptionSet, Sendable {
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
  private(set) var traits: [Traits] = []
  /// The numbers of the rows that expand, in ascending order, be they in the table or not.
  private(set) var expandable: [Int32] = []
  var texts = RowTexts()
  /// The keys that are not known here, by row, for the few rows that have some.
  var others: [Int: [PropertyEntry]] = [:]

  /// How many numbers there are.
  var count: Int { traits.count }

  /// Whether a number is that of a row, be it in the table or not.
  func isRow(_ row: Int) -> Bool { traits.indices.contains(row) && !traits[row].flags.contains(.isNoRow) }

  /// Makes room for more rows, and for at least as many as there are, so that many sections do not copy them each time.
  mutating func reserve(_ more: Int) {
    guard count + more > traits.capacity else { return }
    let room = max(count + more, 2 * count)
    traits.reserveCapacity(room)
    texts.reserveCapacity(room)
  }

  /// Appends what the row of the next number is.
  mutating func append(_ row: Traits) {
    if row.flags.contains(.isExpandable) { expandable.append(Int32(count)) }
    traits.append(row)
  }

  /// Marks a row as expanded, or as collapsed.
  mutating func setExpanded(_ row: Int, _ isExpanded: Bool) {
    if isExpanded { traits[row].flags.insert(.isExpanded) } else { traits[row].flags.remove(.isExpanded) }
  }

  /// Folds a row under another one, or under none.
  mutating func setParent(of row: Int, to parent: Int?) { traits[row].parent = Int32(parent ?? -1) }

  /// Folds more rows under a row, or fewer.
  mutating func addRows(_ count: Int, under row: Int) { traits[row].additionalRows += Int32(count) }

  /// The descriptor of a row, as it stands.
  func descriptor(of row: Int) -> RowDescriptor {
    let (traits, flags) = (traits[row], traits[row].flags)
    return RowDescriptor(
      identifiers[Int(traits.identifier)], primaryTitle: texts[.primaryTitle, row],
      secondaryTitle: texts[.secondaryTitle, row], value: texts[.value, row],
      isExpandable: flags.contains(.isExpandable), isExpanded: flags.contains(.isExpanded),
      isVisible: flags.contains(.isVisible), additionalRows: Int(traits.additionalRows),
      binding: flags.contains(.statesBinding) ? traits.binding : nil, others: others[row] ?? [])
  }

  /// What a row is.
  func kind(of row: Int) -> RowKind { kinds[Int(traits[row].identifier)] }
  /// Whether selecting a row shows and hides rows below it.
  func isExpandable(_ row: Int) -> Bool { traits[row].flags.contains(.isExpandable) }
  /// Whether a row is expandable and its rows show.
  func isExpanded(_ row: Int) -> Bool { traits[row].flags.isSuperset(of: [.isExpandable, .isExpanded]) }
  /// The row that a row is folded under, nil for one at the top.
  func parent(of row: Int) -> Int? { traits[row].parent >= 0 ? Int(traits[row].parent) : nil }
  /// How many rows are folded under a row, at any depth; none for one that does not expand.
  func countBelow(_ row: Int) -> Int { isExpandable(row) ? Int(traits[row].additionalRows) : 0 }

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
    traits += new.traits.map { row in
      var row = row
      row.identifier = numbers[Int(row.identifier)]
      row.parent = row.parent < 0 ? Int32(parent ?? -1) : row.parent + Int32(first)
      return row
    }
    expandable += new.expandable.map { $0 + Int32(first) }
    texts.append(new.texts)
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
    traits += repeatElement(Traits(identifier: 0, flags: .isNoRow), count: count)
    texts.appendBlanks(count)
  }

  /// Forgets the texts of a row that does not come back.
  mutating func forget(_ row: Int) {
    texts.forget(row)
    others[row] = nil
  }
}
