extension ConstraintSwipe {
  /// The side whose full swipe a release at rest would perform, if full swipes are on.
  ///
  /// - Complexity: O(1).
  public func armedEdge(at time: Time) -> SwipeEdge? {
    guard allowsFullSwipe, case .held(let hold) = state else { return nil }
    return fullSwipe(hold).armedEdge(of: strips, options)
  }

  /// Forecasts what the row would do if the finger let go here; the velocity can only cancel a full swipe.
  ///
  /// Nil unless all corrections are on, because the article's own rows may come to rest anywhere.
  ///
  /// - Complexity: O(1).
  public func forecast(velocity: Double, at time: Time) -> ReleaseForecast? {
    guard canForecast, case .held(let hold) = state else { return nil }
    return forecast(hold, velocity: velocity)
  }

  /// Returns how far the row shows a side.
  ///
  /// - Complexity: O(1).
  public func progress(at time: Time) -> SwipeProgress? {
    let offset = offset(at: time)
    var swipe = FullSwipe(finger: offset, caught: 0, width: size.width)
    if case .held(let hold) = state { swipe = fullSwipe(hold) }
    var options = options
    options.fullSwipe = allowsFullSwipe
    return swipe.progress(offset: offset, of: strips, options)
  }

  private func forecast(_ hold: Hold, velocity: Double) -> ReleaseForecast {
    let swipe = fullSwipe(hold)
    let performs = swipe.performedEdge(of: strips, velocity: velocity, flick: flick, options)
    let release = SwipeRelease(offset: hold.offset, velocity: velocity, from: hold.counted)
    let rest = performs == nil ? hold.lock.allowed(destination(of: release)) : .closed
    return ReleaseForecast(
      rest: rest, performs: performs, opening: opening(release),
      performing: swipe.performing(of: strips, velocity: velocity, flick: flick, options))
  }

  /// The offset at and beyond which a release leaves the shown side open.
  private func opening(_ release: SwipeRelease) -> Double? {
    guard release.offset != 0 else { return nil }
    let strip = strips[release.offset > 0 ? .leading : .trailing]
    if strip.isEmpty { return nil }
    let stays = release.rest == .open(strip.edge)
    return strip.edge.sign * (stays ? stayingThreshold(strip) : Article.halfOfButtonOne(strip))
  }

  /// Performs a full swipe if a release at a velocity is one: the outermost action is pressed, and the row closes.
  mutating func performFullSwipe(velocity: Double, at time: Time) -> SwipeEffects? {
    guard options.fullSwipe, case .held(let hold) = state,
      let edge = fullSwipe(hold).performedEdge(of: strips, velocity: velocity, flick: flick, options)
    else { return nil }
    return SwipeEffects(.didPress(edge, 0)).followed(by: go(to: .closed, animated: true, notifies: true, at: time))
  }

  /// The speed at which a flick back cancels a full swipe, in points per second; the article has no flicks.
  private var flick: Double { options.flick ?? SwipeOptions.defaultFlick }

  private func fullSwipe(_ hold: Hold) -> FullSwipe {
    FullSwipe(finger: hold.offset, caught: hold.caught, width: size.width)
  }

  /// Returns the resting position that the release rule chooses.
  ///
  /// Counted from closed, a side opens if at least half of its outermost button shows. Counted from a side, that side
  /// stays open while no more than half of its innermost button is covered, and the other side counts as from closed.
  ///
  /// - Parameter release: The offset at which the finger lets go, in points, and the resting position that the gesture
  ///   counts from. Velocity and target do not matter.
  /// - Returns: The resting position to which the content goes.
  /// - Complexity: O(1).
  public func destination(of release: SwipeRelease) -> Rest {
    if case .open(let edge) = release.rest, edge.sign * release.offset >= 0 {
      let stays = panThisCellEnded(from: release.rest, constant: edge.sign * release.offset, strips[edge])
      return stays ? release.rest : .closed
    }
    let edge = shownEdge(at: release.offset)
    let constant = edge.sign * release.offset
    if refuses(edge, constant: constant) { return .closed }
    return panThisCellEnded(from: .closed, constant: constant, strips[edge]) ? .open(edge) : .closed
  }

  /// Whether a release at a constant, in points, leaves a side open: the article's code, under either set of rules.
  private func panThisCellEnded(from counted: Rest, constant: Double, _ buttons: ActionStrip) -> Bool {
    Article.panThisCellEnded(
      from: counted, constant: constant, halfOfButtonOne: Article.halfOfButtonOne(buttons),
      buttonOnePlusHalfOfButton2: stayingThreshold(buttons))
  }
}
