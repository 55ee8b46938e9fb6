/// A limited number of undo steps; the oldest are dropped first.
///
///     var history = UndoHistory<String>()
///     _ = history.setLevels(2)
///     for step in ["a", "b", "c"] { print(history.record(step)) }   // [], [], ["a"]
///     history.steps.popLast()                                      // "c"
package struct UndoHistory<Step: Sendable>: Sendable {
  /// The steps, oldest first.
  package var steps: [Step] = []
  /// The greatest number of steps kept, 0 or more.
  package private(set) var levels = Self.defaultLevels

  /// The default of `levels`.
  ///
  /// Chosen here: more steps than anybody undoes one by one. Apple's undo managers have no limit by default.
  package static var defaultLevels: Int { 100 }

  package init() {}

  /// Whether there is nothing to undo.
  package var isEmpty: Bool { steps.isEmpty }

  /// Adds a step, and returns the steps dropped to make room for it, at most one; with 0 levels, the step itself.
  ///
  /// - Complexity: Amortized O(1); O(*l*) in the number of levels if a step is dropped.
  package mutating func record(_ step: Step) -> [Step] {
    steps.append(step)
    if steps.count <= levels { return [] }
    return [steps.remove(at: 0)]
  }

  /// Sets the greatest number of steps kept, 0 if negative, and returns the steps that are dropped, the oldest first.
  package mutating func setLevels(_ levels: Int) -> [Step] {
    self.levels = max(0, levels)
    guard steps.count > self.levels else { return [] }
    let droppedSteps = Array(steps.prefix(steps.count - self.levels))
    steps.removeFirst(droppedSteps.count)
    return droppedSteps
  }
}
