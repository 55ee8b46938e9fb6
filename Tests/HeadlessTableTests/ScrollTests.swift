import ConstraintSwipe
import HeadlessTable
import TestSupport
import Testing

@Suite("The vertical position: what the finger does to it, and what it does by itself")
struct ScrollTests {
  /// The offset at which 30 rows rest at the bottom: 30 · 44 - 480.
  private let end = 840.0

  @Test("The content follows the finger from the slop on")
  func follows() {
    var table = makeTable()
    table.play(Finger().down(160, 300, at: 0).move(160, 290, at: 0.1))
    #expect(table.offset(0.1) == 0)
    for y in [289.0, 200, 50, 123.25] {
      table.play(Finger().move(160, y, at: 0.2))
      #expect(table.offset(0.2) == 290 - y)
    }
  }

  @Test("At the top it is 0, which has no sign")
  func zero() {
    var table = makeTable()
    table.scroll(to: -0.0, at: .zero)
    #expect(table.offset(0).sign == .plus)
  }

  @Test("It does not matter how many reports come of the finger's way", arguments: [1, 2, 3, 7, 40])
  func sampling(steps: Int) {
    var table = makeTable()
    table.play(.drag(from: 400, by: -200, steps: steps, at: 0))
    // 200 points less the slop of 10.
    expectClose(table.offset(1), 190)
  }

  @Test("The content stands still under a finger that stands still")
  func standsStill() {
    var table = makeTable()
    table.play(.drag(from: 400, by: -200, steps: 10, at: 0))
    #expect(table.offset(0.1) == table.offset(5))
    #expect(table.settles == nil)
  }

  @Test("Beyond the top the rubber band holds")
  func beyondTop() {
    var table = makeTable()
    table.play(Finger().down(160, 100, at: 0).move(160, 110, at: 0.1).move(160, 210, at: 0.2))
    // 100 points beyond the end in a viewport of 480: 55 · 480 / (55 + 480).
    expectClose(table.offset(0.2), -55 * 480 / 535)
  }

  @Test("Beyond the bottom the rubber band holds")
  func beyondBottom() {
    var table = makeTable()
    table.scroll(to: 800, at: .zero)
    table.play(Finger().down(160, 400, at: 0).move(160, 390, at: 0.1).move(160, 250, at: 0.2))
    // 140 points lead to 940, which is 100 beyond the end.
    expectClose(table.offset(0.2), end + 55 * 480 / 535)
  }

  @Test("What code scrolls is where it is told to be at once, though rows travel", arguments: [false, true])
  func whileRowsTravel(byHost: Bool) {
    var table = makeTable()
    table.scroll(to: 400, at: .zero)
    table.edit(at: Time(1)) { $0.remove(RowID(2), at: Time(1)) }
    #expect(table.offset(1) == 400)
    if byHost {
      table.handle(.pull(.began, contentOffset: 100), at: Time(1))
    } else {
      table.scroll(to: 100, at: Time(1))
    }
    #expect(table.offset(1) == 100 && table.offset(1.1) == 100)
  }

  @Test("Content that swings back at the bottom does so in the same way, when rows come above meanwhile")
  func swingsOn() {
    var table = makeTable()
    table.scroll(to: end, at: .zero)
    table.play(.drag(from: 400, by: -200, steps: 10, at: 0).up(160, 200, at: 1))
    var longer = table
    longer.edit(at: Time(1.1)) { $0.insert("", index: 3, at: Time(1.1)) }
    for time in [1.1, 1.15, 1.2, 1.4] {
      #expect(table.offset(time) > end)
      // What is seen stays: the row below is a row farther down, or on its way there.
      let seen = longer.list.place(of: RowID(25), at: Time(time)).map { $0.top - longer.offset(time) }
      expectClose(seen, 25 * 44 - table.offset(time))
    }
    #expect(longer.offset(9) == end + 44)
  }

  @Test("Content that is released beyond an end swings back")
  func swingsBack() throws {
    var table = makeTable()
    table.play(Finger().down(160, 100, at: 0).move(160, 110, at: 0.1).move(160, 210, at: 0.2).up(160, 210, at: 1))
    let released = table.offset(1)
    expectClose(released, -55 * 480 / 535)
    let settles = try #require(table.settles)
    // Critically damped without velocity: it comes back without passing the end.
    var before = released
    for step in 1...500 {
      let offset = table.offset(1 + Double(step) * 0.001)
      #expect(offset > before)
      #expect(offset < 0)
      before = offset
    }
    #expect(table.contentOffset(at: settles) == 0)
    table.advance(to: settles)
    #expect(table.settles == nil)
    #expect(table.contentOffset(at: settles) == 0)
  }

