import GestureList
import HeadlessTable
import TestSupport
import Testing

@Suite("A held row scrolls the table only toward an edge that its finger has approached")
struct AutoscrollIntentTests {
  /// A finger that has lifted a row of a hundred, scrolled by 1000 points.
  private func lifted(at y: Double) -> FingerTable {
    var fingers = FingerTable(100)
    fingers.table.scroll(to: 1000, at: .zero)
    fingers.touch(.down, 100, y, at: 0)
    fingers.table.advance(to: Time(0.5))
    return fingers
  }

  @Test("A finger that rests at an edge scrolls nothing and moves nothing", arguments: [10.0, 470])
  func rests(y: Double) {
    var fingers = lifted(at: y)
    #expect(fingers.table.settles == Time(0.75))  // the row has risen
    fingers.table.advance(to: Time(3))
    #expect(fingers.offset(3) == 1000)
    fingers.touch(.up, 100, y, at: 3)
    #expect(fingers.notices == [])
    #expect(fingers.numbers == Array(0..<100))
  }

  @Test("A finger that trembles by a point does not either", arguments: [10.0, 470])
  func trembles(y: Double) {
    var fingers = lifted(at: y)
    for step in 1...20 { fingers.touch(.moved, 100, y + Double(step % 2), at: 0.5 + Double(step) / 10) }
    #expect(fingers.offset(3) == 1000)
  }

  @Test("One that moves toward the edge scrolls there", arguments: [(10.0, -1.0), (470, 1)])
  func toward(y: Double, sign: Double) {
    var fingers = lifted(at: y)
    fingers.touch(.moved, 100, y + 2 * sign, at: 1)
    #expect((fingers.offset(2) - 1000) * sign > 100)
    // A finger that has gone back to where it was lifted scrolls no farther.
    let offset = fingers.offset(2)
    fingers.touch(.moved, 100, y, at: 2)
    #expect(fingers.offset(5) == offset)
  }

  @Test("One that moves away from the edge does not, until it comes back", arguments: [(10.0, -1.0), (470, 1)])
  func away(y: Double, sign: Double) {
    var fingers = lifted(at: y)
    fingers.touch(.moved, 100, y - 20 * sign, at: 1)
    #expect(fingers.offset(2) == 1000)
    fingers.touch(.moved, 100, y - 10 * sign, at: 2)
    #expect((fingers.offset(3) - 1000) * sign > 10)
  }

  @Test("So does a hold that a host has found")
  func host() {
    var fingers = FingerTable(100)
    fingers.table.handle(.hold(.began, y: 470, contentOffset: 0), at: .zero)
    fingers.table.advance(to: Time(2))
    #expect(fingers.offset(2) == 0)
    fingers.table.handle(.hold(.changed, y: 475, contentOffset: 0), at: Time(2))
    #expect(fingers.offset(3) > 100)
  }
}
