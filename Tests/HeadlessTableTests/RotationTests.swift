import ConstraintSwipe
import HeadlessTable
import TestSupport
import Testing
import UtilityButtons

@Suite("A finger that rests while the table is resized does nothing that a tap would not")
struct RotationTests {
  private static let delete = InteractionAction(id: "delete", title: "Delete", role: .destructive, width: 90)

  /// Rows that one may swipe away, in a table of 480 by 320 points.
  private func table(_ direction: ReadingDirection) -> HeadlessTable<SwipeList<UtilityButtons>> {
    let row = UtilityButtons(
      width: 480, height: 44, trailing: [Self.delete], options: SwipeOptions(allowsFullSwipe: true))
    return HeadlessTable(SwipeList(of: row, count: 3), width: 480, height: 320, direction: direction)
  }

  @Test("A resting finger selects its row, or closes an open one, as a tap does")
  func resting() {
    for direction in ReadingDirection.allCases {
      for (width, height) in [(100.0, 480.0), (320, 480), (1000, 320), (0, 0)] {
        let note = "\(direction), \(width)"
        var table = table(direction)
        table.expect([], of: Finger().down(100, 20, at: 0), note: note)
        table.resize(width: width, height: height, at: Time(0.2))
        table.expect(["didSelect.0"], of: Finger().up(100, 20, at: 0.3), note: note)
        #expect((table.list.count, table.list.openRows) == (3, []), "\(note)")
      }
      var open = table(direction)
      open.perform("open.trailing", on: RowID(1), at: .zero)
      open.expect([], of: Finger().down(100, 20, at: 1))
      open.resize(width: 320, height: 480, at: Time(1.2))
      // A row that right-to-left fingers have opened has stayed open.
      open.expect(["didClose.1"], of: Finger().up(100, 20, at: 1.3), note: "\(direction)")
    }
  }

  @Test("A table lays its rows out for its own width from the start")
  func initialWidth() {
    let row = UtilityButtons(width: 100, height: 44, trailing: [Self.delete])
    let table = HeadlessTable(SwipeList(of: row, count: 3), width: 480, height: 320)
    #expect(table.list.row(RowID(0)).size == LayoutSize(width: 480, height: 44))
  }

  @Test("A finger that moves after a resize drags by as much as it moves")
  func moving() {
    for (direction, sign) in [(ReadingDirection.leftToRight, 1.0), (.rightToLeft, -1)] {
      var table = makeRecorder(direction: direction)
      table.touch(TouchEvent(.down, location: Vector(100, 60)), at: Time(0))
      table.resize(width: 480, height: 320, at: Time(0.03125))
      table.touch(TouchEvent(.moved, location: Vector(130, 64)), at: Time(0.0625))
      // 30 points to the right, 10 of them the slop, in a sixteenth of a second; and 4 down.
      let velocity = Vector(sign * 30 * 16, 4 * 16)
      let samples = [
        PanSample(.began, translation: Vector(sign * 10, 0), velocity: velocity),
        PanSample(.changed, translation: Vector(sign * 30, 4), velocity: velocity),
      ]
      #expect(table.list.samples == samples)
    }
  }

  @Test("A resize cancels a hold that has lifted a row, whether the table or its host recognised it")
  func heldRows() {
    for isHosted in [false, true] {
      var table = makeRecorder(gestures: .hold)
      if isHosted {
        table.handle(.hold(.began, y: 60, contentOffset: 0), at: Time(1))
      } else {
        table.touch(TouchEvent(.down, location: Vector(100, 60)), at: .zero)
        table.advance(to: Time(1))
      }
      #expect(table.list.liftedRow == RowID(1))
      table.resize(width: 480, height: 320, at: Time(1.5))
      let phases = table.list.received.map { if case .hold(let phase, _, _) = $0 { phase } else { nil as PanPhase? } }
      #expect(phases == [.began, .cancelled], "hosted: \(isHosted)")
      #expect(table.list.liftedRow == nil)
    }
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
