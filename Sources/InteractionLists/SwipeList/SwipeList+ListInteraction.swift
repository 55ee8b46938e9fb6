extension SwipeList: ListInteraction {
  /// The number of sections, which is 1.
  public var sectionCount: Int { 1 }

  /// Returns the number of rows in a section.
  ///
  /// - Parameter section: The section's index.
  /// - Returns: The number of rows; 0 for a section that does not exist.
  /// - Complexity: O(1).
  public func rowCount(inSection section: Int) -> Int { section == 0 ? rows.tree.count : 0 }

  /// Returns the row at a position.
  ///
  /// - Parameter position: A position in the list.
  /// - Returns: The row's id, or nil if there is no row at this position.
  /// - Complexity: O(log *n*) in the number of rows.
  public func id(for position: RowPosition) -> RowID? {
    guard position.section == 0, position.row >= 0, position.row < rows.tree.count else { return nil }
    return rows.tree.id(index: position.row)
  }

  /// Returns the position of a row.
  ///
  /// - Parameter row: The row's id.
  /// - Returns: The position, or nil if the row is not in the list.
  /// - Complexity: O(log *n*) in the number of rows.
  public func position(of row: RowID) -> RowPosition? { rows.tree.index(of: row).map { RowPosition(row: $0) } }

  /// The total height of all rows, in points.
  public var contentHeight: Double { rows.tree.height }

  /// Returns the height of a row.
  ///
  /// - Parameter row: The row's id.
  /// - Returns: The height in points, or nil if the row is not in the list.
  /// - Complexity: O(1).
  public func height(of row: RowID) -> Double? { rows.tree.height(of: row) }

  /// Returns the upper edge of a row's position, even while the row is still on its way there.
  ///
  /// - Parameter row: The row's id.
  /// - Returns: The distance from the top of the content in points, or nil if the row is not in the list.
  /// - Complexity: O(log *n*) in the number of rows.
  public func top(of row: RowID) -> Double? { rows.tree.top(of: row) }

  /// Returns the row at a y coordinate, by the positions that rows have or travel to.
  ///
  /// - Parameter y: The distance from the top of the content, in points.
  /// - Returns: The row's id, or nil above the first row, below the last one, and for NaN.
  /// - Complexity: O(log *n*) in the number of rows.
  public func row(atY y: Double) -> RowID? { rows.tree.id(atY: y) }

  /// Returns the row that is seen at a point, and its part there.
  ///
  /// - Parameters:
  ///   - point: A point in the content's coordinates, in points. A point beside the row counts as one on its content.
  ///   - time: The moment.
  /// - Returns: The row with its content, one of its buttons or its reorder control; nil if no row is seen there, or
  ///   if the topmost one is still too faint to touch.
  /// - Complexity: O(log *n* + *a*) for *n* rows and the row's *a* actions.
  public func hit(_ point: Vector, at time: Time) -> RowHit? {
    guard let place = row(visibleAt: point.y, at: time) else { return nil }
    return RowHit(
      row: place.row, part: part(of: place.row, under: Vector(point.x, point.y - place.top), at: time))
  }

  /// The rows that rest open, in display order.
  ///
  /// - Complexity: O(*k* log *k* log *n*) for *k* rows of *n* that are not fresh.
  public var openRows: [RowID] { keptRows.filter { row($0).rest != .closed } }

  /// Returns the open rows that would close after a change in the table; see `RevealingRow.closes(after:at:)`.
  ///
  /// Rows that wait for an answer are left out and, if `row` is swiped or opens, so are the rows of other groups.
  ///
  /// - Parameters:
  ///   - change: The change in the table.
  ///   - row: A row to leave out, or nil.
  ///   - time: The moment.
  /// - Returns: The rows in display order.
  /// - Complexity: O(*k* log *k* log *n*) for *k* rows of *n* that are not fresh.
  public func rowsToClose(after change: TableChange, except row: RowID?, at time: Time) -> [RowID] {
    keptRows.filter { isNotified($0, of: change, except: row) && self.row($0).closes(after: change, at: time) }
  }

  /// The rows that wait for `confirm(_:at:)` or `cancel(_:at:)`, in display order.
  ///
  /// - Complexity: O(*k* log *k* log *n*) for *k* waiting rows of *n*.
  public var waitingRows: [RowID] { pendingPresses.isEmpty ? [] : inDisplayOrder(Array(pendingPresses.keys)) }

  /// Returns the plain actions of a row; see `RevealingRow.plainActions(titles:)`.
  ///
  /// If ``reordering`` is set, the actions that can move the row follow: `moveUp`, `moveDown`, `moveToTop` and
  /// `moveToBottom`, except those whose ids the row's own actions use.
  ///
  /// - Parameter row: The row's id.
  /// - Returns: The actions; none if the row is not in the list, is disabled, waits for an answer, or is lifted by a finger.
  /// - Complexity: O(*a*) for *a* actions; O(log *n* + *a*) for *n* rows if ``reordering`` is set.
  public func actions(for row: RowID) -> [InteractionAction] {
    guard rows.tree.contains(row), respondsToTouches(row) else { return [] }
    let rowActions = self.row(row).plainActions(titles: actionTitles)
    return reordering == nil ? rowActions : rowActions + moveActions(of: row, except: rowActions)
  }

  /// Performs a plain action of a row.
  ///
  /// A button's action is fulfilled like a press of the button, even if the button is not visible. An action that moves the
  /// row first cancels the hold of another row.
  ///
  /// - Parameters:
  ///   - action: The action's id; an unknown id does nothing.
  ///   - row: The row's id. Nothing happens if the row is not in the list, is disabled, waits for an answer, or is lifted by
  ///     a finger.
  ///   - time: The moment.
  /// - Returns: The effects of the action.
  /// - Complexity: O(log *n* + *a*) for *n* rows and the row's *a* actions; O(*k* log *n*) for a move past *k* rows if any row
  ///   has a description. A removal or a move takes as long as `remove(_:at:)` if `followsIdentity` is false.
  @discardableResult
  public mutating func perform(_ action: String, on row: RowID, at time: Time) -> ListEffects {
    performMove(action, on: row, at: time) ?? handlePress(row, at: time) { $0.perform(action, at: time) }
  }

  /// Handles a drag of a row, a tap or a press on it, a hold, or a request to close rows; ignores all other gestures.
  ///
  /// - Parameters:
  ///   - gesture: The gesture that the table has recognised. A drag, a tap or a press is ignored if its row is not in the list,
  ///     is disabled, waits for an answer, or is lifted by a finger; a hold, if it cannot lift a row.
  ///   - time: The moment.
  /// - Returns: The effects of the gesture.
  /// - Complexity: O(1) for the row of the last event, unless the event removes the row; otherwise O(log *n*) for *n* rows.
  ///   A hold takes O(*k* log *n*) if it passes *k* rows and any row has a description, and `closeRows` O(*k* log *k* log *n*)
  ///   for *k* rows that are not fresh. If `followsIdentity` is false, a removal or a move takes as long as `remove(_:at:)`.
  @discardableResult
  @inlinable public mutating func handle(_ gesture: TableGesture, at time: Time) -> ListEffects {
    switch gesture {
    case .pan(let row, let sample):
      // The end of a drag presses a button if the drag is a full swipe; no other phase of a drag does.
      sample.phase == .ended
        ? handlePress(row, at: time) { $0.pan(sample, at: time) } : handle(row) { $0.pan(sample, at: time) }
    case .tap(let row): handle(row) { $0.tap(at: time) }
    case .press(let row, let edge, let index, let phase):
      handlePress(row, at: time) { $0.press(edge: edge, index: index, phase: phase, at: time) }
    case .closeRows(let change, let exception): notifyRows(change, except: exception, at: time)
    case .hold(let phase, let y, let offset): handleHold(phase, y: y, contentOffset: offset, at: time)
    // Rows with buttons have no use for the other gestures.
    case .control, .track, .tapOutside, .pull, .pinch: .none
    }
  }

  /// The time when the last motion of the rows ends; nil if nothing moves and no finger has lifted a row.
  ///
  /// A finished motion counts until `advance(to:)` discards it.
  ///
  /// - Complexity: O(1).
  public var settleTime: Time? {
    var latest = rows.settleTime
    func include(_ time: Time?) {
      guard let time else { return }
      latest = latest.map { max($0, time) } ?? time
    }
    include(activeRow?.row.settleTime)
    include(settlingRows.lastSettleTime)
    guard hasLift else { return latest }
    switch lift {
    case .held(_, let hold): include(hold.rise.end)
    case .sinking(_, let landing): include(landing.sink.end)
    case nil: break
    }
    return latest
  }

  /// Lays out all rows for another width.
  ///
  /// - Parameters:
  ///   - width: The width of each row, in points. NaN and negative widths are treated as 0.
  ///   - time: The moment.
  /// - Complexity: O(*k* log *k* log *n* + *d*) for *k* rows of *n* that are not fresh, and *d* descriptions.
  public mutating func resize(toWidth width: Double, at time: Time) {
    let ids = keptRows
    template.resize(width: width, at: time)
    // The order does not matter, because the descriptions do not depend on each other.
    for id in descriptions.keys { descriptions[id]?.row?.resize(width: width, at: time) }
    for id in ids {
      makeActive(id)
      activeRow?.row.resize(width: width, at: time)
    }
    deactivateRow()
  }

  /// Appends the layers of the rows in the viewport in the order of the list, then those of rows that pass others, and of a
  /// lifted or sinking row.
  ///
  /// - Parameters:
  ///   - viewport: The visible part of the content, in the content's coordinates, in points.
  ///   - time: The moment to show.
  ///   - layers: The frame to which the layers are appended, at its current depth.
  /// - Complexity: O(log *n* + *k*) for *n* rows of which *k* are in the viewport.
  @inlinable public func draw(viewport: LayoutRect, at time: Time, into layers: inout LayerList) {
    if reordering != nil { return drawMovable(viewport: viewport, at: time, into: &layers) }
    let (activeID, othersAreFresh) = (activeRow?.id, otherRows.isEmpty)
    func isFresh(_ id: RowID) -> Bool { id != activeID && (othersAreFresh || otherRows[id] == nil) }
    func drawRow(_ id: RowID, _ top: Double, _ layers: inout LayerList) {
      row(id).draw(content(of: id), origin: Vector(0, top), at: time, into: &layers)
    }
    if layers.redrawRows(inPlace: rows.areInPlace, isStill: isFresh, drawRow) { return }
    rows.forEachRow(from: viewport.y, upTo: viewport.maxY, at: time) { place in
      layers.appendRow(place.row, top: place.top, isStill: isFresh(place.row) && place.alpha == 1) { layers in
        let rowLayerIndex = layers.layers.count
        drawRow(place.row, place.top, &layers)
        if place.alpha < 1 { layers.fade(layerAt: rowLayerIndex, by: place.alpha) }
      }
    }
  }

  /// Passes a row an event that cannot press a button.
  @inlinable mutating func handle(_ id: RowID, _ event: (inout Row) -> SwipeEffects) -> ListEffects {
    var effects = ListEffects()
    guard activate(id), let rowEffects = activeRow?.change(event) else { return effects }
    effects.add(rowEffects, from: id)
    return effects
  }

  /// Notifies rows of a change in the table.
  ///
  /// Only rows whose state is kept are notified, because all others are closed.
  @usableFromInline mutating func notifyRows(
    _ change: TableChange, except exception: RowID?, at time: Time
  ) -> ListEffects {
    var effects = ListEffects()
    let activeID = activeRow?.id
    let notifiedRows = Set(keptRows.filter { isNotified($0, of: change, except: exception) })
    guard !notifiedRows.isEmpty else { return effects }
    changeKeptRows { id, row in
      guard notifiedRows.contains(id) else { return }
      effects.add(row.tableChanged(change, at: time), from: id)
    }
    if let activeID { makeActive(activeID) }
    return effects
  }
}
