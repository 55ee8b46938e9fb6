public import HeadlessTable
public import InteractionCore

/// One event of a script for a table, or for a list alone.
///
///     let drag: [Timed<TableStep>] = [
///       Timed(0, .touch(TouchEvent(.down, location: Vector(280, 60)))),
///       Timed(0.1, .touch(TouchEvent(.moved, location: Vector(180, 60)))),
///       Timed(0.2, .touch(TouchEvent(.up, location: Vector(180, 60)))),
///     ]
///     let trace = Script.table(table, drag).play()
public enum TableStep: Hashable, Sendable {
  /// A report about a finger, in the table's coordinates.
  case touch(TouchEvent)
  /// A report from a mouse wheel or a trackpad, in the table's coordinates.
  case wheel(WheelEvent)
  /// Typing replaces the edited row's text, with `cursor` characters before the cursor; nil puts the cursor at the end.
  case type(String, cursor: Int?)
  /// The edit ends.
  case endEditing
  /// The last change is undone.
  case undo
  /// The pointer is at a location in the table's coordinates, or has left the table.
  case hover(Vector?)
  /// The host sets the highlights that the table paints for touches and the pointer.
  case highlights(TableHighlights)
  /// A key is pressed.
  case key(KeyEvent)
  /// An event of any list, such as a gesture that has been recognised.
  ///
  /// The y coordinates of pinches and holds are in the viewport; the table's content offset replaces theirs.
  case list(ListEvent)
  /// The content has been scrolled to an offset, in points.
  case scroll(contentOffset: Double)
  /// A keyboard covers this many points at the bottom; 0 if it is hidden.
  case keyboard(height: Double)
  /// A plain action of the list itself, given by its id, is performed; for an action of a row, use ``list(_:)``.
  case perform(String)
  /// The table takes a new size, in points.
  case resize(LayoutSize)
  /// The host scrolls the content to an offset, in points.
  case scrollTo(contentOffset: Double)
  /// The host scrolls the content to a row, with or without a motion.
  case scrollToRow(RowID, ScrollAnchor, animated: Bool)
  /// The system cancels all touches.
  case cancelTouches
  /// The host sets whether motion is reduced.
  case reducesMotion(Bool)
  /// The host sets the policies for closing open rows automatically.
  case policies(TablePolicies)
  /// The host sets delays, distances, durations and speeds.
  case options(TableOptions)
  /// The host asks for a frame.
  case frame
  /// A law event of the list, given by its name; if there is no event of that name, only time passes.
  case lawEvent(String)
  /// A ``ListScriptEvent``, by its kind, with its fields as in scripts; if the list has no event of that kind, or cannot read
  /// the fields, only time passes.
  case custom(String, [String: JSON] = [:])

  /// The name in traces, such as `touch.moved`.
  public var name: String {
    switch self {
    case .touch(let event): "touch." + event.phase.name
    case .wheel(let event): "wheel." + event.phase.name
    case .type: "type"
    case .endEditing: "endEditing"
    case .undo: "undo"
    case .hover: "hover"
    case .highlights: "highlights"
    case .key(let event): event.name
    case .list(.gesture(let gesture)): gesture.traceName
    case .list(.perform(let action, _)), .perform(let action): "perform." + action
    case .list(.confirm): "confirm"
    case .list(.cancel): "cancel"
    case .list(.resize), .resize: "resize"
    case .list(.setHeights): "setHeights"
    case .list(.wait): "wait"
    case .scroll: "scroll"
    case .keyboard: "keyboard"
    case .scrollTo: "scrollTo"
    case .scrollToRow(_, let anchor, _): "scrollToRow." + anchor.name
    case .cancelTouches: "cancelTouches"
    case .reducesMotion: "reducesMotion"
    case .policies: "policies"
    case .options: "options"
    case .frame: "frame"
    case .lawEvent(let name): "lawEvent." + name
    case .custom(let kind, _): kind
    }
  }
}

extension TableGesture {
  /// The name of the gesture in traces, such as `swipe.changed`.
  fileprivate var traceName: String {
    switch self {
    case .pan(_, let sample): "swipe." + sample.phase.name
    case .tap: "tap"
    case .pull(let phase, _): "pull." + phase.name
    case .pinch(let phase, _, _): "pinch." + phase.name
    case .hold(let phase, _, _): "hold." + phase.name
    case .press(_, let edge, let index, let phase): RowEvent.press(edge, index, phase).name
    case .control(_, let index): "control." + String(index)
    case .track(_, let sample): "track." + sample.phase.name
    case .closeRows: "closeRows"
    case .tapOutside: "tapOutside"
    }
  }
}
