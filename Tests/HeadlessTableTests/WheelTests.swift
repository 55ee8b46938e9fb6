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
    #expect(table.offset(0) == 100)
    #expect(table.settles == nil)
    table.turn(.discrete, 0, 30, at: 0.1)
    #expect(table.offset(0.1) == 70)
    table.turn(.discrete, 0, -5000, at: 0.2)
    #expect(table.offset(0.2) == 840)  // 30 · 44 - 480
    table.turn(.discrete, 0, 5000, at: 0.3)
    #expect(table.offset(0.3) == 0)
    #expect(table == makeTable())
  }

  @Test("A click sideways moves no row")
  func sideways() {
    var table = makeTable()
    #expect(table.turn(.discrete, -100, 0, at: 0) == [])
    #expect(table == makeTable())
  }

  @Test("Open rows close when a click scrolls, and stay where it does not or the policy is off")
  func closes() {
    var table = makeTable()
    table.perform("open.trailing", on: RowID(1), at: .zero)
    #expect(table.turn(.discrete, 0, 30, at: 1) == [])  // at the top already
    #expect(table.turn(.discrete, 0, -30, at: 1) == ["didClose.1"])
    var free = makeTable(policies: TablePolicies(closesOnScroll: false))
    free.perform("open.trailing", on: RowID(1), at: .zero)
    #expect(free.turn(.discrete, 0, -30, at: 1) == [])
    #expect(free.list.openRows == [RowID(1)])
  }

  @Test("It takes over from a glide, where that is")
  func stopsGlide() {
    var table = makeTable()
    table.play(.drag(from: 400, by: -100, steps: 10, at: 0).up(160, 300, at: 0.1))
    let offset = table.offset(0.3)
    table.turn(.discrete, 0, -20, at: 0.3)
    expectClose(table.offset(0.3), offset + 20)
    #expect(table.settles == nil)
  }

  @Test("Content that swings back from beyond an end goes on, unless the click brings it inside")
  func beyondEnd() {
    var table = makeTable()
    table.play(.drag(from: 100, by: 200, steps: 10, at: 0).up(160, 300, at: 1))
    let offset = table.offset(1.1)
    #expect(offset < 0)
    var outward = table
    outward.turn(.discrete, 0, 20, at: 1.1)
    #expect(outward == table)
    table.turn(.discrete, 0, offset - 20, at: 1.1)
    expectClose(table.offset(1.1), 20)
  }

  @Test("It does nothing while a finger is down")
  func underFinger() {
    var table = makeTable()
    table.play(.drag(from: 400, by: -100, steps: 10, at: 0))
    let held = table
    for phase in WheelPhase.allCases { #expect(table.turn(phase, -50, -50, at: 0.2) == []) }
    #expect(table == held)
  }

  @Test("Its phases have names in scripts and traces")
  func names() {
    #expect(
      WheelPhase.allCases.map(\.name) == [
        "discrete", "mayBegin", "began", "changed", "ended", "cancelled", "momentumBegan", "momentumChanged",
        "momentumEnded",
      ])
  }

  @Test("Its numbers are made finite: NaN is no way, and what is infinite leads to an end")
  func numbers() {
    #expect(WheelEvent(.changed, location: Vector(.nan, 5), delta: Vector(.infinity, .nan)).delta == Vector(1e9, 0))
    var table = makeTable()
    table.turn(.discrete, .nan, .nan, at: 0)
    #expect(table == makeTable())
    table.turn(.discrete, 0, -.infinity, at: 0)
    #expect(table.offset(0) == 840)
  }
}

extension HeadlessTable {
  /// Handles one report of a wheel or a trackpad, above the middle of the second row unless it is said.
  @discardableResult
  mutating func turn(
    _ phase: WheelPhase, _ x: Double = 0, _ y: Double = 0, above place: Vector = Vector(160, 66), at time: Double
  ) -> [String] {
    wheel(WheelEvent(phase, location: place, delta: Vector(x, y)), at: Time(time)).notices.map(\.name)
  }
}
