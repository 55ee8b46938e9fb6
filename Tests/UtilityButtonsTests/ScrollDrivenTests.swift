import InteractionLaws
import TestSupport
import Testing
import UtilityButtons

@Suite("A real scroll view drives the row")
struct ScrollDrivenTests {
  @Test("The offset is the last one reported; the row never moves by itself", arguments: Corrections.allAndNone)
  func reported(corrections: Corrections) {
    var player = Player(corrections)
    #expect(player.report(.began(contentOffset: 90)) == ScrollAnswer())
    #expect(player.report(.moved(contentOffset: 190)) == ScrollAnswer())
    #expect(player.offset == 90 - 190)
    #expect(player.release(target: 190) == .goes(to: 270, .didOpen(.trailing)))
    player.now += 5
    #expect(player.offset == -100)
    #expect(player.row.settles == nil)
    #expect(player.row.isMoving(at: player.time))
    #expect(player.row.targetContentOffset == 270)
    #expect(player.report(.moved(contentOffset: 270)) == ScrollAnswer())
    #expect(player.offset == -180)
    #expect(!player.row.isMoving(at: player.time))
  }

  @Test("Before a release there is no target; from code it says where the scroll view must go")
  func target() {
    var player = Player()
    #expect(player.row.targetContentOffset == nil)
    player.report(.moved(contentOffset: 90))
    #expect(player.row.targetContentOffset == nil)
    #expect(player.handle(.open(.leading, animated: true)) == SwipeEffects(.didOpen(.leading)))
    #expect(player.row.targetContentOffset == 0)
    #expect(player.offset == 0)
    #expect(player.row.isMoving(at: player.time))
    #expect(player.handle(.close(animated: false)) == SwipeEffects(.didClose))
    #expect(player.row.targetContentOffset == 90)
  }

  @Test(
    "The right strip's place is exact, whatever the sum of odd widths",
    arguments: [(0.1, 0.2), (100.0 / 3, 50.7), (77.7, 33.3)])
  func exactPlace(left: Double, right: Double) throws {
    var player = Player(leadingWidths: [left], trailingWidths: [right])
    let answer = player.release(target: left + right, velocity: 1)
    player.report(.moved(contentOffset: try #require(answer.targetContentOffset)))
    #expect(player.offset == -right)
    #expect(!player.row.isMoving(at: player.time))
  }

  @Test("Both ways of driving agree: target, notices, rest", arguments: 0..<200, Corrections.allAndNone)
  func bothWays(seed: Int, corrections: Corrections) throws {
    var random = SplitMix64(seed: UInt64(seed))
    let counts = (Int.random(in: 0...3, using: &random), Int.random(in: 1...3, using: &random))
    var finger = Player(leading: counts.0, trailing: counts.1, corrections)
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
      #expect(answer == ScrollAnswer(targetContentOffset: target, effects: SwipeEffects(released.first)))
      #expect(view.row.cellState == finger.row.cellState)
      finger.settle()
      view.report(.moved(contentOffset: target))
      #expect(view.offset == finger.offset)
    }
  }

  @Test("A row that opens from code while a finger holds it obeys the finger in the end")
  func codeWhileHeld() {
    var player = Player()
    player.report(.began(contentOffset: 90))
    #expect(player.handle(.open(.trailing, animated: true)) == SwipeEffects(.didOpen(.trailing)))
    #expect(player.release(target: 90) == .goes(to: 90, .didClose))
  }

  @Test(
    "A row that was opened before the first report answers that report with where to go", arguments: [false, true])
  func openedBefore(animated: Bool) {
    var player = Player()
    player.handle(.open(.trailing, animated: animated))
    #expect(player.report(.moved(contentOffset: 90)) == .goes(to: 270))
    #expect(player.offset == 0)
    #expect(player.row.targetContentOffset == 270)
    #expect(player.row.isMoving(at: player.time))
    #expect(player.report(.moved(contentOffset: 200)) == ScrollAnswer())
    #expect(player.row.targetContentOffset == 270)
  }

  @Test(
    "While its finger drags, taps and the table's news are not the row's",
    arguments: [RowEvent.tap, .table(.otherRowOpened), .table(.tableScrolled)])
  func heldByScrollView(event: RowEvent) {
    var player = Player()
    player.put(.open(.trailing))
    player.report(.began(contentOffset: 270))
    player.report(.moved(contentOffset: 240))
    let held = player.row
    #expect(player.handle(event) == .none)
    #expect(player.row == held)
    #expect(player.release(target: 240) == .goes(to: 270))
    #expect(player.handle(event) == SwipeEffects(.didClose))
    #expect(player.row.targetContentOffset == 90)
  }

  @Test("Another width asks the scroll view for the resting offset there; a layout pass for the center in the article")
  func resize() {
    var player = Player(trailing: 3, width: 400)
    player.release(target: 350, velocity: 1)
    player.report(.moved(contentOffset: 350))  // 90 + 260
    player.handle(.resize(300))
    #expect(player.contentOffset == 350)
    #expect(player.row.targetContentOffset == 330)  // 90 + 300 - 60
    #expect(player.row.rest == .open(.trailing))
    #expect(player.row.isMoving(at: player.time))
    player.report(.moved(contentOffset: 330))
    #expect(player.offset == -240)  // 300 - 60
    #expect(!player.row.isMoving(at: player.time))
    var article = Player(.article)
    article.release(target: 270, velocity: 1)
    article.report(.moved(contentOffset: 270))
    article.handle(.resize(320))
    #expect(article.offset == -180)
    #expect(article.row.targetContentOffset == 90)
    #expect(article.row.cellState == .right)
  }

  @Test("Both ways mixed in any order are survived, and a finger takes the content where it was reported")
  func mixed() {
    var player = Player()
    player.report(.moved(contentOffset: 150))
    player.hold(-50)
    #expect(player.offset == -60 - 50)
    #expect(player.report(.moved(contentOffset: 100)) == ScrollAnswer())  // under a finger it was sent nowhere
    player.pan(.changed, -80)
    #expect(player.offset == -10)
    #expect(player.pan(.ended, -80) == .none)
    player.release(target: 90)
    player.drag(0)
    player.settle()
    #expect(player.offset == 0)
    #expect(player.row == Player().row)
  }
}
