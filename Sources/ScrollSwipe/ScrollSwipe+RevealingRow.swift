extension ScrollSwipe: RevealingRow {
  /// The actions of a side, outermost first: at the leading side the article's "Yes", then its "No".
  public func actions(_ edge: SwipeEdge) -> [InteractionAction] { strip(edge).actions }

  /// The frame of a button; buttons never move.
  public func actionFrame(_ edge: SwipeEdge, _ index: Int, at time: Time) -> LayoutRect {
    strip(edge).frame(index, in: size)
  }

  /// Whether a side has buttons of any width.
  public func canOpen(_ edge: SwipeEdge) -> Bool { !strip(edge).isEmpty }

  /// Whether the content is on its way, or a real scroll view has been told to go where no report has come
  /// from yet.
  public func isMoving(at time: Time) -> Bool { scroll.isMoving(at: time) }

  /// Shows a side: the library's `openSide:animated:`; a side without buttons stays hidden.
  ///
  /// A real scroll view is told by `targetContentOffset`; this row then moves nothing by itself.
  @discardableResult
  public mutating func open(_ edge: SwipeEdge, animated: Bool = true, at time: Time) -> SwipeEffects {
    finishMotion()
    guard canOpen(edge) else { return .none }
    return go(to: .open(edge), by: animated ? ScrollPhysics.animation : nil, at: time)
  }

  /// Hides the buttons: the library's `close`.
  @discardableResult
  public mutating func close(animated: Bool = true, at time: Time) -> SwipeEffects {
    finishMotion()
    return go(to: .closed, by: animated ? ScrollPhysics.animation : nil, at: time)
  }

  /// Tells of a button inside which a finger was lifted; the row stays open.
  @discardableResult
  public mutating func press(_ edge: SwipeEdge, _ index: Int, _ phase: PressPhase, at time: Time) -> SwipeEffects {
    finishMotion()
    switch phase {
    case .down, .cancelled: return .none
    case .up: return isShown(edge, index, at: time) ? SwipeEffects(.didPress(edge, index)) : .none
    }
  }

  /// Selects a closed row; closes an open one.
  @discardableResult
  public mutating func tap(at time: Time) -> SwipeEffects {
    finishMotion()
    // A second finger's tap on a row that the first one drags belongs to neither.
    guard scroll.caught == nil else { return .none }
    return isOpen ? go(to: .closed, by: ScrollPhysics.animation, at: time) : SwipeEffects(.didSelect)
  }

  /// Closes with the table, the library's close event.
  @discardableResult
  public mutating func tableChanged(_ change: TableChange, at time: Time) -> SwipeEffects {
    finishMotion()
    guard corrections.contains(.closesWithTable) || rules.hears(change) else { return .none }
    guard corrections.contains(.closesOnlyOpen) else {
      return go(to: .closed, by: ScrollPhysics.animation, alsoStanding: true, at: time)
    }
    return scroll.caught == nil && isOpen ? go(to: .closed, by: ScrollPhysics.animation, at: time) : .none
  }
}
