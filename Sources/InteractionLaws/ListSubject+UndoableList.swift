extension ListLaw {
  /// How a list undoes changes, for the law ``ListLaw/undo``.
  ///
  ///     let undo = ListLaw.Undo<MyList>({ list, time in list.undo(at: time) }, contents: { list in list.summary })
  ///     let violations = ListLaw.check({ MyList(count: 5) }, undo: undo, laws: [.undo])
  public struct Undo<List>: Sendable {
    /// Undoes the last change, and returns the effects.
    public let undo: @Sendable (inout List, Time) -> ListEffects
    /// Describes everything that undoing must restore; text that is still being typed is not part of it.
    public let contents: @Sendable (List) -> String

    /// Creates the undo of a list.
    ///
    /// - Parameters:
    ///   - undo: Undoes the last change at a moment, and returns the updates and notices that this causes;
    ///     `ListEffects.none` if there is nothing to undo.
    ///   - contents: Describes everything that undoing must restore. The law compares these texts, so two lists that
    ///     hold the same must give the same text.
    /// - Complexity: O(1).
    public init(
      _ undo: @escaping @Sendable (inout List, Time) -> ListEffects, contents: @escaping @Sendable (List) -> String
    ) {
      self.undo = undo
      self.contents = contents
    }
  }
}

// The law that undoing restores what was there before an event.
extension ListSubject {
  /// The most changes that an event makes, each of them a step to undo: the end of an edit or a gesture, and its own change.
  private func mostSteps(_ step: Step) -> Int { step.before.list.editedRow == nil && step.before.hold == nil ? 1 : 2 }

  /// Checks that undoing one event, in a few steps, restores what was there.
  func undoFailure(_ step: Step) -> Failure? {
    // While a gesture lasts, its changes are not made yet.
    if let undo, let failure = canUndoFailure(step.after, undo) { return failure }
    guard let undo, step.event != .undo, step.after.hold == nil, step.before.hold?.isAlone ?? true else { return nil }
    let (before, after) = (contents(step.before, of: undo), contents(step.after, of: undo))
    guard before != after else { return nil }
    let expected = step.before.hold.map { _ in undo.contents(cancelled(step.before).list) } ?? before
    guard expected != after else { return nil }
    var list = step.after.list
    var contents = after
    for count in 0..<mostSteps(step) where contents != expected {
      let old = list.visibleRows
      let effects = undo.undo(&list, step.after.now)
      contents = undo.contents(list)
      if let failure = updateFailure(effects, from: old, to: list.visibleRows) { return failure }
      guard count == 0, contents == expected, step.before.hold == nil else { continue }
      if let failure = undoneFailure(step, effects, list.visibleRows) { return failure }
    }
    guard contents == expected else { return Failure("undone, " + expected, found: contents) }
    let ids = step.before.hold.map { _ in cancelled(step.before).list.visibleRows } ?? step.before.ids
    return list.visibleRows == ids ? nil : Failure("undone, " + text(ids, []), found: text(list.visibleRows, []))
  }

  /// Checks that undoing changes something exactly if the list says that it can undo.
  private func canUndoFailure(_ walk: Walk, _ undo: ListLaw.Undo<List>) -> Failure? {
    guard walk.hold == nil, walk.list.editedRow == nil else { return nil }
    var list = walk.list
    let before = contents(walk, of: undo)
    // What cannot be seen, such as a hidden row, has no effects.
    let changes = list.undo(at: walk.now) != .none || undo.contents(list) != before
    guard walk.list.canUndo != changes else { return nil }
    return Failure(
      walk.list.canUndo ? "something to undo, as it says" : "nothing to undo, as it says",
      found: changes ? undo.contents(list) : "nothing")
  }

  /// Checks that one step back reports rows that were inserted as deleted, and rows that were deleted as inserted.
  private func undoneFailure(_ step: Step, _ back: ListEffects, _ ids: [[RowID]]) -> Failure? {
    let moves = step.effects.notices.contains { if case .didMove = $0 { true } else { false } }
    let isMoved = back.notices.contains { if case .didMove = $0 { true } else { false } }
    let isSame = Set(step.before.ids.joined()) == Set(step.after.ids.joined()) && step.before.ids != step.after.ids
    if isSame, moves != isMoved {
      return Failure("undone, " + (moves ? "didMove" : "no didMove") + ", as reported", found: text(back.notices))
    }
    let (told, before, after) = (step.effects, step.before.ids.joined(), step.after.ids.joined())
    for row in after where !ids.joined().contains(row) {
      guard told.notices.contains(.didInsert(row)) != back.notices.contains(.didDelete(row)) else { continue }
      return Failure("undone, " + row.name + " reported deleted, as it was inserted", found: text(back.notices))
    }
    for row in ids.joined() where before.contains(row) && !after.contains(row) {
      guard told.notices.contains(.didDelete(row)) != back.notices.contains(.didInsert(row)) else { continue }
      return Failure("undone, " + row.name + " reported inserted, as it was deleted", found: text(back.notices))
    }
    return nil
  }
}
