import ExpandableTable
import HeadlessTable
import TestSupport
import Testing

/// Rows below a fold jumped, and near the end the content jumped with them.
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

  @Test("Those below go down from where they were and uncover those that fade in; folded, they come back")
  func folds() throws {
    var table = try Self.table()
    table.perform("expand", on: id(5), at: .zero)
    #expect(top(9, &table, at: 0) == 5 * 44 + 60)
    // Half of the time, half of the way: of 3 · 44 points.
    expectClose(top(9, &table, at: 0.15), 5 * 44 + 60 + 66)
    #expect(top(9, &table, at: 0.3) == 8 * 44 + 60)
    table.perform("collapse", on: id(5), at: Time(1))
    #expect(top(9, &table, at: 1) == 8 * 44 + 60)
    #expect(top(4, &table, at: 1) == 4 * 44)
    #expect(table.settles == Time(1) + MovingRows.duration)
    #expect(top(9, &table, at: 1.3) == 5 * 44 + 60)
  }

  @Test("A tap reaches the row that is seen, not the one that will be there")
  func hit() throws {
    var table = try Self.table()
    table.perform("expand", on: id(5), at: .zero)
    // At 290, row 9 is seen from 280 on; row 6 will be there.
    #expect(table.play(.tap(100, 290, at: 0)) == ["didSelect.9"])
    #expect(table.play(.tap(100, 290, at: 1)) == ["didSelect.6"])
  }

  @Test("Near the end nothing jumps: what is above goes down, what is below stays where it is seen")
  func nearEnd() throws {
    // 10 rows of 44 and one of 60 are 500 points; with three more, 632.
    var table = try Self.table(height: 400)
    table.perform("expand", on: id(5), at: .zero)
    table.scroll(to: 1000, at: .zero)
    #expect(table.offset(1) == 632 - 400)
    table.perform("collapse", on: id(5), at: Time(1))
    #expect(table.offset(1) == 632 - 400)
    // The last row ends at the lower edge all the time.
    for step in 0...4 { expectClose(top(13, &table, at: 1 + Double(step) * 0.075), 400 - 44) }
    #expect(table.offset(1.3) == 500 - 400)
  }

  @Test("A row that is partly out of sight comes back as it expands")
  func partlyOut() throws {
    var table = try Self.table(height: 200)
    // Row 5 begins at 220, and has no room for all of its rows below it.
    table.scroll(to: 240, at: .zero)
    #expect(table.play(.tap(100, 10, at: 0)) == ["didExpand.5"])
    #expect(table.offset(1) == 220)
  }

  @Test("What goes far beyond what can be seen comes from 2000 points away")
  func farthest() throws {
    let fold = [RowDescriptor.parent(100_000)] + [RowDescriptor](repeating: .hidden(), count: 100_000)
    var table = HeadlessTable(try ExpandableTable([fold + [.plain]]), width: 320, height: 480)
    table.perform("expand", on: id(0), at: .zero)
    table.perform("collapse", on: id(0), at: Time(1))
    let last = id(100_001)
    #expect(table.list.place(of: last, at: Time(1))?.top == 60 + MovingRows.farthest)
    #expect(table.list.place(of: last, at: Time(1.3))?.top == 60)
  }

  @Test("With reduced motion all are at their positions at once and fade in; those above do not")
  func reduced() throws {
    var table = try Self.table()
    table.reducesMotion = true
    table.perform("expand", on: id(5), at: .zero)
    let rows = table.frame(at: 0).layers.filter { $0.id.part == .row && $0.id.row != nil }
    let above = (0...5).map { Double($0) * 44 }
    let below = (0...4).map { 280 + Double($0) * 44 }
    #expect(rows.map(\.frame.y) == above + below)
    #expect(rows.map(\.alpha) == [1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0])
  }

  @Test("A form that is loaded anew, and one whose rows are nested flat, keep to reduced motion")
  func staysReduced() throws {
    var table = try Self.table()
    table.reducesMotion = true
    table.edit(at: .zero) { list in
      list.reload(list.descriptors)
      return .none
    }
    #expect(table.reducesMotion)
    var flat = try ExpandableTable([[.parent(1), .hidden()]], [])
    flat.reducesMotion = true
    flat.expandAll(at: .zero)
    #expect(flat.reducesMotion)
  }

  @Test("Where too many rows turn to travel, those below the first of them fade, and no other")
  func manyTurn() throws {
    let folds = (0...ExpandableTable.mostTravelling).flatMap { _ in [RowDescriptor.parent(1), .hidden()] }
    var table = HeadlessTable(try ExpandableTable([[.plain, .plain] + folds]), width: 320, height: 480)
    table.edit(at: .zero) { $0.expandAll(at: .zero) }
    let alphas = table.frame(at: 0).layers.filter { $0.id.part == .row && $0.id.row != nil }.map(\.alpha)
    #expect(alphas.prefix(3) == [1, 1, 1])
    #expect(Set(alphas.dropFirst(3)) == [0])
  }
}
