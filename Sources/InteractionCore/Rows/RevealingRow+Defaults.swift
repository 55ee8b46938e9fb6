// Default implementations, and methods that are not requirements.

extension RevealingRow {
  /// False, even after it has been set, for a row without motions.
  public var reducesMotion: Bool {
    get { false }
    set {}
  }

  /// Does nothing, because the row has no previews.
  ///
  /// - Parameters:
  ///   - edge: The side of the row.
  ///   - time: The moment.
  /// - Returns: No effects.
  /// - Complexity: O(1).
  @discardableResult
  public mutating func preview(_ edge: SwipeEdge, at time: Time) -> SwipeEffects { .none }

  /// Updates `buttonTouch`, and reports a press if the finger has pressed the button; the content does not move.
  ///
  /// - Parameters:
  ///   - edge: The side of the row.
  ///   - index: The button's index, from 0 (outermost). If no button has it, nothing is pressed, and a finger that is down on
  ///     another button is forgotten.
  ///   - phase: The phase of the press.
  ///   - time: The moment.
  /// - Returns: `didPress` if the finger has pressed the button, otherwise no effects.
  /// - Complexity: O(1).
  @discardableResult
  public mutating func press(edge: SwipeEdge, index: Int, phase: PressPhase, at time: Time) -> SwipeEffects {
    updateButtonTouch(edge, index, phase, at: time) ? SwipeEffects(.didPress(edge, index)) : .none
  }

  /// Updates `buttonTouch`, for a row in which a press has further effects.
  ///
  ///     mutating func press(edge: SwipeEdge, index: Int, phase: PressPhase, at time: Time) -> SwipeEffects {
  ///       guard updateButtonTouch(edge, index, phase, at: time) else { return .none }
  ///       return SwipeEffects(.didPress(edge, index)).followed(by: close(animated: true, at: time))
  ///     }
  ///
  /// - Parameters:
  ///   - edge: The side of the row.
  ///   - index: The button's index, from 0 (outermost). If no button has it, nothing is pressed, and a finger that is down on
  ///     another button is forgotten.
  ///   - phase: The phase of the press.
  ///   - time: The moment.
  /// - Returns: Whether the finger has pressed the button.
  /// - Complexity: O(1).
  public mutating func updateButtonTouch(
    _ edge: SwipeEdge, _ index: Int, _ phase: PressPhase, at time: Time
  ) -> Bool {
    let (isShown, isClosing) = (isShown(edge: edge, index: index, at: time), isClosing(edge, at: time))
    return buttonTouch.handle(phase, edge, index, isShown: isShown, isClosing: isClosing)
  }

  /// Closes an open row and selects a closed one; does nothing while a finger holds the content.
  ///
  /// - Parameter time: The moment.
  /// - Returns: `didSelect` from a closed row, or the result of `close(animated:at:)` from an open one; no effects from one
  ///   that a finger holds.
  /// - Complexity: O(1).
  @discardableResult
  public mutating func tap(at time: Time) -> SwipeEffects {
    if isHeld { return .none }
    return rest == .closed ? SwipeEffects(.didSelect) : close(animated: true, at: time)
  }

  /// Closes an open row that no finger holds, after any change.
  ///
  /// - Parameters:
  ///   - change: The change in the table.
  ///   - time: The moment.
  /// - Returns: The result of `close(animated:at:)`; no effects from a closed row or one that a finger holds.
  /// - Complexity: O(1).
  @discardableResult
  public mutating func tableChanged(_ change: TableChange, at time: Time) -> SwipeEffects {
    isHeld || rest == .closed ? .none : close(animated: true, at: time)
  }

  /// Does nothing, so the row keeps the actions with which it was created.
  ///
  /// - Parameters:
  ///   - actions: The actions, which the row ignores.
  ///   - edge: The side of the row.
  ///   - time: The moment.
  /// - Returns: No effects.
  /// - Complexity: O(1).
  @discardableResult
  public mutating func setActions(_ actions: [InteractionAction], _ edge: SwipeEdge, at time: Time) -> SwipeEffects {
    .none
  }

  /// Returns whether the side has actions.
  ///
  /// - Parameter edge: The side of the row.
  /// - Returns: Whether `actions(_:)` is not empty.
  /// - Complexity: O(1).
  public func canOpen(_ edge: SwipeEdge) -> Bool { !actions(edge).isEmpty }

  /// Returns whether a drag that would uncover a side belongs to the row, rather than to a pager or a drawer around it.
  ///
  /// - Parameters:
  ///   - edge: The side that would be uncovered, which is the leading side if the finger moves toward the trailing edge.
  ///   - time: The moment.
  /// - Returns: False only if the row is closed and at offset 0, and the side cannot open.
  /// - Complexity: O(1).
  public func canDrag(uncovering edge: SwipeEdge, at time: Time) -> Bool {
    rest != .closed || offset(at: time) != 0 || canOpen(edge)
  }

