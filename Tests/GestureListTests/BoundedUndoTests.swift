import GestureList
import InteractionCore
import Testing

@Suite("A gesture list keeps a bounded number of steps")
struct BoundedUndoTests {
  private func list() -> GestureList { GestureList((0..<120).map { "Item \($0)" }, width: 320) }

  @Test("A hundred changes can be taken back, and the oldest beyond that is forgotten")
  func bounded() {
    var list = list()
    #expect(list.levelsOfUndo == 100)
    for row in 0..<101 { list.remove(RowID(row), at: .zero) }
    for _ in 0..<100 { list.undo(at: .zero) }
    #expect(!list.canUndo)
    #expect(list.texts == (1..<120).map { "Item \($0)" })
  }

  @Test("Several rows that go at once are one step of them")
  func several() {
    var list = list()
    list.levelsOfUndo = 1
    list.remove((0..<50).map { RowID($0) }, at: .zero)
    list.undo(at: .zero)
    #expect(list.texts == (0..<120).map { "Item \($0)" })
    #expect(!list.canUndo)
  }

  @Test("Another bound forgets what is beyond it, and none keeps nothing")
  func otherBound() {
    var list = list()
    list.remove(RowID(0), at: .zero)
    list.move(RowID(1), to: 3, at: .zero)
    list.levelsOfUndo = 1
    list.undo(at: .zero)
    #expect(list.ids.prefix(3) == [RowID(1), RowID(2), RowID(3)])
    #expect(!list.canUndo)
    list.levelsOfUndo = -1
    #expect(list.levelsOfUndo == 0)
    list.remove(RowID(5), at: .zero)
    #expect(!list.canUndo)
  }
}
