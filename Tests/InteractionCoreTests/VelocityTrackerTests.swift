import InteractionCore
import InteractionLaws
import TestSupport
import Testing

@Suite("The velocity of a finger: the slope of a parabola through its last places")
struct VelocityTrackerTests {
  /// A tracker that was given a finger's places at equal time steps.
  private func tracker(
    hertz: Double = 120, for duration: Double, _ place: (Double) -> Double
  ) -> VelocityTracker {
    var tracker = VelocityTracker()
    tracker.restart(Vector(place(0), 20), at: .zero)
    for step in 1...Int(duration * hertz) {
      let time = Double(step) / hertz
      tracker.add(Vector(place(time), 20), at: Time(time))
    }
    return tracker
  }

  /// A finger that has moved for a tenth of a second, at 1500 points a second, to 150.
  private var gone: VelocityTracker { tracker(for: 0.1) { 1500 * $0 } }

  @Test("Even acceleration gives exactly the velocity at its end; a finger that stops smoothly has none")
  func accelerating() {
    for (acceleration, hertz) in [8000.0, 15_000, 30_000].flatMap({ rate in [60.0, 120, 240].map { (rate, $0) } }) {
      let velocity = tracker(hertz: hertz, for: 0.15) { acceleration * $0 * $0 / 2 }.velocity
      expectClose(velocity.x, acceleration * 0.15, within: 1e-6, "at \(hertz) Hz")
      #expect(velocity.y == 0)
    }
    // From 2000 points a second, 10 000 less each second, for 0.15 s.
    expectClose(tracker(for: 0.15) { 2000 * $0 - 5000 * $0 * $0 }.velocity.x, 500, within: 1e-6)

    for sign in [1.0, -1] {
      // It goes 150 points in 0.3 s as people do, with the least jerk; a parabola through the end of that turns round.
      let tracker = tracker(for: 0.3) { time in
        let part = time / 0.3
        return sign * 150 * part * part * part * (10 - part * (15 - part * 6))
      }
      #expect(tracker.velocity == .zero, "\(sign)")
    }
  }

  @Test("Vertical movement counts like horizontal movement")
  func axes() {
    var random = SplitMix64(seed: 1)
    for _ in 0..<200 {
      var (tracker, turned) = (VelocityTracker(), VelocityTracker())
      var place = Vector(0, 0)
      tracker.restart(place, at: .zero)
      turned.restart(place, at: .zero)
      for step in 1...Int.random(in: 1...12, using: &random) {
        place = place + Vector(.random(in: -20...40, using: &random), .random(in: -40...20, using: &random))
        tracker.add(place, at: Time(Double(step) / 120))
        turned.add(Vector(place.y, place.x), at: Time(Double(step) / 120))
      }
      #expect(turned.velocity == Vector(tracker.velocity.y, tracker.velocity.x))
    }
  }

  @Test("A finger that turns round has stopped or goes back after four steps, and has its full speed after twelve")
  func turning() {
    var tracker = gone
    for step in 1...12 {
      tracker.add(Vector(150 - 12.5 * Double(step), 20), at: Time(0.1 + Double(step) / 120))
      #expect(step < 4 || tracker.velocity.x <= 0)
    }
    expectClose(tracker.velocity.x, -1500, within: 1e-6)
    // That it has turned is seen from less than 40 ms. At the end of the parabola through 100, -10 and 0 the slope is
    // (4 · 10 + 100) / 0.04 = 3500. Of the last 20 ms the way is 10 points on, which even acceleration ends with 1000.
    expectClose(velocity([(0.04, Vector(100, 0)), (0.06, Vector(-10, 0)), (0.08, .zero)]).x, 1000, within: 1e-6)

    var back = gone
    for step in 1...4 { back.add(Vector(150 - Double(step), 20), at: Time(0.1 + Double(step) / 120)) }
    // Three points in the last 25 ms, from the place of 33 ms ago: 4 points in 1/30 s, twice.
    #expect(back.velocity.x < 0)
    #expect(back.velocity.x >= -2 * 4 * 30)
  }

