import ScrollSwipe
import TestSupport
import Testing

@Suite("Release")
struct ReleaseTests {
  /// A row that has just been let go at a translation, in the band too: beyond is 10 points of the finger.
  private func released(
    _ x: Double, velocity: Double = 0, rules: ScrollSwipe.Rules = .swipeableTableViewCell,
    leading: [Double] = [100], trailing: [Double] = [100], _ corrections: Corrections
  ) -> Player {
    var player = Player(leading: leading, trailing: trailing, rules: rules, corrections)
    player.drag(x, velocity: velocity)
    return player
  }

  // MARK: The article

  @Test(
    "Article: beyond all buttons rests at -inset.left, everything else at 0",
    arguments: [(161, 0, -160), (400, -3000, -160), (160, 0, 0), (159, 0, 0), (80, 0, 0), (1, 0, 0), (0, 0, 0)]
      as [(Double, Double, Double)])
  func article(x: Double, velocity: Double, target: Double) {
    let player = released(x, velocity: velocity, rules: .article, leading: [80, 80], .article)
    #expect(player.finalContentOffset == target)
    #expect(player.row.targetContentOffset == (x == 0 ? nil : target))  // there it stands already
    #expect(!player.row.closesByAnimation(offset: x, velocity: velocity))
  }

  @Test("Article: -150 with any velocity closes", arguments: [0, 500, 601, 5000, -5000, 1e9])
  func articleIgnoresVelocity(velocity: Double) {
    let player = released(150, velocity: velocity, rules: .article, leading: [80, 80], .article)
    #expect(player.row.rest == .closed)
    #expect(player.row.targetContentOffset == 0)
  }

  @Test(
    "Article: an open row that is touched and released at rest, exactly at -160, closes",
    arguments: [
      (.article, 0), (.without(.opensAtInset, .opensAtHalf), 0), (.without(.opensAtHalf), -160), (.all, -160),
    ] as [(Corrections, Double)])
  func articleExactlyAtInset(corrections: Corrections, target: Double) {
    var player = Player(rules: .article, corrections)
    player.put(.open(.leading))
    player.drag(0)
    #expect(player.row.targetContentOffset == (target == -160 ? nil : target))  // at -160 it stands already
    player.settle()
    #expect(player.contentOffset == target)
  }

  // MARK: The final version

  @Test(
    "Final version: a slow release at 99 of 100 closes; corrected, half is enough",
    arguments: Corrections.each(.opensAtHalf, article: false, corrected: true), SwipeEdge.allCases)
  func slow(fault: (corrections: Corrections, opens: Bool), edge: SwipeEdge) {
    let row = released(edge.sign * 99, fault.corrections).row
    #expect(row.rest == (fault.opens ? .open(edge) : .closed))
    #expect(row.targetContentOffset == (fault.opens ? -edge.sign * 100 : 0))
  }

  /// How far outward a row is let go, how fast outward, and whether it opens.
  static let flicks: [(shown: Double, velocity: Double, opens: Bool)] = [
    (1, 601, true),
    // The open velocity is 0.6 points per millisecond, and strict.
    (1, 600, false), (1, 600.1, true),
    // A flick counts for the side that shows.
    (0, 5000, false), (-20, 5000, false),
    // Beyond the inset it rests open, however fast it goes back.
    (101, 0, true), (101, 5000, true), (101, -5000, true),
  ]

  @Test("A flick opens from a point on, and none closes beyond the inset", arguments: flicks, SwipeEdge.allCases)
  func flick(flick: (shown: Double, velocity: Double, opens: Bool), edge: SwipeEdge) {
    #expect(ScrollSwipe.openVelocity == 600)
    for corrections in Corrections.allAndNone {
      let row = released(edge.sign * flick.shown, velocity: edge.sign * flick.velocity, corrections).row
      #expect(row.rest == (flick.opens ? .open(edge) : .closed), "\(corrections.testDescription)")
    }
  }

