import TestSupport
import Testing
import UtilityButtons

@Suite("A finger drags the content")
struct DragTests {
  @Test("However narrow the buttons are, there is something to scroll, and content that bounces")
  func narrowButtons() {
    var player = Player(leadingWidths: [], trailingWidths: [0.5])
    player.hold(-100)
    expectClose(player.offset, -0.5 - rubberBand(99.5))
  }

  @Test("The row of the documentation, end to end")
  func example() {
    let (flag, delete, more) = (
      InteractionAction(id: "flag", title: "Flag"), InteractionAction(id: "delete", title: "Delete"),
      InteractionAction(id: "more", title: "More")
    )
    var row = UtilityButtons(width: 320, height: 44, leading: [flag], trailing: [delete, more])
    #expect(row.pan(PanSample(.began, translation: .zero), at: Time(0)) == .none)
    #expect(row.pan(PanSample(.changed, translation: Vector(-100, 0)), at: Time(0.1)) == .none)
    #expect(row.contentOffset(at: Time(0.1)) == 90 + 100)
    let released = row.pan(PanSample(.ended, translation: Vector(-100, 0)), at: Time(0.2))
    #expect(released == SwipeEffects(.didOpen(.trailing), startedMotion: true))  // 100 > 180 / 2
    #expect(row.cellState == .right)
    #expect(row.contentOffset(at: Time(2)) == 90 + 180)
  }

  @Test(
    "Between the ends the content follows the finger, beyond them a rubber band pulls",
    arguments: Corrections.allAndNone)
  func follows(corrections: Corrections) {
    var player = Player(corrections)
    player.hold()
    for (x, offset) in [
      (-50.0, -50.0), (-180, -180), (-200, -180 - rubberBand(20)), (-1000, -180 - rubberBand(820)),
      (90, 90), (130, 90 + rubberBand(40)), (0, 0),
    ] {
      #expect(player.pan(.changed, x) == .none)
      #expect(player.offset == offset)
    }
  }

  @Test("Translations count from the one at began")
  func origin() {
    var player = Player()
    player.pan(.began, -7)
    player.pan(.changed, -57)
    #expect(player.offset == 7 - 57)
  }

  @Test(
    "noEmptySide: a side without buttons gives way to the finger; corrected, the content never leaves 0 there",
    arguments: Corrections.each(.noEmptySide, article: rubberBand(40), corrected: 0), SwipeEdge.allCases)
  func emptySide(fault: (corrections: Corrections, offset: Double), edge: SwipeEdge) {
    var player = Player(leading: edge == .leading ? 0 : 1, trailing: edge == .trailing ? 0 : 1, fault.corrections)
    player.hold(edge.sign * 40)
    #expect(player.offset == edge.sign * fault.offset)
    player.pan(.changed, -edge.sign * 30)
    #expect(player.offset == -edge.sign * 30)
  }

  @Test("A scroll view that has nothing to scroll does not bounce", arguments: Corrections.allAndNone)
  func nothingToScroll(corrections: Corrections) {
    var player = Player(leading: 0, trailing: 0, corrections)
    player.hold(-40)
    #expect(player.offset == 0)
    #expect(player.row.limits == 0...0)
  }

  @Test(
    "The limits are the strips and the rubber band, which tends to the row's width",
    // 180 + 320 and 90 + 320
    arguments: [
      (Player(), -500...410), (Player(leading: 0), -500...0), (Player(leading: 0, .article), -500...320),
      (Player(forbidden: [.trailing], .article), 0...410),
    ] as [(Player, ClosedRange<Double>)])
  func limits(player: Player, limits: ClosedRange<Double>) {
    #expect(player.row.limits == limits)
  }

  @Test(
    "A release proposes where the content would glide: x + v d / (1 - d) / 1000",
    // -10 and then 0.499 per ms of glide: -10 - 249.0 lies beyond half of 180; at 0.1 per ms -10 - 49.9 does not.
    arguments: [(-499.0, State.right), (-100, .center)], Corrections.allAndNone)
  func glide(release: (velocity: Double, state: State), corrections: Corrections) {
    var player = Player(corrections)
    player.drag(-10, velocity: release.velocity)
    #expect(player.row.cellState == release.state)
  }

  @Test(
    "It settles by a critically damped spring that takes the finger's velocity along",
    arguments: Corrections.allAndNone)
  func settles(corrections: Corrections) {
    var player = Player(corrections)
    player.drag(-100, velocity: -300)
    for t in [0.0, 0.05, 0.1, 0.3] {
      // x = a + (x0 - a + (v + ω (x0 - a)) t) e^(-ωt), from -100 to a = -180 with ω = 12.5
      let distance = 80 + (-300 + 12.5 * 80) * t
      expectClose(player.offset(after: t), -180 + distance * RealMath.exp(-12.5 * t))
    }
    player.settle()
    #expect(player.offset == -180)
  }

