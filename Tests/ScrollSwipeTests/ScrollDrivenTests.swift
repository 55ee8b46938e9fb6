import InteractionLaws
import ScrollSwipe
import TestSupport
import Testing

@Suite("A real scroll view drives the row")
struct ScrollDrivenTests {
  @Test("The offset is the last report, the answer is where to rest, and it moves until a report gets there")
  func reports() {
    var player = Player(.article)
    #expect(player.report(.began(contentOffset: 0)) == ScrollAnswer())
    #expect(player.row.targetContentOffset == nil)
    #expect(player.report(.moved(contentOffset: -90)) == ScrollAnswer())
    #expect(player.offset == 90)
    #expect(player.row.rest == .closed)
    let answer = player.report(.ended(contentOffset: -161, velocity: 0, target: -160))
    #expect(answer == ScrollAnswer(targetContentOffset: -160))
    #expect(player.row.rest == .open(.leading))
    #expect(player.row.targetContentOffset == -160)
    #expect(player.row.settles == nil)
    player.now += 5
    #expect(player.offset == 161)
    #expect(player.row.isMoving(at: player.time))
    #expect(player.report(.moved(contentOffset: -160)) == ScrollAnswer())
    #expect(player.offset == 160)
    #expect(!player.row.isMoving(at: player.time))
  }

  @Test(
    "The scroll view's velocity has the other sign: it grows when the finger moves left",
    arguments: SwipeEdge.allCases, Corrections.allAndNone)
  func velocity(edge: SwipeEdge, corrections: Corrections) {
    var player = Player(leading: [100], corrections)
    player.report(.began(contentOffset: 0))
    let opened = player.report(
      .ended(contentOffset: -edge.sign, velocity: -edge.sign * 601, target: -edge.sign * 100))
    #expect(opened.targetContentOffset == -edge.sign * 100)
    player.report(.began(contentOffset: -edge.sign * 100))
    let closed = player.report(.ended(contentOffset: -edge.sign * 40, velocity: edge.sign * 601, target: 0))
    #expect(closed.targetContentOffset == 0)
    #expect(player.notices == (corrections == .all ? [.didOpen(edge), .didClose] : []))
  }

  @Test("The place that the scroll view proposes plays no part", arguments: [0, -160, 100, 1e300, .nan])
  func proposal(target: Double) {
    var player = Player()
    player.report(.began(contentOffset: 0))
    let answer = player.report(.ended(contentOffset: -79, velocity: 0, target: target))
    #expect(answer == ScrollAnswer(targetContentOffset: 0))
    #expect(player.row.closesByAnimation(offset: 79, velocity: 0))
  }

  @Test(
    "A side of width 0 is clamped: the answer puts the scroll view back",
    arguments: Corrections.allAndNone)
  func emptySide(corrections: Corrections) {
    var player = Player(trailing: [], corrections)
    #expect(player.report(.began(contentOffset: 0)) == ScrollAnswer())
    #expect(player.report(.moved(contentOffset: 12)) == ScrollAnswer(targetContentOffset: 0))
    #expect(player.offset == 0)
    #expect(player.report(.moved(contentOffset: 0)) == ScrollAnswer())
    #expect(player.offset == 0)
    let answer = player.report(.ended(contentOffset: 12, velocity: 3000, target: 0))
    #expect(answer == ScrollAnswer(targetContentOffset: 0))
    #expect(player.row.rest == .closed)
  }

  @Test("open and close from code set the target only")
  func fromCode() {
    var player = Player()
    player.report(.moved(contentOffset: 0))
    #expect(player.handle(.open(.trailing, animated: true)) == SwipeEffects(.didOpen(.trailing)))
    #expect(player.row.settles == nil)
    #expect(player.offset == 0)
    #expect(player.row.targetContentOffset == 100)
    #expect(player.row.isMoving(at: player.time))
    #expect(player.handle(.open(.trailing, animated: false)) == .none)
    player.report(.moved(contentOffset: 100))
    #expect(!player.row.isMoving(at: player.time))
    #expect(player.handle(.tap) == SwipeEffects(.didClose))
    #expect(player.row.targetContentOffset == 0)
    #expect(player.offset == -100)
  }

  @Test(
    "A row that was opened before the first report answers that report with where to go", arguments: [false, true])
  func openedBefore(animated: Bool) {
    var player = Player()
    player.handle(.open(.leading, animated: animated))
    #expect(player.report(.moved(contentOffset: 0)) == ScrollAnswer(targetContentOffset: -160))
    #expect(player.offset == 0)
    #expect(player.row.isMoving(at: player.time))
    #expect(player.report(.moved(contentOffset: -80)) == ScrollAnswer())
    #expect(player.row.targetContentOffset == -160)
  }

  @Test("Another width asks the scroll view for the resting position there; a layout pass for 0 in the article")
  func resize() {
    var player = Player(leading: [200, 200])
    player.report(.began(contentOffset: 0))
    player.report(.ended(contentOffset: -200, velocity: 0, target: -260))
    player.report(.moved(contentOffset: -260))  // 320 - 60
    player.handle(.resize(500))
    #expect(player.offset == 260)
    #expect(player.row.targetContentOffset == -(200.0 + 200))
    #expect(player.row.rest == .open(.leading))
    #expect(player.row.isMoving(at: player.time))
    var article = Player(.article)
    article.report(.began(contentOffset: 0))
    article.report(.ended(contentOffset: -200, velocity: 0, target: -160))
    article.handle(.resize(320))
    #expect(article.row.targetContentOffset == 0)
    #expect(article.row.rest == .closed)
  }

