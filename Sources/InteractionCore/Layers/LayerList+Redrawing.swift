// Drawing a frame over the previous one, without redrawing rows in which nothing moves.

extension LayerList {
  /// Draws a frame over the previous one, and lists the differences in `changes`.
  ///
  /// Rows in which nothing moves can be kept, or moved with the content, if you append them with `appendRow`; all other
  /// layers are drawn and compared. The frame equals one drawn from scratch.
  ///
  ///     frame.redraw(viewport, mirroredIn: nil, keepingRows: true) { layers in
  ///       list.draw(viewport: viewport, at: now, into: &layers)
  ///     }
  ///     for change in frame.changes { apply(change) }
  ///
  /// - Parameters:
  ///   - viewport: The visible part of the content, in the content's coordinates, in points. Its upper leading corner is
  ///     the origin of the frame's coordinates before mirroring.
  ///   - width: The width of the area in which layers are mirrored for a language that runs right to left, in points; nil
  ///     to mirror nothing.
  ///   - keepsRows: Whether rows in which nothing moves look the same as in the previous frame. Pass false if they may not,
  ///     for example because their data or the viewport's size has changed.
  ///   - draw: A closure that appends all layers, in the content's coordinates.
  /// - Complexity: O(*n*) in the number of layers, plus drawing, plus O(*k*²) for each row of *k* layers in which layers
  ///   are inserted or removed.
  @inlinable @inline(__always) public mutating func redraw(
    _ viewport: LayoutRect, mirroredIn width: Double?, keepingRows keepsRows: Bool, _ draw: (inout LayerList) -> Void
  ) {
    // Always inlined into its caller, so that what `draw` captures is not copied.
    beginRedrawing(viewport, mirroredIn: width, keepingRows: keepsRows)
    draw(&self)
    endRedrawing()
  }

  @usableFromInline mutating func beginRedrawing(
    _ viewport: LayoutRect, mirroredIn width: Double?, keepingRows keepsRows: Bool
  ) {
    depth = 0
    changes.removeAll(keepingCapacity: true)
    redrawing.begin(at: Vector(viewport.x, viewport.y), mirroredIn: width, keepingRows: keepsRows)
  }

  @usableFromInline mutating func endRedrawing() {
    removeOldLayers(
      redrawing.isSplit
        ? redrawing.remainingLayers.count - redrawing.nextRemaining : stack.count - redrawing.placedCount)
    redrawing.end()
  }

  /// Appends the layers of a row, or keeps the row's layers from the previous frame.
  ///
  /// - Parameters:
  ///   - id: The row's id.
  ///   - top: The row's upper edge in the content's coordinates, in points.
  ///   - isStill: Whether nothing in the row is moving. The layers are kept only if the row was also still in the previous
  ///     frame, is in the same place at the same depth, and `redraw` keeps rows.
  ///   - draw: A closure that appends the row's layers; not called for a row that is kept.
  /// - Complexity: O(*k*) for a kept row of *k* layers; otherwise that of `draw`, plus O(*k*²) if layers are inserted or
  ///   removed. The first insertion or removal in a redraw also takes O(*n*) for *n* layers in the frame.
  @inlinable @inline(__always) public mutating func appendRow(
    _ id: RowID, top: Double, isStill: Bool, _ draw: (inout LayerList) -> Void
  ) {
    // Always inlined into its caller, so that what `draw` captures is not copied for rows that are kept.
    let start = beginRow(id, top: top, isStill: isStill)
    if case .kept = start { return }
    draw(&self)
    endRow(start)
  }

  /// Redraws the rows of the previous frame, calling `draw` only for rows that were not still in that frame.
  ///
  ///     if layers.redrawRows(inPlace: settleTime == nil, isStill: { $0 != dragged }, draw) { return }
  ///
  /// - Parameters:
  ///   - inPlace: Whether every row is at its position in the list, rather than moving or being dragged past others.
  ///   - isStill: A closure that returns whether nothing in a row is moving, as for `appendRow`; called only for rows
  ///     that were not still in the previous frame.
  ///   - draw: A closure that appends the layers of a row, given the row's id and its upper edge in the content's
  ///     coordinates, in points.
  /// - Returns: Whether all rows have been drawn or kept; false, with nothing appended, if `inPlace` is false or was not true
  ///   in the previous frame, if the content has scrolled, or if no `redraw` that keeps rows is in progress.
  /// - Complexity: O(*g*) in the number of rows, or O(*n*) in the number of layers if any are inserted or removed; plus
  ///   that of `appendRow` for rows that were not still.
  @inlinable package mutating func redrawRows(
    inPlace: Bool, isStill: (RowID) -> Bool, _ draw: (RowID, Double, inout LayerList) -> Void
  ) -> Bool {
    guard beginRows(inPlace: inPlace) else { return false }
    while let (id, top) = nextActiveRow() {
      appendRow(id, top: top, isStill: isStill(id)) { layers in draw(id, top, &layers) }
    }
    return true
  }