  @Test("Closing never uncovers the other side, however hard it is flicked shut", arguments: SwipeEdge.allCases)
  func staysCovered(edge: SwipeEdge) {
    var player = Player()
    player.put(.open(edge))
    #expect(
      player.drag(edge.sign * -20, velocity: edge.sign * -6000) == SwipeEffects(.didClose, startedMotion: true))
    #expect(player.offsetsToRest.allSatisfy { edge.sign * $0 >= 0 })
    #expect(player.offsetsToRest.last == 0)
  }

  @Test(
    "However fast the finger, the content swings no more than a row's width / e beyond its place",
    arguments: SwipeEdge.allCases, [600, 8000, 1e6, 1e300])
  func fastOpening(edge: SwipeEdge, velocity: Double) {
    for corrections in Corrections.allAndNone {
      var player = Player(leading: 2, corrections)
      player.drag(edge.sign * 1, velocity: edge.sign * velocity)
      let shown = player.offsetsToRest.map { edge.sign * $0 }
      let widest = 180 + 320 * RealMath.exp(-1)
      #expect(shown.allSatisfy { (0...widest).contains($0) }, "\(corrections.testDescription)")
      #expect(shown.last == 180)
    }
  }

  @Test("A flick that is caught anywhere on its way does not jump", arguments: [0.02, 0.05, 0.1, 0.3])
  func caughtFlick(delay: Double) {
    var player = Player()
    player.drag(-30, velocity: -30_000)
    player.now += delay
    player.hold()
    let caught = player.offset
    player.pan(.changed, 0)
    expectClose(player.offset, caught)
  }

  @Test(
    "A scroll view that has nothing to scroll takes no momentum either; the article reports a side all the same",
    arguments: [(600, .didOpen(.leading)), (-600, .didOpen(.trailing)), (100, .didClose)] as [(Double, SwipeNotice)],
    Corrections.allAndNone)
  func nothingToThrow(release: (velocity: Double, notice: SwipeNotice), corrections: Corrections) {
    var player = Player(leading: 0, trailing: 0, corrections)
    let notice = corrections == .article ? release.notice : nil
    #expect(player.drag(0, velocity: release.velocity) == SwipeEffects(notice))
    #expect(player.row.settles == nil)
    #expect(player.offset == 0)
  }

  @Test("Momentum into a side that has nothing is lost", arguments: SwipeEdge.allCases)
  func lostMomentum(edge: SwipeEdge) {
    var player = Player(forbidden: [edge])
    #expect(player.drag(edge.sign * 5, velocity: edge.sign * 900) == .none)
    #expect(player.row.settles == nil)
    #expect(player.offset == 0)
  }

  @Test("From code it moves by an animation of 0.3 s, eased in and out, or at once")
  func animation() {
    var player = Player()
    #expect(player.handle(.open(.trailing, animated: true)) == SwipeEffects(.didOpen(.trailing), startedMotion: true))
    #expect(player.row.settles == player.time + 0.3)
    expectClose(player.offset(after: 0.15), -180 / 2)
    #expect(player.handle(.close(animated: false)) == SwipeEffects(.didClose))
    #expect(player.row.settles == nil)
    #expect(player.offset == 0)
  }

  @Test(
    "What is let go sets out with the finger's velocity, also toward a side that has nothing, and from closed",
    arguments: [(-60.0, 300.0, 0.0), (-60, 600, 0), (0, -600, -90)])
  func velocity(offset: Double, velocity: Double, target: Double) {
    var player = Player(leading: 0, trailing: 1)
    player.drag(offset, velocity: velocity)
    let motion = Motion(
      start: player.time, from: offset, to: target,
      curve: ScrollPhysics.settling(from: offset, velocity: velocity, stops: -90...0, width: 320))
    for seconds in [0, 0.02, 0.05, 0.1] {
      expectClose(player.offset(after: seconds), min(0, motion.position(at: player.time + seconds)))
    }
  }

  @Test(
    "Samples without a pan that began are ignored", arguments: PanPhase.allCases.filter { $0 != .began },
    Corrections.allAndNone)
  func strays(phase: PanPhase, corrections: Corrections) {
    var player = Player(corrections)
    #expect(player.pan(phase, -100) == .none)
    #expect(player.row == Player(corrections).row)
  }

  @Test("A second began catches the content where it is and keeps the first one's resting position")
  func beganTwice() {
    var player = Player()
    player.hold(-150)
    player.pan(.began, -150)
    player.pan(.changed, -160)
    #expect(player.offset == -160)
    #expect(player.pan(.cancelled, -160) == SwipeEffects(startedMotion: true))
    player.settle()
    #expect(player.offset == 0)
  }

  @Test("One jump to the end decides as many small steps do")
  func granularity() {
    for distance in stride(from: -220.0, through: 120, by: 5) {
      var (jump, steps) = (Player(), Player())
      #expect(jump.sweep(to: distance, samples: 0) == steps.sweep(to: distance, samples: 20), "\(distance)")
      #expect(jump.row.rest == steps.row.rest)
    }
  }
}
