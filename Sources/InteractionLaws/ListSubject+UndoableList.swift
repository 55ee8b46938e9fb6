extension ListLaw {
  /// A description of how a list undoes changes, for the law ``ListLaw/undo``.
  ///
  ///     let undo = ListLaw.Undo<MyList>({ list, time in list.undo(at: time) }, contents: { list in list.summary })
  ///     let violations = ListLaw.check({ MyList(count: 5) }, undo: undo, laws: [.undo])
  public struct Undo<List>: Sendable {
    /// The closure that undoes the last change and returns the effects, or `ListEffects.none` if there is nothing to undo.
    public let undo: @Sendable (inout List, Time) -> ListEffects
    /// The closure that describes everything that undoing must restore, without text that is still being typed.
    public let contents: @Sendable (List) -> String

    /// Creates a description of how a list undoes changes.
    ///
    /// - Parameters:
    ///   - undo: A closure that undoes the last change at a moment and returns the effects, or `ListEffects.none` if
    ///     there is nothing to undo.
    ///   - contents: A closure that describes everything that undoing must restore, without text that is still being
    ///     typed. The law compares these descriptions, so two lists with the same contents must have the same one.
    /// - Complexity: O(1).
    public init(
      _ undo: @escaping @Sendable (inout List, Time) -> ListEffects, contents: @escaping @Sendable (List) -> String
    ) {
      self.undo = undo
      self.contents = contents
    }
  }
}

// The law that undoing an event restores the state before it.
extension ListSubject {
  /// Returns the maximum number of undo steps that an event can add: one for its own change, and one for an edit or a
  /// gesture that it ends.
  private func maximumUndoSteps(_ step: Step) -> Int {
    step.before.list.editedRow == nil && step.before.activeGesture == nil ? 1 : 2
  }

  /// Checks that undoing an event restores the state before it, in one step, or in two if it ended an edit or a gesture.
  func undoFailure(_ step: Step) -> Failure? {
    if let undo, let failure = canUndoFailure(step.after, undo) { return failure }
    // The changes of a gesture can be undone only once the gesture has ended.
    guard let undo, step.event != .undo, step.after.activeGesture == nil,
      step.before.activeGesture?.isUndisturbed ?? true
    else {
      return nil
    }
    let (before, after) = (contents(of: step.before, by: undo), contents(of: step.after, by: undo))
    guard before != after else { return nil }
    let expected = step.before.activeGesture.map { _ in undo.contents(cancelled(step.before).list) } ?? before
    guard expected != after else { return nil }
    var list = step.after.list
    var contents = after
    for count in 0..<maximumUndoSteps(step) where contents != expected {
      let oldRows = list.visibleRows
      let effects = undo.undo(&list, step.after.now)
      contents = undo.contents(list)
      if let failure = updateFailure(effects, from: oldRows, to: list.visibleRows) { return failure }
      guard count == 0, contents == expected, step.before.activeGesture == nil else { continue }
      if let failure = undoNoticeFailure(step, effects: effects, ids: list.visibleRows) { return failure }
    }
    guard contents == expected else {
      return Failure("after undo, " + contentsText(expected), found: contentsText(contents))
    }
    // Folding and unfolding need not be undone; rows that are visible before and after must be in the same order.
    let ids = step.before.activeGesture.map { _ in cancelled(step.before).list.visibleRows } ?? step.before.ids
    let (expectedRows, undoneRows) = (Set(ids.joined()), Set(list.visibleRows.joined()))
    let (expectedOrder, foundOrder) = (
      ids.map { $0.filter(undoneRows.contains) }, list.visibleRows.map { $0.filter(expectedRows.contains) }
    )
    return expectedOrder == foundOrder
      ? nil : Failure("after undo, " + text(expectedOrder, openRows: []), found: text(foundOrder, openRows: []))
  }

  private func contentsText(_ contents: String) -> String { contents.isEmpty ? "no contents" : contents }

  /// Checks that undoing changes something if and only if the list's `canUndo` is true.
  private func canUndoFailure(_ state: State, _ undo: ListLaw.Undo<List>) -> Failure? {
    guard state.activeGesture == nil, state.list.editedRow == nil else { return nil }
    var list = state.list
    let before = contents(of: state, by: undo)
    // Undoing a change that is not visible, such as a change of a hidden row, may have no effects but changes the contents.
    let changesList = list.undo(at: state.now) != .none || undo.contents(list) != before
    guard state.list.canUndo != changesList else { return nil }
    return Failure(
      state.list.canUndo ? "something to undo, because canUndo is true" : "nothing to undo, because canUndo is false",
      found: changesList ? "undone, " + contentsText(undo.contents(list)) : "nothing undone")
  }

  /// Checks that undoing one step reports a row that disappears as deleted if and only if its insertion was reported, a row
  /// that returns as inserted if and only if its deletion was, and, if the event only reordered rows, a move if and only if a
  /// move was.
  private func undoNoticeFailure(_ step: Step, effects undoEffects: ListEffects, ids: [[RowID]]) -> Failure? {
    let (eventReportsMove, undoReportsMove) = (
      step.effects.notices.contains { $0.isMove }, undoEffects.notices.contains { $0.isMove }
    )
    let isReordered = Set(step.before.ids.joined()) == Set(step.after.ids.joined()) && step.before.ids != step.after.ids
    if isReordered, eventReportsMove != undoReportsMove {
      return Failure(
        "after undo, "
          + (eventReportsMove
            ? "didMove, because the event reported a move" : "no didMove, because the event reported no move"),
        found: undoEffects.notices.text)
    }
    let (effects, before, after) = (step.effects, step.before.ids.joined(), step.after.ids.joined())
    for row in after where !ids.joined().contains(row) {
      guard effects.notices.contains(.didInsert(row)) != undoEffects.notices.contains(.didDelete(row)) else { continue }
      let wasReported = effects.notices.contains(.didInsert(row))
      return Failure(
        undoNoticeText(row, undone: "deleted", ifReportedAs: "inserted", wasReported: wasReported),
        found: undoEffects.notices.text
      )
    }
    for row in ids.joined() where before.contains(row) && !after.contains(row) {
      guard effects.notices.contains(.didDelete(row)) != undoEffects.notices.contains(.didInsert(row)) else { continue }
      let wasReported = effects.notices.contains(.didDelete(row))
      return Failure(
        undoNoticeText(row, undone: "inserted", ifReportedAs: "deleted", wasReported: wasReported),
        found: undoEffects.notices.text
      )
    }
    return nil
  }

  private func undoNoticeText(
    _ row: RowID, undone: String, ifReportedAs done: String, wasReported: Bool
  ) -> String {
    let expected = "after undo, " + row.name + (wasReported ? "" : " not") + " reported as " + undone
    return expected + ", because the event " + (wasReported ? "reported" : "did not report") + " it as " + done
  }
}

extension ListNotice {
  /// Whether the notice reports that a row was moved.
  fileprivate var isMove: Bool { if case .didMove = self { true } else { false } }
}
