import ExpandableTable
import HeadlessTable
import TestSupport
import Testing

@Suite("The rows in sight and the focus when a form is edited")
struct FormSightTests {
  private func table(_ sections: [RowDescriptor]...) throws -> HeadlessTable<ExpandableTable> {
    HeadlessTable(try ExpandableTable(sections), width: 320, height: 480)
  }

  private func plain(_ count: Int) -> [RowDescriptor] { [RowDescriptor](repeating: .plain, count: count) }

  @Test("The content follows neither the first row in sight nor a section when that moves")
  func firstRowMoves() throws {
    var table = try table(plain(100) + [.parent(1, expanded: true), .plain])
    table.scroll(to: 440, at: .zero)
    // Row 10, the first in sight, comes to the end, where it is indented.
    let effects = table.edit(at: Time(1)) { list in
      (try? list.edit(.move(id(10), .under(id(100))), at: Time(1))) ?? .none
    }
    #expect((effects.changesRows, effects.update.moved, table.offset(2)) == (true, [], 440))
    // Without titles, the sections are 440, 440 and 2200 points high.
    var sections = try self.table(plain(10), plain(10), plain(50))
    sections.scroll(to: 440, at: .zero)
    let moved = sections.edit(at: Time(1)) { (try? $0.edit(.moveSection(1, to: 2), at: Time(1))) ?? .none }
    expect(moved.update.movedSections.count, is: 1)
    expect(sections.offset(2), is: 440)
  }

  @Test("Rows stay where they are seen when others are inserted above, even more than a screen beyond the end")
  func followsBeyondTheEnd() throws {
    var table = try table(plain(1), plain(40))
    table.scroll(to: 40, at: .zero)
    // Row 2 is at 88 - 40. Under the finger it stays in place when a row is inserted above it: the offset becomes 84.
    table.touch(TouchEvent(.down, location: Vector(160, 60)), at: .zero)
    table.edit(at: .zero) { (try? $0.edit(.insert([.plain], .above(id(2))), at: .zero)) ?? .none }
    // The 41 rows of the other section go above row 0, which the content follows: to 84 + 41 · 44 = 1888 of 1848 points.
    table.edit(at: .zero) { (try? $0.edit(.moveSection(1, to: 0), at: .zero)) ?? .none }
    expect(table.contentOffset(at: .zero), is: 40)
    // Row 0 is the last one, and the content comes to rest at its end.
    expect(table.offset(2), is: 42 * 44 - 480)
  }

  @Test("Moving rows stay where they are seen, even while the content is still a screen beyond its end")
  func travelsBeyondTheEnd() throws {
    var table = try table([.parent(1), RowDescriptor("idCellNormal", isVisible: false)], plain(40), plain(2))
    // The last rows, 42 and 43, are at 41 · 44 and 42 · 44, and the content is at its end, 43 · 44 - 480 = 1412.
    table.scroll(to: 43 * 44 - 480, at: .zero)
    table.edit(at: .zero) { (try? $0.edit(.removeSection(1), at: .zero)) ?? .none }
    func y(of row: Int, at time: Time) -> Double? {
      table.draw(at: time)
      return table.frame.layers.first { $0.id.row == id(row) && $0.id.part == .row }?.frame.y
    }
    let moment = Time(0.05)
    let before = y(of: 43, at: moment)
    #expect(table.contentOffset(at: moment) > 480)
    table.edit(at: moment) { $0.expandAll(at: moment) }
    #expect(before != nil && y(of: 43, at: moment) == before)
  }

  @Test("Inserting a part of an answer below its question does not count as unfolding, and scrolls nothing")
  func insertedPart() throws {
    func field(_ text: String) -> RowDescriptor { RowDescriptor("idCellTextfield", value: text) }
    let name = [RowDescriptor.parent(2, expanded: true, title: "Ann Lee"), field("Ann"), field("Lee")]
    // The name is at 440, and 60 points high: its lower third is out of sight.
    var table = try table(plain(10) + name + plain(20))
    let effects = table.edit(at: .zero) { (try? $0.edit(.insert([field("Eve")], .above(id(11))), at: .zero)) ?? .none }
    expect(effects.update, is: ListUpdate([.insert(.init(11..<12)), .reload(.init(10..<11))]))
    let inserted = table.offset(1)
    table.edit(at: Time(1)) { (try? $0.edit(.remove(id(11)), at: Time(1))) ?? .none }
    table.undo(at: Time(2))
    expect([inserted, table.offset(3)], are: [0, 0])
  }

