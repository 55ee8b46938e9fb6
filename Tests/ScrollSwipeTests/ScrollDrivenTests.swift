import InteractionLaws
import ScrollSwipe
import TestSupport
import Testing

@Suite("A real scroll view drives the row")
struct ScrollDrivenTests {
  @Test("The offset is the last one reported, the answer is where to rest, and the row moves until a report gets there")
  func reports() {
    var player = Player(.article)
    player.report(.began(contentOffset: 0), answers: ScrollAnswer())
    player.expectTarget(nil)
    player.report(.moved(contentOffset: -90), answers: ScrollAnswer())
    player.expectRest(.closed, offset: 90)
    player.ended(-161, target: -160, goesTo: -160)
    player.expectRest(.open(.leading))
    player.expectTarget(-160)
    player.expectSettles(nil)
    player.now += 5
    player.expectOffset(161)
    player.expectMoving(true)
    player.report(.moved(contentOffset: -160), answers: ScrollAnswer())
    player.expectOffset(160)
    player.expectMoving(false)
  }

  @Test("The scroll view's velocity has the other sign: it grows when the finger moves left")
  func velocity() {
    for corrections in Corrections.allAndNone {
      let reports = corrections == .all
      for edge in SwipeEdge.allCases {
        var player = Player(leading: [100], corrections)
        player.name += ", \(edge)"
        let place = -edge.sign * 100
        player.report(.began(contentOffset: 0))
        player.ended(
          -edge.sign, velocity: -edge.sign * 601, target: place, goesTo: place, reports ? .didOpen(edge) : nil)
        player.report(.began(contentOffset: place))
        player.ended(-edge.sign * 40, velocity: edge.sign * 601, target: 0, goesTo: 0, reports ? .didClose : nil)
        #expect(player.notices == (reports ? [.didOpen(edge), .didClose] : []))
      }
    }
  }

  @Test("The place that the scroll view proposes plays no part")
  func proposal() {
    for target in [0, -160, 100, 1e300, .nan] {
      var player = Player()
      player.name = "\(target)"
      player.report(.began(contentOffset: 0))
      player.ended(-79, target: target, goesTo: 0)
      #expect(player.row.closesByAnimation(offset: 79, velocity: 0), "\(target)")
    }
  }

  @Test("A side of width 0 is clamped: the answer puts the scroll view back")
  func emptySide() {
    for corrections in Corrections.allAndNone {
      for edge in SwipeEdge.allCases {
        var player = Player(
          leading: edge == .leading ? [] : [100], trailing: edge == .trailing ? [] : [100], corrections)
        player.name += ", \(edge)"
        player.report(.began(contentOffset: 0), answers: ScrollAnswer())
        for shown in [0.5, 12] {
          player.report(.moved(contentOffset: -edge.sign * shown), answers: ScrollAnswer(targetContentOffset: 0))
          player.expectOffset(0)
        }
        player.report(.moved(contentOffset: 0), answers: ScrollAnswer())
        player.expectOffset(0)
        player.ended(-edge.sign * 12, velocity: -edge.sign * 3000, target: 0, goesTo: 0)
        player.expectRest(.closed)
      }
    }
  }

  @Test("open and close from code set the target only")
  func fromCode() {
    var player = Player()
    player.report(.moved(contentOffset: 0))
    player.handle(.open(.trailing, animated: true), causes: SwipeEffects(.didOpen(.trailing)))
    player.expectSettles(nil)
    player.expectOffset(0)
    player.expectTarget(100, isMoving: true)
    player.handle(.open(.trailing, animated: false), causes: .none)
    player.report(.moved(contentOffset: 100))
    player.expectMoving(false)
    player.handle(.tap, causes: SwipeEffects(.didClose))
    player.expectTarget(0)
    player.expectOffset(-100)
  }

  @Test("A row that was opened before the first report answers that report with where to go")
  func openedBefore() {
    for animated in [false, true] {
      var player = Player()
      player.handle(.open(.leading, animated: animated))
      player.report(.moved(contentOffset: 0), answers: ScrollAnswer(targetContentOffset: -160))
      player.expectOffset(0)
      player.expectMoving(true)
      player.report(.moved(contentOffset: -80), answers: ScrollAnswer())
      player.expectTarget(-160)
    }
  }

  @Test("A new width sends the scroll view to the resting position there; in the article, a layout pass sends it to 0")
  func resize() {
    var player = Player(leading: [200, 200])
    player.report(.began(contentOffset: 0))
    player.report(.ended(contentOffset: -200, velocity: 0, target: -260))
    player.report(.moved(contentOffset: -260))  // 320 - 60
    player.handle(.resize(500))
    player.expectRest(.open(.leading), offset: 260)
    player.expectTarget(-(200.0 + 200), isMoving: true)
    var article = Player(.article)
    article.report(.began(contentOffset: 0))
    article.report(.ended(contentOffset: -200, velocity: 0, target: -160))
    article.handle(.resize(320))
    article.expectTarget(0)
    article.expectRest(.closed)
  }

