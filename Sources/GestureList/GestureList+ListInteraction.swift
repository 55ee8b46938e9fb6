extension GestureList: ListInteraction {
  /// The number of sections, which is 1.
  public var sectionCount: Int { 1 }

  /// Returns the number of rows in a section; 0 for a section that does not exist.
  public func rowCount(inSection section: Int) -> Int { section == 0 ? rows.tree.count : 0 }

  /// Returns the row at a position; nil if there is none.
  ///
  /// - Complexity: O(log *n*) in the number of items.
  public func id(for position: RowPosition) -> RowID? {
    guard position.section == 0, position.row >= 0, position.row < rows.tree.count else { return nil }
    return rows.tree.id(index: position.row)
  }

  /// Returns the position of a row; nil for a row that no longer exists.
  ///
  /// - Complexity: O(log *n*) in the number of items.
  public func position(of row: RowID) -> RowPosition? { rows.tree.index(of: row).map { RowPosition(row: $0) } }

  /// The total height of all rows, in points.
  public var contentHeight: Double { rows.tree.height }
  /// Returns the height of a row, in points; nil for a row that no longer exists.
  ///
  /// - Complexity: O(1).
  public func height(of row: RowID) -> Double? { rows.tree.height(of: row) }
  /// Returns the upper edge of a row's position, in points, even while the row moves there; nil for a row that no
  /// longer exists.
  ///
  /// - Complexity: O(log *n*) in the number of items.
  public func top(of row: RowID) -> Double? { rows.tree.top(of: row) }
  /// Returns the row at a y coordinate in the content, in points; nil if there is none.
  ///
  /// A moving row is at the position to which it moves.
  ///
  /// - Complexity: O(log *n*) in the number of items.
  public func row(atY y: Double) -> RowID? { rows.tree.id(atY: y) }

  /// Returns the row seen at a point's y coordinate, which may be the lifted row, and the touched part of that row.
  ///
  /// The part is the row's content or its reorder control. Nil if no row is seen there, or if the topmost one is fading in
  /// and still too faint to touch.
  ///
  /// - Complexity: O(log *n*) in the number of items, plus the cost of `row(_:)`.
  public func hit(_ point: Vector, at time: Time) -> RowHit? {
    row(visibleAt: point.y, at: time).map { place in
      RowHit(row: place.row, part: reorderControl(of: place, contains: point, at: time) ? .reorderControl : .content)
    }
  }

  /// Returns whether the row exists, because every row follows its finger to either side.
  ///
  /// - Complexity: O(1).
  public func canDrag(_ row: RowID, uncovering edge: SwipeEdge, at time: Time) -> Bool { rows.tree.contains(row) }

  /// Pulls, pinches and holds; with reorder controls, touches on these controls instead of holds.
  public var gestures: TableGestures {
    var gestures = TableGestures.pull
    gestures.insert(.pinch)
    gestures.insert(options.reorderControl == nil ? .hold : .reorder)
    return gestures
  }
  /// The row whose text is being edited.
  public var editedRow: RowID? { editing?.row }
  /// Returns the description of a row for a screen reader, with the row's text and completion; nil for a row that no
  /// longer exists.
  ///
  /// - Complexity: O(1).
  public func spokenRow(_ row: RowID) -> SpokenRow? {
    content(of: row).map { SpokenRow(label: $0.text, isCompleted: $0.isCompleted) }
  }
  /// The row that a finger has lifted.
  public var liftedRow: RowID? {
    if case .holding(let hold) = gesture { hold.row } else { nil }
  }
  /// Whether a lifted row that is dropped outside the table returns to where it was lifted, according to the options.
  public var revertsOnSpill: Bool { options.revertsOnSpill }

  /// Handles a gesture that a table, or a host's own recogniser, has recognised.
  ///
  /// - Complexity: O(log *n*) in the number of items; O(*k* log *n*) if a held row passes *k* others and any item has had a
  ///   group. Without `movesInsteadOfExchanges`, a hold's first exchange of items that are not neighbours takes O(*n*).
  @discardableResult
  public mutating func handle(_ gesture: TableGesture, at time: Time) -> ListEffects {
    switch gesture {
    case .pan(let row, let sample): handlePan(row, sample, at: time)
    case .tap(let row): handleTap(row, at: time)
    case .tapOutside: endEditing(at: time)
    case .pull(let phase, let offset): handlePull(phase, contentOffset: offset, at: time)
    case .pinch(let phase, let fingers, let offset): handlePinch(phase, fingers, contentOffset: offset, at: time)
    case .hold(let phase, let y, let offset): handleHold(phase, y: y, contentOffset: offset, at: time)
    case .press, .control, .track, .closeRows: .none
    }
  }

  /// Whether rows that make room or close up fade in at their positions instead of travelling there, and a row that is
  /// released or dropped is in its place at once.
  public var reducesMotion: Bool {
    get { rows.reducesMotion }
    set { rows.reducesMotion = newValue }
  }

  /// The time that rows take to travel, fade in, rise to a finger, sink or return, in seconds, 0.05...10; nil for the
  /// list's own durations, such as `returnDuration`.
  public var animationDuration: Double? {
    get { rows.animationDuration }
    set {
      rows.animationDuration = newValue
      for index in activeRows.indices { activeRows[index].row.animationDuration = newValue }
    }
  }

  /// The time by which every motion has ended; nil if nothing moves and no finger has lifted a row.
  ///
  /// A finished motion counts until `advance(to:)` discards it.
  public var settleTime: Time? {
    var latest = rows.settleTime
    func include(_ time: Time?) {
      guard let time else { return }
      latest = latest.map { max($0, time) } ?? time
    }
    for row in activeRows { include(row.row.settleTime) }
    include(landing?.motion.sink.end)
    if case .holding(let hold) = gesture, hold.row != nil { include(hold.grip.rise.end) }
    return latest
  }

  /// Discards finished motions.
  public mutating func advance(to time: Time) {
    rows.advance(to: time)
    if let landing, landing.motion.sink.isSettled(at: time) { self.landing = nil }
    guard !activeRows.isEmpty else { return }
    // A table calls this for every sample of a drag, during which there is no row to discard.
    if activeRows.count == 1, case .swiping = gesture { return }
    for index in activeRows.indices { activeRows[index].row.advance(to: time) }
    let new = newRow
    activeRows.removeAll { $0.row == new }
  }

  /// Lays out all rows for a width, in points; a new width ends a swipe, and swiped rows are at offset 0 at once.
  public mutating func resize(toWidth width: Double, at time: Time) {
    let width = max(0, width.madeFinite)
    guard width != self.width else { return }
    self.width = width
    for index in activeRows.indices { activeRows[index].row.resize(to: LayoutSize(width: width, height: 0), at: time) }
    if case .swiping = gesture { gesture = .none }
    leftovers.gap = nil
    advance(to: time)
  }
}
