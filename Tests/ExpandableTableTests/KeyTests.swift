import ArticleForm
import ExpandableTable
import HeadlessTable
import Testing

@Suite("The keyboard in a form")
struct KeyTests {
  @Test("The arrows expand and collapse a row, and walk what else it offers; rows are numbered by section")
  func form() throws {
    let list = try DescriptorList(sections: [
      [
        RowDescriptor("idCellNormal", isExpandable: true, additionalRows: 1),
        RowDescriptor("idCellSwitch", value: "false", isVisible: false),
      ], [RowDescriptor("idCellNormal")],
    ])
    var table = HeadlessTable(ExpandableTable(list), width: 320, height: 480)
    func press(_ key: KeyEvent.Key) -> String? { table.key(KeyEvent(key), at: .zero).announcement?.text() }
    #expect(press(.home) == "Section 1, row 1 of 1")
    #expect(press(.toTrailing) == "Expand. Section 1, row 1 of 2")
    #expect(press(.down) == "Section 1, row 2 of 2")
    #expect(press(.toTrailing) == "Section 1, row 2 of 2, Turn on button, 1 of 1")
    #expect(press(.enter) == "Turn on. Section 1, row 2 of 2")
    #expect(table.list.value(of: RowID(1)) == .isOn(true))
    #expect(press(.down) == "Section 2, row 1 of 1")
    #expect(press(.up) == "Section 1, row 2 of 2")
    #expect(press(.up) == "Section 1, row 1 of 2")
    #expect(press(.toLeading) == "Collapse. Section 1, row 1 of 1")
    #expect(press(.end) == "Section 2, row 1 of 1")
  }
}
