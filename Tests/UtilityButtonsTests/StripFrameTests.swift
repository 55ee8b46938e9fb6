import TestSupport
import Testing
import UtilityButtons

@Suite("The strips' frames, in the scroll view's content")
struct StripFrameTests {
  // The right strip, 180 points wide, ends at 320: at 200 + 320 - 180 = 340 of the content first, then at
  // 50 + 320 - 180 = 190.
  @Test(
    "stripsFollow: both strips stand still; the article sets the shown one only",
    arguments: Corrections.each(.stripsFollow, article: (90.0, 340.0), corrected: (200, 190)))
  func stripsFollow(corrections: Corrections, hidden: (left: Double, right: Double)) {
    var player = Player(corrections)
    player.report(.moved(contentOffset: 200))
    #expect(player.row.rightView(at: player.time) == LayoutRect(200 + 320 - 180, 0, 180, 44))
    #expect(player.row.leftView(at: player.time).x == hidden.left)
    player.report(.moved(contentOffset: 50))
    #expect(player.row.leftView(at: player.time) == LayoutRect(50, 0, 90, 44))
    #expect(player.row.rightView(at: player.time).x == hidden.right)
  }

  @Test(
    "stripsFollow: a layout pass puts the left strip to the left width and the right one to the row's",
    arguments: Corrections.each(.stripsFollow, article: 320.0, corrected: 90 + 320 - 180))
  func layoutFrames(corrections: Corrections, right: Double) {
    var player = Player(corrections)
    player.drag(-60, finish: .cancelled)
    player.settle()
    player.handle(.resize(320))
    #expect(player.contentOffset == 90)
    #expect(player.row.leftView(at: player.time).x == 90)
    #expect(player.row.rightView(at: player.time).x == right)
  }

  // L = 90, R = 180, and 15 with a section index.
  @Test(
    "stripsFollow: before the first layout pass SWTableViewCell has neither strips nor their width, and is at 0",
    arguments: Corrections.each(.stripsFollow, article: true, corrected: false), [0.0, 15])
  func beforeLayout(fault: (corrections: Corrections, isBare: Bool), index: Double) {
    var player = Player(hasSectionIndex: index > 0, fault.corrections)
    let total = 180 + index
    func expectFrames(_ contentOffset: Double, _ width: Double, left: LayoutRect, right: LayoutRect) {
      #expect(player.contentOffset == contentOffset)
      #expect(player.row.contentSize.width == width)
      #expect(player.row.leftView(at: player.time) == left)
      #expect(player.row.rightView(at: player.time) == right)
      #expect(player.offset == 0)
    }
    let followed = (left: LayoutRect(90, 0, 90, 44), right: LayoutRect(90 + 320 - total, 0, total, 44))
    if fault.isBare {
      expectFrames(0, 320 + index, left: LayoutRect(0, 0, 0, 44), right: LayoutRect(320, 0, index, 44))
    } else {
      expectFrames(90, 320 + 90 + total, left: followed.left, right: followed.right)
    }
    player.handle(.resize(320))
    expectFrames(
      90, 320 + 90 + total, left: followed.left, right: fault.isBare ? LayoutRect(320, 0, total, 44) : followed.right)
  }

  @Test(
    "Whatever scrolls a cell comes after its first layout pass",
    arguments: [
      RowEvent.pan(PanSample(.began, translation: .zero)), .open(.trailing, animated: true), .close(animated: true),
      .preview(.trailing), .scroll(.moved(contentOffset: 90)),
    ])
  func laidOutFirst(event: RowEvent) {
    var player = Player(.article)
    player.handle(event)
    #expect(player.contentOffset == 90)
    #expect(player.row.contentSize.width == 320 + 270)
  }

  @Test(
    "firstFrame: ZCJ's strip is 0 wide until it shows",
    arguments: Corrections.each(.firstFrame, article: 0.0, corrected: 90))
  func firstFrame(corrections: Corrections, width: Double) {
    var player = Player.zcj(corrections)
    #expect(player.row.rightView(at: player.time).width == width)
    player.hold(-30)
    #expect(player.row.rightView(at: player.time) == LayoutRect(30 + 320 - 90, 0, 90, 44))
    player.pan(.changed, 0)
    #expect(player.row.rightView(at: player.time).width == 90)
  }

