/// A row that shows actions beside its content: the three designs with buttons.
public protocol RevealingRow: PannableRow {
  /// The resting place: where the content is, where its motion ends, or where it was when a finger took hold.
  var rest: Rest { get }

  /// The row's extent, in points.
  var size: LayoutSize { get }

  /// The actions of a side, outermost first.
  func actions(_ edge: SwipeEdge) -> [InteractionAction]

  /// The frame of one button in the row's coordinates, shown or not; `index` counts from the outermost.
  func actionFrame(_ edge: SwipeEdge, _ index: Int, at time: Time) -> LayoutRect

  /// Whether a list may remember this row by its id. A design says no only to show what its article did.
  var followsIdentity: Bool { get }

  /// Whether a gesture or code can show the actions of a side.
  func canOpen(_ edge: SwipeEdge) -> Bool

  /// Whether the content is on its way: in a motion that is not over at this time, or waiting for a real scroll view to
  /// bring it where it was told to.
  func isMoving(at time: Time) -> Bool

  /// Shows the actions of a side, from code; nothing happens where the side cannot be opened.
  mutating func open(_ edge: SwipeEdge, animated: Bool, at time: Time) -> SwipeEffects

  /// Hides the actions, from code.
  mutating func close(animated: Bool, at time: Time) -> SwipeEffects

  /// Handles a finger on a button; a button that does not show, or does not exist, cannot be pressed.
  mutating func press(_ edge: SwipeEdge, _ index: Int, _ phase: PressPhase, at time: Time) -> SwipeEffects

  /// Handles a tap on the content.
  mutating func tap(at time: Time) -> SwipeEffects

  /// Hears news from the table.
  mutating func tableChanged(_ change: TableChange, at time: Time) -> SwipeEffects
}

extension RevealingRow {
  /// Rows are remembered by id unless a design says otherwise.
  public var followsIdentity: Bool { true }

  /// Sides that have actions can be opened unless a design says otherwise.
  public func canOpen(_ edge: SwipeEdge) -> Bool { !actions(edge).isEmpty }

  /// Whether a motion runs that is not over at this time.
  public func isMoving(at time: Time) -> Bool { settles.map { $0 > time } ?? false }

  /// The frame of the content, in the row's coordinates.
  public func contentFrame(at time: Time) -> LayoutRect { LayoutRect(offset(at: time), 0, size.width, size.height) }

  /// Whether any part of a button is uncovered.
  public func isShown(_ edge: SwipeEdge, _ index: Int, at time: Time) -> Bool {
    guard actions(edge).indices.contains(index) else { return false }
    let frame = actionFrame(edge, index, at: time)
    guard frame.width > 0 else { return false }
    switch edge {
    case .leading: return offset(at: time) > frame.x
    case .trailing: return size.width + offset(at: time) < frame.maxX
    }
  }

  /// The button whose uncovered part holds a point of the row, or nil where the content or nothing is.
  public func action(at point: Vector, time: Time) -> (edge: SwipeEdge, index: Int)? {
    guard !contentFrame(at: time).contains(point) else { return nil }
    for edge in SwipeEdge.allCases {
      for index in actions(edge).indices where isShown(edge, index, at: time) {
        if actionFrame(edge, index, at: time).contains(point) { return (edge, index) }
      }
    }
    return nil
  }

  /// Everything that gestures on this row can reach, as plain actions: for screen readers, keyboards and menus.
  ///
  /// First the row's own actions, leading ones first and each side from the outermost, then showing a side or
  /// hiding the buttons.
  public var plainActions: [InteractionAction] {
    let sides = SwipeEdge.allCases.filter { canOpen($0) && rest != .open($0) }
    return SwipeEdge.allCases.flatMap(actions) + sides.map(InteractionAction.show)
      + (rest == .closed ? [] : [.close])
  }

  /// Does what a plain action names; an id that names none does nothing.
  public mutating func perform(_ action: String, at time: Time) -> SwipeEffects {
    if action == InteractionAction.close.id { return close(animated: true, at: time) }
    for edge in SwipeEdge.allCases {
      if action == InteractionAction.show(edge).id { return open(edge, animated: true, at: time) }
      if let index = actions(edge).firstIndex(where: { $0.id == action }) {
        return SwipeEffects(.didPress(edge, index))
      }
    }
    return .none
  }
}