  @Test("While the scroll view's finger drags, the row ignores taps and changes of the table")
  func heldByScrollView() {
    for event in [RowEvent.tap, .table(.otherRowOpened), .table(.tableScrolled)] {
      var player = Player()
      player.name = "\(event)"
      player.report(.began(contentOffset: 0))
      player.report(.moved(contentOffset: -70))
      let held = player.row
      player.handle(event, causes: .none)
      player.expectRow(held)
    }
  }

  @Test("The end of a pan that never began presses nothing, however far its scroll view's finger has dragged")
  func strayEnd() {
    for phase in [PanPhase.changed, .ended, .cancelled, .failed] {
      var player = Player(
        ScrollSwipe(
          width: 320, height: 44, trailing: InteractionAction.buttons([100]),
          options: SwipeOptions(allowsFullSwipe: true)))
      player.name = phase.name
      player.report(.began(contentOffset: 0))
      player.report(.moved(contentOffset: 300))
      let held = player.row
      player.pan(phase, 0, causes: .none)
      player.expectRow(held)
    }
  }

  @Test("prepareForReuse makes a driven row fresh")
  func reuse() {
    var player = Player()
    player.report(.began(contentOffset: 0))
    player.report(.ended(contentOffset: -200, velocity: 0, target: -160))
    player.handle(.reuse, causes: .none)
    player.expectRow(Player().row)
    player.expectTarget(nil)
  }

  @Test("A pan and reports made from its numbers give the same target, notices and resting position")
  func agree() {
    for seed in 0..<300 { expectAgreement(seed: seed) }
  }

  private func expectAgreement(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let corrections: Corrections = seed % 3 == 0 ? .article : .all
    let rules = ScrollSwipe.Rules.allCases[seed % 2]
    var own = Player(trailing: seed % 5 == 0 ? [] : [100], rules: rules, corrections)
    own.name += ", seed \(seed)"
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
      let place = own.finalContentOffset
      driven.ended(contentOffset, velocity: -velocity, target: target, goesTo: place, released.first)
      // Content that is at its place already has no target.
      own.expectTarget(released.startedMotion ? place : nil)
      driven.expectTarget(place)
      driven.expectRest(own.row.rest)
      own.settle()
      driven.report(.moved(contentOffset: own.contentOffset))
      driven.expectOffset(own.offset)
      driven.expectMoving(false)
    }
  }

  @Test("A pan takes over from a scroll view and the other way round, without a jump")
  func mixed() {
    var player = Player()
    player.report(.began(contentOffset: 0))
    player.report(.moved(contentOffset: -70))
    player.hold()
    player.expectOffset(70)
    player.pan(.changed, 20)
    player.expectOffset(90)
    player.report(.moved(contentOffset: -50), answers: ScrollAnswer())  // under a finger it was sent nowhere
    player.pan(.changed, 30)
    player.pan(.ended, 30, velocity: 5000, causes: .none)
    player.expectOffset(50)
    player.ended(-81, target: 0, goesTo: -160, .didOpen(.leading))
    player.drag(0, finish: .cancelled)
    player.settle()
    player.expectOffset(160)
    #expect(player.notices == [.didOpen(.leading)])
  }

  @Test("Reports of any numbers in any order, between any events, are survived; releases get a resting position")
  func anything() {
    let numbers = [0, 1, -1, 79.9, -80, -160, 100, 600.5, 1e300, -1e300, .nan, .infinity, -.infinity]
    for seed in 0..<60 {
      var random = SplitMix64(seed: UInt64(seed))
      func number() -> Double { random.element(of: numbers) }
      let corrections = seed % 2 == 0 ? .all : Corrections.random(using: &random)
      var player = Player(leading: seed % 3 == 0 ? [] : [70], rules: ScrollSwipe.Rules.allCases[seed % 2], corrections)
      for _ in 0..<200 {
        player.now = Time(number()).seconds
        switch random.below(8) {
        case 0: player.report(.began(contentOffset: number()))
        case 1...2: player.report(.moved(contentOffset: number()))
        case 3...4:
          let answer = player.report(.ended(contentOffset: number(), velocity: number(), target: number()))
          let inset = player.row.contentInset
          #expect([0, -inset.leading, inset.trailing].contains(answer.targetContentOffset), "seed \(seed)")
        case 5:
          player.handle(.pan(PanSample(random.element(of: PanPhase.allCases), translation: Vector(number(), 0))))
        case 6: player.handle(.open(random.element(of: SwipeEdge.allCases), animated: random.below(2) == 0))
        default: player.handle(random.element(of: [.tap, .reuse, .resize(number()), .table(.otherRowOpened)]))
        }
        let isFinite = player.offset.isFinite && player.row.settleTime?.seconds.isFinite ?? true
        #expect(isFinite, "seed \(seed)")
      }
    }
  }
}
