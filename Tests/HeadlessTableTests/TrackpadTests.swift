import ConstraintSwipe
import HeadlessTable
import ScrollSwipe
import TestSupport
import Testing

@Suite("Two fingers on a trackpad")
struct TrackpadTests {
  // MARK: Scrolling

  @Test("Up and down they scroll from the first point on, and beyond an end the rubber band holds")
  func scrolls() {
    var table = makeTable()
    table.turn(.began, 1, -30, at: 0)
    #expect(table.offset(0) == 30)
    table.turn(.changed, 0, -70, at: 0.1)
    #expect(table.offset(0.1) == 100)
    table.turn(.changed, 0, 200, at: 0.2)
    // 100 points beyond the top in a viewport of 480: 55 · 480 / (55 + 480).
    expectClose(table.offset(0.2), -55 * 480 / 535)
    #expect(table.settles == nil)
    table.turn(.ended, at: 0.3)
    #expect(table.offset(9) == 0)
  }

  @Test("As far aside as up, they scroll")
  func diagonal() {
    var table = makeTable()
    table.turn(.began, -5, -5, at: 0)
    #expect(table.offset(0) == 5)
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

  @Test("What they are lifted in goes on by the system's momentum alone, and stops when that does")
  func momentum() {
    var table = makeTable()
    table.turn(.began, 0, -50, at: 0)
    table.turn(.changed, 0, -50, at: 0.01)
    table.turn(.ended, at: 0.02)
    #expect(table.offset(5) == 100)
    #expect(table.settles == nil)
    table.turn(.momentumBegan, 0, -40, at: 0.03)
    table.turn(.momentumChanged, 0, -20, at: 0.04)
    #expect(table.offset(5) == 160)
    table.turn(.momentumEnded, 0, -1, at: 0.05)
    #expect(table.offset(5) == 161)
    // Momentum of nothing.
    table.turn(.momentumChanged, 0, -20, at: 0.06)
    #expect(table.offset(5) == 161)
  }

  @Test("Momentum that meets an end swings back there, by its own velocity, and no more of it counts")
  func momentumAtEnd() throws {
    var table = makeTable()
    table.scroll(to: 780, at: .zero)
    table.turn(.began, 0, -15, at: 0)
    table.turn(.ended, at: 0)
    for step in 1...4 { table.turn(.momentumChanged, 0, -15, at: Double(step) / 100) }
    // 795 + 15 + 15 + 15 is the end; the fourth step leads beyond it, at 1500 points per second.
    #expect(table.offset(0.04) == 840)
    let spring = Curve.spring(frequency: ScrollPhysics.bounceFrequency, dampingRatio: 1, velocity: 1500)
    let swing = Motion(start: Time(0.04), from: 840, to: 840, curve: spring)
    expectClose(table.offset(0.1), swing.position(at: Time(0.1)), within: 1e-6)
    let settles = try #require(table.settles)
    let swinging = table
    table.turn(.momentumChanged, 0, -15, at: 0.05)
    #expect(table == swinging)
    #expect(table.contentOffset(at: settles) == 840)
  }

  @Test("Momentum that meets an end at once swings by the velocity of the fingers, and by none after a rest")
  func momentumFromFingers() {
    for (rest, velocity) in [(0.01, 1500.0), (1, 0)] {
      var table = makeTable()
      table.scroll(to: 791, at: .zero)
      for step in 0...3 { table.turn(step == 0 ? .began : .changed, 0, -10, at: Double(step) / 150) }
      table.turn(.ended, at: 3.0 / 150)
      #expect(table.offset(0.02) == 831)
      let meets = 3.0 / 150 + (rest == 0.01 ? 1.0 / 150 : rest)
      // 10 points in each 150th of a second.
      table.turn(.momentumBegan, 0, -10, at: meets)
      let swing = Motion(
        start: Time(meets), from: 840, to: 840,
        curve: .spring(frequency: ScrollPhysics.bounceFrequency, dampingRatio: 1, velocity: velocity))
      for later in [0.01, 0.1, 0.3] {
        expectClose(table.offset(meets + later), swing.position(at: Time(meets + later)), within: 1e-6)
      }
    }
  }

  @Test("However slowly momentum meets an end, the content swings beyond it by its velocity")
  func slowMomentum() {
    var table = makeTable()
    table.scroll(to: 839, at: .zero)
    table.turn(.began, 0, -0.5, at: 0)
    table.turn(.ended, at: 0)
    table.turn(.momentumBegan, 0, -0.25, at: 0.01)
    table.turn(.momentumChanged, 0, -0.2510, at: 0.02)
    // 25 points a second, of which a thousandth of a point is left.
    #expect(table.offset(0.05) > 840.1)
  }

  @Test("Momentum of fingers that were lifted beyond an end does nothing, then or later")
  func momentumBeyondEnd() {
    var table = makeTable()
    table.turn(.began, 0, 100, at: 0)
    table.turn(.ended, at: 0.1)
    table.turn(.momentumBegan, 0, 10, at: 0.11)
    table.turn(.momentumChanged, 0, -30, at: 9)
    #expect(table.offset(9) == 0)
  }

  @Test("Fingers that touch the trackpad stop a gliding table")
  func catches() {
    var table = makeTable()
    table.play(.drag(from: 400, by: -100, steps: 10, at: 0).up(160, 300, at: 0.1))
    table.turn(.mayBegin, at: 0.3)
    let offset = table.offset(0.3)
    #expect(table.offset(1) == offset)
    var lifted = table
    lifted.turn(.cancelled, at: 0.4)
    #expect(lifted.offset(9) == offset)
    table.turn(.began, 0, -20, at: 0.4)
    expectClose(table.offset(0.4), offset + 20)
  }

  @Test("Fingers that have stopped a gliding table swipe the row under the pointer, and the content stays")
  func swipesAfterGlide() throws {
    var table = makeTable()
    table.play(.drag(from: 400, by: -100, steps: 10, at: 0).up(160, 300, at: 0.1))
    table.turn(.mayBegin, at: 0.3)
    let offset = table.offset(0.3)
    table.turn(.began, -100, 0, at: 0.4)
    var (gone, cancelled) = (table, table)
    #expect(table.turn(.ended, at: 0.5).map { $0.hasPrefix("didOpen.trailing.") } == [true])
    #expect(table.offset(9) == offset)
    // Free again: a click of a wheel scrolls.
    table.turn(.discrete, 0, -30, at: 1)
    #expect(table.offset(9) == offset + 30)
    // So it is when the system takes the swipe away, and when the row goes under it.
    cancelled.turn(.cancelled, at: 0.5)
    #expect(cancelled.list.openRows == [])
    let row = try #require(gone.list.row(atHeight: offset + 66))
    gone.edit(at: Time(0.5)) { $0.remove(row, at: Time(0.5)) }
    for var freed in [cancelled, gone] {
      freed.turn(.discrete, 0, -30, at: 1)
      #expect(freed.offset(9) == offset + 30)
    }
  }

  @Test("Open rows close when they begin to scroll")
  func closes() {
    var table = makeTable()
    table.perform("open.trailing", on: RowID(1), at: .zero)
    #expect(table.turn(.mayBegin, at: 1) == [])
    #expect(table.turn(.began, 0, -1, at: 1) == ["didClose.1"])
  }

  @Test("A list that takes pulls gets them")
  func pulls() {
    var table = makeRecorder(gestures: .pull)
    table.turn(.began, 0, 100, at: 0)
    table.turn(.ended, at: 0.1)
    // 55 · 480 / 535 below the top.
    let offset = table.offset(0.1)
    expectClose(offset, -55 * 480 / 535)
    #expect(
      table.list.received == [
        .pull(.began, contentOffset: 0), .pull(.changed, contentOffset: offset), .closeRows(except: nil),
        .pull(.changed, contentOffset: offset), .pull(.ended, contentOffset: offset),
      ])
    var cancelled = makeRecorder(gestures: .pull)
    cancelled.turn(.began, 0, 100, at: 0)
    cancelled.turn(.cancelled, at: 0.1)
    #expect(cancelled.list.received.last == .pull(.cancelled, contentOffset: offset))
    #expect(cancelled.offset(9) == 0)
  }

