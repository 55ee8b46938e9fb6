import InteractionCore
import Testing

/// A row of 320 points with 100 points of buttons at the leading side and 200 at the trailing one.
@Suite("The sideways position that two designs share")
struct SideScrollTests {
  static let stops = -200.0...100.0

  /// Content that a finger holds at an offset, with a translation of 0.
  func held(at offset: Double = 0, rigid: SwipeEdge? = nil) -> SideScroll {
    var scroll = SideScroll(offset: offset)
    scroll.hold(at: offset, translation: 0, stops: Self.stops, width: 320, rigid: rigid)
    return scroll
  }

  @Test("Between the stops it follows the finger, beyond them by the rubber band, to a rigid side not at all")
  func drag() {
    for (translation, rigid, offset) in [
      (60, nil, 60), (-150, nil, -150), (140, nil, 100 + ScrollPhysics.rubberBand(40, dimension: 320)),
      (140, .leading, 100), (-250, .leading, -200 - ScrollPhysics.rubberBand(50, dimension: 320)),
    ] as [(Double, SwipeEdge?, Double)] {
      var scroll = held(rigid: rigid)
      scroll.drag(to: translation, stops: Self.stops, width: 320, rigid: rigid)
      #expect(scroll.offset(at: .zero) == offset)
      #expect(scroll.caught == 0)
    }
  }

  @Test("A motion uncovers only the side that it comes from and the one that it goes to", arguments: [1.0, -1])
  func covers(sign: Double) {
    let swing = 2000.0
    for (from, to, velocity, shows) in [
      (50.0, 0.0, -swing, false), (0, 100, -swing, false), (0, 0, swing, false), (-50, 100, -swing, true),
    ] {
      var scroll = SideScroll(offset: sign * from)
      let spring = Curve.spring(frequency: 12.5, dampingRatio: 1, velocity: sign * velocity)
      let starts = scroll.settle(to: sign * to, by: spring, at: .zero)
      #expect(starts)
      let offsets = (0...100).map { sign * scroll.offset(at: Time(Double($0) / 100)) }
      #expect(offsets.contains { $0 < 0 } == shows)
      #expect(offsets.contains { $0 != from })
      scroll.advance(to: Time(9))
      #expect(scroll == SideScroll(offset: sign * to))
    }
  }

  @Test("Content that is there already stands, unless it is to set out all the same")
  func standing() {
    var scroll = SideScroll(offset: 100)
    let moves = scroll.settle(to: 100, by: ScrollPhysics.animation, at: .zero)
    #expect(!moves && scroll == SideScroll(offset: 100))
    let setsOut = scroll.settle(to: 100, by: ScrollPhysics.animation, alsoStanding: true, at: .zero)
    #expect(setsOut)
    #expect(scroll.settles == Time(0.3))
    #expect(scroll.offset(at: Time(0.2)) == 100)
  }

  @Test("A real scroll view's finger holds the content from its report to the release, wherever code sends it")
  func reportedFinger() {
    var scroll = SideScroll()
    scroll.report(0, restingAt: 0)
    #expect(scroll.caught == nil)
    scroll.catchReported()
    scroll.report(-70, restingAt: 0)
    scroll.aim(at: -200)
    #expect(scroll.caught == 0)
    #expect(scroll.isDriven && !scroll.isHeld)
    #expect(scroll.isMoving(at: .zero))
    scroll.releaseReported()
    #expect(scroll.caught == nil)
    #expect(scroll.target == -200)
    scroll.report(-200, restingAt: -200)
    #expect(!scroll.isMoving(at: .zero))
  }

  @Test("The first report tells where the content was sent before it; under a finger it was sent nowhere")
  func firstReport() {
    var put = SideScroll(offset: 100)
    let answers = [put.report(0, restingAt: 100), put.report(10, restingAt: 100)]
    #expect(answers == [100, nil])
    #expect(put.target == 100)
    var sent = SideScroll(offset: 100)
    _ = sent.settle(to: 0, by: ScrollPhysics.animation, at: .zero)
    let back = sent.report(100, restingAt: 0)
    #expect(back == 0)
    var closed = SideScroll()
    var fingers = held(at: 40)
    let free = [closed.report(-30, restingAt: 0), fingers.report(50, restingAt: 100)]
    #expect(free == [nil, nil])
    #expect(!closed.isMoving(at: .zero) && !fingers.isMoving(at: .zero))
  }

  @Test("What is sent to nobody changes nothing: a drag without a hold, a release without reports")
  func strays() {
    var scroll = SideScroll(offset: 100)
    scroll.drag(to: 50, stops: Self.stops, width: 320)
    scroll.catchReported()
    scroll.releaseReported()
    scroll.aim(at: 7)
    #expect(scroll == SideScroll(offset: 100))
  }
}
