import InteractionLists
import TestSupport
import Testing
import UtilityButtons

@Suite("Options: full swipe, forbidden sides")
struct OptionTests {
  /// How far a finger must come to perform: max(0.55 W, strip + 30), for one button of 90 and for two.
  static let thresholds: [(width: Double, buttons: Int, performs: Double)] = [
    (320, 1, 0.55 * 320), (390, 1, 0.55 * 390), (200, 1, 90 + 30), (320, 2, 180 + 30), (390, 2, 0.55 * 390),
  ]

  @Test("From max(0.55 of the width, strip + 30 points) on the outermost action is performed, and the row closes")
  func fullSwipe() {
    for (width, buttons, performs) in Self.thresholds {
      for edge in SwipeEdge.allCases {
        var player = Player(leading: buttons, trailing: buttons, width: width, fullSwipe: true)
        player.name = "\(buttons) to the \(edge) of \(width)"
        var short = player
        player.drag(edge.sign * performs, causes: SwipeEffects(.didPress(edge, 0), startedMotion: true))
        player.settle()
        player.expectOffset(0)
        short.drag(edge.sign * performs.nextDown, causes: SwipeEffects(.didOpen(edge), startedMotion: true))
        short.settle()
        short.expectOffset(edge.sign * Double(buttons) * 90)
      }
    }
  }

  @Test("Full swipes are off by default, and a row without width has none")
  func off() {
    var player = Player()
    player.drag(-900, causes: SwipeEffects(.didOpen(.trailing), startedMotion: true))
    // In the article the buttons of a row without width are as wide as ever.
    var narrow = Player(width: 0, fullSwipe: true, .article)
    narrow.drag(-1000, causes: SwipeEffects(.didOpen(.trailing)))
  }

  @Test("Where a full swipe is allowed, the content follows the finger up to the row's width")
  func follows() {
    for edge in SwipeEdge.allCases {
      var player = Player(leading: 1, trailing: 1, fullSwipe: true)
      expectLimits(player, -320...320)
      player.hold()
      for (x, offset) in [(90.0, 90.0), (91, 91), (250, 250), (320, 320), (321, 320), (900, 320), (300, 300)] {
        player.follow(edge.sign * x, offset: edge.sign * offset)
      }
    }
  }

  @Test("Where a side has no full swipe, the rubber band holds the content, or it does not move at all")
  func band() {
    var player = Player(leading: 1, trailing: 1, fullSwipe: true, forbidden: [.leading])
    expectLimits(player, -320...0)
    #expect(player.row.forbiddenEdges == [.leading])
    player.hold(50)
    player.expectOffset(0)
    // In the article a side without buttons is dragged to against the band all the same.
    player = Player(leading: 0, trailing: 1, fullSwipe: true, .article)
    expectLimits(player, -320...320)
    player.hold(50)
    expectClose(player.offset, rubberBand(50))
    player.pan(.changed, -250)
    player.expectOffset(-250)
    player = Player(leading: 1, trailing: 1)
    expectLimits(player, -410...410)  // 90 + 320
    player.hold(-250)
    expectClose(player.offset, -90 - rubberBand(250 - 90))
  }

  private func expectLimits(
    _ player: Player, _ expected: ClosedRange<Double>, location: SourceLocation = #_sourceLocation
  ) {
    #expect(player.row.limits == expected, sourceLocation: location)
  }

  @Test("An open row has the same threshold, on its own and the other side, and reports that it has closed")
  func fromOpen() {
    let performed = SwipeEffects(.didPress(.trailing, 0), .didClose, startedMotion: true)
    // Open by 180 points, strip + 30 = 210 are 30 points farther.
    for (farther, performs) in [(30.0, true), (29.99, false)] {
      var player = Player(fullSwipe: true)
      player.put(.open(.trailing))
      player.drag(-farther, causes: performs ? performed : SwipeEffects(startedMotion: true))
      player.settle()
      player.expectRest(performs ? .closed : .open(.trailing))
    }
    var player = Player(fullSwipe: true)
    player.put(.open(.leading))
    // 90 points back to the closed place, and 180 + 30 beyond.
    player.drag(-90 - 210, causes: performed)
  }

  @Test("Content caught beyond the threshold must come 30 points farther, so that it performs once")
  func caughtPerforming() {
    var fresh = Player(fullSwipe: true)
    fresh.drag(-300)
    // Six hundredths of a second after it was let go it is on its way back, and beyond 210.
    fresh.now += 0.05
    fresh.pan(.began, 0)
    let caught = 0 - fresh.offset
    #expect(caught > 210 && caught < 320 - 31)
    let performs = [0.0, 1, 29, 30 + 1e-9].map { farther in
      var player = fresh
      return player.pan(.ended, -farther).notices.contains(.didPress(.trailing, 0))
    }
    #expect(performs == [false, false, false, true])
  }

  @Test("However fast it is let go, the content goes no farther than the row's width, also when it opens")
  func staysInRow() {
    for x in [100.0, 250, 320] {
      var player = Player(fullSwipe: true)
      player.drag(-x, velocity: -20_000)
      #expect(player.offsetsToRest.allSatisfy { $0 >= -320 }, "\(x)")
    }
    for edge in SwipeEdge.allCases {
      var player = Player(leading: 3, trailing: 3, fullSwipe: true)
      player.drag(edge.sign * 200, velocity: edge.sign * 4000)
      player.expectRest(.open(edge))
      let farthest = player.offsetsToRest.map { edge.sign * $0 }.max() ?? 0
      #expect(farthest > 260 && farthest <= 320, "\(edge)")
    }
  }

