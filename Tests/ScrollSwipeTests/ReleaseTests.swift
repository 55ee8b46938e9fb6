import ScrollSwipe
import Testing

@Suite("Release")
struct ReleaseTests {
  /// A finger that holds the content's offset at release, in the band too: beyond is 10 points of the finger.
  func released(
    _ offset: Double, velocity: Double = 0, rules: ScrollSwipe.Rules = .swipeableTableViewCell,
    leading: [Double] = [100], trailing: [Double] = [100], _ corrections: ScrollSwipe.Corrections
  ) -> ScrollSwipe {
    var player = Player(leading: leading, trailing: trailing, rules: rules, corrections)
    player.drag(offset, velocity: velocity)
    return player.row
  }

  // MARK: The article

  @Test("Article: beyond all buttons rests at -inset.left, everything else at 0")
  func article() {
    for (offset, velocity, target) in [
      (161.0, 0.0, -160.0), (400, -3000, -160), (160, 0, 0), (159, 0, 0), (80, 0, 0), (1, 0, 0), (0, 0, 0),
    ] {
      let row = released(offset, velocity: velocity, rules: .article, leading: [80, 80], .article)
      #expect(row.targetContentOffset == target)
      #expect(!row.closesByAnimation)
    }
  }

  @Test("Article: -150 with any velocity closes", arguments: [0, 500, 601, 5000, -5000, 1e9])
  func articleIgnoresVelocity(velocity: Double) {
    let row = released(150, velocity: velocity, rules: .article, leading: [80, 80], .article)
    #expect(row.rest == .closed)
    #expect(row.targetContentOffset == 0)
  }

  @Test("Article: an open row that is touched and released at rest, exactly at -160, closes")
  func articleExactlyAtInset() {
    for (corrections, target) in [
      (.article, 0), (.without([.opensAtInset, .opensAtHalf]), 0), (.without(.opensAtHalf), -160),
      (.all, -160),
    ] as [(ScrollSwipe.Corrections, Double)] {
      var player = Player(rules: .article, corrections)
      player.putOpen(.leading)
      player.drag(0)
      player.settle()
      #expect(player.row.targetContentOffset == target)
      #expect(player.contentOffset == target)
    }
  }

  // MARK: The final version

  @Test("Final version: a slow release at 99 of 100 closes; corrected, half is enough")
  func slow() {
    for (corrections, opens) in [
      (.article, false), (.without(.opensAtHalf), false), (.all, true),
    ] as [(ScrollSwipe.Corrections, Bool)] {
      for edge in SwipeEdge.allCases {
        let row = released(edge.sign * 99, corrections)
        #expect(row.rest == (opens ? .open(edge) : .closed))
        #expect(row.targetContentOffset == (opens ? -edge.sign * 100 : 0))
      }
    }
  }

  @Test("Final version: a flick at 1 point opens", arguments: [ScrollSwipe.Corrections.all, []])
  func flick(corrections: ScrollSwipe.Corrections) {
    for edge in SwipeEdge.allCases {
      #expect(released(edge.sign, velocity: edge.sign * 601, corrections).rest == .open(edge))
    }
  }

  @Test(
    "The open velocity is 0.6 points per millisecond, and strict",
    arguments: [ScrollSwipe.Corrections.all, []])
  func openVelocity(corrections: ScrollSwipe.Corrections) {
    #expect(ScrollSwipe.openVelocity == 600)
    for edge in SwipeEdge.allCases {
      #expect(released(edge.sign, velocity: edge.sign * 600, corrections).rest == .closed)
      #expect(released(edge.sign, velocity: edge.sign * 600.1, corrections).rest == .open(edge))
      #expect(released(0, velocity: edge.sign * 5000, corrections).rest == .closed)
      #expect(released(-edge.sign * 20, velocity: edge.sign * 5000, corrections).rest == .closed)
    }
  }

  @Test(
    "Beyond the inset it rests open, however fast it goes back", arguments: [ScrollSwipe.Corrections.all, []])
  func beyond(corrections: ScrollSwipe.Corrections) {
    for edge in SwipeEdge.allCases {
      for velocity in [0, 5000, -5000.0] {
        #expect(released(edge.sign * 101, velocity: velocity, corrections).rest == .open(edge))
      }
    }
  }

