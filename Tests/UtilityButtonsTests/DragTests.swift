import TestSupport
import Testing
import UtilityButtons

@Suite("A finger drags the content")
struct DragTests {
  @Test("The row of the documentation, end to end")
  func example() {
    let (flag, delete, more) = (
      InteractionAction(id: "flag", title: "Flag"), InteractionAction(id: "delete", title: "Delete"),
      InteractionAction(id: "more", title: "More")
    )
    var row = UtilityButtons(width: 320, height: 44, leading: [flag], trailing: [delete, more])
    #expect(row.pan(PanSample(.began, translation: .zero), at: Time(0)) == .none)
    #expect(row.pan(PanSample(.changed, translation: Vector(-100, 0)), at: Time(0.1)) == .none)
    let dragged = row.contentOffset(at: Time(0.1))
    let released = row.pan(PanSample(.ended, translation: Vector(-100, 0)), at: Time(0.2))
    #expect(released == SwipeEffects(.didOpen(.trailing), startedMotion: true))  // 100 > 180 / 2
    #expect(row.cellState == .right)
    expectNumbers([dragged, row.contentOffset(at: Time(2))], [90 + 100, 90 + 180])
  }

  @Test("Between the ends the content follows the finger, beyond them a rubber band pulls")
  func follows() {
    let places = [
      (-50.0, -50.0), (-180, -180), (-200, -180 - rubberBand(20)), (-1000, -180 - rubberBand(820)),
      (90, 90), (130, 90 + rubberBand(40)), (0, 0),
    ]
    for corrections in Corrections.allAndNone {
      var player = Player(corrections)
      player.hold()
      for (x, offset) in places { player.follow(x, offset: offset) }
    }
    // However narrow the buttons are, there is something to scroll, and so the content bounces.
    var narrow = Player(leadingWidths: [], trailingWidths: [0.5])
    narrow.hold(-100)
    expectClose(narrow.offset, -0.5 - rubberBand(99.5))
  }

  @Test("Translations count from the one at began; a second began counts from where the content is")
  func origin() {
    var player = Player()
    player.pan(.began, -7)
    player.follow(-57, offset: 7 - 57)
    player = Player()
    player.hold(-150)
    player.pan(.began, -150)
    player.follow(-160, offset: -160)
    // It keeps the first one's resting position.
    player.pan(.cancelled, -160, causes: SwipeEffects(startedMotion: true))
    player.settle()
    player.expectOffset(0)
  }

  @Test("noEmptySide: a side without buttons gives way to the finger; corrected, the content never leaves 0 there")
  func emptySide() {
    for (corrections, offset) in Corrections.each(.noEmptySide, article: rubberBand(40), corrected: 0) {
      for edge in SwipeEdge.allCases {
        var player = Player(leading: edge == .leading ? 0 : 1, trailing: edge == .trailing ? 0 : 1, corrections)
        player.hold(edge.sign * 40)
        player.expectOffset(edge.sign * offset)
        player.follow(-edge.sign * 30, offset: -edge.sign * 30)
      }
    }
  }

