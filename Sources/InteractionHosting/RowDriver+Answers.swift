// The app's answers to presses of a single row's buttons; in a list, `SwipeList` handles them.

extension RowDriver {
  /// The pressed action that the app has yet to answer, or nil.
  ///
  /// It is forgotten once `fulfill(_:at:)` is called, or the row handles an event other than a resize, new actions, a wait or a
  /// report of its scroll view that presses nothing.
  public var pressedAction: InteractionAction? {
    if case .pressed(let action, _) = pressState { action } else { nil }
  }

  /// The action that awaits confirmation, because its `asksFirst` is true; nil if the row is not waiting.
  public var pendingAction: InteractionAction? {
    if case .asking(let action, _) = pressState { action } else { nil }
  }

  /// Whether the row is waiting for `confirm()` or `cancel(at:)`.
  public var isWaiting: Bool { pendingAction != nil }

  /// Returns the row's plain actions, for screen readers, keyboards and menus.
  ///
  ///     driver.plainActions().map(\.id)  // ["delete", "open.trailing"]
  ///
  /// - Parameter titles: The titles for showing and hiding the buttons.
  /// - Returns: The actions of `RevealingRow.plainActions(titles:)`; none while the row waits for an answer.
  /// - Complexity: O(*n* + log *m*) for *n* actions and *m* titles.
  public func plainActions(titles: ActionTitles = .english) -> [InteractionAction] {
    isWaiting ? [] : row.plainActions(titles: titles)
  }

  /// Returns whether the row currently has a plain action.
  ///
  /// - Parameter action: The action's id.
  /// - Returns: Whether `plainActions(titles:)` contains it; false while the row waits for an answer.
  /// - Complexity: O(*n*) in the number of actions.
  public func offers(_ action: String) -> Bool { plainActions().contains { $0.id == action } }

  /// Returns whether a change of the table would close the row.
  ///
  /// - Parameters:
  ///   - change: The change.
  ///   - time: The time of the change.
  /// - Returns: The answer of `RevealingRow.closes(after:at:)`; false while the row waits for an answer.
  /// - Complexity: O(1).
  public func closes(after change: TableChange, at time: Time) -> Bool {
    !isWaiting && row.closes(after: change, at: time)
  }

  /// Moves the row as the outcome of the pressed action requires.
  ///
  ///     if let action = driver.pressedAction { driver.fulfill(app.perform(action), at: now) }
  ///
  /// - Parameters:
  ///   - fulfillment: The outcome: the row closes, returns to its position before the press, or is deleted, which moves
  ///     nothing. If it is nil, the row moves to where the press alone, without a question, would have left it.
  ///   - time: The current time.
  /// - Returns: The effects; none if `pressedAction` is nil.
  /// - Complexity: O(1).
  @discardableResult
  public mutating func fulfill(_ fulfillment: InteractionAction.Fulfillment?, at time: Time) -> SwipeEffects {
    guard case .pressed(_, let rests) = pressState else { return .none }
    pressState = .none
    switch fulfillment {
    case .close: return go(to: .closed, at: time)
    case .stay: return go(to: rests.before, at: time)
    case .delete: return .none
    case nil: return go(to: rests.after, at: time)
    }
  }

  /// Confirms the action that awaits confirmation, which is then treated as pressed.
  ///
  /// - Returns: The action, or nil if the row is not waiting.
  /// - Complexity: O(1).
  @discardableResult
  public mutating func confirm() -> InteractionAction? {
    guard case .asking(let action, let rests) = pressState else { return nil }
    pressState = .pressed(action, rests)
    return action
  }

  /// Rejects the action that awaits confirmation; the row returns to where it rested before the press.
  ///
  /// - Parameter time: The current time.
  /// - Returns: The effects; none if the row is not waiting.
  /// - Complexity: O(1).
  @discardableResult
  public mutating func cancel(at time: Time) -> SwipeEffects {
    guard case .asking(_, let rests) = pressState else { return .none }
    pressState = .none
    return go(to: rests.before, at: time)
  }

  /// Forgets an unanswered press, and records a new one, if any; if its action asks first, leaves the row waiting, with the
  /// button's side open if code can open it.
  ///
  /// - Returns: The effects; if the action asks first, all moves of the row are reported as at most one change of its resting
  ///   position.
  mutating func recordPress(in effects: SwipeEffects, from oldRest: Rest, at time: Time) -> SwipeEffects {
    if case .pressed = pressState { pressState = .none }
    guard let (notice, edge, index) = press(in: effects) else { return effects }
    let action = row.actions(edge)[index]
    let rests = Rests(before: oldRest, after: row.rest)
    guard action.asksFirst else {
      pressState = .pressed(action, rests)
      return effects
    }
    // If one finger drags the row while another presses a button, the drag is cancelled.
    let cancelEffects = handle(.pan(PanSample(.cancelled, translation: .zero)), at: time)
    let releaseEffects = handle(.press(edge, index, .cancelled), at: time)
    let openEffects = go(to: .open(edge), at: time)
    pressState = .asking(action, rests)
    let startedMotion = [effects, cancelEffects, releaseEffects, openEffects].contains { $0.startedMotion }
    return SwipeEffects(
      notice, row.rest == oldRest ? nil : row.rest.notice, startedMotion: startedMotion, signals: effects.signals)
  }

  /// Records a press caused by a real scroll view's report, unless the row is already waiting; if its action asks first,
  /// leaves the row waiting, with the button's side open if code can open it.
  mutating func recordPress(in answer: ScrollAnswer, from oldRest: Rest, at time: Time) -> ScrollAnswer {
    guard !isWaiting, let (notice, edge, index) = press(in: answer.effects) else { return answer }
    let action = row.actions(edge)[index]
    let rests = Rests(before: oldRest, after: row.rest)
    guard action.asksFirst else {
      pressState = .pressed(action, rests)
      return answer
    }
    let openEffects = go(to: .open(edge), at: time)
    pressState = .asking(action, rests)
    let effects = SwipeEffects(
      notice, row.rest == oldRest ? nil : row.rest.notice,
      startedMotion: answer.effects.startedMotion || openEffects.startedMotion, signals: answer.effects.signals)
    return ScrollAnswer(targetContentOffset: (row as? any ScrollDriven)?.targetContentOffset, effects: effects)
  }

  /// Returns the press among an event's effects, if its button exists in the row.
  private func press(in effects: SwipeEffects) -> (SwipeNotice, SwipeEdge, Int)? {
    guard let notice = effects.notices.first(where: \.isPress), case .didPress(let edge, let index) = notice,
      row.actions(edge).indices.contains(index)
    else { return nil }
    return (notice, edge, index)
  }

  /// Moves the row to a resting position, unless that is already its `rest`.
  private mutating func go(to rest: Rest, at time: Time) -> SwipeEffects {
    guard rest != row.rest else { return .none }
    return handle(.go(to: rest, animated: true), at: time)
  }
}

extension InteractionAction {
  /// The outcome of a press unless the app decides otherwise: the action's `fulfillment`, or else deletion for a destructive
  /// action; nil if the row's design decides.
  public var defaultFulfillment: Fulfillment? { fulfillment ?? (role == .destructive ? .delete : nil) }
}
