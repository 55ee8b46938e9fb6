import InteractionLaws
import ScrollSwipe
import Testing

@Suite("A real scroll view drives the row")
struct ScrollDrivenTests {
  @Test("The offset is the last report, the answer is where to rest, and it moves until a report gets there")
  func reports() {
    var player = Player(.article)
    #expect(player.report(.began(contentOffset: 0)) == nil)
    #expect(player.row.targetContentOffset == nil)
    #expect(player.report(.moved(contentOffset: -90)) == nil)
    #expect(player.offset == 90)
    #expect(player.row.rest == .closed)
    #expect(player.report(.ended(contentOffset: -161, velocity: 0, target: -160)) == -160)
    #expect(player.row.rest == .open(.leading))
    #expect(player.row.targetContentOffset == -160)
    #expect(player.row.settles == nil)
    player.now += 5
    #expect(player.offset == 161)
    #expect(player.row.isMoving(at: player.time))
    player.report(.moved(contentOffset: -160))
    #expect(player.offset == 160)
    #expect(!player.row.isMoving(at: player.time))
  }

  @Test("The scroll view's velocity has the other sign: it grows when the finger moves left")
  func velocity() {
    for corrections in [ScrollSwipe.Corrections.all, []] {
      for edge in SwipeEdge.allCases {
        var player = Player(leading: [100], corrections)
        player.report(.began(contentOffset: 0))
        let target = player.report(
          .ended(contentOffset: -edge.sign, velocity: -edge.sign * 601, target: -edge.sign * 100))
        #expect(target == -edge.sign * 100)
        player.report(.began(contentOffset: -edge.sign * 100))
        let back = player.report(
          .ended(contentOffset: -edge.sign * 40, velocity: edge.sign * 601, target: 0))
        #expect(back == 0)
      }
    }
  }

  @Test("The place that the scroll view proposes plays no part")
  func proposal() {
    for target in [0, -160, 100, 1e300, .nan] {
      var player = Player()
      player.report(.began(contentOffset: 0))
      #expect(player.report(.ended(contentOffset: -79, velocity: 0, target: target)) == 0)
      #expect(player.row.closesByAnimation)
    }
  }

  @Test("A side of width 0 is clamped: the answer puts the scroll view back")
  func emptySide() {
    for (corrections, offset) in [(.article, -12.0), (.without(.noDeadZone), -12), (.all, 0)]
      as [(ScrollSwipe.Corrections, Double)]
    {
      var player = Player(trailing: [], corrections)
      player.report(.began(contentOffset: 0))
      #expect(player.report(.moved(contentOffset: 12)) == 0)
      #expect(player.offset == offset)
      #expect(player.report(.moved(contentOffset: 0)) == nil)
      #expect(player.offset == 0)
      #expect(player.report(.ended(contentOffset: 12, velocity: 3000, target: 0)) == 0)
      #expect(player.row.rest == .closed)
    }
  }

  @Test("open and close from code set the target only")
  func fromCode() {
    var player = Player()
    player.report(.moved(contentOffset: 0))
    player.apply(.open(.trailing, animated: true))
    #expect(player.row.settles == nil)
    #expect(player.offset == 0)
    #expect(player.row.targetContentOffset == 100)
    #expect(player.row.isMoving(at: player.time))
    player.apply(.open(.trailing, animated: false))
    player.report(.moved(contentOffset: 100))
    #expect(!player.row.isMoving(at: player.time))
    player.apply(.tap)
    #expect(player.row.targetContentOffset == 0)
    #expect(player.offset == -100)
    #expect(player.notices == [.didOpen(.trailing), .didClose])
  }

  @Test("A row that was opened before the first report answers that report with where to go")
  func openedBefore() {
    for animated in [false, true] {
      var player = Player()
      player.apply(.open(.leading, animated: animated))
      #expect(player.report(.moved(contentOffset: 0)) == -160)
      #expect(player.offset == 0)
      #expect(player.row.isMoving(at: player.time))
      #expect(player.report(.moved(contentOffset: -80)) == nil)
      #expect(player.row.targetContentOffset == -160)
    }
  }

  @Test("Another width asks the scroll view for the resting place there; a layout pass for 0 in the article")
  func resize() {
    var player = Player(leading: [200, 200])
    player.report(.began(contentOffset: 0))
    player.report(.ended(contentOffset: -200, velocity: 0, target: -260))
    player.report(.moved(contentOffset: -260))  // 320 - 60
    player.apply(.resize(500))
    #expect(player.offset == 260)
    #expect(player.row.targetContentOffset == -400)
    #expect(player.row.rest == .open(.leading))
    #expect(player.row.isMoving(at: player.time))
    var article = Player(.article)
    article.report(.began(contentOffset: 0))
    article.report(.ended(contentOffset: -200, velocity: 0, target: -160))
    article.apply(.resize(320))
    #expect(article.row.targetContentOffset == 0)
    #expect(article.row.rest == .closed)
  }

