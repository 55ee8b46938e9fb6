import HeadlessTable

extension TableSubject {
  func restFailure(_ state: State) -> Failure? {
    guard state.checkSelector % 4 == 2 else { return nil }
    return state.isFree ? settleFailure(state) : idleFailure(state)
  }

  /// Checks that nothing moves after the table's settle time, that the content is not beyond its ends then, and that a row to
  /// which the host has scrolled is at its anchor.
  private func settleFailure(_ state: State) -> Failure? {
    guard state.table.list.liftedRow == nil else { return nil }
    let end = state.table.settleTime.map { max($0, state.now) } ?? state.now
    guard end.seconds < Time.greatestMagnitude / 2 else {
      return Failure("a motion that ends", found: "a motion that does not end")
    }
    var table = state.table
    _ = table.advance(to: end)
    if let laterEnd = table.settleTime { return .stillMoving(after: end, until: laterEnd) }
    let maximum = max(0, table.list.contentHeight + table.keyboardHeight - table.size.height)
    let offset = table.contentOffset(at: end)
    // The content cannot follow rows that disappear without a report; another law requires the report.
    guard offset >= 0, offset <= maximum || state.mergedUpdate.mismatch(from: initialRows, to: state.ids) != nil else {
      return Failure("a content offset from 0 to " + DecimalText.text(maximum), found: DecimalText.text(offset))
    }
    if let aim = state.aim, let failure = aimFailure(aim, in: table, maximum: maximum, at: end) { return failure }
    _ = table.draw(at: end)
    let frame = table.frame
    _ = table.draw(at: end + 1)
    let laterFrame = table.frame
    // NaN is unequal to itself; another law forbids it.
    guard frame == laterFrame || !frame.layers.allSatisfy({ $0.hasFiniteNumbers }) else {
      return Failure("nothing moving from " + end.text + " on", found: "a different frame a second later")
    }
    return nil
  }

  /// Checks that, while fingers rest, time alone has no effect before a hold begins.
  private func idleFailure(_ state: State) -> Failure? {
    // Time alone moves a row held near the top or bottom of the viewport, because the content scrolls under the row.
    guard state.table.list.liftedRow == nil else { return nil }
    var table = state.table
    let moment = table.holdStartTime.map { max(state.now, $0 + -0.015625) } ?? state.now + 10
    guard table.holdStartTime.map({ $0 > moment }) ?? true else { return nil }
    let effects = table.advance(to: moment)
    guard effects == .none, table.list.gestureCount == state.table.list.gestureCount else {
      return Failure(
        "no effect of time alone until " + moment.text,
        found: effects == .none ? "a gesture sent to the list" : text(effects))
    }
    return nil
  }
}

extension Time {
  /// The time in seconds, such as `0.5 s`.
  var text: String { DecimalText.text(seconds, decimals: 3) + " s" }
}
