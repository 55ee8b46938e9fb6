import InteractionLaws
import TestSupport
import Testing
import UtilityButtons

@Suite("A real scroll view drives the row")
struct ScrollDrivenTests {
  @Test("The offset is the last one reported, however much time passes")
  func reported() {
    for corrections in Corrections.allAndNone {
      var player = Player(corrections)
      player.report(.began(contentOffset: 90), answers: ScrollAnswer())
      player.report(.moved(contentOffset: 190), answers: ScrollAnswer())
      player.expectOffset(90 - 190)
      player.release(target: 190, goesTo: 270, .didOpen(.trailing))
      player.now += 5
      player.expectOffset(-100)
      player.expectSettles(nil)
      player.expectTarget(270, isMoving: true)
      player.report(.moved(contentOffset: 270), answers: ScrollAnswer())
      player.expectOffset(-180)
      player.expectMoving(false)
    }
  }

  @Test("Before a release there is no target; when code moves the row, it is where the scroll view must go")
  func target() {
    var player = Player()
    player.expectTarget(nil)
    player.report(.moved(contentOffset: 90))
    player.expectTarget(nil)
    player.handle(.open(.leading, animated: true), causes: SwipeEffects(.didOpen(.leading)))
    player.expectTarget(0, isMoving: true)
    player.expectOffset(0)
    player.handle(.close(animated: false), causes: SwipeEffects(.didClose))
    player.expectTarget(90)
  }

  @Test("The right strip's place is exact, whatever the sum of odd widths")
  func exactPlace() throws {
    for (left, right) in [(0.1, 0.2), (100.0 / 3, 50.7), (77.7, 33.3)] {
      var player = Player(leadingWidths: [left], trailingWidths: [right])
      let answer = player.release(target: left + right, velocity: 1)
      player.report(.moved(contentOffset: try #require(answer.targetContentOffset)))
      player.expectOffset(-right)
      player.expectMoving(false)
    }
  }

  @Test("A finger and a scroll view's reports lead to the same target, notices and resting position")
  func bothWays() {
    for seed in 0..<200 {
      for corrections in Corrections.allAndNone { drive(both: corrections, seed: seed) }
    }
  }

  /// Drives one row by fingers, and another by what a scroll view under the same fingers reports.
  private func drive(both corrections: Corrections, seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let counts = (Int.random(in: 0...3, using: &random), Int.random(in: 1...3, using: &random))
    var finger = Player(leading: counts.0, trailing: counts.1, corrections)
    finger.name += ", seed \(seed)"
    var view = finger
    let stops = -finger.row.rightWidth...finger.row.leftWidth
    for _ in 0..<4 {
      finger.hold()
      view.report(.began(contentOffset: finger.contentOffset))
      for _ in 0..<3 {
        finger.pan(.changed, Double.random(in: -250...250, using: &random))
        view.report(.moved(contentOffset: finger.contentOffset))
      }
      let velocity = Double.random(in: -900...900, using: &random)
      let x = Double.random(in: -250...250, using: &random)
      finger.pan(.changed, x)
      let proposed = ScrollPhysics.proposedTarget(offset: finger.offset, velocity: velocity, stops: stops)
      let answer = view.report(
        .ended(contentOffset: finger.contentOffset, velocity: -velocity, target: finger.row.leftWidth - proposed))
      let released = finger.pan(.ended, x, velocity: velocity)
      let target = finger.row.targetContentOffset ?? finger.contentOffset
      let expected = ScrollAnswer(targetContentOffset: target, effects: SwipeEffects(released.first))
      #expect(answer == expected, "\(finger.name)")
      view.expectState(finger.row.cellState)
      finger.settle()
      view.report(.moved(contentOffset: target))
      view.expectOffset(finger.offset)
    }
  }

  @Test("A row that opens from code while a finger holds it obeys the finger in the end")
  func codeWhileHeld() {
    var player = Player()
    player.report(.began(contentOffset: 90))
    player.handle(.open(.trailing, animated: true), causes: SwipeEffects(.didOpen(.trailing)))
    player.release(target: 90, goesTo: 90, .didClose)
  }

  @Test("A row that was opened before the first report answers that report with where to go")
  func openedBefore() {
    for animated in [false, true] {
      var player = Player()
      player.handle(.open(.trailing, animated: animated))
      player.report(.moved(contentOffset: 90), answers: .goes(to: 270))
      player.expectOffset(0)
      player.expectTarget(270, isMoving: true)
      player.report(.moved(contentOffset: 200), answers: ScrollAnswer())
      player.expectTarget(270)
    }
  }

  @Test("While the scroll view's finger drags, the row ignores taps and changes of the table")
  func heldByScrollView() {
    for event in [RowEvent.tap, .table(.otherRowOpened), .table(.tableScrolled)] {
      var player = Player()
      player.name = "\(event)"
      player.put(.open(.trailing))
      player.report(.began(contentOffset: 270))
      player.report(.moved(contentOffset: 240))
      let held = player.row
      player.handle(event, causes: .none)
      player.expectRow(held)
      player.release(target: 240, goesTo: 270)
      player.handle(event, causes: SwipeEffects(.didClose))
      player.expectTarget(90)
    }
  }

  @Test("A new width sends the scroll view to the resting offset there; in the article, a layout pass to the center")
  func resize() {
    var player = Player(trailing: 3, width: 400)
    player.release(target: 350, velocity: 1)
    player.report(.moved(contentOffset: 350))  // 90 + 260
    player.handle(.resize(300))
    player.expectContentOffset(350)
    player.expectTarget(330, isMoving: true)  // 90 + 300 - 60
    player.expectRest(.open(.trailing))
    player.report(.moved(contentOffset: 330))
    player.expectOffset(-240)  // 300 - 60
    player.expectMoving(false)
    var article = Player(.article)
    article.release(target: 270, velocity: 1)
    article.report(.moved(contentOffset: 270))
    article.handle(.resize(320))
    article.expectState(.right, offset: -180)
    article.expectTarget(90)
  }

  @Test("New buttons leave the scroll view where it is, and send it to the resting offset that they give")
  func otherButtons() {
    for corrections in Corrections.allAndNone {
      var player = Player(corrections)
      player.release(target: 270, velocity: 1)
      player.report(.moved(contentOffset: 270))
      player.row.setActions([], .leading, at: player.time)
      player.expectContentOffset(270)
      player.expectTarget(180, isMoving: true)
    }
  }

  @Test("Pans and reports can be mixed, and a finger takes the content where it was last reported")
  func mixed() {
    var player = Player()
    player.report(.moved(contentOffset: 150))
    player.hold(-50)
    player.expectOffset(-60 - 50)
    player.report(.moved(contentOffset: 100), answers: ScrollAnswer())  // under a finger it was sent nowhere
    player.pan(.changed, -80)
    player.expectOffset(-10)
    player.pan(.ended, -80, causes: .none)
    player.release(target: 90)
    player.drag(0)
    player.settle()
    player.expectOffset(0)
    player.expectRow(Player().row)
  }
}
