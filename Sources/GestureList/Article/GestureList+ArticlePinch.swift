// Pinch: `handlePinch:`, the action of the table's UIPinchGestureRecognizer. `FingerPair` replaces the struct
// `PinchTouchPoints`.

extension GestureList.Article {
  typealias Pinch = GestureList.Pinch

  /// `normalisedPinchTouchPoints:`: returns the fingers' y coordinates in the content.
  ///
  /// A `FingerPair` determines which of its fingers is the upper one.
  static func normalisedPinchTouchPoints(_ touches: FingerPair, contentOffset: Double) -> FingerPair {
    FingerPair(touches.first + contentOffset, touches.second + contentOffset)
  }

  /// `view:containsPoint:`: returns whether a point is in a cell, excluding its two borders.
  static func view(_ view: MovingRows.Place, containsPoint y: Double) -> Bool {
    view.top < y && view.top + view.height > y
  }

  /// `handlePinch:`: starts, changes or ends a pinch, by the recogniser's state.
  ///
  /// `touches` is nil unless two fingers are down (in the article, `recognizer.numberOfTouches == 2`).
  static func handlePinch(
    _ list: inout GestureList, _ state: PanPhase, _ touches: FingerPair?, contentOffset: Double, at time: Time
  ) -> ListEffects {
    let points = touches.map { normalisedPinchTouchPoints($0, contentOffset: contentOffset) }
    switch state {
    case .began: return list.pinchStart(points, contentOffset: contentOffset, at: time)
    case .changed:
      if let points { pinchChanged(&list, points) }
      return .none
    case .ended: return list.pinchEnded(points, at: time)
    case .cancelled, .failed: return list.gestureCancelled(contentOffset: contentOffset, at: time)
    }
  }

  /// `pinchStart:`: finds the cells at the two fingers, and opens a gap between two rows.
  static func pinchStart(
    _ list: inout GestureList, _ points: FingerPair?, contentOffset: Double, at time: Time
  ) -> ListEffects {
    // `locationOfTouch:inView:` raises for a missing touch; below, indexing `visibleCells` with a negative number does.
    guard let points else { return .crash }
    func cell(containing y: Double) -> RowID? {
      list.row(visibleAt: y, at: time).flatMap { view($0, containsPoint: y) ? $0.row : nil }
    }
    let (upperRow, lowerRow) = (cell(containing: points.upper), cell(containing: points.lower))
    guard let rows = pinchedRows(upperRow, lowerRow, in: list, contentOffset: contentOffset) else { return .crash }
    return list.openGap(between: rows, touchPoints: points, at: time)
  }

  /// The article's index for a missing cell.
  static let noIndex = -100

  /// The loop of `pinchStart:` as the article has it; the list's search in a tree must find the same rows.
  ///
  /// - Parameters:
  ///   - points: The fingers' y coordinates in the content, in points.
  ///   - visibleCells: The visible cells, from the top.
  /// - Returns: `_pointOneIndex` and `_pointTwoIndex` after the loop, which are indices in `visibleCells` or `noIndex`.
  package static func pointIndices(
    of points: FingerPair, in visibleCells: [MovingRows.Place]
  ) -> (one: Int, two: Int) {
    var (pointOneIndex, pointTwoIndex) = (noIndex, noIndex)
    for i in 0..<visibleCells.count {
      if view(visibleCells[i], containsPoint: points.upper) { pointOneIndex = i }
      if view(visibleCells[i], containsPoint: points.lower) { pointTwoIndex = i }
    }
    return (pointOneIndex, pointTwoIndex)
  }

  /// The middle of `pinchStart:`: from the two cells at the fingers, derives the two cells between which the gap opens.
  ///
  /// Afterward, `abs(_pointTwoIndex - _pointOneIndex) == 1` is always true.
  ///
  /// - Returns: The rows, or nil if `_pointOneIndex` is negative, so that `visibleCells` has no such cell.
  static func pinchedRows(
    _ upperRow: RowID?, _ lowerRow: RowID?, in list: GestureList, contentOffset: Double
  ) -> GestureList.PinchedRows? {
    let firstVisibleIndex = list.firstVisibleIndex(contentOffset: contentOffset)
    func visibleIndex(_ row: RowID?) -> Int {
      row.flatMap { list.rows.tree.index(of: $0) }.map { $0 - firstVisibleIndex } ?? noIndex
    }
    let (upperIndex, lowerIndex) = (visibleIndex(upperRow), visibleIndex(lowerRow))
    let pointOneIndex = (upperIndex + lowerIndex) / 2
    guard pointOneIndex >= 0 else { return nil }
    return GestureList.PinchedRows(
      rowAbove: list.rows.tree.id(index: firstVisibleIndex + pointOneIndex), upperRow: upperRow, lowerRow: lowerRow,
      areNeighbours: (lowerIndex - upperIndex).magnitude == 1, pointOneIndex: pointOneIndex,
      indexOffset: indexOffset(contentOffset: contentOffset, rowHeight: list.rowHeight))
  }

  /// `pinchChanged:`: widens or narrows the gap as the fingers move.
  ///
  /// Stores `delta`, from which the cells' transforms and the placeholder's scale, opacity and text follow, and records that
  /// the placeholder is laid out.
  static func pinchChanged(_ list: inout GestureList, _ points: FingerPair) {
    guard case .pinching(var pinch) = list.gesture else { return }
    pinch.delta = list.delta(from: pinch.initialTouchPoints, to: points)
    pinch.hasLaidOutPlaceholder = true
    list.gesture = .pinching(pinch)
    list.rememberPlaceholderCell()
  }

