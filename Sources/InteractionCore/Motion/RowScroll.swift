/// The state of a row's content that scrolls as in a UIScrollView.
///
///                 began                ended, cancelled, failed
///     resting ------------> held --------------------------------> settling
///        ^                   ^                                      |    |
///        |                   +--------------- began ----------------+    |
///        +--------------------- the motion is over ----------------------+
///
///     any state -- a scroll view reports --> driven
///     any state -- began --> held
///     any state but driven -- open, close --> settling
///     resting, closed -- preview --> settling
///     any state but driven -- a new layout --> resting
///     any state -- prepareForReuse --> resting
///
/// Without a motion, the content goes directly to `resting`. Content that stops elsewhere than at its resting position is
/// `adrift` instead of `resting`. A row with an article's faults may leave out some of these transitions.
///
/// Each case stores the resting position that the design has chosen last, which may change while the content is still on its
/// way. The containers of the buttons are not part of this state; the design updates them when the content scrolls.
@usableFromInline package enum RowScroll: Hashable, Sendable {
  /// The content is at rest, at its resting position.
  case resting(Rest)
  /// A pan holds the content; the resting position is the one before the gesture.
  case held(ScrollHold, Rest)
  /// The content is on its way to its resting position, or to another offset.
  case settling(ScrollSettling, Rest)
  /// A real scroll view moves the content; the resting position is the one chosen last.
  case driven(DrivenScroll, Rest)
  /// The content is at rest at an offset, in points, that differs from its resting position.
  case adrift(Double, Rest)

  /// The resting position that was chosen last; while a finger holds the content, the position before the gesture, unless code
  /// has chosen another since.
  @inlinable package var rest: Rest {
    switch self {
    case .resting(let rest), .held(_, let rest), .settling(_, let rest), .driven(_, let rest), .adrift(_, let rest):
      rest
    }
  }

  /// Returns the displacement of the content at a moment, in points; positive if the leading side shows.
  @inlinable package func offset(at time: Time, in strips: ActionStrips) -> Double {
    switch self {
    case .held(let hold, _): hold.offset
    case .driven(let scroll, _): scroll.offset
    case .settling(let settling, _): settling.offset(at: time)
    case .resting(let rest): strips.offset(of: rest)
    case .adrift(let offset, _): offset
    }
  }

  /// The offset that the content is moving to, or that a real scroll view was sent to, in points; nil if there is none.
  @inlinable package var target: Double? {
    switch self {
    case .settling(let settling, _): settling.target
    case .driven(let scroll, _): scroll.target
    case .resting, .held, .adrift: nil
    }
  }

  /// The time the content's motion ends; nil if there is no motion, or a real scroll view moves the content.
  @inlinable package var settleTime: Time? {
    switch self {
    case .settling(let settling, _): settling.end
    case .resting, .held, .driven, .adrift: nil
    }
  }

  /// Returns whether the content is on its way, by a motion or in a real scroll view that was sent to another offset, unless a
  /// finger has caught the content since.
  @inlinable package func isMoving(at time: Time) -> Bool {
    switch self {
    case .settling(let settling, _): !settling.isSettled(at: time)
    case .driven(let scroll, _): scroll.isMoving
    case .resting, .held, .adrift: false
    }
  }

  /// The offset at which a finger caught the content, by a pan or in a real scroll view, in points; nil if no finger holds
  /// the content.
  @inlinable package var caught: Double? {
    switch self {
    case .held(let hold, _): hold.caught
    case .driven(let scroll, _): scroll.caught
    case .resting, .settling, .adrift: nil
    }
  }

  /// The lock that can confine held content to one side of the closed position.
  @inlinable package var lock: SideLock {
    switch self {
    case .held(let hold, _): hold.lock
    case .driven(let scroll, _): scroll.lock
    case .resting, .settling, .adrift: .off
    }
  }

  /// Returns the offset that the content is at or moving to, in points; nil while a pan holds the content.
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

  /// Returns the full swipe test for content that a finger has moved to an offset, in points; nil if no finger holds the
  /// content.
  package func fullSwipeTest(of offset: Double, in strips: ActionStrips, width: Double) -> FullSwipeTest? {
    caught.map { caught in
      switch self {
      case .driven:
        FullSwipeTest(
          fingerOffset: ScrollPhysics.unbanded(offset, beyond: strips.stops, dimension: width),
          caughtOffset: ScrollPhysics.unbanded(caught, beyond: strips.stops, dimension: width), width: width)
      // A pan that can become a full swipe moves the content one to one with the finger, at least up to the row's width.
      case .resting, .held, .settling, .adrift: FullSwipeTest(fingerOffset: offset, caughtOffset: caught, width: width)
      }
    }
  }

  /// Returns the content's offset for a finger's offset on a side that can be swiped fully, both in points.
  ///
  /// The two differ only beyond the stops of a real scroll view, where its rubber band slows the content.
  package func banded(_ offset: Double, in strips: ActionStrips, width: Double) -> Double {
    switch self {
    case .driven: ScrollPhysics.banded(offset, beyond: strips.stops, dimension: width)
    case .resting, .held, .settling, .adrift: offset
    }
  }
}
