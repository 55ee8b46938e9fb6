import ConstraintSwipe
import HeadlessTable
import Testing

/// Any touches in any order with any numbers: nothing traps, and the table stays consistent.
struct AnythingGoesTests {
  private struct Monkey {
    private var random: SeededNumbers
    private var time = 0.0

    init(seed: UInt64) { random = SeededNumbers(seed: seed) }

    mutating func chance(_ part: Double) -> Bool { Double.random(in: 0..<1, using: &random) < part }

    mutating func number(in range: Range<Int>) -> Int { Int.random(in: range, using: &random) }

    mutating func element<Element>(of elements: [Element]) -> Element { elements[number(in: 0..<elements.count)] }

    private mutating func coordinate(upTo limit: Double) -> Double {
      chance(0.02)
        ? element(of: [.nan, .infinity, -.infinity, -1e9, 1e300, -0.0]) : .random(in: -20...limit, using: &random)
    }

    /// Mostly a little later, at times much later, back, or no time at all.
    mutating func nextTime() -> Time {
      if chance(0.01) { return Time(element(of: [.nan, .infinity, -.infinity, time - 5])) }
      time += chance(0.1) ? .random(in: 0...2, using: &random) : .random(in: 0...0.03, using: &random)
      return Time(time)
    }

    mutating func touch() -> TouchEvent {
      let phases: [TouchPhase] = [.down, .moved, .moved, .moved, .moved, .up, .cancelled]
      let finger = chance(0.8) ? 0 : number(in: -1..<3)
      let location = Vector(coordinate(upTo: 340), coordinate(upTo: 500))
      return TouchEvent(element(of: phases), finger: finger, at: location, time: nextTime())
    }
  }

  /// What must hold after every event.
  private func expectConsistent(_ table: SwipeTable, at time: Time, oneOpen: Bool, step: Int) {
    let open = table.list.openRows
    #expect(!oneOpen || open.count <= 1, "step \(step)")
    #expect(open.allSatisfy { table.list.position(of: $0) != nil }, "step \(step)")
    #expect(table.contentOffset(at: time).isFinite, "step \(step)")
    for row in open { #expect(table.list.row(row).offset(at: time).isFinite, "step \(step)") }
  }

  private func expectConsistentFrame(_ table: inout SwipeTable, _ most: inout Int, at time: Time, step: Int) {
    var frame = LayerList()
    table.draw(at: time, into: &frame)
    let finite = frame.layers.allSatisfy {
      $0.frame.x.isFinite && $0.frame.y.isFinite && $0.frame.width.isFinite && $0.frame.height.isFinite
    }
    #expect(finite, "step \(step)")
    let inSight = table.rowsInSight(at: time)
    most = max(most, inSight.count)
    #expect(table.pool.count <= most, "step \(step)")
    #expect(table.pool.views.map(\.row) == inSight, "step \(step)")
    #expect(inSight.count <= 480 / 44 + 2, "step \(step)")
    #expect(frame.layers.compactMap { $0.id.part == .row ? $0.id.row : nil } == inSight, "step \(step)")
  }

  /// Touches, now and then an edit or a plain action, and what must hold after each.
  private func run(seed: UInt64, events: Int, policies: TablePolicies, direction: LayoutDirection) {
    var monkey = Monkey(seed: seed)
    let leading = [InteractionAction(id: "read", title: "Read")]
    var table = makeTable(leading: leading, direction: direction, policies: policies)
    var most = 0
    var ids = table.ids
    for step in 0..<events {
      var effects = ListEffects.none
      var time = Time.zero
      let row = RowID(monkey.number(in: 0..<40))
      switch monkey.number(in: 0..<50) {
      case 0:
        time = monkey.nextTime()
        let place = monkey.number(in: -2..<40)
        let kind = monkey.number(in: 0..<3)
        effects = table.edit(at: time) { list in
          kind == 0 ? list.insert("", at: place).update : kind == 1 ? list.remove(row) : list.move(row, to: place)
        }
      case 1:
        time = monkey.nextTime()
        effects = table.perform(
          monkey.element(of: ["delete", "more", "read", "open.leading", "open.trailing", "close", "?"]), on: row,
          at: time)
      case 2:
        time = monkey.nextTime()
        if monkey.chance(0.1) { table.resize(width: monkey.element(of: [320, 480, 0, .nan]), height: 480, at: time) }
        if table.list.count < 20 { effects = table.edit(at: time) { $0.insert("", at: 0).update } }
      case _:
        let event = monkey.touch()
        time = event.time
        effects = table.touch(event)
      }
      if !effects.update.isEmpty {
        #expect(effects.update.mismatch(from: [ids], to: [table.ids]) == nil, "step \(step)")
        ids = table.ids
      }
      #expect(table.list.count == ids.count, "step \(step)")
      expectConsistent(table, at: time, oneOpen: policies.oneOpen, step: step)
      if step % 10 == 0 { expectConsistentFrame(&table, &most, at: time, step: step) }
    }
  }

  @Test func aTableWithAllPoliciesSurvivesAnything() {
    run(seed: 10, events: 8000, policies: TablePolicies(), direction: .leftToRight)
  }

  @Test func aTableWithoutPoliciesSurvivesAnything() {
    let none = TablePolicies(oneOpen: false, closesOnScroll: false, closesOnOutsideTap: false)
    run(seed: 11, events: 6000, policies: none, direction: .leftToRight)
  }

  @Test func aTableFromRightToLeftSurvivesAnything() {
    run(seed: 12, events: 6000, policies: TablePolicies(), direction: .rightToLeft)
  }

  @Test func theSameTouchesGiveTheSameFrames() {
    func play() -> (LayerList, [String]) {
      var monkey = Monkey(seed: 13)
      var table = makeTable()
      let notices = (0..<500).flatMap { _ in table.touch(monkey.touch()).notices.map(\.name) }
      return (table.frame(at: 100), notices)
    }
    let (frame, notices) = play()
    #expect(play() == (frame, notices))
    #expect(!notices.isEmpty)
  }
}