  /// Begins redrawing the rows, and returns whether all of them are known to be where they were in the previous frame.
  @usableFromInline mutating func beginRows(inPlace: Bool) -> Bool {
    defer { redrawing.isInPlace = inPlace }
    return inPlace && redrawing.isInPlace && redrawing.isPlacing && redrawing.keepsRows && !redrawing.hasScrolled
  }

  /// Keeps the still rows of the previous frame up to its next row that was not still.
  ///
  /// - Returns: That row and its upper edge in the content's coordinates, in points; nil if all remaining rows were still.
  @usableFromInline mutating func nextActiveRow() -> (RowID, Double)? {
    while redrawing.nextGroup < redrawing.oldGroups.count {
      let group = redrawing.oldGroups[redrawing.nextGroup]
      // The list's own layers follow the rows, and are drawn by the caller.
      guard let row = group.id.row else { return nil }
      if !group.isStill { return (row, group.top) }
      redrawing.nextGroup += 1
      redrawing.groups.append(group)
      keepOldLayers(group.count)
    }
    return nil
  }

  /// Keeps the layers of a row, or prepares to append them.
  @usableFromInline mutating func beginRow(_ id: RowID, top: Double, isStill: Bool) -> Redrawing.RowStart {
    guard redrawing.isPlacing else { return .appended }
    let row = Redrawing.Group(id: LayerID(id, .row), count: 0, top: top, depth: depth, isStill: isStill)
    let oldGroup = takeOldGroup(row.id)
    if let oldGroup, redrawing.keepsRows, isStill, oldGroup.isStill, oldGroup.top == top, oldGroup.depth == depth {
      redrawing.groups.append(oldGroup)
      keepOldLayers(oldGroup.count)
      return .kept
    }
    redrawing.groups.append(row)
    // The row's layers are first collected in a separate list.
    redrawing.isPlacing = false
    swap(&stack, &redrawing.stagedLayers)
    return .staged(over: oldGroup?.count ?? 0)
  }

  /// Places the layers that a row has appended.
  @usableFromInline mutating func endRow(_ start: Redrawing.RowStart) {
    guard case .staged(let oldCount) = start else { return }
    swap(&stack, &redrawing.stagedLayers)
    redrawing.isPlacing = true
    placeStagedLayers(over: oldCount)
  }

  /// Places a layer that is appended outside `appendRow`; it replaces the old group with its id, if `takeOldGroup` finds one.
  @usableFromInline mutating func place(_ layer: consuming Layer) {
    let oldGroup = takeOldGroup(layer.id)
    redrawing.groups.append(.init(id: layer.id, count: 0, top: 0, depth: depth, isStill: false))
    redrawing.stagedLayers.append(layer)
    redrawing.stagedLayers[redrawing.stagedLayers.count - 1].depth = depth
    placeStagedLayers(over: oldGroup?.count ?? 0)
  }

  /// The rows that have layers in the last redraw, in drawing order, without duplicates.
  package var rows: [RowID] {
    var (rows, knownRows) = ([RowID](), Set<RowID>())
    forEachRow { row in if knownRows.insert(row).inserted { rows.append(row) } }
    return rows
  }

  /// Calls a closure with each row that has layers in the last redraw, in drawing order; more than once for a row with layers
  /// in several places.
  ///
  /// - Complexity: O(*g*) in the number of rows and of layers outside rows, without allocating.
  package func forEachRow(_ body: (RowID) -> Void) {
    for group in redrawing.groups where group.count > 0 {
      if let row = group.id.row { body(row) }
    }
  }

  /// Whether the last redraw, or a later insertion, inserted or removed layers.
  package var hasInsertedOrRemovedLayers: Bool {
    changes.contains { change in
      switch change {
      case .inserted, .removed: true
      case .changed, .moved: false
      }
    }
  }

  // MARK: Drawing over the old frame

  /// Returns the old group with an id, and removes the old groups before it; nil, with nothing removed, if the group is not
  /// among the next `maximumLookahead` groups.
  private mutating func takeOldGroup(_ id: LayerID) -> Redrawing.Group? {
    let firstIndex = redrawing.nextGroup
    // Limited, so that a frame with many visible rows does not take quadratic time.
    let endIndex = min(redrawing.oldGroups.count, firstIndex + Redrawing.maximumLookahead)
    var (index, passedLayerCount) = (firstIndex, 0)
    while index < endIndex, redrawing.oldGroups[index].id != id {
      passedLayerCount += redrawing.oldGroups[index].count
      index += 1
    }
    guard index < endIndex else { return nil }
    removeOldLayers(passedLayerCount)
    redrawing.nextGroup = index + 1
    return redrawing.oldGroups[index]
  }

