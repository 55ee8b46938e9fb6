import TestSupport
import Testing
import UtilityButtons

@Suite("The strips' frames, in the scroll view's content")
struct StripFrameTests {
  @Test("stripsFollow: both strips stand still; the article sets the shown one only")
  func stripsFollow() {
    // The right strip, 180 points wide, ends at 320: at 200 + 320 - 180 = 340 of the content first, then at
    // 50 + 320 - 180 = 190.
    let hidden = (article: (90.0, 340.0), corrected: (200.0, 190.0))
    for (corrections, (left, right)) in Corrections.each(
      .stripsFollow, article: hidden.article, corrected: hidden.corrected)
    {
      var player = Player(corrections)
      player.report(.moved(contentOffset: 200))
      player.expectStrips(left: LayoutRect(left, 0, 90, 44), right: LayoutRect(200 + 320 - 180, 0, 180, 44))
      player.report(.moved(contentOffset: 50))
      player.expectStrips(left: LayoutRect(50, 0, 90, 44), right: LayoutRect(right, 0, 180, 44))
    }
  }

  @Test("stripsFollow: a layout pass puts the left strip to the left width and the right one to the row's")
  func layoutFrames() {
    for (corrections, right) in Corrections.each(.stripsFollow, article: 320.0, corrected: 90 + 320 - 180) {
      var player = Player(corrections)
      player.drag(-60, finish: .cancelled)
      player.settle()
      player.handle(.resize(320))
      player.expectContentOffset(90)
      player.expectStrips(left: LayoutRect(90, 0, 90, 44), right: LayoutRect(right, 0, 180, 44))
    }
    // Where the pass leaves the row open, the left strip is no longer where it shows.
    for (corrections, left) in [(Corrections.without(.stripsFollow), 90.0), (.all, 0)] {
      var player = Player(corrections)
      player.put(.open(.leading))
      player.handle(.resize(320))
      player.expectContentOffset(0)
      player.expectStrips(left: LayoutRect(left, 0, 90, 44))
    }
  }

  @Test("stripsFollow: before the first layout pass SWTableViewCell has no strips, and is at 0, its content at L")
  func beforeLayout() {
    for (corrections, isBare) in Corrections.each(.stripsFollow, article: true, corrected: false) {
      // L = 90, R = 180, and 15 with a section index.
      for index in [0.0, 15] {
        var player = Player(hasSectionIndex: index > 0, corrections)
        let total = 180 + index
        let (left, right) = (LayoutRect(90, 0, 90, 44), LayoutRect(90 + 320 - total, 0, total, 44))
        if isBare {
          player.expectStrips(left: LayoutRect(0, 0, 0, 44), right: LayoutRect(320, 0, index, 44))
          expectContent(player, at: 0, width: 320 + index)
        } else {
          player.expectStrips(left: left, right: right)
          expectContent(player, at: 90, width: 320 + 90 + total)
        }
        player.handle(.resize(320))
        player.expectStrips(left: left, right: isBare ? LayoutRect(320, 0, total, 44) : right)
        expectContent(player, at: 90, width: 320 + 90 + total)
      }
    }
  }

  /// Expects the content of a closed row to be so wide, and where it is scrolled.
  private func expectContent(
    _ player: Player, at contentOffset: Double, width: Double, location: SourceLocation = #_sourceLocation
  ) {
    player.expectContentOffset(contentOffset, location: location)
    player.expectOffset(0, location: location)
    let content = LayoutRect(90 - contentOffset, 0, 320, 44)
    #expect(player.row.contentViewFrame(at: player.time) == content, "\(player.name)", sourceLocation: location)
    #expect(player.row.contentSize.width == width, "\(player.name)", sourceLocation: location)
  }

  @Test("A cell has its first layout pass before anything scrolls it")
  func laidOutFirst() {
    let events: [RowEvent] = [
      .pan(PanSample(.began, translation: .zero)), .open(.trailing, animated: true), .close(animated: true),
      .preview(.trailing), .scroll(.moved(contentOffset: 90)),
    ]
    for event in events {
      var player = Player(.article)
      player.name = "\(event)"
      player.handle(event)
      expectContent(player, at: 90, width: 320 + 270)
    }
  }

  @Test("firstFrame: ZCJ's strip is 0 wide until it shows, SWTableViewCell's has its full width")
  func firstFrame() {
    for (corrections, width) in Corrections.each(.firstFrame, article: 0.0, corrected: 90) {
      var player = Player.zcj(corrections)
      player.expectStrips(left: LayoutRect(0, 0, 0, 44))
      #expect(player.rightView.width == width)
      player.hold(-30)
      player.expectStrips(right: LayoutRect(30 + 320 - 90, 0, 90, 44))
      player.pan(.changed, 0)
      #expect(player.rightView.width == 90)
    }
    #expect(Player.zcj([.firstFrame]).rightView.width == 90)
    Player(.without(.firstFrame)).expectStrips(right: LayoutRect(90 + 320 - 180, 0, 180, 44))
  }

