import ArticleForm
import ExpandableTable
import HeadlessTable
import TestSupport
import Testing

@Suite("The keyboard in a form")
struct KeyTests {
  @Test("The arrows expand and collapse a row, and step through its other actions; rows are numbered by section")
  func form() throws {
    let list = try DescriptorList(sections: [
      [
        RowDescriptor("idCellNormal", secondaryTitle: "You", isExpandable: true, additionalRows: 2),
        RowDescriptor("idCellSwitch", primaryTitle: "Married", value: "false", isVisible: false),
        RowDescriptor("idCellSlider", primaryTitle: "Level", value: "3", isVisible: false),
      ], [RowDescriptor("idCellNormal")],
    ])
    var table = HeadlessTable(ExpandableTable(list), width: 320, height: 480)
    func press(_ key: KeyEvent.Key) -> String? { table.key(KeyEvent(key), at: .zero).announcement?.text() }
    let walk: [(KeyEvent.Key, String)] = [
      (.home, "You, collapsed, section 1, row 1 of 1"), (.toTrailing, "Expand. You, expanded, section 1, row 1 of 3"),
      (.down, "Married, off, section 1, row 2 of 3"),
      (.toTrailing, "Married, off, section 1, row 2 of 3, Turn on button, 1 of 1"),
      (.enter, "Turn on. Married, on, section 1, row 2 of 3"), (.down, "Level, 3, section 1, row 3 of 3"),
      (.toTrailing, "Level, 3, section 1, row 3 of 3, Increase button, 1 of 2"),
      (.enter, "Increase. Level, 4, section 1, row 3 of 3, Increase button, 1 of 2"),
      // The slider's level has become the answer of the row that it is folded under.
      (.down, "Section 2, row 1 of 1"), (.home, "You, 4, expanded, section 1, row 1 of 3"),
      (.toLeading, "Collapse. You, 4, collapsed, section 1, row 1 of 1"), (.end, "Section 2, row 1 of 1"),
    ]
    for (key, announcement) in walk { expect(press(key), is: announcement, "\(key)") }
    expect(table.list.value(of: RowID(1)), is: .isOn(true))
    // A change of a folded row is announced for the row whose answer it was.
    let undone = (0..<2).map { _ in table.undo(at: .zero).announcement?.text() }
    let you = ["You, Married, collapsed", "You, collapsed"]
    expect(undone, are: you.map { "Undone. \($0), section 1, row 1 of 1" })
  }

  @Test("The arrows pass rows of no height on both sides of a header")
  func noHeightAtAHeader() throws {
    let list = try DescriptorList(sections: [[.plain, .plain], [.plain, .plain]])
    var table = HeadlessTable(ExpandableTable(list, sectionTitles: ["A", "B"]), width: 320, height: 480)
    table.setHeights([.row(id(1), 0), .row(id(2), 0)], at: .zero)
    for (key, row) in [(.home, 0), (.down, 3), (.up, 0)] as [(KeyEvent.Key, Int)] {
      table.key(KeyEvent(key), at: .zero)
      expect(table.focus?.row, is: id(row), "\(key)")
    }
  }

  @Test("Home, End and the page keys pass rows of no height, also at a header", arguments: [60.0, 20])
  func pagesPassRowsOfNoHeight(height: Double) throws {
    let list = try DescriptorList(sections: [[.plain, .plain], [.plain, .plain, .plain]])
    var table = HeadlessTable(ExpandableTable(list, sectionTitles: ["A", "B"]), width: 320, height: height)
    table.setHeights([.row(id(0), 0), .row(id(2), 0), .row(id(4), 0)], at: .zero)
    for (key, row) in [(.home, 1), (.end, 3), (.pageUp, 1), (.pageDown, 3)] as [(KeyEvent.Key, Int)] {
      table.key(KeyEvent(key), at: .zero)
      expect(table.focus?.row, is: id(row), "\(key)")
    }
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
    expect(table.key(KeyEvent(.enter), at: Time(1)).list.update.inserted, are: [.init(1..<4)])
    for step in 0...4 { expectClose(seen(1 + Double(step) / 10), before ?? .nan) }
  }

  @Test("The focus goes to the neighbour of a row that a plain action of another row folds away, announced or not")
  func focusFoldedAway() throws {
    let list = try ExpandableTable([[.parent(2, expanded: true), .plain, .plain, .plain]])
    var table = HeadlessTable(list, width: 320, height: 480)
    table.focus = TableFocus(row: id(1))
    var announced = table
    table.perform("collapse", on: id(0), at: .zero)
    announced.perform(try #require(list.actions(for: id(0)).first { $0.id == "collapse" }), on: id(0), at: .zero)
    expect([table.focus, announced.focus], are: [TableFocus(row: id(3)), TableFocus(row: id(3))])
  }

  @Test("When its section is removed, the focus goes to the row in its place, even a new one, or else to the last row")
  func sectionGoes() throws {
    var table = HeadlessTable(try ExpandableTable([[.plain], [.plain], [.plain]]), width: 320, height: 480)
    let place = RowPosition(section: 1, row: 0)
    var replaced = table
    for left in [2, 0] {
      table.focus = TableFocus(row: try #require(table.list.id(for: place)))
      table.edit(at: .zero) { (try? $0.edit(.removeSection(1), at: .zero)) ?? .none }
      expect(table.focus, is: TableFocus(row: id(left)))
    }
    replaced.focus = TableFocus(row: try #require(replaced.list.id(for: place)))
    replaced.edit(at: .zero) { list in
      var effects = (try? list.edit(.removeSection(1), at: .zero)) ?? .none
      effects.add((try? list.edit(.insertSection([.plain], title: "New", index: 1), at: .zero)) ?? .none)
      return effects
    }
    expect(replaced.focus, is: TableFocus(row: try #require(replaced.list.id(for: place))))
  }
}
