import InteractionLaws
import InteractionLists
import TestSupport
import Testing

/// Random operations on a tree and on a plain array, compared by every answer both can give.
@Suite("A tree against a plain array, at random")
struct RowTreeFuzzTests {
  private enum Operation: CaseIterable {
    case one, few, many, move, setHeight, setHeights, mapHeights, hideFew, hideMany, show, showMore
  }

  /// Heights are quarters, so that sums are exact and equal in any order of addition.
  private struct Fuzz {
    var tree = RowTree()
    var model = RowTreeModel()
    let seed: UInt64
    var random: SplitMix64

    init(seed: UInt64) { (self.seed, random) = (seed, SplitMix64(seed: seed)) }

    var count: Int { model.rows.count }

    mutating func height() -> Double {
      // Every eighth row has no height.
      Int.random(in: 0..<8, using: &random) == 0 ? 0 : Double(Int.random(in: 1...240, using: &random)) / 4
    }

    mutating func range(upTo longest: Int) -> Range<Int> {
      let start = Int.random(in: 0...count, using: &random)
      return start..<min(count, start + Int.random(in: 0...longest, using: &random))
    }

    /// One random operation that tends to bring the number of rows to `target`.
    mutating func step(target: Int) {
      let grows = Int.random(in: 0..<2 * target, using: &random) >= count
      switch Operation.allCases.randomElement(using: &random) {
      case .one: if grows { insertOne() } else { remove(range(upTo: 1)) }
      case .few: if grows { insert(upTo: 3) } else { remove(range(upTo: 3)) }
      case .many: if grows { insert(upTo: target / 2) } else { remove(range(upTo: target / 2)) }
      case .move: move()
      case .setHeight: setHeight()
      case .setHeights: setHeights(upTo: target)
      case .mapHeights: mapHeights()
      case .hideFew: hide(range(upTo: 3))
      case .hideMany: hide(range(upTo: target))
      case .show, .showMore: show()
      case nil: return
      }
    }

    mutating func insertOne() {
      let (height, index) = (height(), Int.random(in: 0...count, using: &random))
      let id = tree.insert(height: height, index: index)
      #expect(model.insert(count: 1, height: height, index: index) == id.rawValue..<id.rawValue + 1)
    }

    mutating func insert(upTo longest: Int) {
      let (height, index) = (height(), Int.random(in: 0...count, using: &random))
      let number = Int.random(in: 0...longest, using: &random)
      let ids = tree.insert(count: number, height: height, index: index)
      #expect(model.insert(count: number, height: height, index: index) == ids)
    }

    mutating func remove(_ range: Range<Int>) {
      tree.remove(range)
      model.rows.removeSubrange(range)
    }

    mutating func move() {
      guard count > 0 else { return }
      let (source, target) = (
        Int.random(in: 0..<count, using: &random), Int.random(in: 0..<count, using: &random)
      )
      tree.move(from: source, to: target)
      model.move(from: source, to: target)
    }

    mutating func setHeight() {
      let (id, height) = (RowID(Int.random(in: -1...model.issued, using: &random)), height())
      tree.setHeight(height, of: id)
      if let index = model.rows.firstIndex(where: { $0.id == id }) { model.rows[index].height = height }
    }

    /// In any order, some rows twice, some that are gone.
    mutating func setHeights(upTo most: Int) {
      var heights: [(row: RowID, height: Double)] = []
      for _ in 0..<Int.random(in: 0...most, using: &random) {
        heights.append((RowID(Int.random(in: -1...model.issued, using: &random)), height()))
      }
      tree.setHeights(heights)
      for (id, height) in heights {
        if let index = model.rows.firstIndex(where: { $0.id == id }) { model.rows[index].height = height }
      }
    }

