import GestureList
import InteractionCore
import Testing

@Suite("A gesture list keeps a bounded number of steps")
struct BoundedUndoTests {
  private func list() -> GestureList { GestureList((0..<120).map { "Item \($0)" }, width: 320) }

  @Test("A hundred changes can be undone, and older ones are forgotten; rows removed together are one change")
  func bounded() {
    let texts = list().texts
    var list = list()
    #expect(list.levelsOfUndo == 100)
    for row in 0..<101 { list.remove(RowID(row), at: .zero) }
    for _ in 0..<100 { list.undo(at: .zero) }
    #expect((list.canUndo, list.texts) == (false, Array(texts.dropFirst())))
    list = self.list()
    list.levelsOfUndo = 1
    list.remove((0..<50).map { RowID($0) }, at: .zero)
    list.undo(at: .zero)
    #expect((list.canUndo, list.texts) == (false, texts))
  }

  @Test("A lower bound forgets what is beyond it, and without levels nothing is kept")
  func otherBound() {
    var list = list()
    list.remove(RowID(0), at: .zero)
    list.move(RowID(1), to: 3, at: .zero)
    list.levelsOfUndo = 1
    list.undo(at: .zero)
    #expect((list.canUndo, list.ids.prefix(3).map(\.rawValue)) == (false, [1, 2, 3]))
    list.levelsOfUndo = -1
    let levels = list.levelsOfUndo
    list.remove(RowID(5), at: .zero)
    #expect((list.canUndo, levels) == (false, 0))
  }
}
