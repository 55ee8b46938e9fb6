extension ConstraintSwipe {
  /// Returns the side whose outermost action a release at zero velocity would perform now, if full swipes are on.
  ///
  /// - Complexity: O(1).
  public func armedEdge(at time: Time) -> SwipeEdge? {
    guard allowsFullSwipe, case .held(let hold) = state else { return nil }
    return fullSwipeTest(hold).armedEdge(of: strips, options: options)
  }

  /// Returns a forecast of the row's response to a release now.
  ///
  /// The velocity matters only if it cancels a full swipe. The forecast is nil unless a finger holds the content and all
  /// corrections are on, because forecasts do not cover uncorrected faults.
  ///
  /// - Complexity: O(1).
  public func forecast(velocity: Double, at time: Time) -> ReleaseForecast? {
    guard canForecast, case .held(let hold) = state else { return nil }
    return forecast(hold, velocity: velocity)
  }

  /// Returns the visible fraction of a side, and the progress toward a full swipe.
  ///
  /// - Complexity: O(1).
  public func progress(at time: Time) -> SwipeProgress? {
    let offset = offset(at: time)
    var test = FullSwipeTest(fingerOffset: offset, caughtOffset: 0, width: size.width)
    if case .held(let hold) = state { test = fullSwipeTest(hold) }
    var options = options
    options.allowsFullSwipe = allowsFullSwipe
    return test.progress(offset: offset, of: strips, options: options)
  }

  private func forecast(_ hold: Hold, velocity: Double) -> ReleaseForecast {
    let test = fullSwipeTest(hold)
    let performedEdge = test.performedEdge(of: strips, velocity: velocity, flick: flick, options: options)
    let release = SwipeRelease(offset: hold.offset, velocity: velocity, from: hold.startingRest)
    let rest = performedEdge == nil ? hold.lock.allowed(destination(of: release)) : .closed
    return ReleaseForecast(
      rest: rest, performedEdge: performedEdge, openingThreshold: openingThreshold(release),
      fullSwipeThreshold: test.fullSwipeThreshold(of: strips, velocity: velocity, flick: flick, options: options))
  }

  /// Returns the threshold at or beyond which a release leaves the visible side open, as an offset in points; nil if no side
  /// is visible, or the visible side has nothing to show.
  private func openingThreshold(_ release: SwipeRelease) -> Double? {
    guard release.offset != 0 else { return nil }
    let strip = strips[release.offset > 0 ? .leading : .trailing]
    if strip.isEmpty { return nil }
    let startedOpen = release.rest == .open(strip.edge)
    return strip.edge.sign * (startedOpen ? stayOpenThreshold(of: strip) : Article.halfOfButtonOne(strip))
  }

  /// Performs the outermost action and closes the row if a release at this velocity is a full swipe; otherwise returns nil.
  mutating func performFullSwipe(velocity: Double, at time: Time) -> SwipeEffects? {
    guard options.allowsFullSwipe, case .held(let hold) = state,
      let edge = fullSwipeTest(hold).performedEdge(of: strips, velocity: velocity, flick: flick, options: options)
    else { return nil }
    return SwipeEffects(.didPress(edge, 0)).followed(by: go(to: .closed, animated: true, notifies: true, at: time))
  }

  /// The minimum speed of a flick back that cancels a full swipe, in points per second; the article has no flicks.
  private var flick: Double { options.flick ?? SwipeOptions.defaultFlick }

  private func fullSwipeTest(_ hold: Hold) -> FullSwipeTest {
    FullSwipeTest(fingerOffset: hold.offset, caughtOffset: hold.caughtOffset, width: size.width)
  }

  /// Returns the resting position that the release rule chooses.
  ///
  /// From closed, a side opens if at least half of its outermost button shows. From open, the side stays open if at most
  /// half of its innermost button is covered; the other side opens as from closed. A side with nothing to show does not
  /// open, except without `Correction.noEmptySide`.
  ///
  /// - Parameter release: The offset at the release, in points, and the resting position from which the gesture is
  ///   considered to begin. Velocity and target do not matter.
  /// - Returns: The chosen resting position, disregarding full swipes and the lock to one side.
  /// - Complexity: O(1).
  public func destination(of release: SwipeRelease) -> Rest {
    let edge = shownEdge(at: release.offset)
    let constant = edge.sign * release.offset
    if cannotOpen(edge, constant: constant) { return .closed }
    let startingRest = release.rest == .open(edge) ? release.rest : .closed
    return panThisCellEnded(from: startingRest, constant: constant, strips[edge]) ? .open(edge) : .closed
  }

  /// Returns whether a release leaves a side open, given its constraint's constant in points; both sets of rules compare as
  /// the article does.
  private func panThisCellEnded(from startingRest: Rest, constant: Double, _ buttons: ActionStrip) -> Bool {
    Article.panThisCellEnded(
      from: startingRest, constant: constant, halfOfButtonOne: Article.halfOfButtonOne(buttons),
      buttonOnePlusHalfOfButton2: stayOpenThreshold(of: buttons))
  }
}