  @Test(
    "firstFrame: a layout pass puts ZCJ's strip to the row's width, as wide as it is, also in the middle of a drag",
    arguments: Corrections.each(.firstFrame, article: (first: 0.0, x: 320.0), corrected: (90, 320 - 90)))
  func layoutRepairs(corrections: Corrections, strip: (first: Double, x: Double)) {
    var player = Player.zcj(corrections.subtracting(corrections == .all ? [] : [.stripsFollow]))
    #expect(player.row.rightView(at: player.time).width == strip.first)
    player.handle(.resize(320))
    #expect(player.row.rightView(at: player.time) == LayoutRect(strip.x, 0, 90, 44))
    player.hold(-45)
    #expect(player.row.rightView(at: player.time) == LayoutRect(45 + 320 - 90, 0, 90, 44))
    player.handle(.resize(320))
    // Half open at 45, the strip stands at x = W until the next sample.
    #expect(player.row.rightView(at: player.time) == LayoutRect(corrections == .all ? 275 : 320, 0, 90, 44))
    player.pan(.changed, -46)
    #expect(player.row.rightView(at: player.time) == LayoutRect(46 + 320 - 90, 0, 90, 44))
  }

  @Test(
    "While the content moves by itself the shown strip stands still on the screen", arguments: Corrections.allAndNone)
  func movingStrips(corrections: Corrections) {
    var player = Player(corrections)
    for (edge, x) in [(SwipeEdge.trailing, 320.0 - 180), (.leading, 0)] {
      player.put(.closed)
      player.handle(.open(edge, animated: true))
      player.now += 0.15
      #expect(player.offset != 0 && player.row.isMoving(at: player.time))
      let frame = edge == .trailing ? player.row.rightView(at: player.time) : player.row.leftView(at: player.time)
      #expect(frame.x - player.contentOffset == x)
      player.settle()
    }
  }

  // Closed content is at 90: the article's delegate sets the left strip there, and leaves the right one where it was.
  @Test(
    "stripsFollow: when the content has closed by itself, the left strip is set and the right one is not",
    arguments: [(SwipeEdge.leading, 320.0), (.trailing, 410)])
  func closedByItself(edge: SwipeEdge, right: Double) throws {
    var player = Player([])
    player.handle(.resize(320))
    player.put(.open(edge))
    player.handle(.close(animated: true))
    let end = try #require(player.row.settles)
    #expect(player.row.contentOffset(at: end) == 90)
    #expect(player.row.leftView(at: end) == LayoutRect(90, 0, 90, 44))
    #expect(player.row.rightView(at: end).x == right)
    // So it is where motion is reduced on the way.
    player.row.reducesMotion = true
    #expect(player.row.leftView(at: player.time) == LayoutRect(90, 0, 90, 44))
    #expect(player.row.rightView(at: player.time).x == right)
  }

  @Test("stripsFollow: so it is when other buttons cut its way short")
  func cutShort() {
    var player = Player([])
    player.handle(.resize(320))
    player.put(.open(.leading))
    #expect(player.row.leftView(at: player.time).x == 0)
    player.handle(.close(animated: true))
    player.now += 0.1
    player.row.setActions(InteractionAction.buttons([50]), .trailing, at: player.time)
    #expect(player.row.leftView(at: player.time).x == 90)
  }

  @Test(
    "stripsFollow: ZCJ's strip moves for offsets over 0 only, so it is stale at 0",
    // 30 + 320 - 90, and 320 - 90
    arguments: Corrections.each(.stripsFollow, article: 260.0, corrected: 230))
  func staleAtZero(corrections: Corrections, x: Double) {
    var player = Player.zcj(corrections)
    player.hold(-30, 0)
    #expect(player.row.rightView(at: player.time).x == x)
  }

  // Content that shows 230 points of one side ends at 90 of the other, where that side's button of 90 ends.
  @Test(
    "oneSideShows: in a plain port the other side's button shows from where the content leaves it",
    arguments: SwipeEdge.allCases)
  func otherSide(edge: SwipeEdge) {
    for (offset, shows) in [(230.0, false), (231, true)] {
      for corrections in [Corrections.all, []] {
        var player = Player(
          leading: edge == .leading ? 3 : 1, trailing: edge == .trailing ? 3 : 1,
          corrections.subtracting([.contentStaysVisible]))
        player.hold(edge.sign * offset)
        #expect(player.offset == edge.sign * offset)
        #expect(player.row.isShown(edge.opposite, 0, at: player.time) == (shows && corrections == []))
      }
    }
  }
}
