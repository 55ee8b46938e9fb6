extension ConstraintSwipe {
  /// The width that must show, in points, for a release to open a side from closed: half of the outermost button.
  static func openingThreshold(_ strip: ActionStrip) -> Double { strip.outermostWidth / 2 }

  /// The width that must show, in points, for a release to leave a side open.
  ///
  /// The article adds up: all buttons but the innermost, and half of that. The library subtracts half of the innermost from
  /// the total. Both are the same width, up to the rounding of sums.
  static func stayingThreshold(_ strip: ActionStrip, rules: Rules) -> Double {
    guard !strip.actions.isEmpty else { return 0 }
    switch rules {
    case .article: return strip.outerBorder(strip.actions.count - 1) + strip.innermostWidth / 2
    case .dnsSwipeableTableCell: return strip.total - strip.innermostWidth / 2
    }
  }

  /// The side whose outermost action the finger would perform by lifting now, where full swipes are on.
  ///
  /// - Complexity: O(1).
  public func armedEdge(at time: Time) -> SwipeEdge? {
    guard options.fullSwipe, corrections.contains(.fingerKeepsHold), case .held(let hold) = state else { return nil }
    return fullSwipe(hold).armedEdge(of: strips, options)
  }

  /// What the row would do if the finger let go where the content is; the velocity only calls a full swipe off.
  ///
  /// Nil without all corrections: the article's own rows may be left anywhere.
  ///
  /// - Complexity: O(1).
  public func forecast(velocity: Double, at time: Time) -> ReleaseForecast? {
    guard corrections == .all, case .held(let hold) = state else { return nil }
    return forecast(hold, velocity: velocity)
  }

  /// How far the row shows a side.
  ///
  /// - Complexity: O(1).
  public func progress(at time: Time) -> SwipeProgress? {
    let offset = offset(at: time)
    var swipe = FullSwipe(finger: offset, caught: 0, width: size.width)
    if case .held(let hold) = state { swipe = fullSwipe(hold) }
    var options = options
    options.fullSwipe = options.fullSwipe && corrections.contains(.fingerKeepsHold)
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

  /// The offset from which on a release leaves the side open that shows.
  private func opening(_ release: SwipeRelease) -> Double? {
    guard release.offset != 0 else { return nil }
    let strip = strips[release.offset > 0 ? .leading : .trailing]
    if strip.isEmpty { return nil }
    let stays = release.rest == .open(strip.edge)
    return strip.edge.sign
      * (stays ? Self.stayingThreshold(strip, rules: rules) : Self.openingThreshold(strip))
  }

  /// Performs a full swipe if a release at a velocity is one: the outermost action is pressed, and the row closes.
  mutating func performFullSwipe(_ hold: Hold, velocity: Double, at time: Time) -> SwipeEffects? {
    guard options.fullSwipe,
      let edge = fullSwipe(hold).performedEdge(of: strips, velocity: velocity, flick: flick, options)
    else { return nil }
    return SwipeEffects(.didPress(edge, 0)).followed(by: go(to: .closed, .release(velocity: velocity), at: time))
  }

  /// The speed from which a flick back calls a full swipe off, in points per second: the article knows no flicks.
  private var flick: Double { options.flick ?? SwipeOptions.defaultFlick }

  private func fullSwipe(_ hold: Hold) -> FullSwipe {
    FullSwipe(finger: hold.offset, caught: hold.caught, width: size.width)
  }

  /// The resting position that the release rule chooses.
  ///
  /// Counted from closed, a side opens if at least half of its outermost button shows. Counted from a side, that side
  /// stays open while no more than half of its innermost button is covered, and the other side counts as from closed.
  ///
  /// - Parameter release: The offset at which the finger lets go, in points, and the resting position that the gesture
  ///   counts from. Velocity and target play no part.
  /// - Returns: The resting position that the content goes to.
  /// - Complexity: O(1).
  public func destination(of release: SwipeRelease) -> Rest {
    if case .open(let edge) = release.rest, edge.sign * release.offset >= 0 {
      let threshold = Self.stayingThreshold(strips[edge], rules: rules)
      return edge.sign * release.offset >= threshold ? .open(edge) : .closed
    }
    let edge = shownEdge(at: release.offset)
    let strip = strips[edge]
    let opens = edge.sign * release.offset >= Self.openingThreshold(strip)
    if corrections.contains(.noEmptySide) && (strip.isEmpty || release.offset == 0) { return .closed }
    return opens ? .open(edge) : .closed
  }
}
