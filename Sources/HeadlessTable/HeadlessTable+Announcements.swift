// Announcements for screen readers.

extension HeadlessTable {
  /// Describes the focus for a screen reader.
  ///
  /// - Parameter event: The event to report, or nil for none.
  /// - Returns: The announcement, without a row if nothing has the focus.
  /// - Complexity: O(log *n*) in the number of rows, and O(*a*) for the *a* actions of the focused row; without a focus,
  ///   O(*s* log *n*) for *s* sections.
  public func announcement(of event: FocusAnnouncement.Event? = nil) -> FocusAnnouncement {
    announcement(of: event, focus: focus)
  }

  /// Returns the row to announce after an undo: the uppermost visible row that has returned, moved or changed, or else the
  /// edited row, or else the row now in the place of a removed row; nil if there is none of these.
  func rowToAnnounce(afterUndo effects: ListEffects) -> RowID? {
    let uppermostPosition = effects.changedRows.compactMap { rows.position(of: $0) }.min()
    return uppermostPosition.flatMap { rows.id(for: $0) } ?? rows.editedRow ?? rowAfterRemoval(effects.update)
  }

  /// Performs a plain action of a row, for a host with a screen reader.
  ///
  ///     table.perform(delete, on: RowID(3), at: now).announcement?.text()   // "Delete, Milk. Bread, row 4 of 19"
  ///
  /// - Parameters:
  ///   - action: One of the row's plain actions; for any other, nothing happens, no time passes, and nothing is announced.
  ///   - row: The row's id.
  ///   - time: The moment of the action.
  /// - Returns: The effects, and an announcement of the action with its row's position or, if that row is gone, with
  ///   the row in its place.
  /// - Complexity: As for `perform(_:on:at:)` with the action's id, and for `announcement(of:)`.
  @discardableResult
  public mutating func perform(_ action: InteractionAction, on row: RowID, at time: Time) -> AnnouncedEffects {
    guard rows.actions(for: row).firstIndex(withID: action.id) != nil else {
      return AnnouncedEffects(list: .none, announcement: nil)
    }
    // The row has the focus until the action is announced, because the focus then shows where the row is, or which row has
    // taken its place.
    let (oldFocus, label) = (keyboard.keptFocus, label(of: row))
    focus = TableFocus(row: row)
    let effects = perform(action.id, on: row, at: time)
    let actionAnnouncement = announcement(of: event(for: action, on: row, labeled: label))
    if oldFocus?.focus.row != row {
      keyboard.keptFocus = oldFocus
      updateFocus(effects.update)
    }
    return AnnouncedEffects(list: effects, announcement: actionAnnouncement)
  }

  /// Returns the event for an action on a row, given the label that the row had before the action.
  func event(for action: InteractionAction, on row: RowID, labeled label: String) -> FocusAnnouncement.Event {
    let isRemoved = rows.position(of: row) == nil && !label.isEmpty
    return isRemoved ? .removed(action.title, label: label) : .performed(action.title)
  }

  /// Returns the row's label; empty if the list has none for it.
  func label(of row: RowID) -> String { rows.spokenRow(row)?.label ?? "" }

  func announcement(of event: FocusAnnouncement.Event?, focus: TableFocus?) -> FocusAnnouncement {
    guard let focus, let position = rows.position(of: focus.row) else {
      return FocusAnnouncement(event, row: nil, rowCount: rowCount)
    }
    let actions = focus.action == nil ? [] : focusableActions(of: focus.row)
    let action = actions.firstIndex(withID: focus.action).map { index in
      FocusAnnouncement.Action(title: actions[index].title, number: index + 1, count: actions.count)
    }
    return FocusAnnouncement(
      event, section: rows.sectionCount > 1 ? position.section + 1 : nil, row: position.row + 1,
      rowCount: rows.rowCount(inSection: position.section), spoken: rows.spokenRow(focus.row), action: action)
  }

  /// The number of rows shown in the whole list.
  private var rowCount: Int { (0..<rows.sectionCount).reduce(0) { $0 + rows.rowCount(inSection: $1) } }

  /// Returns the row now in the place of the first deleted row in an update or, if there is none, of the first deleted section,
  /// or else the row above, or else the first row; nil if nothing has been deleted, or no row is left.
  private func rowAfterRemoval(_ update: ListUpdate) -> RowID? {
    let sectionStart = update.deletedSections.first.map { RowPosition(section: $0, row: 0) }
    let position =
      update.deleted.first.map { RowPosition(section: $0.section, row: $0.range.lowerBound) } ?? sectionStart
    guard let position else { return nil }
    return rows.id(for: position) ?? row(before: position) ?? firstRow
  }
}

extension ListEffects {
  /// The rows that notices report as inserted, moved or changed, and the rows of notices that are specific to a design, in the
  /// notices' order.
  fileprivate var changedRows: [RowID] { notices.filter { $0.reportsChangedRow }.compactMap { $0.row } }
}

extension ListNotice {
  /// Whether the notice reports an inserted, moved or changed row, or is specific to a design.
  fileprivate var reportsChangedRow: Bool {
    switch self {
    case .didInsert, .didMove, .didChange, .custom: true
    case .row, .didDelete, .didAsk, .didBeginEditing, .didEndEditing, .originalWouldCrash: false
    }
  }
}