  @Test(
    "A finger that has rested for 40 ms has stopped, whether that was reported or not; a shorter rest does not count"
  )
  func rest() {
    for isReported in [false, true] {
      var tracker = gone
      for step in 1...4 where isReported { tracker.add(Vector(150, 20), at: Time(0.1 + Double(step) / 100)) }
      tracker.add(Vector(150, 20), at: Time(0.15))
      #expect(tracker.velocity == .zero, "reported: \(isReported)")
    }
    // Fingers lift where they were last seen.
    for rest in [0, 0.008, 0.03] {
      var tracker = gone
      tracker.add(Vector(150, 20), at: Time(0.1 + rest))
      expectClose(tracker.velocity.x, 1500, within: 1e-6, "rested for \(rest) s")
    }
  }

  @Test("A finger that trembles by less than a point has stopped after 40 ms, one that goes on has not; none goes back")
  func trembling() {
    for (step, expected) in [(0.1, 0), (1.5, 1.5 * 120)] {
      var tracker = gone
      for index in 1...12 {
        // Up and down by half a point, and by a step each 120th of a second.
        let place = Vector(150 + step * Double(index), 20 + (index.isMultiple(of: 2) ? 0.5 : 0))
        tracker.add(place, at: Time(0.1 + Double(index) / 120))
      }
      expectClose(tracker.velocity.x, expected, within: 1e-6)
      #expect(expected > 0 || tracker.velocity == .zero)
    }

    for (hertz, speed) in [60.0, 120, 240].flatMap({ hertz in [1500.0, 3000].map { (hertz, $0) } }) {
      var random = SplitMix64(seed: 7)
      for rest in stride(from: 0.01, through: 0.039, by: 0.001) {
        for _ in 0..<20 {
          var tracker = tracker(hertz: hertz, for: 0.1) { speed * $0 }
          var time = (0.1 * hertz).rounded(.down) / hertz
          let end = time + rest
          let place = speed * time
          while time + 1 / hertz < end {
            time += 1 / hertz
            tracker.add(Vector(place + .random(in: -0.4...0.4, using: &random), 20), at: Time(time))
          }
          tracker.add(Vector(place + .random(in: -0.4...0.4, using: &random), 20), at: Time(end))
          #expect(tracker.velocity.x >= 0, "rested for \(rest) s after \(speed) at \(hertz) Hz")
        }
      }
    }
  }

  @Test("After a rest only later movement counts; after a long one, from its end, if that was reported")
  func afterRest() {
    var tracker = gone
    // -500 and then -1000 points a second: -1250 at the end.
    for (place, time, velocity) in [(155.0, 0.15, 5 / 0.05), (150, 0.16, -5 / 0.01), (140, 0.17, -1250)] {
      tracker.add(Vector(place, 20), at: Time(time))
      expectClose(tracker.velocity.x, velocity, within: 1e-6, "at \(time)")
    }
    for (reported, expected) in [(0.3, 12 / 0.01), (0.25, 12 / 0.06), (0.1, 0)] {
      var tracker = gone
      tracker.add(Vector(150, 20), at: Time(reported))
      tracker.add(Vector(162, 20), at: Time(0.31))
      expectClose(tracker.velocity.x, expected, within: 1e-6, "reported at \(reported)")
    }
  }

  @Test("Two places give a line, and places at almost the same moment add no parabola; the last place is known")
  func fewPlaces() {
    var tracker = VelocityTracker()
    var velocities = [tracker.velocity]
    tracker.restart(Vector(0, 0), at: .zero)
    velocities.append(tracker.velocity)
    tracker.add(Vector(8, 2), at: Time(0.01))
    velocities.append(tracker.velocity)
    #expect(velocities == [.zero, .zero, Vector(800, 200)])
    // A point in a hundred thousandth of a second would be 100 000 points a second.
    tracker.add(Vector(9, 2), at: Time(0.01001))
    #expect(tracker.velocity.x < 1000)

    var placed = VelocityTracker()
    #expect(placed.location == nil)
    placed.restart(Vector(1, 2), at: .zero)
    for step in 1...40 { placed.add(Vector(Double(step), 2), at: Time(Double(step) / 100)) }
    #expect(placed.location == Vector(40, 2))
    var removed = gone
    #expect(removed != VelocityTracker())
    removed.removeAll()
    #expect((removed, removed.velocity) == (VelocityTracker(), .zero))
  }

