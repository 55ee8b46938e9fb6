// For a view that shows a row: whether a drag is the row's, whether the row needs another frame, and positions on the screen.

extension RowDriver {
  /// Returns whether a finger that has begun to move belongs to the row rather than to the table around it.
  ///
  /// True if the row is not waiting for an answer, the finger moves more sideways than up or down, and it either uncovers a
  /// side that can open or moves content that is open or away from offset 0. Call this from the system's recognisers, which
  /// have already waited for the slop; for a row of a list, call `HeadlessTable.accepts(_:from:at:)`.
  ///
  /// - Parameters:
  ///   - translation: The finger's movement since it touched down, in points to the right and downward.
  ///   - time: The time of the movement.
  /// - Returns: Whether the recogniser should begin.
  /// - Complexity: O(1).
  public func accepts(_ translation: Vector, at time: Time) -> Bool {
    guard !isWaiting, translation.x.magnitude > translation.y.magnitude else { return false }
    return row.canDrag(uncovering: logicalVector(translation).x > 0 ? .leading : .trailing, at: time)
  }

  /// Returns whether another frame must be drawn after the one for a given time.
  ///
  /// - Parameter time: The time of the frame.
  /// - Returns: Whether a motion of the row runs at that time; false while a scroll view moves the content.
  /// - Complexity: O(1).
  public func needsFrames(after time: Time) -> Bool { row.settleTime.map { $0 > time } ?? false }

  /// Returns the content's displacement on the screen.
  ///
  /// - Parameter time: The time of the frame.
  /// - Returns: The displacement in points to the right.
  /// - Complexity: O(1).
  public func contentX(at time: Time) -> Double {
    let offset = row.offset(at: time)
    return direction == .rightToLeft ? 0 - offset : offset
  }

  /// Returns the part of a side that the content does not cover.
  ///
  /// - Parameters:
  ///   - edge: The side of the row.
  ///   - time: The time of the frame.
  /// - Returns: A rectangle in the row, in points, or nil if the side's buttons cannot be seen.
  /// - Complexity: O(1).
  public func uncoveredFrame(_ edge: SwipeEdge, at time: Time) -> LayoutRect? {
    let width = min(edge.sign * row.offset(at: time), row.size.width)
    guard width > 0, !row.actions(edge).isEmpty, row.paintsActions(edge, at: time) else { return nil }
    return screenFrame(LayoutRect(edge == .leading ? 0 : row.size.width - width, 0, width, row.size.height))
  }

  /// Returns the frame of a button, whether or not it can be seen.
  ///
  /// - Parameters:
  ///   - edge: The side of the row.
  ///   - index: The index of one of the side's buttons; 0 is the outermost.
  ///   - time: The time of the frame.
  /// - Returns: A rectangle in the row, in points.
  /// - Complexity: O(1).
  public func buttonFrame(edge: SwipeEdge, index: Int, at time: Time) -> LayoutRect {
    screenFrame(row.actionFrame(edge: edge, index: index, at: time))
  }

  /// Converts a content offset from the scroll view's coordinates to the row's logical ones, or back.
  ///
  /// - Parameter contentOffset: The offset to convert, in points.
  /// - Returns: The converted offset, in points; unchanged if nothing is mirrored or the row is not `ScrollDriven`.
  /// - Complexity: O(1).
  public func logicalContentOffset(_ contentOffset: Double) -> Double {
    guard direction == .rightToLeft, let driven = row as? any ScrollDriven else { return contentOffset }
    return driven.contentSize.width - row.size.width - contentOffset
  }

  private func screenFrame(_ frame: LayoutRect) -> LayoutRect {
    direction == .rightToLeft ? frame.mirrored(in: row.size.width) : frame
  }

  func logicalVector(_ vector: Vector) -> Vector {
    direction == .rightToLeft ? Vector(0 - vector.x, vector.y) : vector
  }
}