  @Test(
    "While its finger drags, taps and the table's news are not the row's",
    arguments: [RowEvent.tap, .table(.otherRowOpened), .table(.tableScrolled)])
  func heldByScrollView(event: RowEvent) {
    var player = Player()
    player.report(.began(contentOffset: 0))
    player.report(.moved(contentOffset: -70))
    let held = player.row
    #expect(player.handle(event) == .none)
    #expect(player.row == held)
  }

  @Test("prepareForReuse makes a driven row fresh")
  func reuse() {
    var player = Player()
    player.report(.began(contentOffset: 0))
    player.report(.ended(contentOffset: -200, velocity: 0, target: -160))
    #expect(player.handle(.reuse) == .none)
    #expect(player.row == Player().row)
    #expect(player.row.targetContentOffset == nil)
  }

  @Test(
    "Both ways agree: reports made of a pan's own numbers give the same target, notices and rest", arguments: 0..<300)
  func agree(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let corrections: Corrections = seed % 3 == 0 ? .article : .all
    let rules = ScrollSwipe.Rules.allCases[seed % 2]
    var own = Player(trailing: seed % 5 == 0 ? [] : [100], rules: rules, corrections)
    var driven = own
    for _ in 0..<4 {
      own.hold()
      driven.report(.began(contentOffset: own.contentOffset))
      var x = 0.0
      for _ in 0..<4 {
        x += Double(random.below(160) - 80)
        own.pan(.changed, x)
        driven.report(.moved(contentOffset: own.contentOffset))
      }
      let (contentOffset, inset) = (own.contentOffset, own.row.contentInset)
      let velocity = random.element(of: [0, 50, -400, 600, 601, -601, 5000, -5000.0])
      let released = own.pan(.ended, x, velocity: velocity)
      let target = ScrollPhysics.proposedTarget(
        offset: contentOffset, velocity: -velocity, stops: -inset.leading...inset.trailing)
      let answer = driven.report(.ended(contentOffset: contentOffset, velocity: -velocity, target: target))
      #expect(
        answer == ScrollAnswer(targetContentOffset: own.finalContentOffset, effects: SwipeEffects(released.first)))
      // What stands already is on its way nowhere.
      #expect(own.row.targetContentOffset == (released.startedMotion ? answer.targetContentOffset : nil))
      #expect(driven.row.targetContentOffset == answer.targetContentOffset)
      #expect(driven.row.rest == own.row.rest)
      own.settle()
      driven.report(.moved(contentOffset: own.contentOffset))
      #expect(driven.offset == own.offset)
      #expect(!driven.row.isMoving(at: driven.time))
    }
  }

  @Test("A pan takes over from a scroll view and the other way round, without a jump")
  func mixed() {
    var player = Player()
    player.report(.began(contentOffset: 0))
    player.report(.moved(contentOffset: -70))
    player.hold()
    #expect(player.offset == 70)
    player.pan(.changed, 20)
    #expect(player.offset == 90)
    #expect(player.report(.moved(contentOffset: -50)) == ScrollAnswer())  // under a finger it was sent nowhere
    player.pan(.changed, 30)
    #expect(player.pan(.ended, 30, velocity: 5000) == .none)
    #expect(player.offset == 50)
    let answer = player.report(.ended(contentOffset: -81, velocity: 0, target: 0))
    #expect(answer == ScrollAnswer(targetContentOffset: -160, effects: SwipeEffects(.didOpen(.leading))))
    player.drag(0, finish: .cancelled)
    player.settle()
    #expect(player.offset == 160)
    #expect(player.notices == [.didOpen(.leading)])
  }

  @Test(
    "Reports of any numbers in any order, between any events, are survived; releases get a resting position",
    arguments: 0..<60)
  func anything(seed: Int) {
    let numbers = [0, 1, -1, 79.9, -80, -160, 100, 600.5, 1e300, -1e300, .nan, .infinity, -.infinity]
    var random = SplitMix64(seed: UInt64(seed))
    let corrections = seed % 2 == 0 ? .all : Corrections.random(using: &random)
    var player = Player(leading: seed % 3 == 0 ? [] : [70], rules: ScrollSwipe.Rules.allCases[seed % 2], corrections)
    for _ in 0..<200 {
      func number() -> Double { random.element(of: numbers) }
      player.now = Time(number()).seconds
      switch random.below(8) {
      case 0: player.report(.began(contentOffset: number()))
      case 1...2: player.report(.moved(contentOffset: number()))
      case 3...4:
        let answer = player.report(.ended(contentOffset: number(), velocity: number(), target: number()))
        let inset = player.row.contentInset
        #expect([0, -inset.leading, inset.trailing].contains(answer.targetContentOffset))
      case 5:
        player.handle(.pan(PanSample(random.element(of: PanPhase.allCases), translation: Vector(number(), 0))))
      case 6: player.handle(.open(random.element(of: SwipeEdge.allCases), animated: random.below(2) == 0))
      default: player.handle(random.element(of: [.tap, .reuse, .resize(number()), .table(.otherRowOpened)]))
      }
      #expect(player.offset.isFinite)
      #expect(player.row.settles?.seconds.isFinite ?? true)
    }
  }
}
