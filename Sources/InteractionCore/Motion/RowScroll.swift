/// The states of a row's content that scrolls as in a UIScrollView.
///
///                 began                ended, cancelled, failed
///     resting ------------> held --------------------------------> settling
///        ^                   ^                                      |    |
///        |                   +--------------- began ----------------+    |
///        +--------------------- the motion is over ----------------------+
///
///     any of them -- a scroll view reports --> driven -- prepareForReuse --> resting
///
/// The resting position in each case is the one chosen last, which changes at once while the content is still on its way.
/// The design decides where to end, and what to do when the content has scrolled.
@usableFromInline package enum RowScroll: Hashable, Sendable {
  /// Nothing moves; the content is where its resting position says.
  case resting(Rest)
  /// A finger holds the content; the resting position is the one before.
  case held(ScrollHold, Rest)
  /// The content is on its way to its resting position, or wherever else it was sent.
  case settling(ScrollSettling, Rest)
  /// A real scroll view moves the content; the resting position is the one chosen last.
  case driven(DrivenScroll, Rest)
  /// Nothing moves, and the content is somewhere else.
  case adrift(Double, Rest)

  /// The resting position chosen last; while a finger holds the content, the one before the gesture.
  @inlinable package var rest: Rest {
    switch self {
    case .resting(let rest), .held(_, let rest), .settling(_, let rest), .driven(_, let rest), .adrift(_, let rest):
      rest
    }
  }

  /// Returns the displacement of the content between its strips of buttons, in points.
  @inlinable package func offset(at time: Time, in strips: ActionStrips) -> Double {
    switch self {
    case .held(let hold, _): hold.offset
    case .driven(let scroll, _): scroll.offset
    case .settling(let settling, _): settling.offset(at: time)
    case .resting(let rest): strips.offset(of: rest)
    case .adrift(let offset, _): offset
    }
  }

  /// The offset that the content is on its way to, or that a real scroll view has been sent to, in points.
  @inlinable package var target: Double? {
    switch self {
    case .settling(let settling, _): settling.target
    case .driven(let scroll, _): scroll.target
    case .resting, .held, .adrift: nil
    }
  }

  /// When the content's own motion is over; nil if it has none, and while a real scroll view moves it.
  @inlinable package var settles: Time? {
    switch self {
    case .settling(let settling, _): settling.end
    case .resting, .held, .driven, .adrift: nil
    }
  }

  /// Returns whether the content is on its way: in a motion that is not over, or to an offset that has not been reported yet.
  @inlinable package func isMoving(at time: Time) -> Bool {
    switch self {
    case .settling(let settling, _): !settling.isSettled(at: time)
    case .driven(let scroll, _): scroll.isMoving
    case .resting, .held, .adrift: false
    }
  }

  /// The offset at which a finger caught the content that it holds, by a pan or in a real scroll view; nil if none
  /// holds it.
  @inlinable package var caught: Double? {
    switch self {
    case .held(let hold, _): hold.caught
    case .driven(let scroll, _): scroll.caught
    case .resting, .settling, .adrift: nil
    }
  }

  /// Whether the content that a finger holds may cross the closed position.
  @inlinable package var lock: SideLock {
    switch self {
    case .held(let hold, _): hold.lock
    case .driven(let scroll, _): scroll.lock
    case .resting, .settling, .adrift: .off
    }
  }

  /// Returns the offset where the content is or where it is going, in points; nil while a panning finger decides.
  @inlinable package func destination(in strips: ActionStrips) -> Double? {
    switch self {
    case .resting(let rest): strips.offset(of: rest)
    case .adrift(let offset, _): offset
    case .settling(let settling, _): settling.target
    case .driven(let scroll, _): scroll.target ?? scroll.offset
    case .held: nil
    }
  }

  // MARK: Full swipes

  /// Returns the finger that has moved the content to an offset, in points; nil if none holds it.
  package func fullSwipe(of offset: Double, in strips: ActionStrips, width: Double) -> FullSwipe? {
    caught.map { caught in
      switch self {
      case .driven:
        FullSwipe(
          finger: ScrollPhysics.unbanded(offset, beyond: strips.stops, dimension: width),
          caught: ScrollPhysics.unbanded(caught, beyond: strips.stops, dimension: width), width: width)
      // In a pan, finger and content are at the same offset up to the row's width.
      case .resting, .held, .settling, .adrift: FullSwipe(finger: offset, caught: caught, width: width)
      }
    }
  }

  /// Returns where the content is while the finger is at an offset, in points: a real scroll view has a rubber band.
  package func banded(_ offset: Double, in strips: ActionStrips, width: Double) -> Double {
    switch self {
    case .driven: ScrollPhysics.banded(offset, beyond: strips.stops, dimension: width)
    case .resting, .held, .settling, .adrift: offset
    }
  }
}
