import ConstraintSwipe
import TestSupport
import Testing

@Suite("Release: the widths decide, velocity plays no part")
struct ReleaseTests {
  /// A row with two unequal buttons: its resting position, how far it is open when it is let go, and where it goes.
  static let releases: [(from: Rest, shown: Double, to: Rest)] = [
    (.closed, 80 / 2 - 1, .closed), (.closed, 80 / 2, .open(.trailing)), (.closed, 80 / 2 + 1, .open(.trailing)),
    (.open(.trailing), 80 + 60 / 2 - 1, .closed), (.open(.trailing), 80 + 60 / 2, .open(.trailing)),
  ]

  @Test("A closed row opens at half of button 1, and an open one stays open at button 1 and half of button 2")
  func thresholds() {
    for corrections in Corrections.allAndNone {
      for (from, shown, to) in Self.releases {
        var player = Player(trailing: [80, 60], corrections)
        player.name += ", \(shown) from \(from)"
        player.put(from)
        let notice = corrections == .article || from != to ? to.notice : nil
        player.drag((from == .closed ? 0 : 80 + 60) - shown, causes: SwipeEffects(notice, startedMotion: true))
        player.settle()
        player.expectRest(to)
        player.expectRight(to == .closed ? 0 : 80 + 60)
        let destination = player.row.destination(of: SwipeRelease(offset: -shown, from: from))
        #expect(destination == to, "\(player.name)")
      }
    }
  }

  @Test("Velocity is ignored")
  func velocity() {
    let flicks: [(Double, velocity: Double, Rest)] = [(-39, -5000, .closed), (-40, 5000, .open(.trailing))]
    for corrections in Corrections.allAndNone {
      for (x, velocity, rest) in flicks {
        var player = Player(corrections)
        player.drag(x, velocity: velocity)
        player.expectRest(rest)
      }
    }
  }

  @Test("Content let go at its place reports no motion, as nobody would see one")
  func alreadyThere() {
    // A spring has nowhere to go, or less than anyone can see.
    for x in [-200.0, -160 + Motion.springTolerance / 2] {
      var player = Player(rules: .dnsSwipeableTableCell)
      player.drag(x, velocity: -100, causes: SwipeEffects(.didOpen(.trailing)))
      player.expectSettles(nil)
    }
    // A bounce beyond closed would uncover the buttons of the other side.
    var player = Player(leading: [80, 80])
    player.put(.open(.leading))
    player.drag(-160, causes: SwipeEffects(.didClose))
    player.expectSettles(nil)
    // Without such buttons, the bounce is seen.
    player = Player()
    player.put(.open(.trailing))
    player.drag(160, causes: SwipeEffects(.didClose, startedMotion: true))
  }

  @Test("One, two and many buttons of unequal width: half the outermost opens, all but half the innermost stays")
  func anyNumber() {
    for widths in [[100.0], [80, 40], [30, 60, 90], [20, 20, 20, 100]] {
      let total = widths.reduce(0, +)
      let opens = widths[0] / 2
      let stays = total - widths[widths.count - 1] / 2
      for (start, shown, rest) in [
        (Rest.closed, opens - 0.5, Rest.closed), (.closed, opens, .open(.trailing)),
        (.open(.trailing), stays - 0.5, .closed), (.open(.trailing), stays, .open(.trailing)),
      ] {
        var player = Player(trailing: widths)
        player.name = "\(shown) of \(widths) from \(start)"
        player.put(start)
        player.drag((start == .closed ? 0 : total) - shown)
        player.expectRest(rest)
      }
    }
  }

  @Test("A cancelled pan leads back to where it began, open or closed")
  func cancel() {
    for corrections in Corrections.allAndNone {
      for (from, x) in [(Rest.closed, -150.0), (.open(.trailing), 150)] {
        var player = Player(corrections)
        player.put(from)
        player.drag(x, finish: .cancelled)
        player.settle()
        player.expectRest(from)
        player.expectRight(from == .closed ? 0 : 160)
      }
    }
  }

  @Test("One jump to the end has the same result as many small steps")
  func granularity() {
    for distance in stride(from: 0.0, through: 170, by: 5) {
      var (jump, steps) = (Player(), Player())
      #expect(jump.sweep(to: -distance, samples: 0) == steps.sweep(to: -distance, samples: 20), "\(distance)")
      jump.expectRest(steps.row.rest)
    }
  }

  @Test("From one side over to the other in one pan: one notice that names the new side")
  func across() {
    var player = Player(leading: [60])
    player.put(.open(.leading))
    player.drag(-60 - 45, causes: SwipeEffects(.didOpen(.trailing), startedMotion: true))  // 45 >= 80 / 2
    #expect(player.notices == [.didOpen(.trailing)])
  }
}
