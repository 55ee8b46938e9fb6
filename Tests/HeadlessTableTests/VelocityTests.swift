import ConstraintSwipe
import HeadlessTable
import InteractionLaws
import TestSupport
import Testing

@Suite("The velocity that is reported of a finger that drags a row")
struct VelocityTests {
  private struct Place {
    var time, x, y: Double

    init(_ time: Double, _ x: Double, _ y: Double = 60) {
      self.time = time
      self.x = x
      self.y = y
    }
  }

  /// Places that follow one another in equal steps of time.
  private func places(_ steps: ClosedRange<Int>, each interval: Double, _ place: (Double) -> (Double, Double))
    -> [Place]
  {
    steps.map { step in
      let (x, y) = place(Double(step))
      return Place(Double(step) * interval, x, y)
    }
  }

  /// The velocities reported of a drag through places; the last one is where the finger is lifted.
  private func velocities(_ places: [Place]) -> [Vector] {
    var table = makeRecorder()
    for (index, place) in places.enumerated() {
      let phase: TouchPhase = index == 0 ? .down : index == places.count - 1 ? .up : .moved
      table.touch(TouchEvent(phase, location: Vector(place.x, place.y)), at: Time(place.time))
    }
    return table.list.samples.map(\.velocity)
  }

  /// The slope, at the last of some places, of the parabola that fits them best: from polynomials of the time that are
  /// orthogonal over the places, the first one t - m and the second one t² - (t - m) b - c.
  private func slope(_ places: [Place]) -> Vector {
    let times = places.map { $0.time - (places.last?.time ?? 0) }
    func sum(_ values: [Double], _ others: [Double]) -> Double { zip(values, others).map { $0 * $1 }.reduce(0, +) }
    let ones = times.map { _ in 1.0 }
    let m = sum(times, ones) / sum(ones, ones)
    let first = times.map { $0 - m }
    let squares = times.map { $0 * $0 }
    let b = sum(squares, first) / sum(first, first)
    let c = sum(squares, ones) / sum(ones, ones)
    let second = zip(squares, first).map { $0 - $1 * b - c }
    // At the last place, where t is 0, the slope of the first one is 1, and of the second one -b.
    func slope(_ values: [Double]) -> Double {
      sum(values, first) / sum(first, first) - b * sum(values, second) / sum(second, second)
    }
    return Vector(slope(places.map(\.x)), slope(places.map(\.y)))
  }

  private func expectLast(_ places: [Place], _ expected: Vector, location: SourceLocation = #_sourceLocation) {
    let last = velocities(places).last
    expectClose(last?.x, expected.x, within: 1e-6, location: location)
    expectClose(last?.y, expected.y, within: 1e-6, location: location)
  }

  @Test("A constant velocity is reported, and a large clock makes no difference")
  func constant() {
    // 12 points a hundredth of a second to the left and 3 downward.
    for velocity in velocities(places(0...20, each: 0.01) { (230 - $0 * 12, 60 + $0 * 3) }) {
      expectClose(velocity.x, -1200, within: 1e-6)
      expectClose(velocity.y, 300, within: 1e-6)
    }
    var late = places(0...20, each: 0.03125) { (230 - $0 * 10, 60) }
    for index in late.indices { late[index].time += 5e8 }
    expectLast(late, Vector(-320, 0))  // 10 points in 1 / 32 s
  }

  @Test("Only the last tenth of a second counts: a place exactly that old does, and an older one does not")
  func horizon() {
    // Fast to the left, then for 120 ms slowly to the right; the turn is older than the horizon.
    expectLast(places(0...17, each: 0.01) { ($0 <= 5 ? 230 - $0 * 30 : 75 + $0, 60) }, Vector(100, 0))
    let exact = [Place(0, 230), Place(0.03125, 220), Place(0.0625, 200), Place(0.1, 100)]
    expectLast(exact, slope(exact))
    // The lift is at 0.125 s: the place at 0.03125 s is 0.09375 s old, the touch 0.125 s.
    let older = [Place(0, 230), Place(0.03125, 100), Place(0.0625, 120), Place(0.09375, 170), Place(0.125, 190)]
    expectLast(older, slope(Array(older.dropFirst())))
  }

  @Test("A finger that lifts where it was last seen has stopped after 40 ms, and is as fast as before until then")
  func rest() {
    expectLast(places(0...10, each: 0.01) { (230 - $0 * 15, 60) } + [Place(0.25, 80)], .zero)
    let moved = places(0...8, each: 1.0 / 128) { (230 - $0 * 1500 / 128, 60) }
    for (rest, velocity) in [(0, -1500), (0.0390625, -1500), (0.0400390625, 0), (0.05, 0)] as [(Double, Double)] {
      expectLast(moved + [Place(8.0 / 128 + rest, 230 - 8 * 1500 / 128)], Vector(velocity, 0))
    }
  }

  @Test("Noise is evened out")
  func noise() {
    var random = SplitMix64(seed: 6)
    for _ in 0..<50 {
      let noisy = places(0...20, each: 1.0 / 256) { step in
        (230 - step * 5 + .random(in: -2...2, using: &random), 60 + .random(in: -2...2, using: &random))
      }
      let expected = slope(noisy)  // 20 / 256 s are within the horizon
      let last = velocities(noisy).last
      expectClose(last?.x, expected.x, within: 1e-6)
      // Up and down it only trembles: where its way of the last ten steps, 39 ms, is the other way, it has stopped, and so
      // it has where it would turn within a point; where it has turned, it is as fast as even acceleration makes it.
      let (way, whole) = (noisy[20].y - noisy[10].y, noisy[20].y - noisy[0].y)
      let most = expected.y * whole > 0 ? .infinity : way.magnitude < 1 ? 0 : 2 * way.magnitude / (10.0 / 256)
      expectClose(last?.y, way * expected.y < 0 ? 0 : expected.y.clamped(to: -most...most), within: 1e-6)
      // The slope at the end trembles four times as much as that of a line would.
      expectClose(expected.x, -1280, within: 240)
    }
  }

  @Test("Only the last 32 samples count")
  func capacity() {
    // 1024 a second would give a hundred.
    let dense = places(0...90, each: 1.0 / 1024) { (230 - $0 * $0 * $0 / 5000, 60) }
    expectLast(dense, slope(Array(dense.suffix(32))))
  }

  @Test(
    "Two places at one moment give no velocity, a clock that runs back starts again, and no finger is infinitely fast")
  func oddClocks() {
    expectLast([Place(1, 230), Place(1, 100)], .zero)
    expectLast([Place(5, 230), Place(4, 130), Place(4.0625, 105)], Vector(-400, 0))  // 25 points in 1 / 16 s
    let fast = velocities([Place(0, 230), Place(1e-5, -1e12), Place(2e-5, -.infinity)])
    #expect(!fast.isEmpty && fast.allSatisfy { $0.x.isFinite && $0.y.isFinite })
  }

}
