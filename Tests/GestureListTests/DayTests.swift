import GestureList
import HeadlessTable
import Testing

/// A to-do list kept by fingers on a table alone, and one kept by plain actions alone.
@Suite("A day with a list")
struct DayTests {
  @Test("By fingers and by actions it ends alike, with the same changes, and is undone to the start")
  func day() {
    var byFingers = FingerTable(4)
    byFingers.drag((160, 60), (160, 260), at: 0)
    byFingers.type("New", at: 2)
    byFingers.drag((60, 75), (260, 75), at: 3)  // New 0 1 2 3: 0 is done
    byFingers.drag((300, 125), (90, 125), at: 5)  // New 0 2 3
    byFingers.touch(.down, 100, 175, at: 7)
    byFingers.touch(.moved, 100, 10, at: 7.8)
    byFingers.touch(.up, 100, 10, at: 7.9)  // 3 New 0 2
    byFingers.touch(.down, 100, 125, at: 9)
    byFingers.touch(.down, 200, 175, at: 9, finger: 1)
    byFingers.touch(.moved, 100, 80, at: 9.1)
    byFingers.touch(.up, 200, 210, at: 9.2, finger: 1)
    byFingers.touch(.up, 100, 80, at: 9.3)
    byFingers.type("Tea", at: 10)  // 3 New 0 Tea 2
    byFingers.drag((100, 75), at: 12)
    byFingers.type("Milk", at: 12.5)
    byFingers.table.advance(to: Time(20))

    var byActions = FingerTable(4)
    byActions.act(at: 0) { $0.perform("add", at: $1) }
    byActions.type("New", at: 1)
    for (action, row) in [("complete", 0), ("delete", 1), ("moveToTop", 3), ("addBelow", 0)] {
      byActions.act(at: 2) { $0.perform(action, on: RowID(row), at: $1) }
    }
    byActions.type("Tea", at: 3)
    byActions.act(at: 4) { $0.perform("edit", on: RowID(4), at: $1) }
    byActions.type("Milk", at: 5)
    byActions.table.advance(to: Time(20))

    #expect(byFingers.table.list.texts == ["3", "Milk", "0", "Tea", "2"])
    #expect(byFingers.table.list == byActions.table.list)
    #expect(byFingers.notices == byActions.notices)
    let start = FingerTable(4).table.list
    for var fingers in [byFingers, byActions] {
      var steps = 0
      while fingers.table.list.canUndo {
        steps += 1
        fingers.act(at: 20) { $0.undo(at: $1) }
      }
      fingers.table.advance(to: Time(30))
      // Three texts, two new items, one completed, one deleted, one moved.
      #expect(steps == 8)
      #expect(fingers.table.list == start)
    }
  }
}

extension FingerTable {
  /// Calls the list's own code, as an app does.
  fileprivate mutating func act(at time: Double, _ change: (inout GestureList, Time) -> ListEffects) {
    let effects = table.apply(at: Time(time)) { change(&$0, Time(time)) }
    notices += effects.notices.map(\.name)
  }

  /// Types a text and ends the edit.
  fileprivate mutating func type(_ text: String, at time: Double) {
    act(at: time) { list, time in
      list.edit(text)
      return list.endEditing(at: time)
    }
  }
}
