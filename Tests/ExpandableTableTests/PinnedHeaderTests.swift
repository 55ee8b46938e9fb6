import ExpandableTable
import HeadlessTable
import TestSupport
import Testing

@Suite("Pinned headers, which stay at the top until the next one pushes them away")
struct PinnedHeaderTests {
  /// Three sections of ten rows of 44 points, each below a header of 28 but the last: they begin at 0, 468 and 936.
  private func makeTable(pinsHeaders: Bool = true) throws -> HeadlessTable<ExpandableTable> {
    let rows = [RowDescriptor](repeating: .plain, count: 10)
    let list = try DescriptorList(sections: [rows, rows, rows])
    return HeadlessTable(
      ExpandableTable(list, sectionTitles: ["A", "B"], pinsHeaders: pinsHeaders), width: 320, height: 300)
  }

  /// The headers that are painted, by their sections, and the heights at which they are.
  private func headers(of table: HeadlessTable<ExpandableTable>, at time: Double = 0) -> [Int: Double] {
    var (copy, headers) = (table, [Int: Double]())
    copy.draw(at: Time(time))
    for layer in copy.frame.layers {
      if case .header(let section) = layer.id.part {
        let isAlone = headers[section] == nil
        #expect((isAlone, layer.frame.x, layer.frame.width, layer.alpha) == (true, 0, 320, 1))
        headers[section] = layer.frame.y
      }
    }
    return headers
  }

  @Test(
    "By default headers scroll with the rows; a table that is reloaded keeps the setting")
  func scroll() throws {
    var table = try makeTable(pinsHeaders: false)
    #expect(!table.list.pinsHeaders)
    let offsets: [(Double, [Int: Double])] = [(10, [0: -10]), (100, [:])]
    for (offset, expected) in offsets {
      table.scroll(to: offset, at: .zero)
      expect(headers(of: table), is: expected, "At \(offset)")
    }
    var pinned = try makeTable().list
    #expect(pinned != (try makeTable(pinsHeaders: false).list))
    pinned.reload(pinned.descriptors)
    #expect(pinned.pinsHeaders)
  }

  @Test("Without a focus, a key gives it to a row that is covered neither by a header nor by the keyboard")
  func keys() throws {
    var table = try makeTable()
    // The first row, at 28, ends at 72; the header covers 50 to 78 of the content.
    table.scroll(to: 50, at: .zero)
    table.key(KeyEvent(.down), at: .zero)
    #expect(table.focus?.row == id(1))
    table.focus = nil
    table.scroll(to: 0, at: .zero)
    table.showKeyboard(height: 100, at: .zero)
    // Above the keyboard are 200 points: the row at 160 is the last.
    table.key(KeyEvent(.up), at: .zero)
    #expect(table.focus?.row == id(3))
  }

  @Test("The header of the section in sight is at the top, and the end of its section pushes it away")
  func pinned() throws {
    let offsets: [(Double, [Int: Double])] = [
      (0, [0: 0]), (10, [0: 0]), (100, [0: 0]), (439, [0: 0, 1: 29]), (450, [0: -10, 1: 18]), (468, [1: 0]),
      (600, [1: 0]), (920, [1: -12]),
      // The last section has no title.
      (940, [:]), (1000, [:]),
    ]
    for (offset, expected) in offsets {
      var table = try makeTable()
      table.scroll(to: offset, at: .zero)
      expect(headers(of: table), is: expected, "At \(offset)")
    }
  }

  @Test("A header moves with content that is pulled below the top")
  func pulled() throws {
    var table = try makeTable()
    table.touch(TouchEvent(.down, location: Vector(160, 100)), at: Time(0))
    table.touch(TouchEvent(.moved, location: Vector(160, 160)), at: Time(0.1))
    let top = -table.contentOffset(at: Time(0.1))
    #expect(headers(of: table, at: 0.1) == [0: top])
  }

