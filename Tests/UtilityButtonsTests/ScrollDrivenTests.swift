import InteractionLaws
import Testing
import UtilityButtons

@Suite("A real scroll view drives the row")
struct ScrollDrivenTests {
  static let everything: [UtilityButtons.Corrections] = [.all, []]

  @Test("The offset is the last one reported; the row never moves by itself")
  func reported() {
    for corrections in Self.everything {
      var player = Player(corrections)
      player.report(.began(contentOffset: 90))
      player.report(.moved(contentOffset: 190))
      #expect(player.offset == 90 - 190)
      player.release(target: 190)
      player.now += 5
      #expect(player.offset == -100)
      #expect(player.row.settles == nil)
      #expect(player.row.isMoving(at: player.time))
      #expect(player.row.targetContentOffset == 270)
      player.report(.moved(contentOffset: 270))
      #expect(player.offset == -180)
      #expect(!player.row.isMoving(at: player.time))
    }
  }

  @Test("Before a release there is no target; from code it says where the scroll view must go")
  func target() {
    var player = Player()
    #expect(player.row.targetContentOffset == nil)
    player.report(.moved(contentOffset: 90))
    #expect(player.row.targetContentOffset == nil)
    player.apply(.open(.leading, animated: true))
    #expect(player.row.targetContentOffset == 0)
    #expect(player.offset == 0)
    #expect(player.row.isMoving(at: player.time))
    player.apply(.close(animated: false))
    #expect(player.row.targetContentOffset == 90)
    #expect(player.notices == [.didOpen(.leading), .didClose])
  }

  @Test("The right strip's place is exact, whatever the sum of odd widths")
  func exactPlace() {
    for (left, right) in [(0.1, 0.2), (100.0 / 3, 50.7), (77.7, 33.3)] {
      var player = Player(leadingWidths: [left], trailingWidths: [right])
      let answer = player.release(target: left + right, velocity: 1)
      player.report(.moved(contentOffset: answer ?? 0))
      #expect(player.offset == -right)
      #expect(!player.row.isMoving(at: player.time))
    }
  }

  @Test("Both ways of driving agree: target, notices, rest", arguments: 0..<200)
  func bothWays(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    for corrections in Self.everything {
      let counts = (Int.random(in: 0...3, using: &random), Int.random(in: 1...3, using: &random))
      var finger = Player(leading: counts.0, trailing: counts.1, corrections)
      var view = finger
      let stops = -finger.row.rightWidth...finger.row.leftWidth
      for _ in 0..<4 {
        finger.pan(.began, 0)
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
          .ended(
            contentOffset: finger.contentOffset, velocity: -velocity, target: finger.row.leftWidth - proposed))
        finger.pan(.ended, x, velocity: velocity)
        #expect(answer == finger.row.targetContentOffset)
        #expect(view.row.cellState == finger.row.cellState)
        #expect(view.notices == finger.notices)
        finger.settle()
        view.report(.moved(contentOffset: answer ?? 0))
        #expect(view.offset == finger.offset)
      }
    }
  }

  @Test("A row that opens from code while a finger holds it obeys the finger in the end")
  func codeWhileHeld() {
    var player = Player()
    player.report(.began(contentOffset: 90))
    player.apply(.open(.trailing, animated: true))
    #expect(player.release(target: 90) == 90)
    #expect(player.notices == [.didOpen(.trailing), .didClose])
  }

  @Test("A row that was opened before the first report answers that report with where to go")
  func openedBefore() {
    for animated in [false, true] {
      var player = Player()
      player.apply(.open(.trailing, animated: animated))
      #expect(player.report(.moved(contentOffset: 90)) == 270)
      #expect(player.offset == 0)
      #expect(player.row.targetContentOffset == 270)
      #expect(player.row.isMoving(at: player.time))
      #expect(player.report(.moved(contentOffset: 200)) == nil)
      #expect(player.row.targetContentOffset == 270)
    }
  }

  @Test("While its finger drags, taps and the table's news are not the row's")
  func heldByScrollView() {
    var player = Player()
    player.enter(.right)
    player.report(.began(contentOffset: 270))
    player.report(.moved(contentOffset: 240))
    let held = player.row
    for event in [SwipeEvent.tap, .table(.otherRowOpened), .table(.tableScrolled)] { player.apply(event) }
    #expect(player.row == held)
    #expect(player.notices == [])
    player.release(target: 240)
    player.apply(.table(.tableScrolled))
    #expect(player.row.targetContentOffset == 90)
    #expect(player.notices == [.didClose])
  }

  @Test("Another width asks the scroll view for the resting place there; a layout pass for the center in the article")
  func resize() {
    var player = Player(trailing: 3, width: 400)
    player.release(target: 350, velocity: 1)
    player.report(.moved(contentOffset: 350))  // 90 + 260
    player.apply(.resize(300))
    #expect(player.contentOffset == 350)
    #expect(player.row.targetContentOffset == 330)  // 90 + 300 - 60
    #expect(player.row.rest == .open(.trailing))
    #expect(player.row.isMoving(at: player.time))
    player.report(.moved(contentOffset: 330))
    #expect(player.offset == -(300 - 60))
    #expect(!player.row.isMoving(at: player.time))
    var article = Player([])
    article.release(target: 270, velocity: 1)
    article.report(.moved(contentOffset: 270))
    article.apply(.resize(320))
    #expect(article.offset == -180)
    #expect(article.row.targetContentOffset == 90)
    #expect(article.row.cellState == .right)
  }

  @Test("Both ways mixed in any order are survived, and a finger takes the content where it was reported")
  func mixed() {
    var player = Player()
    player.report(.moved(contentOffset: 150))
    player.pan(.began, 0)
    player.pan(.changed, -50)
    #expect(player.offset == -60 - 50)
    player.report(.moved(contentOffset: 100))
    player.pan(.changed, -80)
    #expect(player.offset == -10)
    player.pan(.ended, -80)
    player.release(target: 90)
    player.pan(.began, 0)
    player.pan(.ended, 0)
    player.settle()
    #expect(player.offset == 0)
    #expect(player.row == Player().row)
  }
}
