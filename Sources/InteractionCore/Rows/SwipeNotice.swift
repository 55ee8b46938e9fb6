/// What a row tells its table: the delegate's calls of the articles, as values.
public enum SwipeNotice: Hashable, Sendable {
  /// The actions of a side are about to show fully: the row's resting place is now this side.
  case didOpen(SwipeEdge)
  /// The content is about to cover the row: its resting place is now closed.
  case didClose
  /// The button at an index, outermost first, was pressed.
  case didPress(SwipeEdge, Int)
  /// A tap on the content reached the table.
  case didSelect
  /// A row without buttons was let go so far out that what stands for a side counts.
  case didCommit(SwipeEdge)

  /// The name in traces, such as `didPress.trailing.0`.
  public var name: String {
    switch self {
    case .didOpen(let edge): "didOpen." + edge.name
    case .didClose: "didClose"
    case .didPress(let edge, let index): "didPress." + edge.name + "." + String(index)
    case .didSelect: "didSelect"
    case .didCommit(let edge): "didCommit." + edge.name
    }
  }
}

extension Rest {
  /// What a row tells when this has become its resting place.
  public var notice: SwipeNotice { edge.map { .didOpen($0) } ?? .didClose }
}
