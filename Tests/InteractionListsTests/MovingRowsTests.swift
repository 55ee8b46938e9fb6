import InteractionLists
import TestSupport
import Testing

@Suite("Rows on their way to their positions")
struct MovingRowsTests {
  private static func rows(_ count: Int = 10) -> MovingRows { MovingRows(RowTree(count: count, height: 40)) }

  /// Where each of some rows is seen, in points from the top; nil for one that is not.
  private func tops(_ rows: MovingRows, _ ids: [Int], at time: Double, gap: MovingRows.Gap? = nil) -> [Double?] {
    ids.map { rows.place(of: RowID($0), at: Time(time), gap: gap)?.top }
  }

  /// The numbers of the rows that are hit at some heights.
  private func hit(_ rows: MovingRows, _ heights: [Double], at time: Double, gap: MovingRows.Gap? = nil) -> [Int?] {
    heights.map { rows.row(atY: $0, at: Time(time), gap: gap)?.row.rawValue }
  }

  /// Expects where some rows are seen at a moment; nil for one that is not.
  private func expect(
    _ rows: MovingRows, _ ids: [Int], at time: Double, tops expected: [Double?], _ note: String = "",
    location: SourceLocation = #_sourceLocation
  ) {
    #expect(tops(rows, ids, at: time) == expected, "\(note)", sourceLocation: location)
  }

  private func alphas(_ rows: MovingRows, _ ids: [Int], at time: Double = 0) -> [Double?] {
    ids.map { rows.place(of: RowID($0), at: Time(time))?.alpha }
  }

  @Test("Rows below removed or inserted ones travel from where they were")
  func removedAndInserted() {
    var rows = Self.rows()
    #expect(rows.remove(2..<4, at: .zero) == true)
    // Half of the time, half of 80 points.
    expect(rows, [1, 2, 4, 9], at: 0, tops: [40, nil, 160, 360])
    expect(rows, [1, 2, 4, 9], at: 0.15, tops: [40, nil, 120, 320])
    expect(rows, [1, 2, 4, 9], at: 0.3, tops: [40, nil, 80, 280])
    // Between row 1, down to 80, and row 4, from 160 on, nothing is seen.
    #expect(hit(rows, [79, 80, 159, 160], at: 0) == [1, nil, nil, 4])
    let (id, startsMotion) = rows.insert(height: 20, index: 0, at: Time(1))
    #expect((id, startsMotion) == (RowID(10), true))
    expect(rows, [10, 0, 1], at: 1, tops: [0, 0, 40])
    expect(rows, [10, 0, 1], at: 2, tops: [0, 20, 60])
  }

  @Test("Changes that shift no other row move nothing, but a move of or past rows without a height does")
  func nothingBelow() {
    var rows = Self.rows()
    let moves = [
      rows.remove(9..<10, at: .zero), rows.insert(height: 40, index: 9, at: .zero).startsMotion,
      rows.move(from: 3, to: 3, at: .zero), rows.travel(0..<0, from: 9, at: .zero),
      rows.travel(3..<5, from: 0, at: .zero), rows.travel(10..., from: 9, at: .zero),
    ]
    #expect((moves.contains(true), rows.settleTime) == (false, nil))
    _ = rows.travel(10..<11, from: 9, at: .zero)
    #expect(hit(rows, [20], at: 0) == [0])

    for height in [0.0, 40] {
      var rows = MovingRows(RowTree(heights: [height, 40 - height, 40 - height]))
      let moves = rows.move(from: 0, to: 2, at: .zero)
      #expect(moves && rows.settleTime != nil, "a row of \(height)")
    }
  }

