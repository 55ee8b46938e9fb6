import ConstraintSwipe
import HeadlessTable
import TestSupport
import Testing

@Suite("Reports of fingers, and a table at rest")
struct TouchEventTests {
  @Test("A touch's numbers are finite, its finger is 0 by default, and phases have names in scripts")
  func events() {
    for (raw, kept) in [(.nan, 0), (.infinity, 1e9), (-.infinity, -1e9), (-12.5, -12.5)] as [(Double, Double)] {
      let event = TouchEvent(.moved, finger: 3, location: Vector(raw, raw))
      #expect((event.location, event.finger, event.phase) == (Vector(kept, kept), 3, .moved))
    }
    #expect(TouchEvent(.down, location: .zero) == TouchEvent(.down, finger: 0, location: .zero))
    #expect(TouchPhase.allCases.map(\.name) == ["down", "moved", "up", "cancelled"])
  }

  @Test("A table settles with the last thing that moves in it")
  func settleTime() throws {
    var table = makeTable(count: 1000, policies: TablePolicies(closesOnScroll: false))
    #expect(table.settleTime == nil)
    table.open(1)
    #expect(table.settleTime == Time(0.2))
    table.play(.drag(from: 400, by: -100, steps: 10, at: 0.01).up(160, 300, at: 0.11))
    let settleTime = try #require(table.settleTime)
    #expect(settleTime > Time(2))
    table.advance(to: settleTime)
    #expect(table.settleTime == nil)
  }
}
