import InteractionLists
import TestSupport
import Testing

@Suite("Motions that neighbouring rows share, several at once")
struct SharedMotionTests {
  private func rows(_ count: Int = 10) -> MovingRows { MovingRows(RowTree(count: count, height: 40)) }

  /// Expects where some rows are seen at a moment.
  private func expect(
    _ rows: MovingRows, _ ids: [Int], at time: Double, tops expected: [Double],
    location: SourceLocation = #_sourceLocation
  ) {
    let tops = ids.map { rows.place(of: RowID($0), at: Time(time))?.top }
    #expect(tops == expected, sourceLocation: location)
  }

  @Test("Motions of different kinds, and of different and overlapping rows, go on side by side")
  func sideBySide() {
    for isFadeFirst in [true, false] {
      var rows = self.rows()
      if isFadeFirst { rows.fadeIn(2..<4, at: .zero) }
      _ = rows.travel(2..<4, from: 9, at: .zero)
      if !isFadeFirst { rows.fadeIn(2..<4, at: .zero) }
      expect(rows, [2, 3, 4], at: 0, tops: [89, 129, 160])
      #expect([2, 3, 4].map { rows.place(of: RowID($0), at: .zero)?.alpha } == [0, 0, 1])
    }
    // Rows 2 and 3, and all from row 2 on.
    for isRangeFirst in [true, false] {
      var rows = self.rows()
      if isRangeFirst { _ = rows.travel(2..<4, from: 9, at: .zero) }
      _ = rows.travel(2..., from: 5, at: .zero)
      if !isRangeFirst { _ = rows.travel(2..<4, from: 9, at: .zero) }
      expect(rows, [1, 2, 3, 4], at: 0, tops: [40, 80 + 14, 120 + 14, 160 + 5])
    }
    // A row that is put in place ends no motion of others.
    var rows = self.rows()
    _ = rows.travel(2..<4, from: 9, at: .zero)
    _ = rows.travel(6..<8, from: 5, at: .zero)
    rows.endMotion(6)
    expect(rows, [2, 3, 6, 7], at: 0, tops: [89, 129, 240, 285])
  }

  @Test("Beyond the capacity, motions that have ended are dropped, or else the two that begin closest become one")
  func tooMany() {
    #expect(MovingRows.capacity == 32)
    var ended = self.rows(200)
    _ = ended.travel(0..<2, from: 9, duration: 10, at: .zero)
    for index in 1..<MovingRows.capacity { _ = ended.travel(2 * index..<2 * index + 2, from: 9, at: .zero) }
    _ = ended.travel(100..<102, from: 9, at: Time(1))
    // The first has a tenth of its time behind it.
    let way = Motion(start: .zero, from: 9, to: 0, curve: .easeInOut(duration: 10)).position(at: Time(1))
    expect(ended, [0, 100], at: 1, tops: [way, 4000 + 9])

    // From rows 0, 5 … 150 and 101 on, and then from row 190 on. Of those from 100 and 101 on row 100 loses the former.
    let every5 = Array(stride(from: 0, to: 155, by: 5))
    for starts in [every5 + [101], [101] + every5] {
      var rows = self.rows(200)
      for index in starts + [190] { _ = rows.travel(index..., from: 1, at: .zero) }
      expectShifts(of: rows, below: starts + [190], but: 100..<101)
    }
    // Of those that are equally close, the first two.
    var equal = self.rows(200)
    for index in every5 + [155, 190] { _ = equal.travel(index..., from: 1, at: .zero) }
    expectShifts(of: equal, below: every5 + [155, 190], but: 0..<5)
    // Two that have come to begin at the same row are the closest, and no row loses anything.
    var same = self.rows(200)
    for index in every5 + [101] { _ = same.travel(index..., from: 1, at: .zero) }
    same.changeAtOnce { $0.setHeight(0, of: RowID(100)) }
    _ = same.remove(100..<101, at: .zero)
    _ = same.travel(189..., from: 1, at: .zero)
    let starts = every5.map { $0 > 100 ? $0 - 1 : $0 } + [100, 189]
    expectShifts(of: same, below: starts, but: 0..<0)
  }

  /// Expects each of 40-point rows to be seen a point lower for every start that is not below it, and those in a range a point
  /// less.
  private func expectShifts(
    of rows: MovingRows, below starts: [Int], but range: Range<Int>, location: SourceLocation = #_sourceLocation
  ) {
    let ids = (0..<rows.tree.count).map { rows.tree.id(index: $0).rawValue }
    let tops = ids.indices.map { row in
      Double(row * 40 + starts.filter { $0 <= row }.count - (range.contains(row) ? 1 : 0))
    }
    expect(rows, ids, at: 0, tops: tops, location: location)
  }
}
