import ConstraintSwipe
import TestSupport
import Testing

@Suite("Snap")
struct SnapTests {
  @Test("Buttons stand still while the content snaps beyond them; in the article they never stretch")
  func buttons() {
    let actions = InteractionAction.buttons([80, 80])
    let beyond = Time(ConstraintSwipe.snapLeg)
    for edge in SwipeEdge.allCases {
      var row = ConstraintSwipe(width: 320, height: 44, leading: actions, trailing: actions)
      let closed = actions.indices.map { row.actionFrame(edge: edge, index: $0, at: .zero) }
      row.open(edge, animated: true, at: .zero)
      #expect(edge.sign * row.offset(at: beyond) > 170)
      #expect(actions.indices.map { row.actionFrame(edge: edge, index: $0, at: beyond) } == closed, "\(edge)")
    }
    // Where a finger could stretch a button, the bounce stretches it by the 20 points that it goes beyond.
    for (corrections, width) in [(Corrections.all, 100.0), (.without(.fingerKeepsHold), 80)] {
      var player = Player(trailing: [80], options: SwipeOptions(allowsFullSwipe: true), corrections)
      player.handle(.open(.trailing, animated: true))
      expectClose(player.row.actionFrame(edge: .trailing, index: 0, at: beyond).width, width, player.name)
    }
  }

  /// The ease-out curve at its parameter ½: x = 3·0.58·s²(1−s) + s³, y = s²(3−2s).
  static let half = (time: 3 * 0.58 * 0.25 * 0.5 + 0.125, progress: 0.25 * (3 - 1))

  @Test("Opening goes to 20 points beyond in 0.1 s and back in 0.1 s, both eased out; closing as far over closed")
  func legs() {
    var player = Player()
    player.drag(-60)
    expectClose(player.right(after: 0.1 * Self.half.time), 60 + (180 - 60) * Self.half.progress)
    expectClose(player.right(after: 0.1), 180)
    expectClose(player.right(after: 0.1 + 0.1 * Self.half.time), 180 - 20 * Self.half.progress)
    player.expectSettles(player.time + 0.2)
    player.now += 0.2
    player.expectRight(160)
    player = Player()
    player.drag(-30)
    expectClose(player.right(after: 0.1), -20)
    player.now += 0.2
    player.expectRight(0)
  }

  @Test("startingRight takes the new value when the snap is over")
  func startingRight() {
    var player = Player()
    player.drag(-60)
    player.expectStartingRight(0)
    player.now += 0.2
    player.expectStartingRight(160)
    player.settle()
    player.expectStartingRight(160)
  }

  @Test("startingRight takes the new value when the snap is over, also under a finger")
  func startingRightUnderFinger() {
    var player = Player(.without(.fingerKeepsHold))
    player.hold(-165)
    player.expectStartingRight(0)
    player.now += 0.1
    player.expectStartingRight(0)
    player.now += 0.4
    player.expectRight(160)
    player.expectStartingRight(160)
  }

  @Test("The delegate is called first; then the guard skips the motion when startingRight and the constant are there")
  func guardsMotion() {
    var player = Player(.article)
    player.hold()
    // Closed and already there: the article reports it all the same.
    player.pan(.ended, 0, causes: SwipeEffects(.didClose, startedMotion: false))
    player = Player()
    // The constant is there, startingRight is 0: it bounces.
    player.drag(-160, causes: SwipeEffects(.didOpen(.trailing), startedMotion: true))
    expectClose(player.right(after: 0.1), 180)
  }

  @Test("A motion ends exactly at its place, and advancing to its end changes nothing that shows")
  func tidy() throws {
    var player = Player()
    player.drag(-60)
    player.now = try #require(player.row.settleTime).seconds
    let arrived = player.offset
    player.row.advance(to: player.time)
    player.expectRest(.open(.trailing), offset: arrived)
    player.expectSettles(nil)
  }

  @Test("Content let go within half a point of where the bounce turns goes back at once, in the time of both legs")
  func turn() {
    for (right, goesBack) in [(180.0, true), (180.4, true), (179.6, true), (180.5, false), (179.5, false)] {
      // With a full swipe, a finger can take the content 20 points beyond both buttons.
      var player = Player(options: SwipeOptions(allowsFullSwipe: true))
      player.drag(-right)
      if goesBack {
        expectClose(player.right(after: 0.2 * Self.half.time), right - (right - 160) * Self.half.progress)
      } else {
        expectClose(player.right(after: 0.1), 180)
      }
      player.expectSettles(player.time + 0.2)
      player.now += 0.2
      player.expectRight(160)
    }
  }

  @Test("Content that is caught as it bounces beyond closed, and let go there, bounces the same way")
  func caughtInBounce() {
    var player = Player()
    player.put(.open(.trailing))
    player.handle(.close(animated: true))
    player.now += 0.13
    player.drag(0)
    #expect(player.right < 0 && player.right > -19)
    expectClose(player.right(after: 0.1), -20)
  }

  @Test("Opening a row that is already opening does not bounce twice")
  func onItsWay() {
    var player = Player()
    player.drag(-60)
    let before = player.row
    player.now += 0.05
    player.handle(.open(.trailing, animated: true), causes: .none)
    player.expectRow(before)
  }
}
