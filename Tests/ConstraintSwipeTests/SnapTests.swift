import ConstraintSwipe
import TestSupport
import Testing

@Suite("Snap")
struct SnapTests {
  @Test("Buttons stand still while the content snaps beyond them", arguments: SwipeEdge.allCases)
  func buttonsStandStill(edge: SwipeEdge) {
    let actions = InteractionAction.buttons([80, 80])
    var row = ConstraintSwipe(width: 320, height: 44, leading: actions, trailing: actions)
    let closed = actions.indices.map { row.actionFrame(edge, $0, at: .zero) }
    row.open(edge, animated: true, at: .zero)
    let beyond = Time(ConstraintSwipe.snapLeg)
    #expect(edge.sign * row.offset(at: beyond) > 170)
    #expect(actions.indices.map { row.actionFrame(edge, $0, at: beyond) } == closed)
  }

  /// The ease-out curve at its parameter ½: x = 3·0.58·s²(1−s) + s³, y = s²(3−2s).
  static let half = (time: 3 * 0.58 * 0.25 * 0.5 + 0.125, progress: 0.25 * (3 - 1))

  @Test("Opening goes to 20 points beyond in 0.1 s and back in 0.1 s, both eased out")
  func opening() {
    var player = Player()
    player.drag(-60)
    expectClose(player.right(after: 0.1 * Self.half.time), 60 + (180 - 60) * Self.half.progress)
    expectClose(player.right(after: 0.1), 180)
    expectClose(player.right(after: 0.1 + 0.1 * Self.half.time), 180 - 20 * Self.half.progress)
    #expect(player.right(after: 0.2) == 160)
    #expect(player.row.settles == player.time + 0.2)
  }

  @Test("Closing goes 20 points over the closed place")
  func closing() {
    var player = Player()
    player.drag(-30)
    expectClose(player.right(after: 0.1), -20)
    #expect(player.right(after: 0.2) == 0)
  }

  @Test("startingRight takes the new value when the snap is over")
  func startingRight() {
    var player = Player()
    player.drag(-60)
    #expect(player.startingRight == 0)
    player.now += 0.2
    #expect(player.startingRight == 160)
    player.settle()
    #expect(player.startingRight == 160)
  }

  @Test("The delegate is called first, before the guard and the motion")
  func toldFirst() {
    var player = Player(.article)
    player.hold()
    // Closed and already there: the article reports it all the same, and the guard skips the motion only.
    #expect(player.pan(.ended, 0) == SwipeEffects(.didClose, startedMotion: false))
  }

  @Test("The guard skips the motion only when startingRight and the constant both are there")
  func guardNeedsBoth() {
    var player = Player()
    // The constant is there, startingRight is 0: it bounces.
    #expect(player.drag(-160) == SwipeEffects(.didOpen(.trailing), startedMotion: true))
    expectClose(player.right(after: 0.1), 180)
  }

  @Test("A motion is over exactly at its place, and tidying up changes nothing that shows")
  func tidy() throws {
    var player = Player()
    player.drag(-60)
    let end = try #require(player.row.settles)
    var tidied = player.row
    tidied.advance(to: end)
    #expect(tidied.offset(at: end) == player.row.offset(at: end))
    #expect(tidied.settles == nil)
    #expect(tidied.rest == .open(.trailing))
  }

  @Test("Opening what is on its way open does not bounce twice")
  func onItsWay() {
    var player = Player()
    player.drag(-60)
    let before = player.row
    player.now += 0.05
    #expect(player.handle(.open(.trailing, animated: true)) == .none)
    #expect(player.row == before)
  }

  @Test("A button stretches in the bounce where a finger could stretch it, and stands still in the article")
  func stretchedByBounce() {
    for (corrections, width) in [(Corrections.all, 100.0), (.without(.fingerKeepsHold), 80)] {
      var player = Player(
        ConstraintSwipe(
          width: 320, height: 44, trailing: InteractionAction.buttons([80]), options: SwipeOptions(fullSwipe: true),
          corrections: corrections))
      player.handle(.open(.trailing, animated: true))
      // The bounce goes 20 points beyond the buttons.
      player.now += ConstraintSwipe.snapLeg
      expectClose(player.row.actionFrame(.trailing, 0, at: player.time).width, width)
    }
  }
}
