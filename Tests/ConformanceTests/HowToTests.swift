import HeadlessTable
import Testing
import UtilityButtons

/// The test that Docs/HowTo.md shows, to the letter.
@Test func aSwipeOpensTheRow() {
  let delete = InteractionAction(id: "delete", title: "Delete", role: .destructive)
  let row = UtilityButtons(width: 320, height: 44, trailing: [delete])
  var table = HeadlessTable(SwipeList(of: row, count: 3), width: 320, height: 480)
  table.touch(TouchEvent(.down, location: Vector(280, 60)), at: Time(0))
  table.touch(TouchEvent(.moved, location: Vector(150, 62)), at: Time(0.1))
  let effects = table.touch(TouchEvent(.up, location: Vector(150, 62)), at: Time(0.2))
  #expect(effects.notices.map(\.name) == ["didOpen.trailing.1"])
}
