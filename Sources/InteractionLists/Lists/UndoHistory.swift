/// The latest steps that take changes back; beyond a bound, the oldest one is forgotten.
///
///     var history = UndoHistory<String>()
///     history.levels = 2
///     for step in ["a", "b", "c"] { print(history.record(step)) }   // [], [], ["a"]
///     history.steps.popLast()                                      // "c"
package struct UndoHistory<Step: Sendable>: Sendable {
  /// The steps, the latest last.
  package var steps: [Step] = []
  /// How many steps are kept at most.
  private var most = UndoLevels.usual

  package init() {}

  /// Whether there is nothing to take back.
  package var isEmpty: Bool { steps.isEmpty }

  /// How many steps are kept at most, 0 or more.
  package var levels: Int { most }

  /// Adds a step, and returns the one that is forgotten for it, if any.
  package mutating func record(_ step: Step) -> [Step] {
    steps.append(step)
    if steps.count <= most { return [] }
    return [steps.remove(at: 0)]
  }

  /// Sets how many steps are kept at most, and returns those that are forgotten, the oldest first.
  package mutating func setLevels(_ levels: Int) -> [Step] {
    most = max(0, levels)
    guard steps.count > most else { return [] }
    let forgotten = Array(steps.prefix(steps.count - most))
    steps.removeFirst(forgotten.count)
    return forgotten
  }
}

/// How many changes can be taken back.
package enum UndoLevels {
  /// As many as a list keeps unless its app says otherwise.
  ///
  /// Chosen here: more than anybody takes back one by one. Apple's undo managers keep all of them.
  package static let usual = 100
}
