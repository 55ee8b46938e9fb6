import GestureList
import InteractionLaws
import TestSupport
import Testing

@Suite("The place of a held row among rows of any heights")
struct HoldPlaceTests {
  @Test("A finger that rests anywhere on a row does not move it, whatever the heights of the rows")
  func rests() {
    var random = SplitMix64(seed: 47)
    for _ in 0..<300 {
      let heights = (0..<8).map { _ in Double.random(in: 1...200, using: &random) }
      var player = Player(heights: heights)
      let y = Double.random(in: 0..<heights.reduce(0, +), using: &random)
      player.hold(y, y, y)
      player.expect("01234567", [], "\(heights) at \(y)")
    }
    // Rows of 50, 120, 50 and 50 points; a finger rests on the tall one.
    for y in stride(from: 50.0, to: 170, by: 1) {
      for corrections in [Corrections.all, .article] {
        var player = Player(heights: [50, 120, 50, 50], corrections)
        player.hold(y, y)
        player.expect("0123", [], "\(y)")
      }
    }
  }

  @Test("A held row passes another one when it covers half of it, whatever their heights, and stays under its finger")
  func covers() {
    // Row 1, 120 points high from 50 on, held anywhere: row 0 is covered by half at 25, and row 2, from 170 on, at 195.
    for grip in [51.0, 110, 169] {
      let cases: [(way: Double, order: [Int])] = [
        (-25, [0, 1, 2, 3]), (-25.1, [1, 0, 2, 3]), (24.9, [0, 1, 2, 3]), (25, [0, 2, 1, 3]), (74.9, [0, 2, 1, 3]),
        (75, [0, 2, 3, 1]), (1000, [0, 2, 3, 1]), (-1000, [1, 0, 2, 3]),
      ]
      for (way, order) in cases {
        var player = Player(heights: [50, 120, 50, 50])
        player.hold(.began, grip)
        for _ in 0..<5 { player.hold(.changed, grip + way) }
        #expect(player.lifted()?.center == 110 + way)
        player.hold(.ended, grip + way)
        player.expect(order, note: "\(grip) by \(way)")
      }
    }
    // A low row passes a high one, and a row that is higher than any table passes the others.
    let others: [(heights: [Double], from: Double, way: Double, order: [Int])] = [
      ([20, 100, 70], 10, 49.9, [0, 1, 2]), ([20, 100, 70], 10, 50, [1, 0, 2]), ([20, 100, 70], 10, 134.9, [1, 0, 2]),
      ([20, 100, 70], 10, 135, [1, 2, 0]), ([50, 900, 50], 930, 24.9, [0, 1, 2]), ([50, 900, 50], 930, 25, [0, 2, 1]),
      ([50, 900, 50], 60, -25.1, [1, 0, 2]), ([50, 900, 50], 30, 449.9, [0, 1, 2]),
      ([50, 900, 50], 30, 450, [1, 0, 2]),
    ]
    for (heights, from, way, order) in others {
      var player = Player(heights: heights)
      player.hold(from, from + way)
      player.expect(order, note: "\(heights) by \(way)")
    }
  }

  @Test("A row without height is passed as soon as the lifted one is beyond it, and by none that rests")
  func noHeight() {
    let cases: [(heights: [Double], from: Double, to: Double, order: [Int])] = [
      ([0, 50, 50], 75, 24.9, [2, 0, 1]), ([0, 50, 50], 75, 25, [0, 2, 1]), ([50, 0, 50], 10, 10, [0, 1, 2]),
      ([50, 0, 50], 10, 9, [0, 1, 2]), ([50, 0, 50], 10, 10.1, [1, 0, 2]), ([50, 0, 50], 80, 80, [0, 1, 2]),
    ]
    for (heights, from, to, order) in cases {
      var player = Player(heights: heights)
      player.hold(from, to)
      player.expect(order, note: "\(heights), \(to)")
    }
  }

  @Test("A held row's place depends only on where it was lifted and where its finger is, as in a naive list")
  func againstNaive() {
    var random = SplitMix64(seed: 11)
    for _ in 0..<300 {
      // Some rows have no height, and every third place of the finger is at a border or a middle.
      var heights = (0..<8).map { _ in Double(Int.random(in: 0...9, using: &random)) * 10 }
      let lifted = Int.random(in: 0..<8, using: &random)
      heights[lifted] += 10
      var player = Player(heights: heights)
      let top = heights[..<lifted].reduce(0, +)
      let grip = Double(Int.random(in: 0..<Int(heights[lifted]), using: &random))
      player.hold(.began, top + grip)
      for step in 0..<6 {
        let anywhere = Double.random(in: -50...500, using: &random)
        let y = step % 3 == 0 ? (anywhere / 5).rounded() * 5 : anywhere
        player.hold(.changed, y)
        #expect(player.ids == naiveOrder(heights, lifted, edge: y - grip, top: top), "\(heights) \(lifted) \(y)")
      }
      player.hold(.changed, top + grip)
      #expect(player.ids == Array(0..<8), "\(heights) \(lifted)")
    }
  }

  private func naiveOrder(_ heights: [Double], _ lifted: Int, edge: Double, top: Double) -> [Int] {
    if edge == top { return Array(heights.indices) }
    var others = heights.indices.filter { $0 != lifted }
    var height = 0.0
    let above = others.prefix { other in
      defer { height += heights[other] }
      let middle = height + heights[other] / 2
      return middle <= edge
    }
    others.insert(lifted, at: above.count)
    return others
  }

  @Test("A held row sinks from where it is seen, even if the content has moved under its finger")
  func scrolledAway() {
    var player = Player()
    player.hold(.began, 75)
    player.now += 1
    player.hold(.changed, 80)
    player.offset = 20
    player.hold(.cancelled, 80)
    expectClose(player.lifted()?.center, 75 + 5 + 20)
  }

  @Test("The article's held row centres on its finger, and exchanges with the row there, also in scrolled content")
  func articleScrolled() {
    var player = Player(.article)
    player.offset = 100
    player.hold(.began, 10)
    player.now += 1
    #expect((player.list.liftedRow, player.list.lifted(contentOffset: 100, at: player.time)?.center) == (RowID(2), 110))
    player.hold(.changed, 75)
    #expect(player.rowTexts == "ABDCE")
  }

  @Test("A held row stays where it is seen when a row is inserted above it")
  func outside() {
    var player = Player(heights: [50, 120, 50, 50])
    player.hold(.began, 100)
    player.insert("new", index: 0)
    player.hold(.changed, 100)
    // The new row and row 0 are above 100, where the held one begins still at 50: it covers row 0, from 50 on, wholly.
    player.expect([4, 1, 0, 2, 3])
    #expect(player.lifted()?.center == 110)
    player.hold(.cancelled, 100)
    player.expect([4, 0, 1, 2, 3])
  }

  @Test("A row that is lifted while it moves counts from its position, and comes there")
  func onItsWay() {
    var player = Player(heights: [50, 120, 50, 50])
    player.move(1, to: 3)
    // It has just set out for 150 from 50.
    player.hold(.began, 60)
    #expect(player.list.liftedRow == RowID(1))
    player.hold(.changed, 60)
    player.expect([0, 2, 3, 1])
    player.now += 0.25
    #expect(player.lifted()?.center == 210)
  }
}