  /// Keeps the next `count` old layers, in place or moved with the content.
  private mutating func keepOldLayers(_ count: Int) {
    let first = redrawing.placedCount
    if redrawing.isSplit {
      let oldIndices = redrawing.nextRemaining..<redrawing.nextRemaining + count
      stack.append(contentsOf: redrawing.remainingLayers[oldIndices])
      redrawing.tops.append(contentsOf: redrawing.remainingTops[oldIndices])
      redrawing.nextRemaining = oldIndices.upperBound
    }
    redrawing.placedCount += count
    guard redrawing.hasScrolled, count > 0 else { return }
    for index in first..<redrawing.placedCount { stack[index].frame.y = redrawing.tops[index] - redrawing.origin.y }
    record(.moved(first..<redrawing.placedCount))
  }

  /// Places the staged layers, which belong to the last group, in the frame.
  ///
  /// Of the next `count` old layers, those with the same ids as staged layers, in the same order, are replaced, and the others
  /// are removed.
  private mutating func placeStagedLayers(over count: Int) {
    var remainingCount = count
    for index in redrawing.stagedLayers.indices {
      let id = redrawing.stagedLayers[index].id
      var skippedCount = 0
      while skippedCount < remainingCount, oldLayerID(at: skippedCount) != id { skippedCount += 1 }
      if skippedCount < remainingCount {
        removeOldLayers(skippedCount)
        remainingCount -= skippedCount + 1
        replaceOldLayer(with: index)
      } else {
        split()
        redrawing.tops.append(redrawing.convertStagedLayer(at: index))
        stack.append(redrawing.stagedLayers[index])
        record(.inserted(redrawing.placedCount..<redrawing.placedCount + 1))
        redrawing.placedCount += 1
      }
    }
    removeOldLayers(remainingCount)
    redrawing.groups[redrawing.groups.count - 1].count = redrawing.stagedLayers.count
    redrawing.stagedLayers.removeAll(keepingCapacity: true)
  }

  /// Returns the id of the old layer that is `distance` layers after the next one.
  private func oldLayerID(at distance: Int) -> LayerID {
    redrawing.isSplit
      ? redrawing.remainingLayers[redrawing.nextRemaining + distance].id : stack[redrawing.placedCount + distance].id
  }

  /// Replaces the next old layer with a staged layer that has the same id.
  private mutating func replaceOldLayer(with index: Int) {
    let placedIndex = redrawing.placedCount
    let top = redrawing.convertStagedLayer(at: index)
    if redrawing.isSplit {
      stack.append(redrawing.remainingLayers[redrawing.nextRemaining])
      redrawing.tops.append(top)
      redrawing.nextRemaining += 1
    } else {
      redrawing.tops[placedIndex] = top
    }
    redrawing.placedCount += 1
    if stack[placedIndex].swapIfDifferent(with: &redrawing.stagedLayers[index]) { record(.changed(placedIndex)) }
  }

  private mutating func removeOldLayers(_ count: Int) {
    guard count > 0 else { return }
    split()
    redrawing.nextRemaining += count
    record(.removed(redrawing.placedCount..<redrawing.placedCount + count))
  }

  /// Moves the remaining old layers out of the new frame, so that layers can be inserted and removed.
  private mutating func split() {
    guard !redrawing.isSplit else { return }
    redrawing.isSplit = true
    redrawing.remainingLayers.append(contentsOf: stack[redrawing.placedCount...])
    redrawing.remainingTops.append(contentsOf: redrawing.tops[redrawing.placedCount...])
    stack.removeSubrange(redrawing.placedCount...)
    redrawing.tops.removeSubrange(redrawing.placedCount...)
  }

  /// Records a step; a move, an insertion or a removal is merged into the last step if both are of the same kind and adjacent.
  private mutating func record(_ change: LayerChange) {
    switch (changes.last, change) {
    case (.moved(let lastRange), .moved(let range)) where lastRange.upperBound == range.lowerBound:
      changes[changes.count - 1] = .moved(lastRange.lowerBound..<range.upperBound)
    case (.inserted(let lastRange), .inserted(let range)) where lastRange.upperBound == range.lowerBound:
      changes[changes.count - 1] = .inserted(lastRange.lowerBound..<range.upperBound)
    case (.removed(let lastRange), .removed(let range)) where lastRange.lowerBound == range.lowerBound:
      changes[changes.count - 1] = .removed(lastRange.lowerBound..<lastRange.upperBound + range.count)
    case (_, .changed), (_, .moved), (_, .inserted), (_, .removed): changes.append(change)
    }
  }
}
