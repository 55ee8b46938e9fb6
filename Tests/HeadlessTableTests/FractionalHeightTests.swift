import ConstraintSwipe
import HeadlessTable
import TestSupport
import Testing

@Suite("Rows of fractional heights have a view each, wherever the table is scrolled")
struct FractionalHeightTests {
  private func table(height: Double, count: Int = 40, viewport: Double = 1000) -> SwipeTable {
    let row = ConstraintSwipe(width: 320, height: height, trailing: [])
    return HeadlessTable(SwipeList(of: row, count: count), width: 320, height: viewport)
  }

  @Test("Of 40 rows of 33.3 points, a viewport of 1000 points shows 31, and one without a height none")
  func example() {
    var table = table(height: 33.3)
    _ = table.frame(at: 0)
    // 31 rows: the last of them begins at 30 · 33.3 = 999.
    let rows = (0...30).map(RowID.init)
    #expect((table.rowsInSight(at: .zero), table.pool.views.map(\.row)) == (rows, rows))
    #expect(table.pool.views.map(\.number) == Array(0...30))
    // Without a height it shows none, though it is scrolled into the middle of a row.
    table = self.table(height: 33.3)
    table.scroll(to: 100, at: .zero)
    table.resize(width: 320, height: 0, at: .zero)
    #expect((table.offset(0), table.rowsInSight(at: .zero)) == (100, []))
  }

  @Test("The rows in sight are those that are drawn")
  func everywhere() {
    for height in [33.3, 44.1, 100.0 / 3, 0.1, 57.7, 19.99, 1.0 / 7] {
      for start in [0.0, 0.3, 17, 1234.5] {
        var table = table(height: height, count: 3000, viewport: 50)
        for step in 0..<60 {
          // Whole rows, as they are summed up and as they are multiplied, and places between.
          let offset = start + Double(step) * (step % 3 == 0 ? 10 * height : height / 3)
          table.scroll(to: offset, at: .zero)
          let drawn = table.frame(at: 0).layers.compactMap { $0.id.part == .row ? $0.id.row : nil }
          let (inSight, views) = (table.rowsInSight(at: .zero), table.pool.views.map(\.row))
          #expect(inSight == drawn && views == drawn, "\(height), \(offset)")
        }
      }
    }
  }

  @Test("A row is in sight however low a table is, unless it has no height")
  func low() {
    let table = HeadlessTable(makeTable().list, width: 320, height: 1)
    #expect(table.rowsInSight(at: .zero) == [RowID(0)])
    // Widths and heights that make no sense count as 0.
    for odd in [-5, .nan, -Double.infinity] {
      let none = HeadlessTable(makeTable().list, width: odd, height: odd)
      #expect((none.size, none.rowsInSight(at: .zero).count) == (LayoutSize(width: 0, height: 0), 0), "\(odd)")
    }
  }
}