  @Test("Rows below one that changes height or is removed travel from where they were, even by a single point")
  func aPoint() {
    for height in [39.0, 41] {
      var rows = Self.rows()
      #expect(rows.setHeights([(RowID(1), height)], at: .zero).startsMotion == true)
      expect(rows, [1, 2], at: 0, tops: [40, 80])
      expect(rows, [1, 2], at: 1, tops: [40, 40 + height])
    }
    var rows = Self.rows()
    let same = rows.setHeights([(RowID(1), 40)], at: .zero).startsMotion
    #expect((same, rows) == (false, Self.rows()))
    // A new height of a hidden row moves nothing either.
    rows.changeAtOnce { $0.hide(1..<2) }
    let hidden = rows.setHeights([(RowID(1), 50)], at: .zero).startsMotion
    #expect((hidden, rows.settleTime) == (false, nil))
    expect(rows, [2], at: 0, tops: [40])

    var low = MovingRows(RowTree(heights: [40, 1, 40]))
    let closesUp = low.remove(1..<2, at: .zero)
    expect(low, [2], at: 0, tops: [41])
    expect(low, [2], at: 1, tops: [40])
    let travels = low.travel(1..., from: 1, at: Time(2))
    expect(low, [0, 2], at: 2, tops: [0, 41])
    #expect([closesUp, travels] == [true, true])
  }

  @Test("Restored rows get the issued ids, and fade in as shown ones do, however low; moving hidden rows moves nothing")
  func comeBack() {
    for height in [1.0, 20] {
      var rows = Self.rows(3)
      let new = rows.issueIDs(2).map { NewRow(RowID($0), height: height / 2, hideDepth: 0) }
      let moves = rows.restore(new, index: 1, at: .zero)
      #expect((moves, alphas(rows, [3])) == (true, [0]), "\(height) high")
      expect(rows, [1], at: 0, tops: [40])
      expect(rows, [1], at: 1, tops: [40 + height])
    }

    for count in 1...2 {
      var rows = Self.rows()
      rows.changeAtOnce { $0.hide(2..<2 + count) }
      var shown = rows
      let shows = shown.move(2..<2 + count, to: 5, at: .zero) { tree, rows in tree.show(rows) }
      #expect((shows, alphas(shown, [2])) == (true, [0]), "\(count) shown")
      let moves = rows.move(2..<2 + count, to: 5, at: .zero)
      #expect((moves, rows.settleTime) == (false, nil), "\(count) hidden")
    }

    var rows = Self.rows(3)
    let issued = rows.issueID()
    #expect((issued, rows.tree.count) == (RowID(3), 3))
    let moves = rows.restore(issued, height: 20, index: 1, at: .zero)
    expect(rows, [0, 3, 1], at: 1, tops: [0, 40, 60])
    let next = rows.issueID()
    #expect((moves, next) == (true, RowID(4)))
  }

  @Test("Rows that move differently, now or later, are not equal")
  func differences() {
    let rows = Self.rows()
    var (moving, reduced, slow, more) = (rows, rows, rows, rows)
    _ = moving.travel(3..., from: 9, at: .zero)
    reduced.reducesMotion = true
    slow.animationDuration = 2
    more.changeAtOnce { $0.hide(0..<1) }
    #expect([moving, reduced, slow, more].map { $0 == rows } == [false, false, false, false])
  }

  @Test("A row that passes others is painted over them, and hit there")
  func passes() {
    var rows = Self.rows(4)
    #expect(rows.move(from: 0, to: 3, at: .zero) == true)
    // Half way, it is at 60, and the others 20 points above where they were.
    expect(rows, [0, 1, 2, 3], at: 0, tops: [0, 40, 80, 120])
    expect(rows, [0, 1, 2, 3], at: 0.15, tops: [60, 20, 60, 100])
    func drawn(_ lower: Double, _ upper: Double) -> [Int] {
      var drawn: [Int] = []
      rows.forEachRow(from: lower, upTo: upper, at: Time(0.15)) { drawn.append($0.row.rawValue) }
      return drawn
    }
    #expect((drawn(0, 160), (drawn(0, 60) + drawn(100, 160)).contains(0)) == ([1, 2, 3, 0], false))
    #expect(rows.row(atY: 70, at: Time(0.15)) == .init(row: RowID(0), top: 60, height: 40, alpha: 1))
    #expect(rows.row(atY: 70, at: Time(0.15), hiding: RowID(0))?.row == RowID(2))
    // It is from 60 to 100, over rows 2, from 60 on, and 3, from 100 on: it owns its upper edge and not its lower one.
    #expect(hit(rows, [60, 100], at: 0.15) == [0, 3])
  }

