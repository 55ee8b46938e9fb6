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

  @Test(
    "stripsFollow: before the first layout the article's content lacks the padding",
    arguments: Corrections.each(.stripsFollow, article: 320.0, corrected: 320 + 270))
  func sizeBeforeLayout(corrections: Corrections, width: Double) {
    var player = Player(corrections)
    #expect(player.row.contentSize.width == width)
    player.handle(.resize(320))
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
    "stripsFollow: ZCJ's strip moves for offsets over 0 only, so it is stale at 0",
    arguments: Corrections.each(.stripsFollow, article: 30.0 + 320 - 90, corrected: 320 - 90))
  func staleAtZero(corrections: Corrections, x: Double) {
    var player = Player.zcj(corrections)
    player.hold(-30, 0)
    #expect(player.row.rightView(at: player.time).x == x)
  }
}
