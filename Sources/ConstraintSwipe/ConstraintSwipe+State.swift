extension ConstraintSwipe {
  /// What moves the content, if anything does.
  ///
  ///                 began                     ended, cancelled, failed
  ///     resting ------------> held --------------------------------------> settling
  ///        ^                  ^  |  a catch point is reached (article)         |   |
  ///        |                  |  +-----> snapping --- next sample ---> held    |   |
  ///        |                  +------------------ began ----------------------+   |
  ///        +---------------------------- the motion is over ----------------------+
  ///
  /// Nobody intended `adrift`: without `failedRestores` a pan that fails leaves the content where it was.
  enum State: Hashable, Sendable {
    /// Nothing moves; the content is where its resting position says.
    case resting(Rest)
    /// A finger holds the content; the resting position is the one before.
    case held(Hold)
    /// A finger is down, but the content snaps to a catch point that it has reached, or to where code opens it: only without
    /// `fingerKeepsHold` or `openEndsPan`.
    case snapping(Hold, start: Time, to: Rest)
    /// The content is on its way to its resting position.
    case settling(Settling)
    /// Nothing moves, and the content is somewhere else: only without `failedRestores`.
    case adrift(offset: Double, caught: Double, rest: Rest)
  }

  /// A finger's hold on the content.
  struct Hold: Hashable, Sendable {
    /// The translation at which the pan began, in points.
    var origin: Vector
    /// The offset that translations are added to, in points: where the content was caught.
    ///
    /// The article's `startingRight` is its negative.
    var caught: Double
    /// Where the content is, in points.
    var offset: Double
    /// The resting position before the gesture, which is also the last one that was reported.
    var rest: Rest
    /// The resting position that the release rule counts from: closed, or the side that was at least partly open.
    var counted: Rest
    /// Whether the finger drags the row, under rules that test the axis.
    var isHorizontal = false
    /// Whether the content may cross the closed position.
    var lock = SideLock.off

    /// The same hold after code has chosen another resting position.
    func counting(from rest: Rest, _ counted: Rest, _ lock: SideLock) -> Hold {
      var hold = self
      (hold.rest, hold.counted, hold.lock) = (rest, counted, lock)
      return hold
    }
  }

  /// Whether a sample counts for the row.
  enum Part { case counts, isIgnored, belongsToTable }

  /// A snap to a resting position; the rules decide which motion that is.
  struct Settling: Hashable, Sendable {
    /// When the snap began.
    let start: Time
    /// The offset at which it began, in points.
    let from: Double
    /// The article's `startingRight` until the snap is over, as an offset.
    let caught: Double
    /// Where it ends.
    let rest: Rest
    /// The side whose buttons it shows on its way from closed back to closed, as a hint.
    var hint: SwipeEdge?
  }

  /// The resting position chosen last, whether the content is there or on its way.
  ///
  /// While a finger holds the content, this is the one before the gesture.
  public var rest: Rest {
    switch state {
    case .resting(let rest), .adrift(_, _, let rest): rest
    case .held(let hold), .snapping(let hold, _, _): hold.rest
    case .settling(let settling): settling.rest
    }
  }

  /// The displacement of the content, in points: the negative of the article's right constant.
  ///
  /// Offset 0 is closed; it is negative while the trailing side shows.
  ///
  /// - Complexity: O(1).
  public func offset(at time: Time) -> Double {
    switch state {
    case .held(let hold): hold.offset
    case .resting(let rest): strips.offset(of: rest)
    case .settling(let settling): offset(during: settling, at: time)
    case .snapping(let hold, let start, let rest): offset(during: snap(of: hold, start, rest), at: time)
    case .adrift(let offset, _, _): offset
    }
  }

  /// The offset that translations are added to, in points: where the content was caught.
  var caught: Double {
    switch state {
    case .resting(let rest): strips.offset(of: rest)
    case .held(let hold), .snapping(let hold, _, _): hold.caught
    case .settling(let settling): settling.caught
    case .adrift(_, let caught, _): caught
    }
  }

  /// The resting position that a release counts from: closed, or the side that is at least partly open.
  @inline(__always) var counted: Rest {
    switch state {
    case .resting(let rest): counted(at: rest)
    case .settling(let settling): counted(at: settling.rest)
    case .held(let hold), .snapping(let hold, _, _): hold.counted
    case .adrift(let offset, _, _): offset == 0 ? .closed : .open(shownEdge(at: offset))
    }
  }

  /// The same for content at a resting position; a side without width counts as closed.
  @inline(__always) func counted(at rest: Rest) -> Rest { strips.offset(of: rest) == 0 ? .closed : rest }

  /// The time at which the running motion ends; nil if there is none.
  public var settles: Time? { snap.map { motion($0).end } }

  /// Whether a finger holds the content.
  public var isHeld: Bool {
    switch state {
    case .held, .snapping: true
    case .resting, .settling, .adrift: false
    }
  }
}