  // MARK: Swiping

  @Test("Sideways they swipe the row under the pointer with the samples of a finger, in either direction of reading")
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
      #expect(table.list.received.first == .closeRows(except: RowID(1)))
      #expect(table.offset(1) == 0)
    }
  }

  @Test("A swipe opens the row and closes the others; a flick counts by its velocity")
  func opens() {
    var table = makeTable()
    table.perform("open.trailing", on: RowID(4), at: .zero)
    #expect(table.turn(.began, -1, 0, at: 1) == ["didClose.4"])
    table.turn(.changed, -100, 0, at: 1.1)
    #expect(table.list.row(RowID(1)).offset(at: Time(1.1)) == -101)
    #expect(table.turn(.ended, at: 1.2) == ["didOpen.trailing.1"])
    #expect(table.list.openRows == [RowID(1)])

    var recorder = makeRecorder()
    for step in 0...4 { recorder.turn(step == 0 ? .began : .changed, -10, 0, at: Double(step) / 100) }
    recorder.turn(.ended, at: 0.04)
    // 10 points in each hundredth of a second.
    expectClose(recorder.list.samples.last?.velocity.x, -1000, within: 1)
  }

  @Test("Momentum after a swipe neither swipes nor scrolls")
  func swipeMomentum() {
    var table = makeTable()
    table.turn(.began, -100, 0, at: 0)
    table.turn(.ended, at: 0.1)
    let ended = table
    for phase in [WheelPhase.momentumBegan, .momentumChanged, .momentumEnded] { table.turn(phase, -30, -30, at: 0.2) }
    #expect(table == ended)
  }

  @Test("A swipe that the system takes away restores the row, and so does a finger that touches")
  func cancels() {
    for phase in [true, false] {
      var table = makeTable()
      table.turn(.began, -100, 0, at: 0)
      if phase {
        table.turn(.cancelled, at: 0.1)
      } else {
        table.play(Finger().down(160, 400, at: 0.1).up(160, 400, at: 0.15))
      }
      #expect(table.list.openRows == [])
      // What is left of the gesture does nothing.
      #expect(table.turn(.changed, -100, 0, at: 0.2) == [])
      #expect(table.turn(.ended, at: 0.3) == [])
      table.advance(to: Time(9))
      #expect(table == makeTable())
    }
  }

  @Test("A gesture whose end was lost is taken away by the next one, and by cancelTouches")
  func lostEnd() {
    var table = makeTable()
    table.turn(.began, -100, 0, at: 0)
    table.turn(.began, 0, -50, above: Vector(160, 400), at: 1)
    #expect(table.offset(1) == 50)
    table.cancelTouches(at: Time(2))
    table.turn(.changed, 0, -50, at: 3)
    #expect(table.offset(3) == 50)
    #expect(table.list.openRows == [])
  }

  @Test("A row that goes meanwhile takes the swipe with it")
  func rowGoes() {
    var table = makeTable()
    table.turn(.began, -100, 0, at: 0)
    table.edit(at: Time(0.1)) { $0.remove(RowID(1), at: Time(0.1)) }
    #expect(table.turn(.changed, -20, 0, at: 0.2) == [])
    #expect(table.turn(.ended, at: 0.3) == [])
    table.advance(to: Time(9))
    #expect(table.list.openRows == [])
  }

  @Test("Where there is no row nothing is swiped")
  func noRow() {
    var table = makeTable(count: 2)
    #expect(table.turn(.began, -100, 0, above: Vector(160, 300), at: 0) == [])
    #expect(table.turn(.ended, at: 0.1) == [])
    #expect(table == makeTable(count: 2))
  }

  @Test("A rotation while they scroll leaves the content where it is")
  func rotation() {
    var table = makeTable()
    table.turn(.began, 0, 100, at: 0)
    let offset = table.offset(0)
    table.resize(width: 480, height: 320, at: Time(0.1))
    #expect(table.offset(0.1) == offset)
    table.turn(.changed, 0, 0, at: 0.2)
    #expect(table.offset(0.2) == offset)
    table.turn(.ended, at: 0.3)
    #expect(table.offset(9) == 0)
  }

  // MARK: What they have caught

  @Test("Content that they have caught beyond an end swings back from rest, however their gesture ends")
  func swingsBack() {
    typealias Reports = (inout SwipeTable) -> Void
    let lifted: Reports = { $0.turn(.cancelled, at: 1.2) }
    let swiped: Reports = {
      $0.turn(.began, -100, 0, at: 1.15)
      $0.turn(.ended, at: 1.2)
    }
    let swipeLost: Reports = {
      $0.turn(.began, -100, 0, at: 1.15)
      $0.turn(.cancelled, at: 1.2)
    }
    let scrolled: Reports = {
      $0.turn(.began, 0, -1, at: 1.15)
      $0.turn(.ended, at: 1.2)
    }
    let scrollLost: Reports = {
      $0.turn(.began, 0, -1, at: 1.15)
      $0.turn(.cancelled, at: 1.2)
    }
    let rowGone: Reports = {
      $0.turn(.began, -100, 0, at: 1.15)
      $0.edit(at: Time(1.2)) { $0.remove(RowID(0), at: Time(1.2)) }
    }
    for reports in [lifted, swiped, swipeLost, scrolled, scrollLost, rowGone] {
      var table = makeTable()
      table.play(.drag(from: 100, by: 200, steps: 10, at: 0).up(160, 300, at: 1))
      table.turn(.mayBegin, at: 1.1)
      reports(&table)
      let offset = table.offset(1.2)
      #expect(offset < -10)
      let swing = Motion(
        start: Time(1.2), from: offset, to: 0,
        curve: .spring(frequency: ScrollPhysics.bounceFrequency, dampingRatio: 1, velocity: 0))
      for time in [1.25, 1.3, 1.5, 9] { #expect(table.offset(time) == swing.position(at: Time(time))) }
    }
  }

  @Test("The first way counts for the velocity of a swipe")
  func firstWay() {
    var recorder = makeRecorder()
    recorder.turn(.began, -10, 0, at: 0)
    recorder.turn(.changed, -10, 0, at: 0.01)
    recorder.turn(.ended, at: 0.01)
    expectClose(recorder.list.samples.last?.velocity.x, -1000, within: 1)
  }

  @Test("A row that code opens during a swipe closes when the swipe opens its own")
  func oneOpen() {
    var table = makeTable()
    table.turn(.began, -100, 0, at: 0)
    table.edit(at: Time(0.1)) { $0.perform("open.trailing", on: RowID(4), at: Time(0.1)) }
    #expect(table.turn(.ended, at: 0.2) == ["didOpen.trailing.1", "didClose.4"])
  }
}
