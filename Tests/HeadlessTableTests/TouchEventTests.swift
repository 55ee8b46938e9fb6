import ConstraintSwipe
import HeadlessTable
import Testing

struct TouchEventTests {
  @Test func numbersOfATouchAreFinite() {
    let numbers: [(raw: Double, kept: Double)] = [(.nan, 0), (.infinity, 1e9), (-.infinity, -1e9), (-12.5, -12.5)]
    for number in numbers {
      let event = TouchEvent(
        .moved, finger: 3, at: Vector(number.raw, number.raw), time: Time(number.raw))
      #expect(event.location == Vector(number.kept, number.kept))
      #expect(event.time == Time(number.kept))
      #expect(event.finger == 3 && event.phase == .moved)
    }
  }

  @Test func phasesHaveNamesInScripts() {
    #expect(TouchPhase.allCases.map(\.name) == ["down", "moved", "up", "cancelled"])
  }

  @Test func theOnlyFingerNeedsNoNumber() {
    #expect(TouchEvent(.down, at: .zero, time: .zero) == TouchEvent(.down, finger: 0, at: .zero, time: .zero))
  }

  @Test func aTableSettlesWithTheLastThatMoves() {
    var table = makeTable(count: 1000, policies: TablePolicies(closesOnScroll: false))
    #expect(table.settles == nil)
    table.perform("open.trailing", on: RowID(1), at: .zero)
    #expect(table.settles == Time(0.2))
    table.play(.drag(from: 400, by: -100, steps: 10, at: 0.01))
    table.touch(TouchEvent(.up, at: Vector(160, 300), time: Time(0.11)))
    #expect(table.settles.map { $0 > Time(2) } == true)
    guard let settles = table.settles else { return }
    table.advance(to: settles)
    #expect(table.settles == nil)
  }
}
