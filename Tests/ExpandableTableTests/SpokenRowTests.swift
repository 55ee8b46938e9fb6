import ExpandableTable
import HeadlessTable
import Testing

@Suite("What is said of a form's rows, and typed into them")
struct SpokenRowTests {
  private func table() throws -> HeadlessTable<ExpandableTable> {
    let list = try DescriptorList(sections: [
      [
        RowDescriptor("idCellNormal", isExpandable: true, additionalRows: 1),
        RowDescriptor("idCellTextfield", isVisible: false), RowDescriptor("idCellSwitch", value: "true"),
        RowDescriptor("idCellSlider", value: "3.0"),
      ]
    ])
    return HeadlessTable(ExpandableTable(list), width: 320, height: 480)
  }

  @Test("Whether a row is expanded or on, its level, and nothing of a row that does not show")
  func rows() throws {
    var table = try table()
    #expect(table.list.spokenRow(RowID(0))?.isExpanded == false)
    #expect(table.list.spokenRow(RowID(1)) == nil)
    #expect(table.list.spokenRow(RowID(2))?.isOn == true)
    #expect(table.list.spokenRow(RowID(3))?.value == "3")
    #expect(table.list.spokenRow(RowID(9)) == nil)
    table.perform("expand", on: RowID(0), at: .zero)
    #expect(table.list.spokenRow(RowID(0))?.isExpanded == true)
    #expect(table.list.spokenRow(RowID(1))?.isOn == nil)
  }

  @Test("A field is typed into while it is edited, as by its row")
  func types() throws {
    var table = try table()
    table.perform("expand", on: RowID(0), at: .zero)
    #expect(table.type("Mary", at: .zero) == .none)
    table.perform("edit", on: RowID(1), at: .zero)
    table.type("Mary", at: .zero)
    #expect(table.editedText == EditedText(row: RowID(1), text: "Mary", cursor: 4))
    #expect(table.list.value(of: RowID(1)) == .text("Mary"))
    #expect(table.list.spokenRow(RowID(1))?.value == "Mary")
    #expect(table.endEditing(at: .zero).notices == [.didEndEditing(RowID(1))])
    #expect(table.editedText == nil)
  }
}
