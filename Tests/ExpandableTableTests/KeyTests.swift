import ArticleForm
import ExpandableTable
import HeadlessTable
import TestSupport
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

  @Test("Enter on a row that has been scrolled away leaves the rows where they are under a finger that scrolls")
  func underFinger() throws {
    let fold = [RowDescriptor.parent(3)] + [RowDescriptor](repeating: .hidden(), count: 3)
    let list = try ExpandableTable([fold + [RowDescriptor](repeating: .plain, count: 60)])
    var table = HeadlessTable(list, width: 320, height: 480)
    table.focus = TableFocus(row: id(0))
    table.scroll(to: 1000, at: .zero)
    table.play(.drag(from: 400, by: -110, steps: 10, at: 0.5))
    func seen(_ time: Double) -> Double? {
      table.list.place(of: id(30), at: Time(time)).map { $0.top - table.offset(time) }
    }
    let before = seen(1)
    #expect(table.key(KeyEvent(.enter), at: Time(1)).list.update.inserted == [.init(1..<4)])
    for step in 0...4 { expectClose(seen(1 + Double(step) / 10), before ?? .nan) }
  }

  @Test("The focus goes to the section that has come to the place of its own, and at the end to the last row")
  func sectionGoes() throws {
    var table = HeadlessTable(try ExpandableTable([[.plain], [.plain], [.plain]]), width: 320, height: 480)
    for left in [2, 0] {
      let focused = try #require(table.list.id(for: RowPosition(section: 1, row: 0)))
      table.focus = TableFocus(row: focused)
      table.edit(at: .zero) { (try? $0.edit(.removeSection(1), at: .zero)) ?? .none }
      #expect(table.focus == TableFocus(row: id(left)))
    }
  }

  @Test("The focus goes to the section that takes the place of its own")
  func sectionIsReplaced() throws {
    var table = HeadlessTable(try ExpandableTable([[.plain], [.plain], [.plain]]), width: 320, height: 480)
    let place = RowPosition(section: 1, row: 0)
    table.focus = TableFocus(row: try #require(table.list.id(for: place)))
    table.edit(at: .zero) { list in
      var effects = (try? list.edit(.removeSection(1), at: .zero)) ?? .none
      effects.add((try? list.edit(.insertSection([.plain], title: "New", index: 1), at: .zero)) ?? .none)
      return effects
    }
    #expect(table.focus == TableFocus(row: try #require(table.list.id(for: place))))
  }
}
