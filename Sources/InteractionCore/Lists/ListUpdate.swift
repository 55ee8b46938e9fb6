/// How the rows of a list have changed, in ranges, by the rule of UIKit's batch updates.
///
/// Deletions, reloads and the origins of moves are numbered as before the update; insertions and the goals of moves as
/// after it. Ranges keep an update of a hundred thousand children as small as one of a single row.
public struct ListUpdate: Hashable, Sendable {
  /// Neighbouring rows of one section.
  public struct Rows: Hashable, Sendable {
    /// The section's index.
    public var section: Int
    /// The rows' indices in it.
    public var range: Range<Int>

    /// Creates a range of rows.
    public init(section: Int = 0, _ range: Range<Int>) {
      self.section = section
      self.range = range
    }
  }

  /// One row that changes its place.
  public struct Move: Hashable, Sendable {
    /// Where it stood before the update.
    public var from: RowPosition
    /// Where it stands after the update.
    public var to: RowPosition

    /// Creates a move.
    public init(from: RowPosition, to: RowPosition) {
      self.from = from
      self.to = to
    }
  }

  /// One kind of change to neighbouring rows.
  public enum Change: Hashable, Sendable {
    /// Rows have gone, numbered as before.
    case delete(Rows)
    /// Rows have come, numbered as after.
    case insert(Rows)
    /// Rows show something else now, numbered as before.
    case reload(Rows)
    /// A row has changed its place.
    case move(Move)
    /// A section is to be shown anew as a whole, however its rows have changed.
    case reloadSection(Int)
    /// Everything is to be shown anew, however sections and rows have changed.
    case reloadAll
  }

  /// What has changed, in any order; empty when nothing has, which owns no memory.
  public var changes: [Change]

  /// Creates an update.
  @inlinable public init(_ changes: [Change] = []) { self.changes = changes }

  /// Whether nothing has changed.
  @inlinable public var isEmpty: Bool { changes.isEmpty }

  /// The rows that have gone, numbered as before.
  public var deleted: [Rows] {
    changes.compactMap { if case .delete(let rows) = $0 { rows } else { nil } }
  }
  /// The rows that have come, numbered as after.
  public var inserted: [Rows] {
    changes.compactMap { if case .insert(let rows) = $0 { rows } else { nil } }
  }
  /// The rows that show something else now, numbered as before.
  public var reloaded: [Rows] {
    changes.compactMap { if case .reload(let rows) = $0 { rows } else { nil } }
  }
  /// The rows that have changed their place.
  public var moved: [Move] {
    changes.compactMap { if case .move(let move) = $0 { move } else { nil } }
  }
  /// The sections that are to be shown anew as a whole.
  public var reloadedSections: [Int] {
    changes.compactMap { if case .reloadSection(let section) = $0 { section } else { nil } }
  }
  /// Whether everything is to be shown anew.
  public var reloadsAll: Bool { changes.contains(.reloadAll) }

  /// Checks that this update leads from one list of ids to another: UIKit's consistency check, made before the crash.
  ///
  /// - Returns: Nil when it adds up, or a sentence that says what does not.
  /// - Complexity: O(n) for n ids and changed rows.
  public func mismatch(from old: [[RowID]], to new: [[RowID]]) -> String? {
    if reloadsAll { return nil }
    guard old.count == new.count else { return "The number of sections has changed." }
    var leaves = old.map { [Bool](repeating: false, count: $0.count) }
    if let problem = markLeaving(in: &leaves) ?? reloadProblem(leaves) { return problem }
    var comes = new.map { [Arrival](repeating: .staying, count: $0.count) }
    if let problem = markComing(in: &comes, from: old) { return problem }
    for section in old.indices where !reloadedSections.contains(section) {
      let staying = zip(old[section], leaves[section]).lazy.filter { !$0.1 }.map { $0.0 }
      if let problem = mismatch(section, of: new[section], comes[section], staying) { return problem }
    }
    return nil
  }

  /// How a row of the new list has come to its place.
  private enum Arrival {
    /// It was there before, in the same order among those that stay.
    case staying
    /// It is new.
    case inserted
    /// It stood elsewhere.
    case moved(RowID)
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

  /// Checks that what is reloaded is there and stays where it is.
  private func reloadProblem(_ leaves: [[Bool]]) -> String? {
    for rows in reloaded {
      guard Self.holds(leaves, rows) else { return sentence(rows.section, "has no such rows to reload.") }
      guard !leaves[rows.section][rows.range].contains(true) else {
        return sentence(rows.section, "reloads a row that it deletes or moves.")
      }
    }
    return nil
  }

  /// Marks the places that are taken by inserted and moved rows.
  private func markComing(in comes: inout [[Arrival]], from old: [[RowID]]) -> String? {
    func come(_ place: RowPosition, _ arrival: Arrival) -> Bool {
      guard Self.holds(comes, place), case .staying = comes[place.section][place.row] else { return false }
      comes[place.section][place.row] = arrival
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

  /// Compares the rows of a section with those that are announced.
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

  private static func holds<Element>(_ sections: [[Element]], _ place: RowPosition) -> Bool {
    sections.indices.contains(place.section) && sections[place.section].indices.contains(place.row)
  }
}
