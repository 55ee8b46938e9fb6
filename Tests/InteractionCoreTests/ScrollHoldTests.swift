import InteractionCore
import TestSupport
import Testing

/// A row of 320 points with 100 points of buttons at the leading side and 200 at the trailing one.
@Suite("A finger that holds content as a scroll view does")
struct ScrollHoldTests {
  private let stops = -200.0...100.0

  /// The offsets of content that is caught somewhere, one for each translation.
  private func offsets(_ caught: Double = 0, _ translations: Double..., band: ScrollBand) -> [Double] {
    var hold = ScrollHold(caught, translation: 0, band: band)
    return translations.map { translation in
      hold.drag(to: translation, band: band)
      return hold.offset
    }
  }

  @Test("Content follows the finger between the stops, by the rubber band beyond them, and never past a rigid side")
  func drag() {
    let cases: [(translation: Double, rigidEdge: SwipeEdge?, offset: Double)] = [
      (60, nil, 60), (-150, nil, -150), (140, nil, 100 + ScrollPhysics.rubberBand(40, dimension: 320)),
      (140, .leading, 100), (-250, .leading, -200 - ScrollPhysics.rubberBand(50, dimension: 320)),
    ]
    for (translation, rigidEdge, offset) in cases {
      let band = ScrollBand(stops: stops, width: 320, rigidEdge: rigidEdge)
      var hold = ScrollHold(0, translation: 0, band: band)
      hold.drag(to: translation, band: band)
      #expect((hold.offset, hold.caught) == (offset, 0), "\(translation)")
    }
    // A rigid side does not give way by a fraction of a point either.
    #expect(offsets(0, 100.5, 101, band: ScrollBand(stops: stops, width: 320, rigidEdge: .leading)) == [100, 100])
    // However narrow the row is, the content gives way beyond a stop; a band of no width stops it there.
    let narrow = offsets(0, 9, band: ScrollBand(stops: 0...0, width: 0.5))[0]
    #expect((narrow, narrow > 0) == (ScrollPhysics.rubberBand(9, dimension: 0.5), true))
    #expect([400, -400].flatMap { offsets(0, $0, band: ScrollBand(stops: stops, width: 0)) } == [100, -200])
  }

  @Test("Translations count from where the finger took hold; back there, the content is exactly where it was")
  func origin() {
    let band = ScrollBand(stops: stops, width: 320)
    var hold = ScrollHold(-30, translation: 15, band: band)
    var offsets = [hold.offset]
    for translation in [15.0, -5] {
      hold.drag(to: translation, band: band)
      offsets.append(hold.offset)
    }
    #expect((offsets, hold.caught) == ([-30, -30, -30 - 20], -30))

    let fraction = ScrollBand(stops: -30.3...0, width: 320)
    for translation in [100, 0.1, -1e9] {
      var hold = ScrollHold(-30.3, translation: translation, band: fraction)
      hold.drag(to: translation + 1, band: fraction)
      hold.drag(to: translation, band: fraction)
      #expect(hold.offset == -30.3, "\(translation)")
    }
  }

  @Test("Content caught beyond a stop stays there, and comes back along the rubber band, or one to one without one")
  func caughtBeyond() {
    let band = ScrollBand(stops: -100...100, width: 320)
    let stretched = 100 + rubberBand(60)
    for sign in [1.0, -1] {
      #expect(ScrollHold(sign * stretched, translation: 0, band: band).offset == sign * stretched)
      // The finger went 60 points beyond the stop, so 70 points back are 10 inside.
      let offsets = offsets(sign * stretched, 0, sign * -70, band: band)
      expectClose(offsets[0], sign * stretched)
      expectClose(offsets[1], sign * (100 - 10))
    }

    // The same holds in a row a point wide: 0.5 points beyond the stop its finger is 0.5 / (0.55 · 0.5) points out.
    let narrow = ScrollBand(stops: 0...0, width: 1)
    let caught = self.offsets(0.5, 0, -0.5 / 0.55 / 0.5, band: narrow)
    expectClose(caught[0], 0.5)
    expectClose(caught[1], 0)

    for band in [
      ScrollBand(stops: -100...100, width: 0), ScrollBand(stops: -100...100, width: 320, rigidEdge: .leading),
    ] {
      #expect(offsets(130, 0, 20, -10, -40, -30, -20, band: band) == [130, 130, 120, 90, 100, 110])
    }
  }

}

