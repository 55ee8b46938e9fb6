import InteractionCore
import TestSupport
import Testing

@Suite("Content on its way to where it will rest")
struct ScrollSettlingTests {
  /// A way with so much velocity that the content would swing beyond both its ends.
  struct Way: Sendable {
    let from, to, velocity: Double
    /// Whether the trailing side shows on the way.
    let showsTrailing: Bool

    init(from: Double, to: Double, velocity: Double = -2000, showsTrailing: Bool = false) {
      (self.from, self.to, self.velocity, self.showsTrailing) = (from, to, velocity, showsTrailing)
    }
  }

  static let ways = [
    Way(from: 50, to: 0), Way(from: 0, to: 100), Way(from: 0, to: 0, velocity: 2000),
    Way(from: -50, to: 100, showsTrailing: true),
  ]

  @Test(
    "It uncovers only the side that it comes from and the one that it goes to, and ends at its target",
    arguments: [1.0, -1], ways)
  func covers(sign: Double, way: Way) throws {
    let spring = Curve.spring(frequency: 12.5, dampingRatio: 1, velocity: sign * way.velocity)
    let settling = try #require(ScrollSettling(from: sign * way.from, to: sign * way.to, by: spring, at: .zero))
    let offsets = (0...100).map { sign * settling.offset(at: Time(Double($0) / 100)) }
    #expect(offsets.contains { $0 < 0 } == way.showsTrailing)
    #expect(offsets.contains { $0 != way.from })
    #expect(offsets.first == way.from)
    #expect(settling.target == sign * way.to)
    #expect(!settling.isSettled(at: .zero))
    #expect(settling.isSettled(at: settling.end))
    #expect(settling.offset(at: settling.end) == sign * way.to)
    #expect(settling.offset(at: Time(9)) == sign * way.to)
  }

  @Test("Content that is thrown shut is there when it crosses closed, and nothing moves after that")
  func thrownShut() throws {
    let spring = Curve.spring(frequency: 12.5, dampingRatio: 1, velocity: -2000)
    let settling = try #require(ScrollSettling(from: 50, to: 0, by: spring, at: Time(1)))
    // (50 + (12.5 · 50 - 2000) t) e^(-12.5 t) = 0
    expectClose(settling.end.seconds, 1 + 50 / (2000 - 12.5 * 50))
    #expect(settling.offset(at: settling.end + -0.001) > 0)
    #expect(settling.offset(at: settling.end) == 0)
    #expect(settling.isSettled(at: settling.end))
  }

  @Test("A way too short to be seen is none")
  func unseen() {
    let spring = Curve.spring(frequency: 12.5, dampingRatio: 1, velocity: 0)
    #expect(ScrollSettling(from: -30.3.nextDown, to: -30.3, by: spring, at: .zero) == nil)
  }

  @Test("Content that is there already stands")
  func standing() {
    #expect(ScrollSettling(from: 100, to: 100, by: ScrollPhysics.animation, at: .zero) == nil)
  }

  @Test("Content that is there already sets out where it is to, and goes nowhere")
  func setsOutAnyhow() throws {
    let settling = try #require(
      ScrollSettling(from: 100, to: 100, by: ScrollPhysics.animation, setsOutAnyhow: true, at: .zero))
    #expect(settling.end == Time(0.3))
    #expect(settling.offset(at: Time(0.2)) == 100)
  }
}
