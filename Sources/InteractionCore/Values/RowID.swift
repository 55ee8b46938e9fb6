/// The identity of a row, by which everything is remembered that concerns it.
///
/// A list issues ids in the order in which rows are created, 0, 1, 2 …, and never issues one again. A position changes
/// when rows come and go; an id does not.
///
///     let list = SwipeList(of: row, count: 1_000)
///     let id = list.id(for: RowPosition(row: 3))   // RowID(3)
///
/// It is one concrete type, because an associated type would appear in every signature. An app keeps a table from its
/// own ids to these, which it fills together with the list.
public struct RowID: Hashable, Comparable, Sendable {
  /// The number under which the row was created, from 0.
  public let rawValue: Int

  /// Creates an id.
  ///
  /// - Parameter rawValue: The number under which the row was created. Any number is allowed; a list knows only the ids
  ///   that it has issued, and takes all others for rows that are gone.
  /// - Complexity: O(1).
  @inlinable public init(_ rawValue: Int) { self.rawValue = rawValue }

  /// Returns whether the left row was created before the right one.
  public static func < (left: RowID, right: RowID) -> Bool { left.rawValue < right.rawValue }
}
