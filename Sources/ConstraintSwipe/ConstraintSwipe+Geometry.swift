extension ConstraintSwipe {
  /// How far the content goes beyond its goal before it settles, in points; larger looks springier.
  ///
  /// From the article, "Snap!": `kBounceValue`.
  public static let bounce = 20.0
  /// How long each of the two legs of a snap takes, in seconds, eased out.
  ///
  /// From the article, "Snap!": found there by trial and error.
  public static let snapLeg = 0.1
  /// How long the library's spring takes to calm down, in seconds.
  ///
  /// From DNSSwipeableTableCell, `updateConstraintsIfNeeded`: 0.4.
  public static let springDuration = 0.4
  /// The damping ratio of the library's spring.
  ///
  /// From DNSSwipeableTableCell, `usingSpringWithDamping`: 0.6.
  public static let springDampingRatio = 0.6
  /// The part of a spring's swing that is left when its duration is over.
  ///
  /// Chosen here: UIKit does not publish how it turns a duration into a frequency; a thousandth looks settled.
  public static let springRemainder = 0.001
  /// The angular frequency ω of the library's spring in radians per second: its envelope e^(−ζωT) falls to the remainder
  /// in its duration T.
  public static let springFrequency = -RealMath.log(springRemainder) / (springDampingRatio * springDuration)

  /// Lays out the buttons of a side.
  static func strip(
    _ edge: SwipeEdge, _ actions: [InteractionAction], rowWidth: Double, corrections: Corrections
  ) -> ActionStrip {
    let limit = corrections.contains(.contentStaysVisible) ? rowWidth - ActionStrip.visibleContent : .infinity
    return ActionStrip(
      edge: edge, actions: actions, widths: actions.map { $0.width ?? defaultButtonWidth }, limit: limit)
  }

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

  /// The offset of a resting place.
  func offset(of rest: Rest) -> Double {
    switch rest {
    case .closed: 0
    case .open(let edge): edge.sign * strip(edge).total
    }
  }

  /// Where the content is under a finger that keeps its hold: between the stops, or between the nearer stop and where it
  /// was caught beyond it.
  func dragged(_ hold: Hold, to translation: Vector) -> Double {
    let reach = min(limits.lowerBound, hold.caught)...max(limits.upperBound, hold.caught)
    return (hold.caught + translation.x - hold.origin.x).clamped(to: reach)
  }

  /// The resting place for a release.
  ///
  /// Counted from closed, the side opens of which half the outermost button shows; counted from a side, it stays open while
  /// no more than half of its innermost button is covered, and the other side is judged as from closed.
  func releasedPlace(_ hold: Hold) -> Rest {
    if case .open(let edge) = hold.counted, edge.sign * hold.offset >= 0 {
      let strip = strip(edge)
      return edge.sign * hold.offset >= Self.stayingThreshold(strip, rules: rules) ? .open(edge) : .closed
    }
    let edge = shownEdge(at: hold.offset)
    let strip = strip(edge)
    let opens = edge.sign * hold.offset >= Self.openingThreshold(strip)
    if corrections.contains(.noEmptySide) && (strip.isEmpty || hold.offset == 0) { return .closed }
    return opens ? .open(edge) : .closed
  }

  /// The side whose buttons an offset shows.
  ///
  /// At 0 it is the article's own side, the trailing one, unless only the leading side has buttons.
  func shownEdge(at offset: Double) -> SwipeEdge {
    if offset != 0 { return offset > 0 ? .leading : .trailing }
    return trailing.isEmpty && !leading.isEmpty ? .leading : .trailing
  }
}
