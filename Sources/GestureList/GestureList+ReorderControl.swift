extension GestureList {
  /// The width of a reorder control, in points; in a narrower row, the control fills the row.
  ///
  /// `ReorderOptions.controlWidth`, as in all lists: 44.
  public static var reorderControlWidth: Double { ReorderOptions.controlWidth }

  /// Returns the frame of a row's reorder control; nil for a row without one.
  ///
  /// - Parameters:
  ///   - id: The row.
  ///   - frame: The rectangle in which the row is seen, in points.
  /// - Returns: The control's rectangle, at one end of the row's rectangle, and of the same height.
  func reorderControl(of id: RowID, in frame: LayoutRect) -> LayoutRect? {
    guard let edge = options.reorderControl, items.traits(of: id).isMovable else { return nil }
    return ReorderControl.frame(at: edge, of: frame)
  }

  /// Returns the part of a row's rectangle that is free for its text.
  func textArea(of id: RowID, in frame: LayoutRect) -> LayoutRect {
    guard let control = reorderControl(of: id, in: frame) else { return frame }
    let x = options.reorderControl == .leading ? control.maxX : frame.x
    return LayoutRect(x, frame.y, frame.width - control.width, frame.height)
  }

  /// Returns whether a row's reorder control contains a point of that row.
  func reorderControl(of place: MovingRows.Place, contains point: Vector, at time: Time) -> Bool {
    guard options.reorderControl != nil else { return false }
    // The snapshot of a lifted row is at the position that its row would have without a swipe.
    let x = liftedRow == place.row || landing?.row == place.row ? 0 : row(place.row).offset(at: time)
    let frame = LayoutRect(x, place.top, width, place.height)
    return reorderControl(of: place.row, in: frame).map { point.x >= $0.x && point.x < $0.maxX } ?? false
  }

  /// Returns the layer of a row's reorder control, with three lines as in UIKit; nil for a row without one.
  func reorderControlLayer(_ id: LayerID, of row: RowID, in frame: LayoutRect, ink: Paint) -> Layer? {
    guard let control = reorderControl(of: row, in: frame) else { return nil }
    return ReorderControl.layer(
      id, frame: control, ink: ink, on: .fixed(SRGBColor(red: 1, green: 1, blue: 1, alpha: 0.15)))
  }
}
