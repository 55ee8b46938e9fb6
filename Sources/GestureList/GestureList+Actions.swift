extension GestureList {
  /// The plain actions of a row, each of which has the effect of a gesture; the raw value is the action's id.
  ///
  ///     list.actions(for: RowID(0)).map(\.id)   // ["delete", "complete", "edit", "addAbove", "addBelow", …]
  ///     list.perform(GestureList.RowAction.moveToTop.rawValue, on: RowID(2), at: now)
  public enum RowAction: String, Hashable, Sendable, CaseIterable {
    /// Deletes the item, as a swipe that uncovers the trailing side does.
    case delete
    /// Completes the item, or restores a completed item, as a swipe that uncovers the leading side does.
    ///
    /// Without `noticeOnChange`, a completed item stays completed.
    case complete
    /// Begins to edit the item's text, as a tap does.
    case edit
    /// Adds an item above, as a pinch on this row and the row above does or, at the top, a pull.
    case addAbove
    /// Adds an item below, as a pinch on this row and the row below does.
    case addBelow
    /// Moves the row up by one position, as a hold does.
    case moveUp
    /// Moves the row down by one position, as a hold does.
    case moveDown
    /// Moves the row to the top, or to just below the nearest row of another group above it, as a hold does.
    case moveToTop
    /// Moves the row to the bottom, or to just above the nearest row of another group below it, as a hold does.
    case moveToBottom

    /// Whether the action moves the row.
    var movesRow: Bool {
      switch self {
      case .moveUp, .moveDown, .moveToTop, .moveToBottom: true
      case .delete, .complete, .edit, .addAbove, .addBelow: false
      }
    }
  }

  /// The titles of the plain actions in English, by their ids; `restore` is the key for `complete` on a completed
  /// item.
  public static let englishTitles: ActionTitles = [
    "delete": "Delete", "complete": "Complete", "restore": "Restore", "edit": "Edit", "addAbove": "Add above",
    "addBelow": "Add below", "moveUp": "Move up", "moveDown": "Move down", "moveToTop": "Move to top",
    "moveToBottom": "Move to bottom", "add": "Add",
  ]

  /// The id of the plain action of the list as a whole, which adds an item at the top, as a pull does.
  public static let addID = "add"

  /// The plain actions of the list as a whole: one that adds an item at the top, even if there is no row.
  public var actions: [InteractionAction] { [InteractionAction(id: Self.addID, title: actionTitles[Self.addID])] }

  /// Returns the plain equivalents of a row's gestures; none for a row that no longer exists.
  ///
  /// - Complexity: O(log *n*) in the number of items.
  public func actions(for row: RowID) -> [InteractionAction] {
    guard let index = rows.tree.index(of: row) else { return [] }
    let isMovable = items.traits(of: row).isMovable
    let canMoveUp = isMovable && canPass(row, from: index, by: -1)
    let canMoveDown = isMovable && canPass(row, from: index, by: 1)
    var possible: [InteractionAction] = []
    for action in RowAction.allCases {
      let isPossible =
        switch action {
        case .delete, .complete, .edit, .addAbove, .addBelow: true
        case .moveUp, .moveToTop: canMoveUp
        case .moveDown, .moveToBottom: canMoveDown
        }
      guard isPossible else { continue }
      let id = action.rawValue
      let title = action == .complete && items[row].isCompleted ? "restore" : id
      possible.append(
        InteractionAction(id: id, title: actionTitles[title], role: action == .delete ? .destructive : .normal))
    }
    return possible
  }

  /// Performs a plain action of a row.
  ///
  /// A running gesture is cancelled, and editing ends first, even if the row cannot make the move. Nothing happens for an
  /// unknown row or action, for a move of an immovable row, and for `edit` on the row that is being edited.
  ///
  /// - Complexity: O(log *n*) in the number of items; O(*k* log *n*) if a row moves past *k* others and any item has had a
  ///   group.
  @discardableResult
  public mutating func perform(_ action: String, on row: RowID, at time: Time) -> ListEffects {
    guard let action = RowAction(rawValue: action), rows.tree.contains(row) else { return .none }
    guard items.traits(of: row).isMovable || !action.movesRow else { return .none }
    if action == .edit, editing?.row == row { return .none }
    var effects = endGestureAndEditing(at: time)
    guard let index = rows.tree.index(of: row) else { return effects }
    let actionEffects =
      switch action {
      case .delete: make(.delete(row), at: time)
      case .complete: complete(row, at: time)
      case .edit: beginEditing(row, at: time)
      case .addAbove: addItem(index: index, inGroupOf: row, at: time)
      case .addBelow: addItem(index: index + 1, inGroupOf: row, at: time)
      case .moveUp: move(row, from: index, toward: index - 1, at: time)
      case .moveDown: move(row, from: index, toward: index + 1, at: time)
      case .moveToTop: move(row, from: index, toward: 0, at: time)
      case .moveToBottom: move(row, from: index, toward: count, at: time)
      }
    effects.add(actionEffects)
    return effects
  }

  /// Moves a row as far toward an index as its group allows.
  private mutating func move(_ row: RowID, from index: Int, toward target: Int, at time: Time) -> ListEffects {
    make(.move(row, to: reachableIndex(nearest: target.clamped(to: 0...count - 1), by: row, from: index)), at: time)
  }

  /// Performs the plain action of the list as a whole: adds an item without text at the top and begins to edit it.
  ///
  /// A running gesture is cancelled, and editing ends first.
  ///
  /// - Parameters:
  ///   - action: The action's id, `addID`; nothing happens for any other id.
  ///   - time: When the rows begin to make room.
  /// - Returns: The effects of ending the gesture and editing, followed by the insertion, with `didInsert` and
  ///   `didBeginEditing`.
  /// - Complexity: O(log *n*) in the number of items.
  @discardableResult
  public mutating func perform(_ action: String, at time: Time) -> ListEffects {
    guard action == Self.addID else { return .none }
    var effects = endGestureAndEditing(at: time)
    effects.add(addItem(index: 0, inGroupOf: firstRow, at: time))
    return effects
  }
}
