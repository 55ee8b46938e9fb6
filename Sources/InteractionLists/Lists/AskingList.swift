/// A list that asks the app for confirmation before it performs certain actions.
///
///     list.perform("delete", on: row, at: now).notices   // the last one is .didAsk(row)
///     list.waitingRows                                   // [row]
///     list.confirm(row, at: later).notices               // [.didDelete(row)]
///
/// By default, a list never asks. A list that asks must obey `ListLaw.asksFirst` in the module InteractionLaws.
public protocol AskingList {
  /// The rows that wait for `confirm(_:at:)` or `cancel(_:at:)`, in display order; none by default.
  ///
  /// A list that asks reports `didAsk`. From then on the row ignores all gestures and plain actions until the answer
  /// arrives or the row is removed.
  var waitingRows: [RowID] { get }

  /// Performs the action that a row is waiting to perform; does nothing by default.
  ///
  /// - Parameters:
  ///   - row: The row's id. Nothing happens if the row is not waiting.
  ///   - time: The moment, which may be long after the question.
  /// - Returns: The effects.
  /// - Complexity: O(log *n*).
  @discardableResult
  mutating func confirm(_ row: RowID, at time: Time) -> ListEffects

  /// Cancels the action that a row is waiting to perform, and returns the row to where it rested before the press; does
  /// nothing by default.
  ///
  /// Instead, a row that has been disabled in the meantime may close, and one that can no longer open there may stay where it
  /// is.
  ///
  /// - Parameters:
  ///   - row: The row's id. Nothing happens if the row is not waiting.
  ///   - time: The moment, which may be long after the question.
  /// - Returns: The effects.
  /// - Complexity: O(log *n*).
  @discardableResult
  mutating func cancel(_ row: RowID, at time: Time) -> ListEffects
}

extension AskingList {
  /// No rows, because the list never asks.
  @inlinable public var waitingRows: [RowID] { [] }
  /// Does nothing, because no row waits.
  @discardableResult
  @inlinable public mutating func confirm(_ row: RowID, at time: Time) -> ListEffects { .none }
  /// Does nothing, because no row waits.
  @discardableResult
  @inlinable public mutating func cancel(_ row: RowID, at time: Time) -> ListEffects { .none }
}
