import InteractionLists
import TestSupport
import Testing

@Suite("A row that a finger holds while code changes the list, or that it drops")
struct HeldRowTests {
  @Test("A finger keeps its row if another one becomes immovable or disabled, or if its own gets a new title")
  func describedMeanwhile() {
    let descriptions: [(row: Int, description: ReorderingTests.List.Description)] = [
      (3, .init(isMovable: false)), (3, .init(isEnabled: false)), (1, .init(title: "New")),
    ]
    for (row, description) in descriptions {
      var list = ReorderingTests.list()
      list.hold(.began, 60, at: 1)
      list.hold(.changed, 110, at: 1.1)
      list.describe(RowID(row), as: description, at: Time(1.2))
      #expect((list.liftedRow, list.numbers) == (RowID(1), [0, 2, 1, 3, 4]), "\(row) as \(description)")
    }
  }

  @Test("A motionless hold goes by its row's edge again once a row above has pushed it, even slightly")
  func pushed() {
    var list = ReorderingTests.list(heights: [44, 1, 44])
    list.hold(.began, 60, at: 1)
    #expect(list.liftedRow == RowID(2))
    // Row 1 is now from 44.8 to 45.8; its middle is below 45, where row 2 is held.
    list.setHeights([.row(RowID(0), 44.8)], animated: false, at: Time(1.1))
    list.hold(.changed, 60, at: 1.2)
    #expect(list.numbers == [0, 2, 1, 3, 4])
  }

  @Test("A held row that code moves sinks, even where rows without heights start no motion")
  func movedByCode() {
    func flat(held: Bool) -> ListEffects {
      var list = ReorderingTests.list()
      if held { list.hold(.began, 60, at: 1) }
      list.setHeights([.kind("", 0)], animated: false, at: Time(2))
      list.advance(to: Time(3))
      #expect(list.contentHeight == 0)
      return list.move(RowID(1), to: 3, at: Time(3))
    }
    let move = ListUpdate([.move(.init(from: .init(row: 1), to: .init(row: 3)))])
    for held in [true, false] {
      #expect(flat(held: held) == ListEffects(update: move, notices: [.didMove(RowID(1))], startedMotion: held))
    }
  }

  @Test("With reduced motion, a dropped row is at once in its place", arguments: [PanPhase.ended, .cancelled])
  func reduced(phase: PanPhase) {
    var list = ReorderingTests.list()
    list.reducesMotion = true
    list.hold(.began, 60, at: 1)
    list.hold(.changed, 70, at: 2)
    expectClose(list.place(of: RowID(1), at: Time(2))?.top, 44 + 10)
    #expect(list.hold(phase, 70, at: 3) == .none)
    #expect(list.place(of: RowID(1), at: Time(3))?.top == 44 && list.settleTime == nil)
  }
}
