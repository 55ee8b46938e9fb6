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

  @Test("A finger that rests at an edge, or trembles by a point, scrolls nothing and moves nothing")
  func rests() {
    for y in [10.0, 470] {
      var fingers = lifted(at: y)
      var trembling = fingers
      #expect(fingers.table.settleTime == Time(0.75), "\(y)")  // the row has risen
      fingers.table.advance(to: Time(3))
      fingers.expect(offsets: [1000], at: [3], note: "\(y)")
      fingers.touch(.up, 100, y, at: 3)
      fingers.expect(Array(0..<100), [], "\(y)")

      for step in 1...20 { trembling.touch(.moved, 100, y + Double(step % 2), at: 0.5 + Double(step) / 10) }
      trembling.expect(offsets: [1000], at: [3], note: "\(y)")
    }
  }

  @Test("A finger that moves toward the edge scrolls there; one that moves away does not, until it comes back")
  func towardAndAway() {
    for (y, sign) in [(10.0, -1.0), (470, 1)] {
      var fingers = lifted(at: y)
      var away = fingers
      fingers.touch(.moved, 100, y + 2 * sign, at: 1)
      let offset = fingers.offset(2)
      #expect((offset - 1000) * sign > 100, "\(y)")
      // A finger that has gone back to where it was lifted scrolls no farther.
      fingers.touch(.moved, 100, y, at: 2)
      fingers.expect(offsets: [offset], at: [5], note: "\(y)")

      away.touch(.moved, 100, y - 20 * sign, at: 1)
      away.expect(offsets: [1000], at: [2], note: "\(y)")
      away.touch(.moved, 100, y - 10 * sign, at: 2)
      #expect((away.offset(3) - 1000) * sign > 10, "\(y)")
    }
    // A hold that a host has recognised does the same.
    var fingers = FingerTable(100)
    fingers.table.handle(.hold(.began, y: 470, contentOffset: 0), at: .zero)
    fingers.table.advance(to: Time(2))
    fingers.expect(offsets: [0], at: [2])
    fingers.table.handle(.hold(.changed, y: 475, contentOffset: 0), at: Time(2))
    #expect(fingers.offset(3) > 100)
  }
}
