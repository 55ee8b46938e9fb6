/// Where a row's content comes to rest: closed, or open at one side.
///
/// A row has a rest at any moment: while a motion runs, where it ends; while a finger holds the content, where the
/// content rested before.
///
///     row.open(.trailing, animated: true, at: now)
///     row.rest        // .open(.trailing), although the motion has only begun
///     row.rest.edge   // .trailing
public enum Rest: Hashable, Sendable {
  /// The content covers the whole row: offset 0.
  case closed
  /// The content stands aside and shows all actions of one side.
  case open(SwipeEdge)

  /// The side whose actions show, or nil if closed.
  public var edge: SwipeEdge? {
    switch self {
    case .closed: nil
    case .open(let edge): edge
    }
  }

  /// The name in scripts and traces: `closed`, `leading` or `trailing`.
  public var name: String { edge?.name ?? "closed" }
}