  @Test("opensAtInset: exactly at the inset the row closes; corrected, it opens")
  func opensAtInset() {
    for (corrections, rest) in [
      (.article, Rest.closed), (.without([.opensAtInset, .opensAtHalf]), .closed),
      (.without(.opensAtHalf), .open(.leading)), (.without(.opensAtInset), .open(.leading)),
      (.all, .open(.leading)),
    ] as [(ScrollSwipe.Corrections, Rest)] {
      #expect(released(100, corrections).rest == rest)
    }
    // Thrown back faster than a flick, half does not help; being at the inset does.
    #expect(released(100, velocity: -601, .all).rest == .open(.leading))
    #expect(released(100, velocity: -601, .without(.opensAtInset)).rest == .closed)
  }

  @Test(
    "opensAtHalf: half of the buttons, unless the content is thrown back",
    arguments: ScrollSwipe.Rules.allCases)
  func opensAtHalf(rules: ScrollSwipe.Rules) {
    for edge in rules.edges {
      for (shown, velocity, rest) in [
        (49.9, 0, Rest.closed), (50, 0, .open(edge)), (50, -600, .open(edge)), (50, -600.1, .closed),
        (99, -600.1, .closed), (50, 600, .open(edge)), (50, 5000, .open(edge)), (49.9, 600, .closed),
      ] {
        let row = released(edge.sign * shown, velocity: edge.sign * velocity, rules: rules, .all)
        #expect(row.rest == rest)
      }
    }
  }

  // MARK: Closing by animation

  @Test("A close is queued as an animation when v is 0, away from 0, or takes more than 300 ms")
  func closesByAnimation() {
    #expect(ScrollSwipe.longestClose == 0.3)
    for (offset, velocity, animates) in [
      (90.0, 0.0, true),
      (90, 100, true),  // away: x / -v < 0
      (90, -299, true),  // 90 / 0.299 = 301 ms
      (90, -300, false),  // 90 / 0.3 = 300 ms, and > is strict
      (90, -600, false), (90, -9000, false),
      (0, 0, true), (0, 300, false),
    ] {
      for edge in SwipeEdge.allCases {
        let row = released(edge.sign * offset, velocity: edge.sign * velocity, .article)
        #expect(row.rest == .closed)
        #expect(row.closesByAnimation == animates)
      }
    }
  }

  @Test("Opening queues nothing, and forgets what was queued before")
  func openingQueuesNothing() {
    var player = Player(.article)
    #expect(player.row.targetContentOffset == nil)
    player.drag(50)
    #expect(player.row.closesByAnimation)
    player.settle()
    player.drag(300)
    #expect(!player.row.closesByAnimation)
    #expect(player.row.targetContentOffset == -160)
  }

  @Test("One jump to the end decides as many small steps do, at any velocity")
  func sampling() {
    for distance in stride(from: -250.0, through: 250, by: 10) {
      for velocity in [0, 599, -601, 601, -3000.0] {
        var jump = Player()
        jump.pan(.began, 0)
        jump.pan(.ended, distance, velocity: velocity)
        for count in [6, 12, 24] {
          var steps = Player()
          steps.pan(.began, 0)
          for step in 1...count { steps.pan(.changed, distance * Double(step) / Double(count)) }
          steps.pan(.ended, distance, velocity: velocity)
          #expect(jump.row.rest == steps.row.rest)
          #expect(jump.row.targetContentOffset == steps.row.targetContentOffset)
        }
      }
    }
  }

  @Test("From one side over to the other in one pan: one notice that names the new side")
  func across() {
    var player = Player()
    player.putOpen(.leading)
    player.drag(-160 - 50)  // 50 >= 100 / 2
    #expect(player.notices == [.didOpen(.trailing)])
  }

  @Test("The last sample counts: a release decides where the finger left, not where it was seen before")
  func lastSample() {
    var player = Player()
    player.pan(.began, 0)
    player.pan(.changed, 20)
    player.pan(.ended, 90)
    #expect(player.row.rest == .open(.leading))
  }
}
