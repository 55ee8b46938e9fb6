public import HeadlessTable

/// Random touches on a table from a seed: any fingers in any order with any numbers.
///
/// Now and then there is an edit, a plain action or a rotation. After each event the table and its list must agree: the
/// updates add up, and the rows in sight are the rows that are drawn.
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
    var ids = table.list.shownRows
    var mostInSight = 0
    var outcome = Outcome()
    for event in 0..<events where outcome.problems.count < 5 {
      var (effects, time) = monkey.next(in: &table, own: own, ids)
      var problem: String?
      if event % 10 == 0 {
        effects.add(table.draw(at: time, into: &outcome.frame))
        problem = table.frameProblem(outcome.frame, &mostInSight, at: time)
      }
      outcome.notices += effects.notices.map { $0.name }
      let now = table.list.shownRows
      let problems = [effects.update.mismatch(from: ids, to: now), table.disagreement(at: time), problem]
      for case let problem? in problems where outcome.problems.count < 5 {
        outcome.problems.append("event \(event): \(problem)")
      }
      ids = now
    }
    outcome.notices += table.draw(at: monkey.nextTime(), into: &outcome.frame).notices.map { $0.name }
    return outcome
  }
}

// MARK: - What happens

/// The numbers that are drawn, and the time.
private struct Monkey {
  private var random: SplitMix64
  private var time = 0.0

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  /// Lets one thing happen to a table.
  ///
  /// - Returns: What it has caused, and when.
  mutating func next<List: ListInteraction>(
    in table: inout HeadlessTable<List>, own: [OwnEvent<List>], _ ids: [[RowID]]
  ) -> (ListEffects, Time) {
    let time = nextTime()
    switch random.below(50) {
    case 0 where !own.isEmpty:
      let edit = random.element(of: own)
      return (table.edit(at: time) { list in edit.apply(&list, time) }, time)
    case 1:
      let row = random.element(of: ids.joined() + [RowID(-1)])
      let actions = table.list.actions(for: row).map { $0.id } + ["no such action"]
      return (table.perform(random.element(of: actions), on: row, at: time), time)
    case 2 where chance(0.1):
      table.resize(width: random.element(of: [320, 480, 0, .nan]), height: 480, at: time)
      return (.none, time)
    default:
      let event = touch()
      let time = nextTime()
      return (table.touch(event, at: time), time)
    }
  }

  private mutating func chance(_ part: Double) -> Bool { Double.random(in: 0..<1, using: &random) < part }

  private mutating func coordinate(upTo limit: Double) -> Double {
    chance(0.02)
      ? random.element(of: [.nan, .infinity, -.infinity, -1e9, 1e300, -0.0])
      : .random(in: -20...limit, using: &random)
  }

  /// Mostly a little later, sometimes much later, earlier, or not a number.
  mutating func nextTime() -> Time {
    if chance(0.01) { return Time(random.element(of: [.nan, .infinity, -.infinity, time - 5])) }
    time += chance(0.1) ? .random(in: 0...2, using: &random) : .random(in: 0...0.03, using: &random)
    return Time(time)
  }

  private mutating func touch() -> TouchEvent {
    let phases: [TouchPhase] = [.down, .moved, .moved, .moved, .moved, .up, .cancelled]
    let finger = chance(0.8) ? 0 : random.below(4) - 1
    let location = Vector(coordinate(upTo: 340), coordinate(upTo: 500))
    return TouchEvent(random.element(of: phases), finger: finger, location: location)
  }
}

// MARK: - What must hold

extension HeadlessTable {
  /// What is wrong with what the table says of its list.
  fileprivate func disagreement(at time: Time) -> String? {
    guard !policies.oneOpen || list.openRows.count <= 1 else { return "\(list.openRows.count) rows are open" }
    guard list.openRows.allSatisfy({ list.position(of: $0) != nil }) else { return "an open row is not there" }
    return contentOffset(at: time).isFinite ? nil : "the content is nowhere"
  }

  /// What is wrong with a frame, which shows each row in sight once, at finite numbers, in no more views than rows.
  fileprivate func frameProblem(_ frame: LayerList, _ mostInSight: inout Int, at time: Time) -> String? {
    let isFinite = frame.layers.allSatisfy {
      $0.frame.x.isFinite && $0.frame.y.isFinite && $0.frame.width.isFinite && $0.frame.height.isFinite
    }
    guard isFinite else { return "a layer is nowhere" }
    let inSight = rowsInSight(at: time)
    mostInSight = max(mostInSight, inSight.count)
    guard pool.count <= mostInSight else { return "\(pool.count) views for at most \(mostInSight) rows in sight" }
    guard pool.views.map({ $0.row }) == inSight else { return "the views show other rows than those in sight" }
    return drawnProblem(frame, inSight) ?? placeProblem(inSight, at: time)
  }

  private func drawnProblem(_ frame: LayerList, _ inSight: [RowID]) -> String? {
    let drawn = frame.layers.compactMap { $0.id.part == .row ? $0.id.row : nil }
    let isStill = list.settles == nil && list.liftedRow == nil
    guard !isStill || drawn == inSight else {
      return "the frame shows rows \(drawn.map { $0.rawValue }), and in sight are \(inSight.map { $0.rawValue })"
    }
    for layer in frame.layers where layer.id.part == .row && layer.id.row != nil {
      guard layer.frame.y < size.height, layer.frame.maxY >= 0 else { return "a row is drawn that cannot be seen" }
    }
    return nil
  }

  private func placeProblem(_ inSight: [RowID], at time: Time) -> String? {
    let offset = contentOffset(at: time)
    for row in inSight {
      guard let top = list.top(of: row), let height = list.height(of: row) else { return "a row has no place" }
      guard top < offset + size.height, top + height >= offset else { return "row \(row.rawValue) is out of sight" }
    }
    return nil
  }
}

extension ListInteraction {
  /// The ids of the rows that show, by section.
  fileprivate var shownRows: [[RowID]] {
    (0..<sectionCount).map { section in
      (0..<rowCount(inSection: section)).compactMap { id(for: RowPosition(section: section, row: $0)) }
    }
  }
}