  @Test("No row is seen in an empty, reversed or NaN range, not even one that passes others")
  func nothingBetween() {
    var rows = MovingRows(RowTree(count: 3, height: 100))
    _ = rows.travel(1..<2, from: 10, at: .zero)
    for (lower, upper) in [(150, 140), (150, 150), (.nan, 150), (150, .nan)] {
      rows.forEachRow(from: lower, upTo: upper, at: .zero) { Issue.record("\($0) between \(lower) and \(upper)") }
    }
  }

  @Test("A gap holds rows apart; a row whose motion is ended is in place, and its neighbours go on moving")
  func gapsAndPlaces() {
    var rows = Self.rows(4)
    let gap = MovingRows.Gap(index: 2, distance: 10)
    #expect(tops(rows, [0, 1, 2, 3], at: 0, gap: gap) == [-10, 30, 90, 130])
    #expect(hit(rows, [65, 75, 95], at: 0, gap: gap) == [1, nil, 2])
    _ = rows.remove(0..<1, at: .zero)
    rows.endMotion(1)
    expect(rows, [1, 2, 3], at: 0, tops: [40, 40, 120])
  }

  @Test("Rows that are shown again fade in; they are painted at once, and hit from half of their opacity on")
  func hides() {
    var rows = Self.rows(4)
    let hides = rows.hide(1..<3, at: .zero)
    expect(rows, [0, 1, 3], at: 0, tops: [0, nil, 120])
    let shows = rows.show(1..<3, at: Time(1))
    expect(rows, [1, 3], at: 1, tops: [40, 40])
    let settleTime = Time(1) + MovingRows.duration
    #expect((hides, shows, alphas(rows, [1, 3], at: 1), rows.settleTime) == (true, true, [0, 1], settleTime))
    rows.advance(to: Time(2))
    #expect(rows == Self.rows(4))

    var faint = Self.rows(4)
    faint.fadeIn(1..<2, at: .zero)
    var painted: [Double] = []
    faint.forEachRow(from: 40, upTo: 80, at: Time(0.1)) { painted.append($0.alpha) }
    #expect(painted.map { $0 > 0 && $0 < MovingRows.touchableOpacity } == [true])
    #expect((hit(faint, [30, 50], at: 0.1), faint.row(atY: 50, at: Time(0.15))?.alpha) == ([0, nil], 0.5))

    var travelling = Self.rows()
    _ = travelling.travel(2..<4, from: 9, at: .zero)
    travelling.fadeIn(0..<10, at: .zero)
    expect(travelling, [1, 2, 3, 4], at: 0, tops: [40, 89, 129, 160])
  }

  @Test("No motion goes farther than 2000 points, in one step or in many; several rows fade in where it is farther")
  func bounds() {
    for step in [100, 1] {
      var rows = Self.rows(200)
      for _ in 0..<100 / step { _ = rows.remove(0..<step, at: .zero) }
      expect(rows, [100], at: 0, tops: [2000], "in steps of \(step)")
    }
    // One that passes others goes as far as it must: its finger or its reader follows it.
    var rows = Self.rows(200)
    _ = rows.move(from: 0, to: 199, at: .zero)
    expect(rows, [0], at: 0, tops: [0])

    // Two rows of 100 points pass others of 40, fifty of which are as high as rows travel.
    for (target, alpha, top) in [(50, 1.0, 0.0), (51, 0, 51 * 40)] {
      var rows = MovingRows(RowTree(heights: [100, 100] + [Double](repeating: 40, count: 60)))
      let moves = rows.move(0..<2, to: target, at: .zero)
      #expect((moves, alphas(rows, [0]), tops(rows, [0], at: 0)) == (true, [alpha], [top]), "to \(target)")
    }
  }

