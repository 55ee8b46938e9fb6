extension ConstraintSwipe: RevealingRow {
  /// The resting place that was told last, or would have been.
  public var rest: Rest {
    switch state {
    case .resting(let rest), .adrift(_, _, let rest): rest
    case .held(let hold), .snapping(let hold, _, _): hold.rest
    case .settling(let settling): settling.rest
    }
  }

  /// Whether a list remembers the row by id.
  public var followsIdentity: Bool { corrections.contains(.followsIdentity) }

  /// The actions of a side, outermost first: the article's button 1, then its button 2.
  public func actions(_ edge: SwipeEdge) -> [InteractionAction] { strip(edge).actions }

  /// The frame of a button; buttons never move.
  public func actionFrame(_ edge: SwipeEdge, _ index: Int, at time: Time) -> LayoutRect {
    strip(edge).frame(index, in: size)
  }

  /// Shows a side: the article's `openCell`.
  @discardableResult
  public mutating func open(_ edge: SwipeEdge, animated: Bool = true, at time: Time) -> SwipeEffects {
    finishMotion(at: time)
    if corrections.contains(.noEmptySide) && strip(edge).isEmpty { return .none }
    return go(to: .open(edge), animated: animated, byGesture: false, at: time)
  }

  /// Hides the buttons.
  @discardableResult
  public mutating func close(animated: Bool = true, at time: Time) -> SwipeEffects {
    finishMotion(at: time)
    return go(to: .closed, animated: animated, byGesture: false, at: time)
  }

  /// Tells of a button inside which a finger was lifted: the article's `buttonClicked:`.
  ///
  /// The row stays open.
  @discardableResult
  public mutating func press(_ edge: SwipeEdge, _ index: Int, _ phase: PressPhase, at time: Time) -> SwipeEffects {
    finishMotion(at: time)
    switch phase {
    case .down, .cancelled: return .none
    case .up: return isShown(edge, index, at: time) ? SwipeEffects(.didPress(edge, index)) : .none
    }
  }

  /// Selects a closed row; closes an open one.
  @discardableResult
  public mutating func tap(at time: Time) -> SwipeEffects {
    finishMotion(at: time)
    switch state {
    // A second finger's tap on a row that the first one drags belongs to neither.
    case .held, .snapping: return .none
    case .resting, .settling, .adrift: break
    }
    guard rest != .closed, corrections.contains(.tapCloses) else { return SwipeEffects(.didSelect) }
    return go(to: .closed, animated: true, byGesture: false, at: time)
  }

  /// Closes an open row that no finger holds.
  @discardableResult
  public mutating func tableChanged(_ change: TableChange, at time: Time) -> SwipeEffects {
    finishMotion(at: time)
    switch state {
    case .held, .snapping: return .none
    case .resting, .settling, .adrift: break
    }
    guard corrections.contains(.closesWithTable), rest != .closed else { return .none }
    return go(to: .closed, animated: true, byGesture: false, at: time)
  }
}
