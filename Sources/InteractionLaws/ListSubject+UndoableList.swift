extension ListLaw {
  /// How a list takes changes back, for the law ``ListLaw/undo``.
  ///
  ///     let undo = ListLaw.Undo<MyList>({ list, time in list.undo(at: time) }, contents: { list in list.summary })
  ///     let violations = ListLaw.check({ MyList(count: 5) }, undo: undo, laws: [.undo])
  public struct Undo<List>: Sendable {
    /// Takes the last change back, and returns what that causes.
    public let undo: @Sendable (inout List, Time) -> ListEffects
    /// Describes everything that undoing must bring back; text that is still being typed is not part of it.
    public let contents: @Sendable (List) -> String

    /// Creates the undo of a list.
    ///
    /// - Parameters:
    ///   - undo: Takes the last change back at a moment, and returns the updates and notices that this causes;
    ///     `ListEffects.none` where there is nothing to take back.
    ///   - contents: Describes everything that undoing must bring back. The law compares these texts, so two lists that
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

// Undoing takes back what an event has done.
extension ListSubject {
  /// How many changes one event makes at most, each of which is a step to take back: an edit that it ends, and its own.
  private static var mostSteps: Int { 2 }

  /// Taking back what one event has done, in a few steps, gives back what was there.
  func undoFailure(_ step: Step) -> Failure? {
    // While a gesture lasts its changes are not made yet.
    guard let undo, step.event != .undo, step.after.hold == nil, step.before.hold?.isAlone ?? true else { return nil }
    let (before, after) = (contents(step.before, of: undo), contents(step.after, of: undo))
    guard before != after else { return nil }
    let expected = step.before.hold.map { _ in undo.contents(cancelled(step.before).list) } ?? before
    guard expected != after else { return nil }
    var list = step.after.list
    var contents = after
    for count in 0..<Self.mostSteps where contents != expected {
      let old = list.visibleRows
      let effects = undo.undo(&list, step.after.now)
      contents = undo.contents(list)
      if let failure = updateFailure(effects, from: old, to: list.visibleRows) { return failure }
      guard count == 0, contents == expected, step.before.hold == nil else { continue }
      if let failure = undoneFailure(step, effects, list.visibleRows) { return failure }
    }
    return contents == expected ? nil : Failure("undone, " + expected, found: contents)
  }

  /// What one step back brings is told as what it takes back was: rows that came to have gone, and those that went to have
  /// come.
  private func undoneFailure(_ step: Step, _ back: ListEffects, _ ids: [[RowID]]) -> Failure? {
    let (told, before, after) = (step.effects, step.before.ids.joined(), step.after.ids.joined())
    for row in after where !ids.joined().contains(row) {
      guard told.notices.contains(.didInsert(row)) != back.notices.contains(.didDelete(row)) else { continue }
      return Failure("undone, " + row.name + " told to go, as it was told to come", found: text(back.notices))
    }
    for row in ids.joined() where before.contains(row) && !after.contains(row) {
      guard told.notices.contains(.didDelete(row)) != back.notices.contains(.didInsert(row)) else { continue }
      return Failure("undone, " + row.name + " told to come, as it was told to go", found: text(back.notices))
    }
    return nil
  }
}
