// What a list that can be typed into, taken back and read aloud says for itself; no list must.

extension ListInteraction {
  /// Nil: there is nothing to say.
  ///
  /// - Parameter row: Any row.
  /// - Returns: Nil.
  /// - Complexity: O(1).
  public func spokenRow(_ row: RowID) -> SpokenRow? { nil }

  /// Nil: there is no text to type.
  public var editedText: String? { nil }

  /// Nothing: there is no text to type.
  ///
  /// - Parameters:
  ///   - text: Any text.
  ///   - time: The moment.
  /// - Returns: No effects.
  /// - Complexity: O(1).
  @discardableResult
  public mutating func type(_ text: String, at time: Time) -> ListEffects { .none }

  /// Nothing: there is no text to type.
  ///
  /// - Parameter time: The moment.
  /// - Returns: No effects.
  /// - Complexity: O(1).
  @discardableResult
  public mutating func endEditing(at time: Time) -> ListEffects { .none }

  /// False: nothing is taken back.
  public var canUndo: Bool { false }

  /// Nothing: nothing is taken back.
  ///
  /// - Parameter time: The moment.
  /// - Returns: No effects.
  /// - Complexity: O(1).
  @discardableResult
  public mutating func undo(at time: Time) -> ListEffects { .none }
}
