import ConstraintSwipe
import TestSupport
import Testing

@Suite("A finger moves the two constraints")
struct DragTests {
  @Test("The article's row, end to end: the example of the documentation")
  func example() {
    var row = ConstraintSwipe(width: 320, height: 44, trailing: InteractionAction.buttons([80, 80]))
    #expect(row.pan(PanSample(.began, translation: .zero), at: Time(0)) == .none)
    #expect(row.pan(PanSample(.changed, translation: Vector(-50, 0)), at: Time(0.1)) == .none)
    #expect(row.offset(at: Time(0.1)) == -50)
    let released = row.pan(PanSample(.ended, translation: Vector(-50, 0)), at: Time(0.2))
    #expect(released == SwipeEffects(.didOpen(.trailing), startedMotion: true))  // 50 >= 80 / 2
    #expect(row.offset(at: Time(0.4)) == -(80 + 80))
  }

  @Test("Right is how far it is open, left is its negative, and the width never changes", arguments: [0, 1, 79.5, 160])
  func constraints(distance: Double) {
    var player = Player()
    player.hold(-distance)
    #expect(player.right == distance)
    #expect(player.row.left(at: player.time) == -distance)
    #expect(player.row.contentFrame(at: player.time) == LayoutRect(-distance, 0, 320, 44))
  }

  @Test(
    "The total width is the row's width less the least x of the innermost button",
    arguments: [([80, 60], 320 - (320 - 80 - 60)), ([], 0)] as [([Double], Double)])
  func totalWidth(trailing: [Double], width: Double) {
    #expect(Player(trailing: trailing).row.buttonTotalWidth == width)
  }

  @Test("Translations count from the one at began", arguments: Corrections.allAndNone)
  func origin(corrections: Corrections) {
    var player = Player(corrections)
    player.pan(.began, -7)
    player.pan(.changed, -57)
    #expect(player.right == 57 - 7)
    #expect(player.startingRight == 0)
  }

  @Test("In the article, an open row that is dragged away and back moves left no more, so nothing snaps")
  func awayAndBack() {
    var player = Player(.article)
    player.put(.open(.trailing))
    player.hold(60, 0)
    #expect(player.right == 160)
    #expect(player.row.settles == nil)
  }

  @Test("In the article, a release after a catch point counts from that side")
  func countsFromCatchPoint() {
    var player = Player(.article)
    // 160 - 60 shows fewer than the 80 + 80 / 2 that it takes to stay open, and more than the 80 / 2 that open.
    #expect(player.drag(-165, 60) == SwipeEffects(.didClose, startedMotion: true))
    #expect(player.notices == [.didClose])
  }

  @Test("From closed: moving right max(-dx, 0), moving left min(-dx, total)", arguments: Corrections.allAndNone)
  func fromClosed(corrections: Corrections) {
    var player = Player(corrections)
    player.pan(.began, 0)
    for (dx, right) in [(-30.0, 30.0), (-159, 159), (-80, 80), (-1, 1)] {
      #expect(player.pan(.changed, dx) == .none)
      #expect(player.right == right)
    }
    player.pan(.changed, 5)
    player.settle()
    #expect(player.right == 0)
  }

  @Test("From open: startingRight - dx, between 0 and the total", arguments: Corrections.allAndNone)
  func fromOpen(corrections: Corrections) {
    var player = Player(corrections)
    player.put(.open(.trailing))
    player.hold(30)
    #expect(player.startingRight == 160)
    #expect(player.right == 160 - 30)
  }

  @Test("\"Moving left\" compares with where the pan began, not with the last sample")
  func panningLeft() {
    // Back from -100 to -60 the finger moves right, yet the article is in its left branch: min(60, 160).
    var player = Player(.article)
    player.hold(-100, -60)
    #expect(player.right == 60)
  }

  @Test(
    "Reaching a catch point in the article opens at once, without notice, and the snap goes 20 points beyond")
  func catchPoint() {
    var player = Player(.article)
    player.hold()
    #expect(player.pan(.changed, -160) == SwipeEffects(startedMotion: true))
    #expect(player.row.settles == player.time + 2 * ConstraintSwipe.snapLeg)
    player.now += ConstraintSwipe.snapLeg
    #expect(player.right == 160 + ConstraintSwipe.bounce)
    player.settle()
    #expect(player.right == 160)
    #expect(player.startingRight == 160)
  }

  @Test("The guard: a catch point where the row is already does not bounce again")
  func guardAtCatchPoint() {
    var player = Player(.article)
    player.put(.open(.trailing))
    player.hold()
    #expect(player.pan(.changed, -40) == .none)
    #expect(player.row.settles == nil)
    #expect(player.right == 160)
  }

  @Test("Back where it was caught, the open row is free; any farther out it snaps", arguments: SwipeEdge.allCases)
  func backAtStart(edge: SwipeEdge) {
    for (dx, effects) in [(0.0, SwipeEffects.none), (0.5, SwipeEffects(startedMotion: true))] {
      var player = Player(leading: [80, 80], .article)
      player.put(.open(edge))
      player.hold(-edge.sign * 40)
      #expect(player.offset == edge.sign * (160 - 40))
      #expect(player.pan(.changed, edge.sign * dx) == effects)
      #expect(player.offset == edge.sign * (dx == 0 ? 160 : 160 - 40))  // a snap sets out from where the content was
    }
  }

  @Test("With corrections the content stays between the stops on both sides")
  func limits() {
    var player = Player(leading: [50])
    #expect(player.row.limits == -160...50)
    player.pan(.began, 0)
    for (dx, offset) in [(-500.0, -160.0), (500, 50), (-10, -10), (40, 40)] {
      player.pan(.changed, dx)
      #expect(player.offset == offset)
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
}
