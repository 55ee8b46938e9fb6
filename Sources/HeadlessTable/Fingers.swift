import InteractionCore

/// The fingers on a table.
@usableFromInline struct Fingers: Hashable, Sendable {
  /// What the fingers are doing.
  @usableFromInline var state = FingerState.none
  /// The second finger, unless it pinches.
  @usableFromInline var waiting: WaitingFinger?
  /// The height of the finger that counts, in points from the top of the table.
  @usableFromInline var y = 0.0
  /// What the finger holding a row has done since the hold began.
  @usableFromInline var hold = FingerHold()

  init() {}
}

/// What a finger has done since it began to hold a row.
@usableFromInline struct FingerHold: Hashable, Sendable {
  /// The lowest and highest positions of the finger so far, in points.
  private(set) var heights: ClosedRange<Double>
  /// The content offset last reported to the list, in points.
  @usableFromInline private(set) var offset = 0.0
  /// Where and how fast the content scrolls, from the table's options when the hold began.
  let options: AutoscrollOptions

  /// Creates a hold that begins at a height in the table, in points; the default stands for no finger.
  init(at y: Double = 0, options: AutoscrollOptions = AutoscrollOptions()) {
    heights = y...y
    self.options = options
  }

  /// Records a report to the list: the finger's height and the content offset, both in points.
  mutating func move(to y: Double, offset: Double) {
    heights = min(heights.lowerBound, y)...max(heights.upperBound, y)
    self.offset = offset
  }
}

/// What the fingers on the table are doing.
///
///     none -- down --> undecided -- 10 points sideways --> swiping
///                      or pressing -- 10 points up or down --> scrolling
///                                  -- nothing to swipe --> ignoring
///                      undecided -- half a second --> holding, if the list takes holds
///                                -- a second finger --> pinching, if it takes pinches
///     none -- down on a reorder control ---------------------> holding
///     none -- down on a slider's track -- 10 points sideways --> tracking
///          -- down on its thumb -----------------------------> tracking
///
/// Further fingers do not change what the first one is doing. If the list takes no pinches, the second finger waits: when the
/// first one lifts, the second becomes undecided and drags from its current position. Others are ignored.
@usableFromInline enum FingerState: Hashable, Sendable {
  /// No finger is down.
  case none
  /// A finger is down, and its gesture is still open.
  case undecided(Touch)
  /// A finger is down on a button.
  case pressing(Touch, RowID, SwipeEdge, Int)
  /// A finger drags a row sideways.
  case swiping(Touch, RowID)
  /// A finger holds a row's slider.
  case tracking(Touch, RowID)
  /// A finger scrolls the table.
  case scrolling(Touch)
  /// A finger has rested, and now holds what is under it.
  case holding(Touch)
  /// Two fingers are down.
  case pinching(TouchPair)
  /// A finger is down but does nothing.
  case ignoring(Touch)

  /// The touch, if exactly one finger counts.
  @usableFromInline var touch: Touch? {
    switch self {
    case .none, .pinching: nil
    case .undecided(let touch), .pressing(let touch, _, _, _), .swiping(let touch, _), .tracking(let touch, _),
      .scrolling(let touch), .holding(let touch), .ignoring(let touch):
      touch
    }
  }

  /// The finger's number, or the number of the first of two.
  var number: Int? {
    if case .pinching(let pair) = self { return pair.first.finger }
    return touch?.finger
  }

  /// The row that the gesture acts on.
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
    // A finger that has caught the content keeps it.
    case .undecided(let touch) where touch.onlyDrags: .undecided(touch.withoutHit)
    case .undecided(let touch), .pressing(let touch, _, _, _), .swiping(let touch, _), .tracking(let touch, _):
      .ignoring(touch)
    }
  }
}

/// How a touch began.
@usableFromInline struct Touch: Hashable, Sendable {
  /// The finger's number.
  @usableFromInline let finger: Int
  /// The start of the touch, in points in the table's own coordinates.
  @usableFromInline let start: Vector
  /// The part of a row under the finger when it touched; nil if there was none.
  var hit: RowHit?
  /// Whether it started in the strip at the leading edge that is reserved for back gestures.
  let beganInBackGestureStrip: Bool
  /// Whether it can only drag, and never tap, press or hold: it stopped a moving table, or started while another finger
  /// counted.
  let onlyDrags: Bool
  /// The distance after which it is no longer a tap, in points, from the table's options when it started.
  let slop: Double
  /// When it becomes a hold if it rests until then, from the same options.
  let holds: Time

  /// The same touch, with nothing under it.
  var withoutHit: Touch {
    var touch = self
    touch.hit = nil
    return touch
  }
}

/// A second finger that waits for the first to lift: what it touched, and where it is now.
@usableFromInline struct WaitingFinger: Hashable, Sendable {
  let number: Int
  let hit: RowHit?
  var location: Vector
}

/// Two fingers and their heights.
@usableFromInline struct TouchPair: Hashable, Sendable {
  let first, second: Touch
  /// Their heights in the table, in points.
  var heights: FingerPair

  /// Returns the pair with one finger at a new height; a finger that is not in the pair changes nothing.
  func moving(_ finger: Int, to y: Double) -> TouchPair {
    var moved = self
    if finger == first.finger { moved.heights.first = y }
    if finger == second.finger { moved.heights.second = y }
    return moved
  }

  /// Returns the other finger of the pair, or nil if the finger is not in it.
  func partner(of finger: Int) -> Touch? {
    finger == first.finger ? second : finger == second.finger ? first : nil
  }
}
