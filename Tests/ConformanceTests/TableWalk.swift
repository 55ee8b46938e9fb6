import HeadlessTable
import InteractionLaws

/// Random touches on a table from a seed: any fingers in any order with any numbers, and now and then an edit, a plain
/// action or a rotation.
struct TableWalk: Sendable {
  let seed: UInt64
  let events: Int
  var policies = TablePolicies()
  var direction = ReadingDirection.leftToRight

  /// The numbers that are drawn, and the time.
  private struct Monkey {
    var random: SplitMix64
    var time = 0.0

    mutating func chance(_ part: Double) -> Bool { Double.random(in: 0..<1, using: &random) < part }

    mutating func coordinate(upTo limit: Double) -> Double {
      chance(0.02)
        ? random.element(of: [.nan, .infinity, -.infinity, -1e9, 1e300, -0.0])
        : .random(in: -20...limit, using: &random)
    }

    /// Mostly a little later, at times much later, back, or no time at all.
    mutating func nextTime() -> Time {
      if chance(0.01) { return Time(random.element(of: [.nan, .infinity, -.infinity, time - 5])) }
      time += chance(0.1) ? .random(in: 0...2, using: &random) : .random(in: 0...0.03, using: &random)
      return Time(time)
    }

    mutating func touch() -> TouchEvent {
      let phases: [TouchPhase] = [.down, .moved, .moved, .moved, .moved, .up, .cancelled]
      let finger = chance(0.8) ? 0 : random.below(4) - 1
      let location = Vector(coordinate(upTo: 340), coordinate(upTo: 500))
      return TouchEvent(random.element(of: phases), finger: finger, at: location, time: nextTime())
    }
  }

  /// What came of a walk.
  struct Outcome: Equatable {
    /// What does not hold after one of the events, the first few of it.
    var problems: [String] = []
    /// The names of all notices.
    var told: [String] = []
    /// The last frame.
    var frame = LayerList()
  }

  /// Lets the events happen to a list in a table.
  func play<List: ListInteraction>(_ list: List, own: [OwnEvent<List>]) -> Outcome {
    var monkey = Monkey(random: SplitMix64(seed: seed))
    var table = HeadlessTable(list, width: 320, height: 480, direction: direction, policies: policies)
    var ids = table.list.rows
    var most = 0
    var outcome = Outcome()
    for step in 0..<events where outcome.problems.count < 5 {
      var effects = ListEffects.none
      var time = monkey.nextTime()
      switch monkey.random.below(50) {
      case 0 where !own.isEmpty:
        let edit = monkey.random.element(of: own)
        effects = table.apply(at: time) { list in edit.apply(&list, time) }
      case 1:
        let row = monkey.random.element(of: ids.joined() + [RowID(-1)])
        let actions = table.list.actions(for: row).map(\.id) + ["no such action"]
        effects = table.perform(monkey.random.element(of: actions), on: row, at: time)
      case 2 where monkey.chance(0.1):
        table.resize(width: monkey.random.element(of: [320, 480, 0, .nan]), height: 480, at: time)
      case _:
        let event = monkey.touch()
        time = event.time
        effects = table.touch(event)
      }
      outcome.told += effects.notices.map(\.name)
      let new = table.list.rows
      func check(_ holds: Bool, _ problem: String) {
        if !holds { outcome.problems.append("event \(step): \(problem)") }
      }
      if let problem = effects.mismatch(from: ids, to: new) { check(false, problem) }
      ids = new
      check(!policies.oneOpen || table.list.openRows.count <= 1, "\(table.list.openRows.count) rows are open")
      check(table.list.openRows.allSatisfy { table.list.position(of: $0) != nil }, "an open row is not there")
      check(table.contentOffset(at: time).isFinite, "the content is nowhere")
      if step % 10 == 0, let problem = frameProblem(&table, &most, at: time) { check(false, problem) }
    }
    table.draw(at: monkey.nextTime(), into: &outcome.frame)
    return outcome
  }

  /// What is wrong with a frame: it shows the rows in sight, each once and finite, in no more views than there were rows.
  private func frameProblem<List: ListInteraction>(
    _ table: inout HeadlessTable<List>, _ most: inout Int, at time: Time
  ) -> String? {
    var frame = LayerList()
    table.draw(at: time, into: &frame)
    let isFinite = frame.layers.allSatisfy {
      $0.frame.x.isFinite && $0.frame.y.isFinite && $0.frame.width.isFinite && $0.frame.height.isFinite
    }
    guard isFinite else { return "a layer is nowhere" }
    let inSight = table.rowsInSight(at: time)
    most = max(most, inSight.count)
    guard table.pool.count <= most else { return "\(table.pool.count) views for at most \(most) rows in sight" }
    guard table.pool.views.map(\.row) == inSight else { return "the views show other rows than those in sight" }
    let drawn = frame.layers.compactMap { $0.id.part == .row ? $0.id.row : nil }
    let isStill = table.list.settles == nil && table.list.liftedRow == nil
    guard !isStill || drawn == inSight else {
      return "the frame shows rows \(drawn.map(\.rawValue)), and in sight are \(inSight.map(\.rawValue))"
    }
    for layer in frame.layers where layer.id.part == .row && layer.id.row != nil {
      guard layer.frame.y < table.size.height, layer.frame.maxY >= 0 else {
        return "a row is drawn that cannot be seen"
      }
    }
    let offset = table.contentOffset(at: time)
    for row in inSight {
      guard let top = table.list.top(of: row), let height = table.list.height(of: row) else {
        return "a row has no place"
      }
      guard top < offset + table.size.height, top + height >= offset else {
        return "row \(row.rawValue) is out of sight"
      }
    }
    return nil
  }
}

extension ListInteraction {
  /// The ids of the rows that show, by section.
  var rows: [[RowID]] {
    (0..<sectionCount).map { section in
      (0..<rowCount(inSection: section)).compactMap { id(at: RowPosition(section: section, row: $0)) }
    }
  }
}
