import GestureList
import HeadlessTable
import TestSupport
import Testing

/// Faults that were measured in ClearStyle and JTTableViewGestureRecognizer, and cannot happen here.
@Suite("Faults of related libraries")
struct RelativesTests {
  @Test("ClearStyle and JT: a cancelled pan leaves the row displaced, or \"panning\", and other gestures wait for ever")
  func cancelledPan() {
    var player = Player()
    player.swipe(1, through: -120, finish: .cancelled)
    var other = player
    player.expectNewOnceSettled()
    other.hold(25, 75)
    other.expect("BACDE")
  }

  @Test("ClearStyle: a pan with no movement after a completion completes again")
  func secondPan() {
    var player = Player()
    player.swipe(1, through: 200)
    // Both at rest and while the row returns.
    expect(player.swipe(1), .of())
    player.settle()
    expectNothing(of: player.swipe(1))
    player.expect("ABCDE", ["didComplete.1"])
  }

  @Test("ClearStyle: deleting the last row in sight leaves its hidden cell behind")
  func lastRow() {
    for seconds in [0, 0.1, 1] {
      var player = Player()
      player.swipe(4, through: -200)
      var frame = LayerList()
      player.list.draw(viewport: LayoutRect(0, 0, 320, 480), at: player.time + seconds, into: &frame)
      let isDrawn = frame.layers.contains { $0.id.row == RowID(4) }
      #expect((isDrawn, player.list.row(RowID(4))) == (false, GestureList.Row(width: 320)), "\(seconds)")
    }
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
    player.expect(placeholder: nil)
    player.pull(.ended, 10)
    player.expectNew()
  }

  @Test("JT: from +80 to -80 in one step, and released beyond the threshold without a sample there, it commits wrongly")
  func lastSampleCounts() {
    var player = Player()
    expect(player.swipe(1, through: 200, -200), .deleted(1))
    player = Player()
    player.swipe(1, .began)
    player.swipe(1, .changed, -10)
    expect(player.swipe(1, .ended, -200), .deleted(1))
  }

  @Test("JT: the first sample of a pull counts twice, and its height is stale when a pinch follows")
  func firstPull() {
    var player = Player()
    let alphas = [PanPhase.began, .changed].map { phase in
      player.pull(phase, -10)
      return player.list.placeholder?.alpha
    }
    #expect(alphas == [0.2, 0.2])
    player = Player()
    player.pull(through: -40)
    player.pinch(.began, 75, 125)
    let placeholder = player.list.placeholder
    #expect((placeholder?.scale, placeholder?.alpha) == (0, 0))
  }

  @Test("JT: the interval of its autoscroll timer is 1/8 in integers, so that the speed depends on the frame rate")
  func autoscrollTimer() {
    for frames in [1, 8, 60, 240] {
      var table = FingerTable(200).table
      table.handle(.hold(.began, y: 440, contentOffset: 0), at: .zero)
      table.handle(.hold(.changed, y: 480, contentOffset: 0), at: .zero)
      for frame in 1...frames { table.advance(to: Time(2 * Double(frame) / Double(frames))) }
      // 1200 points per second, half of it in the first second.
      expectClose(table.offset(2), 1800, within: 1e-6, "\(frames)")
    }
  }
}
