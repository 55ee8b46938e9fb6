import ConstraintSwipe
import ExpandableTable
import GestureList
import HeadlessTable
import ScrollSwipe
import Testing
import UtilityButtons

@testable import DocGen

@Suite("One gesture")
struct OneGestureTests {
  // MARK: The picture is the run

  /// The table after the touches.
  private func played<Row: RevealingRow & DrawableRow>(
    _ table: HeadlessTable<SwipeList<Row>>, _ touches: some Sequence<Timed<TouchEvent>>
  ) -> HeadlessTable<SwipeList<Row>> {
    var table = table
    table.play(touches)
    return table
  }

  private func check<Row: RevealingRow & DrawableRow>(
    _ run: FingerRun<Row>, _ finger: FingerPath, _ table: HeadlessTable<SwipeList<Row>>,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let touches = finger.touches()
    for (index, touch) in touches.dropLast().enumerated() {
      let sample = run.samples[index]
      let held = played(table, touches.prefix(index + 1))
      let lifted = played(held, [Timed(touch.at.seconds, TouchEvent(.up, location: touch.event.location))])
      let offset = held.list.row(RowID(2)).offset(at: touch.at)
      let fate = lifted.list.row(RowID(2)).rest
      #expect(sample.offset == offset && sample.fate == fate, "\(touch.at)", sourceLocation: sourceLocation)
    }
    let row = played(table, touches).list.row(RowID(2))
    let wrong = run.samples.dropFirst(touches.count).filter { sample in
      let isThere = (sample.offset - row.offset(at: Time(sample.time / 1000))).magnitude < 0.01
      return !isThere || sample.fate != nil
    }
    #expect(wrong.map(\.time) == [], sourceLocation: sourceLocation)
    let points = run.samples.map { Vector($0.time, $0.offset) }
    #expect(run.curves.last?.points == points, sourceLocation: sourceLocation)
    let moments = [milliseconds(finger.end), row.settleTime.map { milliseconds($0.seconds) }]
    #expect([run.lifted.time, run.settled.time] == moments, sourceLocation: sourceLocation)
  }

  private static let left = FingerPath(start: 0, from: Vector(262, 106), to: Vector(142, 114), duration: 0.35)
  private static let right = FingerPath(start: 0, from: Vector(90, 106), to: Vector(330, 114), duration: 0.45)

  @Test("A row's curve, and the outcome of a release at each moment, are what the engine does")
  func rows() {
    check(ConstraintSwipePage.run, Self.left, ConstraintSwipePage.table(height: 480))
    check(ScrollSwipePage.run, Self.right, ScrollSwipePage.table(height: 480))
    check(UtilityButtonsPage.run, Self.left, UtilityButtonsPage.table(height: 480))
  }

  @Test(
    "ConstraintSwipe follows from 10 points, opens from half a button, overshoots by 20, and rests at its buttons"
  )
  func constraintSwipe() throws {
    let run = ConstraintSwipePage.run
    #expect(run.way(of: run.taken) < -10)
    let opening = try #require(run.samples.firstIndex { $0.fate == .open(.trailing) })
    #expect(run.samples[opening].offset <= -40 && run.samples[opening - 1].offset > -40)
    let moments = [run.lifted, run.farthest, run.settled]
    #expect(moments.map(\.time) == [350, 450, 550] && moments.map(\.offset) == [-110, -180, -160])
    #expect(run.notices.map(\.name) == ["didOpen.trailing.2"] && run.notices.map(\.time) == [350])
    expect(run.doing.spans.map(\.words), are: ["resting", "held", "settling", "resting"])
  }

  @Test("ScrollSwipe opens by the finger's speed long before half, and its rubber band moves about half as far")
  func scrollSwipe() {
    let run = ScrollSwipePage.run
    let opening = run.first { $0.fate == .open(.leading) }
    #expect(opening.offset < 80 && Self.right.velocity(at: opening.time / 1000).x > ScrollSwipe.openVelocity)
    let part = (run.lifted.offset - 160) / (run.way(of: run.lifted) - 10 - 160)
    #expect((0.45...0.55).contains(part))
    #expect(Self.right.velocity(at: Self.right.end).x < ScrollSwipe.openVelocity && run.settled.offset == 160)
  }

  @Test(
    "UtilityButtons opens as soon as it follows, as it would glide beyond half; its state changes at the release"
  )
  func utilityButtons() throws {
    let run = UtilityButtonsPage.run
    let opening = run.first { $0.fate == .open(.trailing) }
    #expect(opening.time == run.taken.time)
    // This is no flick; the glide alone leads beyond half, 90.
    let velocity = Self.left.velocity(at: opening.time / 1000).x
    let glided = opening.offset + ScrollPhysics.glideDistance(velocity: velocity)
    #expect(velocity > -UtilityButtons.flick && glided < -90)
    let open = run.samples.filter { $0.row.cellState == .right }.map(\.time)
    let behind: [Double] = run.samples.map(\.time).filter { $0 >= run.lifted.time }
    #expect(open == behind)
    #expect(run.lifted.offset < -90 && run.settled.offset == -180)
    let arrived = run.samples.drop { $0.time < run.arrived.time }
    #expect(arrived.allSatisfy { ($0.offset + 180).magnitude < 0.5 })
  }

  @Test("A tap expands at the release, and then the rows make room for the fields")
  func expandableTable() throws {
    let run = try ExpandableTablePage.run()
    let notice = GestureTimeline.Mark(time: 120, words: "didExpand.0")
    #expect(run.notices == [notice])
    let expanded = run.moments.filter { $0.table.list.isExpanded(RowID(0)) }.map(\.time)
    #expect(expanded == run.moments.map(\.time).filter { $0 >= 120 } && run.settled == 420)
    let tops = run.moments.compactMap { $0.table.list.place(of: RowID(3), at: $0.now)?.top }
    let way = (tops.last ?? 0) - (tops.first ?? 0)
    #expect(tops == tops.sorted() && tops.count == run.moments.count && way == 88)
  }

  @Test("A hold begins after half a second without a report, and the order changes when the finger reaches a place")
  func gestureList() throws {
    let run = GestureListPage.run
    let lifted = run.first { $0.table.list.liftedRow != nil }
    let before = run.moments.filter { (1...499).contains($0.time) }
    #expect(lifted.time == 500 && before.allSatisfy { $0.effects == .none })
    for (place, edge) in [(2, 100.0), (3, 150)] {
      let index = try #require(run.moments.firstIndex { $0.table.list.position(of: RowID(1))?.row == place })
      let (before, after) = (run.moments[index - 1].finger?.y ?? .nan, run.moments[index].finger?.y ?? .nan)
      let isReached = run.moments[index].time == GestureListPage.reached(place).time
      #expect(before < edge && after >= edge && isReached, "\(place)")
    }
    let notice = GestureTimeline.Mark(time: 1250, words: "didMove.1")
    #expect(run.notices == [notice] && run.settled == 1500)
  }
}
