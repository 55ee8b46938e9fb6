extension ScrollSwipe {
  /// The speed above which a release of this row counts as a flick, in points per second.
  var openVelocity: Double { options.flick ?? Self.openVelocity }

  /// Returns the resting position that the release rule, `scrollViewWillEndDragging` in the originals, chooses.
  ///
  /// With all corrections, the visible side opens if all of its buttons show; if at least half of them show, unless the finger
  /// flicks the content back faster than `openVelocity`; or, except under the article's rules, if the finger moves outward
  /// faster than `openVelocity`.
  ///
  /// - Parameter release: The offset at the release, in points, and the velocity, in points per second. The earlier resting
  ///   position and the target that a scroll view proposes do not matter.
  /// - Returns: The chosen resting position, disregarding full swipes and the lock to one side.
  /// - Complexity: O(1).
  public func destination(of release: SwipeRelease) -> Rest {
    var target = 0.0
    scrollViewWillEndDragging(
      scrollView(at: 0 - release.offset), withVelocity: 0 - release.velocity, targetContentOffset: &target)
    return target < 0 ? .open(.leading) : target > 0 ? .open(.trailing) : .closed
  }

  /// Returns the side whose outermost action a release at zero velocity would perform now, if full swipes are on.
  ///
  /// - Complexity: O(1).
  public func armedEdge(at time: Time) -> SwipeEdge? {
    options.allowsFullSwipe ? fullSwipeTest(at: time)?.armedEdge(of: strips, options: options) : nil
  }

  /// Returns a forecast of the row's response to a release now.
  ///
  /// The forecast is nil unless a finger holds the content and all corrections are on, because forecasts do not cover
  /// uncorrected faults.
  ///
  /// - Complexity: O(1).
  public func forecast(velocity: Double, at time: Time) -> ReleaseForecast? {
    guard canForecast, let test = fullSwipeTest(at: time) else { return nil }
    let release = SwipeRelease(offset: offset(at: time), velocity: velocity, from: rest)
    let performedEdge = test.performedEdge(of: strips, velocity: velocity, flick: openVelocity, options: options)
    let rest = performedEdge == nil ? state.lock.allowed(destination(of: release)) : .closed
    return ReleaseForecast(
      rest: rest, performedEdge: performedEdge, openingThreshold: openingThreshold(release),
      fullSwipeThreshold: test.fullSwipeThreshold(
        of: strips, velocity: velocity, flick: openVelocity, options: options
      ).map {
        state.banded($0, in: strips, width: size.width)
      })
  }

  /// Returns the visible fraction of a side, and the progress toward a full swipe.
  ///
  /// - Complexity: O(1).
  public func progress(at time: Time) -> SwipeProgress? {
    let offset = offset(at: time)
    let test = fullSwipeTest(at: time) ?? FullSwipeTest(fingerOffset: offset, caughtOffset: 0, width: size.width)
    return test.progress(offset: offset, of: strips, options: options)
  }

  /// Returns the threshold at or beyond which a release leaves the visible side open, as an offset in points; 0 if every
  /// release at this velocity does, nil if no side with buttons is visible.
  private func openingThreshold(_ release: SwipeRelease) -> Double? {
    guard let edge = shownEdge(at: release.offset), !strips[edge].isEmpty else { return nil }
    let outwardVelocity = edge.sign * release.velocity
    if outwardVelocity > flickVelocity { return 0 }
    let halfIsEnough = outwardVelocity >= -openVelocity
    return edge.sign * (halfIsEnough ? strips[edge].totalWidth / 2 : strips[edge].totalWidth)
  }

  /// Performs the outermost action and closes the row if a release at this velocity is a full swipe; otherwise returns nil.
  mutating func performFullSwipe(velocity: Double, at time: Time) -> SwipeEffects? {
    guard options.allowsFullSwipe,
      let edge = fullSwipeTest(at: time)?.performedEdge(
        of: strips, velocity: velocity, flick: openVelocity, options: options)
    else { return nil }
    return SwipeEffects(.didPress(edge, 0)).followed(by: go(to: .closed, cause: .release(velocity: velocity), at: time))
  }

  /// Returns the full swipe test for the finger that holds the content; nil if no finger does.
  private func fullSwipeTest(at time: Time) -> FullSwipeTest? {
    state.fullSwipeTest(of: offset(at: time), in: strips, width: size.width)
  }
}
