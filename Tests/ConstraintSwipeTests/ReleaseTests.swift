import ConstraintSwipe
import TestSupport
import Testing

@Suite("Release: the widths decide, velocity plays no part")
struct ReleaseTests {
  /// A row with two unequal buttons, and how far it is open when it is let go: from its resting position, where it goes.
  static let releases: [(from: Rest, shown: Double, to: Rest)] = [
    (.closed, 80 / 2 - 1, .closed), (.closed, 80 / 2, .open(.trailing)), (.closed, 80 / 2 + 1, .open(.trailing)),
    (.open(.trailing), 80 + 60 / 2 - 1, .closed), (.open(.trailing), 80 + 60 / 2, .open(.trailing)),
  ]

  @Test(
    "From closed it opens at half of button 1, from open it stays at button 1 and half of button 2",
    arguments: releases, Corrections.allAndNone)
  func thresholds(release: (from: Rest, shown: Double, to: Rest), corrections: Corrections) {
    var player = Player(trailing: [80, 60], corrections)
    player.put(release.from)
    let shown = release.from == .closed ? 0.0 : 80 + 60
    let notice = corrections == .article || release.from != release.to ? release.to.notice : nil
    #expect(player.drag(shown - release.shown) == SwipeEffects(notice, startedMotion: true))
    player.settle()
    #expect(player.row.rest == release.to)
    #expect(player.right == (release.to == .closed ? 0 : 80 + 60))
    #expect(player.row.destination(of: SwipeRelease(offset: -release.shown, from: release.from)) == release.to)
  }

  @Test(
    "Velocity is ignored",
    arguments: [(-39, -5000, .closed), (-40, 5000, .open(.trailing))] as [(Double, Double, Rest)],
    Corrections.allAndNone)
  func velocity(flick: (x: Double, velocity: Double, rest: Rest), corrections: Corrections) {
    var player = Player(corrections)
    player.drag(flick.x, velocity: flick.velocity)
    #expect(player.row.rest == flick.rest)
  }

  @Test("Content that is at its place when it is let go says nothing of a motion that nobody sees")
  func alreadyThere() {
    // A spring has nowhere to go.
    var player = Player(rules: .dnsSwipeableTableCell)
    #expect(player.drag(-200, velocity: -100) == SwipeEffects(.didOpen(.trailing)))
    #expect(player.row.settles == nil)
    // A bounce beyond closed would uncover the buttons of the other side.
    player = Player(leading: [80, 80])
    player.put(.open(.leading))
    #expect(player.drag(-160) == SwipeEffects(.didClose))
    #expect(player.row.settles == nil)
    // Where there are none it is seen.
    player = Player()
    player.put(.open(.trailing))
    #expect(player.drag(160) == SwipeEffects(.didClose, startedMotion: true))
  }

  @Test(
    "One, two and many buttons of unequal width: half the outermost opens, all but half the innermost stays",
    arguments: [[100.0], [80, 40], [30, 60, 90], [20, 20, 20, 100]])
  func anyNumber(widths: [Double]) {
    let total = widths.reduce(0, +)
    let opens = widths[0] / 2
    let stays = total - widths[widths.count - 1] / 2
    for (start, shown, rest) in [
      (Rest.closed, opens - 0.5, Rest.closed), (.closed, opens, .open(.trailing)),
      (.open(.trailing), stays - 0.5, .closed), (.open(.trailing), stays, .open(.trailing)),
    ] {
      var player = Player(trailing: widths)
      player.put(start)
      player.drag((start == .closed ? 0 : total) - shown)
      #expect(player.row.rest == rest, "\(shown) from \(start)")
    }
  }

  @Test(
    "A cancelled pan leads back to where it began, open or closed",
    arguments: [(Rest.closed, -150.0), (.open(.trailing), 150)], Corrections.allAndNone)
  func cancel(pan: (from: Rest, x: Double), corrections: Corrections) {
    var player = Player(corrections)
    player.put(pan.from)
    player.drag(pan.x, finish: .cancelled)
    player.settle()
    #expect(player.row.rest == pan.from)
    #expect(player.right == (pan.from == .closed ? 0 : 160))
  }

  @Test("One jump to the end decides as many small steps do")
  func granularity() {
    for distance in stride(from: 0.0, through: 170, by: 5) {
      var jump = Player()
      jump.hold()
      let jumped = jump.pan(.ended, -distance)
      var steps = Player()
      steps.hold()
      for step in 1...20 { steps.pan(.changed, -distance * Double(step) / 20) }
      #expect(steps.pan(.ended, -distance) == jumped)
      #expect(jump.row.rest == steps.row.rest)
    }
  }

  @Test("From one side over to the other in one pan: one notice that names the new side")
  func across() {
    var player = Player(leading: [60])
    player.put(.open(.leading))
    #expect(player.drag(-60 - 45) == SwipeEffects(.didOpen(.trailing), startedMotion: true))  // 45 >= 80 / 2
    #expect(player.notices == [.didOpen(.trailing)])
  }
}
