/// What a table has recognised in its touches and hands to its list.
public enum TableGesture: Hashable, Sendable {
  /// A sample of a finger that drags a row sideways; translations are already mirrored for right-to-left.
  case pan(RowID, PanSample)
  /// A tap on a row's content.
  case tap(RowID)
  /// A finger on a row's button.
  case press(RowID, Edge, Int, PressPhase)
  /// Open rows should close, all but one: the table has scrolled, been tapped elsewhere, or opens another row.
  case closeRows(except: RowID?)
}

/// What a list tells its app.
public enum ListNotice: Hashable, Sendable {
  /// A row has told something.
  case row(RowID, SwipeNotice)
  /// A row has been deleted, together with its item.
  case didDelete(RowID)

  /// The name in traces; the row's id comes last, such as `didPress.trailing.0.12`.
  public var name: String {
    switch self {
    case .row(let id, let notice): notice.name + "." + String(id.rawValue)
    case .didDelete(let id): "didDelete." + String(id.rawValue)
    }
  }
}

/// What one event on a list has caused; empty arrays own no memory, so a drag allocates nothing.
public struct ListEffects: Hashable, Sendable {
  /// How the rows have changed.
  public var update = ListUpdate()
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

  /// Adds what a later part of the same event has caused; at most one of the two may have changed rows.
  public mutating func add(_ later: ListEffects) {
    precondition(update.isEmpty || later.update.isEmpty, "Two updates of one event cannot be numbered together.")
    if update.isEmpty { update = later.update }
    notices += later.notices
    startedMotion = startedMotion || later.startedMotion
  }
}
