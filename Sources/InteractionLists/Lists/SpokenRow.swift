/// What a screen reader says of a row, beside where it is and what can be done with it.
///
///     let said = table.list.spokenRow(RowID(3))
///     cell.accessibilityLabel = said?.label
///     cell.accessibilityValue = said?.value
public struct SpokenRow: Hashable, Sendable {
  /// What the row is: its title, or its question.
  public var label: String
  /// What is entered in it, or empty.
  public var value: String
  /// Whether it is on or ticked; nil for a row that is neither on nor off.
  public var isOn: Bool?
  /// Whether what it asks for is done; nil for a row that asks for nothing.
  public var isCompleted: Bool?
  /// Whether the rows folded under it show; nil for a row without such rows.
  public var isExpanded: Bool?

  /// Creates what is said.
  ///
  /// - Parameters:
  ///   - label: What the row is.
  ///   - value: What is entered in it, or empty.
  ///   - isOn: Whether it is on; nil for a row that is neither on nor off.
  ///   - isCompleted: Whether what it asks for is done; nil for a row that asks for nothing.
  ///   - isExpanded: Whether the rows folded under it show; nil for a row without such rows.
  /// - Complexity: O(1).
  public init(label: String, value: String = "", isOn: Bool? = nil, isCompleted: Bool? = nil, isExpanded: Bool? = nil) {
    self.label = label
    self.value = value
    self.isOn = isOn
    self.isCompleted = isCompleted
    self.isExpanded = isExpanded
  }
}
