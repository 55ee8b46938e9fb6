/// A list of rows with actions, made from a single row.
///
///     let delete = InteractionAction(id: "delete", title: "Delete", role: .destructive)
///     let row = ConstraintSwipe(width: 320, height: 44, trailing: [delete])
///     var list = SwipeList(of: row, count: 1000)
///     list.perform("open.trailing", on: RowID(2), at: Time(0))
///     list.openRows                                                           // [RowID(2)]
///     list.handle(.press(RowID(2), .trailing, 0, .up), at: Time(1)).notices   // didPress.trailing.0.2, didDelete.2
///     list.count                                                              // 999
///
/// Every row starts as a copy of one template; `describe(_:as:at:)` gives a row a template, a title, a group of its own, or
/// disables it. The list keeps states, by id, only of rows that are not fresh, and descriptions only of rows that differ; a
/// list of a million closed rows keeps none. The row that a finger is on stands beside the dictionary of the others, so events
/// reach it without a look-up and without an allocation.
///
/// What a press does to its row is the action's `fulfillment`. By default a destructive one removes the row; the item and
/// the table's row go in one update. An action that `asksFirst` leaves the row waiting for `confirm(_:at:)` or
/// `cancel(_:at:)`. Where rows come, go or move, the others travel to their new positions, see `MovingRows`, and answer
/// touches where they are seen. `undo(at:)` takes back what has come, gone, moved or been described.
public struct SwipeList<Row: RevealingRow & DrawableRow>: Sendable {
  /// The state of a row, and its id.
  @usableFromInline struct Kept: Sendable {
    @usableFromInline var id: RowID
    @usableFromInline var row: Row

    @inlinable mutating func change(_ event: (inout Row) -> SwipeEffects) -> SwipeEffects { event(&row) }
  }

  /// The order and the heights of the rows, and how far each is from its position; it issues the ids.
  @usableFromInline var rows: MovingRows
  /// What the rows' labels say.
  @usableFromInline var titles: RowTitles
  /// A row that nobody has touched, and that is not described otherwise.
  @usableFromInline var template: Row
  /// The rows that differ, with templates that are laid out as all rows are; those of rows that are gone too, as long as
  /// undoing brings them back.
  @usableFromInline var descriptions: [RowID: Description] = [:]
  /// The heights that rows have of their own, likewise.
  @usableFromInline var heights = OwnHeights()
  /// The steps that take changes back.
  var history = UndoHistory<UndoStep>()
  /// The row of the last event.
  @usableFromInline var active: Kept?
  /// The other rows that are not fresh.
  @usableFromInline var others: [RowID: Row] = [:]
  /// Those of them that move.
  @usableFromInline var moving = SettlingRows()
  /// How fingers and plain actions move rows; nil, as at first, where neither does.
  ///
  ///     list.reordering = ReorderOptions(control: .trailing)
  ///
  /// Which rows may be moved, and past which, their descriptions say. An open row that is lifted closes. Where it is set to
  /// nil, a held row stays where it is.
  public var reordering: ReorderOptions? {
    didSet {
      guard reordering == nil else { return }
      recordHold()
      lift = nil
    }
  }
  /// The row that a finger has lifted, or that sinks back, if any; it is not the active one.
  ///
  /// Few lists have one, and all are copied, so it is stored elsewhere.
  @usableFromInline var lifts: [RowLift] = []
  /// The rows that wait for an answer; none of them is the active one.
  var waiting: [RowID: Waiting] = [:]
  /// Whether a row has shown its buttons as a hint.
  ///
  /// Keep it with your app's settings and set it when the list is made, and people see the hint once in all.
  public var hasPreviewed = false
  /// Whether the states of rows follow their ids; true by default.
  ///
  /// If it is false, an edit of the list leaves the states at their positions, so that they pass to other rows. It is there to
  /// show what an article's controller did, which remembered index paths.
  public var followsIdentity = true
  /// The titles of the plain actions that every row has; in English by default.
  public var actionTitles = ActionTitles.english