@Suite("Content on its way to where it will rest")
struct ScrollSettlingTests {
  @Test("Settling content uncovers only the sides that it comes from and goes to, and ends at its target")
  func covers() throws {
    // With so much velocity that the content would swing beyond both its ends.
    let ways: [(from: Double, to: Double, velocity: Double, showsTrailing: Bool)] = [
      (50, 0, -2000, false), (0, 100, -2000, false), (0, 0, 2000, false), (-50, 100, -2000, true),
    ]
    for (sign, way) in [1.0, -1].flatMap({ sign in ways.map { (sign, $0) } }) {
      let (from, target) = (sign * way.from, sign * way.to)
      let spring = Curve.spring(frequency: 12.5, dampingRatio: 1, velocity: sign * way.velocity)
      let settling = try #require(ScrollSettling(from: from, to: target, by: spring, at: .zero))
      let offsets = (0...100).map { sign * settling.offset(at: Time(Double($0) / 100)) }
      let (shows, moves) = (offsets.contains { $0 < 0 }, offsets.contains { $0 != way.from })
      #expect((shows, moves, offsets.first) == (way.showsTrailing, true, way.from), "\(from) to \(target)")
      let isSettled = [.zero, settling.end].map(settling.isSettled(at:))
      let ends = [settling.end, Time(9)].map(settling.offset(at:))
      #expect(
        (settling.target, isSettled, ends) == (target, [false, true], [target, target]), "\(from) to \(target)")
    }
  }

  @Test("Content thrown shut stops when it first reaches closed; content already at its target need not move")
  func thrownShut() throws {
    let spring = Curve.spring(frequency: 12.5, dampingRatio: 1, velocity: -2000)
    let settling = try #require(ScrollSettling(from: 50, to: 0, by: spring, at: Time(1)))
    // (50 + (12.5 · 50 - 2000) t) e^(-12.5 t) = 0
    expectClose(settling.end.seconds, 1 + 50 / (2000 - 12.5 * 50))
    #expect(settling.offset(at: settling.end + -0.001) > 0)
    #expect((settling.offset(at: settling.end), settling.isSettled(at: settling.end)) == (0, true))

    let slow = Curve.spring(frequency: 12.5, dampingRatio: 1, velocity: 0)
    let unseen = ScrollSettling(from: -30.3.nextDown, to: -30.3, by: slow, at: .zero)
    #expect((unseen, ScrollSettling(from: 100, to: 100, by: ScrollPhysics.animation, at: .zero)) == (nil, nil))
    let anyhow = try #require(
      ScrollSettling(from: 100, to: 100, by: ScrollPhysics.animation, alwaysAnimates: true, at: .zero))
    #expect((anyhow.end, anyhow.offset(at: Time(0.2))) == (Time(0.3), 100))
  }

}

@Suite("Content that a real scroll view moves")
struct DrivenScrollTests {
  @Test("A finger holds the content until it is released, wherever code sends it; content moves while it has a target")
  func finger() {
    var scroll = DrivenScroll(0, target: nil)
    #expect(scroll.caught == nil)
    scroll.recordGrab()
    scroll.recordMove(to: -70)
    scroll.recordTarget(-200)
    #expect((scroll.offset, scroll.caught, scroll.isMoving) == (-70, 0, true))
    scroll.recordRelease()
    #expect((scroll.caught, scroll.target) == (nil, -200))
    scroll.recordMove(to: -200)
    #expect(!scroll.isMoving)

    var locked = DrivenScroll(-70, target: nil)
    locked.recordGrab(locksSide: true)
    locked.recordMove(to: 30)
    #expect(locked.offset == 0)
    locked.recordRelease()
    locked.recordMove(to: 30)
    #expect(locked.offset == 30)

    let sent = DrivenScroll(10, target: 100)
    var (arrived, grabbed, stray) = (sent, sent, sent)
    arrived.recordMove(to: 100)
    // A finger that takes hold sends it nowhere, and a release without a finger changes nothing.
    grabbed.recordGrab()
    stray.recordRelease()
    #expect((sent.target, grabbed.target, stray) == (100, nil, sent))
    #expect([sent, arrived, DrivenScroll(-30, target: nil), grabbed].map(\.isMoving) == [true, false, false, false])
  }
}