  @Test(
    "opensAtInset: exactly at the inset the row closes; corrected, it opens",
    arguments: [
      (.article, 0, .closed), (.without(.opensAtInset, .opensAtHalf), 0, .closed),
      (.without(.opensAtHalf), 0, .open(.leading)), (.without(.opensAtInset), 0, .open(.leading)),
      (.all, 0, .open(.leading)),
      // Thrown back faster than a flick, half does not help; being at the inset does.
      (.all, -601, .open(.leading)), (.without(.opensAtInset), -601, .closed),
    ] as [(Corrections, Double, Rest)])
  func opensAtInset(corrections: Corrections, velocity: Double, rest: Rest) {
    let row = released(100, velocity: velocity, corrections).row
    #expect(row.rest == rest)
    #expect(row.destination(of: SwipeRelease(offset: 100, velocity: velocity, from: .closed)) == rest)
  }

  @Test(
    "opensAtHalf: half of the buttons, unless the content is thrown back", arguments: ScrollSwipe.Rules.allCases,
    [
      (49.9, 0, false), (50, 0, true), (50, -600, true), (50, -600.1, false), (99, -600.1, false), (50, 600, true),
      (50, 5000, true), (49.9, 600, false),
    ] as [(Double, Double, Bool)])
  func opensAtHalf(rules: ScrollSwipe.Rules, release: (shown: Double, velocity: Double, opens: Bool)) {
    for edge in rules.edges {
      let row = released(edge.sign * release.shown, velocity: edge.sign * release.velocity, rules: rules, .all).row
      #expect(row.rest == (release.opens ? .open(edge) : .closed), "\(edge)")
    }
  }

  // MARK: Closing by animation

  @Test(
    "A close is queued as an animation when v is 0, away from 0, or takes more than 300 ms",
    arguments: [
      (90, 0, true),
      (90, 100, true),  // away: x / -v < 0
      (90, -299, true),  // 90 / 0.299 = 301 ms
      (90, -300, false),  // 90 / 0.3 = 300 ms, and > is strict
      (90, -600, false), (90, -9000, false),
      (0, 0, true), (0, 300, false),
    ] as [(Double, Double, Bool)], SwipeEdge.allCases)
  func closesByAnimation(release: (shown: Double, velocity: Double, animates: Bool), edge: SwipeEdge) {
    #expect(ScrollSwipe.longestClose == 0.3)
    let (offset, velocity) = (edge.sign * release.shown, edge.sign * release.velocity)
    let player = released(offset, velocity: velocity, .article)
    #expect(player.row.rest == .closed)
    #expect(player.row.closesByAnimation(offset: offset, velocity: velocity) == release.animates)
    #expect((player.row.settles == player.time + 0.3) == (release.animates && offset != 0))
  }

  @Test("Opening queues nothing, and forgets what was queued before")
  func openingQueuesNothing() {
    var player = Player(.article)
    #expect(player.row.targetContentOffset == nil)
    player.drag(50)
    #expect(player.row.settles == player.time + 0.3)
    player.settle()
    #expect(player.row.targetContentOffset == nil)
    player.drag(300)
    let spring = ScrollPhysics.settling(from: player.offset, velocity: 0, stops: -100...160, width: 320)
    #expect(player.row.settles == Motion(start: player.time, from: player.offset, to: 160, curve: spring).end)
    #expect(player.row.targetContentOffset == -160)
  }

  @Test("One jump to the end decides as many small steps do, at any velocity", arguments: [0, 599, -601, 601, -3000.0])
  func sampling(velocity: Double) {
    for distance in stride(from: -250.0, through: 250, by: 10) {
      var jump = Player()
      let jumped = jump.sweep(to: distance, samples: 0, velocity: velocity)
      for count in [6, 12, 24] {
        var steps = Player()
        #expect(steps.sweep(to: distance, samples: count, velocity: velocity) == jumped, "\(distance)")
        #expect(jump.row.rest == steps.row.rest)
        #expect(jump.row.targetContentOffset == steps.row.targetContentOffset)
        #expect(jump.finalContentOffset == steps.finalContentOffset)
      }
    }
  }

  @Test("From one side over to the other in one pan: one notice that names the new side")
  func across() {
    var player = Player()
    player.put(.open(.leading))
    #expect(player.drag(-160 - 50) == SwipeEffects(.didOpen(.trailing), startedMotion: true))  // 50 >= 100 / 2
    #expect(player.notices == [.didOpen(.trailing)])
  }

  @Test("The last sample counts: a release decides where the finger left, not where it was seen before")
  func lastSample() {
    var player = Player()
    player.hold(20)
    #expect(player.pan(.ended, 90) == SwipeEffects(.didOpen(.leading), startedMotion: true))
  }
}
