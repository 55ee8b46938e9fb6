// Hold: `handleLongPress:`, the action of the table's UILongPressGestureRecognizer. `Hold` stores that method's two static
// variables. The numbers 0.25 s, 0.98 and 1.05, and those of the shadow, are in Sources/InteractionLists/Lists/RowHold.swift.

extension GestureList.Article {
  typealias Hold = GestureList.Hold

  /// `customSnapShotForView:`: makes a snapshot of the cell, with a shadow.
  ///
  /// - Parameters:
  ///   - lifted: The snapshot's row, opacity and scale.
  ///   - frame: The snapshot's rectangle before it is scaled, in points.
  ///   - fill: The cell's background.
  /// - Returns: The snapshot's layer without its contents.
  static func customSnapShot(_ lifted: GestureList.Lifted, _ frame: LayoutRect, fill: Paint) -> Layer {
    Layer(
      LayerID(lifted.row, .lifted), "UIImageView", frame, fill: fill, alpha: lifted.alpha,
      scale: Vector(lifted.scale, lifted.scale), shadow: GestureList.liftedShadow)
  }

  /// `handleLongPress:`: lifts, moves or drops a cell, by the recogniser's state.
  ///
  /// - Parameters:
  ///   - list: The list.
  ///   - state: The recogniser's state.
  ///   - y: The finger's y coordinate in the viewport, in points.
  ///   - contentOffset: The viewport's top, in points; together with `y` it is the article's `location`.
  ///   - time: The moment.
  /// - Returns: The effects, with the changes of the rows.
  static func handleLongPress(
    _ list: inout GestureList, _ state: PanPhase, y: Double, contentOffset: Double, at time: Time
  ) -> ListEffects {
    switch state {
    case .began:
      guard let cell = list.row(visibleAt: y + contentOffset, at: time) else {
        return list.handleLongPressMissed(y: y, contentOffset: contentOffset, at: time)
      }
      return handleLongPressBegan(&list, cell.row, y: y, contentOffset: contentOffset, at: time)
    case .changed: return handleLongPressChanged(&list, y: y, contentOffset: contentOffset, at: time)
    case .ended: return list.handleLongPressEnded(y: y, contentOffset: contentOffset, at: time)
    case .cancelled, .failed: return list.gestureCancelled(contentOffset: contentOffset, at: time)
    }
  }

  /// `if (!indexPath) return;`: the hold continues without a snapshot and without a `sourceIndexPath`, whose `row` is
  /// then 0.
  static func handleLongPressMissed(
    _ list: inout GestureList, y: Double, contentOffset: Double, at time: Time
  ) -> ListEffects {
    let effects = list.endGestureAndEditing(at: time)
    // Not in the article: if the hold moves the first row, it does so as if the finger were on the middle of that row.
    let top = y + contentOffset - (list.firstRow.flatMap { list.rows.tree.height(of: $0) } ?? 0) / 2
    let grip = list.grip(index: 0, top: top, y: y, contentOffset: contentOffset, visibleAt: top, risenBy: 0, at: time)
    list.gesture = .holding(Hold(row: nil, grip: grip))
    return effects
  }

  /// `case UIGestureRecognizerStateBegan`: the snapshot rises from the cell to the finger, and the cell fades out.
  static func handleLongPressBegan(
    _ list: inout GestureList, _ id: RowID, y: Double, contentOffset: Double, at time: Time
  ) -> ListEffects {
    // Not in the article: an immovable row is not held, and anything in progress, such as an edit, continues.
    guard list.items.traits(of: id).isMovable else { return .none }
    var effects = list.endGestureAndEditing(at: time)
    guard let index = list.rows.tree.index(of: id), let place = list.rows.place(of: id, at: time, gap: list.gap)
    else { return effects }
    let landing = list.landing(of: id)
    list.landing = nil
    // Not in the article: there, a cell that stayed hidden because the finger had jumped reappears only when a row is dropped
    // in its place.
    list.leftovers.hiddenRow = nil
    let grip = list.grip(
      index: index, top: list.snapShotTop(place, location: y + contentOffset), y: y, contentOffset: contentOffset,
      visibleAt: place.top + (landing?.drift.position(at: time) ?? 0), risenBy: landing?.sink.position(at: time) ?? 0,
      at: time)
    list.gesture = .holding(Hold(row: id, grip: grip))
    effects.add(startedMotion: true)
    return effects
  }

  /// Returns the snapshot as `handleLongPress:` animates it, with alpha 0.98 and scale 1.05 once it has risen.
  ///
  /// - Parameters:
  ///   - row: The row in the snapshot.
  ///   - center: The y coordinate of the snapshot's centre, in points.
  ///   - fraction: The snapshot's rise, from 0 to 1.
  /// - Returns: The snapshot's row, place, opacity and scale.
  static func snapShot(of row: RowID, center: Double, risenBy fraction: Double) -> GestureList.Lifted {
    GestureList.Lifted(
      row: row, center: center, alpha: GestureList.liftedAlpha * fraction,
      scale: 1 + (GestureList.liftedScale - 1) * fraction)
  }

