/// The data that a list gives a row to show.
///
///     var frame = LayerList()
///     row.draw(RowContent(id: RowID(3), title: "Item #4"), origin: Vector(0, 132), at: now, into: &frame)
public struct RowContent: Hashable, Sendable {
  /// The id of the row that shows the data.
  public var id: RowID
  /// The text of the row's label.
  public var title: String

  /// Creates the data of a row.
  ///
  /// - Parameters:
  ///   - id: The id of the row that shows the data.
  ///   - title: The text of the row's label; may be empty.
  /// - Complexity: O(1).
  public init(id: RowID, title: String) {
    self.id = id
    self.title = title
  }
}
