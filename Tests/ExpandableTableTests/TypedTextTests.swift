import ExpandableTable
import HeadlessTable
import TestSupport
import Testing

@Suite(
  "Undo and the app's changes of a text while it is typed")
struct TypedTextTests {
  private func makeTable() throws -> HeadlessTable<ExpandableTable> {
    let rows: [RowDescriptor] = [
      .parent(2, expanded: true), RowDescriptor("idCellTextfield", primaryTitle: "First"),
      RowDescriptor("idCellTextfield", primaryTitle: "Last"),
    ]
    var table = HeadlessTable(ExpandableTable(try DescriptorList(sections: [rows])), width: 320, height: 400)
    table.perform("edit", on: id(1), at: .zero)
    return table
  }

  /// The text under the cursor, in the field, in the spoken row, and in the answer above it.
  private func said(_ table: HeadlessTable<ExpandableTable>) -> [String?] {
    let field = table.list.layers(at: 9).first { $0.id == LayerID(id(1), .control(0)) }
    return [table.editedText?.text, field?.text?.string, table.list.spokenRow(id(1))?.value, table.list.title(0, 0)]
  }

  @Test("A text that undo restores is in the field, the spoken row and the answer; typing goes on from it")
  func undone() throws {
    var table = try makeTable()
    table.type("Mary", at: .zero)
    table.endEditing(at: .zero)
    table.perform("edit", on: id(1), at: .zero)
    table.type("Mary Jane", at: .zero)
    table.undo(at: .zero)
    expect(said(table), are: ["Mary", "Mary", "Mary", "Mary"])
    #expect(table.list.editedRow == id(1) && table.editedText?.cursor == 4)
    table.type("Mary Ann", cursor: 4, at: .zero)
    expect(said(table), are: ["Mary Ann", "Mary Ann", "Mary Ann", "Mary Ann"])
    table.undo(at: .zero)
    #expect(table.editedText == EditedText(row: id(1), text: "Mary", cursor: 4))
    // Nothing new has been typed, so that the step before is taken back, under the cursor.
    table.undo(at: .zero)
    expect(said(table), are: ["", "First", "", ""])
    table.type("Eve", at: .zero)
    table.endEditing(at: .zero)
    expect(table.list.title(0, 0), is: "Eve")
    table.undo(at: .zero)
    expect(table.list.title(0, 0), is: "")
  }

  @Test("A text that the app changes under the cursor is in the field, and typing goes on from it")
  func changed() throws {
    var table = try makeTable()
    table.type("Mary Smith", cursor: 4, at: .zero)
    table.edit(at: .zero) { list in list.textChanged(id(1), to: "Dr. Mary Smith") }
    expect(said(table), are: Array(repeating: "Dr. Mary Smith", count: 4))
    expect(table.editedText?.cursor, is: 8)
    table.type("Dr. Mary Ann Smith", cursor: 12, at: .zero)
    expect(said(table), are: Array(repeating: "Dr. Mary Ann Smith", count: 4))
    table.edit(at: .zero) { list in list.textChanged(id(1), to: "Eve") }
    expect(table.editedText?.cursor, is: 3)
    // It is taken back with what was typed around it.
    table.undo(at: .zero)
    expect(said(table), are: ["", "First", "", ""])
    expect(table.list.editedRow, is: id(1))
  }
}
