/// The gestures beyond swipes, taps and scrolls that a list may take.
public struct TableGestures: OptionSet, Hashable, Sendable {
  /// One bit for each gesture.
  public let rawValue: UInt8
  /// Creates a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Dragging the content below its top.
  public static let pull = TableGestures(rawValue: 1 << 0)
  /// Two fingers at once.
  public static let pinch = TableGestures(rawValue: 1 << 1)
  /// A finger that rests before it moves.
  public static let hold = TableGestures(rawValue: 1 << 2)
}

/// The heights of two fingers, in the viewport's points; which of them is the upper one may change.
public struct FingerPair: Hashable, Sendable {
  /// The finger that touched first.
  public var first: Double
  /// The other finger.
  public var second: Double

  /// Creates a pair; numbers that are not finite are made finite.
  public init(_ first: Double, _ second: Double) {
    self.first = first.madeFinite
    self.second = second.madeFinite
  }

  /// The height of whichever finger is farther up.
  public var upper: Double { min(first, second) }
  /// The height of whichever finger is farther down.
  public var lower: Double { max(first, second) }
}

/// What a table has recognised in its touches and hands to its list.
///
/// Heights count from the top of the viewport; with the content's offset they lead to a row.
public enum TableGesture: Hashable, Sendable {
  /// A sample of a finger that drags a row sideways; translations are already mirrored for right-to-left.
  case pan(RowID, PanSample)
  /// A tap on a row's content.
  case tap(RowID)
  /// A finger on a row's button.
  case press(RowID, SwipeEdge, Int, PressPhase)
  /// A tap on the control of a row, by its index.
  case control(RowID, Int)
  /// A sample of a finger that holds the slider of a row; translations are already mirrored for right-to-left.
  case track(RowID, PanSample)
  /// Open rows should close, all but one: the table has scrolled, been tapped elsewhere, or opens another row.
  case closeRows(except: RowID?)
  /// A tap where there is no row.
  case tapOutside
  /// A finger drags the content up or down, whose offset is now this: negative while it is pulled below its top.
  case pull(PanPhase, contentOffset: Double)
  /// Two fingers move apart or together; nil while there are not exactly two.
  case pinch(PanPhase, FingerPair?, contentOffset: Double)
  /// A finger that has rested moves to a height.
  case hold(PanPhase, y: Double, contentOffset: Double)
}

/// What a list tells its app.
public enum ListNotice: Hashable, Sendable {
  /// A row has told something.
  case row(RowID, SwipeNotice)
  /// A row has been deleted, together with its item.
  case didDelete(RowID)
  /// The rows folded under a row have come.
  case didExpand(RowID)
  /// The rows folded under a row have gone.
  case didCollapse(RowID)
  /// What is entered in a row has changed.
  case didChange(RowID)
  /// A row has been inserted, together with its item.
  case didInsert(RowID)
  /// A row has got another place.
  case didMove(RowID)
  /// A row's item is done.
  case didComplete(RowID)
  /// A row's item is to do again.
  case didRestore(RowID)
  /// A row's text can be typed from now on.
  case didBeginEditing(RowID)
  /// A row's text is what has been typed.
  case didEndEditing(RowID)
  /// The program that the design is ported from would have crashed here; nothing has changed.
  case originalWouldCrash

  /// The name in traces; the row's id comes last, such as `didPress.trailing.0.12`.
  public var name: String {
    switch self {
    case .row(let id, let notice): notice.name + "." + String(id.rawValue)
    case .didDelete(let id): "didDelete." + String(id.rawValue)
    case .didExpand(let id): "didExpand." + String(id.rawValue)
    case .didCollapse(let id): "didCollapse." + String(id.rawValue)
    case .didChange(let id): "didChange." + String(id.rawValue)
    case .didInsert(let id): "didInsert." + String(id.rawValue)
    case .didMove(let id): "didMove." + String(id.rawValue)
    case .didComplete(let id): "didComplete." + String(id.rawValue)
    case .didRestore(let id): "didRestore." + String(id.rawValue)
    case .didBeginEditing(let id): "didBeginEditing." + String(id.rawValue)
    case .didEndEditing(let id): "didEndEditing." + String(id.rawValue)
    case .originalWouldCrash: "originalWouldCrash"
    }
  }
}

/// What one event on a list has caused; empty arrays own no memory, so a drag allocates nothing.
public struct ListEffects: Hashable, Sendable {
  /// How the rows have changed, in the order in which a table must perform it, each numbered from the one before.
  ///
  /// Most events have one update or none; an edit that another event ends has an update of its own. None is empty.
  public private(set) var updates: [ListUpdate] = []
  /// What the list tells, in order.
  public var notices: [ListNotice] = []
  /// Whether something has begun to move.
  public var startedMotion = false

  /// Creates the effects of an event that caused nothing.
  @inlinable public init() {}

  /// The effects of an event that caused nothing.
  public static let none = ListEffects()

  /// Adds what a row has caused.
  @inlinable public mutating func add(_ effects: SwipeEffects, from row: RowID) {
    if let notice = effects.first { notices.append(.row(row, notice)) }
    if let notice = effects.second { notices.append(.row(row, notice)) }
    startedMotion = startedMotion || effects.startedMotion
  }

  /// The last of the updates, empty where no row has changed; setting it replaces the last one.
  public var update: ListUpdate {
    get { updates.last ?? ListUpdate() }
    set {
      if !updates.isEmpty { updates.removeLast() }
      if !newValue.isEmpty { updates.append(newValue) }
    }
  }

  /// Whether any row has changed.
  @inlinable public var changesRows: Bool { !updates.isEmpty }

  /// Adds what a later part of the same event has caused.
  public mutating func add(_ later: ListEffects) {
    updates += later.updates
    notices += later.notices
    startedMotion = startedMotion || later.startedMotion
  }
}
