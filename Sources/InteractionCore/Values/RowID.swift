/// The identity of a row: what everything remembered about a row is keyed by.
///
/// A list issues ids in order of creation, 0, 1, 2 …, and never uses one again. One concrete type keeps every
/// signature free of an associated type; an app maps its own ids to these where it fills the list.
public struct RowID: Hashable, Comparable, Sendable {
  /// The number of creation, from 0.
  public let rawValue: Int

  /// Creates the id with a number of creation; it names a row only if the list has issued it.
  public init(_ rawValue: Int) { self.rawValue = rawValue }

  /// Earlier created before later created.
  public static func < (left: RowID, right: RowID) -> Bool { left.rawValue < right.rawValue }
}
