import InteractionCore
import TestSupport
import Testing

/// A row of 320 points with 100 points of buttons at the leading side and 200 at the trailing one.
@Suite("A finger that holds content as a scroll view does")
struct ScrollHoldTests {
  static let stops = -200.0...100.0

  @Test(
    "Between the stops it follows the finger, beyond them by the rubber band, to a rigid side not at all",
    arguments: [
      (60, nil, 60), (-150, nil, -150), (140, nil, 100 + ScrollPhysics.rubberBand(40, dimension: 320)),
      (140, .leading, 100), (-250, .leading, -200 - ScrollPhysics.rubberBand(50, dimension: 320)),
    ] as [(Double, SwipeEdge?, Double)])
  func drag(translation: Double, rigid: SwipeEdge?, offset: Double) {
    let band = ScrollBand(stops: Self.stops, width: 320, rigid: rigid)
    var hold = ScrollHold(0, translation: 0, band: band)
    hold.drag(to: translation, band: band)
    #expect(hold.offset == offset)
    #expect(hold.caught == 0)
  }

  @Test("However narrow the row is, the content gives way beyond a stop")
  func narrow() {
    let band = ScrollBand(stops: 0...0, width: 0.5)
    var hold = ScrollHold(0, translation: 0, band: band)
    hold.drag(to: 9, band: band)
    #expect(hold.offset == ScrollPhysics.rubberBand(9, dimension: 0.5) && hold.offset > 0)
  }

  @Test("Translations count from where the finger took hold")
  func origin() {
    let band = ScrollBand(stops: Self.stops, width: 320)
    var hold = ScrollHold(-30, translation: 15, band: band)
    #expect(hold.offset == -30)
    hold.drag(to: 15, band: band)
    #expect(hold.offset == -30)
    hold.drag(to: -5, band: band)
    #expect(hold.offset == -30 - 20)
    #expect(hold.caught == -30)
  }

  @Test("A finger that is back where it took hold has the content where it was, to the last digit")
  func nothingMoved() {
    let band = ScrollBand(stops: -30.3...0, width: 320)
    for translation in [100, 0.1, -1e9] {
      var hold = ScrollHold(-30.3, translation: translation, band: band)
      hold.drag(to: translation + 1, band: band)
      hold.drag(to: translation, band: band)
      #expect(hold.offset == -30.3)
    }
  }

  @Test("Content that is caught beyond a stop stays there, and comes back as it was stretched", arguments: [1.0, -1])
  func caughtBeyond(sign: Double) {
    let band = ScrollBand(stops: -100...100, width: 320)
    let stretched = 100 + rubberBand(60)
    var hold = ScrollHold(sign * stretched, translation: 0, band: band)
    #expect(hold.offset == sign * stretched)
    hold.drag(to: 0, band: band)
    expectClose(hold.offset, sign * stretched)
    // The finger went 60 points beyond the stop, so 70 points back are 10 inside.
    hold.drag(to: sign * -70, band: band)
    expectClose(hold.offset, sign * (100 - 10))
  }

  @Test("Where there is no band, content that is caught beyond the stop may stay between there and the stop")
  func caughtBeyondRigid() {
    for band in [ScrollBand(stops: -100...100, width: 0), ScrollBand(stops: -100...100, width: 320, rigid: .leading)] {
      var hold = ScrollHold(130, translation: 0, band: band)
      for (x, offset) in [(0.0, 130.0), (20, 130), (-10, 120), (-40, 90), (-30, 100), (-20, 110)] {
        hold.drag(to: x, band: band)
        #expect(hold.offset == offset)
      }
    }
  }

  @Test("A band of no width stops the content at the stops", arguments: [(400.0, 100.0), (-400, -200)])
  func noBand(translation: Double, offset: Double) {
    let band = ScrollBand(stops: Self.stops, width: 0)
    var hold = ScrollHold(0, translation: 0, band: band)
    hold.drag(to: translation, band: band)
    #expect(hold.offset == offset)
  }
}
