import GestureList
import HeadlessTable
import TestSupport
import Testing

@Suite("What every host asks a table about typing, taking back and reading aloud")
struct TypingTests {
  /// Expects what is being typed, and where the cursor stands.
  private func expect(
    _ table: HeadlessTable<GestureList>, edits row: Int, _ text: String, cursor: Int,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let expected = EditedText(row: RowID(row), text: text, cursor: cursor)
    #expect(table.editedText == expected, sourceLocation: sourceLocation)
  }

  @Test("The text and the cursor follow what is typed; the end takes the text over")
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
    // It stands still where another text is shorter, and at an end where it is out of range.
    table.type("o", cursor: -7, at: .zero)
    expect(table, edits: 1, "o", cursor: 0)
    table.type("one", cursor: 99, at: .zero)
    expect(table, edits: 1, "one", cursor: 3)
    // At the end it stays at the end, whoever types.
    table.type("one", cursor: 3, at: .zero)
    table.edit(at: .zero) { $0.type("ones", at: .zero) }
    expect(table, edits: 1, "ones", cursor: 4)
    table.edit(at: .zero) { $0.type("one", at: .zero) }
    #expect(table.list.spokenRow(RowID(1)) == SpokenRow(label: "one", isCompleted: false))
    #expect(table.endEditing(at: .zero).notices == [.didEndEditing(RowID(1))])
    #expect((table.editedText, table.list.texts) == (nil, ["0", "one", "2"]))
  }

  @Test("What has been typed is taken back first, then changes, one by one, until there are none")
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
    // The cursor of one row is not that of the next.
    table = FingerTable(2).table
    table.perform("edit", on: RowID(0), at: .zero)
    table.type("first", cursor: 0, at: .zero)
    table.perform("edit", on: RowID(1), at: .zero)
    expect(table, edits: 1, "1", cursor: 1)
    #expect(table.list.spokenRow(RowID(7)) == nil)
  }
}
