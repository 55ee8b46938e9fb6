/// A driver that passes a host's input on to a table, and can record it.
///
///     var driver = TableDriver(HeadlessTable(list, width: 320, height: 480))
///     driver.recorder = ScriptRecorder(driver.table, of: "gesture-list", more: ["rows": ["Milk", "Bread"]])
///     driver.handle(.gesture(.tap(RowID(1))), at: now)
///
/// The table does all the work. A host with a scroll view, such as a collection view, sends the content's position with
/// `scrollTo`; any other host sends touches, and draws the content where the table has scrolled it.
public struct TableDriver<List: ListInteraction>: Sendable {
  /// The table in its current state.
  public private(set) var table: HeadlessTable<List>
  /// The recorder of the table's events, or nil for none.
  public var recorder: ScriptRecorder?
  /// The latest time so far.
  private var latestTime: Time?

  /// Creates a driver.
  ///
  /// - Parameter table: The table in its current state.
  /// - Complexity: O(1).
  public init(_ table: HeadlessTable<List>) { self.table = table }

  /// The table's list.
  public var list: List { table.list }

  /// Handles an input to the table.
  ///
  /// - Parameters:
  ///   - input: The input.
  ///   - time: The time of the input; a time before the latest is treated as the latest.
  /// - Returns: The effects of the time that has passed, followed by those of the input.
  /// - Complexity: That of the table's own method for the input.
  @discardableResult
  public mutating func handle(_ input: TableInput, at time: Time) -> ListEffects {
    let now = record(input, at: time)
    switch input {
    case .touch(let event): return table.touch(event, at: now)
    case .wheel(let event): return table.wheel(event, at: now)
    case .key(let event): return table.key(event, at: now).list
    case .hover(let location): return table.hover(over: location, at: now)
    case .type(let text, let cursor): return table.type(text, cursor: cursor, at: now)
    case .endEditing: return table.endEditing(at: now)
    case .undo: return table.undo(at: now).list
    case .gesture(let gesture): return table.handle(gesture, at: now)
    case .perform(let action, let row): return table.perform(action, on: row, at: now)
    case .confirm(let row): return table.edit(at: now) { $0.confirm(row, at: now) }
    case .cancel(let row): return table.edit(at: now) { $0.cancel(row, at: now) }
    case .resize(let size): return table.resize(width: size.width, height: size.height, at: now)
    case .scrollTo(let contentOffset): return table.scroll(to: contentOffset, at: now)
    case .keyboard(let height): return table.showKeyboard(height: height, at: now)
    case .setHeights(let changes, let animated): return table.setHeights(changes, animated: animated, at: now)
    case .cancelTouches: return table.cancelTouches(at: now)
    case .reducesMotion(let isReduced):
      let effects = table.advance(to: now)
      table.reducesMotion = isReduced
      return effects
    case .policies(let policies):
      let effects = table.advance(to: now)
      table.policies = policies
      return effects
    case .options(let options):
      let effects = table.advance(to: now)
      table.options = options
      return effects
    case .wait, .custom: return table.advance(to: now)
    }
  }

  /// Handles a key press, for a host with a screen reader.
  ///
  /// - Parameters:
  ///   - event: The key.
  ///   - time: The time of the key press; a time before the latest is treated as the latest.
  /// - Returns: The effects, with an announcement unless the key finds nothing to focus, perform or tap.
  /// - Complexity: That of `HeadlessTable.key(_:at:)`.
  @discardableResult
  public mutating func key(_ event: KeyEvent, at time: Time) -> AnnouncedEffects {
    table.key(event, at: record(.key(event), at: time))
  }

  /// Performs a plain action of a row, for a host with a screen reader.
  ///
  ///     driver.perform(delete, on: RowID(3), at: now).announcement?.text(phrases)   // "Delete, Milk. Bread, row 4 of 19"
  ///
  /// - Parameters:
  ///   - action: One of the row's plain actions; for any other, nothing happens.
  ///   - row: The row's id.
  ///   - time: The time of the action; a time before the latest is treated as the latest.
  /// - Returns: The effects, with an announcement if the row offers the action.
  /// - Complexity: That of `HeadlessTable.perform(_:on:at:)`.
  @discardableResult
  public mutating func perform(_ action: InteractionAction, on row: RowID, at time: Time) -> AnnouncedEffects {
    let now = offers(action.id, on: row) ? record(.perform(action.id, on: row), at: time) : now(at: time)
    return table.perform(action, on: row, at: now)
  }

  /// Undoes the last change, for a host with a screen reader.
  ///
  ///     driver.undo(at: now).announcement?.text(phrases)   // "Undone. Milk, row 4 of 20"
  ///
  /// - Parameter time: The time of the undo; a time before the latest is treated as the latest.
  /// - Returns: The effects, and an announcement if there was anything to undo.
  /// - Complexity: That of `HeadlessTable.undo(at:)`.
  @discardableResult
  public mutating func undo(at time: Time) -> AnnouncedEffects {
    table.undo(at: record(.undo, at: time))
  }

