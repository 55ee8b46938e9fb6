public import HeadlessTable

/// Random touches on a table from a seed: any fingers in any order with any numbers.
///
/// Now and then there is an edit, a plain action, a rotation, a keyboard, or whatever else a host calls. After each event the
/// table and its list must agree:
///
/// - The updates add up, each by itself, and all of them together from the first ids to the last.
/// - The rows in sight are the rows that are drawn.
/// - A finger that rests while the table gets another extent does what a tap there does, or nothing.
/// - It does not matter whether frames are asked for in between: the same rows are in the same order.
///
///     let outcome = TableWalk(seed: 1, events: 1000).play(SwipeList(of: row, count: 30))
///     print(outcome.problems)   // []
public struct TableWalk: Hashable, Sendable {
  /// The seed; the same one gives the same touches.
  public var seed: UInt64
  /// The number of events; none happen where it is 0.
  public var events: Int
  /// When the table closes open rows by itself.
  public var policies: TablePolicies
  /// The direction in which the language is read.
  public var direction: ReadingDirection

  /// Creates a walk.
  ///
  /// - Parameters:
  ///   - seed: Any number; the same one gives the same touches.
  ///   - events: The number of events, 0 or more.
  ///   - policies: When the table closes open rows by itself.
  ///   - direction: The direction in which the language is read.
  /// - Complexity: O(1).
  public init(
    seed: UInt64, events: Int, policies: TablePolicies = TablePolicies(), direction: ReadingDirection = .leftToRight
  ) {
    self.seed = seed
    self.events = events
    self.policies = policies
    self.direction = direction
  }

  /// What a walk has found.
  ///
  ///     let outcome = walk.play(list)
  ///     outcome.problems                           // [], or such as "event 7: 2 rows are open"
  ///     outcome.notices.contains("didSelect.3")    // whether row 3 was selected on the way
  public struct Outcome: Hashable, Sendable {
    /// The first five disagreements, each with the number of its event from 0; empty where all agree.
    ///
    /// What is wrong with all updates together has the number of events.
    public var problems: [String] = []
    /// The names of all notices, in the order in which they were reported.
    public var notices: [String] = []
    /// The last frame, as it was drawn after the last event.
    public var frame = LayerList()
  }

  /// Lets the events happen to a list in a table of 320 by 480 points.
  ///
  /// - Parameters:
  ///   - list: The list, before anything has happened to it.
  ///   - own: The events that only this list has.
  /// - Returns: The disagreements, the notices, and the last frame. After five disagreements the walk ends.
  /// - Precondition: `events` is not negative.
  /// - Complexity: O(*e* · *n*) for *e* events and *n* rows.
  public func play<List: ListInteraction>(_ list: List, own: [OwnEvent<List>] = []) -> Outcome {
    var monkey = Monkey(seed: seed)
    var table = HeadlessTable(list, width: 320, height: 480, direction: direction, policies: policies)
    var watched = WatchedTable(table: table)
    let first = table.list.shownRows
    var (ids, told) = (first, ListUpdate())
    var mostInSight = 0
    var outcome = Outcome()
    for event in 0..<events where outcome.problems.count < 5 {
      let same = monkey
      var (effects, time) = monkey.next(in: &table, own: own, ids)
      watched.follow(same, own: own, ids, at: time)
      var problems = [table.disagreement(at: time), watched.problem(of: table)]
      if event % 10 == 0 {
        effects.add(table.draw(at: time, into: &outcome.frame))
        problems.append(table.frameProblem(outcome.frame, &mostInSight, at: time))
        let (place, width, height) = monkey.rotation()
        problems.append(table.restingProblem(at: place, width: width, height: height, time))
      }
      let now = table.list.shownRows
      problems.insert(effects.update.mismatch(from: ids, to: now), at: 0)
      outcome.add(problems, at: event)
      outcome.notices += effects.notices.map { $0.name }
      told = told.merged(with: effects.update)
      ids = now
    }
    let effects = table.draw(at: monkey.nextTime(), into: &outcome.frame)
    outcome.notices += effects.notices.map { $0.name }
    if outcome.problems.isEmpty {
      outcome.add([told.merged(with: effects.update).mismatch(from: first, to: table.list.shownRows)], at: events)
    }
    return outcome
  }
}

extension TableWalk.Outcome {
  /// Adds what was wrong after an event, up to the fifth problem.
  fileprivate mutating func add(_ found: [String?], at event: Int) {
    for case let problem? in found where problems.count < 5 { problems.append("event \(event): \(problem)") }
  }
}
