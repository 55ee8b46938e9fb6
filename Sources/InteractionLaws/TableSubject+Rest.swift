import HeadlessTable

extension TableSubject {
  func restFailure(_ walk: Walk) -> Failure? {
    guard walk.checkSelector % 4 == 2 else { return nil }
    return walk.isFree ? settleFailure(walk) : wakeFailure(walk)
  }

  /// Checks that nothing moves after the moment at which the table says that it settles.
  private func settleFailure(_ walk: Walk) -> Failure? {
    guard walk.table.list.liftedRow == nil else { return nil }
    let end = walk.table.settleTime.map { max($0, walk.now) } ?? walk.now
    guard end.seconds < Time.greatestMagnitude / 2 else {
      return Failure("a settling time", found: "none")
    }
    var table = walk.table
    _ = table.advance(to: end)
    if let later = table.settleTime {
      return Failure("nothing moving from " + end.text + " on", found: "movement until " + later.text)
    }
    let maximum = max(0, table.list.contentHeight + table.keyboardHeight - table.size.height)
    let offset = table.contentOffset(at: end)
    // The content cannot follow rows that disappear without a report, which is another law's concern.
    guard offset >= 0, offset <= maximum || walk.reported.mismatch(from: first, to: walk.ids) != nil else {
      return Failure("a content offset from 0 to " + DecimalText.text(maximum), found: DecimalText.text(offset))
    }
    if let aim = walk.aim, let failure = aimFailure(aim, table, maximum, at: end) { return failure }
    _ = table.draw(at: end)
    let frame = table.frame
    _ = table.draw(at: end + 1)
    let later = table.frame
    // NaN is unequal to itself, and another law's concern.
    guard frame == later || !frame.layers.allSatisfy({ $0.hasFiniteNumbers }) else {
      return Failure("nothing moving from " + end.text + " on", found: "a different frame a second later")
    }
    return nil
  }

  /// Checks that, while fingers rest, time alone causes nothing before the table wakes.
  private func wakeFailure(_ walk: Walk) -> Failure? {
    // A row that is held near an end passes others while the content scrolls.
    guard walk.table.list.liftedRow == nil else { return nil }
    var table = walk.table
    let moment = table.holdStartTime.map { max(walk.now, $0 + -0.015625) } ?? walk.now + 10
    guard table.holdStartTime.map({ $0 > moment }) ?? true else { return nil }
    let effects = table.advance(to: moment)
    guard effects == .none, table.list.count == walk.table.list.count else {
      return Failure("no effect of time alone until " + moment.text, found: text(effects))
    }
    return nil
  }
}

extension Time {
  /// The time in words.
  var text: String { DecimalText.text(seconds, decimals: 3) + " s" }
}
