import ConstraintSwipe
import InteractionHosting
import Testing

@Suite("A table's driver whose direction changes")
struct TurnedTableTests {
  @Test("The table stays as it was, except that its touches are cancelled, and a recording ends")
  func turns() {
    let row = ConstraintSwipe(width: 320, height: 44, trailing: [delete, more])
    let policies = TablePolicies(closesOthersOnOpen: false)
    var driver = TableDriver(
      HeadlessTable(SwipeList(of: row, count: 40), width: 320, height: 480, policies: policies))
    driver.recorder = ScriptRecorder(rowsOf: driver.table, design: "constraint-swipe")
    driver.handle(.perform("open.trailing", on: RowID(3)), at: Time(1))
    driver.handle(.key(KeyEvent(.down)), at: Time(1))
    let focus = driver.table.focus
    driver.handle(.keyboard(height: 100), at: Time(1))
    driver.handle(.scrollTo(contentOffset: 88), at: Time(2))
    driver.handle(.touch(TouchEvent(.down, location: Vector(300, 100))), at: Time(3))
    driver.handle(.touch(TouchEvent(.moved, location: Vector(200, 100))), at: Time(3.1))
    driver.changeDirection(to: .leftToRight, at: Time(3.2))
    #expect(driver.recorder?.isComplete == true)

    driver.changeDirection(to: .rightToLeft, at: Time(3.2))
    driver.handle(.touch(TouchEvent(.up, location: Vector(200, 100))), at: Time(3.3))

    let table = driver.table
    #expect(table.direction == .rightToLeft && table.size == LayoutSize(width: 320, height: 480))
    #expect(table.contentOffset(at: Time(9)) == 88 && table.keyboardHeight == 100)
    #expect(table.list.openRows == [RowID(3)] && table.policies == policies)
    #expect(focus != nil && table.focus == focus && driver.recorder?.isComplete == false)
  }

  @Test("After the change, a finger swipes the other way")
  func swipes() {
    let row = ConstraintSwipe(width: 320, height: 44, trailing: [delete, more])
    var driver = TableDriver(HeadlessTable(SwipeList(of: row, count: 4), width: 320, height: 480))
    driver.changeDirection(to: .rightToLeft, at: Time(1))
    driver.handle(.touch(TouchEvent(.down, location: Vector(40, 60))), at: Time(1))
    driver.handle(.touch(TouchEvent(.moved, location: Vector(200, 60))), at: Time(1.2))
    driver.handle(.touch(TouchEvent(.up, location: Vector(200, 60))), at: Time(1.4))
    #expect(driver.list.openRows == [RowID(1)])
  }
}
