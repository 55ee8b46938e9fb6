extension ScrollSwipe {
  /// The velocity above which a flick opens, in points per second.
  ///
  /// From SwipeableTableViewCell: 0.6 points per millisecond, `kSwipeableTableViewCellOpenVelocityThreshold`.
  public static let openVelocity = 0.6 * 1000
  /// The longest time that the content may take at its velocity to close by itself, in seconds.
  ///
  /// From SwipeableTableViewCell: 300 milliseconds, `kSwipeableTableViewCellMaxCloseMilliseconds`.
  public static let longestClose = 300.0 / 1000

  /// The velocity above which a flick of this row opens or closes, in points per second.
  var openVelocity: Double { options.flick ?? Self.openVelocity }

  /// The resting position that the release rule chooses: the article's `scrollViewWillEndDragging`.
  ///
  /// The side that shows opens if at least half of its buttons show, unless the finger throws the content back faster
  /// than `openVelocity`; if all of them show; or if the finger moves outward faster than that.
  ///
  /// - Parameter release: The offset at which the finger lets go, in points, and its velocity in points per second. The
  ///   resting position before and the target that a scroll view proposes play no part.
  /// - Returns: The resting position that the content goes to.
  /// - Complexity: O(1).
  public func destination(of release: SwipeRelease) -> Rest {
    guard let edge = shownEdge(at: release.offset), !strips[edge].isEmpty else { return .closed }
    let shown = release.offset.magnitude
    let outward = edge.sign * release.velocity
    let inset = strips[edge].total
    let isBeyond = corrections.contains(.opensAtInset) ? shown >= inset : shown > inset
    let isFlicked = rules == .swipeableTableViewCell && outward > openVelocity
    // Slow is what is not thrown back: an opening flick under rules that know no flick counts as slow, too.
    let isHalf = corrections.contains(.opensAtHalf) && shown >= inset / 2 && outward >= -openVelocity
    return isBeyond || isFlicked || isHalf ? .open(edge) : .closed
  }

  /// The side whose outermost action the finger would perform by lifting now, where full swipes are on.
  ///
  /// - Complexity: O(1).
  public func armedEdge(at time: Time) -> SwipeEdge? {
    options.fullSwipe ? fullSwipe?.armedEdge(of: strips, options) : nil
  }

  /// What the row would do if the finger let go where the content is.
  ///
  /// Nil without all corrections: the article's own rows may be left anywhere.
  ///
  /// - Complexity: O(1).
  public func forecast(velocity: Double, at time: Time) -> ReleaseForecast? {
    guard corrections == .all, isHeld, let swipe = fullSwipe else { return nil }
    let release = SwipeRelease(offset: offset(at: time), velocity: velocity, from: rest)
    let performs = swipe.performedEdge(of: strips, velocity: velocity, flick: openVelocity, options)
    let rest = performs == nil ? lock.allowed(destination(of: release)) : .closed
    return ReleaseForecast(
      rest: rest, performs: performs, opening: opening(release),
      performing: swipe.performing(of: strips, velocity: velocity, flick: openVelocity, options).map(banded))
  }

  /// How far the row shows a side.
  ///
  /// - Complexity: O(1).
  public func progress(at time: Time) -> SwipeProgress? {
    let offset = offset(at: time)
    let swipe = fullSwipe ?? FullSwipe(finger: offset, caught: 0, width: size.width)
    return swipe.progress(offset: offset, of: strips, options)
  }

  /// The offset from which on a release leaves the side open that shows.
  private func opening(_ release: SwipeRelease) -> Double? {
    guard let edge = shownEdge(at: release.offset), !strips[edge].isEmpty else { return nil }
    let outward = edge.sign * release.velocity
    if rules == .swipeableTableViewCell && outward > openVelocity { return 0 }
    let isHalf = outward >= -openVelocity
    return edge.sign * (isHalf ? strips[edge].total / 2 : strips[edge].total)
  }

  /// Where the content is while the finger is at an offset, in points: a real scroll view has a rubber band.
  private func banded(_ offset: Double) -> Double {
    guard case .driven = state else { return offset }
    return ScrollPhysics.banded(offset, beyond: strips.stops, dimension: size.width)
  }

  /// Performs a full swipe if a release at a velocity is one: the outermost action is pressed, and the row closes.
  mutating func performFullSwipe(velocity: Double, at time: Time) -> SwipeEffects? {
    guard options.fullSwipe,
      let edge = fullSwipe?.performedEdge(of: strips, velocity: velocity, flick: openVelocity, options)
    else { return nil }
    return SwipeEffects(.didPress(edge, 0)).followed(by: go(to: .closed, .release(velocity: velocity), at: time))
  }

  /// The finger that holds the content; nil where none does.
  private var fullSwipe: FullSwipe? {
    switch state {
    case .held(let hold, _): FullSwipe(finger: shown(hold.offset), caught: hold.caught, width: size.width)
    case .driven(let scroll, _):
      scroll.caught.map { FullSwipe(finger: loose(scroll.offset), caught: loose($0), width: size.width) }
    case .resting, .settling, .adrift: nil
    }
  }

  /// Where the finger is that has brought a real scroll view, which has a rubber band, to an offset, in points.
  private func loose(_ offset: Double) -> Double {
    ScrollPhysics.unbanded(offset, beyond: strips.stops, dimension: size.width)
  }

  /// Whether a release that closes starts an animation, because the content by itself would not be at 0 soon enough.
  ///
  /// - Parameters:
  ///   - offset: The offset at which the finger lets go, in points.
  ///   - velocity: How fast the finger moves, in points per second, positive toward larger offsets.
  /// - Returns: True where the finger rests, moves outward, or would take longer than `longestClose` to 0. Always false
  ///   under the article's rules.
  /// - Complexity: O(1).
  public func closesByAnimation(offset: Double, velocity: Double) -> Bool {
    guard rules == .swipeableTableViewCell else { return false }
    let seconds = offset / -velocity
    return velocity == 0 || seconds < 0 || seconds > Self.longestClose
  }
}
