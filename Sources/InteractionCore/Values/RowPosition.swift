/// Where a row stands among the rows that show: the headless form of an index path.
public struct RowPosition: Hashable, Comparable, Sendable {
  /// The section's index, from 0.
  public var section: Int
  /// The row's index in its section, from 0.
  public var row: Int

  /// Creates a position; it need not exist in any list.
  public init(section: Int = 0, row: Int) {
    self.section = section
    self.row = row
  }

  /// Upper rows before lower ones.
  public static func < (left: RowPosition, right: RowPosition) -> Bool {
    (left.section, left.row) < (right.section, right.row)
  }
}
