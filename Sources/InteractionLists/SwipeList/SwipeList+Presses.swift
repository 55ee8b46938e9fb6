// What a press does to its row, and the answers of an app that is asked first.

extension SwipeList {
  /// A row that waits for an answer, and what the question is about.
  struct Waiting: Hashable, Sendable {
    /// The action that was pressed.
    let action: InteractionAction
    /// Where the row rested before the press, and where its design would have left it.
    let before, after: Rest
  }

  /// The action that a row waits to be confirmed.
  ///
  ///     for row in list.waitingRows { ask(list.waitingAction(of: row)?.title) }
  ///
  /// - Parameter row: The row's id.
  /// - Returns: The action that was pressed, or nil for a row that does not wait.
  /// - Complexity: O(1), expected.
  public func waitingAction(of row: RowID) -> InteractionAction? { waiting[row]?.action }

  /// Does what a waiting row was asked for.
  ///
  /// Whatever has happened since the press, the row is as it waited, so an answer may come at any time. It deletes the row,
  /// closes it or lets it be as it was before, as the action's `fulfillment` says, and reports only that: the press was
  /// reported when it happened.
  ///
  ///     let delete = InteractionAction(id: "delete", title: "Delete", role: .destructive, asksFirst: true)
  ///     list.perform("delete", on: RowID(2), at: Time(0)).notices   // didPress.trailing.0.2, didOpen.trailing.2, didAsk.2
  ///     list.confirm(RowID(2), at: Time(5)).notices                 // didDelete.2
  ///
  /// - Parameters:
  ///   - row: The row's id. A row that does not wait, or not any more, does nothing.
  ///   - time: The moment.
  /// - Returns: The deletion, or what closing has caused.
  /// - Complexity: As of `remove(_:at:)`.
  @discardableResult
  public mutating func confirm(_ row: RowID, at time: Time) -> ListEffects {
    guard let asked = waiting.removeValue(forKey: row) else { return .none }
    switch asked.action.pressFulfillment {
    case .delete: return remove(row, at: time)
    case .close: return answered(row, .closed, at: time)
    case .stay: return answered(row, asked.before, at: time)
    case nil: return answered(row, asked.after, at: time)
    }
  }

  /// Does not do what a waiting row was asked for: it rests where it did before the press.
  ///
  /// - Parameters:
  ///   - row: The row's id. A row that does not wait, or not any more, does nothing.
  ///   - time: The moment.
  /// - Returns: `didClose` of a row that the question had opened.
  /// - Complexity: O(log *n*) in the number of rows.
  @discardableResult
  public mutating func cancel(_ row: RowID, at time: Time) -> ListEffects {
    guard let asked = waiting.removeValue(forKey: row) else { return .none }
    return answered(row, asked.before, at: time)
  }

  /// Sends a row that waits no more to where it rests.
  private mutating func answered(_ row: RowID, _ rest: Rest, at time: Time) -> ListEffects {
    var effects = ListEffects()
    makeActive(row)
    let rest = isEnabled(row) ? rest : .closed
    if let caused = active?.change({ $0.go(to: rest, at: time) }) { effects.add(caused, from: row) }
    putActiveBackUnlessItAnswers()
    return effects
  }

  /// Lets one row handle an event that may press a button, and does to the row what the press asks for.
  @usableFromInline mutating func pressing(
    _ id: RowID, at time: Time, _ event: (inout Row) -> SwipeEffects
  ) -> ListEffects {
    guard activate(id), let before = active?.row.rest, let caused = active?.change(event) else { return .none }
    return pressed(caused, by: id, from: before, at: time)
  }

  /// Does to the active row what an event has caused that may have pressed a button.
  private mutating func pressed(
    _ caused: SwipeEffects, by id: RowID, from before: Rest, at time: Time
  ) -> ListEffects {
    var effects = ListEffects()
    guard let press = caused.press, let action = active?.row.action(press) else {
      effects.add(caused, from: id)
      return effects
    }
    if action.asksFirst { return ask(action, press, of: id, from: before, caused, at: time) }
    switch action.pressFulfillment {
    case nil: effects.add(caused, from: id)
    case .delete:
      effects.add(caused, from: id)
      effects.add(remove(id, at: time))
    case .close:
      effects.add(caused, from: id)
      if let closing = active?.change({ $0.go(to: .closed, at: time) }) { effects.add(closing, from: id) }
    case .stay:
      let back = active?.change { $0.go(to: before, at: time) }
      effects.add(caused, followedBy: back, of: id, from: before, to: active?.row.rest)
    }
    return effects
  }

  /// Leaves a row waiting, with the side open that the question is about.
  private mutating func ask(
    _ action: InteractionAction, _ press: (edge: SwipeEdge, index: Int), of id: RowID, from before: Rest,
    _ caused: SwipeEffects, at time: Time
  ) -> ListEffects {
    var effects = ListEffects()
    waiting[id] = Waiting(action: action, before: before, after: active?.row.rest ?? before)
    let opening = active?.change { row in
      // A finger that holds the row, where another one has pressed, moves it no more.
      let letGo = row.pan(PanSample(.cancelled, translation: .zero), at: time)
        .followed(by: row.press(press.edge, press.index, .cancelled, at: time))
      let opened = row.go(to: .open(press.edge), at: time)
      return SwipeEffects(startedMotion: letGo.startedMotion || opened.startedMotion)
    }
    effects.add(caused, followedBy: opening, of: id, from: before, to: active?.row.rest)
    effects.add(.didAsk(id))
    putActiveBackUnlessItAnswers()
    return effects
  }
}

extension InteractionAction {
  /// What a press does to the row of a list; nil where its design decides.
  fileprivate var pressFulfillment: Fulfillment? { fulfillment ?? (role == .destructive ? .delete : nil) }
}

extension SwipeEffects {
  /// The button that was pressed, if one was.
  fileprivate var press: (edge: SwipeEdge, index: Int)? {
    if case .didPress(let edge, let index) = first { return (edge, index) }
    if case .didPress(let edge, let index) = second { return (edge, index) }
    return nil
  }
}

extension SwipeNotice {
  /// Whether it names a new resting position.
  fileprivate var isOfRest: Bool {
    switch self {
    case .didOpen, .didClose: true
    case .didPress, .didSelect, .didCommit: false
    }
  }
}

extension ListEffects {
  /// Adds what a press has caused and what was then done about the resting position, which is told as one change of it.
  fileprivate mutating func add(
    _ caused: SwipeEffects, followedBy later: SwipeEffects?, of row: RowID, from before: Rest, to after: Rest?
  ) {
    for notice in caused.notices where !notice.isOfRest { reports.append(.row(row, notice)) }
    if let after, after != before { reports.append(.row(row, after.notice)) }
    moves = moves || caused.startedMotion || later?.startedMotion == true
  }
}

extension RevealingRow {
  /// The action of a button that was pressed.
  fileprivate func action(_ press: (edge: SwipeEdge, index: Int)) -> InteractionAction? {
    let actions = actions(press.edge)
    return actions.indices.contains(press.index) ? actions[press.index] : nil
  }

  /// Goes to a resting position, unless it is there or on its way.
  fileprivate mutating func go(to rest: Rest, at time: Time) -> SwipeEffects {
    guard rest != self.rest else { return .none }
    guard let edge = rest.edge else { return close(animated: true, at: time) }
    return open(edge, animated: true, at: time)
  }
}
