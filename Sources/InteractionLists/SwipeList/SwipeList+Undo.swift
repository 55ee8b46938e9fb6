// What takes changes of the rows back.

extension SwipeList {
  /// What takes one change back.
  enum UndoStep: Sendable {
    /// A row that has gone comes back at an index.
    case bringBack(RowID, index: Int)
    /// A row that has come goes.
    case remove(RowID)
    /// A row gets back its index.
    case move(RowID, to: Int)
    /// A row gets back its description.
    case describe(RowID, Description)
  }

  /// Whether there is anything to undo.
  public var canUndo: Bool { !history.isEmpty }

  /// How many changes can be taken back, 0 or more; 100 at first.
  ///
  /// Each change beyond that forgets the oldest one, and with a row that cannot come back any more its title and its
  /// description. The name is that of Apple's undo managers, where 0 stands for no bound; here nothing can be taken back
  /// then.
  public var levelsOfUndo: Int {
    get { history.levels }
    set { for step in history.setLevels(newValue) { forget(step) } }
  }

  /// Takes the last change back: a row that has come, gone, moved or been described.
  ///
  /// A row that comes back has its id, its title, its height and its description, and is closed. A finger's hold is cancelled
  /// first.
  ///
  ///     list.perform("delete", on: RowID(2), at: Time(0))
  ///     list.undo(at: Time(1)).notices   // didInsert.2
  ///
  /// - Parameter time: The moment at which rows begin to move.
  /// - Returns: The change that takes it back; nothing if there is nothing to undo.
  /// - Complexity: As of `insert(_:as:index:at:)`, and of `describe(_:as:at:)`.
  @discardableResult
  public mutating func undo(at time: Time) -> ListEffects {
    var effects = holdCancelled(at: time)
    effects.add(undone(history.steps.popLast(), at: time))
    return effects
  }

  private mutating func undone(_ step: UndoStep?, at time: Time) -> ListEffects {
    switch step {
    case .bringBack(let id, let index):
      let kept = rememberedPositions
      let moves = rows.restore(id, height: freshRow(id).size.height, index: index, at: time)
      restore(kept)
      return came(id, at: index, startedMotion: moves)
    case .remove(let id):
      let effects = taken(id, at: time)
      forgetForGood(id)
      return effects
    case .move(let id, let index): return moved(id, to: index, at: time)
    case .describe(let id, let description): return described(id, as: description, at: time)
    case nil: return .none
    }
  }

  /// Remembers how a change is taken back.
  mutating func record(_ step: UndoStep) {
    for forgotten in history.record(step) { forget(forgotten) }
  }

  /// Forgets what only a step could have brought back.
  private mutating func forget(_ step: UndoStep) {
    switch step {
    case .bringBack(let id, _): forgetForGood(id)
    case .remove, .move, .describe: break
    }
  }

  /// Forgets all of a row that does not come back.
  private mutating func forgetForGood(_ id: RowID) {
    descriptions.removeValue(forKey: id)
    heights[id] = nil
    titles.forget(id)
  }
}