  @Test("A pinned header is painted over the rows, and a finger on it reaches none of them")
  func covers() throws {
    var table = try makeTable()
    table.scroll(to: 100, at: .zero)
    table.draw(at: .zero)
    expect(table.frame.layers.suffix(2).map(\.id.part), are: [.header(0), .headerLabel(0)])
    func tap(_ y: Double, at time: Double) -> [ListNotice] {
      let down = table.touch(TouchEvent(.down, location: Vector(100, y)), at: Time(time))
      return (down.notices + table.touch(TouchEvent(.up, location: Vector(100, y)), at: Time(time + 0.1)).notices)
    }
    // 128 points down: row 2 begins at 28 + 88 = 116.
    expect([tap(27, at: 1), tap(28, at: 2)], are: [[], [.row(RowID(2), .didSelect)]])
  }

  @Test("A row that the table scrolls to is not covered by the header")
  func scrolled() throws {
    let rows: [(Int, ScrollAnchor, Double, Double)] = [
      // Row 5 begins at 28 + 220 = 248, row 12 at 496 + 88 = 584, row 10 just below its own header.
      (5, .top, 0, 220), (12, .top, 0, 556), (10, .top, 0, 468), (5, .nearest, 400, 220), (12, .bottom, 0, 328),
      // In the middle between the header and the bottom: (220 + 292 - 300) / 2.
      (5, .middle, 0, 106),
      // No header stays over rows without a title; row 20 begins at 936.
      (20, .top, 0, 936),
    ]
    for (row, anchor, start, end) in rows {
      var table = try makeTable()
      table.scroll(to: start, at: .zero)
      table.scroll(to: RowID(row), anchor: anchor, at: Time(1))
      expect(table.contentOffset(at: Time(2)), is: end, "Row \(row), \(anchor)")
    }
  }

  @Test("A row that the table scrolls to while rows fold is just below its header once they have folded")
  func scrolledMeanwhile() throws {
    let parent = [RowDescriptor.parent(9, expanded: true)] + [RowDescriptor](repeating: .plain, count: 9)
    let plain = [RowDescriptor](repeating: .plain, count: 30)
    let form = ExpandableTable(
      try DescriptorList(sections: [parent, plain]), sectionTitles: ["A", "B"], pinsHeaders: true)
    var table = HeadlessTable(form, width: 320, height: 300)
    table.edit(at: .zero) { $0.collapse(id(0), at: .zero) }
    table.scroll(to: id(15), anchor: .top, animated: false, at: .zero)
    let top = try #require(table.list.top(of: id(15)))
    expect(top - table.offset(1), is: 28)
  }

  @Test("A row that expands behind the header is not followed as one in sight is")
  func expandsBehind() throws {
    let rows = [RowDescriptor](repeating: .plain, count: 3)
    let parent = [RowDescriptor.parent(9)] + [RowDescriptor](repeating: .hidden(), count: 9)
    let form = ExpandableTable(
      try DescriptorList(sections: [rows + parent + rows]), sectionTitles: ["A"], pinsHeaders: true)
    // The row that expands is at 160...220: it comes to the top below the header, or the rows below it stay where they are.
    for (offset, end) in [(170.0, 132.0), (191, 132), (193, 193 + 9 * 44)] {
      var table = HeadlessTable(form, width: 320, height: 100)
      table.scroll(to: offset, at: .zero)
      table.perform("expand", on: id(3), at: .zero)
      expect(table.offset(9), is: end)
    }
  }

  @Test("The content stays when all rows in sight below the header, and the one above them, are removed")
  func allGo() throws {
    var table = try makeTable()
    // Below the header that stays, rows 1 to 6 are in sight, and row 7 begins below it.
    table.scroll(to: 36, at: .zero)
    let effects = table.edit(at: Time(1)) { list in
      (0..<7).reduce(into: ListEffects()) { effects, row in
        if let gone = try? list.edit(.remove(id(row)), at: Time(1)) { effects.add(gone) }
      }
    }
    #expect((effects.update, table.offset(2)) == (.rows(delete: [0..<7]), 36))
  }

  @Test("A header covers rows however little is scrolled, and less and less as the next one pushes it away")
  func covered() throws {
    let table = try makeTable().list
    func covered(_ y: Double) -> Double { table.coveredHeight(atTop: y, at: .zero) }
    expect([0.5, 1, 440, 467.5, 468, 468.5].map(covered), are: [28, 28, 28, 0.5, 0, 28])
    // At the top, and at numbers that make no sense, nothing is covered.
    expect([-5, 0, .nan, .infinity, -.infinity, 1e300].map(covered), are: [0, 0, 0, 0, 0, 0])
  }
}
