/// The identity of a row, which does not depend on the row's position.
///
/// A list issues the ids 0, 1, 2 … in the order in which it creates rows, and none twice. Only in an `ExpandableTable`, section
/// headers also take ids, and reloading begins again at 0. When rows are inserted or removed, the positions of other rows may
/// change, but not their ids.
///
///     let list = SwipeList(of: row, count: 1_000)
///     let id = list.id(for: RowPosition(row: 3))   // RowID(3)
///
/// An id is a concrete type, because an associated type would appear in every signature. An app can keep a dictionary from
/// its model's ids to row ids, and update it together with the list.
public struct RowID: Hashable, Comparable, Sendable {
  /// The row's number in order of creation, from 0.
  public let rawValue: Int

  /// Creates an id.
  ///
  /// - Parameter rawValue: The row's number in order of creation. Any number is allowed; a list treats ids that it has not
  ///   issued like ids of removed rows.
  /// - Complexity: O(1).
  @inlinable public init(_ rawValue: Int) { self.rawValue = rawValue }

  /// Returns whether the left row was created before the right one.
  public static func < (left: RowID, right: RowID) -> Bool { left.rawValue < right.rawValue }
}
