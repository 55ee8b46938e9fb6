/// A list of rows with actions, made from one template row.
///
///     let delete = InteractionAction(id: "delete", title: "Delete", role: .destructive)
///     let row = ConstraintSwipe(width: 320, height: 44, trailing: [delete])
///     var list = SwipeList(of: row, count: 1000)
///     list.perform("open.trailing", on: RowID(2), at: Time(0))
///     list.openRows                                                           // [RowID(2)]
///     list.handle(.press(RowID(2), .trailing, 0, .up), at: Time(1)).notices   // didPress.trailing.0.2, didDelete.2
///     list.count                                                              // 999
///
/// A row starts as a copy of the list's template, unless its description has another one. A description can also give a
/// row a title or a group, disable it, or keep it from being moved; see `describe(_:as:at:)`. A row is fresh
/// while its state is as it was before any event. The list stores, by id, only the states of rows that are not fresh and
/// of the row of the last event, and descriptions only for rows that have one, so a list of a million untouched rows
/// stores no states. The row of the last event is usually stored separately from the dictionary of the other rows, so
/// that events reach it without a lookup or an allocation.
///
/// An action's `fulfillment` determines the effect of the pressed action on its row. By default, a destructive action
/// removes the row, so that the item and the table's row are deleted in one update. An action that `asksFirst` leaves
/// the row waiting for `confirm(_:at:)` or `cancel(_:at:)`. When rows are inserted, removed or moved, the others travel
/// to their new positions (see `MovingRows`) and can be touched where they are seen. `undo(at:)` undoes insertions,
/// removals, moves and new descriptions.
public struct SwipeList<Row: RevealingRow & DrawableRow>: Sendable {
  /// The id and the state of a row.
  @usableFromInline struct ActiveRow: Sendable {
    @usableFromInline var id: RowID
    @usableFromInline var row: Row

    @inlinable mutating func change(_ event: (inout Row) -> SwipeEffects) -> SwipeEffects { event(&row) }
  }

  /// The order, heights and motions of the rows, and the source of their ids.
  @usableFromInline var rows: MovingRows
  /// The titles with which the rows were created.
  @usableFromInline var titles: RowTitles
  /// A fresh row that has neither a description nor an individual height.
  @usableFromInline var template: Row
  /// The descriptions of the rows that have one; their templates are laid out for the list's width.
  ///
  /// Removed rows keep their descriptions as long as undo can restore them.
  @usableFromInline var descriptions: [RowID: Description] = [:]
  /// The heights that were set for rows; removed rows keep theirs as long as undo can restore them.
  @usableFromInline var heights = IndividualHeights()
  /// The undo steps.
  var history = UndoHistory<UndoStep>()
  /// The row that events reach without a lookup, usually the row of the last event; nil if there is none.
  @usableFromInline var activeRow: ActiveRow?
  /// The other rows whose states differ from that of a fresh row.
  @usableFromInline var otherRows: [RowID: Row] = [:]
  /// The rows among `otherRows` that have a `settleTime`.
  @usableFromInline var settlingRows = SettlingRows()
  /// The options for moving rows with fingers and plain actions; nil, the default, if neither can move rows.
  ///
  ///     list.reordering = ReorderOptions(control: .trailing)
  ///
  /// The rows' descriptions decide which rows can be moved, and past which others. An open row that is lifted closes.
  /// When this property becomes nil, a held or sinking row takes the position of its current index at once.
  public var reordering: ReorderOptions? {
    didSet {
      guard reordering == nil else { return }
      recordHold()
      lift = nil
    }
  }
  /// The row that is lifted or sinking, if any; while it is lifted, it is not the active row.
  ///
  /// It is stored in an array, so that a list without a lifted row stays small and is cheap to copy.
  @usableFromInline var lifts: [LiftedRow] = []
  /// The presses that wait for an answer, by the ids of their rows; a waiting row is never the active row.
  var pendingPresses: [RowID: PendingPress] = [:]
  /// Whether a row has shown its buttons as a hint.
  ///
  /// If you save it with your app's settings and set it when you create the list, people see the hint only once.
  public var hasPreviewed = false
  /// Whether the states of rows follow their ids; true by default.
  ///
  /// If it is false, the states stay at their positions when rows are inserted, removed or moved, so that they pass to
  /// other rows. If any row has a description or an individual height, only the resting positions stay. This shows the
  /// behaviour of an article's controller that remembered index paths.
  public var followsIdentity = true
  /// The titles of the plain actions that open, close and move rows; English by default.
  public var actionTitles = ActionTitles.english

