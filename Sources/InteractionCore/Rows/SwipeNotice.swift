/// A row's report to its table: the calls that the articles' rows make to their delegates, as values.
///
///     for notice in row.tap(at: now).notices {
///       switch notice {
///       case .didSelect: showDetails()
///       case .didPress(let edge, let index): perform(row.actions(edge)[index])
///       case .didOpen, .didClose, .didCommit: break
///       }
///     }
public enum SwipeNotice: Hashable, Sendable {
  /// The row's resting position is now this side: its actions show, or are about to.
  case didOpen(SwipeEdge)
  /// The row's resting position is now closed: the content covers the row, or is about to.
  case didClose
  /// A button was pressed, given by its index from the outermost.
  case didPress(SwipeEdge, Int)
  /// The content of a closed row was tapped.
  case didSelect
  /// A row without buttons was released so far out that a side's action must be performed.
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

  /// Whether the notice reports a press.
  public var isPress: Bool {
    switch self {
    case .didPress: true
    case .didOpen, .didClose, .didSelect, .didCommit: false
    }
  }
}

extension Rest {
  /// The notice that reports this as a row's new resting position.
  public var notice: SwipeNotice { edge.map { .didOpen($0) } ?? .didClose }
}
