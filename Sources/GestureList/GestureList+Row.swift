extension GestureList {
  /// The sideways part of a row: it follows the finger, and what lies beyond half of its width counts when it is let go.
  ///
  /// It reveals nothing and has no open place: `didCommit` names the side whose effect counts, and it always returns. The list
  /// deletes at the trailing side, when the content has moved left, and completes at the leading one.
  public struct Row: Hashable, Sendable {
    /// What is going on.
    ///
    ///     resting -- began --> held -- ended, cancelled --> returning -- the motion is over --> resting
    ///                            |
    ///                            +---- cancelled --> adrift, only without `cancelRestores`
    enum State: Hashable, Sendable {
      /// The row is in its place.
      case resting
      /// A finger holds it.
      case held(Grip)
      /// It is on its way to its place.
      case returning(Motion)
      /// A cancelled pan has left it where it was.
      case adrift(Double)
    }

    /// A finger's hold on a row.
    struct Grip: Hashable, Sendable {
      /// The translation at which the pan began, in points.
      let origin: Double
      /// Where the row was caught, in points: the article's `originalPoint`, counted from the row's place.
      let caught: Double
      /// Where it is.
      var offset: Double
    }

    /// The sign beside a row that says what letting go would do.
    public struct Cue: Hashable, Sendable {
      /// The opacity; above 1 only without `cuesFollow`.
      public var alpha: Double
      /// Whether letting go counts, which its colour shows.
      public var isArmed: Bool

      /// Creates a cue.
      public init(alpha: Double, isArmed: Bool) {
        self.alpha = alpha
        self.isArmed = isArmed
      }
    }

    /// The row's width, in points.
    public internal(set) var width: Double
    /// Which faults of the article are corrected.
    public let corrections: Corrections
    /// What is going on.
    var state = State.resting
    /// What the article's flags say, which only moved samples set.
    ///
    /// Nil with `freshDecision`.
    var flagged: SwipeEdge?
    /// The opacity that the article's cues were given last: only without `cuesFollow`.
    var laggingAlpha = 0.0

    /// Creates a row in its place.
    ///
    /// - Parameters:
    ///   - width: In points; what is negative or not finite becomes 0.
    ///   - corrections: Which faults of the article are corrected.
    public init(width: Double, corrections: Corrections = .all) {
      self.width = max(0, width.madeFinite)
      self.corrections = corrections
    }

    /// The cue of a side: the tick at the leading one, the cross at the trailing one.
    ///
    /// Both have the opacity that the displacement asks for, as in the article; one of them is beyond the screen.
    public func cue(_ edge: SwipeEdge, at time: Time) -> Cue {
      let offset = offset(at: time)
      let alpha =
        corrections.contains(.cuesFollow) ? min(1, GestureList.cueAlpha(offset: offset, width: width)) : laggingAlpha
      let armed = corrections.contains(.freshDecision) ? decision(at: time) : flagged
      return Cue(alpha: alpha, isArmed: armed == edge)
    }

    /// The side whose effect letting go now would have.
    private func decision(at time: Time) -> SwipeEdge? {
      guard case .held(let grip) = state else { return nil }
      return decision(grip)
    }

    /// Half of the width decides, and only for a row that the pan itself has moved farther out.
    func decision(_ grip: Grip) -> SwipeEdge? {
      guard let edge = GestureList.committedEdge(offset: grip.offset, width: width) else { return nil }
      return edge.sign * (grip.offset - grip.caught) > 0 ? edge : nil
    }
  }
}