  /// Creates a list of rows with numbered titles.
  ///
  /// - Parameters:
  ///   - template: The template of all rows: a closed row, which also sets the height of every row.
  ///   - count: The number of rows, 0 or more.
  ///   - titlePrefix: The beginning of each title; the row's number, from 1, follows.
  /// - Precondition: `count` is in `0...2_147_483_647`.
  /// - Complexity: O(*n*) in the number of rows.
  public init(of template: Row, count: Int, titlePrefix: String = "Item #") {
    self.template = template
    titles = .numbered(prefix: titlePrefix)
    rows = MovingRows(RowTree(count: count, height: template.size.height))
    rows.reducesMotion = template.reducesMotion
  }

  /// Creates a list with one row for each title.
  ///
  /// - Parameters:
  ///   - template: The template of all rows: a closed row, which also sets the height of every row.
  ///   - titles: The rows' titles, in display order. The ids are numbered in the same order, from 0.
  /// - Complexity: O(*n*) in the number of rows.
  public init(of template: Row, titles: [String]) {
    self.template = template
    self.titles = .texts(titles)
    rows = MovingRows(RowTree(count: titles.count, height: template.size.height))
    rows.reducesMotion = template.reducesMotion
  }

  /// Whether motion is reduced: rows fade in at their positions instead of travelling there, a dropped row is in its
  /// place at once, and every row opens and closes at once.
  ///
  /// Initially the template's value.
  ///
  /// - Complexity: O(1) to get; O(*k* log *k* log *n* + *d*) to set, for *k* rows of *n* that are not fresh, and *d*
  ///   descriptions.
  public var reducesMotion: Bool {
    get { rows.reducesMotion }
    set {
      rows.reducesMotion = newValue
      template.reducesMotion = newValue
      for id in descriptions.keys { descriptions[id]?.row?.reducesMotion = newValue }
      let activeID = activeRow?.id
      changeKeptRows { _, row in row.reducesMotion = newValue }
      if let activeID { makeActive(activeID) }
    }
  }

  /// The time that rows take to make room, to close up, or to rise to a finger and sink back, in seconds, 0.05...10; nil for
  /// UIKit's 0.3 and, for rising and sinking, 0.25.
  ///
  /// Clamped to 0.05...10; NaN becomes nil. The rows' `SwipeOptions` set the durations of their contents' motions.
  public var animationDuration: Double? {
    get { rows.animationDuration }
    set { rows.animationDuration = newValue }
  }

  /// The number of rows.
  public var count: Int { rows.tree.count }

  /// Returns the contents of a row.
  ///
  /// - Parameter id: The row's id.
  /// - Returns: The id and the title. A removed row keeps its title as long as undo can restore it; after that, as for
  ///   an unknown row, the title is empty or, in a list of numbered titles, the numbered one.
  /// - Complexity: Expected O(1).
  @inlinable public func content(of id: RowID) -> RowContent {
    let ownTitle = descriptions.isEmpty ? nil : descriptions[id]?.title
    return RowContent(id: id, title: ownTitle ?? titles.title(of: id))
  }

  /// Returns the place where a row is seen: in its position, on its way there, or under the finger that holds it.
  ///
  ///     list.remove(RowID(0), at: Time(1))
  ///     list.place(of: RowID(1), at: Time(1))?.top     // 44, where it was
  ///     list.place(of: RowID(1), at: Time(1.3))?.top   // 0
  ///
  /// - Parameters:
  ///   - id: The row's id.
  ///   - time: The moment.
  /// - Returns: The row's place, without the enlargement of a lifted row; nil if the row is not in the list.
  /// - Complexity: O(log *n*) in the number of rows.
  public func place(of id: RowID, at time: Time) -> MovingRows.Place? {
    guard hasLift, let lifted = visibleLift(at: time), lifted.row == id, let height = rows.tree.height(of: id)
    else { return rows.place(of: id, at: time) }
    return MovingRows.Place(row: id, top: lifted.top, height: height, alpha: lifted.alpha)
  }

  /// Returns the state of a row.
  ///
  /// - Parameter id: The row's id.
  /// - Returns: A copy of the row; a fresh one if it is not in the list.
  /// - Complexity: Expected O(1).
  @inlinable public func row(_ id: RowID) -> Row {
    if let activeRow, activeRow.id == id { return activeRow.row }
    return (otherRows.isEmpty ? nil : otherRows[id]) ?? freshRow(id)
  }