  @Test("A touch hits the row that is seen there, with the place and opacity at which it is seen")
  func touchedPlaces() {
    var rows = Self.rows()
    #expect(rows.row(atY: 50, at: .zero) == .init(row: RowID(1), top: 40, height: 40, alpha: 1))
    _ = rows.remove(2..<4, at: .zero)
    // Row 4, from 80 on, is seen 80 points farther down, and 40 of them half way.
    #expect(rows.row(atY: 170, at: .zero) == .init(row: RowID(4), top: 160, height: 40, alpha: 1))
    #expect(rows.row(atY: 130, at: Time(0.15)) == .init(row: RowID(4), top: 120, height: 40, alpha: 1))
  }

  @Test("With reduced motion rows fade in where they would have travelled")
  func reduced() {
    for inserts in [true, false] {
      var rows = Self.rows(4)
      rows.reducesMotion = true
      let moves = inserts ? rows.insert(height: 40, index: 2, at: .zero).startsMotion : rows.remove(2..<3, at: .zero)
      var (tops, alphas): ([Double], [Double]) = ([], [])
      rows.forEachRow(from: 0, upTo: 400, at: .zero) { place in
        tops.append(place.top)
        alphas.append(place.alpha)
      }
      let expected: (tops: [Double], alphas: [Double]) =
        inserts ? ([0, 40, 80, 120, 160], [1, 1, 0, 0, 0]) : ([0, 40, 80], [1, 1, 0])
      #expect((tops, alphas, moves) == (expected.tops, expected.alphas, true))
    }
    // A new row without a height moves none, and so only it fades in.
    var rows = Self.rows(4)
    rows.reducesMotion = true
    let flat = rows.insert(height: 0, index: 2, at: .zero)
    #expect((flat.startsMotion, alphas(rows, [1, 4, 2, 3])) == (true, [1, 0, 1, 1]))
  }

  @Test("A row shows its latest fade, even once that has ended and an older one has not")
  func fadesOfTwoDurations() {
    var rows = Self.rows(4)
    rows.fadeIn(1..<3, duration: 1, at: .zero)
    rows.fadeIn(1..<2, duration: 0.1, at: Time(0.2))
    var advanced = rows
    advanced.advance(to: Time(0.5))
    #expect((alphas(rows, [1, 2], at: 0.5), alphas(advanced, [1, 2], at: 0.5)) == ([1, 0.5], [1, 0.5]))
    advanced.advance(to: Time(1))
    #expect(advanced == Self.rows(4))
  }

  @Test("Rows removed one by one let all others close up without a jump; beyond the capacity, the oldest motion ends")
  func manyAtOnce() {
    for count in [2, 32, 33, 40] {
      var (above, scattered) = (Self.rows(200), Self.rows(200))
      var moves = Set<Bool>()
      for removed in 0..<count {
        moves.insert(above.remove(0..<1, at: .zero))
        // Every second row: 0, 2, 4 … of those that were there.
        moves.insert(scattered.remove(removed..<removed + 1, at: .zero))
      }
      #expect((moves, above.settleTime) == ([true], Time(0.3)), "\(count) rows")
      let rows = [2 * count + 1, 199]
      for moving in [above, scattered] {
        expect(moving, rows, at: 0, tops: rows.map { Double($0) * 40 }, "\(count) rows")
        expect(moving, rows, at: 0.3, tops: rows.map { Double($0 - count) * 40 }, "\(count) rows")
      }
    }

    var rows = Self.rows(200)
    for removed in 0...MovingRows.capacity { _ = rows.remove(0..<1, at: Time(Double(removed) / 1000)) }
    let now = Double(MovingRows.capacity) / 1000
    // All are still under way, but for the first, whose 40 points are gone.
    let ways = (1...MovingRows.capacity).map { removed in
      Motion(start: Time(Double(removed) / 1000), from: 40, to: 0, curve: .easeInOut(duration: MovingRows.duration))
        .position(at: Time(now))
    }
    expectClose(
      rows.place(of: RowID(100), at: Time(now))?.top, Double(100 - MovingRows.capacity - 1) * 40 + ways.reduce(0, +))
  }
}
