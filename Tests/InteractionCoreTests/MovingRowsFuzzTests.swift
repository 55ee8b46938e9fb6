import InteractionCore
import InteractionLaws
import TestSupport
import Testing

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
      let hit = seen?.alpha ?? 0 < MovingRows.leastSeen ? nil : seen?.row
      #expect(rows.row(atHeight: y, at: time)?.row == hit, "seed \(seed)")
    }
  }
}