  /// Returns a row as it is before any event.
  @inlinable func freshRow(_ id: RowID) -> Row {
    descriptions.isEmpty && heights.isEmpty
      ? template : Self.freshRow(id, template: template, descriptions: descriptions, heights: heights)
  }

  /// Returns whether a row is enabled, not waiting and not lifted, and therefore responds to touches.
  func respondsToTouches(_ id: RowID) -> Bool { pendingPresses[id] == nil && isEnabled(id) && liftedRow != id }

  /// Returns whether a row is enabled.
  func isEnabled(_ id: RowID) -> Bool { descriptions.isEmpty || descriptions[id]?.isEnabled ?? true }

  /// The rows whose states are kept, in display order.
  ///
  /// - Complexity: O(*k* log *k* log *n*) for *k* kept rows of *n*.
  var keptRows: [RowID] {
    var ids = Array(otherRows.keys)
    if let activeRow { ids.append(activeRow.id) }
    return inDisplayOrder(ids)
  }

  /// Returns rows in display order, for results that must not depend on the order of a dictionary.
  func inDisplayOrder(_ ids: [RowID]) -> [RowID] {
    ids.sorted { (rows.tree.index(of: $0) ?? .max, $0) < (rows.tree.index(of: $1) ?? .max, $1) }
  }

  /// Makes a row active instead of the previous one, if the row is in the list and responds to touches, and returns whether
  /// the row is active.
  @inlinable mutating func activate(_ id: RowID) -> Bool {
    // An active row responds and is in the list, because a row that is removed, disabled, waiting or lifted is not active.
    activeRow?.id == id || replaceActive(with: id)
  }

  @usableFromInline mutating func replaceActive(with id: RowID) -> Bool {
    guard rows.tree.contains(id), respondsToTouches(id) else { return false }
    makeActive(id)
    return true
  }

  /// Makes a row active, whether or not it responds to touches.
  mutating func makeActive(_ id: RowID) {
    deactivateRow()
    activeRow = ActiveRow(id: id, row: takeOtherRow(id) ?? freshRow(id))
  }

  /// Removes a row from `otherRows` and returns its state; returns nil if the row is not there.
  mutating func takeOtherRow(_ id: RowID) -> Row? {
    guard let row = otherRows.removeValue(forKey: id) else { return nil }
    if let end = row.settleTime { settlingRows.remove(id, settlingAt: end) }
    return row
  }

  /// Hands the active row's state to `keep(_:for:)`, so that no row is active.
  mutating func deactivateRow() {
    guard let oldActive = activeRow else { return }
    activeRow = nil
    keep(oldActive.row, for: oldActive.id)
  }

  /// Deactivates the active row if it is disabled, waiting or lifted, because events reach the active row without another
  /// check.
  mutating func deactivateRowUnlessResponsive() {
    if let activeRow, !respondsToTouches(activeRow.id) { deactivateRow() }
  }

  /// Stores the state of a row, or discards it if the row is fresh.
  mutating func keep(_ row: Row, for id: RowID) {
    if row == freshRow(id) {
      otherRows.removeValue(forKey: id)
    } else {
      otherRows[id] = row
      if let end = row.settleTime { settlingRows.insert(id, settlingAt: end) }
    }
  }

  /// Discards the state of a row, its lift and the press that waits for an answer.
  mutating func forget(_ id: RowID) {
    forgetLift(of: id)
    if activeRow?.id == id { activeRow = nil }
    _ = takeOtherRow(id)
    pendingPresses.removeValue(forKey: id)
  }

  /// Discards finished motions.
  ///
  /// - Parameter time: The current time.
  /// - Complexity: O(1), plus O(*m*) for *m* rows that have settled since the last call.
  @inlinable public mutating func advance(to time: Time) {
    rows.advance(to: time)
    if reordering != nil { settleLift(at: time) }
    activeRow?.row.advance(to: time)
    if !settlingRows.isEmpty { advanceOtherRows(to: time) }
  }

  @usableFromInline mutating func advanceOtherRows(to time: Time) {
    // The order does not matter, because the rows do not depend on each other.
    for id in settlingRows.removeSettled(at: time) {
      guard var row = otherRows[id] else { continue }
      row.advance(to: time)
      keep(row, for: id)
    }
  }

  /// Deactivates the active row, then changes every row that is not fresh, in display order.
  mutating func changeKeptRows(_ change: (RowID, inout Row) -> Void) {
    let ids = keptRows
    deactivateRow()
    settlingRows.removeAll()
    for id in ids {
      guard var row = otherRows[id] else { continue }
      change(id, &row)
      keep(row, for: id)
    }
  }
}
