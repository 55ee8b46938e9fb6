/// A list into whose rows text is typed.
///
///     list.handle(.tap(row), at: now).notices    // [.didBeginEditing(row)]
///     list.editedText                            // "Milk"
///     list.type("Milk and honey", at: later)
///     list.endEditing(at: later).notices         // [.didEndEditing(row)]
///
/// By default no row has a text to type. What a list tells of its editing, the law `ListLaw.toldIsTrue` of the module
/// InteractionLaws checks.
public protocol TextEditingList {
  /// The row whose text is being typed; nil by default.
  ///
  /// A table keeps it in sight, above the keyboard. While there is one, a tap where there is no row reaches the list as
  /// `tapOutside`.
  var editedRow: RowID? { get }

  /// The text that is being typed in ``editedRow``, the whole of it; nil by default, and where nothing is typed.
  var editedText: String? { get }

  /// Takes over the text that is being typed; nothing by default, and where nothing is typed.
  ///
  /// - Parameters:
  ///   - text: The whole text so far.
  ///   - time: The moment.
  /// - Returns: What that has caused.
  /// - Complexity: O(log *n*).
  @discardableResult
  mutating func type(_ text: String, at time: Time) -> ListEffects

  /// Ends the typing; nothing by default, and where nothing is typed.
  ///
  /// - Parameter time: The moment.
  /// - Returns: What that has caused, `didEndEditing` among it.
  /// - Complexity: O(log *n*).
  @discardableResult
  mutating func endEditing(at time: Time) -> ListEffects
}

extension TextEditingList {
  /// No row: there is no text to type.
  @inlinable public var editedRow: RowID? { nil }
  /// Nil: there is no text to type.
  public var editedText: String? { nil }
  /// Nothing: there is no text to type.
  @discardableResult
  public mutating func type(_ text: String, at time: Time) -> ListEffects { .none }
  /// Nothing: there is no text to type.
  @discardableResult
  public mutating func endEditing(at time: Time) -> ListEffects { .none }
}
