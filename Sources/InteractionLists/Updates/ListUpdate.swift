/// The changes of a list's rows, by the rules of UIKit's batch updates.
///
/// Deletions, reloads and the origins of moves are numbered as before the update; insertions and the destinations of
/// moves are numbered as after it. The same is true for sections. A section is inserted, deleted or moved together with
/// its rows, and no other change names any of these rows.
///
///     let update = ListUpdate([.delete(.init(1..<3)), .insert(.init(0..<1))])
///     let old = [RowID(0), RowID(1), RowID(2)]
///     update.mismatch(from: [old], to: [[RowID(3), RowID(0)]])   // nil, so it is consistent
///
/// An update consists of ranges, so deleting a hundred thousand adjacent rows takes an update as small as that for one row.
/// All public properties but `changes` and `isEmpty` take O(*k*) for *k* changes.
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

  /// A change to rows, to a section, or to everything.
  ///
  ///     let update = ListUpdate([.reload(.init(0..<1)), .insert(.init(1..<4))])   // a row expands
  public enum Change: Hashable, Sendable {
    /// Rows have been deleted, numbered as before the update.
    case delete(Rows)
    /// Rows have been inserted, numbered as after the update.
    case insert(Rows)
    /// Rows have new contents, numbered as before the update.
    case reload(Rows)
    /// A row has moved to another position.
    case move(Move)
    /// A whole section must be reloaded, however its rows have changed; numbered as before the update.
    case reloadSection(Int)
    /// A section has been deleted with its rows, numbered as before the update.
    case deleteSection(Int)
    /// A section has been inserted with its rows, numbered as after the update.
    case insertSection(Int)
    /// A section has moved with its rows, from its number before the update to its number after it.
    case moveSection(from: Int, to: Int)
    /// Everything must be reloaded, however sections and rows have changed.
    case reloadAll
  }

  /// The changes, in any order; an empty array owns no memory.
  public var changes: [Change]

  /// Creates an update.
  ///
  /// - Parameter changes: The changes, in any order.
  /// - Complexity: O(1).
  @inlinable public init(_ changes: [Change] = []) { self.changes = changes }

  /// Whether there are no changes.
  @inlinable public var isEmpty: Bool { changes.isEmpty }

  /// The rows that have been deleted, numbered as before the update.
  public var deleted: [Rows] {
    changes.compactMap { if case .delete(let rows) = $0 { rows } else { nil } }
  }
  /// The rows that have been inserted, numbered as after the update.
  public var inserted: [Rows] {
    changes.compactMap { if case .insert(let rows) = $0 { rows } else { nil } }
  }
  /// The rows that have new contents, numbered as before the update.
  public var reloaded: [Rows] {
    changes.compactMap { if case .reload(let rows) = $0 { rows } else { nil } }
  }
  /// The rows that have moved to another position.
  public var moved: [Move] {
    changes.compactMap { if case .move(let move) = $0 { move } else { nil } }
  }
  /// The sections that have been deleted, numbered as before the update.
  public var deletedSections: [Int] {
    changes.compactMap { if case .deleteSection(let section) = $0 { section } else { nil } }
  }
  /// The sections that have been inserted, numbered as after the update.
  public var insertedSections: [Int] {
    changes.compactMap { if case .insertSection(let section) = $0 { section } else { nil } }
  }
  /// The sections that have moved, each from its number before the update to its number after it.
  public var movedSections: [(from: Int, to: Int)] {
    changes.compactMap { if case .moveSection(let from, let to) = $0 { (from, to) } else { nil } }
  }
  /// The sections that must be reloaded as a whole, numbered as before the update.
  public var reloadedSections: [Int] {
    changes.compactMap { if case .reloadSection(let section) = $0 { section } else { nil } }
  }
  /// Whether everything must be reloaded.
  public var reloadsAll: Bool { changes.contains(.reloadAll) }
}
