extension ScrollSwipe {
  /// The velocity above which a flick opens, in points per second.
  ///
  /// From SwipeableTableViewCell: 0.6 points per millisecond, `kSwipeableTableViewCellOpenVelocityThreshold`.
  public static let openVelocity = 0.6 * 1000
  /// The longest time that the content may need at its velocity to close by itself, in seconds.
  ///
  /// From SwipeableTableViewCell: 300 milliseconds, `kSwipeableTableViewCellMaxCloseMilliseconds`.
  public static let longestClose = 300.0 / 1000

  /// Lays out the buttons of a side.
  static func strip(
    _ edge: SwipeEdge, _ actions: [InteractionAction], rowWidth: Double, corrections: Corrections
  ) -> ActionStrip {
    let limit = corrections.contains(.contentStaysVisible) ? rowWidth - ActionStrip.visibleContent : .infinity
    return ActionStrip(
      edge: edge, actions: actions, widths: actions.map { $0.width ?? defaultButtonWidth }, limit: limit)
  }

  /// The offset of a resting place.
  func offset(of rest: Rest) -> Double {
    switch rest {
    case .closed: 0
    case .open(let edge): edge.sign * strip(edge).total
    }
  }

  /// The offsets beyond which the rubber band pulls.
  var stops: ClosedRange<Double> { -trailing.total...leading.total }

  /// How far the rubber band tends to reach beyond a stop, and the side that has none.
  ///
  /// - Parameter coversEmptySides: Whether the content stays at 0 toward a side without buttons.
  /// - Returns: A width of 0 where no side has a band.
  func band(coversEmptySides: Bool) -> (width: Double, rigid: SwipeEdge?) {
    guard coversEmptySides else { return (size.width, nil) }
    switch (leading.isEmpty, trailing.isEmpty) {
    case (true, true): return (0, nil)
    case (true, false): return (size.width, .leading)
    case (false, true): return (size.width, .trailing)
    case (false, false): return (size.width, nil)
    }
  }

  /// The side whose buttons an offset shows, or would show if it had any; none at 0.
  func shownEdge(at offset: Double) -> SwipeEdge? {
    offset > 0 ? .leading : offset < 0 ? .trailing : nil
  }

  /// Whether an offset shows a side without buttons.
  func isInDeadZone(_ offset: Double) -> Bool { shownEdge(at: offset).map { strip($0).isEmpty } ?? false }

  // MARK: The release, article's `scrollViewWillEndDragging`

  /// The resting place for a release.
  ///
  /// - Parameters:
  ///   - offset: Where the content is let go, in points.
  ///   - velocity: The finger's, in points per second, positive toward larger offsets of this project.
  /// - Returns: Closed, or open at the side that shows.
  func releasedPlace(offset: Double, velocity: Double) -> Rest {
    guard let edge = shownEdge(at: offset), !strip(edge).isEmpty else { return .closed }
    let shown = offset.magnitude
    let outward = edge.sign * velocity
    let inset = strip(edge).total
    let isBeyond = corrections.contains(.opensAtInset) ? shown >= inset : shown > inset
    let isFlicked = rules == .swipeableTableViewCell && outward > Self.openVelocity
    // Slow is what is not thrown back: an opening flick under rules that know no flick counts as slow, too.
    let isHalf = corrections.contains(.opensAtHalf) && shown >= inset / 2 && outward >= -Self.openVelocity
    return isBeyond || isFlicked || isHalf ? .open(edge) : .closed
  }

  /// Whether a release that closes queues an animation, because the content does not get to 0 by itself soon
  /// enough.
  func closesByAnimation(offset: Double, velocity: Double) -> Bool {
    guard rules == .swipeableTableViewCell else { return false }
    let seconds = offset / -velocity
    return velocity == 0 || seconds < 0 || seconds > Self.longestClose
  }
}