  @Test("When its section is removed, the focus goes to the first row in its place, or else to the last one above")
  func focusOfSection() throws {
    var table = try table(plain(5), plain(5), plain(5))
    func focus(from row: Int, removing section: Int) -> TableFocus? {
      table.focus = TableFocus(row: id(row))
      table.edit(at: .zero) { (try? $0.edit(.removeSection(section), at: .zero)) ?? .none }
      return table.focus
    }
    expect(focus(from: 3, removing: 0), is: TableFocus(row: id(5)))
    // Nothing is in its place now, so that it is the last row above.
    expect(focus(from: 13, removing: 1), is: TableFocus(row: id(9)))
  }

  @Test("When its section is removed as others are inserted, the focus goes to the row in its place, even a new one")
  func focusAmongNewSections() throws {
    for index in 0...2 {
      var table = try table(plain(5), plain(5), plain(5))
      table.focus = TableFocus(row: id(7))
      let update = table.edit(at: .zero) { list in
        var effects = (try? list.edit(.removeSection(1), at: .zero)) ?? .none
        effects.add((try? list.edit(.insertSection(plain(2), title: "", index: index), at: .zero)) ?? .none)
        return effects
      }.update
      // In its place are the new rows, or those of the section below.
      let place = try #require(table.list.id(for: RowPosition(section: index == 0 ? 2 : 1, row: 0)))
      #expect((update.insertedSections, table.focus) == ([index], TableFocus(row: place)))
    }
  }

  @Test("When its row is removed together with sections above, the focus goes to the row in its place")
  func focusAmongSections() throws {
    var table = try table(plain(5), plain(5), plain(5))
    table.focus = TableFocus(row: id(7))
    table.edit(at: .zero) { list in
      var effects = (try? list.edit(.removeSection(0), at: .zero)) ?? .none
      effects.add((try? list.edit(.remove(id(7)), at: .zero)) ?? .none)
      return effects
    }
    expect(table.focus, is: TableFocus(row: id(8)))
  }
}

@Suite("A tapped question stays in place while an app folds another one")
struct AccordionTests {
  /// Plain rows, a question with two pickers that show, one with two text fields that do not, and ten plain rows.
  private func table(rowsAbove: Int) throws -> HeadlessTable<ExpandableTable> {
    let picker = RowDescriptor("idCellDatePicker")
    let field = RowDescriptor("idCellTextfield", isVisible: false)
    let (first, second) = (RowDescriptor.parent(2, expanded: true, title: "A"), RowDescriptor.parent(2, title: "B"))
    let plain = { (count: Int) in [RowDescriptor](repeating: .plain, count: count) }
    let rows = plain(rowsAbove) + [first, picker, picker, second, field, field] + plain(10)
    return HeadlessTable(try ExpandableTable([rows]), width: 320, height: 480)
  }

  private func seen(_ row: RowID, in table: HeadlessTable<ExpandableTable>, at time: Double) -> Double? {
    table.list.top(of: row).map { $0 - table.contentOffset(at: Time(time)) }
  }

  @Test("A header that is tapped as another one folds stays under the finger", arguments: [false, true])
  func headerStays(isHosted: Bool) throws {
    // The rows above are 440 points high, A 60, and each picker 270.
    var table = try table(rowsAbove: 10)
    let (a, b) = (id(10), id(13))
    table.scroll(to: 740, at: .zero)
    #expect(seen(b, in: table, at: 0) == 300)
    if isHosted {
      table.handle(.tap(b), at: Time(1))
    } else {
      table.play(.tap(160, 310, at: 0.95))
    }
    table.perform("collapse", on: a, at: Time(1))
    #expect((table.list.isExpanded(a), table.list.isExpanded(b)) == (false, true))
    #expect(seen(b, in: table, at: 3) == 300)
  }

  @Test("If too little is left above the header, the content scrolls to its top")
  func atTheTop() throws {
    var table = try table(rowsAbove: 0)
    table.scroll(to: 300, at: .zero)
    table.play(.tap(160, 330, at: 1))
    let before = seen(id(3), in: table, at: 1.05)
    table.perform("collapse", on: id(0), at: Time(1.05))
    #expect((before, seen(id(3), in: table, at: 3)) == (300, 60))
    #expect(table.contentOffset(at: Time(3)) == 0)
  }
}
