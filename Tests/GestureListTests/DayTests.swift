import GestureList
import HeadlessTable
import TestSupport
import Testing

/// A to-do list kept by fingers on a table alone, and one kept by plain actions alone.
@Suite("A day with a list")
struct DayTests {
  private func byFingers() -> FingerTable {
    var fingers = FingerTable(4)
    fingers.play(.path((160, 60), (160, 260), at: 0))
    fingers.type("New", at: 2)
    fingers.play(.path((60, 75), (260, 75), at: 3))  // New 0 1 2 3: 0 is done
    fingers.play(.path((300, 125), (90, 125), at: 5))  // New 0 2 3
    fingers.play(Finger().down(100, 175, at: 7).move(100, 10, at: 7.8).up(100, 10, at: 7.9))  // 3 New 0 2
    fingers.touch(.down, 100, 125, at: 9)
    fingers.touch(.down, 200, 175, at: 9, finger: 1)
    fingers.touch(.moved, 100, 80, at: 9.1)
    fingers.touch(.up, 200, 210, at: 9.2, finger: 1)
    fingers.touch(.up, 100, 80, at: 9.3)
    fingers.type("Tea", at: 10)  // 3 New 0 Tea 2
    fingers.play(.path((100, 75), at: 12))
    fingers.type("Milk", at: 12.5)
    fingers.table.advance(to: Time(20))
    return fingers
  }

  private func byActions() -> FingerTable {
    var actions = FingerTable(4)
    actions.edit(at: 0) { $0.perform("add", at: $1) }
    actions.type("New", at: 1)
    for (action, row) in [("complete", 0), ("delete", 1), ("moveToTop", 3), ("addBelow", 0)] {
      actions.edit(at: 2) { $0.perform(action, on: RowID(row), at: $1) }
    }
    actions.type("Tea", at: 3)
    actions.edit(at: 4) { $0.perform("edit", on: RowID(4), at: $1) }
    actions.type("Milk", at: 5)
    actions.table.advance(to: Time(20))
    return actions
  }

  @Test("Fingers and actions lead to the same list and the same notices, and both can be undone to the start")
  func day() {
    let (fingers, actions) = (byFingers(), byActions())
    #expect(fingers.list.texts == ["3", "Milk", "0", "Tea", "2"])
    #expect(fingers.list == actions.list && fingers.notices == actions.notices)
    for (name, player) in [("by fingers", fingers), ("by actions", actions)] {
      var player = player
      var steps = 0
      while player.list.canUndo {
        steps += 1
        player.edit(at: 20) { $0.undo(at: $1) }
      }
      player.table.advance(to: Time(30))
      // Three texts, two new items, one completed, one deleted, one moved.
      #expect((steps, player.list) == (8, FingerTable(4).list), "\(name)")
    }
  }
}

extension FingerTable {
  /// Types a text and ends the edit.
  fileprivate mutating func type(_ text: String, at time: Double) {
    edit(at: time) { list, time in
      list.type(text, at: time)
      return list.endEditing(at: time)
    }
  }
}
