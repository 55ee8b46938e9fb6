extension UtilityButtons {
  /// The velocity at which a release is a flick, in points per second.
  ///
  /// From the article, `scrollViewWillEndDragging`: 0.5 points per millisecond.
  public static let flick = 0.5 * 1000
  /// The velocity at which a release of this row is a flick, in points per second.
  var flick: Double { options.flick ?? Self.flick }

  /// Returns the resting position that the release rule chooses: the article's `scrollViewWillEndDragging`.
  ///
  /// The article's decision table is a comment in `UtilityButtons+Release.swift`. Full swipes are not part of it.
  ///
  /// - Parameter release: The velocity at which the finger lets go, in points per second, the offset at which the content
  ///   would come to rest on its own, in points, and the resting position before. The offset does not matter.
  /// - Returns: The resting position that the content goes to; the one before if the article leaves the target alone.
  /// - Complexity: O(1).
  public func destination(of release: SwipeRelease) -> Rest {
    choice(release) ?? release.rest
  }

  /// The resting position that a release chooses, or nil for the article's `// No-op`, which leaves the proposed target alone.
  ///
  /// With v the velocity, t the target, L and R the widths of the strips and P = L + R, in this order:
  ///
  ///     SWTableViewCell
  ///     state    v >= 0.5   v <= -0.5   else
  ///     center   right      left        t >  P - R/2: right   t < L/2:     left     else center
  ///     left     center     stays       t >= P - R/2: right   t > L/2:     center   else left
  ///     right    stays      center      t <= L/2:     left    t < P - R/2: center   else right
  ///
  ///     SWTableViewCellMaster
  ///     state    v >= 0.5   v <= -0.5   else
  ///     center   right      left        t >  P - R/2: right   t < L/2:     left     else center
  ///     left     center     left        t >  P - R/2: right   t < L/2:     left     else center
  ///     right    right      center      t >  P - R/2: right   t < L/2:     left     else center
  ///
  ///     ZCJTableViewCell
  ///     state    v >= 0.5   v <= -0.5   else
  ///     center   right      as else     t >= R/2: right                             else center
  ///     right    stays      center      t <= R/2: center                            else right
  ///
  /// Comparisons are strict or not depending on the state, as they are there. A side that the row may not enter is center;
  /// so is, for a flick, a side without buttons under the master's rules.
  ///
  /// - Parameters:
  ///   - release: The release.
  ///   - contentTarget: The content offset at which a real scroll view would come to rest, in points; by default the
  ///     release's own.
  /// - Returns: The resting position, or nil for the one before.
  func choice(_ release: SwipeRelease, contentTarget: Double? = nil) -> Rest? {
    let drag = drag(release, contentTarget: contentTarget)
    let chosen = scrollViewWillEndDragging(drag, in: CellState(release.rest))?.rest
    guard let edge = chosen?.edge, !canEnter(edge) else { return chosen }
    return .closed
  }

  /// The values that a release compares: its velocity, the content offset at which the scroll view would come to rest, and
  /// two thresholds.
  ///
  /// All of them grow toward the right strip. Lengths are in points, velocities in points per second.
  struct EndOfDrag {
    let velocity: Double
    /// The velocity at which it is a flick; the article's is 0.5 points per millisecond.
    let flick: Double
    var targetContentOffset: Double
    let rightThreshold, leftThreshold: Double
  }

  /// The side whose full swipe a release at rest would perform, if full swipes are on.
  ///
  /// - Complexity: O(1).
  public func armedEdge(at time: Time) -> SwipeEdge? {
    options.fullSwipe ? fullSwipe(of: offset(at: time))?.armedEdge(of: strips, options) : nil
  }

  /// The side whose outermost action a release performs, if full swipes are on.
  func fullySwipedEdge(_ release: SwipeRelease) -> SwipeEdge? {
    guard options.fullSwipe else { return nil }
    return fullSwipe(of: release.offset)?
      .performedEdge(of: strips, velocity: release.velocity, flick: flick, options)
  }

  /// The finger that has brought the content to an offset; nil if none holds it.
  func fullSwipe(of offset: Double) -> FullSwipe? {
    state.fullSwipe(of: offset, in: strips, width: size.width)
  }
}
