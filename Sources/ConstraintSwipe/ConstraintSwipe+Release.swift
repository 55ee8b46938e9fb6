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

  /// Performs a full swipe if a release at a velocity is one: the outermost action is pressed, and the row closes.
  mutating func performFullSwipe(_ hold: Hold, velocity: Double, at time: Time) -> SwipeEffects? {
    let flick = options.flick ?? SwipeOptions.defaultFlick
    guard options.fullSwipe,
      let edge = fullSwipe(hold).performedEdge(of: strips, velocity: velocity, flick: flick, options)
    else { return nil }
    let closing = go(to: .closed, .release(velocity: velocity), at: time)
    return SwipeEffects(.didPress(edge, 0), closing.first, startedMotion: closing.startedMotion)
  }

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
