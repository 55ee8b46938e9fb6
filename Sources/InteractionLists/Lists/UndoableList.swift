/// A list whose changes can be taken back.
///
///     list.perform("delete", on: row, at: now)
///     list.canUndo                        // true
///     list.undo(at: later).notices        // [.didInsert(row)]
///
/// By default nothing is taken back. A list that takes changes back keeps the law `ListLaw.undo` of the module InteractionLaws.
public protocol UndoableList {
  /// Whether there is anything to take back; false by default.
  var canUndo: Bool { get }

  /// Takes the last change back; nothing by default, and where there is nothing to take back.
  ///
  /// - Parameter time: The moment.
  /// - Returns: The changes that take it back.
  /// - Complexity: O(log *n*), and O(*k*) for *k* rows that come back.
  @discardableResult
  mutating func undo(at time: Time) -> ListEffects
}

extension UndoableList {
  /// False: nothing is taken back.
  public var canUndo: Bool { false }
  /// Nothing: nothing is taken back.
  @discardableResult
  public mutating func undo(at time: Time) -> ListEffects { .none }
}
