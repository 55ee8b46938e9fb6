import ConstraintSwipe
import HeadlessTable
import TestSupport
import Testing

@Suite("A finger whose end never comes, and cancelling all touches")
struct LostFingerTests {
  @Test("Until its touches are cancelled, fingers with other numbers do nothing; then they count again")
  func lost() {
    var table = makeTable()
    table.play(Finger(0).down(300, 60, at: 0).move(150, 60, at: 0.1))
    table.expect([], of: Finger(1).down(100, 100, at: 1).up(100, 100, at: 1.1))
    expect(table.cancelTouches(at: Time(2)), ListEffects(startedMotion: true))  // the row returns
    table.expect(open: [])
    table.expect(["didSelect.2"], of: Finger(1).down(100, 100, at: 3).up(100, 100, at: 3.1))
    #expect(table.list.row(RowID(1)).offset(at: Time(3)) == 0)
  }

  /// The ways of fingers that are then cancelled, one for each thing that a finger may be doing.
  private static let ways: [Finger] = [
    Finger(5).down(100, 60, at: 0), Finger(5).down(200, 60, at: 0).move(100, 70, at: 0.1),
    Finger(5).down(100, 60, at: 0).move(100, 160, at: 0.1), Finger(5).down(300, 60, at: 0),
    Finger(5).down(5, 60, at: 0).move(105, 60, at: 0.1),
  ]

  @Test("cancelTouches cancels whatever a finger does as a report of that finger would, and does nothing without one")
  func equalsReport() throws {
    for way in Self.ways {
      var table = makeRecorder()
      table.play(way)
      var reported = table
      let last = try #require(way.events.last)
      reported.touch(TouchEvent(.cancelled, finger: 5, location: last.event.location), at: Time(0.2))

      expect(table.cancelTouches(at: Time(0.2)), .none)

      #expect((table.list.received, table.offset(9)) == (reported.list.received, reported.offset(9)))
    }
    var table = makeTable()
    expect(table.cancelTouches(at: Time(1)), .none)
    #expect(table == makeTable())
  }
}
