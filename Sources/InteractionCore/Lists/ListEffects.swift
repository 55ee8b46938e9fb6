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
