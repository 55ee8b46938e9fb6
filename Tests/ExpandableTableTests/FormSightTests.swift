import ExpandableTable
import HeadlessTable
import TestSupport
import Testing

@Suite("What is in sight, and what the keyboard is about, when a form is edited")
struct FormSightTests {
  private func table(_ sections: [RowDescriptor]...) throws -> HeadlessTable<ExpandableTable> {
    HeadlessTable(try ExpandableTable(sections), width: 320, height: 480)
  }

  private func plain(_ count: Int) -> [RowDescriptor] { [RowDescriptor](repeating: .plain, count: count) }

  @Test("When its section goes, the keyboard is about the first row that has come there")
  func focusOfSection() throws {
    var table = try table(plain(5), plain(5), plain(5))
    table.focus = TableFocus(row: id(3))
    table.edit(at: .zero) { (try? $0.edit(.removeSection(0), at: .zero)) ?? .none }
    #expect(table.focus == TableFocus(row: id(5)))
    table.focus = TableFocus(row: id(13))
    table.edit(at: .zero) { (try? $0.edit(.removeSection(1), at: .zero)) ?? .none }
    // Nothing has come there: it is the last row above.
    #expect(table.focus == TableFocus(row: id(9)))
  }

  @Test("When its row goes together with sections above, it is about the row that has come to its place")
  func focusAmongSections() throws {
    var table = try table(plain(5), plain(5), plain(5))
    table.focus = TableFocus(row: id(7))
    table.edit(at: .zero) { list in
      var effects = (try? list.edit(.removeSection(0), at: .zero)) ?? .none
      effects.add((try? list.edit(.remove(id(7)), at: .zero)) ?? .none)
      return effects
    }
    #expect(table.focus == TableFocus(row: id(8)))
  }
}
