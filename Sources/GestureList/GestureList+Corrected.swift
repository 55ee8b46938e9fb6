extension GestureList {
  /// Corrected versions of functions of `Article`, under the same names, and functions that have no counterpart there.
  enum Corrected {}
}

// MARK: - Swipe

extension GestureList.Corrected {
  typealias Row = GestureList.Row
  typealias Article = GestureList.Article

  /// Returns the opacity of both cues at the row's current position, 0...1.
  static func alpha(_ row: Row, at time: Time) -> Double {
    min(1, Article.alpha(x: row.offset(at: time), width: row.width, threshold: row.dismissThreshold))
  }

  /// Returns the effect of a release; there is none unless the pan itself has moved the row in the direction of its offset.
  static func flags(_ row: Row) -> Row.Flags {
    guard case .held(let grip) = row.state else { return Row.Flags() }
    let flags = Article.flags(x: grip.offset, width: row.width, threshold: row.dismissThreshold)
    let distance = grip.offset - grip.originalPoint
    return Row.Flags(
      deleteOnDragRelease: flags.deleteOnDragRelease && distance < 0,
      completeOnDragRelease: flags.completeOnDragRelease && distance > 0)
  }

  /// Catches a moving row where it is.
  static func handlePanBegan(_ row: inout Row, _ recognizer: PanSample, at time: Time) {
    row.state = .held(Row.Grip(recognizer, originalPoint: row.offset(at: time), home: row.home(at: time)))
  }

  /// Treats the location where the finger lifts like any other sample, and then decides.
  static func handlePanEnded(_ row: inout Row, _ recognizer: PanSample, at time: Time) -> SwipeEffects {
    Article.handlePanChanged(&row, recognizer)
    return Article.handlePanEnded(&row, flags(row), at: time)
  }

  /// Moves the row back to offset 0.
  static func handlePanCancelled(_ row: inout Row, at time: Time) -> SwipeEffects {
    guard case .held(let grip) = row.state else { return .none }
    return Article.animateBack(&row, from: grip, reporting: nil, at: time)
  }

  /// Completes an item, or restores a completed item.
  static func complete(_ list: inout GestureList, _ id: RowID, at time: Time) -> ListEffects {
    list.make(.setCompleted(id, !list.items[id].isCompleted), at: time)
  }
}

// MARK: - Pull

extension GestureList.Corrected {
  /// Lays out the placeholder as soon as the gesture begins.
  static func insertPlaceholderCell(_ list: inout GestureList) {
    switch list.gesture {
    case .pulling(var pull):
      pull.hasLaidOutPlaceholder = true
      list.gesture = .pulling(pull)
    case .pinching(var pinch):
      pinch.hasLaidOutPlaceholder = true
      list.gesture = .pinching(pinch)
    case .none, .swiping, .holding: break
    }
  }

  /// Follows the content at every offset; in the article, one above 0 stops the pull for good.
  static func scrollViewDidScroll(_ pull: inout GestureList.Pull, contentOffset: Double) {
    (pull.contentOffset, pull.hasLaidOutPlaceholder) = (contentOffset, true)
  }

  /// Ends the pull as the article does, and also clears the flag and removes the placeholder.
  static func scrollViewDidEndDragging(
    _ list: inout GestureList, contentOffset: Double, at time: Time
  ) -> ListEffects {
    let effects = Article.scrollViewDidEndDragging(&list, contentOffset: contentOffset, at: time)
    list.leftovers.pull = nil
    return effects
  }
}

// MARK: - Pinch

extension GestureList.Corrected {
  /// Opens a gap only if both fingers are on rows; a row contains its upper edge.
  static func pinchStart(
    _ list: inout GestureList, _ points: FingerPair?, contentOffset: Double, at time: Time
  ) -> ListEffects {
    guard let points, let upperRow = list.row(visibleAt: points.upper, at: time)?.row,
      let lowerRow = list.row(visibleAt: points.lower, at: time)?.row,
      let rows = Article.pinchedRows(upperRow, lowerRow, in: list, contentOffset: contentOffset)
    else { return .none }
    return list.openGap(between: rows, touchPoints: points, at: time)
  }

  /// Returns the distance that each side of a gap has moved, half of the distance by which the fingers have parted, in
  /// points.
  static func delta(from initial: FingerPair, to current: FingerPair) -> Double {
    max(0, (current.lower - current.upper) - (initial.lower - initial.upper)) / 2
  }

  /// Treats the locations where the fingers lift like any other sample; `points` is nil if either is unknown.
  static func pinchEnded(_ list: inout GestureList, _ points: FingerPair?, at time: Time) -> ListEffects {
    if let points { Article.pinchChanged(&list, points) }
    return Article.pinchEnded(&list, at: time)
  }

