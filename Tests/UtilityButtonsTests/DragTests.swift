import Testing
import UtilityButtons

@Suite("A finger drags the content")
struct DragTests {
  static let everything: [UtilityButtons.Corrections] = [.all, []]

  /// How far the content goes beyond an end when the finger is `excess` points beyond it: UIScrollView's rubber band.
  static func rubberBand(_ excess: Double, width: Double = 320) -> Double {
    (1 - 1 / (excess * 0.55 / width + 1)) * width
  }

  @Test("The row of the documentation, end to end")
  func example() {
    let (flag, delete, more) = (
      InteractionAction(id: "flag", title: "Flag"), InteractionAction(id: "delete", title: "Delete"),
      InteractionAction(id: "more", title: "More")
    )
    var row = UtilityButtons(width: 320, height: 44, leading: [flag], trailing: [delete, more])

    row.pan(PanSample(.began, at: Time(0), translation: .zero))
    row.pan(PanSample(.changed, at: Time(0.1), translation: Vector(-100, 0)))
    #expect(row.contentOffset(at: Time(0.1)) == 90 + 100)
    let effects = row.pan(PanSample(.ended, at: Time(0.2), translation: Vector(-100, 0)))

    #expect(effects == SwipeEffects(.didOpen(.trailing), startedMotion: true))  // 100 > 180 / 2
    #expect(row.cellState == .right)
    #expect(row.contentOffset(at: Time(2)) == 90 + 180)
  }

  @Test("Between the ends the content follows the finger, beyond them a rubber band pulls")
  func follows() {
    for corrections in Self.everything {
      var player = Player(corrections)
      player.pan(.began, 0)
      for (x, offset) in [
        (-50.0, -50.0), (-180, -180), (-200, -180 - Self.rubberBand(20)), (-1000, -180 - Self.rubberBand(820)),
        (90, 90), (130, 90 + Self.rubberBand(40)), (0, 0),
      ] {
        player.pan(.changed, x)
        #expect(player.offset == offset)
      }
    }
  }

  @Test("Translations count from the one at began")
  func origin() {
    var player = Player()
    player.pan(.began, -7)
    player.pan(.changed, -57)
    #expect(player.offset == 7 - 57)
  }

  @Test("noEmptySide: a side without buttons gives way to the finger; corrected, the content never leaves 0 there")
  func emptySide() {
    for (corrections, offset) in [
      (.article, Self.rubberBand(40)), (.without(.noEmptySide), Self.rubberBand(40)), (.all, 0),
    ] as [(UtilityButtons.Corrections, Double)] {
      for edge in SwipeEdge.allCases {
        var player = Player(leading: edge == .leading ? 0 : 1, trailing: edge == .trailing ? 0 : 1, corrections)
        player.pan(.began, 0)
        player.pan(.changed, edge.sign * 40)
        #expect(player.offset == edge.sign * offset)
        player.pan(.changed, -edge.sign * 30)
        #expect(player.offset == -edge.sign * 30)
      }
    }
  }

  @Test("A scroll view that has nothing to scroll does not bounce")
  func nothingToScroll() {
    for corrections in Self.everything {
      var player = Player(leading: 0, trailing: 0, corrections)
      player.pan(.began, 0)
      player.pan(.changed, -40)
      #expect(player.offset == 0)
      #expect(player.row.limits == 0...0)
    }
  }

  @Test("The limits are the strips and the rubber band, which tends to the row's width")
  func limits() {
    #expect(Player().row.limits == -(180.0 + 320)...(90 + 320))
    #expect(Player(leading: 0).row.limits == -(180.0 + 320)...0)
    #expect(Player(leading: 0, []).row.limits == -(180.0 + 320)...320)
    #expect(Player(forbidden: [.trailing], []).row.limits == 0...(90.0 + 320))
  }

  @Test("A release proposes where the content would glide: x + v d / (1 - d) / 1000")
  func glide() {
    for corrections in Self.everything {
      // -10 and then 0.499 per ms of glide: -10 - 249.0 lies beyond half of 180; at 0.1 per ms -10 - 49.9 does not.
      for (velocity, state) in [(-499.0, UtilityButtons.CellState.right), (-100, .center)] {
        var player = Player(corrections)
        player.drag(-10, velocity: velocity)
        #expect(player.row.cellState == state)
      }
    }
  }