  @Test("While its finger drags, taps and the table's news are not the row's")
  func heldByScrollView() {
    var player = Player()
    player.report(.began(contentOffset: 0))
    player.report(.moved(contentOffset: -70))
    let held = player.row
    for event in [SwipeEvent.tap, .table(.otherRowOpened), .table(.tableScrolled)] { player.apply(event) }
    #expect(player.row == held)
    #expect(player.notices == [])
  }

  @Test("prepareForReuse makes a driven row as new")
  func reuse() {
    var player = Player()
    player.report(.began(contentOffset: 0))
    player.report(.ended(contentOffset: -200, velocity: 0, target: -160))
    player.apply(.reuse)
    #expect(player.row == Player().row)
    #expect(player.row.targetContentOffset == nil)
    #expect(!player.row.closesByAnimation)
  }

  @Test("Both ways agree: reports made of a pan's own numbers give the same target, notices and rest")
  func agree() {
    var random = SplitMix64(seed: 2015)
    for round in 0..<300 {
      let corrections: ScrollSwipe.Corrections = round % 3 == 0 ? [] : .all
      let rules = ScrollSwipe.Rules.allCases[round % 2]
      var own = Player(trailing: round % 5 == 0 ? [] : [100], rules: rules, corrections)
      var driven = own
      for _ in 0..<4 {
        own.pan(.began, 0)
        driven.report(.began(contentOffset: own.contentOffset))
        var x = 0.0
        for _ in 0..<4 {
          x += Double(random.below(160) - 80)
          own.pan(.changed, x)
          driven.report(.moved(contentOffset: own.contentOffset))
        }
        // The one frame on a side without buttons passes before the finger lets go.
        own.pan(.changed, x)
        driven.report(.moved(contentOffset: own.contentOffset))
        let (at, velocity) = (
          own.contentOffset, random.element(of: [0, 50, -400, 600, 601, -601, 5000, -5000.0])
        )
        own.pan(.ended, x, velocity: velocity)
        let range = -own.row.contentInset.left...own.row.contentInset.right
        let target = ScrollPhysics.proposedTarget(offset: at, velocity: -velocity, stops: range)
        let answer = driven.report(.ended(contentOffset: at, velocity: -velocity, target: target))
        #expect(answer == own.row.targetContentOffset)
        #expect(driven.row.targetContentOffset == answer)
        #expect(driven.row.rest == own.row.rest)
        #expect(driven.row.closesByAnimation == own.row.closesByAnimation)
        #expect(driven.notices == own.notices)
        own.settle()
        driven.report(.moved(contentOffset: own.contentOffset))
        #expect(driven.offset == own.offset)
        #expect(!driven.row.isMoving(at: driven.time))
      }
    }
  }

  @Test("A pan takes over from a scroll view and the other way round, without a jump")
  func mixed() {
    var player = Player()
    player.report(.began(contentOffset: 0))
    player.report(.moved(contentOffset: -70))
    player.pan(.began, 0)
    #expect(player.offset == 70)
    player.pan(.changed, 20)
    #expect(player.offset == 90)
    player.report(.moved(contentOffset: -50))
    player.pan(.changed, 30)
    player.pan(.ended, 30, velocity: 5000)
    #expect(player.offset == 50)
    #expect(player.report(.ended(contentOffset: -81, velocity: 0, target: 0)) == -160)
    player.drag(0, finish: .cancelled)
    player.settle()
    #expect(player.offset == 160)
    #expect(player.notices == [.didOpen(.leading)])
  }

  @Test("Reports of any numbers in any order, between any events, are survived; releases get a resting place")
  func anything() {
    let numbers = [0, 1, -1, 79.9, -80, -160, 100, 600.5, 1e300, -1e300, .nan, .infinity, -.infinity]
    var random = SplitMix64(seed: 472)
    for round in 0..<60 {
      let corrections = ScrollSwipe.Corrections(
        rawValue: round % 2 == 0 ? 0xFFF : UInt32(random.below(0x1000)))
      var player = Player(
        leading: round % 3 == 0 ? [] : [70], rules: ScrollSwipe.Rules.allCases[round % 2], corrections)
      for _ in 0..<200 {
        func number() -> Double { random.element(of: numbers) }
        player.now = Time(number()).seconds
        switch random.below(8) {
        case 0: player.report(.began(contentOffset: number()))
        case 1...2: player.report(.moved(contentOffset: number()))
        case 3...4:
          let target = player.report(.ended(contentOffset: number(), velocity: number(), target: number()))
          let insets = player.row.contentInset
          #expect([0, -insets.left, insets.right].contains(target))
        case 5:
          player.apply(
            .pan(random.element(of: PanPhase.allCases), translation: Vector(number(), 0), velocity: .zero))
        case 6: player.apply(.open(random.element(of: SwipeEdge.allCases), animated: random.below(2) == 0))
        default: player.apply(random.element(of: [.tap, .reuse, .resize(number()), .table(.otherRowOpened)]))
        }
        #expect(player.offset.isFinite)
        #expect(player.row.settles?.seconds.isFinite ?? true)
      }
    }
  }
}
