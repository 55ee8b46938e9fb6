import ConstraintSwipe
import HeadlessTable
import TestSupport
import Testing

@Suite("A mouse wheel")
struct WheelTests {
  @Test("A click scrolls at once, up or down, and stops at the ends of the content")
  func clicks() {
    var table = makeTable()
    #expect(table.turn(.discrete, 0, -100, at: 0) == [])
    table.expect(restAt: 100, at: 0)
    table.turn(.discrete, 0, 30, at: 0.1)
    table.expect(offsets: [70], at: [0.1])
    table.turn(.discrete, 0, -5000, at: 0.2)
    table.expect(offsets: [840], at: [0.2])  // 30 · 44 - 480
    table.turn(.discrete, 0, 5000, at: 0.3)
    table.expect(offsets: [0], at: [0.3])
    #expect(table == makeTable())
    // A sideways click moves no row.
    #expect(table.turn(.discrete, -100, 0, at: 0.4) == [])
    #expect(table == makeTable())
  }

  @Test("Open rows close when a click scrolls, and stay open if it does not, or if the policy is off")
  func closes() {
    var table = makeTable()
    table.open(1)
    #expect(table.turn(.discrete, 0, 30, at: 1) == [])  // at the top already
    #expect(table.turn(.discrete, 0, -30, at: 1) == ["didClose.1"])
    var free = makeTable(policies: TablePolicies(closesOnScroll: false))
    free.open(1)
    #expect(free.turn(.discrete, 0, -30, at: 1) == [])
    free.expect(open: [1])
  }

  @Test("A click takes over from a glide, and from content that swings back if it brings that inside")
  func stopsGlide() {
    var table = makeTable()
    table.play(.fling)
    let caught = table.offset(0.3)
    table.turn(.discrete, 0, -20, at: 0.3)
    expectClose(table.offset(0.3), caught + 20)
    #expect(table.settleTime == nil)

    var beyond = makeTable()
    beyond.play(.drag(from: 100, by: 200, steps: 10, at: 0).up(160, 300, at: 1))
    let offset = beyond.offset(1.1)
    #expect(offset < 0)
    var outward = beyond
    outward.turn(.discrete, 0, 20, at: 1.1)
    #expect(outward == beyond)
    beyond.turn(.discrete, 0, offset - 20, at: 1.1)
    expectClose(beyond.offset(1.1), 20)
  }

  @Test("A wheel or trackpad does nothing while a finger is down")
  func underFinger() {
    var table = makeTable()
    table.play(.drag(from: 400, by: -100, steps: 10, at: 0))
    let held = table
    let notices = WheelPhase.allCases.flatMap { table.turn($0, -50, -50, at: 0.2) }
    #expect(notices == [] && table == held)
  }

  @Test("Phases have names in scripts and traces; NaN scrolls nowhere, and an infinite number to an end")
  func numbers() {
    let names = [
      "discrete", "mayBegin", "began", "changed", "ended", "cancelled", "momentumBegan", "momentumChanged",
      "momentumEnded",
    ]
    #expect(WheelPhase.allCases.map(\.name) == names)
    #expect(WheelEvent(.changed, location: Vector(.nan, 5), delta: Vector(.infinity, .nan)).delta == Vector(1e9, 0))
    var table = makeTable()
    table.turn(.discrete, .nan, .nan, at: 0)
    #expect(table == makeTable())
    table.turn(.discrete, 0, -.infinity, at: 0)
    table.expect(offsets: [840], at: [0])
  }
}

extension HeadlessTable {
  /// Handles one report from a wheel or a trackpad, above the middle of the second row unless another place is given.
  @discardableResult
  mutating func turn(
    _ phase: WheelPhase, _ x: Double = 0, _ y: Double = 0, above place: Vector = Vector(160, 66), at time: Double
  ) -> [String] {
    wheel(WheelEvent(phase, location: place, delta: Vector(x, y)), at: Time(time)).notices.map(\.name)
  }
}
