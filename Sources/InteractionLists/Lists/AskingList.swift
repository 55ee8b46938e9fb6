/// A list that asks the app before it does what cannot be taken back.
///
///     list.perform("delete", on: row, at: now).notices   // [.didAsk(row)]
///     list.waitingRows                                    // [row]
///     list.confirm(row, at: later).notices                // [.didDelete(row)]
///
/// By default a list asks nothing. A list that does keeps the law `ListLaw.asksFirst` of the module InteractionLaws.
public protocol AskingList {
  /// The rows that wait for `confirm(_:at:)` or `cancel(_:at:)`, in display order; none by default.
  ///
  /// A list that asks reports `didAsk`. From then on the row does nothing, whatever happens to it, until the answer comes or
  /// the row goes.
  var waitingRows: [RowID] { get }

  /// Does what a waiting row was asked for; by default nothing.
  ///
  /// - Parameters:
  ///   - row: The row's id. A row that does not wait does nothing.
  ///   - time: The moment, which may be long after the question.
  /// - Returns: What that has caused.
  /// - Complexity: O(log *n*).
  @discardableResult
  mutating func confirm(_ row: RowID, at time: Time) -> ListEffects

  /// Does not do what a waiting row was asked for, and lets it rest where it did before; by default nothing.
  ///
  /// - Parameters:
  ///   - row: The row's id. A row that does not wait does nothing.
  ///   - time: The moment, which may be long after the question.
  /// - Returns: What that has caused.
  /// - Complexity: O(log *n*).
  @discardableResult
  mutating func cancel(_ row: RowID, at time: Time) -> ListEffects
}

extension AskingList {
  /// No row: the list asks nothing.
  @inlinable public var waitingRows: [RowID] { [] }
  /// Nothing: no row waits.
  @discardableResult
  @inlinable public mutating func confirm(_ row: RowID, at time: Time) -> ListEffects { .none }
  /// Nothing: no row waits.
  @discardableResult
  @inlinable public mutating func cancel(_ row: RowID, at time: Time) -> ListEffects { .none }
}
