/// An event on a row with buttons, as a value that can be compared, stored and replayed.
///
///     row.handle(.open(.trailing, animated: true), at: Time(0))
///     row.handle(.pan(PanSample(.began, translation: .zero)), at: Time(0.1))
public enum RowEvent: Hashable, Sendable {
  /// A sample of a dragging finger.
  case pan(PanSample)
  /// A report from a real scroll view, ignored by a row that is not `ScrollDriven`.
  case scroll(ScrollReport)
  /// A programmatic request to show the actions of a side.
  case open(SwipeEdge, animated: Bool)
  /// A programmatic request to hide the actions.
  case close(animated: Bool)
  /// A phase of a press on the button at an index, from 0 (outermost).
  case press(SwipeEdge, Int, PressPhase)
  /// A tap on the button at an index, from 0 (outermost), down and up at the same moment.
  case tapButton(SwipeEdge, Int)
  /// A tap on the content.
  case tap
  /// A request to perform the plain action with an id.
  case perform(String)
  /// A change in the table around the row.
  case table(TableChange)
  /// The reuse of the row.
  case reuse
  /// A layout pass with a width and a height, in points; a nil height keeps the current one.
  case resize(Double, height: Double? = nil)
  /// A programmatic request to show part of a side's buttons for a moment, as a hint.
  case preview(SwipeEdge)
  /// New actions for a side, outermost first.
  case setActions([InteractionAction], SwipeEdge)
  /// The passage of time.
  case wait

  /// Returns the event that moves a row to a resting position.
  ///
  ///     row.handle(.go(to: .closed, animated: true), at: Time(1))
  ///
  /// - Parameters:
  ///   - rest: The resting position.
  ///   - animated: Whether the content moves gradually instead of jumping.
  /// - Returns: `open` or `close`.
  /// - Complexity: O(1).
  public static func go(to rest: Rest, animated: Bool) -> RowEvent {
    switch rest {
    case .open(let edge): .open(edge, animated: animated)
    case .closed: .close(animated: animated)
    }
  }

  /// The name in traces, such as `pan.changed` or `press.trailing.0.up`.
  public var name: String {
    switch self {
    case .pan(let sample): "pan." + sample.phase.name
    case .scroll(let report): "scroll." + report.phaseName
    case .open(let edge, _): "open." + edge.name
    case .close: "close"
    case .press(let edge, let index, let phase): "press." + edge.name + "." + String(index) + "." + phase.name
    case .tapButton(let edge, let index): "press." + edge.name + "." + String(index)
    case .tap: "tap"
    case .perform(let action): "perform." + action
    case .table(let change): change.name
    case .reuse: "reuse"
    case .resize: "resize"
    case .preview(let edge): "preview." + edge.name
    case .setActions(_, let edge): "setActions." + edge.name
    case .wait: "wait"
    }
  }
}
