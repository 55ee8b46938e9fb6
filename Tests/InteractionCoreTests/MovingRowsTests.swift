import InteractionCore
import InteractionLaws
import TestSupport
import Testing

@Suite("Rows on their way to their positions")
struct MovingRowsTests {
  private static func rows(_ count: Int = 10) -> MovingRows { MovingRows(RowTree(count: count, height: 40)) }

  /// Where each of some rows is seen, in points from the top; nil for one that is not.
  private func tops(_ rows: MovingRows, _ ids: [Int], at time: Double) -> [Double?] {
    ids.map { rows.place(of: RowID($0), at: Time(time))?.top }
  }

  @Test("Removed from the middle: those below set out from where they were; an insertion lets them make room")
  func removedAndInserted() {
    var rows = Self.rows()
    #expect(rows.remove(2..<4, at: .zero) == true)
    #expect(tops(rows, [1, 2, 4, 9], at: 0) == [40, nil, 160, 360])
    // Between row 1, down to 80, and row 4, from 160 on, nothing is seen.
    #expect([79, 80, 159, 160].map { rows.row(atHeight: $0, at: .zero)?.row } == [RowID(1), nil, nil, RowID(4)])
    // Half of the time, half of 80 points.
    #expect(tops(rows, [1, 4], at: 0.15) == [40, 120])
    #expect(tops(rows, [1, 4], at: 0.3) == [40, 80])
    let (id, moves) = rows.insert(height: 20, index: 0, at: Time(1))
    #expect(id == RowID(10) && moves)
    #expect(tops(rows, [10, 0, 1], at: 1) == [0, 0, 40])
    #expect(tops(rows, [10, 0, 1], at: 2) == [0, 20, 60])
  }

  @Test("An id that is issued belongs to no row until one comes under it")
  func issuedID() {
    var rows = Self.rows(3)
    let issued = rows.issueID()
    #expect(issued == RowID(3))
    #expect(rows.tree.count == 3)
    let moves = rows.restore(issued, height: 20, index: 1, at: .zero)
    #expect(moves)
    #expect(tops(rows, [0, 3, 1], at: 1) == [0, 40, 60])
    let next = rows.issueID()
    #expect(next == RowID(4))
  }

  @Test("What concerns no row below moves nothing")
  func nothingBelow() {
    var rows = Self.rows()
    #expect(rows.remove(9..<10, at: .zero) == false)
    #expect(rows.insert(height: 40, index: 9, at: .zero).moves == false)
    #expect(rows.move(from: 3, to: 3, at: .zero) == false)
    #expect(rows.travel(0..<0, from: 9, at: .zero) == false)
    #expect(rows.travel(3..<5, from: 0, at: .zero) == false)
    #expect(rows.travel(10..., from: 9, at: .zero) == false)
    #expect(rows.settles == nil)
    _ = rows.travel(10..<11, from: 9, at: .zero)
    #expect(rows.row(atHeight: 20, at: .zero)?.row == RowID(0))
  }

  @Test("Rows below one that becomes higher or lower set out from where they were, by as little as a point")
  func otherHeight() {
    for height in [39.0, 41] {
      var rows = Self.rows()
      let moves = rows.setHeight(height, of: 1, at: .zero)
      #expect(moves && tops(rows, [1, 2], at: 0) == [40, 80] && tops(rows, [1, 2], at: 1) == [40, 40 + height])
    }
    var rows = Self.rows()
    let same = rows.setHeight(40, of: 1, at: .zero)
    #expect(!same && rows == Self.rows())
    // Nor does one that is hidden move any.
    rows.changeAtOnce { $0.hide(1..<2) }
    let hidden = rows.setHeight(50, of: 1, at: .zero)
    #expect(!hidden && rows.settles == nil && tops(rows, [2], at: 0) == [40])
  }

  @Test("Rows below one that goes set out from where they were, however low it is")
  func lowRowGoes() {
    var rows = MovingRows(RowTree(heights: [40, 1, 40]))
    let moves = rows.remove(1..<2, at: .zero)
    #expect(moves && tops(rows, [2], at: 0) == [41] && tops(rows, [2], at: 1) == [40])
    let travels = rows.travel(1..., from: 1, at: Time(2))
    #expect(travels && tops(rows, [0, 2], at: 2) == [0, 41])
  }

