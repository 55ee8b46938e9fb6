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
    func press(_ keys: KeyEvent.Key..., from time: Double) -> [String?] {
      keys.indices.map {
        player.table.key(KeyEvent(keys[$0], movesRow: true), at: Time(time + Double($0))).announcement?.text()
      }
    }
    let said = press(.up, .up, .down, .end, from: 0)
    let places = ["Move up. 1, row 1 of 20", nil, "Move down. 1, row 2 of 20", "Move to bottom. 1, row 20 of 20"]
    #expect((said, player.numbers) == (places, [0] + Array(2..<20) + [1]))
    player.expect(offsets: [520], at: [9])  // 20 · 50 - 480
    #expect(press(.home, .toTrailing, from: 10) == ["Move to top. 1, row 1 of 20", nil])
    #expect(player.numbers == [1, 0] + Array(2..<20))
  }

  @Test("When undo restores several rows, the uppermost is announced and has the focus")
  func undone() {
    var table = HeadlessTable(GestureList(["Milk", "Tea", "Bread", "Salt"], width: 320), width: 320, height: 480)
    table.focus = TableFocus(row: RowID(3))
    table.edit(at: Time(0)) { $0.remove([RowID(2), RowID(1)], at: Time(0)) }
    #expect(table.undo(at: Time(1)).announcement?.text() == "Undone. Tea, row 2 of 4")
    #expect(table.focus == TableFocus(row: RowID(1)))
  }

  @Test("In rows without sides, the arrows step through the plain actions")
  func walks() {
    var player = FingerTable(3)
    player.table.focus = TableFocus(row: RowID(0))
    let presses: [(KeyEvent.Key, at: Double)] = [
      (.toTrailing, 0), (.toTrailing, 0), (.enter, 1), (.toLeading, 2), (.enter, 3), (.toLeading, 4),
    ]
    let said = presses.map { player.table.key(KeyEvent($0.0), at: Time($0.at)).announcement?.text() }
    // delete, complete, edit, addAbove, addBelow, moveDown, moveToBottom
    let expected = [
      "0, row 1 of 3, Delete button, 1 of 7", "0, row 1 of 3, Complete button, 2 of 7",
      "Complete. 0, completed, row 1 of 3, Restore button, 2 of 7", "0, completed, row 1 of 3, Delete button, 1 of 7",
      "Delete, 0. 1, row 1 of 2", nil,
    ]
    #expect(said == expected)
  }
}
