import ConstraintSwipe
import HeadlessTable
import TestSupport
import Testing

@Suite("Vertical scrolling by a finger, and what the content does after its release")
struct ScrollTests {
  /// The offset at which 30 rows rest at the bottom: 30 · 44 - 480.
  private let end = 840.0

  @Test("The content follows the finger from the slop on, and stands still under one that stands still")
  func follows() {
    var table = makeTable()
    table.play(Finger().down(160, 300, at: 0).move(160, 290, at: 0.1))
    table.expect(offsets: [0], at: [0.1])
    for y in [289.0, 200, 50, 123.25] {
      table.play(Finger().move(160, y, at: 0.2))
      table.expect(offsets: [290 - y], at: [0.2])
    }
    table.expect(restAt: 290 - 123.25, at: 5)
  }

  @Test("The number of reports of the finger's way does not matter")
  func sampling() {
    for steps in [1, 2, 3, 7, 40] {
      var table = makeTable()
      table.play(.drag(from: 400, by: -200, steps: steps, at: 0))
      // 200 points less the slop of 10.
      expectClose(table.offset(1), 190, "\(steps)")
      table.expect(offsets: [table.offset(1)], at: [5], note: "\(steps)")
    }
  }

  @Test("Beyond an end, the rubber band holds the content back")
  func beyondEnds() {
    var table = makeTable()
    table.play(.pull)
    // 100 points beyond the end in a viewport of 480: 55 · 480 / (55 + 480).
    expectClose(table.offset(0.2), -55 * 480 / 535)
    table = makeTable()
    table.scroll(to: 800, at: .zero)
    table.play(Finger().down(160, 400, at: 0).move(160, 390, at: 0.1).move(160, 250, at: 0.2))
    // 140 points lead to 940, which is 100 beyond the end.
    expectClose(table.offset(0.2), end + 55 * 480 / 535)
  }

  @Test("Content that code scrolls is there at once, even while rows travel")
  func whileRowsTravel() {
    for byHost in [false, true] {
      var table = makeTable()
      table.scroll(to: 400, at: .zero)
      table.remove([2], at: 1)
      table.expect(offsets: [400], at: [1])
      if byHost {
        table.handle(.pull(.began, contentOffset: 100), at: Time(1))
      } else {
        table.scroll(to: 100, at: Time(1))
      }
      table.expect(offsets: [100, 100], at: [1, 1.1])
    }
  }

  @Test("Content swings back at the bottom in the same way when a row is inserted above meanwhile")
  func swingsOn() {
    var table = makeTable()
    table.scroll(to: end, at: .zero)
    table.play(.drag(from: 400, by: -200, steps: 10, at: 0).up(160, 200, at: 1))
    var longer = table
    longer.insertRow(below: 3, at: 1.1)
    for time in [1.1, 1.15, 1.2, 1.4] {
      #expect(table.offset(time) > end)
      // What is seen stays: the row below is a row farther down, or on its way there.
      expectClose(longer.seen(25, at: time), 25 * 44 - table.offset(time))
    }
    longer.expect(offsets: [end + 44], at: [9])
  }

