/// The position of a row among the visible rows, like an index path in UIKit.
///
/// A position is valid until the list changes. To refer to a row for longer, use its `RowID`.
///
///     let position = RowPosition(section: 0, row: 3)
///     list.id(for: position)   // RowID(3), or nil if there is no row
public struct RowPosition: Hashable, Comparable, Sendable {
  /// The index of the section, from 0.
  public var section: Int
  /// The index of the row in its section, from 0.
  public var row: Int

  /// Creates a position, whether or not a list has a row there.
  ///
  /// - Parameters:
  ///   - section: The index of the section, from 0.
  ///   - row: The index of the row in its section, from 0.
  /// - Complexity: O(1).
  public init(section: Int = 0, row: Int) {
    self.section = section
    self.row = row
  }

  /// Returns whether the left position is above the right one.
  public static func < (left: RowPosition, right: RowPosition) -> Bool {
    (left.section, left.row) < (right.section, right.row)
  }
}
