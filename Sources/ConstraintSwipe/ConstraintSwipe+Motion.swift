extension ConstraintSwipe {
  /// The snap that runs, if any.
  var snap: Settling? {
    switch state {
    case .resting, .held, .adrift: nil
    case .settling(let settling): settling
    case .snapping(let hold, let start, let rest):
      Settling(start: start, from: hold.offset, caught: hold.caught, rest: rest)
    }
  }

  /// The motion of a snap, as the rules have it.
  func motion(_ snap: Settling) -> Motion {
    let curve: Curve =
      switch rules {
      case .article: .bounce(overshoot: overshootSign(snap) * Self.bounce, leg: Self.snapLeg)
      case .dnsSwipeableTableCell:
        .spring(frequency: Self.springFrequency, dampingRatio: Self.springDampingRatio, velocity: 0)
      }
    return Motion(start: snap.start, from: snap.from, to: offset(of: snap.rest), curve: curve)
  }

  /// Where the content is during a snap.
  func offset(during snap: Settling, at time: Time) -> Double {
    let offset = motion(snap).position(at: time)
    guard snap.rest == .closed, corrections.contains(.bounceStaysCovered) else { return offset }
    // Beyond closed lies the other side: it shows nothing where it has nothing, and must not where it has.
    let beyond: SwipeEdge = overshootSign(snap) > 0 ? .leading : .trailing
    guard !strip(beyond).isEmpty else { return offset }
    return beyond.sign * min(0, beyond.sign * offset)
  }

  /// The direction in which a snap goes beyond its goal: outward when it opens, over the closed place when it closes.
  private func overshootSign(_ snap: Settling) -> Double {
    if let edge = snap.rest.edge { return edge.sign }
    let shown = shownEdge(at: snap.from != 0 ? snap.from : snap.caught)
    // Content that was caught in the bounce beyond closed still belongs to the side that has buttons.
    let side = strip(shown).isEmpty && !strip(shown.opposite).isEmpty ? shown.opposite : shown
    return -side.sign
  }
}
