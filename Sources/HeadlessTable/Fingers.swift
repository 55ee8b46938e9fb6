import InteractionCore

/// The fingers on a table.
@usableFromInline struct Fingers: Hashable, Sendable {
  /// The current gesture.
  @usableFromInline var state = FingerState.none
  /// The second finger while it waits for the first one to lift; otherwise nil.
  @usableFromInline var waiting: WaitingFinger?
  /// The y coordinate of the first finger, or of a hold that a host reports, in points from the top of the table; not updated
  /// during a swipe or a pinch.
  @usableFromInline var firstFingerY = 0.0
  /// The history of the current hold.
  @usableFromInline var hold = FingerHold()

  init() {}
}

/// The history of a finger's hold, which may be on no row.
@usableFromInline struct FingerHold: Hashable, Sendable {
  /// The range of the finger's y coordinates so far, in points.
  private(set) var yCoordinates: ClosedRange<Double>
  /// The content offset last reported to the list, in points.
  @usableFromInline private(set) var contentOffset = 0.0
  /// The options for scrolling near an end, as they were when the hold began.
  let options: AutoscrollOptions

  /// Creates a hold that begins at a y coordinate in the table, in points; the default values represent no hold.
  init(at y: Double = 0, options: AutoscrollOptions = AutoscrollOptions()) {
    yCoordinates = y...y
    self.options = options
  }

  /// Records the finger's y coordinate and the content offset, both in points, when they are reported to the list.
  mutating func record(y: Double, contentOffset: Double) {
    yCoordinates = min(yCoordinates.lowerBound, y)...max(yCoordinates.upperBound, y)
    self.contentOffset = contentOffset
  }
}

/// The current gesture, with the touches of its fingers.
///
/// With the default options, a gesture is decided as shown here:
///
///     none -- down --> undecided -- 10 points sideways --> swiping
///                      or pressing -- 10 points up or down --> scrolling
///                                  -- sideways, off a row or from the back edge --> ignoring
///                      undecided -- half a second --> holding, if the list supports holds
///                                -- a second finger --> pinching, if it supports pinches
///     none -- down on a reorder control ---------------------> holding
///     none -- down on a slider's track -- 10 points sideways --> tracking
///          -- down on its thumb -----------------------------> tracking
///
/// Except to begin a pinch, further fingers do not change the gesture of the first one. If the list does not support pinches,
/// the second finger waits: when the first one lifts or is cancelled, the second becomes undecided and drags from its current
/// position. All other fingers are ignored.
///
/// When its finger lifts or is cancelled, the state is `none` again. A finger that is left over from a pinch, or whose hold a
/// resize has cancelled, is `ignoring`; see `withoutRow` for one whose row is gone. A touch that stops a moving table starts
/// `undecided` wherever it lands, and can only drag.
@usableFromInline enum FingerState: Hashable, Sendable {
  /// There is no first finger; any other finger that is down is ignored.
  case none
  /// A finger is down, and its gesture has not been decided yet.
  case undecided(Touch)
  /// A finger is down on a button.
  case pressing(Touch, RowID, SwipeEdge, Int)
  /// A finger drags a row sideways.
  case swiping(Touch, RowID)
  /// A finger holds a row's slider.
  case tracking(Touch, RowID)
  /// A finger scrolls the table.
  case scrolling(Touch)
  /// A finger has rested on the table or touched a reorder control; the list stores which row it holds, if any.
  case holding(Touch)
  /// Two fingers pinch.
  case pinching(TouchPair)
  /// A finger is down but has no gesture.
  case ignoring(Touch)

  /// The touch of the first finger; nil if there is none, or if two fingers pinch.
  @usableFromInline var touch: Touch? {
    switch self {
    case .none, .pinching: nil
    case .undecided(let touch), .pressing(let touch, _, _, _), .swiping(let touch, _), .tracking(let touch, _),
      .scrolling(let touch), .holding(let touch), .ignoring(let touch):
      touch
    }
  }

  /// The number of the first finger; nil if there is none.
  var fingerNumber: Int? {
    if case .pinching(let pair) = self { return pair.first.finger }
    return touch?.finger
  }

  /// The row that the gesture acts on, or that an undecided finger touched; nil for a hold, whose row the list stores.
  var row: RowID? {
    switch self {
    case .none, .scrolling, .holding, .pinching, .ignoring: nil
    case .undecided(let touch): touch.hit?.row
    case .pressing(_, let row, _, _), .swiping(_, let row), .tracking(_, let row): row
    }
  }

  /// The state of the same finger after its row has disappeared.
  var withoutRow: FingerState {
    switch self {
    case .none, .scrolling, .holding, .pinching, .ignoring: self
    // A finger that only drags may hold content that it has caught, and can still scroll.
    case .undecided(let touch) where touch.onlyDrags: .undecided(touch.withoutHit)
    case .undecided(let touch), .pressing(let touch, _, _, _), .swiping(let touch, _), .tracking(let touch, _):
      .ignoring(touch)
    }
  }
}

/// The beginning of a touch.
@usableFromInline struct Touch: Hashable, Sendable {
  /// The finger's number.
  @usableFromInline let finger: Int
  /// The location at which the touch started, in points in the table's own coordinates.
  @usableFromInline let start: Vector
  /// The part of a row that the finger touched; nil if there was none, for the second finger of a pinch, and in `withoutHit`.
  var hit: RowHit?
  /// Whether the touch started in the strip at the leading edge that is reserved for back gestures.
  let beganInBackGestureStrip: Bool
  /// Whether the touch can only drag, and never tap, press, hold or pinch, because it stopped a moving table or its finger
  /// had to wait for the first one.
  let onlyDrags: Bool
  /// The distance at which the touch is no longer a tap, in points, from the table's options when the touch started.
  let slop: Double
  /// The time until which the finger must rest for a hold to begin, from the table's options when the touch started.
  let holdStartTime: Time

  /// The same touch without a row under it.
  var withoutHit: Touch {
    var touch = self
    touch.hit = nil
    return touch
  }
}

/// A second finger that waits for the first to lift, with the part of a row that it touched and its current location.
@usableFromInline struct WaitingFinger: Hashable, Sendable {
  let number: Int
  let hit: RowHit?
  var location: Vector
}

/// Two pinching fingers and their y coordinates.
@usableFromInline struct TouchPair: Hashable, Sendable {
  let first, second: Touch
  /// The fingers' y coordinates in the table, in points.
  var yCoordinates: FingerPair

  /// Returns the pair with one finger at a new y coordinate; a finger that is not in the pair changes nothing.
  func moving(_ finger: Int, to y: Double) -> TouchPair {
    var moved = self
    if finger == first.finger { moved.yCoordinates.first = y }
    if finger == second.finger { moved.yCoordinates.second = y }
    return moved
  }

  /// Returns the touch of the pair's other finger; nil if the given finger is not in the pair.
  func partner(of finger: Int) -> Touch? {
    finger == first.finger ? second : finger == second.finger ? first : nil
  }
}
