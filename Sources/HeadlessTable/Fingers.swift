import InteractionCore

/// The fingers on a table.
@usableFromInline struct Fingers: Hashable, Sendable {
  /// What they do.
  @usableFromInline var state = FingerState.none
  /// The second finger, where it does not pinch.
  @usableFromInline var waiting: WaitingFinger?
  /// Where the finger that counts is, in points from the top.
  @usableFromInline var y = 0.0
  /// What the finger that holds a row has done since it began to.
  @usableFromInline var hold = FingerHold()

  init() {}
}

/// What a finger has done since it began to hold a row.
@usableFromInline struct FingerHold: Hashable, Sendable {
  /// The heights between which it has been, in points.
  private(set) var heights: ClosedRange<Double>
  /// Where the content was when the list last heard of it, in points.
  @usableFromInline private(set) var offset = 0.0
  /// Where it scrolls, as the table's options were when it began.
  let options: AutoscrollOptions

  /// A hold that begins at a height in the table, in points; by default that of no finger.
  init(at y: Double = 0, options: AutoscrollOptions = AutoscrollOptions()) {
    heights = y...y
    self.options = options
  }

  /// The list hears of the finger at a height, both in points.
  mutating func reported(at y: Double, offset: Double) {
    heights = min(heights.lowerBound, y)...max(heights.upperBound, y)
    self.offset = offset
  }
}

/// What the fingers on the table do.
///
///     none -- down --> undecided -- 10 points sideways --> swiping
///                      or pressing -- 10 points up or down --> scrolling
///                                  -- nothing to swipe --> ignoring
///                      undecided -- half a second --> holding, where the list takes holds
///                                -- a second finger --> pinching, where it takes pinches
///     none -- down on a reorder control ---------------------> holding
///     none -- down on a slider's track -- 10 points sideways --> tracking
///          -- down on its thumb -----------------------------> tracking
///
/// Further fingers do not change what the first one has become. Where the list takes no pinches, the second one waits: once
/// the first is gone it is undecided, and drags from where it is by then. Others are ignored.
@usableFromInline enum FingerState: Hashable, Sendable {
  /// No finger is down.
  case none
  /// A finger is down and may still become anything.
  case undecided(Touch)
  /// A finger is down on a button.
  case pressing(Touch, RowID, SwipeEdge, Int)
  /// A finger drags a row sideways.
  case swiping(Touch, RowID)
  /// A finger holds the slider of a row.
  case tracking(Touch, RowID)
  /// A finger scrolls the table.
  case scrolling(Touch)
  /// A finger has rested and holds what is under it.
  case holding(Touch)
  /// Two fingers are down.
  case pinching(TouchPair)
  /// A finger is down that nothing belongs to.
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

  /// The number of the finger, or of the first of two.
  var number: Int? {
    if case .pinching(let pair) = self { return pair.first.finger }
    return touch?.finger
  }

  /// The row that the gesture is about.
  var row: RowID? {
    switch self {
    case .none, .scrolling, .holding, .pinching, .ignoring: nil
    case .undecided(let touch): touch.hit?.row
    case .pressing(_, let row, _, _), .swiping(_, let row), .tracking(_, let row): row
    }
  }

  /// What the same finger does once its row has gone.
  var withoutRow: FingerState {
    switch self {
    case .none, .scrolling, .holding, .pinching, .ignoring: self
    // One that has caught the content keeps it.
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
  /// Where the finger touched, in points in the table's own coordinates.
  @usableFromInline let start: Vector
  /// What lay under it.
  var hit: RowHit?
  /// Whether that was in the strip at the leading edge that is left to back gestures.
  let isLeftToGoBack: Bool
  /// Whether it taps, presses and holds nothing: it has stopped a moving table, or touched while another finger counted.
  let onlyDrags: Bool
  /// How far it moves before it is more than a tap, in points, as the table's options were when it touched.
  let slop: Double
  /// When it holds if it rests until then, likewise.
  let holds: Time

  /// The same touch where there is nothing under it any more.
  var withoutHit: Touch {
    var touch = self
    touch.hit = nil
    return touch
  }
}

/// A second finger that waits for the first one to go: what it has touched, and where it is.
@usableFromInline struct WaitingFinger: Hashable, Sendable {
  let number: Int
  let hit: RowHit?
  var location: Vector
}

/// Two fingers and the height of each.
@usableFromInline struct TouchPair: Hashable, Sendable {
  let first, second: Touch
  /// Their heights in the table, in points.
  var heights: FingerPair

  /// The pair with one of the fingers at another height; any other finger changes nothing.
  func moving(_ finger: Int, to y: Double) -> TouchPair {
    var moved = self
    if finger == first.finger { moved.heights.first = y }
    if finger == second.finger { moved.heights.second = y }
    return moved
  }

  /// The finger that stays when one goes, or nil for a finger that is none of the two.
  func partner(of finger: Int) -> Touch? {
    finger == first.finger ? second : finger == second.finger ? first : nil
  }
}
