import GestureList
import HeadlessTable
import TestSupport
import Testing

/// What was measured on ClearStyle and JTTableViewGestureRecognizer cannot happen here.
@Suite("Faults of the relatives")
struct RelativesTests {
  @Test("ClearStyle: a cancelled pan leaves the row displaced")
  func cancelledPan() {
    var player = Player()
    player.swipe(1, through: -120, finish: .cancelled)
    player.settle()
    #expect(player.list == Player().list)
  }

  @Test("ClearStyle: a pan with no movement after a completion completes again")
  func secondPan() {
    var player = Player()
    player.swipe(1, through: 200)
    // Both at rest and while the row returns.
    #expect(player.swipe(1) == ListEffects(startedMotion: true))
    player.settle()
    #expect(player.swipe(1) == .none)
    #expect(player.notices == ["didComplete.1"])
  }

  @Test("ClearStyle: deleting the last row in sight leaves its hidden cell behind", arguments: [0, 0.1, 1])
  func lastRow(seconds: Double) {
    var player = Player()
    player.swipe(4, through: -200)
    var frame = LayerList()
    player.list.draw(viewport: LayoutRect(0, 0, 320, 480), at: player.time + seconds, into: &frame)
    #expect(!frame.layers.contains { $0.id.row == RowID(4) })
    #expect(player.list.row(RowID(4)) == GestureList.Row(width: 320))
  }

  @Test("ClearStyle: after a successful pinch a refused one adds a second time")
  func refusedPinch() {
    var player = Player(pinchNeedsNeighbours: true)
    player.pinch(75, 125, by: 30)
    player.type("N")
    player.endEditing()
    player.settle()
    player.pinch(25, 225, by: 30)
    #expect(player.list.count == 6)
  }

  @Test("ClearStyle: a pull that crosses above 0 stays dead until the finger lifts")
  func crossingPull() {
    var player = Player()
    player.pull(.began, 0)
    for offset in [-20.0, 10, -20] { player.pull(.changed, offset) }
    #expect(player.list.placeholder?.alpha == 0.4)
    player.pull(.changed, 10)
    #expect(player.list.placeholder == nil)
    player.pull(.ended, 10)
    #expect(player.list == Player().list)
  }

  private let deleted = ListEffects(
    update: ListUpdate([.delete(.init(1..<2))]), notices: [.didDelete(RowID(1))], startedMotion: true)

  @Test("JT: from +80 to -80 in one step it still commits right")
  func throughZero() {
    var player = Player()
    #expect(player.swipe(1, through: 200, -200) == deleted)
  }

  @Test("JT: released beyond the threshold without a sample there it commits \"middle\"")
  func releasedBeyond() {
    var player = Player()
    player.swipe(1, .began)
    player.swipe(1, .changed, -10)
    #expect(player.swipe(1, .ended, -200) == deleted)
  }

  @Test("JT: the first sample of a pull counts twice")
  func firstPull() {
    var player = Player()
    player.pull(.began, -10)
    #expect(player.list.placeholder?.alpha == 0.2)
    player.pull(.changed, -10)
    #expect(player.list.placeholder?.alpha == 0.2)
  }

  @Test("JT: the height of a pull is stale when a pinch follows")
  func pinchAfterPull() {
    var player = Player()
    player.pull(through: -40)
    player.pinch(.began, 75, 125)
    #expect(player.list.placeholder?.scale == 0)
    #expect(player.list.placeholder?.alpha == 0)
  }

  @Test("JT: a cancelled pan stays \"panning\", and other gestures wait for ever")
  func afterCancel() {
    var player = Player()
    player.swipe(1, through: -120, finish: .cancelled)
    player.hold(25, 75)
    #expect(player.texts == "BACDE")
  }

  @Test(
    "JT: the interval of its autoscroll timer is 1/8 in integers, so the speed is as often as it is asked",
    arguments: [1, 8, 60, 240])
  func autoscrollTimer(frames: Int) {
    var table = FingerTable(200).table
    table.handle(.hold(.began, y: 440, contentOffset: 0), at: .zero)
    table.handle(.hold(.changed, y: 480, contentOffset: 0), at: .zero)
    for frame in 1...frames { table.advance(to: Time(2 * Double(frame) / Double(frames))) }
    // 1200 points per second, half of it in the first second.
    expectClose(table.offset(2), 1800, within: 1e-6)
  }
}
