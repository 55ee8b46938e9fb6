extension GestureList {
  /// A finger that has rested moves to a height: the article's `handleLongPress:`.
  mutating func held(_ phase: PanPhase, y: Double, contentOffset: Double, at time: Time) -> ListEffects {
    let (y, offset) = (y.madeFinite, contentOffset.madeFinite)
    if phase == .began { return holdBegan(y: y, contentOffset: offset, at: time) }
    guard case .holding(var hold) = gesture else { return .none }
    guard phase == .changed || (phase == .ended && corrections.contains(.freshDecision)) else {
      return holdEnded(hold, phase, at: time)
    }
    hold.y = y
    hold.contentOffset = offset
    if !corrections.contains(.resumesMotion) { hold.away = Self.lifting(from: 0, to: 0, at: hold.rise.start) }
    gesture = .holding(hold)
    var effects = pass(hold, at: time)
    if phase == .ended, case .holding(let hold) = gesture { effects.add(holdEnded(hold, phase, at: time)) }
    return effects
  }

  /// A finger has rested: the row under it rises to its height.
  private mutating func holdBegan(y: Double, contentOffset: Double, at time: Time) -> ListEffects {
    let touched = tree.id(atHeight: y + contentOffset)
    guard let id = touched else {
      guard !corrections.contains(.ignoresMisses) else { return .none }
      let effects = endGestureAndEditing(at: time)
      gesture = .holding(
        Hold(
          row: nil, origin: 0, recorded: 0, source: 0, y: y, contentOffset: contentOffset,
          away: Self.lifting(from: 0, to: 0, at: time), rise: Self.lifting(from: 0, to: 1, at: time)))
      return effects
    }
    var effects = endGestureAndEditing(at: time)
    guard let index = tree.index(of: id), let centre = centre(of: id, at: time) else { return effects }
    let before = corrections.contains(.resumesMotion) ? landing.flatMap { $0.row == id ? $0 : nil } : nil
    let lifted = before.map { centre + $0.away.position(at: time) } ?? centre
    landing = nil
    leftovers.hiddenRow = nil
    gesture = .holding(
      Hold(
        row: id, origin: index, recorded: index, source: index, y: y, contentOffset: contentOffset,
        away: Self.lifting(from: lifted - contentOffset - y, to: 0, at: time),
        rise: Self.lifting(from: before?.sink.position(at: time) ?? 0, to: 1, at: time)))
    effects.startedMotion = true
    return effects
  }

  /// A number that changes while a row rises or sinks.
  private static func lifting(from: Double, to: Double, at time: Time) -> Motion {
    Motion(start: time, from: from, to: to, curve: .easeInOut(duration: liftDuration))
  }

  /// The finger is at another height: the lifted row passes other rows.
  private mutating func pass(_ hold: Hold, at time: Time) -> ListEffects {
    let y = hold.y + hold.contentOffset
    guard corrections.contains(.movesInsteadOfExchanges) else { return exchange(hold, at: y, time) }
    // Without `ignoresMisses` a finger that was on no row moves the first one, as the article's nil index path says.
    guard count > 0 else { return .none }
    let row = hold.row ?? hold.missed ?? tree.id(at: 0)
    let goal = index(of: row, at: y)
    guard goal != tree.index(of: row) else { return .none }
    var effects = apply(.move(row, to: goal), at: time)
    if corrections.contains(.noticeOnChange) { effects.notices = [] }
    var hold = hold
    hold.source = goal
    if hold.row == nil { hold.missed = row }
    gesture = .holding(hold)
    return effects
  }

  /// The article's exchange: the items at the finger and at the last place change theirs, and the table moves one row.
  private mutating func exchange(_ hold: Hold, at y: Double, _ time: Time) -> ListEffects {
    guard let passed = tree.id(atHeight: y), let index = tree.index(of: passed), index != hold.source,
      hold.source < count
    else { return .none }
    var hold = hold
    var effects = ListEffects()
    let order = model ?? tree
    let changes: [Change] =
      model == nil && (index - hold.source).magnitude == 1
      // Neighbours that are exchanged have moved, and nothing disagrees.
      ? [.move(passed, to: hold.source)]
      : [.exchange(order.id(at: index), order.id(at: hold.source)), .moveRow(passed, to: hold.source)]
    for change in changes {
      if let inverse = inverse(of: change) { hold.exchanges.append(inverse) }
      var caused = apply(change, at: time)
      caused.notices = []
      effects.add(caused)
    }
    if !corrections.contains(.noticeOnChange) { effects.notices.append(.didMove(hold.row ?? passed)) }
    hold.source = index
    gesture = .holding(hold)
    return effects
  }

  /// The finger has let go: the row sinks to its new place, or back to the old one.
  mutating func holdEnded(_ hold: Hold, _ phase: PanPhase, at time: Time) -> ListEffects {
    guard phase != .ended, corrections.contains(.cancelRestores) else { return drop(hold, at: time) }
    gesture = .none
    var effects = ListEffects()
    for change in hold.exchanges.reversed() { effects.add(apply(change, at: time)) }
    if hold.exchanges.isEmpty, let row = movedRow(of: hold), tree.index(of: row) != hold.origin {
      effects.add(apply(.move(row, to: hold.origin), at: time))
      // What came from outside meanwhile has been recorded after a part of the way.
      if hold.origin != hold.recorded { history.append(UndoStep(changes: [.move(row, to: hold.recorded)])) }
    }
    effects.notices = []
    land(hold, at: time)
    effects.startedMotion = effects.changesRows || landing != nil
    return effects
  }

  /// Puts the lifted row down where it is: one step to undo, however many rows it has passed.
  mutating func drop(_ hold: Hold, at time: Time) -> ListEffects {
    gesture = .none
    var effects = ListEffects()
    let hasMoved = !hold.exchanges.isEmpty || movedRow(of: hold).flatMap { tree.index(of: $0) } != hold.origin
    if hasMoved, corrections.contains(.noticeOnChange), let row = hold.row ?? firstRow {
      effects.notices.append(.didMove(row))
    }
    record(hold)
    land(hold, at: time)
    effects.startedMotion = landing != nil
    return effects
  }

  /// Writes the way that the lifted row has come since it was last recorded into the history.
  private mutating func record(_ hold: Hold) {
    if !hold.exchanges.isEmpty {
      history.append(UndoStep(changes: hold.exchanges.reversed()))
    } else if let row = movedRow(of: hold), let index = tree.index(of: row), index != hold.recorded {
      history.append(UndoStep(changes: [.move(row, to: hold.recorded)]))
    }
  }

  /// Records a running hold before something else changes the list, so that undoing goes back in the same order.
  mutating func recordHold() {
    guard case .holding(var hold) = gesture else { return }
    record(hold)
    hold.exchanges = []
    if let row = movedRow(of: hold), let index = tree.index(of: row) { hold.recorded = index }
    gesture = .holding(hold)
  }

  /// Keeps the indices of a running hold in step with a row that has come, or gone, at an index.
  mutating func adjustHold(_ change: Int, at index: Int) {
    guard case .holding(var hold) = gesture else { return }
    func adjust(_ own: inout Int) {
      if index < own || (change > 0 && index == own) { own += change }
    }
    adjust(&hold.origin)
    adjust(&hold.recorded)
    adjust(&hold.source)
    gesture = .holding(hold)
  }

  /// The row that the hold moves; the article's missed one moves the first, once it is over another.
  private func movedRow(of hold: Hold) -> RowID? { hold.row ?? hold.missed }

  private var firstRow: RowID? { count > 0 ? tree.id(at: 0) : nil }

  private mutating func land(_ hold: Hold, at time: Time) {
    guard let row = hold.row, tree.contains(row) else { return }
    // The article shows and fades in the row at its last index, which a jump has made another one.
    let isArticle = !corrections.contains(.movesInsteadOfExchanges) && hold.source < count
    let home = isArticle && !hold.exchanges.isEmpty ? tree.id(at: hold.source) : row
    if home != row { leftovers.hiddenRow = row }
    let away = hold.centre(contentOffset: hold.contentOffset, at: time) - (centre(of: home, at: time) ?? 0)
    landing = Landing(
      row: row, home: home, away: Self.lifting(from: away, to: 0, at: time),
      sink: Self.lifting(from: hold.rise.position(at: time), to: 0, at: time))
  }
}