  /// Changes the list from code.
  ///
  ///     driver.edit(recordedAs: .custom("remove", ["id": 3]), at: now) { list in list.remove(RowID(3), at: now) }
  ///
  /// - Parameters:
  ///   - input: The same change as an input, for scripts. If it is nil, a recording ends, because later events would be played
  ///     on a different list.
  ///   - time: The time of the change; a time before the latest is treated as the latest.
  ///   - change: A closure that changes the list and returns the effects.
  /// - Returns: The effects of the time that has passed, followed by those that `change` returns.
  /// - Complexity: That of `HeadlessTable.edit(at:_:)`.
  @discardableResult
  public mutating func edit(
    recordedAs input: TableInput? = nil, at time: Time, _ change: (inout List) -> ListEffects
  ) -> ListEffects {
    if input == nil { recorder?.end() }
    return table.edit(at: record(input ?? .wait, at: time), change)
  }

  /// Scrolls to a row without animation, for a host whose screen reader moves from row to row.
  ///
  ///     driver.scroll(to: RowID(70), anchor: .nearest, at: now)
  ///
  /// - Parameters:
  ///   - row: The row. Nothing happens if it is inside a collapsed row, or no longer exists.
  ///   - anchor: Where in the table to show the row.
  ///   - time: The current time; a time before the latest is treated as the latest.
  /// - Returns: The effects of the time that has passed.
  /// - Complexity: That of `HeadlessTable.scroll(to:anchor:animated:at:)`.
  @discardableResult
  public mutating func scroll(to row: RowID, anchor: ScrollAnchor, at time: Time) -> ListEffects {
    let now = now(at: time)
    let (oldOffset, isMoving) = (table.contentOffset(at: now), table.settleTime != nil)
    let effects = table.scroll(to: row, anchor: anchor, animated: false, at: now)
    // A scroll that ends where it began may have stopped the content.
    if isMoving || table.contentOffset(at: now) != oldOffset { recorder?.record(.scrollToRow(row, anchor), at: now) }
    return effects
  }

  /// Changes the reading direction.
  ///
  ///     driver.changeDirection(to: .rightToLeft, at: now)
  ///
  /// Because a table's direction is fixed, a new table takes its place, in which the content rests at the same offset, clamped
  /// to the content. Touches are cancelled, and a recording ends.
  ///
  /// - Parameters:
  ///   - direction: The new direction; if it is the current one, nothing happens.
  ///   - time: The time of the change; a time before the latest is treated as the latest.
  /// - Returns: The effects of the time that has passed, followed by those of cancelling touches.
  /// - Complexity: That of laying the list out for a width.
  @discardableResult
  public mutating func changeDirection(to direction: ReadingDirection, at time: Time) -> ListEffects {
    guard direction != table.direction else { return .none }
    let effects = handle(.cancelTouches, at: time)
    recorder?.end()
    let (now, oldTable) = (now(at: time), table)
    table = HeadlessTable(
      oldTable.list, width: oldTable.size.width, height: oldTable.size.height, direction: direction,
      policies: oldTable.policies,
      options: oldTable.options)
    table.highlights = oldTable.highlights
    _ = table.scroll(to: oldTable.contentOffset(at: now), at: now)
    _ = table.showKeyboard(height: oldTable.keyboardHeight, at: now)
    table.focus = oldTable.focus
    return effects
  }

  /// Draws everything in sight; see `HeadlessTable.draw(at:)`.
  ///
  /// - Parameter time: When the frame is seen; a time before the latest is treated as the latest.
  /// - Returns: The effects of the time that has passed.
  /// - Complexity: That of `HeadlessTable.draw(at:)`.
  @discardableResult
  public mutating func draw(at time: Time) -> ListEffects {
    // Time alone has effects only while a finger rests or a row is lifted.
    let timeHasEffects = table.holdStartTime != nil || list.liftedRow != nil
    return table.draw(at: timeHasEffects ? record(.wait, at: time) : now(at: time))
  }

  /// Records an input, and returns its time.
  ///
  /// An action that its row does not offer ends the recording, because scripts cannot express it, and yet the table treats the
  /// row as touched, and the list may perform the action. An action on a row that is not visible does nothing.
  private mutating func record(_ input: TableInput, at time: Time) -> Time {
    let now = now(at: time)
    guard recorder != nil else { return now }
    if case .perform(let action, let row) = input, !offers(action, on: row) {
      if list.position(of: row) != nil { recorder?.end() }
    } else {
      recorder?.record(input, at: now)
    }
    return now
  }

  private func offers(_ action: String, on row: RowID) -> Bool {
    list.actions(for: row).contains { $0.id == action }
  }

  private mutating func now(at time: Time) -> Time {
    let now = latestTime.map { max($0, time) } ?? time
    latestTime = now
    return now
  }
}