    mutating func mapHeights() {
      let (odd, even) = (height(), height())
      var shown: [RowID] = []
      tree.updateHeights { id, height, shows in
        if shows { shown.append(id) }
        return id.rawValue.isMultiple(of: 2) ? even : id.rawValue.isMultiple(of: 3) ? height : odd
      }
      #expect(shown == model.rows.filter { $0.depth == 0 }.map(\.id), "seed \(seed)")
      for (index, row) in model.rows.enumerated()
      where row.id.rawValue.isMultiple(of: 2) || !row.id.rawValue.isMultiple(of: 3) {
        model.rows[index].height = row.id.rawValue.isMultiple(of: 2) ? even : odd
      }
    }

    mutating func hide(_ range: Range<Int>) {
      tree.hide(range)
      model.shift(range, by: 1)
    }

    /// Shows a row, if it is hidden, and the hidden rows that follow it without a gap.
    mutating func show() {
      guard count > 0 else { return }
      let start = Int.random(in: 0..<count, using: &random)
      let end = model.rows[start...].firstIndex { $0.depth == 0 } ?? count
      tree.show(start..<end)
      model.shift(start..<end, by: -1)
    }

    /// Heights to ask for: outside, at edges, between edges.
    mutating func heights(_ number: Int) -> [Double] {
      let total = tree.height
      var result = [-1, 0, total, total + 1, 0, .nan, -.infinity, .infinity]
      for _ in 0..<number { result.append(Double(Int.random(in: 0...Int(total) * 4, using: &random)) / 4) }
      return result
    }

    mutating func expectSameAnswers() {
      let heights = heights(6)
      let facts = RowTreeFacts(of: tree, issued: model.issued, heights: heights)
      #expect(facts == RowTreeFacts(of: model, heights: heights), "seed \(seed)")
    }

    /// Compares the sums and a few rows.
    mutating func expectSameSample() {
      let visible = model.rows.filter { $0.depth == 0 }
      let height = visible.reduce(0) { $0 + $1.height }
      #expect((tree.count, tree.visibleCount, tree.height) == (count, visible.count, height), "seed \(seed)")
      guard let (index, row) = model.rows.enumerated().randomElement(using: &random) else { return }
      let above = model.rows[..<index].count { $0.depth == 0 }
      #expect(
        (tree.id(index: index), tree.index(of: row.id), tree.isHidden(row.id), tree.visibleCount(before: index))
          == (row.id, index, row.depth > 0, above), "seed \(seed)")
    }
  }

  @Test("A tree answers like an array after every step, with few or many levels, and after large removals")
  func answers() {
    for seed: UInt64 in 1...4 {
      var fuzz = Fuzz(seed: seed)
      for _ in 0..<400 {
        fuzz.step(target: 40)
        fuzz.expectSameAnswers()
      }
    }
    for seed: UInt64 in 5...8 {
      var fuzz = Fuzz(seed: seed)
      for step in 0..<500 {
        fuzz.step(target: 1500)
        fuzz.expectSameSample()
        if step % 50 == 49 { fuzz.expectSameAnswers() }
      }
      fuzz.remove(0..<fuzz.count)
      fuzz.expectSameAnswers()
      fuzz.insert(upTo: 100)
      fuzz.expectSameAnswers()
    }

    var fuzz = Fuzz(seed: 9)
    let ids = fuzz.tree.insert(count: 40_000, height: 10, index: 0)
    #expect((ids, fuzz.model.insert(count: 40_000, height: 10, index: 0)) == (0..<40_000, 0..<40_000))
    for _ in 0..<12 {
      fuzz.hide(fuzz.range(upTo: 30_000))
      fuzz.remove(fuzz.range(upTo: 9_000))
      fuzz.move()
      fuzz.insertOne()
      fuzz.expectSameSample()
    }
  }

  @Test("Tops and rows at a height agree with any rounding")
  func rounding() {
    var random = SplitMix64(seed: 10)
    // Every third row has no height, so that some are the last of their node.
    let heights = (0..<3000).map { $0 % 3 == 0 ? 0 : Double.random(in: 0.1...90, using: &random) }
    var tree = RowTree(heights: heights)
    for step in 0..<300 {
      let index = Int.random(in: 0..<tree.count, using: &random)
      tree.remove(index..<min(tree.count, index + 3))
      let id = tree.insert(height: Double.random(in: 0.1...90, using: &random), index: tree.count / 3)
      #expect(id == RowID(3000 + step))
    }
    let ids = (0..<tree.count).map { tree.id(index: $0) }.filter { tree.height(of: $0) != 0 }
    let tops = ids.compactMap { tree.top(of: $0) }
    #expect(tops.map { tree.id(atY: $0) } == ids)
    #expect(tops.dropFirst().map { tree.id(atY: $0.nextDown) } == ids.dropLast())
    var drawn: [Double] = []
    tree.forEachVisible(from: 0, upTo: .infinity) { _, top, _ in drawn.append(top) }
    #expect(drawn == tops)
  }
}

