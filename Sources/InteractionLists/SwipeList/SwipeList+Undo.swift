// Undo steps for changes to the rows.

extension SwipeList {
  /// A step that undoes one change.
  enum UndoStep: Sendable {
    /// A removed row is inserted again at an index.
    case reinsert(RowID, index: Int)
    /// An inserted row is removed.
    case remove(RowID)
    /// A row returns to its old index.
    case move(RowID, to: Int)
    /// A row gets its old description back.
    case describe(RowID, Description)
  }

  /// Whether there is anything to undo.
  public var canUndo: Bool { !history.isEmpty }

  /// The maximum number of changes that can be undone, 0 or more; 100 by default.
  ///
  /// Each change beyond that number discards the oldest undo step, together with the title, description and height of a row
  /// that can no longer be restored. Lowering the limit below the number of steps discards the oldest ones in the same way.
  /// The name is from Apple's `UndoManager`, in which 0 means no limit; here it means that nothing can be undone. Negative
  /// numbers become 0.
  public var levelsOfUndo: Int {
    get { history.levels }
    set { for step in history.setLevels(newValue) { forget(step) } }
  }

  /// Undoes the last insertion, removal, move or new description of a row.
  ///
  /// A restored row has its old id, title and description, and the height that was set for it, if any. It is closed or, if
  /// `followsIdentity` is false, has the state at its position. A finger's hold is cancelled first, even if there is nothing
  /// to undo.
  ///
  ///     list.perform("delete", on: RowID(2), at: Time(0))
  ///     list.undo(at: Time(1)).notices   // didInsert.2
  ///
  /// - Parameter time: When the rows begin to move.
  /// - Returns: The effects of cancelling a hold and of undoing.
  /// - Complexity: As for `insert(_:as:index:at:)` or `describe(_:as:at:)`.
  @discardableResult
  public mutating func undo(at time: Time) -> ListEffects {
    var effects = cancelHold(at: time)
    effects.add(apply(history.steps.popLast(), at: time))
    return effects
  }

  private mutating func apply(_ step: UndoStep?, at time: Time) -> ListEffects {
    switch step {
    case .reinsert(let id, let index):
      let keptStates = statesByPosition
      let startsMotion = rows.restore(id, height: freshRow(id).size.height, index: index, at: time)
      restore(keptStates)
      return insertionEffects(id, at: index, startedMotion: startsMotion)
    case .remove(let id):
      let effects = removeUnrecorded(id, at: time)
      discard(id)
      return effects
    case .move(let id, let index): return moveUnrecorded(id, to: index, at: time)
    case .describe(let id, let description):
      return describeUnrecorded(id, as: laidOut(description, at: time), at: time)
    case nil: return .none
    }
  }

  /// Records a step that undoes a change.
  mutating func record(_ step: UndoStep) {
    for forgottenStep in history.record(step) { forget(forgottenStep) }
  }

  /// Discards the data that only a dropped step could have restored.
  private mutating func forget(_ step: UndoStep) {
    switch step {
    case .reinsert(let id, _): discard(id)
    case .remove, .move, .describe: break
    }
  }

  /// Discards the description, the height and the title of a row that can no longer be restored.
  private mutating func discard(_ id: RowID) {
    descriptions.removeValue(forKey: id)
    heights[id] = nil
    titles.forget(id)
  }
}
