import ExpandableTable
import HeadlessTable
import TestSupport
import Testing

/// Otherwise rows below a fold would jump, and near the end the content would jump with them.
@Suite("Rows below a fold travel")
struct TravelTests {
  /// Five plain rows, one that expands over three, five more; each 44 points high, the one that expands 60.
  private static func table(height: Double = 480) throws -> HeadlessTable<ExpandableTable> {
    let plain = [RowDescriptor](repeating: .plain, count: 5)
    let fold = [RowDescriptor.parent(3)] + [RowDescriptor](repeating: .hidden(), count: 3)
    return HeadlessTable(try ExpandableTable([plain + fold + plain]), width: 320, height: height)
  }

  /// Where a row is painted, in points from the table's top; infinite where it is not.
  private func top(_ row: Int, _ table: inout HeadlessTable<ExpandableTable>, at time: Double) -> Double {
    table.frame(at: time).layers.first { $0.id == LayerID(id(row), .row) }?.frame.y ?? .infinity
  }

  @Test("Rows below an expanding row travel down from where they were, and back when it collapses")
  func folds() throws {
    var table = try Self.table()
    table.perform("expand", on: id(5), at: .zero)
    let (folded, unfolded): (Double, Double) = (5 * 44 + 60, 8 * 44 + 60)
    let tops = [0, 0.15, 0.3].map { top(9, &table, at: $0) }
    expect([tops[0], tops[2]], are: [folded, unfolded])
    // Half of the time, half of the way: of 3 · 44 points.
    expectClose(tops[1], folded + 66)
    table.perform("collapse", on: id(5), at: Time(1))
    expect([9, 4].map { top($0, &table, at: 1) }, are: [unfolded, 176])  // 4 · 44
    let end = Time(1) + MovingRows.duration
    #expect((table.settleTime, top(9, &table, at: 1.3)) == (end, folded))
  }

  @Test("A tap reaches the row that is seen, not the one that will be there")
  func hit() throws {
    var table = try Self.table()
    table.perform("expand", on: id(5), at: .zero)
    // At 290, row 9 is seen from 280 on; row 6 will be there.
    expect([0, 1].map { table.play(.tap(100, 290, at: $0)) }, are: [["didSelect.9"], ["didSelect.6"]])
  }

  @Test("Near the end nothing jumps: rows above move down, and rows below stay where they are seen")
  func nearEnd() throws {
    // 10 rows of 44 and one of 60 are 500 points; with three more, 632.
    var table = try Self.table(height: 400)
    table.perform("expand", on: id(5), at: .zero)
    table.scroll(to: 1000, at: .zero)
    let before = table.offset(1)
    table.perform("collapse", on: id(5), at: Time(1))
    let offsets: [Double] = [632 - 400, 632 - 400, 500 - 400]
    expect([before, table.offset(1), table.offset(1.3)], are: offsets)
    // The last row ends at the lower edge all the time.
    for step in 0...4 { expectClose(top(13, &table, at: 1 + Double(step) * 0.075), 400 - 44) }
  }

  @Test("A row that is partly out of sight scrolls into sight as it expands")
  func partlyOut() throws {
    var table = try Self.table(height: 200)
    // Row 5 begins at 220, and has no room for all of its rows below it.
    table.scroll(to: 240, at: .zero)
    let notices = table.play(.tap(100, 10, at: 0))
    #expect((notices, table.offset(1)) == (["didExpand.5"], 220))
  }

  @Test("A row that comes from far out of sight travels from 2000 points away")
  func farthest() throws {
    let fold = [RowDescriptor.parent(100_000)] + [RowDescriptor](repeating: .hidden(), count: 100_000)
    var table = HeadlessTable(try ExpandableTable([fold + [.plain]]), width: 320, height: 480)
    table.perform("expand", on: id(0), at: .zero)
    table.perform("collapse", on: id(0), at: Time(1))
    let tops = [1, 1.3].map { table.list.place(of: id(100_001), at: Time($0))?.top }
    expect(tops, are: [60 + MovingRows.maximumDisplacement, 60])
  }

  @Test("With reduced motion, which a reload keeps, rows below a fold are in place at once, and fade in")
  func reduced() throws {
    var table = try Self.table()
    table.reducesMotion = true
    table.perform("expand", on: id(5), at: .zero)
    let rows = table.frame(at: 0).layers.filter { $0.id.part == .row && $0.id.row != nil }
    let above = (0...5).map { Double($0) * 44 }
    let below = (0...4).map { 280 + Double($0) * 44 }
    expect(rows.map(\.frame.y), are: above + below)
    expect(rows.map(\.alpha), are: [1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0])
    // A form that is reloaded, and one without nestedRows.
    table.edit(at: .zero) { list in
      list.reload(list.descriptors)
      return .none
    }
    var flat = try ExpandableTable([[.parent(1), .hidden()]], [])
    flat.reducesMotion = true
    flat.expandAll(at: .zero)
    expect([table.reducesMotion, flat.reducesMotion], are: [true, true])
  }

  @Test("When too many rows expand to travel, those below the first of them fade in, and no others")
  func manyTurn() throws {
    let folds = (0...ExpandableTable.maximumTravellingRows).flatMap { _ in [RowDescriptor.parent(1), .hidden()] }
    var table = HeadlessTable(try ExpandableTable([[.plain, .plain] + folds]), width: 320, height: 480)
    table.edit(at: .zero) { $0.expandAll(at: .zero) }
    let alphas = table.frame(at: 0).layers.filter { $0.id.part == .row && $0.id.row != nil }.map(\.alpha)
    let fading = alphas.dropFirst(3)
    expect(Array(alphas.prefix(3)), are: [1, 1, 1])
    expect(Array(fading), are: fading.map { _ in 0 })
  }
}
