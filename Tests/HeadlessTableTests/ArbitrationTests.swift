import ConstraintSwipe
import HeadlessTable
import TestSupport
import Testing

@Suite("How a moving finger is recognised")
struct ArbitrationTests {
  /// What a finger that moves from a point by a distance, in one step, is recognised as.
  private func gestures(from x: Double, _ y: Double, by dx: Double, _ dy: Double) -> [TableGesture] {
    var table = makeRecorder()
    table.play(Finger().down(x, y, at: 0).move(x + dx, y + dy, at: 0.5))
    return table.list.received
  }

  /// What a row receives if such a path is a swipe, which begins where the finger crossed the ten points.
  ///
  /// Two samples half a second apart are too far apart to give a velocity.
  private func swipe(_ row: Int, _ x: Double, _ y: Double, velocity: Vector = .zero) -> [TableGesture] {
    let began = PanSample(.began, translation: Vector(x < 0 ? -10 : 10, 0), velocity: velocity)
    let changed = PanSample(.changed, translation: Vector(x, y), velocity: velocity)
    return [.closeRows(after: .otherRowOpened, except: RowID(row)), .pan(RowID(row), began), .pan(RowID(row), changed)]
  }

  private let scrolls = [TableGesture.closeRows(after: .tableScrolled, except: nil)]

  @Test("Nothing is decided within ten points; then only a finger that goes more sideways than up or down swipes")
  func decided() {
    let undecided: [(Double, Double)] = [(9.9, 0.0), (-9.9, 0), (0, 9.9), (0, -9.9), (9.9, 9.9), (-9.9, 9.9)]
    let found = undecided.map { gestures(from: 100, 60, by: $0.0, $0.1) }
    #expect(found.filter { !$0.isEmpty } == [])
    let ways: [(dx: Double, dy: Double, isSwipe: Bool)] = [
      (10.0, 0.0, true), (-10, 0, true), (0, 10, false), (0, -10, false), (-10, 9.75, true), (-9.75, 10, false),
      (20, 20, false), (-20, 20, false), (20, -20, false), (20, 20.5, false), (20.5, 20, true),
    ]
    for (dx, dy, isSwipe) in ways {
      #expect(gestures(from: 100, 60, by: dx, dy) == (isSwipe ? swipe(1, dx, dy) : scrolls), "\(dx), \(dy)")
    }
  }

  @Test("The leading edge is left to back gestures, and the table scrolls from there too")
  func leadingEdge() {
    #expect(TableOptions().backGestureEdge == 15)
    let found = [
      gestures(from: 14.9, 60, by: 50, 0), gestures(from: 15, 60, by: 50, 0), gestures(from: 3, 60, by: 0, -50),
    ]
    #expect(found == [[], swipe(1, 50, 0), scrolls])
    // It is at the right in a right-to-left table.
    var table = makeRecorder(direction: .rightToLeft)
    table.play(Finger().down(305.1, 60, at: 0).up(200, 60, at: 1))  // 320 - 305.1 = 14.9
    #expect(table.list.received == [])
    table.play(Finger().down(305, 60, at: 2).up(200, 60, at: 3))
    table.play(Finger().down(100, 60, at: 4).up(60, 60, at: 5))
    #expect(table.list.samples.map(\.translation.x) == [10, 105, 105, 10, 40, 40])
  }

  @Test("A swipe stays a swipe, a scroll stays a scroll, and a finger that is neither stays neither")
  func stays() {
    var table = makeRecorder()
    table.play(Finger().down(200, 60, at: 0).move(180, 60, at: 1).move(180, 260, at: 2).up(180, 300, at: 3))
    let samples = table.list.samples
    #expect(samples.map(\.phase) == [.began, .changed, .changed, .changed, .ended])
    #expect((samples.map(\.translation.y), table.offset(3)) == ([0, 0, 200, 240, 240], 0))

    var scroll = makeRecorder()
    scroll.play(Finger().down(200, 260, at: 0).move(200, 240, at: 1).move(20, 240, at: 2).up(20, 240, at: 3))
    #expect((scroll.list.received, scroll.offset(3)) == (scrolls, 10))

    var nothing = makeRecorder()
    nothing.play(Finger().down(5, 60, at: 0).move(50, 60, at: 0.1).move(50, 300, at: 0.2).up(50, 300, at: 0.3))
    #expect((nothing.list.received, nothing.offset(0.3)) == ([], 0))
  }

