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

/// What one event on a row has caused: at most two notices and whether something has begun to move.
///
/// It has a fixed size and owns no memory, so that events may come at any rate.
public struct SwipeEffects: Hashable, Sendable {
  /// The first notice, if any.
  public var first: SwipeNotice?
  /// The second notice; never without a first.
  public var second: SwipeNotice?
  /// Whether the row has begun a motion, so that the host should ask for frames until `settles`.
  public var startedMotion: Bool

  /// Creates the effects of one event.
  public init(_ first: SwipeNotice? = nil, _ second: SwipeNotice? = nil, startedMotion: Bool = false) {
    self.first = first
    self.second = second
    self.startedMotion = startedMotion
  }

  /// The effects of an event that caused nothing.
  public static let none = SwipeEffects()

  /// The notices in order.
  public var notices: [SwipeNotice] { [first, second].compactMap { $0 } }
}
