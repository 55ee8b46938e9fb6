/// Everything that can happen to a list.
public enum ListEvent: LawEvent {
  /// What a table has recognised.
  case gesture(TableGesture)
  /// A plain action of a row.
  case perform(String, RowID)
  /// The table has this width now, in points.
  case resize(Double)
  /// Only time passes.
  case wait
  /// The last change is taken back, where the list can do that.
  case undo
  /// An event that only this list has, by its name.
  case own(String)

  /// The event in words and numbers.
  public var text: String {
    switch self {
    case .gesture(let gesture): gesture.text
    case .perform(let action, let row): "perform " + action + row.text
    case .resize(let width): "resize " + DecimalText.text(width)
    case .wait: "wait"
    case .undo: "undo"
    case .own(let name): name
    }
  }

  /// The part of a gesture that lasts, if it is one: which gesture, and its phase.
  var part: (gesture: LastingGesture, phase: PanPhase)? {
    guard case .gesture(let gesture) = self else { return nil }
    switch gesture {
    case .pan(let row, let sample): return (.swipe(row), sample.phase)
    case .track(let row, let sample): return (.track(row), sample.phase)
    case .pull(let phase, _): return (.pull, phase)
    case .pinch(let phase, _, _): return (.pinch, phase)
    case .hold(let phase, _, _): return (.hold, phase)
    case .tap, .tapOutside, .press, .control, .closeRows: return nil
    }
  }
}

/// A gesture that has a beginning and an end.
enum LastingGesture: Hashable, Sendable {
  /// A finger that drags a row sideways.
  case swipe(RowID)
  /// A finger that drags the slider of a row.
  case track(RowID)
  /// A finger that pulls the content down.
  case pull
  /// Two fingers.
  case pinch
  /// A finger that has rested.
  case hold
}

/// An event that only one list has: an edit from outside, or a gesture that is its own.
public struct OwnEvent<List>: Sendable {
  /// The name in violations, unique among the events of the list.
  public let name: String
  /// What it does to the list.
  public let apply: @Sendable (inout List, Time) -> ListEffects

  /// Creates an event.
  public init(_ name: String, apply: @escaping @Sendable (inout List, Time) -> ListEffects) {
    self.name = name
    self.apply = apply
  }
}

extension RowID {
  fileprivate var text: String { " on row " + String(rawValue) }
}

extension TableGesture {
  fileprivate var text: String {
    switch self {
    case .pan(let row, let sample):
      RowEvent.event(.pan(sample.phase, translation: sample.translation, velocity: sample.velocity)).text + row.text
    case .track(let row, let sample):
      "track." + sample.phase.name + " " + DecimalText.text(sample.translation.x) + row.text
    case .control(let row, let index): "tap control " + String(index) + row.text
    case .tap(let row): "tap" + row.text
    case .tapOutside: "tap outside"
    case .press(let row, let edge, let index, let phase):
      SwipeEvent.press(edge, index, phase).name + row.text
    case .closeRows(let row): "close rows" + (row.map { " but " + String($0.rawValue) } ?? "")
    case .pull(let phase, let offset): "pull." + phase.name + " " + DecimalText.text(offset)
    case .pinch(let phase, let fingers, let offset):
      "pinch." + phase.name + " "
        + (fingers.map { DecimalText.text($0.first) + " " + DecimalText.text($0.second) } ?? "without two fingers")
        + scrolled(offset)
    case .hold(let phase, let y, let offset): "hold." + phase.name + " " + DecimalText.text(y) + scrolled(offset)
    }
  }

  private func scrolled(_ offset: Double) -> String { offset == 0 ? "" : " scrolled by " + DecimalText.text(offset) }
}
