/// A list whose changes can be undone.
///
///     list.perform("delete", on: row, at: now)
///     list.canUndo                        // true
///     list.undo(at: later).notices        // [.didInsert(row)]
///
/// By default, nothing can be undone. A list with undo must obey `ListLaw.undo` in the module InteractionLaws.
public protocol UndoableList {
  /// Whether there is anything to undo; false by default.
  var canUndo: Bool { get }

  /// Undoes the last change; does nothing by default.
  ///
  /// If there is nothing to undo, this may cancel a gesture, but changes nothing else.
  ///
  /// - Parameter time: The moment.
  /// - Returns: The effects of undoing.
  /// - Complexity: O(log *n*) for a change of one row; a change of several rows may take longer.
  @discardableResult
  mutating func undo(at time: Time) -> ListEffects
}

extension UndoableList {
  /// False, because nothing can be undone.
  public var canUndo: Bool { false }
  /// Does nothing, because nothing can be undone.
  @discardableResult
  public mutating func undo(at time: Time) -> ListEffects { .none }
}
