import ConstraintSwipe
import HeadlessTable
import ScrollSwipe
import TestSupport
import Testing

@Suite("Two fingers on a trackpad")
struct TrackpadTests {
  // MARK: Scrolling

  @Test("Two fingers scroll vertically and diagonally from the first point on; the rubber band holds beyond an end")
  func scrolls() {
    var table = makeTable()
    table.turn(.began, 1, -30, at: 0)
    table.expect(offsets: [30], at: [0])
    table.turn(.changed, 0, -70, at: 0.1)
    table.expect(offsets: [100], at: [0.1])
    table.turn(.changed, 0, 200, at: 0.2)
    // 100 points beyond the top in a viewport of 480: 55 · 480 / (55 + 480).
    expectClose(table.offset(0.2), -55 * 480 / 535)
    #expect(table.settleTime == nil)
    table.turn(.ended, at: 0.3)
    table.expect(offsets: [0], at: [9])
    var diagonal = makeTable()
    diagonal.turn(.began, -5, -5, at: 0)
    diagonal.expect(offsets: [5], at: [0])
  }

  @Test("A swipe has the velocity of all of its reports, which opens a row that flicks open")
  func flick() {
    let list = SwipeList(of: ScrollSwipe(width: 320, height: 44, trailing: InteractionAction.buttons([80])), count: 30)
    for (step, notices) in [(0.05, [String]()), (0.005, ["didOpen.trailing.1"])] {
      var table = HeadlessTable(list, width: 320, height: 480)
      table.turn(.began, -6, 0, at: 0)
      for report in 1...4 { table.turn(.changed, -6, 0, at: Double(report) * step) }
      // 30 points of 80, at 120 or at 1200 points per second; a flick has over 600.
      #expect(table.turn(.ended, at: 4 * step) == notices)
    }
  }

  @Test("After the fingers lift, the content moves by the system's momentum alone, and stops when that does")
  func momentum() {
    var table = makeTable()
    table.turn(.began, 0, -50, at: 0)
    table.turn(.changed, 0, -50, at: 0.01)
    table.turn(.ended, at: 0.02)
    table.expect(restAt: 100, at: 5)
    table.turn(.momentumBegan, 0, -40, at: 0.03)
    table.turn(.momentumChanged, 0, -20, at: 0.04)
    table.expect(offsets: [160], at: [5])
    table.turn(.momentumEnded, 0, -1, at: 0.05)
    table.expect(offsets: [161], at: [5])
    // Momentum that comes after its end does nothing.
    table.turn(.momentumChanged, 0, -20, at: 0.06)
    table.expect(offsets: [161], at: [5])
  }

  @Test("Momentum that meets an end swings back from there at its own velocity, and the rest of it does not count")
  func momentumAtEnd() throws {
    var table = makeTable()
    table.scroll(to: 780, at: .zero)
    table.turn(.began, 0, -15, at: 0)
    table.turn(.ended, at: 0)
    for step in 1...4 { table.turn(.momentumChanged, 0, -15, at: Double(step) / 100) }
    // 795 + 15 + 15 + 15 is the end; the fourth step leads beyond it, at 1500 points per second.
    table.expect(offsets: [840], at: [0.04])
    let swing = swing(at: 0.04, from: 840, to: 840, velocity: 1500)
    expectClose(table.offset(0.1), swing.position(at: Time(0.1)), within: 1e-6)
    let settleTime = try #require(table.settleTime)
    let swinging = table
    table.turn(.momentumChanged, 0, -15, at: 0.05)
    #expect(table == swinging && table.contentOffset(at: settleTime) == 840)
  }

