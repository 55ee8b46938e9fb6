// Moves of rows by fingers and plain actions.

extension SwipeList {
  /// The row that a finger has lifted.
  @inlinable public var liftedRow: RowID? {
    guard hasLift, case .held(let row, _) = lift else { return nil }
    return row
  }

  /// The gestures that lift rows: holds or, if there are reorder controls, touches on those; none if fingers cannot move
  /// rows.
  @inlinable public var gestures: TableGestures {
    guard let reordering else { return [] }
    return reordering.control == nil ? .hold : .reorder
  }

  /// Whether a lifted row that is dropped outside the table returns to where it was lifted, according to
  /// ``reordering``.
  @inlinable public var revertsOnSpill: Bool { reordering?.revertsOnSpill ?? false }

  // MARK: Holds

  /// Handles a phase of a hold at a y coordinate in the viewport, in points.
  @usableFromInline mutating func handleHold(
    _ phase: PanPhase, y: Double, contentOffset: Double, at time: Time
  ) -> ListEffects {
    guard reordering != nil else { return .none }
    let (y, offset) = (y.madeFinite, contentOffset.madeFinite)
    if phase == .began { return holdBegan(y: y, contentOffset: offset, at: time) }
    guard case .held(let row, var hold) = lift else { return .none }
    switch phase {
    case .began, .cancelled, .failed:
      // The row sinks from where it is seen, although the content may have moved under the finger.
      hold.move(y: hold.y, contentOffset: offset)
      lift = .held(row, hold)
      return cancelHold(at: time)
    case .changed, .ended:
      hold.move(y: y, contentOffset: offset)
      lift = .held(row, hold)
      var effects = pass(row, with: hold, at: time)
      if phase == .ended { effects.add(drop(row, with: hold, at: time)) }
      return effects
    }
  }

  /// Cancels an earlier hold and lifts the row under the finger, if that row may be moved, and responds to touches or is
  /// already lifted; an open row closes.
  private mutating func holdBegan(y: Double, contentOffset: Double, at time: Time) -> ListEffects {
    guard let id = row(visibleAt: y + contentOffset, at: time)?.row, isMovable(id),
      respondsToTouches(id) || id == liftedRow
    else {
      return .none
    }
    var effects = cancelHold(at: time)
    let oldLift = visibleLift(at: time).flatMap { $0.row == id ? $0 : nil }
    guard let index = rows.tree.index(of: id), let top = rows.tree.top(of: id), let place = rows.place(of: id, at: time)
    else { return effects }
    effects.add(letGoAndClose(id, at: time))
    let hold = RowHold(
      index: index, top: top, y: y, contentOffset: contentOffset, visibleAt: oldLift?.top ?? place.top,
      risenBy: oldLift?.progress ?? 0, duration: liftDuration, at: time)
    lift = .held(id, hold)
    effects.add(startedMotion: true)
    return effects
  }

  /// Cancels a drag of the row and closes the row.
  private mutating func letGoAndClose(_ id: RowID, at time: Time) -> ListEffects {
    var effects = ListEffects()
    guard activeRow?.id == id || otherRows[id] != nil else { return effects }
    makeActive(id)
    let rowEffects = activeRow?.change { row in
      row.pan(PanSample(.cancelled, translation: .zero), at: time).followed(by: row.close(animated: true, at: time))
    }
    if let rowEffects { effects.add(rowEffects, from: id) }
    deactivateRow()
    return effects
  }

  /// Moves the lifted row past other rows after the finger or the content has moved.
  private mutating func pass(_ row: RowID, with hold: RowHold, at time: Time) -> ListEffects {
    guard let index = rows.tree.index(of: row) else { return .none }
    let target = nearestIndex(to: hold.index(of: row, in: rows.tree), reachableBy: row, from: index)
    return target == index ? .none : moveUnrecorded(row, to: target, at: time).withoutNotices
  }

  /// Puts the lifted row down where it is; its moves that are not recorded yet become one undo step.
  private mutating func drop(_ row: RowID, with hold: RowHold, at time: Time) -> ListEffects {
    recordHold()
    var effects = ListEffects()
    if rows.tree.index(of: row) != hold.originalIndex { effects.add(.didMove(row)) }
    effects.add(startedMotion: land(row, from: hold, at: time))
    return effects
  }

  /// Moves the held row, if any, back to where it was lifted, and puts it down.
  mutating func cancelHold(at time: Time) -> ListEffects {
    guard case .held(let row, let hold) = lift else { return .none }
    var effects = moveUnrecorded(row, to: hold.originalIndex, at: time).withoutNotices
    // If the list has been changed during the hold, part of the move is an undo step already, so the move back becomes one.
    if hold.originalIndex != hold.recordedIndex { record(.move(row, to: hold.recordedIndex)) }
    effects.add(startedMotion: land(row, from: hold, at: time))
    return effects
  }

