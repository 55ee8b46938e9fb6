/// A row that can be painted.
public protocol DrawableRow {
  /// Appends the row's layers, the row itself first, its parts one level deeper.
  ///
  /// - Parameters:
  ///   - content: What to show.
  ///   - origin: The row's leading upper corner, in the coordinates of the list's content.
  ///   - time: The moment to show.
  ///   - layers: Where to append, at the list's current depth.
  func draw(_ content: RowContent, at origin: Vector, time: Time, into layers: inout LayerList)
}
