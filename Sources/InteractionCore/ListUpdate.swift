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

  /// Checks that this update leads from one list of ids to another: UIKit's consistency check, made before the crash.
  ///
  /// - Returns: Nil when it adds up, or a sentence that says what does not.
  /// - Complexity: O(n) for n ids, with a sort of the changes.
  public func mismatch(from old: [[RowID]], to new: [[RowID]]) -> String? {
    guard old.count == new.count else { return "The number of sections has changed." }
    for section in old.indices {
      if let problem = mismatch(section: section, from: old, to: new) { return problem }
    }
    return nil
  }

  private func mismatch(section: Int, from old: [[RowID]], to new: [[RowID]]) -> String? {
    let name = "Section " + String(section)
    var leaves = [Bool](repeating: false, count: old[section].count)
    var comes = [RowID?](repeating: nil, count: new[section].count)
    var isNew = [Bool](repeating: false, count: new[section].count)
    for rows in deleted where rows.section == section {
      guard rows.range.lowerBound >= 0, rows.range.upperBound <= leaves.count else {
        return name + " has no such rows to delete."
      }
      for row in rows.range { leaves[row] = true }
    }
    for move in moved where move.from.section == section {
      guard leaves.indices.contains(move.from.row) else { return name + " has no such row to move." }
      guard !leaves[move.from.row] else { return name + " deletes or moves a row twice." }
      leaves[move.from.row] = true
    }
    for rows in inserted where rows.section == section {
      guard rows.range.lowerBound >= 0, rows.range.upperBound <= comes.count else {
        return name + " has no place for the inserted rows."
      }
      for row in rows.range { isNew[row] = true }
    }
    for move in moved where move.to.section == section {
      guard comes.indices.contains(move.to.row), !isNew[move.to.row], comes[move.to.row] == nil else {
        return name + " has no place for a moved row."
      }
      comes[move.to.row] = old[move.from.section][move.from.row]
    }
    var staying = old[section].indices.filter { !leaves[$0] }.map { old[section][$0] }.makeIterator()
    for row in new[section].indices where !isNew[row] {
      guard let expected = comes[row] ?? staying.next() else { return name + " has gained a row unannounced." }
      guard expected == new[section][row] else { return name + " shows another row than announced." }
    }
    return staying.next() == nil ? nil : name + " has lost a row unannounced."
  }
}
