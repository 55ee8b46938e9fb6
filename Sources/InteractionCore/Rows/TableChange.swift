/// A change in a table that may close its open rows.
///
///     row.tableChanged(.tableScrolled, at: now)   // didClose, if the row was open
public enum TableChange: String, Hashable, Sendable, CaseIterable {
  /// Another row has begun to be swiped, or has opened.
  case otherRowOpened
  /// The table has begun to scroll.
  case tableScrolled
  /// The table has been tapped outside the buttons of its open rows.
  case tableTapped

  /// The name in scripts and traces: `otherRowOpened`, `tableScrolled` or `tableTapped`.
  public var name: String { rawValue }
}