@Suite("Rows on their way to their positions, at random")
struct MovingRowsFuzzTests {
  @Test("Whatever changes, no row jumps, and rows are drawn and hit exactly where they are")
  func agrees() { for seed: UInt64 in 0..<20 { agrees(seed: seed) } }

  private func agrees(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var rows = MovingRows(RowTree(heights: (0..<12).map { _ in Double(10 + random.below(40)) }))
    var hidden: [Range<Int>] = []
    var time = 0.0
    for _ in 0..<60 {
      time += Double(random.below(20)) / 100
      let now = Time(time)
      rows.advance(to: now)
      let before = places(rows, now)
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
      for (row, place) in places(rows, now) {
        if let old = before[row] { expectClose(place.top, old.top, "row \(row.rawValue), seed \(seed)") }
      }
      check(rows, at: Time(time + Double(random.below(40)) / 100), &random, seed)
    }
  }

  private func places(_ rows: MovingRows, _ time: Time) -> [RowID: MovingRows.Place] {
    var places: [RowID: MovingRows.Place] = [:]
    for index in 0..<rows.tree.count {
      let id = rows.tree.id(index: index)
      if let place = rows.place(of: id, at: time) { places[id] = place }
    }
    return places
  }

  /// Compares what is drawn in a stretch, and what is hit, with every row's own place.
  private func check(_ rows: MovingRows, at time: Time, _ random: inout SplitMix64, _ seed: UInt64) {
    let places = places(rows, time)
    let lower = Double(random.below(500) - 100)
    let upper = lower + 1 + Double(random.below(300))
    var drawn: [MovingRows.Place] = []
    rows.forEachRow(from: lower, upTo: upper, at: time) { drawn.append($0) }
    // A hair's breadth at the edges, where sums round.
    func meets(_ place: MovingRows.Place, _ hair: Double) -> Bool {
      place.height > 0 && place.top < upper - hair && place.top + place.height > lower + hair
    }
    let met = places.values.filter { meets($0, 1e-6) }
    let seenRows = Set(drawn.map(\.row))
    let isComplete = seenRows.isSuperset(of: met.map(\.row)) && seenRows.count == drawn.count
    #expect((isComplete, drawn.allSatisfy { meets($0, -1e-6) }) == (true, true), "seed \(seed)")
    for _ in 0..<20 {
      let y = lower + Double(random.below(1000)) / 1000 * (upper - lower)
      guard y > lower, y < upper,
        !drawn.contains(where: { place in
          min((place.top - y).magnitude, (place.top + place.height - y).magnitude) < 1e-6
        })
      else { continue }
      let seen = drawn.last { $0.top <= y && y < $0.top + $0.height }
      let hit = seen?.alpha ?? 0 < MovingRows.touchableOpacity ? nil : seen?.row
      #expect(rows.row(atY: y, at: time)?.row == hit, "seed \(seed)")
    }
  }
}