  /// Makes the rows move from the edges of the gap, and the new row from its middle, if it was inserted there.
  static func closeGap(
    _ list: inout GestureList, _ pinch: GestureList.Pinch, added index: Int, at time: Time
  ) -> Bool {
    let duration = GestureList.gapDuration
    _ = list.rows.travel(0..<index, from: -pinch.delta, duration: duration, at: time)
    _ = list.rows.travel(index..<index + 1, from: -list.rowHeight / 2, duration: duration, at: time)
    _ = list.rows.travel((index + 1)..., from: pinch.delta, duration: duration, at: time)
    return true
  }
}

// MARK: - Hold

extension GestureList.Corrected {
  /// Returns the snapshot's top, in points; its distance from the finger stays the same.
  @inline(__always)
  static func snapShotTop(_ cell: MovingRows.Place, in list: GestureList) -> Double {
    list.rows.tree.top(of: cell.row) ?? cell.top
  }

  /// Returns the landing of a row that is still sinking, so that the row rises from where it is; nil for any other.
  @inline(__always)
  static func landing(of id: RowID, in list: GestureList) -> RowLanding? {
    list.landing.flatMap { $0.row == id ? $0.motion : nil }
  }

  /// Moves the item and its row to the finger's location, or as near to it as the group of the row allows.
  static func passRows(_ list: inout GestureList, _ hold: GestureList.Hold, at time: Time) -> ListEffects {
    // A finger that touched outside all rows moves the first row, which is the effect of the article's nil index path.
    guard let row = list.movedRow(of: hold) ?? list.firstRow, let index = list.rows.tree.index(of: row) else {
      return .none
    }
    let target = list.reachableIndex(nearest: hold.grip.index(of: row, in: list.rows.tree), by: row, from: index)
    guard target != index else { return .none }
    _ = list.apply(.moveItem(row, to: target), at: time)
    var effects = list.apply(.moveRow(row, to: target), at: time)
    var hold = hold
    if hold.row == nil { hold.fallbackRow = row }
    effects.add(list.continueHold(with: hold, at: target, reporting: row))
    return effects
  }

  /// Treats the location where the finger lifts like any other sample.
  static func handleLongPressEnded(
    _ list: inout GestureList, y: Double, contentOffset: Double, at time: Time
  ) -> ListEffects {
    var effects = Article.handleLongPressChanged(&list, y: y, contentOffset: contentOffset, at: time)
    effects.add(Article.handleLongPressEnded(&list, contentOffset: contentOffset, at: time))
    return effects
  }

  /// Puts the lifted row back where it was lifted.
  static func putBack(_ list: inout GestureList, _ hold: GestureList.Hold, at time: Time) -> ListEffects {
    list.gesture = .none
    var effects = ListEffects()
    for change in hold.undoChanges.reversed() { effects.add(list.apply(change, at: time)) }
    if let row = list.movedRow(of: hold), list.rows.tree.contains(row) {
      if list.rows.tree.index(of: row) != hold.grip.originalIndex {
        effects.add(list.apply(.move(row, to: hold.grip.originalIndex), at: time))
      }
      // If the app made changes in the meantime, part of the move was recorded before them, even if the row is already
      // back.
      if hold.grip.originalIndex != hold.grip.recordedIndex {
        list.record(GestureList.UndoStep(changes: [.move(row, to: hold.grip.recordedIndex)]))
      }
    }
    // The exchanges have been undone, so the row lands at its own position.
    var hold = hold
    hold.undoChanges = []
    effects.add(startedMotion: Article.land(&list, hold, at: time))
    return effects.withoutNotices
  }

  /// Returns the row whose move is reported at a release: the moved row, if it is not where the hold began, or, if items
  /// have been exchanged, the lifted row or else the first one; nil while the hold still passes rows.
  @inline(__always)
  static func reportedRow(of hold: GestureList.Hold, reporting row: RowID?, in list: GestureList) -> RowID? {
    guard row == nil else { return nil }
    guard hold.undoChanges.isEmpty else { return hold.row ?? list.firstRow }
    guard let row = list.movedRow(of: hold), list.rows.tree.index(of: row) != hold.grip.originalIndex
    else { return nil }
    return row
  }
}

// MARK: - Cancelled gestures

extension GestureList.Corrected {
  /// Undoes a cancelled gesture: a pull adds nothing, parted rows close up, and a lifted row returns.
  static func gestureCancelled(_ list: inout GestureList, contentOffset: Double, at time: Time) -> ListEffects {
    switch list.gesture {
    case .none, .swiping: return .none
    case .pulling:
      list.gesture = .none
      return .none
    case .pinching(let pinch):
      list.gesture = .none
      return ListEffects(startedMotion: Article.resetTransforms(&list, pinch, at: time))
    case .holding(let hold): return putBack(&list, hold.scrolled(to: contentOffset), at: time)
    }
  }
}
