extension UtilityButtons {
  /// Returns a forecast of the row's response to a release now.
  ///
  /// The forecast is nil unless a finger holds the content and all corrections are on, because forecasts do not cover
  /// uncorrected faults.
  ///
  /// - Complexity: O(1).
  public func forecast(velocity: Double, at time: Time) -> ReleaseForecast? {
    let offset = offset(at: time)
    guard canForecast, let test = fullSwipeTest(of: offset) else { return nil }
    let target = ScrollPhysics.proposedTarget(offset: offset, velocity: velocity, stops: strips.stops)
    let release = SwipeRelease(offset: offset, velocity: velocity, target: target, from: rest)
    let performedEdge = test.performedEdge(of: strips, velocity: velocity, flick: flick, options: options)
    let chosenRest = state.lock.allowed(choice(release) ?? rest)
    return ReleaseForecast(
      rest: performedEdge == nil ? chosenRest : .closed, performedEdge: performedEdge,
      openingThreshold: openingThreshold(release),
      fullSwipeThreshold: test.fullSwipeThreshold(of: strips, velocity: velocity, flick: flick, options: options).map {
        state.banded($0, in: strips, width: size.width)
      })
  }

  /// Returns the visible fraction of a side, and the progress toward a full swipe.
  ///
  /// - Complexity: O(1).
  public func progress(at time: Time) -> SwipeProgress? {
    let offset = offset(at: time)
    let test = fullSwipeTest(of: offset) ?? FullSwipeTest(fingerOffset: offset, caughtOffset: 0, width: size.width)
    return test.progress(offset: offset, of: strips, options: options)
  }

  /// Returns the threshold beyond which a release leaves the visible side open, as an offset in points, according to the
  /// tables of `choice(_:contentTarget:)`; nil if no side is visible or no release at this velocity leaves it open.
  private func openingThreshold(_ release: SwipeRelease) -> Double? {
    guard release.offset != 0 else { return nil }
    let edge: SwipeEdge = release.offset > 0 ? .leading : .trailing
    guard canRest(on: edge) else { return nil }
    let outwardVelocity = edge.sign * release.velocity
    if outwardVelocity >= flick { return release.rest == .open(edge.opposite) ? nil : 0 }
    if outwardVelocity <= -flick { return nil }
    // The target is the offset plus the glide, so content that glides far enough opens from any offset.
    let neededDistance = strips[edge].reach / 2 - edge.sign * ScrollPhysics.glideDistance(velocity: release.velocity)
    return neededDistance > maximumOffset(edge) ? nil : edge.sign * max(0, neededDistance)
  }
}
