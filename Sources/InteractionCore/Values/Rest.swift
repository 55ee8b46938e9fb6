/// A row's resting position, either closed or open on one side.
///
/// A row always has a resting position. While a motion runs, it is the position chosen last; while a finger holds the content,
/// it is the position before the gesture, unless code has chosen another since.
///
///     row.open(.trailing, animated: true, at: now)
///     row.rest        // .open(.trailing), although the motion has only just begun
///     row.rest.edge   // .trailing
public enum Rest: Hashable, Sendable {
  /// The content covers the whole row, at offset 0.
  case closed
  /// The content has moved aside and shows all actions of the side.
  case open(SwipeEdge)

  /// The side that is open, or nil if closed.
  public var edge: SwipeEdge? {
    switch self {
    case .closed: nil
    case .open(let edge): edge
    }
  }

  /// The name in scripts and traces: `closed`, `leading` or `trailing`.
  public var name: String { edge?.name ?? "closed" }
}
