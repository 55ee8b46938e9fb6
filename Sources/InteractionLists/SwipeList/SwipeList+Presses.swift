// The effects of presses, and an app's answers to questions about them.

extension SwipeList {
  /// A press that waits for the app's answer.
  struct PendingPress: Hashable, Sendable {
    /// The action that was pressed.
    let action: InteractionAction
    /// The resting position before the press, and the position in which the design would have left the row.
    let restBefore, restAfter: Rest
  }

  /// Returns the action that a row is waiting to perform.
  ///
  ///     for row in list.waitingRows { ask(list.waitingAction(of: row)?.title) }
  ///
  /// - Parameter row: The row's id.
  /// - Returns: The action that was pressed, or nil if the row is not waiting.
  /// - Complexity: Expected O(1).
  public func waitingAction(of row: RowID) -> InteractionAction? { pendingPresses[row]?.action }

  /// Performs the action that a row is waiting to perform.
  ///
  /// A waiting row ignores all gestures and plain actions after the press, so the answer may arrive at any time. According to
  /// the action's `fulfillment`, the row is deleted, closes, or returns to where it rested before the press. Without a
  /// `fulfillment`, a destructive action deletes the row; after any other action, the row moves to where its design would
  /// have left it. Unless it is deleted, a row that has been disabled in the meantime stays closed, and one that can no longer
  /// open there stays where it is. The press itself is not reported again.
  ///
  ///     let delete = InteractionAction(id: "delete", title: "Delete", role: .destructive, asksFirst: true)
  ///     list.perform("delete", on: RowID(2), at: Time(0)).notices   // didPress.trailing.0.2, didOpen.trailing.2, didAsk.2
  ///     list.confirm(RowID(2), at: Time(5)).notices                 // didDelete.2
  ///
  /// - Parameters:
  ///   - row: The row's id. Nothing happens if the row is not waiting.
  ///   - time: The moment.
  /// - Returns: The deletion, or the effects of moving to another resting position.
  /// - Complexity: As for `remove(_:at:)`.
  @discardableResult
  public mutating func confirm(_ row: RowID, at time: Time) -> ListEffects {
    guard let press = pendingPresses.removeValue(forKey: row) else { return .none }
    switch press.action.pressFulfillment {
    case .delete: return remove(row, at: time)
    case .close: return go(row, to: .closed, at: time)
    case .stay: return go(row, to: press.restBefore, at: time)
    case nil: return go(row, to: press.restAfter, at: time)
    }
  }

  /// Cancels the action that a row is waiting to perform, and returns the row to where it rested before the press.
  ///
  /// Instead, a row that has been disabled in the meantime stays closed, and one that can no longer open there stays where it
  /// is.
  ///
  /// - Parameters:
  ///   - row: The row's id. Nothing happens if the row is not waiting.
  ///   - time: The moment.
  /// - Returns: `didClose` or `didOpen` if the resting position has changed, and whether a motion has started.
  /// - Complexity: O(log *n*) in the number of rows.
  @discardableResult
  public mutating func cancel(_ row: RowID, at time: Time) -> ListEffects {
    guard let press = pendingPresses.removeValue(forKey: row) else { return .none }
    return go(row, to: press.restBefore, at: time)
  }

  /// Moves a row to a resting position after the app's answer; a row that has been disabled in the meantime stays closed.
  private mutating func go(_ row: RowID, to rest: Rest, at time: Time) -> ListEffects {
    var effects = ListEffects()
    makeActive(row)
    let rest = isEnabled(row) ? rest : .closed
    if let rowEffects = activeRow?.change({ $0.go(to: rest, at: time) }) { effects.add(rowEffects, from: row) }
    deactivateRowUnlessResponsive()
    return effects
  }

  /// Passes a row an event that may press a button, and then fulfils the press.
  @usableFromInline mutating func handlePress(
    _ id: RowID, at time: Time, _ event: (inout Row) -> SwipeEffects
  ) -> ListEffects {
    guard activate(id), let oldRest = activeRow?.row.rest, let rowEffects = activeRow?.change(event) else {
      return .none
    }
    return fulfillPress(in: rowEffects, by: id, from: oldRest, at: time)
  }

