import ScrollSwipe
import TestSupport
import Testing

@Suite("Release")
struct ReleaseTests {
  /// A row that has just been let go at a translation, which beyond a stop is the finger's, not the content's.
  private func released(
    _ x: Double, velocity: Double = 0, rules: ScrollSwipe.Rules = .swipeableTableViewCell,
    leading: [Double] = [100], trailing: [Double] = [100], _ corrections: Corrections
  ) -> Player {
    var player = Player(leading: leading, trailing: trailing, rules: rules, corrections)
    player.name += ", let go at \(x) and \(velocity)"
    player.drag(x, velocity: velocity)
    return player
  }

  // MARK: The article

  @Test("Article: beyond all buttons rests at -inset.left, everything else at 0, whatever the velocity")
  func article() {
    let releases: [(Double, velocity: Double, target: Double)] = [
      (161, 0, -160), (400, -3000, -160), (160, 0, 0), (159, 0, 0), (80, 0, 0), (1, 0, 0), (0, 0, 0),
    ]
    for (x, velocity, target) in releases {
      let player = released(x, velocity: velocity, rules: .article, leading: [80, 80], .article)
      player.expectTarget(x == 0 ? nil : target)  // there it stands already
      let final = player.finalContentOffset
      #expect(final == target, "\(player.name)")
      #expect(!player.row.closesByAnimation(offset: x, velocity: velocity), "\(player.name)")
    }
    for velocity in [0, 500, 601, 5000, -5000, 1e9] {
      let player = released(150, velocity: velocity, rules: .article, leading: [80, 80], .article)
      player.expectRest(.closed)
      player.expectTarget(0)
    }
  }

  @Test("Article: an open row that is touched and released at rest, exactly at -160, closes")
  func articleExactlyAtInset() {
    let targets: [(Corrections, Double)] = [
      (.article, 0), (.without(.opensAtInset, .opensAtHalf), 0), (.without(.opensAtHalf), -160), (.all, -160),
    ]
    for (corrections, target) in targets {
      var player = Player(rules: .article, corrections)
      player.put(.open(.leading))
      player.drag(0)
      player.expectTarget(target == -160 ? nil : target)  // at -160 it stands already
      player.settle()
      player.expectContentOffset(target)
    }
  }

  // MARK: The final version

