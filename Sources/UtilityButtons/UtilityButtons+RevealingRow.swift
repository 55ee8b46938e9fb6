extension UtilityButtons: RevealingRow {
  /// The resting place that the article's `_cellState` stands for.
  public var rest: Rest { cellState.rest }

  /// The actions of a side, outermost first; the article's strips count from the left, see `articleIndex`.
  public func actions(_ edge: SwipeEdge) -> [InteractionAction] { strip(edge).actions }

  /// The frame of a button; buttons stand still.
  public func actionFrame(_ edge: SwipeEdge, _ index: Int, at time: Time) -> LayoutRect {
    strip(edge).frame(index, in: size).moved(by: Vector(edge.sign * indexWidth(edge), 0))
  }

  /// Whether a side has actions and may open.
  public func canOpen(_ edge: SwipeEdge) -> Bool { !strip(edge).actions.isEmpty && canEnter(edge) }

  /// Whether the content is on its way: in a motion, or told to go where a real scroll view has not yet brought it.
  public func isMoving(at time: Time) -> Bool { content.isMoving(at: time) }

  /// Shows a side; driven by a real scroll view, `targetContentOffset` says where that must go.
  @discardableResult
  public mutating func open(_ edge: SwipeEdge, animated: Bool = true, at time: Time) -> SwipeEffects {
    canEnter(edge) ? ask(for: CellState(edge), animated: animated, at: time) : .none
  }

  /// Hides the buttons: the library's `hideUtilityButtonsAnimated:`.
  @discardableResult
  public mutating func close(animated: Bool = true, at time: Time) -> SwipeEffects {
    ask(for: .center, animated: animated, at: time)
  }

  /// Tells of a button: where the finger is lifted inside it or, in the article's `UIControlEventTouchDown`, at once.
  ///
  /// The row stays open.
  @discardableResult
  public mutating func press(_ edge: SwipeEdge, _ index: Int, _ phase: PressPhase, at time: Time) -> SwipeEffects {
    finishMotion(at: time)
    let firesOnRelease = corrections.contains(.pressOnRelease) || rules == .zcjTableViewCell
    guard phase == (firesOnRelease ? .up : .down), canOpen(edge), isShown(edge, index, at: time) else {
      return .none
    }
    return SwipeEffects(.didPress(edge, index))
  }

  /// Selects a closed row; closes an open one.
  @discardableResult
  public mutating func tap(at time: Time) -> SwipeEffects {
    finishMotion(at: time)
    // A second finger's tap on a row that the first one drags belongs to neither.
    guard content.caught == nil, obeys else { return .none }
    return cellState == .center ? SwipeEffects(.didSelect) : close(animated: true, at: time)
  }

  /// Closes an open row that no finger holds.
  @discardableResult
  public mutating func tableChanged(_ change: TableChange, at time: Time) -> SwipeEffects {
    finishMotion(at: time)
    guard corrections.contains(.closesWithTable), content.caught == nil, cellState != .center else { return .none }
    return go(to: .center, tells: true, .asked(animated: true), at: time)
  }

  /// Whether anything but a finger's drag moves the row.
  private var obeys: Bool { rules == .swTableViewCell || corrections.contains(.movesFromCode) }

  private mutating func ask(for state: CellState, animated: Bool, at time: Time) -> SwipeEffects {
    finishMotion(at: time)
    guard obeys else { return .none }
    let isOnItsWay = content.caught == nil && cellState == state && content.target == offset(of: state)
    if isOnItsWay && animated && corrections.contains(.noticeOnChange) { return .none }
    return go(to: state, tells: true, .asked(animated: animated), at: time)
  }
}
