// Descriptions of rows that differ from the others.

extension SwipeList {
  /// The properties, besides its state and its individual height, in which a row may differ from the others.
  ///
  ///     var unread = SwipeList.Description(row: ConstraintSwipe(width: 320, height: 60, trailing: [delete, markAsRead]))
  ///     unread.title = "News"
  ///     list.describe(RowID(3), as: unread, at: now)
  ///
  /// To describe several rows alike, create one description, because its copies share the memory of the actions and texts.
  public struct Description: Equatable, Sendable {
    /// The row's template, a closed row with its actions, its height and the other properties of its design; nil for
    /// the list's template.
    public var row: Row?
    /// The title; nil for the title with which the row was created.
    public var title: String?
    /// Whether the row can be swiped, pressed and selected, and has plain actions.
    public var isEnabled: Bool
    /// Whether fingers and plain actions can move the row.
    ///
    /// ``SwipeList/reordering`` must also allow it, and the row must be enabled. Other rows of its group can pass the row even
    /// if it cannot be moved.
    public var isMovable: Bool
    /// The row's group.
    ///
    /// Only rows of the same group are asked to close when the row is swiped or opens, and fingers and plain actions can
    /// move the row only past them. Rows without a group form a group, too. Whether rows are asked at all depends on the
    /// table's policy `closesOthersOnOpen`. flutter_slidable calls the group `groupTag`.
    public var group: String?

    /// Creates a description; by default, of a row like all others.
    ///
    /// - Parameters:
    ///   - row: The row's template, a closed row, which the list lays out for its width; nil for the list's template.
    ///   - title: The title; nil for the title with which the row was created.
    ///   - isEnabled: Whether the row can be swiped, pressed and selected, and has plain actions.
    ///   - isMovable: Whether fingers and plain actions can move the row.
    ///   - group: The row's group, or nil.
    /// - Complexity: O(1).
    public init(
      row: Row? = nil, title: String? = nil, isEnabled: Bool = true, isMovable: Bool = true, group: String? = nil
    ) {
      self.row = row
      self.title = title
      self.isEnabled = isEnabled
      self.isMovable = isMovable
      self.group = group
    }
  }

  /// Returns the description of a row.
  ///
  /// - Parameter id: The row's id.
  /// - Returns: The description, with its template laid out for the list's width; `Description()` for a row like all others,
  ///   and for an unknown row. A removed row keeps its description as long as undo can restore it.
  /// - Complexity: Expected O(1).
  public func description(of id: RowID) -> Description { descriptions[id] ?? Description() }

  /// Replaces the description of a row.
  ///
  /// The row adopts its template's actions and height as if by `setActions(_:_:at:)` and `resize(to:at:)`. If nothing else
  /// differs, and the buttons keep their places and widths, the row continues to move, and a finger keeps its hold unless its
  /// full swipe would have performed a replaced action. Otherwise, a finger that holds the row no longer moves it, and an open
  /// row has its new buttons at once and stays open if it can. A row that is disabled closes at once. A row that waits for an
  /// answer continues to wait, and a held row that may no longer be moved returns to where it was lifted. The rows below make
  /// room for a different height or close up. A height set by `setHeights(_:animated:at:)` stays.
  ///
  /// - Parameters:
  ///   - id: The row's id. Nothing happens if the row is not in the list.
  ///   - description: The new description; by default, that of a row like all others.
  ///   - time: The moment.
  /// - Returns: The reload of the row and `didChange`; `didClose` if an open row cannot stay open; the move of a held
  ///   row that returns; and whether a motion has started. No effects if the description stays the same.
  /// - Complexity: O(log *n* + *a*) for *n* rows and the row's *a* actions, plus the cost of `move(_:to:at:)` if a held row
  ///   returns.
  @discardableResult
  public mutating func describe(
    _ id: RowID, as description: Description = Description(), at time: Time
  ) -> ListEffects {
    guard rows.tree.contains(id) else { return .none }
    let new = laidOut(description, at: time)
    let old = self.description(of: id)
    guard new != old else { return .none }
    var effects = liftedRow == id && !(new.isMovable && new.isEnabled) ? cancelHold(at: time) : .none
    recordHold()
    record(.describe(id, old))
    effects.add(describeUnrecorded(id, as: new, at: time))
    return effects
  }

