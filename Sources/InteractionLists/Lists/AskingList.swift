/// A list that asks the app before it does something that cannot be undone.
///
///     list.perform("delete", on: row, at: now).notices   // [.didAsk(row)]
///     list.waitingRows                                    // [row]
///     list.confirm(row, at: later).notices                // [.didDelete(row)]
///
/// By default a list asks nothing. A list that asks must obey `ListLaw.asksFirst` in the module InteractionLaws.
public protocol AskingList {
  /// The rows that wait for `confirm(_:at:)` or `cancel(_:at:)`, in display order; none by default.
  ///
  /// A list that asks reports `didAsk`. From then on the row does nothing, whatever happens to it, until the answer arrives or
  /// the row is removed.
  var waitingRows: [RowID] { get }

  /// Performs the action that a row is waiting for; does nothing by default.
  ///
  /// - Parameters:
  ///   - row: The row's id. A row that is not waiting does nothing.
  ///   - time: The moment, which may be long after the question.
  /// - Returns: The effects.
  /// - Complexity: O(log *n*).
  @discardableResult
  mutating func confirm(_ row: RowID, at time: Time) -> ListEffects

  /// Cancels the action that a row is waiting for, and returns the row to its resting position before the press; does nothing
  /// by default.
  ///
  /// - Parameters:
  ///   - row: The row's id. A row that is not waiting does nothing.
  ///   - time: The moment, which may be long after the question.
  /// - Returns: The effects.
  /// - Complexity: O(log *n*).
  @discardableResult
  mutating func cancel(_ row: RowID, at time: Time) -> ListEffects
}

extension AskingList {
  /// None: the list asks nothing.
  @inlinable public var waitingRows: [RowID] { [] }
  /// Does nothing: no row waits.
  @discardableResult
  @inlinable public mutating func confirm(_ row: RowID, at time: Time) -> ListEffects { .none }
  /// Does nothing: no row waits.
  @discardableResult
  @inlinable public mutating func cancel(_ row: RowID, at time: Time) -> ListEffects { .none }
}