  /// Creates a list of rows with numbered titles.
  ///
  /// - Precondition: `count` is not negative.
  /// - Parameters:
  ///   - template: What every row is at first: a closed row. Its height is that of all rows.
  ///   - count: The number of rows, 0 or more.
  ///   - titlePrefix: What a title begins with; the number of the row, from 1, comes after it.
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
  ///   - template: What every row is at first: a closed row. Its height is that of all rows.
  ///   - titles: The rows' titles, in display order. The ids are numbered likewise, from 0.
  /// - Complexity: O(*n*) in the number of rows.
  public init(of template: Row, titles: [String]) {
    self.template = template
    self.titles = .texts(titles)
    rows = MovingRows(RowTree(count: titles.count, height: template.size.height))
    rows.reducesMotion = template.reducesMotion
  }

  /// Whether rows that others make room for, or that close up, fade in at their positions instead of travelling there, and
  /// whether every row opens and closes at once.
  ///
  /// At first it is what the template has.
  ///
  /// - Complexity: O(1) to ask; to set, O(*k* log *k* log *n*) for *k* rows of *n* that are not fresh.
  public var reducesMotion: Bool {
    get { rows.reducesMotion }
    set {
      rows.reducesMotion = newValue
      template.reducesMotion = newValue
      for id in descriptions.keys { descriptions[id]?.row?.reducesMotion = newValue }
      let dragged = active?.id
      changeKeptRows { _, row in row.reducesMotion = newValue }
      if let dragged { makeActive(dragged) }
    }
  }

  /// How long rows take that others make room for, or that close up, in seconds, 0.05...10; nil for UIKit's 0.3.
  ///
  /// How long their content takes their `SwipeOptions` say.
  public var animationDuration: Double? {
    get { rows.animationDuration }
    set { rows.animationDuration = newValue }
  }

  /// The number of rows.
  public var count: Int { rows.tree.count }

  /// What a row shows.
  ///
  /// - Parameter id: The row's id.
  /// - Returns: The id and the title, which a row has even if it is not in the list any more, as long as undoing brings it
  ///   back. After that, as for an unknown row, it is empty, or a numbered one in a list of numbered titles.
  /// - Complexity: O(1), expected.
  @inlinable public func content(of id: RowID) -> RowContent {
    let own = descriptions.isEmpty ? nil : descriptions[id]?.title
    return RowContent(id: id, title: own ?? titles.title(of: id))
  }

  /// Where a row is seen: in its position, on its way there, or under the finger that holds it.
  ///
  ///     list.remove(RowID(0), at: Time(1))
  ///     list.place(of: RowID(1), at: Time(1))?.top     // 44, where it was
  ///     list.place(of: RowID(1), at: Time(1.3))?.top   // 0
  ///
  /// - Parameters:
  ///   - id: The row's id.
  ///   - time: The moment.
  /// - Returns: The row's place, or nil if it is not in the list.
  /// - Complexity: O(log *n*) in the number of rows.
  public func place(of id: RowID, at time: Time) -> MovingRows.Place? {
    guard isLifted, let lifted = lifted(at: time), lifted.row == id, let height = rows.tree.height(of: id) else {
      return rows.place(of: id, at: time)
    }
    return MovingRows.Place(row: id, top: lifted.top, height: height, alpha: lifted.alpha)
  }

  /// The state of a row.
  ///
  /// - Parameter id: The row's id.
  /// - Returns: A copy of the row; a fresh one if it is not in the list.
  /// - Complexity: O(1), expected.
  @inlinable public func row(_ id: RowID) -> Row {
    if let active, active.id == id { return active.row }
    return (others.isEmpty ? nil : others[id]) ?? freshRow(id)
  }

  /// A row as it is before anybody touches it.
  @inlinable func freshRow(_ id: RowID) -> Row {
    descriptions.isEmpty && heights.isEmpty ? template : Self.freshRow(id, template, descriptions, heights)
  }

