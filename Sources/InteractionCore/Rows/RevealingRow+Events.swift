extension RevealingRow {
  /// Advances the row to a moment and handles an event, except a report from a scroll view.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - time: The moment.
  /// - Returns: The effects of the event; none for a report.
  /// - Complexity: O(*n*) in the number of actions for `perform`, `resize` and `setActions`, O(1) for all others.
  @discardableResult
  public mutating func handle(_ event: RowEvent, at time: Time) -> SwipeEffects {
    handle(event, at: time) { _, _ in .none }
  }

  /// Advances the row, and passes the event to the method that handles it, or a scroll view's report to `scroll`.
  fileprivate mutating func handle(
    _ event: RowEvent, at time: Time, scroll: (inout Self, ScrollReport) -> SwipeEffects
  ) -> SwipeEffects {
    advance(to: time)
    switch event {
    case .pan(let sample): return pan(sample, at: time)
    case .scroll(let report): return scroll(&self, report)
    case .open(let edge, let animated): return open(edge, animated: animated, at: time)
    case .close(let animated): return close(animated: animated, at: time)
    case .press(let edge, let index, let phase): return press(edge: edge, index: index, phase: phase, at: time)
    case .tapButton(let edge, let index):
      let downEffects = press(edge: edge, index: index, phase: .down, at: time)
      return downEffects.followed(by: press(edge: edge, index: index, phase: .up, at: time))
    case .tap: return tap(at: time)
    case .perform(let action): return perform(action, at: time)
    case .table(let change): return tableChanged(change, at: time)
    case .reuse:
      prepareForReuse()
      return .none
    case .resize(let width, let height):
      resize(to: LayoutSize(width: width, height: height ?? size.height), at: time)
      return .none
    case .setActions(let actions, let edge): return setActions(actions, edge, at: time)
    case .preview(let edge): return preview(edge, at: time)
    case .wait: return .none
    }
  }

  /// Returns whether the row is open and `tableChanged(_:at:)` would close it.
  ///
  ///     let drawer = ConstraintSwipe(width: 320, height: 44, trailing: [delete], corrections: [])
  ///     drawer.closes(after: .tableScrolled, at: now)   // false, open or not: the article's rows ignore the table
  ///
  /// - Parameters:
  ///   - change: The change in the table.
  ///   - time: The moment.
  /// - Returns: Whether the row would close.
  /// - Complexity: O(1).
  public func closes(after change: TableChange, at time: Time) -> Bool {
    guard rest != .closed else { return false }
    var copy = self
    _ = copy.tableChanged(change, at: time)
    return copy.rest == .closed
  }
}

extension RevealingRow where Self: ScrollDriven {
  /// Advances the row to a moment and handles an event, including a report from a scroll view.
  ///
  /// For a report, this returns only the effects of the answer; call `scroll(_:at:)` instead to learn where the scroll view
  /// must move.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - time: The moment.
  /// - Returns: The effects of the event.
  /// - Complexity: O(*n*) in the number of actions for `perform`, `resize` and `setActions`, O(1) for all others.
  @discardableResult
  public mutating func handle(_ event: RowEvent, at time: Time) -> SwipeEffects {
    handle(event, at: time) { row, report in row.scroll(report, at: time).effects }
  }
}