  @Test("Several rows travel as far as any do, and fade in at places that are farther away")
  func farBlock() {
    // Two rows of 100 points pass others of 40, fifty of which are as high as rows travel.
    for (target, isFar) in [(50, false), (51, true)] {
      var rows = MovingRows(RowTree(heights: [100, 100] + [Double](repeating: 40, count: 60)))
      let moves = rows.move(0..<2, to: target, at: .zero)
      let place = rows.place(of: RowID(0), at: .zero)
      #expect(moves && place?.alpha == (isFar ? 0 : 1) && place?.top == (isFar ? 51 * 40 : 0))
    }
  }

  @Test("Rows that were hidden fade in where they have moved to, and hidden ones move nothing", arguments: [1, 2])
  func hiddenRowsMove(count: Int) {
    var rows = Self.rows()
    rows.changeAtOnce { $0.hide(2..<2 + count) }
    var shown = rows
    let shows = shown.move(2..<2 + count, to: 5, at: .zero) { tree, rows in tree.show(rows) }
    #expect(shows && shown.place(of: RowID(2), at: .zero)?.alpha == 0)
    let moves = rows.move(2..<2 + count, to: 5, at: .zero)
    #expect(!moves && rows.settles == nil)
  }

  @Test("Something moves where rows without a height pass others, and where they are passed", arguments: [0.0, 40])
  func withoutHeight(height: Double) {
    var rows = MovingRows(RowTree(heights: [height, 40 - height, 40 - height]))
    let moves = rows.move(from: 0, to: 2, at: .zero)
    #expect(moves && rows.settles != nil)
  }

  @Test("Rows that come back fade in, however low they are, and the others make room", arguments: [1.0, 20])
  func comeBack(height: Double) {
    var rows = Self.rows(3)
    let new = rows.issueIDs(2).map { NewRow(RowID($0), height: height / 2, hideDepth: 0) }
    let moves = rows.restore(new, index: 1, at: .zero)
    #expect(moves && rows.place(of: RowID(3), at: .zero)?.alpha == 0)
    #expect(tops(rows, [1], at: 0) == [40] && tops(rows, [1], at: 1) == [40 + height])
  }

