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

  @Test("One spring of damping ratio 0.6 whose envelope falls to a thousandth in 0.4 s, no bounce legs")
  func spring() {
    var player = Player(rules: .dnsSwipeableTableCell)
    player.drag(-60, velocity: swift)
    let (zeta, omega) = (0.6, log(1000) / (0.6 * 0.4))  // e^(-ζωT) = 1/1000
    let damped = omega * (1 - zeta * zeta).squareRoot()
    for t in stride(from: 0.0, through: 0.4, by: 0.05) {
      let swing = cos(damped * t) + zeta * omega / damped * sin(damped * t)
      expectClose(player.right(after: t), 160 + (60 - 160) * exp(-zeta * omega * t) * swing)
    }
    expectClose(ConstraintSwipe.springFrequency, omega, within: 1e-12)
  }

  @Test("The spring ends within a hundredth of a point, exactly at its target")
  func springEnds() throws {
    var player = Player(rules: .dnsSwipeableTableCell)
    player.drag(-60, velocity: swift)
    let end = try #require(player.row.settles)
    expectClose(player.row.right(at: end + -1e-6), 160, within: Motion.springTolerance)
    #expect(player.row.right(at: end) == 160)
  }

  @Test("The same thresholds as the article's", arguments: ReleaseTests.releases)
  func thresholds(release: (from: Rest, shown: Double, to: Rest)) {
    var player = Player(trailing: [80, 60], rules: .dnsSwipeableTableCell)
    player.put(release.from)
    player.drag((release.from == .closed ? 0 : 80 + 60) - release.shown, velocity: swift)
    #expect(player.row.rest == release.to)
  }

  @Test("A pan that begins vertically is not the row's: it stays where it is, and reports nothing")
  func vertical() {
    var player = Player(rules: .dnsSwipeableTableCell)
    player.pan(.began, 0, velocity: Vector(0, 100))
    player.pan(.changed, -20, y: 40, velocity: Vector(-10, 100))
    player.pan(.changed, -90, y: 40, velocity: Vector(-900, 0))
    #expect(player.pan(.ended, -90, y: 40, velocity: Vector(-900, 0)) == .none)
    #expect(player.row == Player(rules: .dnsSwipeableTableCell).row)
    #expect(player.notices == [])
  }

  @Test("Equal speeds are not horizontal: the test is |vy| < |vx|", arguments: Corrections.allAndNone)
  func equalSpeeds(corrections: Corrections) {
    var player = Player(rules: .dnsSwipeableTableCell, corrections)
    player.hold()
    player.pan(.changed, -30, y: 30, velocity: Vector(-100, 100))
    #expect(player.right == 0)
  }

  @Test("A finger without a known velocity is judged by its way")
  func unknownVelocity() {
    var player = Player(rules: .dnsSwipeableTableCell)
    player.hold()
    player.pan(.changed, -30, y: 10)
    #expect(player.right == 30)
  }

  @Test("The axis is asked of a single jump as well", arguments: [(10.0, Rest.open(.trailing)), (200, .closed)])
  func jump(y: Double, rest: Rest) {
    var player = Player(rules: .dnsSwipeableTableCell)
    player.hold()
    player.pan(.ended, -100, y: y, velocity: Vector(-100, y))
    #expect(player.row.rest == rest)
  }
}