  @Test(
    "firstFrame: a layout pass puts ZCJ's strip, at full width, beyond the row's right edge, even in mid-drag")
  func layoutRepairs() {
    for (corrections, isFault) in Corrections.each(.firstFrame, article: true, corrected: false) {
      var player = Player.zcj(corrections.subtracting(corrections == .all ? [] : [.stripsFollow]))
      #expect(player.rightView.width == (isFault ? 0 : 90))
      player.handle(.resize(320))
      player.expectStrips(right: LayoutRect(isFault ? 320 : 320 - 90, 0, 90, 44))
      player.hold(-45)
      player.expectStrips(right: LayoutRect(45 + 320 - 90, 0, 90, 44))
      player.handle(.resize(320))
      // Half open at 45, the strip stands at x = W until the next sample.
      player.expectStrips(right: LayoutRect(isFault ? 320 : 275, 0, 90, 44))
      player.pan(.changed, -46)
      player.expectStrips(right: LayoutRect(46 + 320 - 90, 0, 90, 44))
    }
  }

  @Test("While the content is animated, the shown strip stands still on the screen")
  func movingStrips() {
    for corrections in Corrections.allAndNone {
      var player = Player(corrections)
      for (edge, x) in [(SwipeEdge.trailing, 320.0 - 180), (.leading, 0)] {
        player.put(.closed)
        player.handle(.open(edge, animated: true))
        player.now += 0.15
        #expect(player.offset != 0 && player.row.isMoving(at: player.time))
        let frame = edge == .trailing ? player.rightView : player.leftView
        #expect(frame.x - player.contentOffset == x)
        player.settle()
      }
    }
  }

  // Closed content is at 90: the article's delegate sets the left strip there, and leaves the right one where it was.
  @Test("stripsFollow: when the content has closed by animation, the left strip is set and the right one is not")
  func closedByItself() throws {
    for (edge, x) in [(SwipeEdge.leading, 320.0), (.trailing, 410)] {
      var player = Player([])
      player.name = "\(edge)"
      player.handle(.resize(320))
      player.put(.open(edge))
      player.handle(.close(animated: true))
      let (left, right) = (LayoutRect(90, 0, 90, 44), LayoutRect(x, 0, 180, 44))
      var closed = player
      closed.now = try #require(player.row.settleTime).seconds
      closed.expectContentOffset(90)
      closed.expectStrips(left: left, right: right)
      // The same holds if motion is reduced on the way.
      player.row.reducesMotion = true
      player.expectStrips(left: left, right: right)
    }
    // And if new buttons cut its way short.
    var player = Player([])
    player.handle(.resize(320))
    player.put(.open(.leading))
    player.expectStrips(left: LayoutRect(0, 0, 90, 44))
    player.handle(.close(animated: true))
    player.now += 0.1
    player.row.setActions(InteractionAction.buttons([50]), .trailing, at: player.time)
    player.expectStrips(left: LayoutRect(90, 0, 90, 44))
  }

  @Test("stripsFollow: ZCJ's strip moves for offsets over 0 only, so it is stale at 0")
  func staleAtZero() {
    for (corrections, stays) in Corrections.each(.stripsFollow, article: true, corrected: false) {
      for shown in [30.0, 0.5] {
        var player = Player.zcj(corrections)
        player.hold(-shown)
        player.expectStrips(right: LayoutRect(shown + 320 - 90, 0, 90, 44))
        player.pan(.changed, 0)
        player.expectStrips(right: LayoutRect((stays ? shown : 0) + 320 - 90, 0, 90, 44))
      }
    }
  }

  @Test("ZCJ has no left strip: its empty frame is where SWTableViewCell's strip would be, at the row's left edge")
  func noLeftStrip() {
    for (corrections, offset) in [(Corrections.article, rubberBand(40)), (.all, 0)] {
      var player = Player.zcj(corrections)
      player.hold(40)
      player.expectOffset(offset)
      player.expectStrips(left: LayoutRect(-offset, 0, 0, 44))
    }
  }

  // Content that shows 230 points of one side ends at 90 of the other, where that side's button of 90 ends.
  @Test("oneSideShows: in a plain port the other side's button shows from where the content leaves it")
  func otherSide() {
    for edge in SwipeEdge.allCases {
      for (offset, shows) in [(230.0, false), (231, true)] {
        for corrections in Corrections.allAndNone {
          var player = Player(
            leading: edge == .leading ? 3 : 1, trailing: edge == .trailing ? 3 : 1,
            corrections.subtracting([.contentStaysVisible]))
          player.hold(edge.sign * offset)
          player.expectOffset(edge.sign * offset)
          let isShown = player.row.isShown(edge: edge.opposite, index: 0, at: player.time)
          #expect(isShown == (shows && corrections == .article), "\(player.name), \(offset) to the \(edge)")
        }
      }
    }
  }
}
