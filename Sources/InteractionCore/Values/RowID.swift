/// The identity of a row: the key of everything that is remembered about it.
///
/// A list issues ids in the order in which rows are created, 0, 1, 2 …, and never reuses one. A position changes
/// when rows come and go; an id does not.
///
///     let list = SwipeList(of: row, count: 1_000)
///     let id = list.id(for: RowPosition(row: 3))   // RowID(3)
///
/// It is one concrete type, because an associated type would appear in every signature. An app keeps a dictionary from its
/// own ids to these, and fills it together with the list.
public struct RowID: Hashable, Comparable, Sendable {
  /// The number under which the row was created, from 0.
  public let rawValue: Int

  /// Creates an id.
  ///
  /// - Parameter rawValue: The number under which the row was created. Any number is allowed; a list knows only the ids
  ///   that it has issued, and treats all others as removed rows.
  /// - Complexity: O(1).
  @inlinable public init(_ rawValue: Int) { self.rawValue = rawValue }

  /// Returns whether the left row was created before the right one.
  public static func < (left: RowID, right: RowID) -> Bool { left.rawValue < right.rawValue }
}