  /// `delta` of `pinchChanged:`, the distance that each side of the gap has moved, in points, 0 or more.
  ///
  /// According to the article's comment, this is the smaller of the two fingers' distances. But outward
  /// distances are negative, so it is the larger one.
  static func delta(from initial: FingerPair, to current: FingerPair) -> Double {
    let upperDistance = current.upper - initial.upper
    let lowerDistance = initial.lower - current.lower
    // -min would be -0 unless a finger has moved outward.
    return 0 - min(0, min(lowerDistance, upperDistance))
  }

  /// One iteration of the loop of `pinchChanged:` over the `visibleCells`; `MovingRows.Gap` must give the same result.
  ///
  /// - Returns: The cell's `transform`, the distance by which it is moved down, in points.
  package static func transform(
    ofVisibleCell i: Int, _ pointOneIndex: Int, _ pointTwoIndex: Int, delta: Double
  ) -> Double {
    if i <= pointOneIndex { return -delta }
    if i >= pointTwoIndex { return delta }
    return 0
  }

  /// The `_placeholderCell` that `pinchStart:` puts half a row lower than the cell above the gap, and that `pinchChanged:`
  /// lays out.
  ///
  /// - Returns: The placeholder; nil if the row above the gap no longer exists.
  static func placeholderCell(_ pinch: Pinch, in list: GestureList) -> GestureList.Placeholder? {
    guard let frame = placeholderFrame(for: pinch, in: list) else { return nil }
    let openFraction = fraction(2 * pinch.delta, of: list.rowHeight)
    return GestureList.Placeholder(
      frame: frame, scale: openFraction, alpha: openFraction,
      text: list.isArmed(pinch) ? "Release to Add New Item" : "Pinch to Add New Item")
  }

  /// `CGRectOffset(upperCell.frame, 0, ROW_HEIGHT / 2)`, for rows of that height: a frame as tall as a row, centred on the
  /// border between the two cells.
  ///
  /// With rows of different heights, the article's frame would be as tall as the upper cell, and lower by half of
  /// `ROW_HEIGHT`.
  static func placeholderFrame(for pinch: Pinch, in list: GestureList) -> LayoutRect? {
    guard let top = list.rows.tree.top(of: pinch.rowAbove), let height = list.rows.tree.height(of: pinch.rowAbove)
    else {
      return nil
    }
    return LayoutRect(0, top + height - list.rowHeight / 2, list.width, list.rowHeight)
  }

  /// `_pinchExceededRequiredDistance = (delta * 2 > ROW_HEIGHT)`.
  ///
  /// The placeholder's text depends on `delta > ROW_HEIGHT / 2`, which is equivalent.
  ///
  /// - Parameters:
  ///   - delta: The distance that each side of the gap has moved, in points.
  ///   - rowHeight: The height of a row, in points.
  ///   - threshold: The number of row heights that the gap must exceed; 1 in the article.
  /// - Returns: Whether a release adds an item.
  static func pinchExceededRequiredDistance(delta: Double, rowHeight: Double, threshold: Double) -> Bool {
    delta * 2 > rowHeight * threshold
  }

  /// `pinchEnded:`: adds an item if the gap is wide enough, and otherwise closes the gap.
  static func pinchEnded(_ list: inout GestureList, at time: Time) -> ListEffects {
    guard case .pinching(let pinch) = list.gesture else { return .none }
    list.gesture = .none
    guard list.isArmed(pinch), let indexAbove = list.rows.tree.index(of: pinch.rowAbove) else {
      return ListEffects(startedMotion: resetTransforms(&list, pinch, at: time))
    }
    let index = list.itemAddedIndex(pinch, indexAbove: indexAbove)
    // The data source raises for an index out of range.
    guard index >= 0, index <= list.count else { return .crash }
    var effects = list.addItem(index: index, inGroupOf: pinch.rowAbove, duration: GestureList.gapDuration, at: time)
    effects.add(startedMotion: list.closeGap(pinch, indexAbove: indexAbove, added: index, at: time))
    return effects
  }

  /// `floor(_tableView.scrollView.contentOffset.y / ROW_HEIGHT)` of `pinchEnded:`; 0 for rows of zero height.
  ///
  /// The article reads `contentOffset` when the pinch ends; here, it is read when the pinch begins.
  static func indexOffset(contentOffset: Double, rowHeight: Double) -> Int {
    rowHeight > 0 ? Int((contentOffset / rowHeight).rounded(.down).clamped(to: -1e9...1e9)) : 0
  }

  /// `[_tableView.dataSource itemAddedAtIndex:_pointTwoIndex + indexOffset]`.
  static func itemAddedIndex(_ pinch: Pinch) -> Int { pinch.pointOneIndex + 1 + pinch.indexOffset }

  /// Leaves the gap open, because no line of `pinchEnded:` undoes the rows' displacement after an item is added.
  static func closeGap(_ list: inout GestureList, _ pinch: Pinch, indexAbove: Int) -> Bool {
    list.leftovers.gap = MovingRows.Gap(index: indexAbove + 1, distance: pinch.delta)
    return false
  }

  /// `[UIView animateWithDuration:0.2f … animations:^{ for (…) view.transform = CGAffineTransformIdentity; } …]`.
  ///
  /// - Parameters:
  ///   - list: The list.
  ///   - pinch: The pinch that has ended.
  ///   - time: When the rows begin to move.
  /// - Returns: Whether the rows begin to move; false if the gap was not open.
  static func resetTransforms(_ list: inout GestureList, _ pinch: Pinch, at time: Time) -> Bool {
    guard let indexAbove = list.rows.tree.index(of: pinch.rowAbove) else { return false }
    _ = list.rows.travel((indexAbove + 1)..., from: pinch.delta, duration: GestureList.gapDuration, at: time)
    return list.rows.travel(0..<indexAbove + 1, from: -pinch.delta, duration: GestureList.gapDuration, at: time)
  }
}