  @Test(
    "Momentum that meets an end at once, however slowly, swings by the velocity of the fingers, or by none after a rest"
  )
  func momentumFromFingers() {
    var slow = makeTable()
    slow.scroll(to: 839, at: .zero)
    slow.turn(.began, 0, -0.5, at: 0)
    slow.turn(.ended, at: 0)
    slow.turn(.momentumBegan, 0, -0.25, at: 0.01)
    slow.turn(.momentumChanged, 0, -0.2510, at: 0.02)
    // 25 points a second, of which a thousandth of a point is left.
    #expect(slow.offset(0.05) > 840.1)
    for (rest, velocity) in [(0.01, 1500.0), (1, 0)] {
      var table = makeTable()
      table.scroll(to: 791, at: .zero)
      for step in 0...3 { table.turn(step == 0 ? .began : .changed, 0, -10, at: Double(step) / 150) }
      table.turn(.ended, at: 3.0 / 150)
      table.expect(offsets: [831], at: [0.02])
      let meets = 3.0 / 150 + (rest == 0.01 ? 1.0 / 150 : rest)
      // 10 points in each 150th of a second.
      table.turn(.momentumBegan, 0, -10, at: meets)
      let swing = swing(at: meets, from: 840, to: 840, velocity: velocity)
      for later in [0.01, 0.1, 0.3] {
        expectClose(table.offset(meets + later), swing.position(at: Time(meets + later)), within: 1e-6)
      }
    }
  }

  @Test("Momentum of fingers that were lifted beyond an end does nothing, then or later")
  func momentumBeyondEnd() {
    var table = makeTable()
    table.turn(.began, 0, 100, at: 0)
    table.turn(.ended, at: 0.1)
    table.turn(.momentumBegan, 0, 10, at: 0.11)
    table.turn(.momentumChanged, 0, -30, at: 9)
    table.expect(offsets: [0], at: [9])
  }

  @Test("A list that takes pulls receives them from a trackpad")
  func pulls() {
    var table = makeRecorder(gestures: .pull)
    table.turn(.began, 0, 100, at: 0)
    table.turn(.ended, at: 0.1)
    // 55 · 480 / 535 below the top.
    let offset = table.offset(0.1)
    expectClose(offset, -55 * 480 / 535)
    let expected: [TableGesture] = [
      .pull(.began, contentOffset: 0), .pull(.changed, contentOffset: offset),
      .closeRows(after: .tableScrolled, except: nil),
      .pull(.changed, contentOffset: offset), .pull(.ended, contentOffset: offset),
    ]
    #expect(table.list.received == expected)
    var cancelled = makeRecorder(gestures: .pull)
    cancelled.turn(.began, 0, 100, at: 0)
    cancelled.turn(.cancelled, at: 0.1)
    #expect(cancelled.list.received.last == .pull(.cancelled, contentOffset: offset))
    cancelled.expect(offsets: [0], at: [9])
  }

  // MARK: Swiping

  @Test("Sideways, two fingers swipe the row under the pointer as one finger does, in either direction of reading")
  func swipes() {
    for direction in [ReadingDirection.leftToRight, .rightToLeft] {
      let sign: Double = direction == .leftToRight ? 1 : -1
      var table = makeRecorder(direction: direction)
      table.turn(.began, -20, 1, above: Vector(100, 60), at: 0)
      table.turn(.changed, -30, 50, above: Vector(100, 200), at: 0.1)
      table.turn(.ended, at: 0.2)
      let ways = table.list.samples.map { ($0.phase, $0.translation) }
      let expected: [(PanPhase, Vector)] = [
        (.began, .zero), (.changed, Vector(-20 * sign, 1)), (.changed, Vector(-50 * sign, 51)),
        (.changed, Vector(-50 * sign, 51)), (.ended, Vector(-50 * sign, 51)),
      ]
      #expect(ways.map { "\($0)" } == expected.map { "\($0)" })
      #expect((table.list.received.first, table.offset(1)) == (.closeRows(after: .otherRowOpened, except: RowID(1)), 0))
    }
  }

  @Test("A swipe opens the row and closes the others; a flick's velocity counts from its first movement on")
  func opens() {
    var table = makeTable()
    table.open(4)
    #expect(table.turn(.began, -1, 0, at: 1) == ["didClose.4"])
    table.turn(.changed, -100, 0, at: 1.1)
    #expect(table.list.row(RowID(1)).offset(at: Time(1.1)) == -101)
    #expect(table.turn(.ended, at: 1.2) == ["didOpen.trailing.1"])
    table.expect(open: [1])

    for last in [1, 4] {
      var recorder = makeRecorder()
      for step in 0...last { recorder.turn(step == 0 ? .began : .changed, -10, 0, at: Double(step) / 100) }
      recorder.turn(.ended, at: Double(last) / 100)
      // 10 points in each hundredth of a second.
      expectClose(recorder.list.samples.last?.velocity.x, -1000, within: 1)
    }
    // A row that code opens during a swipe closes when the swipe opens its own, and open ones when fingers scroll.
    table = makeTable()
    table.turn(.began, -100, 0, at: 0)
    table.edit(at: Time(0.1)) { $0.perform("open.trailing", on: RowID(4), at: Time(0.1)) }
    #expect(table.turn(.ended, at: 0.2) == ["didOpen.trailing.1", "didClose.4"])
    table = makeTable()
    table.open(1)
    #expect([table.turn(.mayBegin, at: 1), table.turn(.began, 0, -1, at: 1)] == [[], ["didClose.1"]])
  }

