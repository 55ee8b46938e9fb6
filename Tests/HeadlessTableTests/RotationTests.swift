import ConstraintSwipe
import HeadlessTable
import TestSupport
import Testing
import UtilityButtons

@Suite("A finger that rests while the table gets another extent does nothing that a tap would not")
struct RotationTests {
  private static let delete = InteractionAction(id: "delete", title: "Delete", role: .destructive, width: 90)

  /// Rows that one may swipe away, in a table of 480 by 320 points.
  private func table(_ direction: ReadingDirection) -> HeadlessTable<SwipeList<UtilityButtons>> {
    let row = UtilityButtons(width: 480, height: 44, trailing: [Self.delete], options: SwipeOptions(fullSwipe: true))
    return HeadlessTable(SwipeList(of: row, count: 3), width: 480, height: 320, direction: direction)
  }

  @Test(
    "It selects its row, as a tap does",
    arguments: ReadingDirection.allCases, [(100.0, 480.0), (320, 480), (1000, 320), (0, 0)])
  func resting(direction: ReadingDirection, extent: (width: Double, height: Double)) {
    var table = table(direction)
    #expect(table.play(Finger().down(100, 20, at: 0)) == [])
    table.resize(width: extent.width, height: extent.height, at: Time(0.2))
    #expect(table.play(Finger().up(100, 20, at: 0.3)) == ["didSelect.0"])
    #expect(table.list.count == 3)
    #expect(table.list.openRows == [])
  }

  @Test("A table lays its rows out for its own width from the first")
  func firstWidth() {
    let row = UtilityButtons(width: 100, height: 44, trailing: [Self.delete])
    let table = HeadlessTable(SwipeList(of: row, count: 3), width: 480, height: 320)
    #expect(table.list.row(RowID(0)).size == LayoutSize(width: 480, height: 44))
  }

  @Test("A row that right-to-left fingers have opened stays open", arguments: ReadingDirection.allCases)
  func open(direction: ReadingDirection) {
    var table = table(direction)
    table.perform("open.trailing", on: RowID(1), at: .zero)
    #expect(table.play(Finger().down(100, 20, at: 1)) == [])
    table.resize(width: 320, height: 480, at: Time(1.2))
    #expect(table.play(Finger().up(100, 20, at: 1.3)) == ["didClose.1"])  // as a tap outside does
  }

  @Test("A finger that moves on drags by as much as it moves", arguments: ReadingDirection.allCases)
  func moving(direction: ReadingDirection) {
    var table = makeRecorder(direction: direction)
    table.touch(TouchEvent(.down, location: Vector(100, 60)), at: Time(0))
    table.resize(width: 480, height: 320, at: Time(0.03125))
    table.touch(TouchEvent(.moved, location: Vector(130, 64)), at: Time(0.0625))
    // 30 points to the right, 10 of them the slop, in a sixteenth of a second; and 4 down.
    let sign = direction == .leftToRight ? 1.0 : -1.0
    let velocity = Vector(sign * 30 * 16, 4 * 16)
    #expect(
      table.list.samples == [
        PanSample(.began, translation: Vector(sign * 10, 0), velocity: velocity),
        PanSample(.changed, translation: Vector(sign * 30, 4), velocity: velocity),
      ])
  }

  @Test("The strip for back gestures is where the leading edge was when the finger touched")
  func backGesture() {
    // 10 points from the right of 320; after the rotation 170 from the right of 480.
    var table = makeRecorder(direction: .rightToLeft)
    table.touch(TouchEvent(.down, location: Vector(310, 60)), at: Time(0))
    table.resize(width: 480, height: 320, at: Time(0.1))
    table.touch(TouchEvent(.moved, location: Vector(250, 60)), at: Time(0.2))
    #expect(table.list.samples == [])
  }
}
