// Rows that differ from the others.

extension SwipeList {
  /// What a row has of its own; what it leaves out is as in all other rows.
  ///
  ///     var unread = SwipeList.Description(row: ConstraintSwipe(width: 320, height: 60, trailing: [delete, markAsRead]))
  ///     unread.title = "News"
  ///     list.describe(RowID(3), as: unread, at: now)
  ///
  /// Rows that are described alike share one template: a copy of it costs nothing.
  public struct Description: Equatable, Sendable {
    /// What the row is a copy of, a closed row: its actions, its height and whatever else its design has; nil for the
    /// list's template.
    public var row: Row?
    /// The title; nil for the one that the row was created with.
    public var title: String?
    /// Whether the row can be swiped, pressed and selected, and has plain actions.
    public var isEnabled: Bool
    /// Whether fingers and plain actions move it, where ``SwipeList/reordering`` lets them; others pass it either way.
    public var isMovable: Bool
    /// Which rows are asked to close when it opens, and past which it is moved: those of the same group.
    ///
    /// Rows without one are a group, too.
    /// Whether any are asked is the table's policy `oneOpen`; flutter_slidable's `groupTag`.
    public var group: String?

    /// Creates a description; without arguments, that of a row like all others.
    ///
    /// - Parameters:
    ///   - row: What the row is a copy of, a closed row, which the list lays out for its width; nil for its template.
    ///   - title: The title; nil for the one that the row was created with.
    ///   - isEnabled: Whether the row can be swiped, pressed and selected, and has plain actions.
    ///   - isMovable: Whether fingers and plain actions move it.
    ///   - group: Which rows it closes when it opens, and past which it is moved.
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

  /// What a row has of its own.
  ///
  /// - Parameter id: The row's id.
  /// - Returns: The description, with its template laid out as all rows are; an empty one of a row like all others.
  /// - Complexity: O(1), expected.
  public func description(of id: RowID) -> Description { descriptions[id] ?? Description() }

  /// Says what a row has of its own, in place of what was said before.
  ///
  /// A row gets its template's actions and height as by `setActions(_:_:at:)` and `resize(to:at:)`: with other titles it goes
  /// on moving, and a finger keeps its hold. Where its template is another one in other ways, an open row stays open with its
  /// new buttons at once, if it can, and a finger that holds it moves it no more. A row that is disabled closes at once. One
  /// that waits for an answer goes on waiting, and a held one that may be moved no more is put back. Rows below make room for another height, or close up; a height that the row has
  /// got by `setHeights(_:animated:at:)` stays.
  ///
  /// - Parameters:
  ///   - id: The row's id. A row that is not in the list changes nothing.
  ///   - description: What the row has of its own; by default nothing, as most rows.
  ///   - time: The moment.
  /// - Returns: The reload of the row, and `didChange`; `didClose` of an open row that cannot stay open; the move of one that
  ///   is put back.
  /// - Complexity: O(log *n* + *a*) for *n* rows and the row's *a* actions.
  @discardableResult
  public mutating func describe(
    _ id: RowID, as description: Description = Description(), at time: Time
  ) -> ListEffects {
    guard rows.tree.contains(id) else { return .none }
    var new = description
    new.row?.resize(width: template.size.width, at: time)
    new.row?.reducesMotion = template.reducesMotion
    let old = self.description(of: id)
    guard new != old else { return .none }
    var effects = liftedRow == id && !(new.isMovable && new.isEnabled) ? holdCancelled(at: time) : .none
    recordHold()
    record(.describe(id, old))
    effects.add(described(id, as: new, at: time))
    return effects
  }

  /// Describes a row, by a description that is laid out as all rows are.
  mutating func described(_ id: RowID, as new: Description, at time: Time) -> ListEffects {
    guard let index = rows.tree.index(of: id) else { return .none }
    let (old, oldRow) = (freshRow(id), row(id))
    setDescription(new, of: id)
    var effects = ListEffects(update: ListUpdate([.reload(.init(index..<index + 1))]), notices: [.didChange(id)])
    let fresh = freshRow(id)
    if fresh != old || !new.isEnabled {
      let rest = adopted(fresh, of: id, from: old, at: time) ?? renew(id, from: oldRow.rest)
      if rest != oldRow.rest { effects.add(.row(id, rest.notice)) }
    }
    let height = fresh.size.height
    let travel = !rows.tree.moves(liftedRow, by: [.row(id, height)])
    effects.add(startedMotion: rows.setHeights([(id, height)], animated: travel, at: time).moves)
    return effects
  }

  /// Gives a row the actions and the size of its new template, and returns where it rests; nil where the two templates differ
  /// in more, or the row is disabled.
  private mutating func adopted(_ fresh: Row, of id: RowID, from old: Row, at time: Time) -> Rest? {
    var taught = old
    taught.adopt(fresh, at: time)
    guard taught == fresh, isEnabled(id) else { return nil }
    makeActive(id)
    active?.row.adopt(fresh, at: time)
    let rest = active?.row.rest
    putActiveBackUnlessItAnswers()
    return rest
  }

  /// Makes a row anew, open where it was open if it can be, and returns where it rests.
  private mutating func renew(_ id: RowID, from rest: Rest) -> Rest {
    if active?.id == id { active = nil }
    _ = takeOther(id)
    let row = freshRow(id, at: rest)
    keep(row, for: id)
    return row.rest
  }

  /// A fresh row, at a resting position if it can be there.
  func freshRow(_ id: RowID, at rest: Rest) -> Row {
    var row = freshRow(id)
    if let edge = rest.edge, isEnabled(id), row.canOpen(edge) { _ = row.open(edge, animated: false, at: .zero) }
    return row
  }

  /// Stores what a row has of its own, if it has anything.
  mutating func setDescription(_ description: Description, of id: RowID) {
    descriptions[id] = description == Description() ? nil : description
  }

  /// The group of a row.
  func group(of id: RowID) -> String? { descriptions.isEmpty ? nil : descriptions[id]?.group }

  /// Whether a row is told what happens in the table; where another one opens, only those of its group are.
  func hears(of change: TableChange, besides other: RowID?, _ id: RowID) -> Bool {
    guard id != other, waiting[id] == nil else { return false }
    guard change == .otherRowOpened, let other else { return true }
    return group(of: other) == group(of: id)
  }
}

extension RevealingRow {
  /// Takes over the size and the actions of a template.
  fileprivate mutating func adopt(_ template: Self, at time: Time) {
    resize(to: template.size, at: time)
    for edge in SwipeEdge.allCases { _ = setActions(template.actions(edge), edge, at: time) }
  }

  /// Lays the row out for another width, at its own height.
  mutating func resize(width: Double, at time: Time) {
    resize(to: LayoutSize(width: width, height: size.height), at: time)
  }
}
