extension GestureList {
  // MARK: Swipe and tap

  /// Handles a sample of a finger that drags a row sideways.
  mutating func handlePan(_ id: RowID, _ sample: PanSample, at time: Time) -> ListEffects {
    guard sample.phase != .began else { return swipeBegan(id, sample, at: time) }
    guard case .swiping(let swiped) = gesture, swiped == id, let index = activeRows.firstIndex(where: { $0.id == id })
    else { return .none }
    var effects = activeRows[index].row.pan(sample, at: time)
    guard sample.phase != .changed else { return .none }
    if reducesMotion, let end = activeRows[index].row.settleTime {
      activeRows[index].row.advance(to: end)
      effects.startedMotion = false
    }
    return swipeEnded(id, effects, at: time)
  }

  private mutating func swipeBegan(_ id: RowID, _ sample: PanSample, at time: Time) -> ListEffects {
    var effects = endGestureAndEditing(at: time)
    guard rows.tree.contains(id) else { return effects }
    let index = activeRows.firstIndex { $0.id == id } ?? activeRows.count
    if index == activeRows.count { activeRows.append(ActiveRow(id: id, row: newRow)) }
    gesture = .swiping(id)
    effects.add(startedMotion: activeRows[index].row.pan(sample, at: time).startedMotion)
    return effects
  }

  private mutating func swipeEnded(_ id: RowID, _ swipeEffects: SwipeEffects, at time: Time) -> ListEffects {
    gesture = .none
    var effects = ListEffects(startedMotion: swipeEffects.startedMotion)
    if case .didCommit(let edge)? = swipeEffects.first {
      effects.add(edge == .trailing ? make(.delete(id), at: time) : complete(id, at: time))
    }
    return effects
  }

  /// Handles a tap on a row; see `beginEditing(_:at:)`.
  mutating func handleTap(_ id: RowID, at time: Time) -> ListEffects {
    guard editing?.row != id else { return .none }
    return beginEditing(id, at: time)
  }

  // MARK: Ending interrupted gestures and editing

  /// Cancels the running gesture, then ends editing; see `endEditing(at:)`.
  mutating func endGestureAndEditing(at time: Time) -> ListEffects {
    var effects = cancelGesture(at: time)
    effects.add(endEditing(at: time))
    return effects
  }

  /// Cancels the running gesture as if the system had cancelled it.
  mutating func cancelGesture(at time: Time) -> ListEffects {
    switch gesture {
    case .none: return .none
    case .swiping(let id): return handlePan(id, PanSample(.cancelled, translation: .zero), at: time)
    case .pulling(let pull): return gestureCancelled(contentOffset: pull.contentOffset, at: time)
    case .pinching: return gestureCancelled(contentOffset: 0, at: time)
    case .holding(let hold): return gestureCancelled(contentOffset: hold.grip.contentOffset, at: time)
    }
  }

  /// Ends the running gesture if it is on a row that the app removes or moves, and keeps its changes to the list.
  ///
  /// - Parameters:
  ///   - id: The row.
  ///   - time: The moment of the change.
  /// - Returns: Whether the rows around a gap have begun to return.
  mutating func endGesture(on id: RowID, at time: Time) -> Bool {
    switch gesture {
    case .none, .pulling: break
    case .swiping(let row):
      if row == id { _ = handlePan(id, PanSample(.cancelled, translation: .zero), at: time) }
    case .pinching(let pinch):
      guard pinch.rowAbove == id || pinch.upperRow == id || pinch.lowerRow == id else { break }
      gesture = .none
      return Article.resetTransforms(&self, pinch, at: time)
    case .holding(let hold):
      if movedRow(of: hold) == id { _ = Article.drop(&self, hold, at: time) }
    }
    return false
  }
}
