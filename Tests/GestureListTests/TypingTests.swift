import GestureList
import HeadlessTable
import TestSupport
import Testing

@Suite("Typing, undo and spoken rows, as every host uses them")
struct TypingTests {
  /// Expects what is being typed, and where the cursor stands.
  private func expect(
    _ table: HeadlessTable<GestureList>, edits row: Int, _ text: String, cursor: Int,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let expected = EditedText(row: RowID(row), text: text, cursor: cursor)
    #expect(table.editedText == expected, sourceLocation: sourceLocation)
  }

  @Test("The text and the cursor follow what is typed; ending the edit keeps the text")
  func types() {
    var table = FingerTable(3).table
    #expect(table.editedText == nil)
    table.type("nothing", at: .zero)
    #expect(table == FingerTable(3).table)
    table.perform("edit", on: RowID(1), at: .zero)
    expect(table, edits: 1, "1", cursor: 1)
    table.type("one", at: .zero)
    expect(table, edits: 1, "one", cursor: 3)
    table.type("once", cursor: 2, at: .zero)
    expect(table, edits: 1, "once", cursor: 2)
    // A cursor that is out of range is at the nearer end.
    table.type("o", cursor: -7, at: .zero)
    expect(table, edits: 1, "o", cursor: 0)
    table.type("one", cursor: 99, at: .zero)
    expect(table, edits: 1, "one", cursor: 3)
    // At the end it stays at the end, whoever types.
    var unsaid = table
    table.type("one", cursor: 3, at: .zero)
    unsaid.type("one", at: .zero)
    #expect(table == unsaid)
    table.edit(at: .zero) { $0.type("ones", at: .zero) }
    expect(table, edits: 1, "ones", cursor: 4)
    table.edit(at: .zero) { $0.type("one", at: .zero) }
    #expect(table.list.spokenRow(RowID(1)) == SpokenRow(label: "one", isCompleted: false))
    #expect(table.endEditing(at: .zero).notices == [.didEndEditing(RowID(1))])
    #expect((table.editedText, table.list.texts) == (nil, ["0", "one", "2"]))
  }

  @Test("When the text changes, the cursor stays behind the same words, or before them, or goes to the end")
  func cursors() {
    let moves: [(String, Int, String, Int)] = [
      ("abc", 1, "abc", 1), ("abc", 2, "abX", 2), ("abc", 3, "abX", 3), ("abc", 3, "abcd", 4), ("abc", 2, "Xbc", 2),
      ("abc", 1, "Xabc", 2), ("abc", 0, "Xabc", 1), ("abc", 0, "abX", 0), ("abc", 0, "X", 1), ("abc", 2, "", 0),
      ("", 0, "abc", 3), ("aaa", 2, "aa", 2), ("aaa", 3, "aa", 2), ("👨‍👩‍👧b", 1, "👨‍👩‍👧", 1), ("abcd", 2, "aXd", 3),
      ("ab", 1, "aX", 1),
    ]
    for (old, cursor, new, expected) in moves {
      let moved = EditedText(row: RowID(0), text: old, cursor: cursor).replacingText(with: new)
      #expect(moved == EditedText(row: RowID(0), text: new, cursor: expected), "\(old) \(cursor) to \(new)")
    }
  }

  @Test("Undo takes back what has been typed first, then changes, one by one, until there are none")
  func undoes() {
    var table = FingerTable(2).table
    #expect(!table.list.canUndo)
    table.perform("edit", on: RowID(0), at: .zero)
    table.type("A", cursor: 0, at: .zero)
    table.undo(at: .zero)
    expect(table, edits: 0, "0", cursor: 1)
    table.type("A", at: .zero)
    table.endEditing(at: .zero)
    table.perform("complete", on: RowID(1), at: Time(1))
    #expect(table.list.spokenRow(RowID(1)) == SpokenRow(label: "1", isCompleted: true))
    table.undo(at: Time(2))
    table.undo(at: Time(3))
    #expect((table.list.canUndo, table.list.texts) == (false, ["0", "1"]))
    expectNothing(of: table.undo(at: Time(4)).list)
    // In the middle, the cursor stays by the words around it.
    table = FingerTable(2).table
    table.perform("edit", on: RowID(0), at: .zero)
    table.type("0 and more", cursor: 5, at: .zero)
    table.undo(at: .zero)
    expect(table, edits: 0, "0", cursor: 1)
    table.type("a0", cursor: 1, at: .zero)
    table.undo(at: .zero)
    expect(table, edits: 0, "0", cursor: 0)
    table.type("0b", cursor: 1, at: .zero)
    #expect(table.list.spokenRow(RowID(0))?.label == "0b")
    table.endEditing(at: .zero)
    #expect(table.list.texts == ["0b", "1"])
    // In an edit in which nothing has been typed yet, undo shows what an earlier step restores.
    table.perform("edit", on: RowID(0), at: .zero)
    expect(table, edits: 0, "0b", cursor: 2)
    table.undo(at: .zero)
    expect(table, edits: 0, "0", cursor: 1)
    table.type("0c", at: .zero)
    table.endEditing(at: .zero)
    #expect(table.list.texts == ["0c", "1"])
    // The cursor of one row is not that of the next.
    table = FingerTable(2).table
    table.perform("edit", on: RowID(0), at: .zero)
    table.type("first", cursor: 0, at: .zero)
    table.perform("edit", on: RowID(1), at: .zero)
    expect(table, edits: 1, "1", cursor: 1)
    #expect(table.list.spokenRow(RowID(7)) == nil)
  }
}
