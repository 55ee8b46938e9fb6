/// A row's report to its table, in place of the delegate calls in the articles.
///
///     for notice in row.tap(at: now).notices {
///       switch notice {
///       case .didSelect: showDetails()
///       case .didPress(let edge, let index): perform(row.actions(edge)[index])
///       case .didOpen, .didClose, .didCommit: break
///       }
///     }
public enum SwipeNotice: Hashable, Sendable {
  /// The resting position is now open on this side, although the content may still be on its way.
  case didOpen(SwipeEdge)
  /// The resting position is now closed, although the content may still be on its way.
  case didClose
  /// The button at an index, from 0 (outermost), was pressed, or its action was requested by a full swipe or as a plain
  /// action.
  case didPress(SwipeEdge, Int)
  /// The content was tapped, which selects the row.
  case didSelect
  /// The release of a row without buttons has requested this side's effect, such as deletion, which must now be performed.
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
  /// The notice of this resting position.
  public var notice: SwipeNotice { edge.map { .didOpen($0) } ?? .didClose }
}
