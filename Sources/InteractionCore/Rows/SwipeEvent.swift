/// Every event of a row with buttons as a value, so that sequences can be enumerated, shrunk, stored and replayed.
public enum SwipeEvent: Hashable, Sendable {
  /// A sample of a dragging finger; its time is the event's.
  case pan(PanPhase, translation: Vector, velocity: Vector)
  /// Show a side's actions, from code.
  case open(SwipeEdge, animated: Bool)
  /// Hide the actions, from code.
  case close(animated: Bool)
  /// A finger on a button, by its index, outermost first.
  case press(SwipeEdge, Int, PressPhase)
  /// A tap on the content.
  case tap
  /// The row is given to other content.
  case reuse
  /// The row's width is now this, in points; the same width is a layout pass.
  case resize(Double)
  /// News from the table.
  case table(TableChange)
  /// Only time passes.
  case wait

  /// The name in traces, such as `pan.changed`.
  public var name: String {
    switch self {
    case .pan(let phase, _, _): "pan." + phase.name
    case .open(let edge, _): "open." + edge.name
    case .close: "close"
    case .press(let edge, let index, let phase): "press." + edge.name + "." + String(index) + "." + phase.name
    case .tap: "tap"
    case .reuse: "reuse"
    case .resize: "resize"
    case .table(let change): change.name
    case .wait: "wait"
    }
  }
}

extension RevealingRow {
  /// Lets the row advance to a moment, then handles one event there.
  @discardableResult
  public mutating func apply(_ event: SwipeEvent, at time: Time) -> SwipeEffects {
    advance(to: time)
    switch event {
    case .pan(let phase, let translation, let velocity):
      return pan(PanSample(phase, at: time, translation: translation, velocity: velocity))
    case .open(let edge, let animated): return open(edge, animated: animated, at: time)
    case .close(let animated): return close(animated: animated, at: time)
    case .press(let edge, let index, let phase): return press(edge, index, phase, at: time)
    case .tap: return tap(at: time)
    case .reuse:
      prepareForReuse()
      return .none
    case .resize(let width):
      resize(toWidth: width, at: time)
      return .none
    case .table(let change): return tableChanged(change, at: time)
    case .wait: return .none
    }
  }
}
