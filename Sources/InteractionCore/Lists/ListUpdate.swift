/// How the rows of a list have changed, by the rule of UIKit's batch updates.
///
/// Deletions, reloads and the origins of moves are numbered as before the update; insertions and the destinations of
/// moves as after it.
///
///     let update = ListUpdate([.delete(.init(1..<3)), .insert(.init(0..<1))])
///     let old = [RowID(0), RowID(1), RowID(2)]
///     update.mismatch(from: [old], to: [[RowID(3), RowID(0)]])   // nil: it adds up
///
/// It consists of ranges, so the update of a hundred thousand rows is as small as that of a single one.
public struct ListUpdate: Hashable, Sendable {
  /// Neighbouring rows of one section.
  ///
  ///     ListUpdate.Rows(section: 1, 0..<3)   // the first three rows of the second section
  public struct Rows: Hashable, Sendable {
    /// The section's index, from 0.
    public var section: Int
    /// The rows' indices in the section, from 0.
    public var range: Range<Int>

    /// Creates a range of rows.
    ///
    /// - Parameters:
    ///   - section: The section's index, from 0.
    ///   - range: The rows' indices in the section, from 0. They need not exist in any list.
    /// - Complexity: O(1).
    public init(section: Int = 0, _ range: Range<Int>) {
      self.section = section
      self.range = range
    }
  }

  /// A row that moves to another position.
  ///
  ///     ListUpdate.Move(from: RowPosition(row: 0), to: RowPosition(row: 4))
  public struct Move: Hashable, Sendable {
    /// The row's position before the update.
    public var from: RowPosition
    /// The row's position after the update.
    public var to: RowPosition

    /// Creates a move.
    ///
    /// - Parameters:
    ///   - from: The row's position before the update.
    ///   - to: The row's position after the update.
    /// - Complexity: O(1).
    public init(from: RowPosition, to: RowPosition) {
      self.from = from
      self.to = to
    }
  }

  /// One change to neighbouring rows, to a section, or to everything.
  ///
  ///     let update = ListUpdate([.reload(.init(0..<1)), .insert(.init(1..<4))])   // a row expands
  public enum Change: Hashable, Sendable {
    /// Rows have been deleted, numbered as before the update.
    case delete(Rows)
    /// Rows have been inserted, numbered as after the update.
    case insert(Rows)
    /// Rows show something else now, numbered as before the update.
    case reload(Rows)
    /// A row has moved to another position.
    case move(Move)
    /// A whole section is to be shown afresh, however its rows have changed.
    case reloadSection(Int)
    /// Everything is to be shown afresh, however sections and rows have changed.
    case reloadAll
  }

  /// What has changed, in any order; empty if nothing has, which owns no memory.
  public var changes: [Change]

  /// Creates an update.
  ///
  /// - Parameter changes: What has changed, in any order.
  /// - Complexity: O(1).
  @inlinable public init(_ changes: [Change] = []) { self.changes = changes }

  /// Whether nothing has changed.
  @inlinable public var isEmpty: Bool { changes.isEmpty }

  /// The rows that have been deleted, numbered as before the update.
  public var deleted: [Rows] {
    changes.compactMap { if case .delete(let rows) = $0 { rows } else { nil } }
  }
  /// The rows that have been inserted, numbered as after the update.
  public var inserted: [Rows] {
    changes.compactMap { if case .insert(let rows) = $0 { rows } else { nil } }
  }
  /// The rows that show something else now, numbered as before the update.
  public var reloaded: [Rows] {
    changes.compactMap { if case .reload(let rows) = $0 { rows } else { nil } }
  }
  /// The rows that have moved to another position.
  public var moved: [Move] {
    changes.compactMap { if case .move(let move) = $0 { move } else { nil } }
  }
  /// The sections that are to be shown afresh as a whole.
  public var reloadedSections: [Int] {
    changes.compactMap { if case .reloadSection(let section) = $0 { section } else { nil } }
  }
  /// Whether everything is to be shown afresh.
  public var reloadsAll: Bool { changes.contains(.reloadAll) }

