import Testing
import UtilityButtons

@Suite("Options: full swipe, forbidden sides")
struct OptionTests {
  /// How far a finger must come for the content to stand at an offset beyond the stop: the inverse of the rubber band.
  static func finger(to offset: Double, stop: Double) -> Double {
    stop + ScrollPhysics.rubberBandExcess(offset - stop, dimension: 320)
  }

  @Test("0.55 of the width performs the outermost action, and the row closes")
  func fullSwipe() {
    for edge in SwipeEdge.allCases {
      for (part, notices) in [(0.55, [SwipeNotice.didPress(edge, 0)]), (0.54, [.didOpen(edge)])] {
        var player = Player(leading: 1, trailing: 1, fullSwipe: true)
        player.drag(Self.finger(to: edge.sign * 320 * part, stop: edge.sign * 90) + edge.sign * 1e-9)
        #expect(player.notices == notices)
        player.settle()
        #expect(player.offset == (part == 0.55 ? 0 : edge.sign * 90))
      }
    }
  }

  @Test("A row without width has no full swipe")
  func noWidth() {
    // In the article the buttons of a row without width are as wide as ever.
    var player = Player(width: 0, fullSwipe: true, [])
    player.drag(-100)
    #expect(player.notices == [.didOpen(.trailing)])
  }

  @Test("It is off by default")
  func offByDefault() {
    var player = Player()
    player.drag(-900)
    #expect(player.notices == [.didOpen(.trailing)])
  }

  @Test("Never by momentum alone, nor against a flick back, nor when cancelled")
  func notAFullSwipe() {
    for (x, velocity, finish, notices) in [
      (-60, -9000, PanPhase.ended, [SwipeNotice.didOpen(.trailing)]), (-900, 500, .ended, [.didOpen(.leading)]),
      (-900, 0, .cancelled, []),
    ] as [(Double, Double, PanPhase, [SwipeNotice])] {
      var player = Player(fullSwipe: true)
      player.drag(x, finish: finish, velocity: velocity)
      #expect(player.notices == notices)
    }
  }

  @Test("An open row that is touched and let go performs nothing, however wide its strip is")
  func touchedOpen() {
    var player = Player(trailing: 3, fullSwipe: true)
    player.enter(.right)
    player.drag(-3)
    #expect(player.notices == [])
    #expect(player.row.cellState == .right)
  }

  @Test("Caught on its way shut, a row that is let go again performs nothing: the content has not travelled")
  func caughtClosing() {
    for corrections in [UtilityButtons.Corrections.all, .without(.resumesMotion)] {
      var player = Player(fullSwipe: true, corrections)
      player.enter(.right)
      player.apply(.close(animated: true))
      player.forgetNotices()
      // 1/100 s of 3/10 after it set out the content stands between -180 and 0.55 · 320 = 176.
      player.drag(0)
      #expect(!player.notices.contains(.didPress(.trailing, 0)))
    }
    var driven = Player(fullSwipe: true)
    driven.report(.moved(contentOffset: 270))
    driven.report(.began(contentOffset: 268))
    driven.report(.moved(contentOffset: 269))
    driven.release(target: 270)
    #expect(!driven.notices.contains(.didPress(.trailing, 0)))
  }

  @Test("From the other side it counts from the closed place, and the row tells that it has closed")
  func fromOtherSide() {
    var player = Player(fullSwipe: true)
    player.enter(.left)
    player.drag(-90 - 179)
    #expect(player.notices == [.didPress(.trailing, 0), .didClose])
  }

  @Test("Reports of a scroll view reach it as well")
  func reported() {
    var player = Player(fullSwipe: true)
    player.report(.began(contentOffset: 90))
    player.report(.moved(contentOffset: 90 + 176))
    #expect(player.release(target: 270) == 90)
    #expect(player.notices == [.didPress(.trailing, 0)])
  }

  @Test("A full swipe of a destructive action deletes the row from its list")
  func deletes() {
    let delete = InteractionAction(id: "delete", title: "Delete", role: .destructive)
    let row = UtilityButtons(width: 320, height: 44, trailing: [delete], fullSwipe: true)
    var list = SwipeList(of: row, count: 30)
    let id = RowID(3)
    _ = list.handle(.pan(id, PanSample(.began, at: .zero, translation: .zero)), at: .zero)
    let effects = list.handle(.pan(id, PanSample(.ended, at: Time(0.1), translation: Vector(-400, 0))), at: Time(0.1))
    #expect(effects.notices == [.row(id, .didPress(.trailing, 0)), .didDelete(id)])
    #expect(effects.update == ListUpdate([.delete(.init(3..<4))]))
  }

  @Test("Where a real scroll view bounces over a forbidden side, there is no button to press")
  func forbiddenBounce() {
    for corrections in [UtilityButtons.Corrections.all, []] {
      for phase in [PressPhase.down, .up] {
        var player = Player(forbidden: [.trailing], corrections)
        player.report(.moved(contentOffset: 90 + 30))
        player.apply(.press(.trailing, 0, phase))
        #expect(player.notices == [])
      }
    }
  }

  @Test("A forbidden side is not opened by a drag, a flick, code or an action, whatever is corrected")
  func forbidden() {
    for corrections in [UtilityButtons.Corrections.all, []] {
      for edge in SwipeEdge.allCases {
        var player = Player(forbidden: [edge], corrections)
        player.drag(edge.sign * 200, velocity: edge.sign * 900)
        player.settle()
        player.apply(.open(edge, animated: true))
        player.notices += player.row.perform(InteractionAction.show(edge).id, at: player.time).notices
        #expect(player.row.cellState == .center)
        #expect(player.offset == 0)
        #expect(!player.notices.contains(.didOpen(edge)))
        #expect(!player.row.plainActions.contains(.show(edge)))
        // Its buttons stay reachable as plain actions.
        #expect(player.row.plainActions.contains(player.row.actions(edge)[0]))
      }
    }
  }
}
