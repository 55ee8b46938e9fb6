/// A list whose rows have text that can be edited.
///
///     list.handle(.tap(row), at: now).notices    // [.didBeginEditing(row)]
///     list.editedText                            // "Milk"
///     list.type("Milk and honey", at: later)
///     list.endEditing(at: later).notices         // [.didEndEditing(row)]
///
/// By default, no row has text to edit. `ListLaw.reportsAreTrue` in the module InteractionLaws checks a list's notices about
/// editing.
public protocol TextEditingList {
  /// The row whose text is being edited; nil by default.
  ///
  /// A table scrolls it into sight, above the keyboard. While a row is being edited, a tap where there is no row reaches the
  /// list as `tapOutside`, unless the tap closes open rows, or its finger stopped a moving table or waited for another finger
  /// to lift.
  var editedRow: RowID? { get }

  /// The whole text of ``editedRow`` so far; nil by default, and while nothing is being edited.
  var editedText: String? { get }

  /// Adopts the text that is being typed; does nothing by default, and while nothing is being edited.
  ///
  /// - Parameters:
  ///   - text: The whole text so far.
  ///   - time: The moment.
  /// - Returns: The effects.
  /// - Complexity: O(log *n*).
  @discardableResult
  mutating func type(_ text: String, at time: Time) -> ListEffects

  /// Ends editing; does nothing by default, and while nothing is being edited.
  ///
  /// - Parameter time: The moment.
  /// - Returns: The effects, including `didEndEditing`.
  /// - Complexity: O(log *n*).
  @discardableResult
  mutating func endEditing(at time: Time) -> ListEffects
}

extension TextEditingList {
  /// Nil, because there is no text to edit.
  @inlinable public var editedRow: RowID? { nil }
  /// Nil, because there is no text to edit.
  public var editedText: String? { nil }
  /// Does nothing, because there is no text to edit.
  @discardableResult
  public mutating func type(_ text: String, at time: Time) -> ListEffects { .none }
  /// Does nothing, because there is no text to edit.
  @discardableResult
  public mutating func endEditing(at time: Time) -> ListEffects { .none }
}
