import ConstraintSwipe
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite("Rules of DNSSwipeableTableCell")
struct LibraryRulesTests {
  /// A finger that goes sideways.
  let swift = Vector(-300, 0)

  @Test("One spring of damping ratio 0.6 whose envelope falls to a thousandth in 0.4 s; it ends exactly at its target")
  func spring() throws {
    var player = Player(rules: .dnsSwipeableTableCell)
    player.drag(-60, velocity: swift)
    let (zeta, omega) = (0.6, log(1000) / (0.6 * 0.4))  // e^(-ζωT) = 1/1000
    let damped = omega * (1 - zeta * zeta).squareRoot()
    for t in stride(from: 0.0, through: 0.4, by: 0.05) {
      let swing = cos(damped * t) + zeta * omega / damped * sin(damped * t)
      expectClose(player.right(after: t), 160 + (60 - 160) * exp(-zeta * omega * t) * swing)
    }
    expectClose(ConstraintSwipe.springFrequency, omega, within: 1e-12)
    // It ends within a hundredth of a point.
    let end = try #require(player.row.settleTime)
    expectClose(player.row.right(at: end + -1e-6), 160, within: Motion.springTolerance)
    player.now = end.seconds
    player.expectRight(160)
  }

  @Test("The same thresholds as the article's")
  func thresholds() {
    for (from, shown, to) in ReleaseTests.releases {
      var player = Player(trailing: [80, 60], rules: .dnsSwipeableTableCell)
      player.name = "\(shown) from \(from)"
      player.put(from)
      player.drag((from == .closed ? 0 : 80 + 60) - shown, velocity: swift)
      player.expectRest(to)
    }
  }

  @Test("A row ignores a pan that begins vertically: it stays where it is, and reports nothing")
  func vertical() {
    var player = Player(rules: .dnsSwipeableTableCell)
    player.pan(.began, 0, velocity: Vector(0, 100))
    player.pan(.changed, -20, y: 40, velocity: Vector(-10, 100))
    player.pan(.changed, -90, y: 40, velocity: Vector(-900, 0))
    #expect(player.pan(.ended, -90, y: 40, velocity: Vector(-900, 0)) == .none)
    player.expectRow(Player(rules: .dnsSwipeableTableCell).row)
    #expect(player.notices == [])
  }

  @Test("A vertical pan that has caught a snap sends the content on silently, whichever sample moves first")
  func verticalInMotion() {
    for corrections in [Corrections.all, .without(.noticeOnChange)] {
      for phase in [PanPhase.changed, .ended] {
        var player = Player(rules: .dnsSwipeableTableCell, corrections)
        player.drag(-60, velocity: swift)
        player.now += 0.05
        player.hold()
        let caught = player.right
        let effects = player.pan(phase, -10, y: 40, velocity: Vector(-10, 100))
        #expect(effects == SwipeEffects(startedMotion: true), "\(player.name), \(phase)")
        player.expectRight(caught)
        player.settle()
        player.expectRest(.open(.trailing), offset: -160)
      }
    }
  }

  @Test("Equal speeds are not horizontal: the test is |vy| < |vx|; without a velocity, the translation decides")
  func axis() {
    for corrections in Corrections.allAndNone {
      var player = Player(rules: .dnsSwipeableTableCell, corrections)
      player.hold()
      player.pan(.changed, -30, y: 30, velocity: Vector(-100, 100))
      player.expectRight(0)
    }
    var player = Player(rules: .dnsSwipeableTableCell)
    player.hold()
    player.pan(.changed, -30, y: 10)
    player.expectRight(30)
    // It counts from the translation at began.
    player = Player(rules: .dnsSwipeableTableCell)
    player.pan(.began, 0, y: -40)
    player.pan(.changed, -30, y: -40 + 10)
    player.expectRight(30)
    // The same holds for a single jump.
    for (y, rest) in [(10.0, Rest.open(.trailing)), (200, .closed)] {
      var player = Player(rules: .dnsSwipeableTableCell)
      player.hold()
      player.pan(.ended, -100, y: y, velocity: Vector(-100, y))
      player.expectRest(rest)
    }
  }
}
