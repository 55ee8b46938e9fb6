import TestSupport
import Testing
import UtilityButtons

@Suite("Options: full swipe, forbidden sides")
struct OptionTests {
  /// The finger that performs: max(0.55 W, strip + 30), for one button of 90 and for two.
  static let thresholds: [(width: Double, buttons: Int, performs: Double)] = [
    (320, 1, 0.55 * 320), (390, 1, 0.55 * 390), (200, 1, 90 + 30), (320, 2, 180 + 30), (390, 2, 0.55 * 390),
  ]

  @Test(
    "From max(0.55 of the width, strip + 30 points) on the outermost action is performed, and the row closes",
    arguments: SwipeEdge.allCases, thresholds)
  func fullSwipe(edge: SwipeEdge, swipe: (width: Double, buttons: Int, performs: Double)) {
    let fresh = Player(leading: swipe.buttons, trailing: swipe.buttons, width: swipe.width, fullSwipe: true)
    var player = fresh
    #expect(player.drag(edge.sign * swipe.performs) == SwipeEffects(.didPress(edge, 0), startedMotion: true))
    player.settle()
    #expect(player.offset == 0)
    player = fresh
    #expect(
      player.drag(edge.sign * swipe.performs.nextDown) == SwipeEffects(.didOpen(edge), startedMotion: true))
    player.settle()
    #expect(player.offset == edge.sign * Double(swipe.buttons) * 90)
  }

  @Test("Where it is allowed the content follows the finger up to the row's width", arguments: SwipeEdge.allCases)
  func follows(edge: SwipeEdge) {
    var player = Player(leading: 1, trailing: 1, fullSwipe: true)
    #expect(player.row.limits == -320...320)
    player.hold()
    for (x, offset) in [(90.0, 90.0), (91, 91), (250, 250), (320, 320), (321, 320), (900, 320), (300, 300)] {
      player.pan(.changed, edge.sign * x)
      #expect(player.offset == edge.sign * offset)
    }
  }

  @Test("On the other side the rubber band stays, or there is nothing")
  func otherSideBand() {
    var player = Player(leading: 1, trailing: 1, fullSwipe: true, forbidden: [.leading])
    #expect(player.row.limits == -320...0)
    #expect(player.row.forbidden == [.leading])
    player.hold(50)
    #expect(player.offset == 0)
    // In the article a side without buttons is dragged to against the band all the same.
    player = Player(leading: 0, trailing: 1, fullSwipe: true, .article)
    #expect(player.row.limits == -320...320)
    player.hold(50)
    expectClose(player.offset, rubberBand(50))
    player.pan(.changed, -250)
    #expect(player.offset == -250)
  }

  @Test("Without full swipe the rubber band begins behind the buttons")
  func withoutFullSwipe() {
    var player = Player(leading: 1, trailing: 1)
    #expect(player.row.limits == -410...410)  // 90 + 320
    player.hold(-250)
    expectClose(player.offset, -90 - rubberBand(250 - 90))
  }

  // Open by 180 points, strip + 30 = 210 are 30 points farther.
  @Test("From an open row, too", arguments: [(30.0, true), (29.99, false)])
  func fromOpen(swipe: (farther: Double, performs: Bool)) {
    var player = Player(fullSwipe: true)
    player.put(.open(.trailing))
    let performed = SwipeEffects(.didPress(.trailing, 0), .didClose, startedMotion: true)
    #expect(player.drag(-swipe.farther) == (swipe.performs ? performed : SwipeEffects(startedMotion: true)))
    player.settle()
    #expect(player.row.rest == (swipe.performs ? .closed : .open(.trailing)))
  }

  @Test("Content caught beyond the threshold must come 30 points farther, so that it performs once")
  func caughtPerforming() {
    var fresh = Player(fullSwipe: true)
    fresh.drag(-300)
    // Six hundredths of a second after it was let go it is on its way back, and beyond 210.
    fresh.now += 0.05
    fresh.pan(.began, 0)
    let caught = 0 - fresh.offset
    #expect(caught > 210 && caught < 320 - 31)
    for (farther, performs) in [(0.0, false), (1, false), (29, false), (30 + 1e-9, true)] {
      var player = fresh
      let effects = player.pan(.ended, -farther)
      #expect(effects.notices.contains(.didPress(.trailing, 0)) == performs, "\(farther)")
    }
  }

  @Test("However fast it is let go, it goes no farther than the row's width", arguments: [100.0, 250, 320])
  func staysInRow(x: Double) {
    var player = Player(fullSwipe: true)
    player.drag(-x, velocity: -20_000)
    #expect(player.offsetsToRest.allSatisfy { $0 >= -320 })
  }

  @Test("So it is where its place is farther out than the finger", arguments: SwipeEdge.allCases)
  func fastestToPlace(edge: SwipeEdge) {
    var player = Player(leading: 3, trailing: 3, fullSwipe: true)
    player.drag(edge.sign * 200, velocity: edge.sign * 4000)
    #expect(player.row.rest == .open(edge))
    let farthest = player.offsetsToRest.map { edge.sign * $0 }.max() ?? 0
    #expect(farthest > 260 && farthest <= 320)
  }

  @Test("Content that is caught beyond the row's width stays under the finger")
  func caughtBeyond() {
    var player = Player(fullSwipe: true)
    // Only a real scroll view brings it there; 90 is the closed place.
    player.report(.moved(contentOffset: 90 + 350))
    player.pan(.began, 0)
    for (x, offset) in [(0.0, -350.0), (-50, -350), (20, -330), (40, -310), (0, -350)] {
      player.pan(.changed, x)
      #expect(player.offset == offset)
    }
  }

  @Test("A row without width has no full swipe")
  func noWidth() {
    // In the article the buttons of a row without width are as wide as ever.
    var player = Player(width: 0, fullSwipe: true, .article)
    #expect(player.drag(-1000) == SwipeEffects(.didOpen(.trailing)))
  }

  @Test("It is off by default")
  func offByDefault() {
    var player = Player()
    #expect(player.drag(-900) == SwipeEffects(.didOpen(.trailing), startedMotion: true))
  }

  @Test(
    "Never by momentum alone, nor against a flick back, nor when cancelled",
    arguments: [
      (-60, -9000, .ended, .didOpen(.trailing)), (-900, 500, .ended, .didOpen(.leading)), (-900, 0, .cancelled, nil),
    ] as [(Double, Double, PanPhase, SwipeNotice?)])
  func notAFullSwipe(x: Double, velocity: Double, finish: PanPhase, notice: SwipeNotice?) {
    var player = Player(fullSwipe: true)
    #expect(player.drag(x, finish: finish, velocity: velocity) == SwipeEffects(notice, startedMotion: true))
  }

  @Test("An open row that is touched and let go performs nothing, however wide its strip is")
  func touchedOpen() {
    var player = Player(trailing: 3, fullSwipe: true)
    player.put(.open(.trailing))
    #expect(player.drag(-3) == SwipeEffects(startedMotion: true))
    #expect(player.row.cellState == .right)
  }

  @Test(
    "Caught on its way shut, a row that is let go again performs nothing: the content has not travelled",
    arguments: [Corrections.all, .without(.resumesMotion)])
  func caughtClosing(corrections: Corrections) {
    var player = Player(fullSwipe: true, corrections)
    player.put(.open(.trailing))
    player.handle(.close(animated: true))
    // 1/100 s of 3/10 after it set out the content stands between -180 and 0.55 · 320 = 176.
    #expect(!player.drag(0).notices.contains(.didPress(.trailing, 0)))
  }

  @Test("Nor does one that a real scroll view has moved a little")
  func caughtDriven() {
    var player = Player(fullSwipe: true)
    player.report(.moved(contentOffset: 270))
    player.report(.began(contentOffset: 268))
    player.report(.moved(contentOffset: 269))
    #expect(player.release(target: 270) == .goes(to: 270, .didOpen(.trailing)))
  }

  @Test("From the other side it counts from the closed place, and the row reports that it has closed")
  func fromOtherSide() {
    var player = Player(fullSwipe: true)
    player.put(.open(.leading))
    // 90 points back to the closed place, and 180 + 30 beyond.
    #expect(player.drag(-90 - 210) == SwipeEffects(.didPress(.trailing, 0), .didClose, startedMotion: true))
  }

  @Test("Reports of a scroll view reach it as well")
  func reported() {
    var player = Player(fullSwipe: true)
    player.report(.began(contentOffset: 90))
    // 180 points of buttons and, for a finger 30 points beyond them, what the band makes of that.
    player.report(.moved(contentOffset: 90 + 180 + rubberBand(30) + 1e-9))
    #expect(player.release(target: 270) == .goes(to: 90, .didPress(.trailing, 0)))
  }

  @Test("A scroll view's band is taken into account: a slow drag of 180 or 209 points just shows two buttons of 90")
  func reportedShort() {
    for shown in [176, 180, 180 + rubberBand(29)] {
      var player = Player(fullSwipe: true)
      player.report(.began(contentOffset: 90))
      player.report(.moved(contentOffset: 90 + shown))
      #expect(player.release(target: 270) == .goes(to: 270, .didOpen(.trailing)))
    }
  }

  @Test("Reports of a scroll view reach it from an open row")
  func reportedOpen() {
    for (finger, performs) in [(29.0, false), (31, true)] {
      var player = Player(fullSwipe: true)
      player.put(.open(.trailing))
      player.report(.moved(contentOffset: 270))
      player.report(.began(contentOffset: 270))
      player.report(.moved(contentOffset: 270 + rubberBand(finger)))
      let answer = player.release(target: 270)
      let performed = ScrollAnswer(targetContentOffset: 90, effects: SwipeEffects(.didPress(.trailing, 0), .didClose))
      #expect(answer == (performs ? performed : .goes(to: 270)))
    }
  }

  @Test("A full swipe of a destructive action deletes the row from its list")
  func deletes() {
    let delete = InteractionAction(id: "delete", title: "Delete", role: .destructive)
    let row = UtilityButtons(width: 320, height: 44, trailing: [delete], options: SwipeOptions(fullSwipe: true))
    var list = SwipeList(of: row, count: 30)
    let id = RowID(3)
    #expect(list.handle(.pan(id, PanSample(.began, translation: .zero)), at: .zero) == .none)
    let swiped = list.handle(.pan(id, PanSample(.ended, translation: Vector(-400, 0))), at: Time(0.1))
    #expect(
      swiped
        == ListEffects(
          update: ListUpdate([.delete(.init(3..<4))]), notices: [.row(id, .didPress(.trailing, 0)), .didDelete(id)],
          startedMotion: true))
  }

  @Test(
    "Where a real scroll view bounces over a forbidden side, there is no button to press",
    arguments: [PressPhase.down, .up], Corrections.allAndNone)
  func forbiddenBounce(phase: PressPhase, corrections: Corrections) {
    var player = Player(forbidden: [.trailing], corrections)
    player.report(.moved(contentOffset: 90 + 30))
    #expect(player.handle(.press(.trailing, 0, phase)) == .none)
  }

  @Test(
    "A forbidden side is not opened by a drag, a flick, code or an action, whatever is corrected",
    arguments: SwipeEdge.allCases, Corrections.allAndNone)
  func forbidden(edge: SwipeEdge, corrections: Corrections) {
    var player = Player(forbidden: [edge], corrections)
    player.drag(edge.sign * 200, velocity: edge.sign * 900)
    player.settle()
    #expect(player.handle(.open(edge, animated: true)) == .none)
    #expect(player.handle(.perform(InteractionAction.showID(edge))) == .none)
    #expect(player.row.cellState == .center)
    #expect(player.offset == 0)
    #expect(!player.notices.contains(.didOpen(edge)))
    #expect(!player.row.plainActions().contains(.show(edge)))
    // Its buttons stay reachable as plain actions.
    #expect(player.row.plainActions().contains(player.row.actions(edge)[0]))
  }
}