  @Test("A swipe belongs to the row where it began")
  func rowOfSwipe() {
    var table = makeRecorder()
    table.play(Finger().down(200, 87.75, at: 0).move(150, 109.75, at: 0.0625))
    // -50 and 22 points in a sixteenth of a second.
    #expect(table.list.received == swipe(1, -50, 22, velocity: Vector(-800, 352)))
  }

  @Test("Further fingers are ignored, and so are fingers that never touched")
  func furtherFingers() {
    var table = makeRecorder()
    table.play(Finger(0).down(200, 60, at: 0).move(150, 60, at: 0.1))
    let received = table.list.received
    table.play(Finger(1).down(200, 200, at: 0.2).move(20, 200, at: 0.3).move(20, 20, at: 0.4))
    table.play(Finger(1).up(20, 20, at: 0.5))
    table.play(Finger(2).down(200, 200, at: 0.5).cancel(20, 20, at: 0.6))
    #expect(table.list.received == received)
    table.play(Finger(0).up(100, 60, at: 0.7))
    #expect(table.list.samples.map(\.phase) == [.began, .changed, .changed, .ended])
    // Fingers that never touched do nothing either.
    var strays = makeRecorder()
    strays.play(Finger().move(200, 60, at: 0).move(20, 60, at: 0.1).up(20, 60, at: 0.2).cancel(0, 0, at: 0.3))
    #expect((strays.list.received, strays.settleTime) == ([], nil))
  }

  @Test("Another finger counts once the first is lifted; one whose end was lost starts again when it touches again")
  func nextFinger() {
    var table = makeTable()
    table.expect(
      ["didSelect.1", "didSelect.0"], of: Finger(7).down(100, 60, at: 0).up(100, 60, at: 0.1),
      Finger(-3).down(100, 20, at: 0.2).up(100, 20, at: 0.3))
    var lost = makeTable()
    lost.expect([], of: Finger().down(300, 60, at: 0).move(150, 60, at: 0.1))
    lost.expect(["didSelect.2"], of: .tap(100, 100, at: 0.2))
    lost.expect(open: [])
    #expect(lost.list.row(RowID(1)).offset(at: Time(1)) == 0)
  }

  @Test("The number of reports of a swipe does not matter; the place of the lift counts even without any")
  func sampling() {
    for steps in [1, 2, 5, 40] {
      var table = makeTable()
      let places = (1...steps).map { 200 - 60 * Double($0) / Double(steps) }
      let finger = places.reduce(Finger().down(200, 60, at: 0)) { $0.move($1, 60, at: 0.1) }
      table.expect([], of: finger, note: "\(steps)")
      // 60 points less the slop of 10.
      expectClose(table.list.row(RowID(1)).offset(at: Time(0.1)), -50, "\(steps)")
    }
    var table = makeTable()
    table.expect(["didOpen.trailing.1"], of: Finger().down(300, 60, at: 0).up(200, 60, at: 0.1))
  }

  @Test("The gap below the last row scrolls but does not swipe")
  func belowRows() {
    var table = makeTable(count: 3)
    table.expect([], of: Finger().down(300, 300, at: 0).move(200, 300, at: 0.1).up(150, 300, at: 0.2))
    table.expect(open: [])
    #expect(table.settleTime == nil)
    table.play(Finger().down(300, 300, at: 1).move(300, 310, at: 1.1).move(300, 400, at: 1.2))
    #expect(table.offset(1.2) < 0)
  }

  @Test("A pull of a host's own recogniser puts the content where it says, and lets go of it at its end")
  func hostedPull() {
    var table = makeRecorder(gestures: .pull)
    table.handle(.pull(.began, contentOffset: 0), at: .zero)
    table.handle(.pull(.changed, contentOffset: -40), at: Time(0.1))
    table.expect(offsets: [-40, -40], at: [0.1, 9])
    table.handle(.pull(.changed, contentOffset: .nan), at: Time(0.2))
    table.expect(offsets: [0], at: [0.2])
    table.handle(.pull(.ended, contentOffset: -30), at: Time(0.3))
    table.expect(offsets: [-30, 0], at: [0.3, 9])
  }
}
