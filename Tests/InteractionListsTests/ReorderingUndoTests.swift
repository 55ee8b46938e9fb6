import ConstraintSwipe
import HeadlessTable
import TestSupport
import Testing

@Suite("Undo when the app changes the list while a finger drags a row with buttons")
struct ReorderingUndoTests {
  typealias List = ReorderingTests.List

  @Test("The app's changes during a drag are undone in order, and removing the held row ends the drag")
  func outside() {
    for ending in [PanPhase.ended, .cancelled] {
      var list = ReorderingTests.list()
      list.hold(.began, 60, at: 2)
      list.hold(.changed, 110, at: 2.1)
      list.insert("New", index: 0, at: Time(2.2))
      list.move(RowID(4), to: 0, at: Time(2.3))
      list.remove(RowID(3), at: Time(2.4))
      list.hold(.changed, 250, at: 2.5)
      list.hold(ending, 250, at: 2.6)
      var time = 3.0
      while list.canUndo {
        list.undo(at: Time(time))
        time += 1
      }
      #expect(list.numbers == [0, 1, 2, 3, 4], "\(ending)")
    }
    var list = ReorderingTests.list()
    list.hold(.began, 60, at: 2)
    list.hold(.changed, 110, at: 2.1)
    list.remove(RowID(1), at: Time(2.2))
    #expect(list.liftedRow == nil && list.numbers == [0, 2, 3, 4])
    #expect(list.hold(.changed, 20, at: 2.3) == .none)
    list.undo(at: Time(3))
    list.undo(at: Time(4))
    #expect(list.numbers == [0, 1, 2, 3, 4])
    // The app moves the held row itself, or turns reordering off.
    list.hold(.began, 60, at: 6)
    list.move(RowID(1), to: 4, at: Time(6.1))
    #expect(list.liftedRow == nil && list.numbers == [0, 2, 3, 4, 1])
    list.hold(.began, 20, at: 8)
    list.reordering = nil
    #expect(list.liftedRow == nil && list.gestures == [] && list.numbers == [0, 2, 3, 4, 1])
    #expect(list.hold(.changed, 200, at: 9) == .none)
  }

  @Test("Undo takes back the drag since the app's change, then that change, then the drag before it")
  func steps() {
    typealias Order = [Int]
    let changes: [(name: String, make: (inout List) -> Void, dropped: Order, cancelled: Order, undone: [Order])] = [
      (
        "insert", { $0.insert("New", index: 0, at: Time(2.2)) }, [5, 0, 2, 3, 4, 1], [5, 0, 1, 2, 3, 4],
        [[5, 0, 2, 1, 3, 4], [0, 2, 1, 3, 4]]
      ),
      (
        "remove", { $0.remove(RowID(0), at: Time(2.2)) }, [2, 3, 4, 1], [1, 2, 3, 4],
        [[2, 1, 3, 4], [0, 2, 1, 3, 4]]
      ),
      (
        "move", { $0.move(RowID(4), to: 0, at: Time(2.2)) }, [4, 0, 2, 3, 1], [4, 0, 1, 2, 3],
        [[4, 0, 2, 1, 3], [0, 2, 1, 3, 4]]
      ),
      (
        "describe", { $0.describe(RowID(4), as: List.Description(title: "News"), at: Time(2.2)) }, [0, 2, 3, 4, 1],
        [0, 1, 2, 3, 4], [[0, 2, 1, 3, 4], [0, 2, 1, 3, 4]]
      ),
    ]
    for (name, make, dropped, cancelled, undone) in changes {
      for (ending, order) in [(PanPhase.ended, dropped), (.cancelled, cancelled)] {
        var list = ReorderingTests.list()
        list.hold(.began, 60, at: 2)
        list.hold(.changed, 110, at: 2.1)
        make(&list)
        list.hold(.changed, 250, at: 2.5)
        list.hold(ending, 250, at: 2.6)
        #expect(list.numbers == order, "\(name), \(ending)")
        for (step, before) in (undone + [[0, 1, 2, 3, 4]]).enumerated() {
          list.undo(at: Time(3 + Double(step)))
          #expect(list.numbers == before, "\(name), \(ending), step \(step)")
        }
        #expect(!list.canUndo, "\(name), \(ending)")
      }
    }
    // If the app ends the hold, the drag so far is a step, too.
    let ends: [(inout List) -> Void] = [
      { $0.reordering = nil }, { $0.move(RowID(1), to: 0, at: Time(2.2)) },
    ]
    for (number, end) in ends.enumerated() {
      var list = ReorderingTests.list()
      list.hold(.began, 60, at: 2)
      list.hold(.changed, 110, at: 2.1)
      end(&list)
      if number > 0 { list.undo(at: Time(3)) }
      #expect(list.liftedRow == nil && list.numbers == [0, 2, 1, 3, 4], "\(number)")
      list.undo(at: Time(4))
      #expect(list.numbers == [0, 1, 2, 3, 4] && !list.canUndo, "\(number)")
    }
  }
}
