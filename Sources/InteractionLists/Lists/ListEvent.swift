/// An event on a list, as a value that can be enumerated, stored and replayed.
///
///     list.handle(.perform("delete", on: RowID(3)), at: now)
///     list.handle(.gesture(.tap(RowID(0))), at: now)
public enum ListEvent: Hashable, Sendable {
  /// A gesture that a table has recognised.
  case gesture(TableGesture)
  /// A request to perform a plain action of a row, given the action's id.
  case perform(String, on: RowID)
  /// The app's confirmation of the action that a row is waiting to perform.
  case confirm(RowID)
  /// The app's cancellation of the action that a row is waiting to perform.
  case cancel(RowID)
  /// The table's new width, in points.
  case resize(Double)
  /// A change of rows' heights; see `setHeights(_:animated:at:)`.
  case setHeights([HeightChange], animated: Bool)
  /// The passage of time.
  case wait
}

extension ListInteraction {
  /// Advances the list to a moment and handles an event.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - time: The moment.
  /// - Returns: The effects of the event.
  /// - Complexity: As for the list's method for the event, plus `advance(to:)`.
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
