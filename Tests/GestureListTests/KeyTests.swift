import GestureList
import HeadlessTable
import TestSupport
import Testing

@Suite("The keyboard in a list whose rows move")
struct KeyTests {
  @Test("With a modifier the row moves, is followed into sight, and keeps the focus")
  func moves() {
    var player = FingerTable(20)
    player.table.focus = TableFocus(row: RowID(1))
    func press(_ key: KeyEvent.Key, _ time: Double) -> String? {
      player.table.key(KeyEvent(key, movesRow: true), at: Time(time)).announcement?.text()
    }
    #expect(press(.up, 0) == "Move up. Row 1 of 20")
    #expect(press(.up, 1) == nil)
    #expect(press(.down, 2) == "Move down. Row 2 of 20")
    #expect(press(.end, 3) == "Move to bottom. Row 20 of 20")
    #expect(player.numbers.last == 1)
    #expect(player.offset(9) == 520)  // 20 · 50 - 480
    #expect(press(.home, 10) == "Move to top. Row 1 of 20")
    #expect(player.numbers == [1, 0] + Array(2..<20))
    #expect(press(.toTrailing, 11) == nil)
  }

  @Test("Rows without sides have their plain actions walked by the arrows")
  func walks() {
    var player = FingerTable(3)
    player.table.focus = TableFocus(row: RowID(0))
    func press(_ key: KeyEvent.Key, _ time: Double) -> String? {
      player.table.key(KeyEvent(key), at: Time(time)).announcement?.text()
    }
    // delete, complete, edit, addAbove, addBelow, moveDown, moveToBottom
    #expect(press(.toTrailing, 0) == "Row 1 of 3, Delete button, 1 of 7")
    #expect(press(.toTrailing, 0) == "Row 1 of 3, Complete button, 2 of 7")
    #expect(press(.enter, 1) == "Complete. Row 1 of 3, Restore button, 2 of 7")
    #expect(press(.toLeading, 2) == "Row 1 of 3, Delete button, 1 of 7")
    #expect(press(.enter, 3) == "Delete. Row 1 of 2")
    #expect(press(.toLeading, 4) == nil)
  }
}
