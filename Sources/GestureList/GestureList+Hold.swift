extension GestureList {
  /// A finger that has rested moves to a height: the article's `handleLongPress:`.
  mutating func held(_ phase: PanPhase, y: Double, contentOffset: Double, at time: Time) -> ListEffects {
    let (y, offset) = (y.madeFinite, contentOffset.madeFinite)
    if phase == .began { return holdBegan(y: y, contentOffset: offset, at: time) }
    guard case .holding(var hold) = gesture else { return .none }
    guard phase == .changed || (phase == .ended && corrections.contains(.freshDecision)) else {
      // It sinks from where it is seen, though the content may have moved under its finger.
      hold.grip.move(y: hold.grip.y, contentOffset: offset)
      return holdEnded(hold, phase, at: time)
    }
    hold.grip.move(y: y, contentOffset: offset)
    if !corrections.contains(.resumesMotion) { hold.grip.skipWay() }
    gesture = .holding(hold)
    var effects = pass(hold, at: time)
    if phase == .ended, case .holding(let hold) = gesture { effects.add(holdEnded(hold, phase, at: time)) }
    return effects
  }

  /// A finger has rested: the row under it rises to its height.
  private mutating func holdBegan(y: Double, contentOffset: Double, at time: Time) -> ListEffects {
    let touched = row(seenAt: y + contentOffset, at: time)?.row
    guard let id = touched else {
      guard !corrections.contains(.ignoresMisses) else { return .none }
      let effects = endGestureAndEditing(at: time)
      let top = y + contentOffset - (firstRow.flatMap { rows.tree.height(of: $0) } ?? 0) / 2
      gesture = .holding(Hold(row: nil, grip: hold(y: y, contentOffset, top: top, at: time)))
      return effects
    }
    // A row that stays is no row to hold: what goes on, such as an edit, goes on.
    guard items.traits(of: id).isMovable else { return .none }
    var effects = endGestureAndEditing(at: time)
    guard let index = rows.tree.index(of: id), let top = rows.tree.top(of: id),
      let place = rows.place(of: id, at: time, gap: gap)
    else { return effects }
    let before = corrections.contains(.resumesMotion) ? landing.flatMap { $0.row == id ? $0.way : nil } : nil
    landing = nil
    leftovers.hiddenRow = nil
    // The article's comes to the finger with its centre.
    let held = corrections.contains(.movesInsteadOfExchanges) ? top : y + contentOffset - place.height / 2
    let hold = hold(
      y: y, contentOffset, of: index, top: held, seenAt: place.top + (before?.away.position(at: time) ?? 0),
      risenBy: before?.sink.position(at: time) ?? 0, at: time)
    gesture = .holding(Hold(row: id, grip: hold))
    effects.add(startedMotion: true)
    return effects
  }

  private func hold(
    y: Double, _ contentOffset: Double, of index: Int = 0, top: Double, seenAt seen: Double? = nil,
    risenBy risen: Double = 0, at time: Time
  ) -> RowHold {
    RowHold(
      index: index, top: top, y: y, contentOffset: contentOffset, seenAt: seen ?? top, risenBy: risen,
      duration: animationDuration ?? Self.liftDuration, at: time)
  }

  /// The finger is at another height: the lifted row passes other rows.
  private mutating func pass(_ hold: Hold, at time: Time) -> ListEffects {
    guard corrections.contains(.movesInsteadOfExchanges) else {
      return exchange(hold, height: hold.grip.y + hold.grip.contentOffset, time)
    }
    // Without `ignoresMisses` a finger that was on no row moves the first one, as the article's nil index path says.
    guard let row = movedRow(of: hold) ?? firstRow else { return .none }
    guard let index = rows.tree.index(of: row) else { return .none }
    let target = reachable(hold.grip.index(of: row, in: rows.tree), by: row, from: index)
    guard target != index else { return .none }
    _ = apply(.moveItem(row, to: target), at: time)
    var effects = apply(.moveRow(row, to: target), at: time)
    var hold = hold
    hold.source = target
    if hold.row == nil { hold.missed = row }
    gesture = .holding(hold)
    if !corrections.contains(.noticeOnChange) { effects.add(.didMove(row)) }
    return effects
  }

  /// The article's exchange: the items at the finger and at its last position change theirs, and the table moves one row.
  private mutating func exchange(_ hold: Hold, height y: Double, _ time: Time) -> ListEffects {
    guard let seen = rows.tree.id(atHeight: y), let wanted = rows.tree.index(of: seen), hold.source < count else {
      return .none
    }
    let order = model ?? rows.tree
    let index = reachable(wanted, by: order.id(index: hold.source), from: hold.source)
    guard index != hold.source else { return .none }
    let passed = rows.tree.id(index: index)
    var hold = hold
    var effects = ListEffects()
    let changes: [Change] =
      model == nil && (index - hold.source).magnitude == 1
      // Neighbours that are exchanged have moved, and nothing disagrees.
      ? [.move(passed, to: hold.source)]
      : [.exchange(order.id(index: index), order.id(index: hold.source)), .moveRow(passed, to: hold.source)]
    for change in changes {
      if let inverse = inverse(of: change) { hold.exchanges.append(inverse) }
      effects.add(apply(change, at: time).withoutNotices)
    }
    if !corrections.contains(.noticeOnChange) { effects.add(.didMove(hold.row ?? passed)) }
    hold.source = index
    gesture = .holding(hold)
    return effects
  }

  /// The finger has let go: the row sinks to its new position, or back to the old one.
  mutating func holdEnded(_ hold: Hold, _ phase: PanPhase, at time: Time) -> ListEffects {
    guard phase != .ended, corrections.contains(.cancelRestores) else { return drop(hold, at: time) }
    gesture = .none
    var effects = ListEffects()
    for change in hold.exchanges.reversed() { effects.add(apply(change, at: time)) }
    if hold.exchanges.isEmpty, let row = movedRow(of: hold), rows.tree.contains(row) {
      if rows.tree.index(of: row) != hold.grip.origin { effects.add(apply(.move(row, to: hold.grip.origin), at: time)) }
      // The app's own changes meanwhile have been recorded after a part of the move, be the row back already.
      if hold.grip.origin != hold.grip.recorded { record(UndoStep(changes: [.move(row, to: hold.grip.recorded)])) }
    }
    // Taken back, the exchanges have left the row its own position.
    var hold = hold
    hold.exchanges = []
    effects.add(startedMotion: land(hold, at: time))
    return effects.withoutNotices
  }

  /// Puts the lifted row down where it is: one step to undo, however many rows it has passed.
  mutating func drop(_ hold: Hold, at time: Time) -> ListEffects {
    gesture = .none
    let moved = corrections.contains(.noticeOnChange) ? rowMoved(by: hold) : nil
    record(hold)
    return ListEffects(notices: moved.map { [.didMove($0)] } ?? [], startedMotion: land(hold, at: time))
  }

  /// Writes into the history how far the lifted row has moved since it was last recorded.
  private mutating func record(_ hold: Hold) {
    if !hold.exchanges.isEmpty {
      record(UndoStep(changes: hold.exchanges.reversed()))
    } else if let row = movedRow(of: hold), let index = rows.tree.index(of: row), index != hold.grip.recorded {
      record(UndoStep(changes: [.move(row, to: hold.grip.recorded)]))
    }
  }

  /// Records a running hold before something else changes the list, so that undoing goes back in the same order.
  mutating func recordHold() {
    guard case .holding(var hold) = gesture else { return }
    record(hold)
    hold.exchanges = []
    if let row = movedRow(of: hold), let index = rows.tree.index(of: row) { hold.grip.record(index) }
    gesture = .holding(hold)
  }

  /// Keeps the indices of a running hold, which has just been recorded, in step with another row that has gone from an index,
  /// or come at one, or both.
  mutating func adjustHold(gone: Int? = nil, come: Int? = nil) {
    guard case .holding(var hold) = gesture else { return }
    if let gone, gone < hold.source { hold.source -= 1 }
    if let come, come <= hold.source { hold.source += 1 }
    if let row = movedRow(of: hold), let index = rows.tree.index(of: row) {
      hold.grip.adjust(gone: gone, come: come, index: index)
    }
    gesture = .holding(hold)
  }

  /// The row that the hold moves; the article's missed one moves the first, once it is over another.
  func movedRow(of hold: Hold) -> RowID? { hold.row ?? hold.missed }

  /// The same, once it is not where it was lifted.
  private func rowMoved(by hold: Hold) -> RowID? {
    guard hold.exchanges.isEmpty else { return hold.row ?? firstRow }
    guard let row = movedRow(of: hold), rows.tree.index(of: row) != hold.grip.origin else { return nil }
    return row
  }

  /// The first row, if there is one.
  var firstRow: RowID? { count > 0 ? rows.tree.id(index: 0) : nil }

  /// Makes the picture of the row sink to the row's position.
  ///
  /// - Parameters:
  ///   - hold: The hold that is over.
  ///   - time: The moment at which the finger has let go.
  /// - Returns: Whether there is a picture.
  private mutating func land(_ hold: Hold, at time: Time) -> Bool {
    guard let row = hold.row, rows.tree.contains(row) else { return false }
    // The article shows and fades in the row at its last index, which a jump has made another one.
    let home = hold.exchanges.isEmpty ? row : rows.tree.id(index: hold.source)
    if home != row { leftovers.hiddenRow = row }
    // The picture goes there on a straight way, so it must not have to follow a row that is still on its own.
    if let index = rows.tree.index(of: home) { rows.putInPlace(index) }
    let way = RowLanding(
      of: hold.grip, to: seenTop(of: home, at: time) ?? 0, duration: animationDuration ?? Self.liftDuration, at: time)
    landing = Landing(row: row, home: home, way: way)
    return true
  }
}
