extension ScrollSwipe {
  /// The velocity above which a flick of this row opens or closes, in points per second.
  var openVelocity: Double { options.flick ?? Self.openVelocity }

  /// Returns the resting position that the release rule chooses: the article's `scrollViewWillEndDragging`.
  ///
  /// The side that shows opens if at least half of its buttons show, unless the finger throws the content back faster
  /// than `openVelocity`; if all of them show; or if the finger moves outward faster than that.
  ///
  /// - Parameter release: The offset at which the finger lets go, in points, and its velocity in points per second. The
  ///   resting position before and the target that a scroll view proposes do not matter.
  /// - Returns: The resting position to which the content goes.
  /// - Complexity: O(1).
  public func destination(of release: SwipeRelease) -> Rest {
    var target = 0.0
    scrollViewWillEndDragging(
      scrollView(at: 0 - release.offset), withVelocity: 0 - release.velocity, targetContentOffset: &target)
    return target < 0 ? .open(.leading) : target > 0 ? .open(.trailing) : .closed
  }

  /// The side whose full swipe a release at rest would perform, if full swipes are on.
  ///
  /// - Complexity: O(1).
  public func armedEdge(at time: Time) -> SwipeEdge? {
    options.fullSwipe ? fullSwipe(at: time)?.armedEdge(of: strips, options) : nil
  }

  /// Forecasts what the row would do if the finger let go here.
  ///
  /// Nil unless all corrections are on, because the article's own rows may come to rest anywhere.
  ///
  /// - Complexity: O(1).
  public func forecast(velocity: Double, at time: Time) -> ReleaseForecast? {
    guard canForecast, let swipe = fullSwipe(at: time) else { return nil }
    let release = SwipeRelease(offset: offset(at: time), velocity: velocity, from: rest)
    let performs = swipe.performedEdge(of: strips, velocity: velocity, flick: openVelocity, options)
    let rest = performs == nil ? state.lock.allowed(destination(of: release)) : .closed
    return ReleaseForecast(
      rest: rest, performs: performs, opening: opening(release),
      performing: swipe.performing(of: strips, velocity: velocity, flick: openVelocity, options).map {
        state.banded($0, in: strips, width: size.width)
      })
  }

  /// Returns how far the row shows a side.
  ///
  /// - Complexity: O(1).
  public func progress(at time: Time) -> SwipeProgress? {
    let offset = offset(at: time)
    let swipe = fullSwipe(at: time) ?? FullSwipe(finger: offset, caught: 0, width: size.width)
    return swipe.progress(offset: offset, of: strips, options)
  }

  /// The offset at and beyond which a release leaves the shown side open.
  private func opening(_ release: SwipeRelease) -> Double? {
    guard let edge = shownEdge(at: release.offset), !strips[edge].isEmpty else { return nil }
    let outward = edge.sign * release.velocity
    if outward > flickVelocity { return 0 }
    let isHalf = outward >= -openVelocity
    return edge.sign * (isHalf ? strips[edge].total / 2 : strips[edge].total)
  }

  /// Performs a full swipe if a release at a velocity is one: the outermost action is pressed, and the row closes.
  mutating func performFullSwipe(velocity: Double, at time: Time) -> SwipeEffects? {
    guard options.fullSwipe,
      let edge = fullSwipe(at: time)?.performedEdge(of: strips, velocity: velocity, flick: openVelocity, options)
    else { return nil }
    return SwipeEffects(.didPress(edge, 0)).followed(by: go(to: .closed, .release(velocity: velocity), at: time))
  }

  /// The finger that holds the content; nil if none does.
  private func fullSwipe(at time: Time) -> FullSwipe? {
    state.fullSwipe(of: offset(at: time), in: strips, width: size.width)
  }
}
