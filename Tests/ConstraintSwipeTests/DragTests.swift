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
    let dragged = row.offset(at: Time(0.1))
    let released = row.pan(PanSample(.ended, translation: Vector(-50, 0)), at: Time(0.2))
    #expect(released == SwipeEffects(.didOpen(.trailing), startedMotion: true))  // 50 >= 80 / 2
    expectNumbers([dragged, row.offset(at: Time(0.4))], [-50, -(80 + 80)])
  }

  @Test("The right constant is how far the row is open, the left one its negative, and the width never changes")
  func constraints() {
    for distance in [0, 1, 79.5, 160] {
      var player = Player()
      player.hold(-distance)
      player.expectRight(distance)
      #expect(player.row.left(at: player.time) == -distance)
      #expect(player.row.contentFrame(at: player.time) == LayoutRect(-distance, 0, 320, 44))
    }
  }

  @Test("The total width is the row's width less the least x of the innermost button")
  func totalWidth() {
    let widths = [[80, 60], []].map { Player(trailing: $0).row.buttonTotalWidth }
    expectNumbers(widths, [320 - (320 - 80 - 60), 0])
  }

  @Test("From closed: moving right max(-dx, 0), moving left min(-dx, total); from open: startingRight - dx")
  func follows() {
    for corrections in Corrections.allAndNone {
      var player = Player(corrections)
      player.pan(.began, 0)
      for (dx, right) in [(-30.0, 30.0), (-159, 159), (-80, 80), (-1, 1)] {
        player.follow(dx, offset: -right)
        player.expectRight(right)
      }
      // In the article closed is a catch point, too.
      player.pan(.changed, 5, causes: SwipeEffects(startedMotion: corrections == .article))
      player.settle()
      player.expectRight(0)
      var open = Player(corrections)
      open.put(.open(.trailing))
      open.hold(30)
      open.expectStartingRight(160)
      open.expectRight(160 - 30)
      // Translations count from the one at began.
      var late = Player(corrections)
      late.pan(.began, -7)
      late.pan(.changed, -57)
      late.expectRight(57 - 7)
      late.expectStartingRight(0)
    }
  }

  @Test("From closed, the finger's direction chooses the side, from the first half point on")
  func eitherSide() {
    for corrections in Corrections.allAndNone {
      for edge in SwipeEdge.allCases {
        var player = Player(leading: [80, 80], corrections)
        player.hold()
        player.follow(edge.sign * 0.5, offset: edge.sign * 0.5)
      }
    }
  }

  @Test("locksSide: a drag that has shown one side does not open the other at its catch point")
  func lockedCatchPoint() {
    for corrections in [Corrections.article, .without(.fingerKeepsHold), .all] {
      for edge in SwipeEdge.allCases {
        var player = Player(leading: [80, 80], options: SwipeOptions(locksSide: true), corrections)
        player.hold(edge.sign * 30, -edge.sign * 165)
        player.settle()
        player.expectOffset(0)
      }
    }
  }

  @Test("With corrections the content stays between the stops on both sides")
  func limits() {
    var player = Player(leading: [50])
    #expect(player.row.limits == -160...50)
    player.pan(.began, 0)
    for (dx, offset) in [(-500.0, -160.0), (500, 50), (-10, -10), (40, 40)] {
      player.pan(.changed, dx)
      player.expectOffset(offset)
    }
  }

  @Test("\"Moving left\" compares with where the pan began, not with the last sample")
  func panningLeft() {
    // Back from -100 to -60 the finger moves right, yet the article is in its left branch: min(60, 160).
    var player = Player(.article)
    player.hold(-100, -60)
    player.expectRight(60)
    // An open row that is dragged away and back no longer counts as moving left, so nothing snaps.
    player = Player(.article)
    player.put(.open(.trailing))
    player.hold(60, 0)
    player.expectRight(160)
    player.expectSettles(nil)
  }

  @Test("Reaching a catch point in the article opens at once, without notice, and a release counts from there")
  func catchPoint() {
    var player = Player(.article)
    player.hold()
    player.pan(.changed, -160, causes: SwipeEffects(startedMotion: true))
    // The snap goes 20 points beyond, and back.
    player.expectSettles(player.time + 2 * ConstraintSwipe.snapLeg)
    player.now += ConstraintSwipe.snapLeg
    player.expectRight(160 + ConstraintSwipe.bounce)
    player.settle()
    player.expectRight(160)
    player.expectStartingRight(160)
    var released = Player(.article)
    // 160 - 60 shows fewer than the 80 + 80 / 2 that it takes to stay open, and more than the 80 / 2 that open.
    released.drag(-165, 60, causes: SwipeEffects(.didClose, startedMotion: true))
    #expect(released.notices == [.didClose])
  }

  @Test("The guard: a catch point where the row is already does not bounce again")
  func guardAtCatchPoint() {
    var player = Player(.article)
    player.put(.open(.trailing))
    player.hold()
    player.pan(.changed, -40, causes: .none)
    player.expectSettles(nil)
    player.expectRight(160)
  }

  @Test("Back where it was caught, the open row is free; any farther out it snaps")
  func backAtStart() {
    for edge in SwipeEdge.allCases {
      for (dx, snaps) in [(0.0, false), (0.5, true)] {
        var player = Player(leading: [80, 80], .article)
        player.put(.open(edge))
        player.hold(-edge.sign * 40)
        player.expectOffset(edge.sign * (160 - 40))
        player.pan(.changed, edge.sign * dx, causes: SwipeEffects(startedMotion: snaps))
        player.expectOffset(edge.sign * (snaps ? 160 - 40 : 160))  // a snap sets out from where the content was
      }
    }
  }

  @Test("Samples without a pan that began are ignored")
  func strays() {
    for corrections in Corrections.allAndNone {
      for phase in PanPhase.allCases where phase != .began {
        var player = Player(corrections)
        player.pan(phase, -100, causes: .none)
        player.expectRow(Player(corrections).row)
      }
    }
  }
}