  @Test("Momentum after a swipe neither swipes nor scrolls, and fingers beside the rows swipe nothing")
  func swipeMomentum() {
    var table = makeTable()
    table.turn(.began, -100, 0, at: 0)
    table.turn(.ended, at: 0.1)
    let ended = table
    for phase in [WheelPhase.momentumBegan, .momentumChanged, .momentumEnded] { table.turn(phase, -30, -30, at: 0.2) }
    #expect(table == ended)
    // Where there is no row nothing is swiped.
    table = makeTable(count: 2)
    #expect(table.turn(.began, -100, 0, above: Vector(160, 300), at: 0) + table.turn(.ended, at: 0.1) == [])
    #expect(table == makeTable(count: 2))
  }

  @Test("A swipe ends when it is cancelled, a finger touches, or its row is removed; later reports of it do nothing")
  func cancels() {
    typealias Ending = (inout SwipeTable) -> Void
    let taken: Ending = { $0.turn(.cancelled, at: 0.1) }
    let touched: Ending = { $0.play(Finger().down(160, 400, at: 0.1).up(160, 400, at: 0.15)) }
    let rowGone: Ending = { $0.remove([1], at: 0.1) }
    for (name, end) in [("taken", taken), ("touched", touched), ("row gone", rowGone)] {
      var table = makeTable()
      table.turn(.began, -100, 0, at: 0)
      end(&table)
      table.expect(open: [], note: name)
      #expect(table.turn(.changed, -100, 0, at: 0.2) + table.turn(.ended, at: 0.3) == [], "\(name)")
      table.advance(to: Time(9))
      table.expect(open: [], note: name)
      table.scroll(to: 0, at: Time(9))
      #expect(name == "row gone" || table == makeTable(), "\(name)")
    }
  }

  @Test("A gesture whose end was lost is cancelled by the next one, and by cancelTouches")
  func lostEnd() {
    var table = makeTable()
    table.turn(.began, -100, 0, at: 0)
    table.turn(.began, 0, -50, above: Vector(160, 400), at: 1)
    table.expect(offsets: [50], at: [1])
    table.cancelTouches(at: Time(2))
    table.turn(.changed, 0, -50, at: 3)
    table.expect(offsets: [50], at: [3])
    table.expect(open: [])
  }

  @Test("A rotation while two fingers scroll leaves the content where it is")
  func rotation() {
    var table = makeTable()
    table.turn(.began, 0, 100, at: 0)
    let offset = table.offset(0)
    table.resize(width: 480, height: 320, at: Time(0.1))
    table.expect(offsets: [offset], at: [0.1])
    table.turn(.changed, 0, 0, at: 0.2)
    table.expect(offsets: [offset], at: [0.2])
    table.turn(.ended, at: 0.3)
    table.expect(offsets: [0], at: [9])
  }

  @Test("Momentum after a rest of the fingers has the velocity since their rest, and a finger that touches takes over")
  func afterRest() {
    var table = makeTable()
    table.scroll(to: 791, at: .zero)
    table.turn(.began, 0, -10, at: 0)
    table.turn(.changed, 0, -30, at: 0.02)
    table.turn(.ended, at: 0.22)
    // 791 + 10 + 30 + 10 is beyond the end, by 10 points in 10 ms.
    table.turn(.momentumBegan, 0, -10, at: 0.23)
    let swing = swing(at: 0.23, from: 840, to: 840, velocity: 10 / 0.01)
    expectClose(table.offset(0.33), swing.position(at: Time(0.33)), within: 1e-6)

    var touched = makeTable()
    touched.turn(.began, 0, -30, at: 0)
    // At 30 + 60 is row 2.
    touched.expect(["didOpen.trailing.2"], of: .swipeOpen(60, at: 1))
    touched.expect(offsets: [30], at: [9])
  }
}
