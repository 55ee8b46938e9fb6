// What an app answers to a press: what `SwipeList` does with the rows of a list, for a row that stands alone.

extension RowDriver {
  /// The action that has been pressed, until `fulfill(_:at:)` or the next event; another extent and other actions are none.
  public var pressedAction: InteractionAction? {
    if case .pressed(let action, _) = press { action } else { nil }
  }

  /// The action that the app is asked about, because it `asksFirst`; nil where the row does not wait.
  public var askedAction: InteractionAction? {
    if case .asking(let action, _) = press { action } else { nil }
  }

  /// Whether the row does nothing until `confirm()` or `cancel(at:)`.
  public var isWaiting: Bool { askedAction != nil }

  /// Does to the row what is to be done after a press.
  ///
  ///     if let action = driver.pressedAction { driver.fulfill(app.perform(action), at: now) }
  ///
  /// - Parameters:
  ///   - fulfillment: Whether the row closes, is as before the press, or goes, which needs no motion of its own; nil where
  ///     its design decides.
  ///   - time: The moment.
  /// - Returns: What that has caused; nothing where no action has been pressed.
  /// - Complexity: O(1).
  @discardableResult
  public mutating func fulfill(_ fulfillment: InteractionAction.Fulfillment?, at time: Time) -> SwipeEffects {
    guard case .pressed(_, let before) = press else { return .none }
    press = .none
    switch fulfillment {
    case .close: return go(to: .closed, at: time)
    case .stay: return go(to: before, at: time)
    case .delete, nil: return .none
    }
  }

  /// Lets happen what the app was asked about: its action is the pressed one now.
  ///
  /// - Returns: The action, or nil where the row does not wait.
  /// - Complexity: O(1).
  @discardableResult
  public mutating func confirm() -> InteractionAction? {
    guard case .asking(let action, let before) = press else { return nil }
    press = .pressed(action, before: before)
    return action
  }

  /// Does not let happen what the app was asked about: the row rests where it did before the press.
  ///
  /// - Parameter time: The moment.
  /// - Returns: What that has caused.
  /// - Complexity: O(1).
  @discardableResult
  public mutating func cancel(at time: Time) -> SwipeEffects {
    guard case .asking(_, let before) = press else { return .none }
    press = .none
    return go(to: before, at: time)
  }

  /// Takes note of a press, and leaves a row waiting whose action asks first, with the side open that the question is about.
  ///
  /// - Returns: The effects; what the row does about a question is told as one change of its resting position.
  mutating func answered(_ effects: SwipeEffects, from before: Rest, at time: Time) -> SwipeEffects {
    if case .pressed = press { press = .none }
    guard let (notice, edge, index) = press(in: effects) else { return effects }
    let action = row.actions(edge)[index]
    guard action.asksFirst else {
      press = .pressed(action, before: before)
      return effects
    }
    // A finger that holds the row, where another one has pressed, moves it no more.
    let cancelled = handle(.pan(PanSample(.cancelled, translation: .zero)), at: time)
    let released = handle(.press(edge, index, .cancelled), at: time)
    let opened = go(to: .open(edge), at: time)
    press = .asking(action, before: before)
    let moves = [effects, cancelled, released, opened].contains { $0.startedMotion }
    return SwipeEffects(
      notice, row.rest == before ? nil : row.rest.notice, startedMotion: moves, signals: effects.signals)
  }

  /// Takes note of a press that a real scroll view has led to, and leaves a row waiting whose action asks first.
  mutating func answered(_ answer: ScrollAnswer, from before: Rest, at time: Time) -> ScrollAnswer {
    guard !isWaiting, let (notice, edge, index) = press(in: answer.effects) else { return answer }
    let action = row.actions(edge)[index]
    guard action.asksFirst else {
      press = .pressed(action, before: before)
      return answer
    }
    let opened = go(to: .open(edge), at: time)
    press = .asking(action, before: before)
    let effects = SwipeEffects(
      notice, row.rest == before ? nil : row.rest.notice,
      startedMotion: answer.effects.startedMotion || opened.startedMotion, signals: answer.effects.signals)
    return ScrollAnswer(targetContentOffset: (row as? any ScrollDriven)?.targetContentOffset, effects: effects)
  }

  /// The press among what an event has caused, of a button that the row has.
  private func press(in effects: SwipeEffects) -> (SwipeNotice, SwipeEdge, Int)? {
    guard let notice = effects.notices.first(where: \.isPress), case .didPress(let edge, let index) = notice,
      row.actions(edge).indices.contains(index)
    else { return nil }
    return (notice, edge, index)
  }

  /// Goes to a resting position, unless the row is there or on its way.
  private mutating func go(to rest: Rest, at time: Time) -> SwipeEffects {
    guard rest != row.rest else { return .none }
    return handle(.go(to: rest, animated: true), at: time)
  }
}

extension InteractionAction {
  /// What becomes of the row after a press of which the app says nothing else: what its `fulfillment` says; else a
  /// destructive one deletes it, and after any other the row is as its design leaves it.
  public var usualFulfillment: Fulfillment? { fulfillment ?? (role == .destructive ? .delete : nil) }
}
