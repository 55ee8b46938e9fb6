/// What a row is to show: its list's data for it.
public struct RowContent: Hashable, Sendable {
  /// Whose content it is.
  public var id: RowID
  /// The text of its label.
  public var title: String

  /// Creates the content of a row.
  public init(id: RowID, title: String) {
    self.id = id
    self.title = title
  }
}
