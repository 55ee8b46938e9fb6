import ExpandableTable
import TestSupport
import Testing

@Suite("Changing the heights of a form's rows")
struct HeightTests {
  private func form() throws -> ExpandableTable {
    let rows = [
      RowDescriptor("idCellNormal", isExpandable: true, additionalRows: 2),
      RowDescriptor("idCellTextfield", isVisible: false),
      RowDescriptor("idCellSwitch", value: "false", isVisible: false),
      RowDescriptor("myText"),
    ]
    let list = try DescriptorList(sections: [rows], kinds: [RowKind("myText")])
    return ExpandableTable(list, sectionTitles: ["Me"])
  }

  private func heights(_ table: ExpandableTable) -> [Double?] { (0..<4).map { table.height(of: RowID($0)) } }

  @Test("Heights can be set by identifier or for single rows, shown or hidden")
  func kinds() throws {
    var table = try form()
    let hidden = table.setHeights([.kind("idCellTextfield", 80)], animated: true, at: .zero)
    #expect(hidden == .none)
    let shown = table.setHeights([.kind("myText", 200), .row(RowID(2), 60)], animated: true, at: .zero)
    #expect(shown == ListEffects(changesHeights: true))
    #expect([0, 2, 3, 9].map { table.customHeight(of: RowID($0)) } == [nil, 60, nil, nil])
    let grown = table.setHeights([.row(RowID(0), 70)], animated: true, at: .zero)
    #expect(grown == ListEffects(startedMotion: true, changesHeights: true))
    #expect(table.place(of: RowID(3), at: .zero)?.top == 88)
    table.expand(RowID(0), at: Time(1))
    #expect(heights(table) == [70, 80, 60, 200])
    #expect(table.contentHeight == 28 + 410)
    table.setHeights([.row(RowID(0), nil), .row(RowID(4), 500), .kind("", 1)], animated: false, at: Time(1))
    // A header, which is no row, keeps its height.
    #expect((heights(table), table.contentHeight) == ([60, 80, 60, 200], 28 + 400))
    #expect(table.setHeights([.kind("myText", 200)], animated: true, at: Time(3)) == .none)
  }

  @Test("Inserted rows have their kind's height, restored rows their own, and rows of a reloaded list their kinds'")
  func later() throws {
    var table = try form()
    table.setHeights([.kind("myText", 200), .row(RowID(3), 90)], animated: false, at: .zero)
    try table.edit(.insert([RowDescriptor("myText")], .below(RowID(3))), at: .zero)
    #expect(table.height(of: RowID(5)) == 200)
    try table.edit(.remove(RowID(3)), at: .zero)
    table.undo(at: .zero)
    #expect(table.height(of: RowID(3)) == 90)
    table.reload(table.descriptors)
    #expect(table.height(of: RowID(3)) == 200)
    let other = try form()
    #expect(table != other)
  }

  @Test("The height of a kind outlasts a list that does not have the kind")
  func kindComesBack() throws {
    var table = try form()
    let list = table.descriptors
    table.setHeights([.kind("myText", 200), .kind("idCellNormal", 70)], animated: false, at: .zero)
    table.reload(try DescriptorList(sections: [[RowDescriptor("idCellNormal")]]))
    #expect(table.height(of: RowID(0)) == 70)
    table.reload(list)
    #expect((table.height(of: RowID(0)), table.height(of: RowID(3)), table.settleTime) == (70, 200, nil))
  }

  @Test("After a new height, a switch is hit where it is seen, and typing goes on")
  func touched() throws {
    var table = try form()
    table.expand(RowID(0), at: .zero)
    table.advance(to: Time(1))
    table.setHeights([.row(RowID(2), 144)], animated: false, at: Time(1))
    let top = table.top(of: RowID(2)) ?? 0
    #expect(table.hit(Vector(280, top + 72), at: Time(1))?.part == .control(0))
    #expect(table.hit(Vector(280, top + 22), at: Time(1))?.part == .content)
    table.handle(.control(RowID(1), 0), at: Time(1))
    table.type("two lines", at: Time(1))
    let effects = table.setHeights([.row(RowID(1), 66)], animated: true, at: Time(1))
    #expect((effects.notices, table.editedRow, table.editedText) == ([], RowID(1), "two lines"))
    #expect(!table.canUndo || table.editedText == "two lines")
  }

  @Test("A row without a height still counts as one that shows")
  func withoutHeight() throws {
    let rows = [
      RowDescriptor("idCellNormal", isExpandable: true, additionalRows: 1), RowDescriptor("myText", isVisible: false),
    ]
    let list = try DescriptorList(sections: [rows], kinds: [RowKind("myText")])
    for corrections in [ExpandableTable.Corrections.all, []] {
      var table = ExpandableTable(list, corrections: corrections)
      table.setHeights([.kind("myText", 0)], animated: false, at: .zero)
      let (expanded, again) = (table.expandAll(at: .zero), table.expandAll(at: .zero))
      #expect((expanded.notices.count, again.notices, table.rowCount(inSection: 0)) == (1, [], 2))
      table.collapseAll(at: .zero)
      table.expandAll(at: .zero)
      #expect(table.height(of: RowID(1)) == 0)
    }
  }
}