  /// Whether a row answers touches: it is enabled, does not wait, and no finger holds it.
  func answers(_ id: RowID) -> Bool { waiting[id] == nil && isEnabled(id) && liftedRow != id }

  /// Whether a row is not disabled.
  func isEnabled(_ id: RowID) -> Bool { descriptions.isEmpty || descriptions[id]?.isEnabled ?? true }

  /// The rows whose state is kept, in display order.
  ///
  /// - Complexity: O(*k* log *k* log *n*) for *k* such rows of *n*.
  var keptRows: [RowID] {
    var ids = Array(others.keys)
    if let active { ids.append(active.id) }
    return inDisplayOrder(ids)
  }

  /// The order of a dictionary differs from run to run; display order does not.
  func inDisplayOrder(_ ids: [RowID]) -> [RowID] {
    ids.sorted { (rows.tree.index(of: $0) ?? .max, $0) < (rows.tree.index(of: $1) ?? .max, $1) }
  }

  /// Makes a row the active one, and puts the one that was back among the others.
  ///
  /// - Returns: Whether the row answers: it is in the list, is enabled, and does not wait.
  @inlinable mutating func activate(_ id: RowID) -> Bool {
    // The active row is in the list, because a row that goes is forgotten, and answers.
    active?.id == id || replaceActive(with: id)
  }

  @usableFromInline mutating func replaceActive(with id: RowID) -> Bool {
    guard rows.tree.contains(id), answers(id) else { return false }
    makeActive(id)
    return true
  }

  /// Makes a row the active one, whether it answers or not.
  mutating func makeActive(_ id: RowID) {
    putActiveBack()
    active = Kept(id: id, row: takeOther(id) ?? freshRow(id))
  }

  /// Takes a row from among the others.
  mutating func takeOther(_ id: RowID) -> Row? {
    guard let row = others.removeValue(forKey: id) else { return nil }
    if let end = row.settles { moving.remove(id, settling: end) }
    return row
  }

  /// Puts the active row back among the others; then none is active.
  mutating func putActiveBack() {
    guard let kept = active else { return }
    active = nil
    keep(kept.row, for: kept.id)
  }

  /// Puts the active row back if it is disabled or waits, because touches are for the active row without another question.
  mutating func putActiveBackUnlessItAnswers() {
    if let active, !answers(active.id) { putActiveBack() }
  }

  /// Stores the state of a row, or forgets it if the row is fresh.
  mutating func keep(_ row: Row, for id: RowID) {
    if row == freshRow(id) {
      others.removeValue(forKey: id)
    } else {
      others[id] = row
      if let end = row.settles { moving.insert(id, settling: end) }
    }
  }

  /// Forgets the state of a row.
  mutating func forget(_ id: RowID) {
    forgetLift(of: id)
    if active?.id == id { active = nil }
    _ = takeOther(id)
    waiting.removeValue(forKey: id)
  }

  /// Tidies up what has settled by now; rows that are fresh again are forgotten.
  ///
  /// - Parameter time: The present.
  /// - Complexity: O(1), and O(*m*) for *m* rows that have settled since the last time.
  @inlinable public mutating func advance(to time: Time) {
    rows.advance(to: time)
    if reordering != nil { settleLift(at: time) }
    active?.row.advance(to: time)
    if !moving.isEmpty { advanceOthers(to: time) }
  }

  @usableFromInline mutating func advanceOthers(to time: Time) {
    // In whatever order: none of them concerns another one.
    for id in moving.removeSettled(at: time) {
      guard var row = others[id] else { continue }
      row.advance(to: time)
      keep(row, for: id)
    }
  }

  /// Changes every row whose state is kept, in display order.
  mutating func changeKeptRows(_ change: (RowID, inout Row) -> Void) {
    let ids = keptRows
    putActiveBack()
    moving.removeAll()
    for id in ids {
      guard var row = others[id] else { continue }
      change(id, &row)
      keep(row, for: id)
    }
  }
}