  /// Puts a held row down where it is, because the app moves it, and returns whether the row has begun to sink.
  mutating func letGo(of id: RowID, at time: Time) -> Bool {
    guard case .held(let row, let hold) = lift, row == id else { return false }
    recordHold()
    return land(row, from: hold, at: time)
  }

  /// Puts the lifted row into its position, to which it sinks unless motion is reduced, and returns whether it has begun to
  /// sink.
  private mutating func land(_ row: RowID, from hold: RowHold, at time: Time) -> Bool {
    lift = nil
    guard let index = rows.tree.index(of: row) else { return false }
    // The row sinks straight to its final position, so any motion of that position ends now.
    rows.endMotion(index)
    guard !reducesMotion, let place = rows.place(of: row, at: time) else { return false }
    lift = .sinking(row, RowLanding(of: hold, to: place.top, duration: liftDuration, at: time))
    return true
  }

  private var liftDuration: Double { animationDuration ?? RowHold.duration }

  // MARK: Changes during a hold

  /// Records how far a held row has moved, before the hold ends or something else changes the list, so that undo reverts
  /// the changes in the right order.
  mutating func recordHold() {
    guard case .held(let row, var hold) = lift, let index = rows.tree.index(of: row) else { return }
    if index != hold.recordedIndex { record(.move(row, to: hold.recordedIndex)) }
    hold.record(index)
    lift = .held(row, hold)
  }

  /// Adjusts the indices of a hold after another row has been removed, inserted, or both.
  ///
  /// The hold must have been recorded before that change.
  mutating func adjustHold(removedIndex: Int? = nil, insertedIndex: Int? = nil) {
    guard case .held(let row, var hold) = lift, let index = rows.tree.index(of: row) else { return }
    hold.adjust(removedIndex: removedIndex, insertedIndex: insertedIndex, index: index)
    lift = .held(row, hold)
  }

  /// Ends the lift of a row that has been removed.
  mutating func forgetLift(of id: RowID) {
    switch lift {
    case .held(let row, _), .sinking(let row, _): if row == id { lift = nil }
    case nil: break
    }
  }

  @usableFromInline mutating func settleLift(at time: Time) {
    if hasLift, case .sinking(_, let landing) = lift, landing.sink.isSettled(at: time) { lift = nil }
  }

  // MARK: Possible moves

  /// Returns whether the options and a row's description let fingers and plain actions move the row.
  func isMovable(_ id: RowID) -> Bool {
    guard reordering != nil, !descriptions.isEmpty, let description = descriptions[id] else { return reordering != nil }
    return description.isMovable && description.isEnabled
  }

  /// Returns the index nearest to a target that a row can reach without passing a row of another group.
  ///
  /// - Complexity: O(1) if no row is described, otherwise O(*k* log *n*) for *k* passed rows.
  private func nearestIndex(to target: Int, reachableBy row: RowID, from index: Int) -> Int {
    if descriptions.isEmpty { return target }
    let group = group(of: row)
    return index.advanced(toward: target) { self.group(of: rows.tree.id(index: $0)) == group }
  }

  /// Returns the plain actions that can move a row, except those whose ids are used by the row's own actions.
  func moveActions(of row: RowID, except existingActions: [InteractionAction]) -> [InteractionAction] {
    guard isMovable(row), let index = rows.tree.index(of: row) else { return [] }
    var possibleActions: [InteractionAction] = []
    for move in RowMove.allCases where existingActions.firstIndex(withID: move.rawValue) == nil {
      let neighborIndex = move.isUp ? index - 1 : index + 1
      guard neighborIndex >= 0, neighborIndex < count,
        nearestIndex(to: neighborIndex, reachableBy: row, from: index) == neighborIndex
      else { continue }
      possibleActions.append(InteractionAction(id: move.rawValue, title: actionTitles[move.rawValue]))
    }
    return possibleActions
  }

  /// Performs a plain action that moves a row; returns nil if the action is not among the row's
  /// `moveActions(of:except:)`, or the row does not respond to touches.
  mutating func performMove(_ action: String, on row: RowID, at time: Time) -> ListEffects? {
    guard reordering != nil, let move = RowMove(rawValue: action), rows.tree.contains(row), respondsToTouches(row),
      moveActions(of: row, except: self.row(row).plainActions()).firstIndex(withID: action) != nil
    else { return nil }
    var effects = cancelHold(at: time)
    guard let index = rows.tree.index(of: row) else { return effects }
    let target = nearestIndex(to: move.target(from: index, rowCount: count), reachableBy: row, from: index)
    effects.add(self.move(row, to: target, at: time))
    return effects
  }
}
