import InteractionLists
import TestSupport
import Testing

/// Rows of a list that open and close, each for 0.2 seconds.
@Suite("Many rows that move at once")
struct SettlingRowsTests {
  /// Rows 0 to 5, of which some are opened at moments, in seconds.
  private func list(opening moments: [(row: Int, second: Double)]) -> SwipeList<DrawerRow> {
    var list = makeList()
    for (row, second) in moments { list.perform("open.trailing", on: RowID(row), at: Time(second)) }
    // The last one moves beside the others, not as the active one.
    list.handle(.pan(RowID(5), PanSample(.began, translation: .zero)), at: .zero)
    return list
  }

  private func offsets(_ list: SwipeList<DrawerRow>, _ rows: ClosedRange<Int>, at second: Double) -> [Double] {
    rows.map { list.row(RowID($0)).offset(at: Time(second)) }
  }

  @Test("Each row settles at its own time, in whatever order they started, unless it is caught or stopped")
  func order() {
    for rows in [[0, 1, 2, 3], [3, 2, 1, 0], [2, 0, 3, 1]] {
      var list = list(opening: rows.map { ($0, Double($0)) })
      #expect(list.settleTime == Time(3) + 0.2, "\(rows)")
      for second in [0.5, 1.5, 2.5, 3.5] {
        list.advance(to: Time(second))
        // A row that has settled rests at any time, and one that has not goes on moving.
        let resting: [Double] = (0...3).map { $0 <= Int(second) ? -160 : 0 }
        let settleTime = second < 3 ? Time(3) + 0.2 : nil
        #expect((offsets(list, 0...3, at: -1), list.settleTime) == (resting, settleTime), "\(rows) after \(second) s")
      }
    }

    var list = list(opening: [(0, 1), (1, 2), (2, 3)])
    for (row, settleTime) in [(2, 2.2), (1, 1.2)] {
      list.handle(.pan(RowID(row), PanSample(.began, translation: .zero)), at: Time(1))
      list.handle(.pan(RowID(5), PanSample(.began, translation: .zero)), at: Time(1))
      #expect(list.settleTime == Time(settleTime))
    }
    // A row that is replaced stops, and so does one that closes before it has moved.
    list = self.list(opening: [(0, 1)])
    list.describe(RowID(0), as: .init(row: DrawerRow(pressCloses: true)), at: Time(1))
    var closing = self.list(opening: [(0, 1), (1, 1)])
    closing.handle(.closeRows(after: .tableScrolled, except: nil), at: Time(1))
    #expect([list.settleTime, closing.settleTime] == [nil, nil])
  }

  @Test("If rows that open together are removed, caught or replaced, the others settle; rows can close together")
  func together() {
    var list = list(opening: (0...4).map { ($0, 1) })
    list.remove(RowID(0), at: Time(1))
    list.handle(.pan(RowID(1), PanSample(.began, translation: .zero)), at: Time(1))
    list.describe(RowID(2), as: .init(row: DrawerRow(trailing: [makeAction("one")])), at: Time(1))
    #expect(list.settleTime == Time(1.3))
    list.advance(to: Time(2))
    #expect(
      (list.settleTime, offsets(list, 1...4, at: -1), list.openRows) == (nil, [0, -80, -160, -160], ids(1, 2, 3, 4)))

    var closing = self.list(opening: (0...4).map { ($0, 0) })
    closing.advance(to: Time(1))
    closing.handle(.closeRows(after: .tableScrolled, except: nil), at: Time(1))
    for sample in 1...3 {
      closing.advance(to: Time(1 + Double(sample) / 100))
      closing.handle(.pan(RowID(5), PanSample(.changed, translation: Vector(-Double(sample), 0))), at: Time(1))
    }
    #expect(closing.settleTime == Time(1.2))
    closing.advance(to: Time(1.2))
    closing.handle(.pan(RowID(5), PanSample(.cancelled, translation: .zero)), at: Time(1.2))
    closing.advance(to: Time(2))
    #expect(closing == makeList())
  }
}