  /// Returns a description whose template has the list's width and reduces its motion as the list does.
  func laidOut(_ description: Description, at time: Time) -> Description {
    var description = description
    description.row?.resize(width: template.size.width, at: time)
    description.row?.reducesMotion = template.reducesMotion
    return description
  }

  /// Replaces the description of a row without an undo step; the new description must come from `laidOut(_:at:)`.
  mutating func describeUnrecorded(_ id: RowID, as new: Description, at time: Time) -> ListEffects {
    guard let index = rows.tree.index(of: id) else { return .none }
    let (oldFreshRow, oldRow) = (freshRow(id), row(id))
    setDescription(new, of: id)
    var effects = ListEffects(update: ListUpdate([.reload(.init(index..<index + 1))]), notices: [.didChange(id)])
    let newFreshRow = freshRow(id)
    if newFreshRow != oldFreshRow || !new.isEnabled {
      let rest = adoptTemplate(newFreshRow, of: id, from: oldFreshRow, at: time) ?? recreate(id, from: oldRow.rest)
      if rest != oldRow.rest { effects.add(.row(id, rest.notice)) }
    }
    let height = newFreshRow.size.height
    let travels = !rows.tree.mayMove(liftedRow, by: [.row(id, height)])
    effects.add(startedMotion: rows.setHeights([(id, height)], animated: travels, at: time).startsMotion)
    return effects
  }

  /// Gives a row the actions and the size of its new template, and returns its resting position; changes nothing and returns
  /// nil if the templates differ in other respects, or the row is disabled.
  private mutating func adoptTemplate(_ fresh: Row, of id: RowID, from old: Row, at time: Time) -> Rest? {
    var updatedRow = old
    updatedRow.adopt(fresh, at: time)
    guard updatedRow == fresh, isEnabled(id) else { return nil }
    makeActive(id)
    activeRow?.row.adopt(fresh, at: time)
    let rest = activeRow?.row.rest
    deactivateRowUnlessResponsive()
    return rest
  }

  /// Replaces a row with a fresh one, open as before if possible, and returns its resting position.
  private mutating func recreate(_ id: RowID, from rest: Rest) -> Rest {
    if activeRow?.id == id { activeRow = nil }
    _ = takeOtherRow(id)
    let row = freshRow(id, at: rest)
    keep(row, for: id)
    return row.rest
  }

  /// Returns a fresh row, opened to the given resting position if it is enabled and can open there; otherwise closed.
  func freshRow(_ id: RowID, at rest: Rest) -> Row {
    var row = freshRow(id)
    if let edge = rest.edge, isEnabled(id), row.canOpen(edge) { _ = row.open(edge, animated: false, at: .zero) }
    return row
  }

  /// Stores the description of a row; the default description is not stored.
  mutating func setDescription(_ description: Description, of id: RowID) {
    descriptions[id] = description == Description() ? nil : description
  }

  /// Returns the group of a row.
  func group(of id: RowID) -> String? { descriptions.isEmpty ? nil : descriptions[id]?.group }

  /// Returns whether a row is notified of a change in the table.
  ///
  /// Neither `other` nor a waiting row is notified; nor, if `other` is swiped or opens, is a row of another group.
  func isNotified(_ id: RowID, of change: TableChange, except other: RowID?) -> Bool {
    guard id != other, pendingPresses[id] == nil else { return false }
    guard change == .otherRowOpened, let other else { return true }
    return group(of: other) == group(of: id)
  }
}

extension RevealingRow {
  /// Adopts the size and the actions of a template.
  fileprivate mutating func adopt(_ template: Self, at time: Time) {
    resize(to: template.size, at: time)
    for edge in SwipeEdge.allCases { _ = setActions(template.actions(edge), edge, at: time) }
  }

  /// Lays the row out for another width, keeping its height.
  mutating func resize(width: Double, at time: Time) {
    resize(to: LayoutSize(width: width, height: size.height), at: time)
  }
}