  /// `snapShot.center = CGPointMake(snapShot.center.x, location.y)`; returns the resulting top of the snapshot, in
  /// points.
  static func snapShotTop(_ cell: MovingRows.Place, location y: Double) -> Double { y - cell.height / 2 }

  /// `case UIGestureRecognizerStateChanged`: moves the snapshot with the finger, and exchanges rows that it passes.
  static func handleLongPressChanged(
    _ list: inout GestureList, y: Double, contentOffset: Double, at time: Time
  ) -> ListEffects {
    guard case .holding(var hold) = list.gesture else { return .none }
    hold.grip.move(y: y, contentOffset: contentOffset)
    list.finishMove(&hold)
    list.gesture = .holding(hold)
    return list.passRows(hold, at: time)
  }

  /// `snapShot.center = CGPointMake(snapShot.center.x, location.y)` outside an animation, ending the animation in which
  /// the snapshot moves to the finger.
  static func finishMove(_ hold: inout Hold) { hold.grip.finishMove() }

  /// `if (indexPath && ![indexPath isEqual:sourceIndexPath])`, in which the items at the finger and at its last
  /// position are exchanged, and the table moves one row.
  ///
  /// Not in the article: `reachableIndex`, which keeps a row within its group, and `undoChanges`, the changes that undo the
  /// exchange.
  static func passRows(_ list: inout GestureList, _ hold: Hold, at time: Time) -> ListEffects {
    guard let touchedRow = list.rows.tree.id(atY: hold.grip.y + hold.grip.contentOffset),
      let touchedIndex = list.rows.tree.index(of: touchedRow), hold.sourceIndexPath < list.count
    else { return .none }
    let sourceIndex = hold.sourceIndexPath
    let order = list.itemOrder ?? list.rows.tree
    let indexPath = list.reachableIndex(nearest: touchedIndex, by: order.id(index: sourceIndex), from: sourceIndex)
    guard indexPath != sourceIndex else { return .none }
    let passedRow = list.rows.tree.id(index: indexPath)
    var hold = hold
    var effects = ListEffects()
    let changes: [GestureList.Change] =
      list.itemOrder == nil && (indexPath - sourceIndex).magnitude == 1
      // If neighbours are exchanged, the row has simply moved, and both orders agree.
      ? [.move(passedRow, to: sourceIndex)]
      : [.exchange(order.id(index: indexPath), order.id(index: sourceIndex)), .moveRow(passedRow, to: sourceIndex)]
    for change in changes {
      // A row that passes the same neighbour again is on its way back.
      if case .move(let lastPassedRow, _)? = hold.undoChanges.last, lastPassedRow == passedRow {
        hold.undoChanges.removeLast()
      } else if let inverse = list.inverse(of: change) {
        hold.undoChanges.append(inverse)
      }
      effects.add(list.apply(change, at: time).withoutNotices)
    }
    effects.add(list.continueHold(with: hold, at: indexPath, reporting: hold.row ?? passedRow))
    return effects
  }

  /// `default`, reached by a release: the snapshot sinks to the cell at `sourceIndexPath`, which fades in.
  static func handleLongPressEnded(
    _ list: inout GestureList, contentOffset: Double, at time: Time
  ) -> ListEffects {
    guard case .holding(let hold) = list.gesture else { return .none }
    return drop(&list, hold.scrolled(to: contentOffset), at: time)
  }

  /// Ends a hold, and drops the lifted row, if there is one, at its current position.
  ///
  /// Not in the article: the moves that are not recorded yet become one undo step.
  static func drop(_ list: inout GestureList, _ hold: Hold, at time: Time) -> ListEffects {
    list.gesture = .none
    let reportedRow = list.reportedRow(of: hold, reporting: nil)
    list.record(hold)
    return ListEffects(notices: reportedRow.map { [.didMove($0)] } ?? [], startedMotion: land(&list, hold, at: time))
  }

  /// `[UIView animateWithDuration:0.25f …]` of `default`, which makes the snapshot sink while the cell fades in.
  ///
  /// - Parameters:
  ///   - list: The list.
  ///   - hold: The hold that has ended.
  ///   - time: When the snapshot begins to sink.
  /// - Returns: Whether a snapshot sinks; false if the hold has lifted no row, or if motion is reduced.
  static func land(_ list: inout GestureList, _ hold: Hold, at time: Time) -> Bool {
    guard let row = hold.row, list.rows.tree.contains(row) else { return false }
    // `cellForRowAtIndexPath:sourceIndexPath`, which after a jump is the cell of another row.
    let homeRow = hold.undoChanges.isEmpty ? row : list.rows.tree.id(index: hold.sourceIndexPath)
    if homeRow != row { list.leftovers.hiddenRow = row }
    // The snapshot follows the row to which it sinks, so it would not sink directly if that row were moving.
    if let index = list.rows.tree.index(of: homeRow) { list.rows.endMotion(index) }
    guard !list.reducesMotion else { return false }
    let motion = RowLanding(
      of: hold.grip, to: list.visibleTop(of: homeRow, at: time) ?? 0,
      duration: list.animationDuration ?? GestureList.liftDuration, at: time)
    list.landing = GestureList.Landing(row: row, homeRow: homeRow, motion: motion)
    return true
  }
}