  @Test("The limits are the strips and the rubber band, which tends to the row's width")
  func limits() {
    // 180 + 320 and 90 + 320
    let limits: [(Player, ClosedRange<Double>)] = [
      (Player(), -500...410), (Player(leading: 0), -500...0), (Player(leading: 0, .article), -500...320),
      (Player(forbidden: [.trailing], .article), 0...410),
      (Player(leadingWidths: [], trailingWidths: [0.5]), (-0.5 - 320)...0),
    ]
    for (player, expected) in limits { #expect(player.row.limits == expected, "\(player.name)") }
  }

  @Test("A release proposes where the content would glide: x + v d / (1 - d) / 1000")
  func glide() {
    // -10 and then 0.499 per ms of glide: -10 - 249.0 lies beyond half of 180; at 0.1 per ms -10 - 49.9 does not.
    for (velocity, state) in [(-499.0, State.right), (-100, .center)] {
      for corrections in Corrections.allAndNone {
        var player = Player(corrections)
        player.drag(-10, velocity: velocity)
        player.expectState(state)
      }
    }
  }

  @Test("The content settles by a critically damped spring, which takes the finger's velocity along")
  func settleTime() {
    for corrections in Corrections.allAndNone {
      var player = Player(corrections)
      player.drag(-100, velocity: -300)
      for t in [0.0, 0.05, 0.1, 0.3] {
        // x = a + (x0 - a + (v + ω (x0 - a)) t) e^(-ωt), from -100 to a = -180 with ω = 12.5
        let distance = 80 + (-300 + 12.5 * 80) * t
        expectClose(player.offset(after: t), -180 + distance * RealMath.exp(-12.5 * t))
      }
      player.settle()
      player.expectOffset(-180)
    }
  }

  @Test("Closing never uncovers the other side, however hard it is flicked shut")
  func staysCovered() {
    for edge in SwipeEdge.allCases {
      var player = Player()
      player.put(.open(edge))
      player.drag(
        edge.sign * -20, velocity: edge.sign * -6000, causes: SwipeEffects(.didClose, startedMotion: true))
      let shown = player.offsetsToRest.map { edge.sign * $0 }
      #expect(shown.allSatisfy { $0 >= 0 } && shown.last == 0, "\(edge)")
    }
  }

  @Test("However fast the finger, the content swings no more than a row's width / e beyond its place")
  func fastOpening() {
    let allowed = 0...(180 + 320 * RealMath.exp(-1))
    for corrections in Corrections.allAndNone {
      for edge in SwipeEdge.allCases {
        for velocity in [600, 8000, 1e6, 1e300] {
          var player = Player(leading: 2, corrections)
          player.drag(edge.sign * 1, velocity: edge.sign * velocity)
          let shown = player.offsetsToRest.map { edge.sign * $0 }
          let strays = shown.filter { !allowed.contains($0) }
          #expect(strays.isEmpty && shown.last == 180, "\(player.name), \(edge), \(velocity)")
        }
      }
    }
  }

  @Test("A flick that is caught anywhere on its way does not jump")
  func caughtFlick() {
    for delay in [0.02, 0.05, 0.1, 0.3] {
      var player = Player()
      player.drag(-30, velocity: -30_000)
      player.now += delay
      player.hold()
      let caught = player.offset
      player.pan(.changed, 0)
      expectClose(player.offset, caught, "after \(delay)")
    }
  }

  @Test("A scroll view that has nothing to scroll neither bounces nor takes momentum; the article reports a side")
  func nothingToScroll() {
    let releases: [(Double, SwipeNotice)] = [(600, .didOpen(.leading)), (-600, .didOpen(.trailing)), (100, .didClose)]
    for corrections in Corrections.allAndNone {
      var player = Player(leading: 0, trailing: 0, corrections)
      player.hold(-40)
      player.expectOffset(0)
      #expect(player.row.limits == 0...0)
      for (velocity, notice) in releases {
        player = Player(leading: 0, trailing: 0, corrections)
        player.name += ", \(velocity)"
        player.drag(0, velocity: velocity, causes: SwipeEffects(corrections == .article ? notice : nil))
        player.expectSettles(nil)
        player.expectOffset(0)
      }
    }
  }

  @Test("Momentum toward a forbidden side is lost")
  func lostMomentum() {
    for edge in SwipeEdge.allCases {
      var player = Player(forbidden: [edge])
      player.drag(edge.sign * 5, velocity: edge.sign * 900, causes: .none)
      player.expectSettles(nil)
      player.expectOffset(0)
    }
  }

  @Test("Code moves the content by an animation of 0.3 s, eased in and out, or at once")
  func animation() {
    var player = Player()
    player.handle(.open(.trailing, animated: true), causes: SwipeEffects(.didOpen(.trailing), startedMotion: true))
    player.expectSettles(player.time + 0.3)
    expectClose(player.offset(after: 0.15), -180 / 2)
    player.handle(.close(animated: false), causes: SwipeEffects(.didClose))
    player.expectSettles(nil)
    player.expectOffset(0)
  }

  @Test("Released content starts with the finger's velocity, also toward a side without buttons, and from closed")
  func velocity() {
    for (offset, velocity, target) in [(-60.0, 300.0, 0.0), (-60, 600, 0), (0, -600, -90)] {
      var player = Player(leading: 0, trailing: 1)
      player.drag(offset, velocity: velocity)
      let motion = Motion(
        start: player.time, from: offset, to: target,
        curve: ScrollPhysics.settling(from: offset, velocity: velocity, stops: -90...0, width: 320))
      for seconds in [0, 0.02, 0.05, 0.1] {
        expectClose(
          player.offset(after: seconds), min(0, motion.position(at: player.time + seconds)), "from \(offset)")
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

  @Test("One jump to the end has the same result as many small steps")
  func granularity() {
    for distance in stride(from: -220.0, through: 120, by: 5) {
      var (jump, steps) = (Player(), Player())
      #expect(jump.sweep(to: distance, samples: 0) == steps.sweep(to: distance, samples: 20), "\(distance)")
      jump.expectRest(steps.row.rest)
    }
  }
}