  @Test("Final version: a slow release at 99 of 100 closes; corrected, half is enough")
  func slow() {
    for (corrections, opens) in Corrections.each(.opensAtHalf, article: false, corrected: true) {
      for edge in SwipeEdge.allCases {
        let player = released(edge.sign * 99, corrections)
        player.expectRest(opens ? .open(edge) : .closed)
        player.expectTarget(opens ? -edge.sign * 100 : 0)
      }
    }
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

  @Test("A flick opens a row that shows a point of buttons, and none closes a row beyond its inset")
  func flick() {
    #expect(ScrollSwipe.openVelocity == 600)
    for corrections in Corrections.allAndNone {
      for edge in SwipeEdge.allCases {
        for (shown, velocity, opens) in Self.flicks {
          released(edge.sign * shown, velocity: edge.sign * velocity, corrections)
            .expectRest(opens ? .open(edge) : .closed)
        }
      }
    }
  }

  @Test("A flick opens a side, however narrow its buttons are")
  func narrow() {
    for corrections in Corrections.allAndNone {
      for edge in SwipeEdge.allCases {
        released(edge.sign * 0.25, velocity: edge.sign * 601, leading: [0.5], trailing: [0.5], corrections)
          .expectRest(.open(edge))
      }
    }
  }

  @Test("opensAtInset: exactly at the inset the row closes; corrected, it opens")
  func opensAtInset() {
    let rests: [(Corrections, velocity: Double, Rest)] = [
      (.article, 0, .closed), (.without(.opensAtInset, .opensAtHalf), 0, .closed),
      (.without(.opensAtHalf), 0, .open(.leading)), (.without(.opensAtInset), 0, .open(.leading)),
      (.all, 0, .open(.leading)),
      // Thrown back faster than a flick, half does not help; being at the inset does.
      (.all, -601, .open(.leading)), (.without(.opensAtInset), -601, .closed),
    ]
    for (corrections, velocity, rest) in rests {
      let player = released(100, velocity: velocity, corrections)
      player.expectRest(rest)
      let destination = player.row.destination(of: SwipeRelease(offset: 100, velocity: velocity, from: .closed))
      #expect(destination == rest, "\(player.name)")
    }
  }

  @Test("opensAtHalf: half of the buttons, unless the content is thrown back")
  func opensAtHalf() {
    let releases: [(Double, velocity: Double, opens: Bool)] = [
      (49.9, 0, false), (50, 0, true), (50, -600, true), (50, -600.1, false), (99, -600.1, false), (50, 600, true),
      (50, 5000, true), (49.9, 600, false),
    ]
    for rules in ScrollSwipe.Rules.allCases {
      for edge in rules.edges {
        for (shown, velocity, opens) in releases {
          released(edge.sign * shown, velocity: edge.sign * velocity, rules: rules, .all)
            .expectRest(opens ? .open(edge) : .closed)
        }
      }
    }
  }

  // MARK: Closing by animation

  @Test("A close is queued as an animation when v is 0, away from 0, or takes more than 300 ms")
  func closesByAnimation() {
    #expect(ScrollSwipe.maximumCloseDuration == 0.3)
    let releases: [(Double, velocity: Double, animates: Bool)] = [
      (90, 0, true),
      (90, 100, true),  // away: x / -v < 0
      (90, -299, true),  // 90 / 0.299 = 301 ms
      (90, -300, false),  // 90 / 0.3 = 300 ms, and > is strict
      (90, -600, false), (90, -9000, false),
      (0, 0, true), (0, 300, false),
    ]
    for edge in SwipeEdge.allCases {
      for (shown, outward, animates) in releases {
        let (offset, velocity) = (edge.sign * shown, edge.sign * outward)
        let player = released(offset, velocity: velocity, .article)
        player.expectRest(.closed)
        let closes = [
          player.row.closesByAnimation(offset: offset, velocity: velocity), player.row.settleTime == player.time + 0.3,
        ]
        #expect(closes == [animates, animates && offset != 0], "\(player.name)")
      }
    }
  }

  @Test("Opening queues nothing, and forgets what was queued before")
  func openingQueuesNothing() {
    var player = Player(.article)
    player.expectTarget(nil)
    player.drag(50)
    player.expectSettles(player.time + 0.3)
    player.settle()
    player.expectTarget(nil)
    player.drag(300)
    let spring = ScrollPhysics.settling(from: player.offset, velocity: 0, stops: -100...160, width: 320)
    player.expectSettles(Motion(start: player.time, from: player.offset, to: 160, curve: spring).end)
    player.expectTarget(-160)
  }

  @Test("One jump to the end has the same result as many small steps, at any velocity")
  func sampling() {
    for velocity in [0, 599, -601, 601, -3000.0] {
      for distance in stride(from: -250.0, through: 250, by: 10) {
        var jump = Player()
        let jumped = jump.sweep(to: distance, samples: 0, velocity: velocity)
        for count in [6, 12, 24] {
          var steps = Player()
          steps.name = "\(count) steps to \(distance) at \(velocity)"
          #expect(steps.sweep(to: distance, samples: count, velocity: velocity) == jumped, "\(steps.name)")
          steps.expectRest(jump.row.rest)
          steps.expectTarget(jump.row.targetContentOffset)
          let (final, expected) = (steps.finalContentOffset, jump.finalContentOffset)
          #expect(final == expected, "\(steps.name)")
        }
      }
    }
  }

  @Test("From one side over to the other in one pan: one notice that names the new side")
  func across() {
    var player = Player()
    player.put(.open(.leading))
    player.drag(-160 - 50, causes: SwipeEffects(.didOpen(.trailing), startedMotion: true))  // 50 >= 100 / 2
    #expect(player.notices == [.didOpen(.trailing)])
  }

  @Test("A release counts where the finger lifts, not where the sample before it was")
  func lastSample() {
    var player = Player()
    player.hold(20)
    player.pan(.ended, 90, causes: SwipeEffects(.didOpen(.leading), startedMotion: true))
  }
}
