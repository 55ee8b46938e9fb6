extension UtilityButtons {
  /// The default minimum speed of a flick, in points per second.
  ///
  /// From the article, `scrollViewWillEndDragging`: 0.5 points per millisecond.
  public static let flick = 0.5 * 1000
  /// The minimum speed of a flick on this row, in points per second.
  var flick: Double { options.flick ?? Self.flick }

  /// Returns the resting position that the release rule, `scrollViewWillEndDragging` in the originals, chooses.
  ///
  /// A comment in `UtilityButtons+Release.swift` contains a decision table for each set of rules.
  ///
  /// - Parameter release: The velocity at the release, in points per second, the offset at which the content would come to
  ///   rest without intervention, in points, and the resting position before the gesture. The offset at the release does
  ///   not matter.
  /// - Returns: The chosen resting position, disregarding full swipes and the lock to one side; the resting position before the
  ///   gesture if the rules leave the target unchanged.
  /// - Complexity: O(1).
  public func destination(of release: SwipeRelease) -> Rest {
    choice(release) ?? release.rest
  }

  /// Returns the resting position that a release chooses, or nil for the article's `// No-op`, which leaves the proposed
  /// target unchanged.
  ///
  /// In these tables of the originals, v is the velocity in points per millisecond, t is the target, L and R are the widths of
  /// the strips, and P is L + R. The columns are tried from left to right.
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
  /// As in the originals, some comparisons are strict and some are not, depending on the state. A side that the row cannot
  /// enter is replaced by center; so is a side without buttons after a flick under the master's rules.
  ///
  /// - Parameters:
  ///   - release: The release.
  ///   - contentTarget: The content offset at which a real scroll view would come to rest, in points; by default the
  ///     release's target.
  /// - Returns: The resting position, or nil for a `// No-op`.
  func choice(_ release: SwipeRelease, contentTarget: Double? = nil) -> Rest? {
    let drag = dragEnd(release, contentTarget: contentTarget)
    let chosenRest = scrollViewWillEndDragging(drag, in: CellState(release.rest))?.rest
    guard let edge = chosenRest?.edge, !canRest(on: edge) else { return chosenRest }
    return .closed
  }

  /// The values compared at a release: the velocity, the position at which the scroll view would come to rest, and their
  /// thresholds.
  ///
  /// The velocity, the target and its thresholds grow toward the right strip; `flick` is a magnitude. Lengths are in points,
  /// velocities in points per second.
  struct DragEnd {
    let velocity: Double
    /// The minimum speed of a flick; 0.5 points per millisecond in the article.
    let flick: Double
    var targetContentOffset: Double
    let rightThreshold, leftThreshold: Double
  }

  /// Returns the side whose outermost action a release at zero velocity would perform now, if full swipes are on.
  ///
  /// - Complexity: O(1).
  public func armedEdge(at time: Time) -> SwipeEdge? {
    options.allowsFullSwipe ? fullSwipeTest(of: offset(at: time))?.armedEdge(of: strips, options: options) : nil
  }

  /// Returns the side whose outermost action a release performs as a full swipe, or nil.
  func fullySwipedEdge(_ release: SwipeRelease) -> SwipeEdge? {
    guard options.allowsFullSwipe else { return nil }
    return fullSwipeTest(of: release.offset)?
      .performedEdge(of: strips, velocity: release.velocity, flick: flick, options: options)
  }

  /// Returns the full swipe test for content that a finger has moved to an offset, in points; nil if no finger holds the
  /// content.
  func fullSwipeTest(of offset: Double) -> FullSwipeTest? {
    state.fullSwipeTest(of: offset, in: strips, width: size.width)
  }
}
