extension GestureList {
  /// The plain actions of a row, each of which reaches what a gesture reaches.
  public enum RowAction: Hashable, Sendable, CaseIterable {
    /// As swiping to the trailing side.
    case delete
    /// As swiping to the leading side.
    case complete
    /// As a tap.
    case edit
    /// As a pinch on this row and the one above, or a pull.
    case addAbove
    /// As a pinch on this row and the one below.
    case addBelow
    /// As lifting the row and putting it down one place farther up.
    case moveUp
    /// As putting it down one place farther down.
    case moveDown
    /// As putting it down at the top.
    case moveToTop
    /// As putting it down at the bottom.
    case moveToBottom

    /// The name in scripts and menus.
    public var id: String {
      switch self {
      case .delete: "delete"
      case .complete: "complete"
      case .edit: "edit"
      case .addAbove: "addAbove"
      case .addBelow: "addBelow"
      case .moveUp: "moveUp"
      case .moveDown: "moveDown"
      case .moveToTop: "moveToTop"
      case .moveToBottom: "moveToBottom"
      }
    }

    /// What people read or hear.
    var title: String {
      switch self {
      case .delete: "Delete"
      case .complete: "Complete"
      case .edit: "Edit"
      case .addAbove: "Add above"
      case .addBelow: "Add below"
      case .moveUp: "Move up"
      case .moveDown: "Move down"
      case .moveToTop: "Move to top"
      case .moveToBottom: "Move to bottom"
      }
    }
  }

  /// The plain action of the list itself, as a pull: an item at the top, also where there is no row.
  public static let add = InteractionAction(id: "add", title: "Add")

  /// Everything that can be done to a row now; none where it is gone.
  ///
  /// - Complexity: O(log n) for n items.
  public func actions(for row: RowID) -> [InteractionAction] {
    guard let index = tree.index(of: row) else { return [] }
    let possible = RowAction.allCases.filter { action in
      switch action {
      case .delete, .complete, .edit, .addAbove, .addBelow: true
      case .moveUp, .moveToTop: index > 0
      case .moveDown, .moveToBottom: index < count - 1
      }
    }
    return possible.map { action in
      let title = action == .complete && items[row.rawValue].isCompleted ? "Restore" : action.title
      return InteractionAction(id: action.id, title: title, role: action == .delete ? .destructive : .normal)
    }
  }

  /// Does what a plain action of a row names; a running gesture is cancelled, and an edit ends first.
  ///
  /// - Complexity: O(log n) for n items.
  @discardableResult
  public mutating func perform(_ action: String, on row: RowID, at time: Time) -> ListEffects {
    guard let action = RowAction.allCases.first(where: { $0.id == action }), tree.contains(row) else { return .none }
    if action == .edit, editing?.row == row { return .none }
    var effects = endGestureAndEditing(at: time)
    guard let index = tree.index(of: row) else { return effects }
    switch action {
    case .delete: effects.add(make(.delete(row), at: time))
    case .complete: effects.add(complete(row, at: time))
    case .edit: effects.add(beginEditing(row, at: time))
    case .addAbove: effects.add(addItem(at: index, at: time))
    case .addBelow: effects.add(addItem(at: index + 1, at: time))
    case .moveUp: effects.add(make(.move(row, to: max(0, index - 1)), at: time))
    case .moveDown: effects.add(make(.move(row, to: min(count - 1, index + 1)), at: time))
    case .moveToTop: effects.add(make(.move(row, to: 0), at: time))
    case .moveToBottom: effects.add(make(.move(row, to: count - 1), at: time))
    }
    return effects
  }

  /// Does what the list's own plain action names: `add`.
  @discardableResult
  public mutating func perform(_ action: String, at time: Time) -> ListEffects {
    guard action == Self.add.id else { return .none }
    var effects = endGestureAndEditing(at: time)
    effects.add(addItem(at: 0, at: time))
    return effects
  }
}
