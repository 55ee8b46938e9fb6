/// What a table tells its rows.
public enum TableChange: Hashable, Sendable, CaseIterable {
  /// Another row has begun to open.
  case otherRowOpened
  /// The table has begun to scroll.
  case tableScrolled

  /// The name in scripts and traces.
  public var name: String {
    switch self {
    case .otherRowOpened: "otherRowOpened"
    case .tableScrolled: "tableScrolled"
    }
  }
}
