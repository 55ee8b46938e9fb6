extension GestureList {
  /// The width of a reorder control, in points; a row that is narrower is all control.
  ///
  /// Chosen here: 44, the least that Apple's guidelines ask for what a finger touches.
  public static let reorderControlWidth = 44.0

  /// Where a row's reorder control is, in a row that is seen somewhere; nil for a row without one.
  ///
  /// - Parameters:
  ///   - id: The row.
  ///   - frame: Where the row is seen, in points.
  /// - Returns: The control's rectangle, at an end of the row's and as high.
  func reorderControl(of id: RowID, in frame: LayoutRect) -> LayoutRect? {
    guard let edge = options.reorderControl, items.traits(of: id).isMovable else { return nil }
    let width = min(Self.reorderControlWidth, frame.width)
    return LayoutRect(edge == .leading ? frame.x : frame.maxX - width, frame.y, width, frame.height)
  }

  /// The part of a row that its text may take, in a row that is seen somewhere.
  func textArea(of id: RowID, in frame: LayoutRect) -> LayoutRect {
    guard let control = reorderControl(of: id, in: frame) else { return frame }
    let x = options.reorderControl == .leading ? control.maxX : frame.x
    return LayoutRect(x, frame.y, frame.width - control.width, frame.height)
  }

  /// Whether a point of a row that is seen somewhere is on its reorder control.
  func isOnReorderControl(_ point: Vector, of place: MovingRows.Place, at time: Time) -> Bool {
    guard options.reorderControl != nil else { return false }
    // The picture of a lifted row is where its row would be without a swipe.
    let x = liftedRow == place.row || landing?.row == place.row ? 0 : row(place.row).offset(at: time)
    let frame = LayoutRect(x, place.top, width, place.height)
    return reorderControl(of: place.row, in: frame).map { point.x >= $0.x && point.x < $0.maxX } ?? false
  }

  /// Paints the control: three lines, as UIKit's.
  func reorderControlLayer(_ id: LayerID, of row: RowID, in frame: LayoutRect, _ ink: Paint) -> Layer? {
    guard let control = reorderControl(of: row, in: frame) else { return nil }
    let text = LayerText("≡", paint: ink, size: 24, alignment: .center, isSymbol: true)
    let ground = SRGBColor(red: 1, green: 1, blue: 1, alpha: 0.15)
    return Layer(id, "UITableViewCellReorderControl", control, fill: .fixed(ground), text: text)
  }
}
