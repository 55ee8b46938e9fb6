/// The description of a row for a screen reader, without the row's position and actions.
///
///     let spoken = table.list.spokenRow(RowID(3))
///     cell.accessibilityLabel = spoken?.label
///     cell.accessibilityValue = spoken?.value
public struct SpokenRow: Hashable, Sendable {
  /// The row's title or question.
  public var label: String
  /// The row's value; empty if there is none.
  public var value: String
  /// Whether the row is on or ticked; nil if it cannot be on or off.
  public var isOn: Bool?
  /// Whether the row's task is done; nil if the row has no task.
  public var isCompleted: Bool?
  /// Whether the row is expanded, which shows the rows folded under it; nil if it cannot expand.
  public var isExpanded: Bool?

  /// Creates the description of a row.
  ///
  /// - Parameters:
  ///   - label: The row's title or question.
  ///   - value: The row's value; empty if there is none.
  ///   - isOn: Whether the row is on or ticked; nil if it cannot be on or off.
  ///   - isCompleted: Whether the row's task is done; nil if the row has no task.
  ///   - isExpanded: Whether the row is expanded, which shows the rows folded under it; nil if it cannot expand.
  /// - Complexity: O(1).
  public init(label: String, value: String = "", isOn: Bool? = nil, isCompleted: Bool? = nil, isExpanded: Bool? = nil) {
    self.label = label
    self.value = value
    self.isOn = isOn
    self.isCompleted = isCompleted
    self.isExpanded = isExpanded
  }
}