  /// Returns nil, because the row has no full swipe.
  ///
  /// - Parameter time: The moment.
  /// - Returns: Nil.
  /// - Complexity: O(1).
  public func armedEdge(at time: Time) -> SwipeEdge? { nil }

  /// Returns nil, because the row makes no forecasts.
  ///
  /// - Parameters:
  ///   - velocity: The finger's velocity at the release, in points per second.
  ///   - time: The moment.
  /// - Returns: Nil.
  /// - Complexity: O(1).
  public func forecast(velocity: Double, at time: Time) -> ReleaseForecast? { nil }

  /// Returns the content's offset as a fraction of the distance from the row's edge to the inner end of the visible side's
  /// buttons.
  ///
  /// - Parameter time: The moment.
  /// - Returns: The progress, without a full swipe; nil if no side is visible or that distance is 0.
  /// - Complexity: O(*n*) in the number of actions.
  public func progress(at time: Time) -> SwipeProgress? {
    let offset = offset(at: time)
    let edge: SwipeEdge = offset > 0 ? .leading : .trailing
    var width = 0.0
    for index in actions(edge).indices {
      let frame = actionFrame(edge: edge, index: index, at: time)
      width = max(width, edge == .leading ? frame.maxX : size.width - frame.x)
    }
    return offset != 0 && width > 0 ? SwipeProgress(edge: edge, open: offset.magnitude / width) : nil
  }

  /// Returns whether a motion is running at a time.
  ///
  /// - Parameter time: The current time.
  /// - Returns: Whether `settleTime` is later than `time`.
  /// - Complexity: O(1).
  public func isMoving(at time: Time) -> Bool { settleTime.map { $0 > time } ?? false }

  /// Returns the frame of the content.
  ///
  /// - Parameter time: The moment.
  /// - Returns: The frame in the row's coordinates, in points, which has the row's size and is displaced by `offset(at:)`.
  /// - Complexity: O(1).
  public func contentFrame(at time: Time) -> LayoutRect { LayoutRect(offset(at: time), 0, size.width, size.height) }

  /// Returns whether the buttons of a side are painted, which is true for the side that the offset shows and, at offset 0,
  /// for both sides.
  ///
  /// - Parameters:
  ///   - edge: The side of the row.
  ///   - time: The moment.
  /// - Returns: False if the other side is visible.
  /// - Complexity: O(1).
  public func paintsActions(_ edge: SwipeEdge, at time: Time) -> Bool { edge.sign * offset(at: time) >= 0 }

  /// Returns whether the content is moving to a resting position at which a side is not open.
  ///
  /// - Parameters:
  ///   - edge: The side of the row.
  ///   - time: The moment.
  /// - Returns: Whether the row is moving without a finger, and `rest` is not `.open(edge)`.
  /// - Complexity: O(1).
  public func isClosing(_ edge: SwipeEdge, at time: Time) -> Bool { rest != .open(edge) && isMoving(at: time) }

  /// Returns whether any part of a button is visible.
  ///
  /// - Parameters:
  ///   - edge: The side of the row.
  ///   - index: The button's index, from 0 (outermost).
  ///   - time: The moment.
  /// - Returns: Whether the side's buttons are painted and the content does not cover the whole button; false for a button
  ///   of width 0 and for an index without a button.
  /// - Complexity: O(1).
  public func isShown(edge: SwipeEdge, index: Int, at time: Time) -> Bool {
    guard index >= 0, index < actions(edge).count, paintsActions(edge, at: time) else { return false }
    let frame = actionFrame(edge: edge, index: index, at: time)
    guard frame.width > 0 else { return false }
    let offset = offset(at: time)
    // Content that shows one side may leave the inner end of a very wide strip on the other side uncovered.
    switch edge {
    case .leading: return offset > frame.x || (offset < 0 && size.width + offset < frame.maxX)
    case .trailing: return size.width + offset < frame.maxX || (offset > 0 && offset > frame.x)
    }
  }

  /// Returns the visible button at a point.
  ///
  /// - Parameters:
  ///   - point: A point in the row's coordinates, in points.
  ///   - time: The moment.
  /// - Returns: The side and the index, from 0 (outermost), of the button, or of the top button if two overlap; nil if there
  ///   is content or nothing at the point.
  /// - Complexity: O(*n*) in the number of actions.
  public func action(under point: Vector, at time: Time) -> (edge: SwipeEdge, index: Int)? {
    guard !contentFrame(at: time).contains(point) else { return nil }
    // The trailing buttons are painted last.
    for edge in SwipeEdge.allCases.reversed() where paintsActions(edge, at: time) {
      for index in actions(edge).indices where isShown(edge: edge, index: index, at: time) {
        if actionFrame(edge: edge, index: index, at: time).contains(point) { return (edge, index) }
      }
    }
    return nil
  }
}