  @Test("Content that is released beyond an end swings back")
  func springsBack() throws {
    var table = makeTable()
    table.play(Finger.pull.up(160, 210, at: 1))
    let offsets = (0...500).map { table.offset(1 + Double($0) * 0.001) }
    expectClose(offsets[0], -55 * 480 / 535)
    // Critically damped without velocity: it comes back without passing the end.
    for (before, after) in zip(offsets, offsets.dropFirst()) { #expect(before < after && after < 0) }
    let settleTime = try #require(table.settleTime)
    #expect(table.contentOffset(at: settleTime) == 0)
    table.advance(to: settleTime)
    table.expect(restAt: 0, at: settleTime.seconds)
  }

  @Test("Content glides by its velocity times almost half a second, either way")
  func glides() throws {
    var table = makeTable(count: 1000)
    // 1000 points a second: 0.499 s of them from 90.
    table.play(.fling)
    let target = 90 + 499.0
    expectClose(table.contentOffset(at: try #require(table.settleTime)), target, within: 1e-6)
    var left = 499.0
    for millisecond in 1...1000 {
      left *= 0.998
      expectClose(table.offset(0.1 + Double(millisecond) * 0.001), target - left, within: 1e-6)
    }
    var back = makeTable(count: 1000)
    back.scroll(to: 5000, at: .zero)
    back.play(.drag(from: 100, by: 100, steps: 10, at: 0).up(160, 200, at: 0.1))
    expectClose(back.offset(60), 5000 - 90 - 499, within: 1e-6)
  }

  @Test("A glide that meets an end bounces back to it")
  func bounces() {
    var table = makeTable()
    table.scroll(to: 600, at: .zero)
    // 2000 points a second would glide 998 points; the end is 840.
    table.play(.drag(from: 400, by: -200, steps: 10, at: 0).up(160, 200, at: 0.1))
    let offsets = (0...3000).map { table.offset(0.1 + Double($0) * 0.001) }
    expectClose(offsets[0], 790)
    // Never faster than it was released: 2000 points a second are 2 a millisecond.
    for (before, after) in zip(offsets, offsets.dropFirst()) { #expect((after - before).magnitude <= 2) }
    #expect((offsets.max() ?? 0) > end + 5 && offsets.last == end)

    var atTop = makeTable()
    atTop.scroll(to: 100, at: .zero)
    atTop.play(.drag(from: 100, by: 50, steps: 5, at: 0).up(160, 150, at: 0.05))
    let back = (0...3000).map { atTop.offset(0.05 + Double($0) * 0.001) }
    #expect((back.min() ?? 0) < -5 && back.last == 0)
  }

  // MARK: A touch that stops a glide

  /// A table of a thousand rows that glides.
  private func gliding(closesOnScroll: Bool = true) -> SwipeTable {
    var table = makeTable(count: 1000, policies: TablePolicies(closesOnScroll: closesOnScroll))
    table.play(.fling)
    return table
  }

  @Test("A touch stops a glide, and is no tap; it swipes the row under it, if it goes sideways")
  func touchStops() {
    var table = gliding()
    var swiped = table
    let caught = table.offset(0.3)
    table.expect([], of: .tap(100, 100, at: 0.3))
    table.expect(restAt: caught, at: 0.3)
    table.expect(offsets: [caught], at: [9])
    table.expect(["didSelect." + String(Int((caught + 1) / 44))], of: .tap(100, 1, at: 10))

    let row = Int((caught + 100) / 44)
    swiped.expect(["didOpen.trailing.\(row)"], of: .swipeOpen(100, at: 0.3))
    swiped.expect(open: [row])
    swiped.expect(offsets: [caught], at: [9])
  }

  @Test("A swipe from a glide that was caught beyond an end lets the content come back when it ends")
  func stopSwipesBeyondEnd() {
    var table = makeTable()
    table.play(Finger.pull.up(160, 210, at: 1))
    let caught = table.offset(1.05)
    #expect(caught < -5)
    table.play(Finger().down(300, 100, at: 1.05).move(250, 100, at: 1.15).move(180, 100, at: 1.2))
    table.expect(offsets: [caught], at: [1.2])
    // 100 points from the top of the table, and as many less from that of the content as it was pulled.
    table.expect(["didOpen.trailing.\(Int((caught + 100) / 44))"], of: Finger().up(180, 100, at: 1.3))
    table.expect(offsets: [0], at: [9])
  }

  @Test("A touch that stops a glide presses no button, and closes nothing beside open ones")
  func stopPressesNothing() {
    var table = gliding(closesOnScroll: false)
    let row = Int((table.offset(0.3) + 100) / 44)
    table.open(row, at: 0.2)
    table.expect([], of: .tap(300, 100, at: 0.3))
    table.expect(open: [row])

    var beside = makeTable(count: 1000, policies: TablePolicies(closesOnScroll: false))
    beside.open(500)
    beside.play(.fling)
    beside.expect([], of: .tap(100, 100, at: 0.3))
    beside.expect(["didClose.500"], of: .tap(100, 100, at: 1))
  }

  @Test("A finger that has stopped a glide scrolls on from where it is, even if the row under it is removed")
  func scrollsOn() {
    for rowGoes in [false, true] {
      var table = gliding()
      let caught = table.offset(0.3)
      table.play(Finger().down(100, 300, at: 0.3))
      if rowGoes { table.remove([Int((caught + 300) / 44)], at: 0.4) }
      table.play(Finger().move(100, 290, at: 0.5).move(100, 220, at: 0.6))
      expectClose(table.offset(0.6), caught + 70)
    }
  }

  @Test("Content that is caught beyond an end does not jump")
  func caughtBeyondEnd() {
    var table = makeTable()
    table.play(Finger.pull.up(160, 210, at: 1))
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
    #expect(caught < released && released < 0)
    expectClose(table.offset(20), released + ScrollPhysics.glideDistance(velocity: 1200))
  }

  // MARK: Content that fits, and code

  @Test("Content that fits into the table comes back from both sides, also when it is thrown")
  func fittingContent() {
    for sign in [1.0, -1] {
      var table = makeTable(count: 3)
      table.play(Finger().down(160, 300, at: 0).move(160, 300 - sign * 100, at: 0.2))
      // 90 points beyond the end: 49.5 · 480 / (49.5 + 480).
      expectClose(table.offset(0.2), sign * 49.5 * 480 / 529.5)
      table.play(Finger().up(160, 300 - sign * 100, at: 1))
      table.expect(offsets: [0], at: [9])
    }
    var thrown = makeTable(count: 3)
    thrown.play(.drag(from: 300, by: -100, steps: 10, at: 0).up(160, 200, at: 0.1))
    thrown.expect(offsets: [0], at: [20])
  }

  @Test("Scrolling from code stops at the ends, and the offset at the top is never -0")
  func fromCode() {
    let cases: [(count: Int, wanted: Double, reached: Double)] = [
      (30, 123.5, 123.5), (30, -50, 0), (30, 1e9, 840), (30, .infinity, 840), (30, -.infinity, 0), (30, .nan, 0),
      (3, 100, 0), (30, -0.0, 0),
    ]
    for (count, wanted, reached) in cases {
      var table = makeTable(count: count)
      table.scroll(to: wanted, at: .zero)
      #expect((table.offset(0), table.offset(0).sign) == (reached, .plus), "\(wanted) of \(count)")
    }
  }

  @Test("Content that a host's scroll view releases springs back from rest, however near, and rests between the ends")
  func released() {
    for offset in [-50, -0.5, 100] {
      var table = makeTable()
      table.handle(.pull(.ended, contentOffset: offset), at: .zero)
      let swing = swing(at: 0, from: offset, to: max(0, offset))
      for time in [0, 0.1, 0.2] {
        expectClose(table.offset(time), swing.position(at: Time(time)), within: 1e-9, "from \(offset)")
      }
      #expect((table.settleTime == nil) == (offset == 100))
    }
  }

  @Test("Content that is flung back from far beyond the lower end glides on past it")
  func flungInward() {
    var table = makeTable()
    table.handle(.pull(.changed, contentOffset: 840 + 150), at: .zero)
    table.play(.drag(from: 100, by: 100, steps: 10, at: 0))
    // The finger is as far out as stretches the content by 150 points, and comes back by 90 beyond the slop.
    let beyond = ScrollPhysics.rubberBandExcess(150, dimension: 480) - 90
    let offset = 840 + ScrollPhysics.rubberBand(beyond, dimension: 480)
    expectClose(table.offset(0.1), offset)
    table.play(Finger().up(160, 200, at: 0.1))
    // At 1000 points a second, 499 points farther.
    expectClose(table.offset(9), offset - 499, within: 1e-6)
  }

  @Test("Content that is beyond an end by less than half of the table comes back by the band of the table's height")
  func farOut() {
    var table = makeTable()
    table.handle(.pull(.changed, contentOffset: -200), at: .zero)
    table.play(.drag(from: 300, by: -110, steps: 10, at: 0))
    let beyond = ScrollPhysics.rubberBandExcess(200, dimension: 480) - 100
    expectClose(table.offset(0.1), -ScrollPhysics.rubberBand(beyond, dimension: 480))
  }

  @Test("A glide that ends just as it reaches an end rests there")
  func endsAtEnd() {
    var table = makeTable()
    // 90 points with the finger and 499 beyond: a quarter of a point beyond the end, nearer than a glide ends.
    table.scroll(to: 840.25 - 90 - 499, at: .zero)
    table.play(.fling)
    let glide = Motion(start: Time(0.1), from: 840.25 - 499, to: 840.25, curve: .deceleration(rate: 0.998))
    expectClose(table.settleTime?.seconds, glide.end.seconds, within: 1e-6)
  }
}
