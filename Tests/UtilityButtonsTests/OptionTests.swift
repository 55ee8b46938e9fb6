import TestSupport
import Testing
import UtilityButtons

@Suite("Options: full swipe, forbidden sides")
struct OptionTests {
  /// How far a finger must come for the content to stand at an offset beyond the stop: the inverse of the rubber band.
  static func finger(to offset: Double, stop: Double) -> Double {
    stop + ScrollPhysics.rubberBandExcess(offset - stop, dimension: 320)
  }

  @Test(
    "0.55 of the width performs the outermost action, and the row closes", arguments: SwipeEdge.allCases,
    [(0.55, true), (0.54, false)])
  func fullSwipe(edge: SwipeEdge, swipe: (part: Double, performs: Bool)) {
    var player = Player(leading: 1, trailing: 1, fullSwipe: true)
    let x = Self.finger(to: edge.sign * 320 * swipe.part, stop: edge.sign * 90) + edge.sign * 1e-9
    let notice: SwipeNotice = swipe.performs ? .didPress(edge, 0) : .didOpen(edge)
    #expect(player.drag(x) == SwipeEffects(notice, startedMotion: true))
    player.settle()
    #expect(player.offset == (swipe.performs ? 0 : edge.sign * 90))
  }

  @Test("A row without width has no full swipe")
  func noWidth() {
    // In the article the buttons of a row without width are as wide as ever.
    var player = Player(width: 0, fullSwipe: true, .article)
    #expect(player.drag(-100) == SwipeEffects(.didOpen(.trailing), startedMotion: true))
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
    #expect(player.drag(-90 - 179) == SwipeEffects(.didPress(.trailing, 0), .didClose, startedMotion: true))
  }

  @Test("Reports of a scroll view reach it as well")
  func reported() {
    var player = Player(fullSwipe: true)
    player.report(.began(contentOffset: 90))
    player.report(.moved(contentOffset: 90 + 176))
    #expect(player.release(target: 270) == .goes(to: 90, .didPress(.trailing, 0)))
  }

  @Test("A full swipe of a destructive action deletes the row from its list")
  func deletes() {
    let delete = InteractionAction(id: "delete", title: "Delete", role: .destructive)
    let row = UtilityButtons(width: 320, height: 44, trailing: [delete], fullSwipe: true)
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
