/// A row that can be drawn.
///
/// A row draws itself by appending layers, from which a host creates its views:
///
///     func draw(_ content: RowContent, origin: Vector, at time: Time, into layers: inout LayerList) {
///       let frame = LayoutRect(origin.x, origin.y, 320, 44)
///       let moved = frame.moved(by: Vector(offset(at: time), 0))
///       layers.append(Layer(LayerID(content.id, .row), "UITableViewCell", frame, clips: true)) { layers in
///         layers.append(
///           Layer(LayerID(content.id, .content), "UIView", moved, fill: .background, text: LayerText(content.title)))
///       }
///     }
public protocol DrawableRow {
  /// Appends a layer for the row and, inside it, layers for its parts.
  ///
  /// - Parameters:
  ///   - content: The data to show.
  ///   - origin: The row's upper leading corner, in points, in the coordinates of the list's content.
  ///   - time: The moment to show.
  ///   - layers: The list to which the layers are appended, at its current depth.
  /// - Complexity: O(*k*) in the number of layers that are appended.
  func draw(_ content: RowContent, origin: Vector, at time: Time, into layers: inout LayerList)
}