  /// The velocity after places at some moments, in seconds and points.
  private func velocity(_ places: [(Double, Vector)], now: Double? = nil) -> Vector {
    var tracker = VelocityTracker()
    for (time, place) in places { tracker.add(place, at: Time(time)) }
    if let now, let last = places.last { tracker.add(last.1, at: Time(now)) }
    return tracker.velocity
  }

  @Test("A rest counts from 40 ms on, and movement from one point on")
  func borders() {
    for axis in [Vector(1, 0), Vector(0, 1)] {
      func velocity(_ places: [(Double, Double)], now: Double? = nil) -> Vector {
        self.velocity(places.map { ($0, Vector(axis.x * $1, axis.y * $1)) }, now: now)
      }
      func along(_ speed: Double) -> Vector { Vector(axis.x * speed, axis.y * speed) }
      // 0.04 and 0.08 are as far apart as 0 and 0.04, to the last bit.
      #expect(velocity([(0, 0), (0.04, 60)], now: 0.08) == .zero)
      #expect([1, 0.5].map { velocity([(0, 0), (0.04, $0)]) } == [along(25), .zero])
      // From before a rest of 40 ms only its place counts.
      #expect(velocity([(0, 0), (0.04, 10), (0.08, 100)]) == along(90 / 0.04))
      // After one as long as the horizon the finger sets out from its end.
      let away = velocity([(0, 0), (0.1, 0), (0.11, 11)])
      expectClose(axis.x * away.x + axis.y * away.y, 11 / 0.01, within: 1e-6)
    }
  }

  @Test("A finger has turned round once it has come back by a point; where it set out it is as fast as its parabola")
  func turnedRound() {
    func along(_ places: [(Double, Double)]) -> Double { velocity(places.map { ($0, Vector($1, 20)) }).x }
    // It came back by a point in 30 ms, and is at most twice as fast as that: 2 / 0.03.
    expectClose(along([(0, 20), (0.03, -1), (0.06, 0)]), 2 / 0.03, within: 1e-6)
    #expect(along([(0, 20), (0.03, -0.9), (0.06, 0)]) == 0)
    // Over the last 30 ms it is where it was, although its parabola goes on by a third of a point a second.
    #expect(along([(0.03, 0), (0.06, -2), (0.07, -1), (0.09, -2)]) == 0)
    // A finger that slows down never goes back, however slowly its parabola does: here by half a point a second.
    #expect(along([(0.02, 20), (0.05, 1), (0.06, 10), (0.09, 0)]) == 0)
    // Out to -10 and back to where it set out, along 2000 · age + 100 000 · age²: -20 + 10 at age -0.01.
    expectClose(along([(0, 0), (0.01, -10), (0.02, 0)]), 2000, within: 1e-6)
  }

  @Test(
    "A place reported again counts from when it was first seen; a report from before the touch restarts the tracker"
  )
  func repeatedPlace() {
    let places = [(1, Vector(0, 0)), (1.01, Vector(10, 0)), (1.04, Vector(20, 0))]
    let again = [(1, Vector(0, 0)), (1.01, Vector(10, 0)), (1.03, Vector(10, 0)), (1.04, Vector(20, 0))]
    #expect(velocity(again) == velocity(places))

    var (tracker, restarted) = (VelocityTracker(), VelocityTracker())
    tracker.restart(Vector(50, 0), at: Time(1))
    tracker.add(Vector(0, 0), at: Time(0.5))
    restarted.restart(Vector(0, 0), at: Time(0.5))
    #expect(tracker == restarted)
  }
}
