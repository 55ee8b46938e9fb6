import ConstraintSwipe
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite("Rules of DNSSwipeableTableCell")
struct LibraryRulesTests {
  let swift = Vector(-300, 0)

  @Test("One spring of damping ratio 0.6 whose envelope falls to a thousandth in 0.4 s, no bounce legs")
  func spring() {
    var player = Player(rules: .dnsSwipeableTableCell)
    player.drag(-60, velocity: swift)
    let (zeta, omega) = (0.6, log(1000) / (0.6 * 0.4))  // e^(-ζωT) = 1/1000
    let damped = omega * (1 - zeta * zeta).squareRoot()

    for t in stride(from: 0.0, through: 0.4, by: 0.05) {
      let swing = cos(damped * t) + zeta * omega / damped * sin(damped * t)
      let expected = 160 + (60 - 160) * exp(-zeta * omega * t) * swing
      #expect(abs(player.row.right(at: Time(player.now + t)) - expected) < 1e-9)
    }
    #expect(abs(ConstraintSwipe.springFrequency - omega) < 1e-12)
  }

  @Test("The spring ends within a hundredth of a point, exactly at its goal")
  func springEnds() {
    var player = Player(rules: .dnsSwipeableTableCell)
    player.drag(-60, velocity: swift)
    let end = player.row.settles ?? .zero
    #expect(abs(player.row.right(at: Time(end.seconds - 1e-6)) - 160) <= Motion.springTolerance)
    #expect(player.row.right(at: end) == 160)
  }

  @Test("The same thresholds: half the first button opens, the total less half the last stays")
  func thresholds() {
    for (distance, rest) in [(39.0, Rest.closed), (40, .open(.trailing))] {
      var player = Player(trailing: [80, 60], rules: .dnsSwipeableTableCell)
      player.drag(-distance, velocity: swift)
      #expect(player.row.rest == rest)
    }
    for (shown, rest) in [(109.0, Rest.closed), (110, .open(.trailing))] {  // 140 - 60 / 2
      var player = Player(trailing: [80, 60], rules: .dnsSwipeableTableCell)
      player.apply(.open(.trailing, animated: false))
      player.drag(140 - shown, velocity: swift)
      #expect(player.row.rest == rest)
    }
  }

  @Test("A pan that begins vertically is not the row's: it stays where it is, and tells nothing")
  func vertical() {
    var player = Player(rules: .dnsSwipeableTableCell)
    player.pan(.began, 0, velocity: Vector(0, 100))
    player.pan(.changed, -20, y: 40, velocity: Vector(-10, 100))
    player.pan(.changed, -90, y: 40, velocity: Vector(-900, 0))
    player.pan(.ended, -90, y: 40, velocity: Vector(-900, 0))
    #expect(player.row == Player(rules: .dnsSwipeableTableCell).row)
    #expect(player.notices == [])
  }

  @Test("Equal speeds are not horizontal: the test is |vy| < |vx|")
  func equalSpeeds() {
    for (corrections, right) in [(.article, 0.0), (.all, 0)] as [(ConstraintSwipe.Corrections, Double)] {
      var player = Player(rules: .dnsSwipeableTableCell, corrections)
      player.pan(.began, 0)
      player.pan(.changed, -30, y: 30, velocity: Vector(-100, 100))
      #expect(player.right == right)
    }
  }

  @Test("A finger without a known velocity is judged by its way")
  func unknownVelocity() {
    var player = Player(rules: .dnsSwipeableTableCell)
    player.pan(.began, 0)
    player.pan(.changed, -30, y: 10)
    #expect(player.right == 30)
  }

  @Test("The axis is asked of a single jump as well")
  func jump() {
    for (y, rest) in [(10.0, Rest.open(.trailing)), (200, .closed)] {
      var player = Player(rules: .dnsSwipeableTableCell)
      player.pan(.began, 0)
      player.pan(.ended, -100, y: y, velocity: Vector(-100, y))
      #expect(player.row.rest == rest)
    }
  }
}
