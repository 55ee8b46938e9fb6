/// A place where a row's content may stay.
public enum Rest: Hashable, Sendable {
  /// The content covers the whole row.
  case closed
  /// The content stands aside and shows all actions of one side.
  case open(SwipeEdge)

  /// The side that shows, none when closed.
  public var edge: SwipeEdge? {
    switch self {
    case .closed: nil
    case .open(let edge): edge
    }
  }

  /// The name in scripts and traces: `closed`, `leading` or `trailing`.
  public var name: String { edge?.name ?? "closed" }
}