  /// Checks that this update leads from one list to another.
  ///
  /// It is UIKit's consistency check, made before UIKit would crash. Sections that are reloaded are not looked into,
  /// and an update that reloads all always adds up.
  ///
  /// - Parameters:
  ///   - old: The ids of the rows before the update, by section.
  ///   - new: The ids of the rows after the update, by section.
  /// - Returns: Nil if the update adds up, otherwise a sentence that says what does not.
  /// - Complexity: O(*n* + *s* · *k*) for *n* ids and changed rows, *s* sections and *k* changes.
  public func mismatch(from old: [[RowID]], to new: [[RowID]]) -> String? {
    if reloadsAll || isEmpty && old == new { return nil }
    guard old.count == new.count else { return "The number of sections has changed." }
    var leaves = old.map { [Bool](repeating: false, count: $0.count) }
    if let problem = sectionProblem(old.count) ?? markLeaving(in: &leaves) ?? reloadProblem(leaves) { return problem }
    var comes = new.map { [Arrival](repeating: .staying, count: $0.count) }
    if let problem = markComing(in: &comes, from: old) { return problem }
    for section in old.indices where !reloadedSections.contains(section) {
      let staying = zip(old[section], leaves[section]).lazy.filter { !$0.1 }.map { $0.0 }
      if let problem = mismatch(section, of: new[section], comes[section], staying) { return problem }
    }
    return nil
  }

  /// How a row of the new list has come to its position.
  private enum Arrival {
    /// The row was there before, in the same order among those that stay.
    case staying
    /// The row is new.
    case inserted
    /// The row was at another position.
    case moved(RowID)
  }

  /// Checks that sections which are reloaded as a whole exist.
  private func sectionProblem(_ count: Int) -> String? {
    reloadedSections.first { !(0..<count).contains($0) }
      .map { sentence($0, "is reloaded, but there is no such section.") }
  }

  /// Marks the rows that are deleted or moved away.
  private func markLeaving(in leaves: inout [[Bool]]) -> String? {
    func leave(_ section: Int, _ row: Int) -> String? {
      guard !leaves[section][row] else { return sentence(section, "deletes or moves a row twice.") }
      leaves[section][row] = true
      return nil
    }
    for rows in deleted {
      guard Self.holds(leaves, rows) else { return sentence(rows.section, "has no such rows to delete.") }
      for row in rows.range { if let problem = leave(rows.section, row) { return problem } }
    }
    for move in moved {
      guard Self.holds(leaves, move.from) else { return sentence(move.from.section, "has no such row to move.") }
      if let problem = leave(move.from.section, move.from.row) { return problem }
    }
    return nil
  }

  /// Checks that reloaded rows exist and stay where they are.
  private func reloadProblem(_ leaves: [[Bool]]) -> String? {
    for rows in reloaded {
      guard Self.holds(leaves, rows) else { return sentence(rows.section, "has no such rows to reload.") }
      guard !leaves[rows.section][rows.range].contains(true) else {
        return sentence(rows.section, "reloads a row that it deletes or moves.")
      }
    }
    return nil
  }

  /// Marks the positions of inserted and moved rows.
  private func markComing(in comes: inout [[Arrival]], from old: [[RowID]]) -> String? {
    func come(_ position: RowPosition, _ arrival: Arrival) -> Bool {
      guard Self.holds(comes, position), case .staying = comes[position.section][position.row] else { return false }
      comes[position.section][position.row] = arrival
      return true
    }
    for rows in inserted {
      guard Self.holds(comes, rows),
        rows.range.allSatisfy({ come(RowPosition(section: rows.section, row: $0), .inserted) })
      else { return sentence(rows.section, "has no place for the inserted rows.") }
    }
    for move in moved {
      guard come(move.to, .moved(old[move.from.section][move.from.row])) else {
        return sentence(move.to.section, "has no place for a moved row.")
      }
    }
    return nil
  }

  /// Compares the rows of a section with those that the update announces.
  private func mismatch(
    _ section: Int, of new: [RowID], _ comes: [Arrival], _ staying: some Sequence<RowID>
  ) -> String? {
    var staying = staying.makeIterator()
    for (id, arrival) in zip(new, comes) {
      let expected: RowID?
      switch arrival {
      case .inserted: continue
      case .moved(let row): expected = row
      case .staying: expected = staying.next()
      }
      guard let expected else { return sentence(section, "has gained a row unannounced.") }
      guard expected == id else { return sentence(section, "shows another row than announced.") }
    }
    return staying.next() == nil ? nil : sentence(section, "has lost a row unannounced.")
  }

  private func sentence(_ section: Int, _ problem: String) -> String {
    "Section " + String(section) + " " + problem
  }

  private static func holds<Element>(_ sections: [[Element]], _ rows: Rows) -> Bool {
    guard sections.indices.contains(rows.section), rows.range.lowerBound >= 0 else { return false }
    return rows.range.upperBound <= sections[rows.section].count
  }

  private static func holds<Element>(_ sections: [[Element]], _ position: RowPosition) -> Bool {
    sections.indices.contains(position.section) && sections[position.section].indices.contains(position.row)
  }
}
