extension ConstraintSwipe {
  /// The state of the content, which may be at rest, held or moving.
  ///
  ///                 began                     ended, cancelled, failed
  ///     resting ------------> held --------------------------------------> settling
  ///        ^                  ^  |  a catch point is reached (article)         |   |
  ///        |                  |  +-----> snapping - next sample or end -> held |   |
  ///        |                  +------------------ began ----------------------+   |
  ///        +---------------------------- the motion is over ----------------------+
  ///
  /// The catch points are the offsets at which the row is closed or shows all buttons of a side. The case `adrift` occurs
  /// only without `failedRestores`, when a failed pan leaves the content where it is.
  enum State: Hashable, Sendable {
    /// The content is at a resting position.
    case resting(Rest)
    /// A finger holds the content.
    case held(Hold)
    /// A finger is down while the content snaps to a catch point (only without `fingerKeepsHold`), or to an open position
    /// requested by code (only without `openEndsPan`).
    case snapping(Hold, start: Time, to: Rest)
    /// The content is on its way to its resting position.
    case settling(Settling)
    /// The content has stopped away from its resting position; only without `failedRestores`.
    case adrift(offset: Double, caughtOffset: Double, rest: Rest)
  }

  /// A finger's hold on the content.
  struct Hold: Hashable, Sendable {
    /// The translation at which the pan began, in points.
    var origin: Vector
    /// The offset to which translations are added, in points: where the content was caught, or the last catch point.
    ///
    /// The article's `startingRight` is its negative.
    var caughtOffset: Double
    /// The content's offset, in points; while the content snaps, the offset at which the snap began.
    var offset: Double
    /// The resting position before the gesture, or one that code has chosen since.
    var rest: Rest
    /// The resting position from which the gesture is considered to begin; a catch point that the pan reaches, or a position
    /// that code chooses, replaces it.
    var startingRest: Rest
    /// Whether the drag has been found to be horizontal, and so belongs to the row.
    var isHorizontal = false
    /// The lock that can keep the content on one side of the closed position.
    var lock = SideLock.off

    /// Returns the hold with other resting positions and another lock, after code has chosen a resting position.
    func restarted(at rest: Rest, startingRest: Rest, lock: SideLock) -> Hold {
      var hold = self
      (hold.rest, hold.startingRest, hold.lock) = (rest, startingRest, lock)
      return hold
    }
  }

  /// The effect of a sample; always `movesContent` under rules that do not require a horizontal drag.
  enum SampleEffect { case movesContent, isIgnored, belongsToTable }

  /// A motion to a resting position: a snap, which depends on the rules, or a preview of buttons.
  struct Settling: Hashable, Sendable {
    /// The time the motion began.
    let start: Time
    /// The offset at which the motion began, in points.
    let from: Double
    /// The article's `startingRight` until the end of the motion, as an offset in points.
    let caughtOffset: Double
    /// The resting position at which the motion ends.
    let rest: Rest
    /// The side whose buttons a preview shows, from closed back to closed; nil for a snap.
    var previewedEdge: SwipeEdge?
  }

  /// The resting position chosen last, even if the content is still on its way there.
  ///
  /// While a finger holds the content, this is the resting position before the gesture, or one that code has chosen since.
  public var rest: Rest {
    switch state {
    case .resting(let rest), .adrift(_, _, let rest): rest
    case .held(let hold), .snapping(let hold, _, _): hold.rest
    case .settling(let settling): settling.rest
    }
  }

  /// Returns the displacement of the content, in points, which is the negative of `right(at:)`.
  ///
  /// The offset is 0 at the closed position, and negative while the trailing side shows.
  ///
  /// - Complexity: O(1).
  public func offset(at time: Time) -> Double {
    switch state {
    case .held(let hold): hold.offset
    case .resting(let rest): strips.offset(of: rest)
    case .settling(let settling): offset(during: settling, at: time)
    case .snapping(let hold, let start, let rest): offset(during: snap(of: hold, start: start, to: rest), at: time)
    case .adrift(let offset, _, _): offset
    }
  }

  /// The offset to which a pan's translations are added, in points: the negative of the article's `startingRight`.
  var caughtOffset: Double {
    switch state {
    case .resting(let rest): strips.offset(of: rest)
    case .held(let hold), .snapping(let hold, _, _): hold.caughtOffset
    case .settling(let settling): settling.caughtOffset
    case .adrift(_, let caughtOffset, _): caughtOffset
    }
  }

  /// The resting position from which a gesture that begins now is considered to begin.
  ///
  /// This is the resting position chosen last, or closed if its side has nothing to show. If the content is adrift, it is
  /// open on the side that the content shows, or closed at offset 0. While a finger holds the content, it is that of the
  /// running gesture.
  @inline(__always) var startingRest: Rest {
    switch state {
    case .resting(let rest): startingRest(at: rest)
    case .settling(let settling): startingRest(at: settling.rest)
    case .held(let hold), .snapping(let hold, _, _): hold.startingRest
    case .adrift(let offset, _, _): offset == 0 ? .closed : .open(shownEdge(at: offset))
    }
  }

  /// Returns the resting position from which a gesture is considered to begin if the content is at `rest`: closed if the
  /// side's buttons have no width, otherwise `rest`.
  @inline(__always) func startingRest(at rest: Rest) -> Rest { strips.offset(of: rest) == 0 ? .closed : rest }

  /// The time at which the running motion ends; nil if there is none.
  public var settleTime: Time? { snap.map { motion($0).end } }

  /// Whether a finger holds the content.
  public var isHeld: Bool {
    switch state {
    case .held, .snapping: true
    case .resting, .settling, .adrift: false
    }
  }
}
