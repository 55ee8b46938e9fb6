public import InteractionCore

/// What the finger on the table is doing; further fingers are ignored until it is gone.
///
///     none -- down --> undecided -- 10 points sideways --> swiping
///                      or pressing -- 10 points up or down --> scrolling
///                                  -- nothing to swipe --> ignoring
@usableFromInline enum FingerState: Hashable, Sendable {
  /// No finger is down.
  case none
  /// A finger is down and may still become anything.
  case undecided(Touch)
  /// A finger is down on a button.
  case pressing(Touch, RowID, Edge, Int)
  /// A finger drags a row sideways.
  case swiping(Touch, RowID)
  /// A finger scrolls the table.
  case scrolling(Touch)
  /// A finger is down that nothing belongs to.
  case ignoring(Touch)

  /// The touch, if a finger is down.
  @usableFromInline var touch: Touch? {
    switch self {
    case .none: nil
    case .undecided(let touch), .pressing(let touch, _, _, _), .swiping(let touch, _), .scrolling(let touch),
      .ignoring(let touch):
      touch
    }
  }

  /// The row that the gesture is about.
  var row: RowID? {
    switch self {
    case .none, .scrolling, .ignoring: nil
    case .undecided(let touch): touch.hit?.row
    case .pressing(_, let row, _, _), .swiping(_, let row): row
    }
  }

  /// The same finger when its row has gone.
  var withoutRow: FingerState {
    switch self {
    case .none, .scrolling, .ignoring: self
    case .undecided(let touch), .pressing(let touch, _, _, _), .swiping(let touch, _): .ignoring(touch)
    }
  }
}

/// How a touch began.
@usableFromInline struct Touch: Hashable, Sendable {
  @usableFromInline let finger: Int
  /// In the table's coordinates, mirrored for right-to-left.
  @usableFromInline let start: Vector
  let hit: RowHit?
  /// Whether it stopped a moving table, which takes nothing but the table's motion.
  let stoppedScrolling: Bool
}