  /// Fulfils the press, if any, among the effects of an event on the active row.
  private mutating func fulfillPress(
    in rowEffects: SwipeEffects, by id: RowID, from oldRest: Rest, at time: Time
  ) -> ListEffects {
    var effects = ListEffects()
    guard let press = rowEffects.press, let action = activeRow?.row.action(press) else {
      effects.add(rowEffects, from: id)
      return effects
    }
    if action.asksFirst {
      return ask(about: action, press: press, of: id, from: oldRest, effects: rowEffects, at: time)
    }
    switch action.pressFulfillment {
    case nil: effects.add(rowEffects, from: id)
    case .delete:
      effects.add(rowEffects, from: id)
      effects.add(remove(id, at: time))
    case .close:
      effects.add(rowEffects, from: id)
      if let closingEffects = activeRow?.change({ $0.go(to: .closed, at: time) }) {
        effects.add(closingEffects, from: id)
      }
    case .stay:
      let returnEffects = activeRow?.change { $0.go(to: oldRest, at: time) }
      effects.add(rowEffects, followedBy: returnEffects, of: id, from: oldRest, to: activeRow?.row.rest)
    }
    return effects
  }

  /// Makes a row wait for an answer, with the side of the pressed button open if it can open.
  private mutating func ask(
    about action: InteractionAction, press: (edge: SwipeEdge, index: Int), of id: RowID, from oldRest: Rest,
    effects rowEffects: SwipeEffects, at time: Time
  ) -> ListEffects {
    var effects = ListEffects()
    pendingPresses[id] = PendingPress(action: action, restBefore: oldRest, restAfter: activeRow?.row.rest ?? oldRest)
    let openingEffects = activeRow?.change { row in
      // If one finger holds the row while another presses the button, the first no longer moves the row.
      let releaseEffects = row.pan(PanSample(.cancelled, translation: .zero), at: time)
        .followed(by: row.press(edge: press.edge, index: press.index, phase: .cancelled, at: time))
      let openEffects = row.go(to: .open(press.edge), at: time)
      return SwipeEffects(startedMotion: releaseEffects.startedMotion || openEffects.startedMotion)
    }
    effects.add(rowEffects, followedBy: openingEffects, of: id, from: oldRest, to: activeRow?.row.rest)
    effects.add(.didAsk(id))
    deactivateRowUnlessResponsive()
    return effects
  }
}

extension InteractionAction {
  /// The effect of the pressed action on its row; nil if the design determines it.
  fileprivate var pressFulfillment: Fulfillment? { fulfillment ?? (role == .destructive ? .delete : nil) }
}

extension SwipeEffects {
  /// The pressed button, or nil.
  fileprivate var press: (edge: SwipeEdge, index: Int)? {
    if case .didPress(let edge, let index) = first { return (edge, index) }
    if case .didPress(let edge, let index) = second { return (edge, index) }
    return nil
  }
}

extension SwipeNotice {
  /// Whether the notice reports a new resting position.
  fileprivate var reportsRest: Bool {
    switch self {
    case .didOpen, .didClose: true
    case .didPress, .didSelect, .didCommit: false
    }
  }
}

extension ListEffects {
  /// Adds the effects of a press and of a later change of the resting position; a new resting position is reported once.
  fileprivate mutating func add(
    _ rowEffects: SwipeEffects, followedBy laterEffects: SwipeEffects?, of row: RowID, from oldRest: Rest,
    to newRest: Rest?
  ) {
    for notice in rowEffects.notices where !notice.reportsRest { storedNotices.append(.row(row, notice)) }
    if let newRest, newRest != oldRest { storedNotices.append(.row(row, newRest.notice)) }
    storedStartedMotion = storedStartedMotion || rowEffects.startedMotion || laterEffects?.startedMotion == true
    storedSignals.formUnion(rowEffects.signals)
  }
}

extension RevealingRow {
  /// Returns the action of a pressed button; nil if the row has no such button.
  fileprivate func action(_ press: (edge: SwipeEdge, index: Int)) -> InteractionAction? {
    let actions = actions(press.edge)
    return actions.indices.contains(press.index) ? actions[press.index] : nil
  }

  /// Moves to a resting position, unless the row is there already or on its way, or cannot open there.
  fileprivate mutating func go(to rest: Rest, at time: Time) -> SwipeEffects {
    guard rest != self.rest else { return .none }
    guard let edge = rest.edge else { return close(animated: true, at: time) }
    return open(edge, animated: true, at: time)
  }
}