  @Test("It settles by a critically damped spring that takes the finger's velocity along")
  func settles() {
    for corrections in Self.everything {
      var player = Player(corrections)
      player.drag(-100, velocity: -300)
      let start = player.time
      for t in [0.0, 0.05, 0.1, 0.3] {
        // x = a + (x0 - a + (v + ω (x0 - a)) t) e^(-ωt), from -100 to a = -180 with ω = 12.5
        let expected = -180 + (80 + (-300 + 12.5 * 80) * t) * RealMath.exp(-12.5 * t)
        #expect(abs(player.row.offset(at: start + t) - expected) < 1e-9)
      }
      player.settle()
      #expect(player.offset == -180)
    }
  }

  @Test("Closing never uncovers the other side, however hard it is flicked shut")
  func staysCovered() {
    for (state, sign) in [(UtilityButtons.CellState.right, -1.0), (.left, 1)] {
      var player = Player()
      player.enter(state)
      player.drag(sign * -20, velocity: sign * -6000)
      #expect(player.row.cellState == .center)
      for step in 0...200 {
        let offset = player.row.offset(at: player.time + Double(step) / 100)
        #expect(sign * offset >= 0)
      }
    }
  }

  @Test("However fast the finger, the content swings no more than a row's width / e beyond its place")
  func fastOpening() {
    for corrections in Self.everything {
      for edge in SwipeEdge.allCases {
        for velocity in [600, 8000, 1e6, 1e300] {
          var player = Player(leading: 2, corrections)
          player.drag(edge.sign * 1, velocity: edge.sign * velocity)
          let end = player.row.settles ?? .zero
          let shown = (0...200).map { step in
            edge.sign * player.row.offset(at: player.time + (end - player.time) * Double(step) / 200)
          }
          #expect(shown.allSatisfy { $0 >= 0 && $0 <= 180 + 320 * RealMath.exp(-1) })
          #expect(edge.sign * player.row.offset(at: end) == 180)
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
      player.pan(.began, 0)
      let caught = player.offset
      player.pan(.changed, 0)
      #expect(abs(player.offset - caught) < 1e-9)
    }
  }

  @Test("A scroll view that has nothing to scroll takes no momentum either", arguments: [600, -600, 100])
  func nothingToThrow(velocity: Double) {
    for corrections in Self.everything {
      var player = Player(leading: 0, trailing: 0, corrections)
      player.drag(0, velocity: velocity)
      #expect(player.row.settles == nil)
      #expect(player.offset == 0)
    }
  }

  @Test("Momentum into a side that has nothing is lost")
  func lostMomentum() {
    for edge in SwipeEdge.allCases {
      var player = Player(forbidden: [edge])
      player.drag(edge.sign * 5, velocity: edge.sign * 900)
      #expect(player.row.settles == nil)
      #expect(player.offset == 0)
    }
  }

  @Test("From code it moves by an animation of 0.3 s, eased in and out, or at once")
  func animation() {
    var player = Player()
    player.apply(.open(.trailing, animated: true))
    #expect(player.row.settles == Time(player.now + 0.3))
    #expect(abs(player.row.offset(at: player.time + 0.15) - -180 / 2) < 1e-9)
    player.apply(.close(animated: false))
    #expect(player.row.settles == nil)
    #expect(player.offset == 0)
  }

  @Test("Samples without a pan that began are ignored")
  func strays() {
    for corrections in Self.everything {
      let fresh = Player(corrections).row
      for phase in [PanPhase.changed, .ended, .cancelled, .failed] {
        var player = Player(corrections)
        player.pan(phase, -100)
        #expect(player.row.offset(at: player.time) == 0)
        #expect(player.row.cellState == fresh.cellState)
        #expect(player.notices == [])
      }
    }
  }

  @Test("A second began catches the content where it is and keeps the first one's resting place")
  func beganTwice() {
    var player = Player()
    player.pan(.began, 0)
    player.pan(.changed, -150)
    player.pan(.began, -150)
    player.pan(.changed, -160)
    #expect(player.offset == -160)
    player.pan(.cancelled, -160)
    player.settle()
    #expect(player.offset == 0)
    #expect(player.notices == [])
  }

  @Test("One jump to the end decides as many small steps do")
  func granularity() {
    for distance in stride(from: -220.0, through: 120, by: 5) {
      var jump = Player()
      jump.pan(.began, 0)
      jump.pan(.ended, distance)
      var steps = Player()
      steps.pan(.began, 0)
      for step in 1...20 { steps.pan(.changed, distance * Double(step) / 20) }
      steps.pan(.ended, distance)
      #expect(jump.row.rest == steps.row.rest)
    }
  }
}
