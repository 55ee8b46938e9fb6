/// An event on a list, as a value that can be enumerated, stored and replayed.
///
///     list.handle(.perform("delete", on: RowID(3)), at: now)
///     list.handle(.gesture(.tap(RowID(0))), at: now)
public enum ListEvent: Hashable, Sendable {
  /// A table has recognised a gesture.
  case gesture(TableGesture)
  /// A plain action of a row is performed, given by its id.
  case perform(String, on: RowID)
  /// The app confirms the action that a row is waiting for.
  case confirm(RowID)
  /// The app cancels the action that a row is waiting for.
  case cancel(RowID)
  /// The table gets this width, in points.
  case resize(Double)
  /// Rows become taller or shorter; the others travel, or are in their positions at once.
  case setHeights([HeightChange], animated: Bool)
  /// Time passes, and nothing else happens.
  case wait
}

extension ListInteraction {
  /// Advances the list to a moment and handles one event there.
  ///
  /// - Parameters:
  ///   - event: What happens.
  ///   - time: The moment.
  /// - Returns: The effects of the event.
  /// - Complexity: That of the list's method for the event, plus `advance(to:)`.
  @discardableResult
  public mutating func handle(_ event: ListEvent, at time: Time) -> ListEffects {
    advance(to: time)
    switch event {
    case .gesture(let gesture): return handle(gesture, at: time)
    case .perform(let action, let row): return perform(action, on: row, at: time)
    case .confirm(let row): return confirm(row, at: time)
    case .cancel(let row): return cancel(row, at: time)
    case .resize(let width):
      resize(toWidth: width, at: time)
      return .none
    case .setHeights(let changes, let animated): return setHeights(changes, animated: animated, at: time)
    case .wait: return .none
    }
  }
}