  @Test("Rows are others that move otherwise, now or from now on")
  func differences() {
    let rows = Self.rows()
    var (moving, reduced, slow, more) = (rows, rows, rows, rows)
    _ = moving.travel(3..., from: 9, at: .zero)
    reduced.reducesMotion = true
    slow.animationDuration = 2
    more.changeAtOnce { $0.hide(0..<1) }
    for other in [moving, reduced, slow, more] { #expect(other != rows) }
  }

  @Test("A row that passes others is painted over them, and hit there")
  func passes() {
    var rows = Self.rows(4)
    #expect(rows.move(from: 0, to: 3, at: .zero) == true)
    #expect(tops(rows, [0, 1, 2, 3], at: 0) == [0, 40, 80, 120])
    // Half way, it is at 60, and the others 20 points above where they were.
    #expect(tops(rows, [0, 1, 2, 3], at: 0.15) == [60, 20, 60, 100])
    var drawn: [Int] = []
    rows.forEachRow(from: 0, upTo: 160, at: Time(0.15)) { drawn.append($0.row.rawValue) }
    #expect(drawn == [1, 2, 3, 0])
    #expect(rows.row(atHeight: 70, at: Time(0.15)) == .init(row: RowID(0), top: 60, height: 40, alpha: 1))
    #expect(rows.row(atHeight: 70, at: Time(0.15), hiding: RowID(0))?.row == RowID(2))
    // It is from 60 to 100, over rows 2, from 60 on, and 3, from 100 on: it owns its upper edge and not its lower one.
    #expect([60, 100].map { rows.row(atHeight: $0, at: Time(0.15))?.row } == [RowID(0), RowID(3)])
    for (lower, upper) in [(0.0, 60.0), (100, 160)] {
      rows.forEachRow(from: lower, upTo: upper, at: Time(0.15)) { #expect($0.row != RowID(0)) }
    }
  }

  @Test("A gap holds rows apart; one that is put in place is there, and its neighbours go on")
  func gapsAndPlaces() {
    var rows = Self.rows(4)
    let gap = MovingRows.Gap(index: 2, distance: 10)
    #expect((0..<4).map { rows.place(of: RowID($0), at: .zero, gap: gap)?.top } == [-10, 30, 90, 130])
    #expect(rows.row(atHeight: 75, at: .zero, gap: gap) == nil)
    #expect([65, 95].map { rows.row(atHeight: $0, at: .zero, gap: gap)?.row } == [RowID(1), RowID(2)])
    _ = rows.remove(0..<1, at: .zero)
    rows.putInPlace(1)
    #expect(tops(rows, [1, 2, 3], at: 0) == [40, 40, 120])
  }

  @Test("Hidden rows show and fade in, uncovered by those below; hidden again, these close up")
  func hides() {
    var rows = Self.rows(4)
    #expect(rows.hide(1..<3, at: .zero) == true)
    #expect(tops(rows, [0, 1, 3], at: 0) == [0, nil, 120])
    #expect(rows.show(1..<3, at: Time(1)) == true)
    #expect(tops(rows, [1, 3], at: 1) == [40, 40])
    #expect([1, 3].map { rows.place(of: RowID($0), at: Time(1))?.alpha } == [0, 1])
    #expect(rows.settles == Time(1) + MovingRows.duration)
    rows.advance(to: Time(2))
    #expect(rows == Self.rows(4))
  }

  @Test("No motion goes farther than 2000 points, in one step or in many", arguments: [100, 1])
  func bounds(step: Int) {
    var rows = Self.rows(200)
    for _ in 0..<100 / step { _ = rows.remove(0..<step, at: .zero) }
    #expect(tops(rows, [100], at: 0) == [MovingRows.farthest])
    // One that passes others goes as far as it must: its finger or its reader follows it.
    rows = Self.rows(200)
    _ = rows.move(from: 0, to: 199, at: .zero)
    #expect(tops(rows, [0], at: 0) == [0])
  }

  @Test("With reduced motion rows fade in where they would have travelled", arguments: [true, false])
  func reduced(inserts: Bool) {
    var rows = Self.rows(4)
    rows.reducesMotion = true
    if inserts { _ = rows.insert(height: 40, index: 2, at: .zero) } else { _ = rows.remove(2..<3, at: .zero) }
    let places = rows.tree.count
    var (tops, alphas): ([Double], [Double]) = ([], [])
    rows.forEachRow(from: 0, upTo: 400, at: .zero) { place in
      tops.append(place.top)
      alphas.append(place.alpha)
    }
    let positions = (0..<places).map { Double($0) * 40 }
    #expect(tops == positions)
    #expect(alphas == (0..<places).map { $0 < 2 ? 1 : 0 })
  }

  @Test("Whatever changes, no row jumps, and rows are drawn and hit exactly where they are", arguments: 0..<20)
  func agrees(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var rows = MovingRows(RowTree(heights: (0..<12).map { _ in Double(10 + random.below(40)) }))
    var hidden: [Range<Int>] = []
    var time = 0.0
    for _ in 0..<60 {
      time += Double(random.below(20)) / 100
      let now = Time(time)
      rows.advance(to: now)
      let before = Self.places(rows, now)
      let count = rows.tree.count
      switch random.below(4) {
      case 0: _ = rows.insert(height: Double(random.below(50)), index: random.below(count + 1), at: now)
      case 1 where count > 4 && hidden.isEmpty: _ = rows.remove(1..<2 + random.below(2), at: now)
      case 2 where hidden.isEmpty:
        let start = random.below(count - 1)
        hidden = [start..<start + 1 + random.below(count - start - 1)]
        _ = rows.hide(hidden[0], at: now)
      case 3 where !hidden.isEmpty:
        // Others may have come between the hidden ones meanwhile.
        let all = (0..<count).filter { rows.tree.isHidden(rows.tree.id(index: $0)) }
        for index in all where !all.contains(index - 1) {
          let end = (index...).first { !all.contains($0) } ?? index
          _ = rows.show(index..<end, at: now)
        }
        hidden = []
      default: _ = rows.move(from: random.below(count), to: random.below(count), at: now)
      }
      for (row, place) in Self.places(rows, now) {
        if let old = before[row] { expectClose(place.top, old.top, "row \(row.rawValue)") }
      }
      check(rows, at: Time(time + Double(random.below(40)) / 100), &random)
    }
  }

  private static func places(_ rows: MovingRows, _ time: Time) -> [RowID: MovingRows.Place] {
    var places: [RowID: MovingRows.Place] = [:]
    for index in 0..<rows.tree.count {
      let id = rows.tree.id(index: index)
      if let place = rows.place(of: id, at: time) { places[id] = place }
    }
    return places
  }

  /// Compares what is drawn in a stretch, and what is hit, with every row's own place.
  private func check(_ rows: MovingRows, at time: Time, _ random: inout SplitMix64) {
    let places = Self.places(rows, time)
    let lower = Double(random.below(500) - 100)
    let upper = lower + 1 + Double(random.below(300))
    var drawn: [MovingRows.Place] = []
    rows.forEachRow(from: lower, upTo: upper, at: time) { drawn.append($0) }
    // A hair's breadth at the edges, where sums round.
    func meets(_ place: MovingRows.Place, _ hair: Double) -> Bool {
      place.height > 0 && place.top < upper - hair && place.top + place.height > lower + hair
    }
    let met = places.values.filter { meets($0, 1e-6) }
    #expect(Set(drawn.map(\.row)).isSuperset(of: met.map(\.row)))
    #expect(drawn.allSatisfy { meets($0, -1e-6) } && Set(drawn.map(\.row)).count == drawn.count)
    for _ in 0..<20 {
      let y = lower + Double(random.below(1000)) / 1000 * (upper - lower)
      guard y > lower, y < upper,
        !drawn.contains(where: { place in
          min((place.top - y).magnitude, (place.top + place.height - y).magnitude) < 1e-6
        })
      else { continue }
      let seen = drawn.last { $0.top <= y && y < $0.top + $0.height }
      #expect(rows.row(atHeight: y, at: time)?.row == (seen?.alpha ?? 0 < MovingRows.leastSeen ? nil : seen?.row))
    }
  }

  @Test(
    "Rows that are removed one by one in one change let all others close up without a jump", arguments: [2, 32, 33, 40])
  func manyAtOnce(count: Int) {
    var (above, scattered) = (Self.rows(200), Self.rows(200))
    for removed in 0..<count {
      #expect(above.remove(0..<1, at: .zero) == true)
      // Every second row: 0, 2, 4 … of those that were there.
      #expect(scattered.remove(removed..<removed + 1, at: .zero) == true)
    }
    for row in [2 * count + 1, 199] {
      for rows in [above, scattered] {
        #expect(rows.place(of: RowID(row), at: .zero)?.top == Double(row) * 40)
        #expect(rows.place(of: RowID(row), at: Time(0.3))?.top == Double(row - count) * 40)
      }
    }
    #expect(above.settles == Time(0.3))
  }

  @Test("Changes of other moments travel beside each other; of more than the capacity the oldest is over")
  func olderChanges() {
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

  @Test("A row that fades in is painted from the first, and answers touches from half of its opacity on")
  func faint() {
    var rows = Self.rows(4)
    rows.fadeIn(1..<2, at: .zero)
    var painted: [Double] = []
    rows.forEachRow(from: 40, upTo: 80, at: Time(0.1)) { painted.append($0.alpha) }
    #expect(painted.count == 1 && painted[0] > 0 && painted[0] < MovingRows.leastSeen)
    #expect(rows.row(atHeight: 50, at: Time(0.1)) == nil)
    #expect(rows.row(atHeight: 50, at: Time(0.15))?.alpha == 0.5)
    #expect(rows.row(atHeight: 30, at: Time(0.1))?.row == RowID(0))
  }

  @Test("Rows that fade in go on travelling")
  func fadesOnTheWay() {
    var rows = Self.rows()
    _ = rows.travel(2..<4, from: 9, at: .zero)
    rows.fadeIn(0..<10, at: .zero)
    #expect(tops(rows, [1, 2, 3, 4], at: 0) == [40, 89, 129, 160])
  }
}