  @Test("Content glides for half a second of its velocity, almost")
  func glides() throws {
    var table = makeTable(count: 1000)
    // 100 points in 100 ms are 1000 points a second: 0.499 s of them from 90.
    table.play(.drag(from: 400, by: -100, steps: 10, at: 0).up(160, 300, at: 0.1))
    let target = 90 + 499.0
    expectClose(table.contentOffset(at: try #require(table.settles)), target, within: 1e-6)
    var left = 499.0
    for millisecond in 1...1000 {
      left *= 0.998
      expectClose(table.offset(0.1 + Double(millisecond) * 0.001), target - left, within: 1e-6)
    }
  }

  @Test("Content glides the other way too")
  func glidesBack() {
    var table = makeTable(count: 1000)
    table.scroll(to: 5000, at: .zero)
    table.play(.drag(from: 100, by: 100, steps: 10, at: 0).up(160, 200, at: 0.1))
    expectClose(table.offset(60), 5000 - 90 - 499, within: 1e-6)
  }

  @Test("A glide that meets the end bounces back to it")
  func bouncesAtEnd() {
    var table = makeTable()
    table.scroll(to: 600, at: .zero)
    // 2000 points a second would glide 998 points; the end is 840.
    table.play(.drag(from: 400, by: -200, steps: 10, at: 0).up(160, 200, at: 0.1))
    let released = table.offset(0.1)
    var before = released
    var farthest = released
    for step in 1...3000 {
      let offset = table.offset(0.1 + Double(step) * 0.001)
      // Never faster than it was released: 2000 points a second are 2 a millisecond.
      #expect((offset - before).magnitude <= 2)
      before = offset
      farthest = max(farthest, offset)
    }
    #expect(farthest > end + 5)
    #expect(before == end)
    expectClose(released, 790)
  }

  @Test("A glide that meets the top bounces back to it")
  func bouncesAtTop() {
    var table = makeTable()
    table.scroll(to: 100, at: .zero)
    table.play(.drag(from: 100, by: 50, steps: 5, at: 0).up(160, 150, at: 0.05))
    let offsets = (0...3000).map { table.offset(0.05 + Double($0) * 0.001) }
    #expect((offsets.min() ?? 0) < -5)
    #expect(offsets.last == 0)
  }

  @Test("A touch stops a glide, and is no tap")
  func touchStops() {
    var table = makeTable(count: 1000)
    table.play(.drag(from: 400, by: -100, steps: 10, at: 0).up(160, 300, at: 0.1))
    let caught = table.offset(0.3)
    #expect(table.play(.tap(100, 100, at: 0.3)) == [])
    #expect(table.settles == nil)
    #expect(table.offset(0.3) == caught)
    #expect(table.offset(9) == caught)
    #expect(table.play(.tap(100, 1, at: 10)) == ["didSelect." + String(Int((caught + 1) / 44))])
  }

  @Test("A touch that stops a glide swipes the row under it, if it goes sideways")
  func stopSwipes() {
    var table = makeTable(count: 1000)
    table.play(.drag(from: 400, by: -100, steps: 10, at: 0).up(160, 300, at: 0.1))
    let caught = table.offset(0.3)
    let row = Int((caught + 100) / 44)
    #expect(table.play(.swipeOpen(100, at: 0.3)) == ["didOpen.trailing.\(row)"])
    #expect(table.list.openRows == [RowID(row)])
    #expect(table.offset(9) == caught)
  }

  @Test("A swipe from a glide that was caught beyond an end lets the content come back when it ends")
  func stopSwipesBeyondEnd() {
    var table = makeTable()
    table.play(Finger().down(160, 100, at: 0).move(160, 110, at: 0.1).move(160, 210, at: 0.2).up(160, 210, at: 1))
    let caught = table.offset(1.05)
    #expect(caught < -5)
    table.play(Finger().down(300, 100, at: 1.05).move(250, 100, at: 1.15).move(180, 100, at: 1.2))
    #expect(table.offset(1.2) == caught)
    // 100 points from the top of the table, and as many less from that of the content as it was pulled.
    let row = Int((caught + 100) / 44)
    #expect(table.play(Finger().up(180, 100, at: 1.3)) == ["didOpen.trailing.\(row)"])
    #expect(table.offset(9) == 0)
  }

  @Test("A touch that stops a glide on a button presses nothing")
  func stopPressesNothing() {
    var table = makeTable(count: 1000, policies: TablePolicies(closesOnScroll: false))
    table.play(.drag(from: 400, by: -100, steps: 10, at: 0).up(160, 300, at: 0.1))
    let row = RowID(Int((table.offset(0.3) + 100) / 44))
    table.perform("open.trailing", on: row, at: Time(0.2))
    #expect(table.play(.tap(300, 100, at: 0.3)) == [])
    #expect(table.list.openRows == [row])
  }

  @Test("A finger that has stopped a glide scrolls on, though the row under it goes")
  func stopOnRowThatGoes() {
    var table = makeTable(count: 1000)
    table.play(.drag(from: 400, by: -100, steps: 10, at: 0).up(160, 300, at: 0.1))
    let caught = table.offset(0.3)
    table.play(Finger().down(100, 300, at: 0.3))
    table.edit(at: Time(0.4)) { $0.remove(RowID(Int((caught + 300) / 44)), at: Time(0.4)) }
    table.play(Finger().move(100, 290, at: 0.5).move(100, 220, at: 0.6))
    expectClose(table.offset(0.6), caught + 70)
  }

  @Test("A touch that stops a glide is no tap beside open buttons either")
  func stopClosesNothing() {
    var table = makeTable(count: 1000, policies: TablePolicies(closesOnScroll: false))
    table.perform("open.trailing", on: RowID(500), at: .zero)
    table.play(.drag(from: 400, by: -100, steps: 10, at: 0).up(160, 300, at: 0.1))
    #expect(table.play(.tap(100, 100, at: 0.3)) == [])
    #expect(table.play(.tap(100, 100, at: 1)) == ["didClose.500"])
  }

  @Test("A glide that is caught is scrolled on from where it is")
  func scrollsOn() {
    var table = makeTable(count: 1000)
    table.play(.drag(from: 400, by: -100, steps: 10, at: 0).up(160, 300, at: 0.1))
    let caught = table.offset(0.3)
    table.play(Finger().down(100, 300, at: 0.3).move(100, 290, at: 0.4).move(100, 220, at: 0.5))
    expectClose(table.offset(0.5), caught + 70)
  }

  @Test("Content that is caught beyond an end does not jump")
  func caughtBeyondEnd() {
    var table = makeTable()
    table.play(Finger().down(160, 100, at: 0).move(160, 110, at: 0.1).move(160, 210, at: 0.2).up(160, 210, at: 1))
    let caught = table.offset(1.05)
    #expect(caught < -5)
    table.play(Finger().down(160, 200, at: 1.05).move(160, 210, at: 1.06))
    expectClose(table.offset(1.06), caught)
    // Pulled inward it comes to the end, and from there on follows the finger one to one.
    let stretched = ScrollPhysics.rubberBandExcess(-caught, dimension: 480)
    table.play(Finger().move(160, 210 - stretched - 30, at: 1.1))
    expectClose(table.offset(1.1), 30)
  }

  @Test("A fling inward from beyond the top scrolls on")
  func flingInward() {
    var table = makeTable()
    table.play(Finger().down(160, 200, at: 0).move(160, 280, at: 0.1))
    let caught = table.offset(0.1)
    // 12 points in 10 ms, upward: 1200 points per second.
    table.play(Finger().move(160, 280, at: 0.3).move(160, 268, at: 0.31).up(160, 268, at: 0.31))
    let released = table.offset(0.31)
    #expect(caught < released)
    #expect(released < 0)
    expectClose(table.offset(20), released + ScrollPhysics.glide(velocity: 1200))
  }

  @Test("Content that fits comes back from both sides", arguments: [1.0, -1])
  func fittingContent(sign: Double) {
    var table = makeTable(count: 3)
    table.play(Finger().down(160, 300, at: 0).move(160, 300 - sign * 100, at: 0.2))
    // 90 points beyond the end: 49.5 · 480 / (49.5 + 480).
    expectClose(table.offset(0.2), sign * 49.5 * 480 / 529.5)
    table.play(Finger().up(160, 300 - sign * 100, at: 1))
    #expect(table.offset(9) == 0)
  }

  @Test("Content that is thrown where it fits comes back")
  func fittingThrown() {
    var table = makeTable(count: 3)
    table.play(.drag(from: 300, by: -100, steps: 10, at: 0).up(160, 200, at: 0.1))
    #expect(table.offset(20) == 0)
  }

  @Test(
    "Scrolling from code stops at the ends",
    arguments: [
      (30, 123.5, 123.5), (30, -50, 0), (30, 1e9, 840), (30, .infinity, 840), (30, -.infinity, 0), (30, .nan, 0),
      (3, 100, 0),
    ] as [(Int, Double, Double)])
  func fromCode(count: Int, wanted: Double, reached: Double) {
    var table = makeTable(count: count)
    table.scroll(to: wanted, at: .zero)
    #expect(table.offset(0) == reached)
  }
}