  @Test("Content that is caught beyond the row's width stays under the finger")
  func caughtBeyond() {
    var player = Player(fullSwipe: true)
    // Only a real scroll view brings it there; 90 is the closed place.
    player.report(.moved(contentOffset: 90 + 350))
    player.pan(.began, 0)
    for (x, offset) in [(0.0, -350.0), (-50, -350), (20, -330), (40, -310), (0, -350)] {
      player.follow(x, offset: offset)
    }
  }

  @Test("Momentum, a flick back, a cancelled pan and a touch on an open row perform no full swipe")
  func notAFullSwipe() {
    let pans: [(Double, velocity: Double, PanPhase, SwipeNotice?)] = [
      (-60, -9000, .ended, .didOpen(.trailing)), (-900, 500, .ended, .didOpen(.leading)), (-900, 0, .cancelled, nil),
    ]
    for (x, velocity, finish, notice) in pans {
      var player = Player(fullSwipe: true)
      player.drag(x, finish: finish, velocity: velocity, causes: SwipeEffects(notice, startedMotion: true))
    }
    // However wide its strip is.
    var player = Player(trailing: 3, fullSwipe: true)
    player.put(.open(.trailing))
    player.drag(-3, causes: SwipeEffects(startedMotion: true))
    player.expectState(.right)
  }

  @Test("A row that is caught while closing, or that a real scroll view has moved a little, performs nothing if let go")
  func hasNotTravelled() {
    for corrections in [Corrections.all, .without(.resumesMotion)] {
      var player = Player(fullSwipe: true, corrections)
      player.put(.open(.trailing))
      player.handle(.close(animated: true))
      // 1/100 s of 3/10 after it set out the content stands between -180 and 0.55 · 320 = 176.
      #expect(!player.drag(0).notices.contains(.didPress(.trailing, 0)), "\(player.name)")
    }
    var player = Player(fullSwipe: true)
    player.report(.moved(contentOffset: 270))
    player.report(.began(contentOffset: 268))
    player.report(.moved(contentOffset: 269))
    player.release(target: 270, goesTo: 270, .didOpen(.trailing))
  }

  @Test("A real scroll view's reports perform a full swipe, too, its rubber band taken into account")
  func reported() {
    // 180 points of buttons and, for a finger 30 points beyond them, what the band makes of that; a slow drag of
    // 180 or 209 points just shows the buttons.
    let drags = [
      (176, false), (180, false), (180 + rubberBand(29), false), (180 + rubberBand(30) + 1e-9, true),
    ]
    for (shown, performs) in drags {
      var player = Player(fullSwipe: true)
      player.name = "\(shown)"
      player.report(.began(contentOffset: 90))
      player.report(.moved(contentOffset: 90 + shown))
      player.release(
        target: 270, goesTo: performs ? 90 : 270, performs ? .didPress(.trailing, 0) : .didOpen(.trailing))
    }
    // From an open row, too.
    let performed = ScrollAnswer(targetContentOffset: 90, effects: SwipeEffects(.didPress(.trailing, 0), .didClose))
    for (finger, performs) in [(29.0, false), (31, true)] {
      var player = Player(fullSwipe: true)
      player.put(.open(.trailing))
      player.report(.moved(contentOffset: 270))
      player.report(.began(contentOffset: 270))
      player.report(.moved(contentOffset: 270 + rubberBand(finger)))
      let answer = player.release(target: 270)
      #expect(answer == (performs ? performed : .goes(to: 270)), "\(finger)")
    }
  }

  @Test("A full swipe of a destructive action deletes the row from its list")
  func deletes() {
    let delete = InteractionAction(id: "delete", title: "Delete", role: .destructive)
    let row = UtilityButtons(width: 320, height: 44, trailing: [delete], options: SwipeOptions(allowsFullSwipe: true))
    var list = SwipeList(of: row, count: 30)
    let id = RowID(3)
    let began = list.handle(.pan(id, PanSample(.began, translation: .zero)), at: .zero)
    let swiped = list.handle(.pan(id, PanSample(.ended, translation: Vector(-400, 0))), at: Time(0.1))
    let deleted = ListEffects(
      update: ListUpdate([.delete(.init(3..<4))]), notices: [.row(id, .didPress(.trailing, 0)), .didDelete(id)],
      startedMotion: true)
    #expect([began, swiped] == [.none, deleted])
  }

  @Test("Where a real scroll view bounces over a forbidden side, there is no button to press")
  func forbiddenBounce() {
    for corrections in Corrections.allAndNone {
      for phase in [PressPhase.down, .up] {
        var player = Player(forbidden: [.trailing], corrections)
        player.report(.moved(contentOffset: 90 + 30))
        player.handle(.press(.trailing, 0, phase), causes: .none)
      }
    }
  }

  @Test("A forbidden side is not opened by a drag, a flick, code or an action, with or without corrections")
  func forbidden() {
    for corrections in Corrections.allAndNone {
      for edge in SwipeEdge.allCases {
        var player = Player(forbidden: [edge], corrections)
        player.drag(edge.sign * 200, velocity: edge.sign * 900)
        player.settle()
        player.handle(.open(edge, animated: true), causes: .none)
        player.handle(.perform(InteractionAction.showID(edge)), causes: .none)
        player.expectState(.center, offset: 0)
        let (actions, notices) = (player.row.plainActions(), player.notices)
        #expect(!notices.contains(.didOpen(edge)), "\(player.name)")
        // Its buttons stay reachable as plain actions.
        let offers = [actions.contains(.show(edge)), actions.contains(player.row.actions(edge)[0])]
        #expect(offers == [false, true], "\(player.name)")
      }
    }
  }
}
