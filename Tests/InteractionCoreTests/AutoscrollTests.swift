import InteractionCore
import TestSupport
import Testing

@Suite("Scrolling by itself near an end")
struct AutoscrollTests {
  /// A viewport 480 points high has zones of a sixth, 80 points.
  @Test(
    "The speed grows with the square of the depth, and is 0 between the zones",
    arguments: [
      (240.0, 0.0), (80, 0), (400, 0), (40, -300), (0, -1200), (-90, -1200), (440, 300), (480, 1200), (9999, 1200),
      (.infinity, 1200), (-.infinity, -1200),
    ] as [(Double, Double)])
  func speed(y: Double, speed: Double) {
    #expect(Autoscroll.speed(y: y, viewportHeight: 480) == speed)
    #expect(Autoscroll.speed(y: y, viewportHeight: 0) == 0)
  }

  @Test("Zones are a sixth of the viewport, 80 points at most")
  func zones() {
    // A sixth of 120 is 20, and half as deep the speed is a quarter.
    #expect(Autoscroll.speed(y: 25, viewportHeight: 120) == 0)
    #expect(Autoscroll.speed(y: 10, viewportHeight: 120) == -1200 / 4)
    #expect(Autoscroll.speed(y: 81, viewportHeight: 2000) == 0)
    #expect(Autoscroll.speed(y: 79, viewportHeight: 2000) < 0)
  }

  // The integral of 300 t is 150 t² in the first second, then 150 + 300 (t - 1).
  @Test(
    "The speed is reached in a second, evenly; the content stops at its end",
    arguments: [
      (-1, 100), (0, 100), (0.5, 100 + 37.5), (1, 100 + 150), (2, 100 + 150 + 300), (3.5, 1000), (99, 1000),
    ] as [(Double, Double)])
  func ramp(seconds: Double, offset: Double) {
    let scroll = Autoscroll(speed: 300, from: 100, in: 0...1000, after: nil, at: Time(5))
    expectClose(scroll.offset(at: Time(5 + seconds)), offset)
    // 100 + 150 + 300 (t - 1) = 1000
    #expect(scroll.settles == Time(5 + 3.5))
  }

  @Test("Upwards it ends at the beginning")
  func upwards() {
    let scroll = Autoscroll(speed: -1200, from: 96, in: 0...1000, after: nil, at: .zero)
    // 600 t² = 96
    expectClose(scroll.settles?.seconds, 0.4, within: 1e-12)
    expectClose(scroll.offset(at: Time(0.4)), 0)
  }

  @Test("Another depth goes on from the same place, and with the ramp where it was")
  func deeper() {
    let first = Autoscroll(speed: 300, from: 0, in: 0...5000, after: nil, at: .zero)
    let second = Autoscroll(speed: 1200, from: first.offset(at: Time(0.5)), in: 0...5000, after: first, at: Time(0.5))
    #expect(second.offset(at: Time(0.5)) == first.offset(at: Time(0.5)))
    // From 37.5, 1200 times the rest of the ramp's integral: 0.5 - 0.125 seconds' worth until it is over.
    expectClose(second.offset(at: Time(1)), 37.5 + 1200 * 0.375)
    // The other direction begins anew.
    let back = Autoscroll(speed: -300, from: 500, in: 0...5000, after: second, at: Time(1))
    #expect(back.entered == Time(1))
    // So does what comes after a stay between the zones.
    let still = Autoscroll(speed: 0, from: 500, in: 0...5000, after: back, at: Time(2))
    #expect(Autoscroll(speed: -300, from: 500, in: 0...5000, after: still, at: Time(3)).entered == Time(3))
  }

  @Test("Whatever goes nowhere settles at no time")
  func nowhere() {
    #expect(Autoscroll(speed: 300, from: 1000, in: 0...1000, after: nil, at: .zero).settles == nil)
    #expect(Autoscroll(speed: 0, from: 10, in: 0...1000, after: nil, at: .zero).settles == nil)
    #expect(Autoscroll(speed: -.infinity, from: .nan, in: 0...1000, after: nil, at: .zero).offset(at: Time(9)) == 0)
  }
}
