// What is seen, in the screen's coordinates.

extension RowDriver {
  /// Whether a finger that has begun to move like this is for the row, and not for the table around it.
  ///
  /// It is if it goes more sideways than up or down, and toward a side that opens or on content that is not at rest and
  /// closed. This is for recognisers of the system's, which have waited for a slop; `HeadlessTable.takes(_:from:at:)`
  /// is the same question about a row of a list.
  ///
  /// - Parameters:
  ///   - translation: How far the finger has moved since it touched, in points to the right and downward.
  ///   - time: When the finger was there.
  /// - Returns: Whether the recogniser should begin.
  /// - Complexity: O(1).
  public func takes(_ translation: Vector, at time: Time) -> Bool {
    guard !isWaiting, translation.x.magnitude > translation.y.magnitude else { return false }
    return row.canDrag(uncovering: logical(translation).x > 0 ? .leading : .trailing, at: time)
  }

  /// Whether frames are worth drawing after one that shows this moment.
  ///
  /// - Parameter time: The moment.
  /// - Returns: Whether the content moves by itself then.
  /// - Complexity: O(1).
  public func needsFrames(after time: Time) -> Bool { row.settles.map { $0 > time } ?? false }

  /// How far the content is from its place.
  ///
  /// - Parameter time: The moment.
  /// - Returns: The displacement in points to the right.
  /// - Complexity: O(1).
  public func contentX(at time: Time) -> Double {
    let offset = row.offset(at: time)
    return direction == .rightToLeft ? 0 - offset : offset
  }

  /// What of a side the content does not cover.
  ///
  /// - Parameters:
  ///   - edge: The side of the row.
  ///   - time: The moment.
  /// - Returns: A rectangle in the row, in points, or nil where the buttons of the side are not seen.
  /// - Complexity: O(1).
  public func uncovered(_ edge: SwipeEdge, at time: Time) -> LayoutRect? {
    let width = min(edge.sign * row.offset(at: time), row.size.width)
    guard width > 0, !row.actions(edge).isEmpty, row.paintsActions(edge, at: time) else { return nil }
    return onScreen(LayoutRect(edge == .leading ? 0 : row.size.width - width, 0, width, row.size.height))
  }

  /// The frame of a button, whether it is seen or not.
  ///
  /// - Parameters:
  ///   - edge: The side of the row.
  ///   - index: The button's, from 0, the outermost; it must be one of the row's.
  ///   - time: The moment.
  /// - Returns: A rectangle in the row, in points.
  /// - Complexity: O(1).
  public func buttonFrame(_ edge: SwipeEdge, _ index: Int, at time: Time) -> LayoutRect {
    onScreen(row.actionFrame(edge, index, at: time))
  }

  /// The content offset of a scroll view as the row counts it, or one that the row asks for as the scroll view counts it.
  ///
  /// - Parameter contentOffset: The one of the two, in points.
  /// - Returns: The other, in points; the same where nothing is mirrored or the row is not `ScrollDriven`.
  /// - Complexity: O(1).
  public func logicalContentOffset(_ contentOffset: Double) -> Double {
    guard direction == .rightToLeft, let driven = row as? any ScrollDriven else { return contentOffset }
    return driven.contentSize.width - row.size.width - contentOffset
  }

  private func onScreen(_ frame: LayoutRect) -> LayoutRect {
    direction == .rightToLeft ? frame.mirrored(in: row.size.width) : frame
  }

  func logical(_ vector: Vector) -> Vector {
    direction == .rightToLeft ? Vector(0 - vector.x, vector.y) : vector
  }
}
