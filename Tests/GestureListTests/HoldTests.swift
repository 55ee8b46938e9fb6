import GestureList
import InteractionLaws
import TestSupport
import Testing

@Suite("Hold to move")
struct HoldTests {
  @Test("The row rises to the finger in 0.25 s and is hidden in its place; passed rows make room in 0.3 s")
  func rises() {
    var player = Player()
    player.hold(.began, 60)  // B, whose centre is at 75
    #expect(player.lifted() == .init(row: RowID(1), centre: 75, alpha: 0, scale: 1))
    player.now += 0.125
    // Half-way from 75 to 60.
    expectClose(player.lifted()?.centre, 67.5)
    expectClose(player.list.appearance(of: RowID(1), at: player.time)?.alpha, 0.5)
    player.now += 0.125
    #expect(player.lifted() == .init(row: RowID(1), centre: 60, alpha: 0.98, scale: 1.05))
    #expect(player.list.appearance(of: RowID(1), at: player.time)?.isHidden == true)
    player.hold(.changed, 80)
    #expect(player.lifted()?.centre == 80)
    expect(player.hold(.ended, 80), .of())
    // Half-way back from 80 to 75.
    expectClose(player.lifted(after: 0.125)?.centre, 77.5)
    expectClose(player.lifted(after: 0.125)?.scale, 1.025)
    player.expectNewOnceSettled()
    // In content that is scrolled it sets out from where it is seen, too: B, whose centre is at 75 - 40.
    player = Player()
    player.offset = 40
    player.hold(.began, 20)
    #expect(player.list.lifted(contentOffset: 40, at: player.time)?.centre == 75)
    // Passed rows make room as a motion of 0.3 s.
    player = Player()
    player.hold(.began, 75)
    player.hold(.changed, 130)
    player.expect(tops: [100], of: [2])
    player.now += 0.15
    expectClose(player.y(2), 75)
    player.settle()
    player.expect(tops: [50], of: [2])
  }

  @Test("It goes to the row that the finger is on, however far it has jumped, and however often a screen reports")
  func target() {
    let cases: [(y: Double, texts: String)] = [
      (0, "BACDE"), (49.9, "BACDE"), (50, "ABCDE"), (99.9, "ABCDE"), (100, "ACBDE"), (249, "ACDEB"), (1000, "ACDEB"),
      (-1000, "BACDE"),
    ]
    for (y, texts) in cases {
      var player = Player()
      player.hold(75, y)
      player.expect(texts, texts == "ABCDE" ? [] : ["didMove.1"], "\(y)")
      let others = player.updates.filter { !($0.reloaded.isEmpty && $0.inserted.isEmpty && $0.deleted.isEmpty) }
      #expect(others.isEmpty, "\(y)")
    }
    // However often a screen reports, the order is the same.
    for end in [5.0, 130, 180, 240] {
      let orders = [1, 7, 60, 240].map { steps in
        var player = Player()
        player.hold(.began, 75)
        for step in 1...steps { player.hold(.changed, 75 + (end - 75) * Double(step) / Double(steps)) }
        player.hold(.ended, end)
        return player.texts
      }
      #expect(Set(orders).count == 1, "\(end): \(orders)")
    }
  }

  @Test("Rows of different heights change places at their middles, and never to and fro")
  func heights() {
    // Row 0 is 20 high; row 1, 100. It passes when the finger, less half of 20, is beyond its middle: 50 + 10.
    let cases: [(y: Double, order: [Int])] = [
      (59.9, [0, 1, 2]), (60, [1, 0, 2]), (144.9, [1, 0, 2]), (145, [1, 2, 0]),
    ]
    for (y, order) in cases {
      var player = Player(heights: [20, 100, 70])
      player.hold(.began, 10)
      for _ in 0..<5 { player.hold(.changed, y) }
      player.hold(.ended, y)
      player.expect(order, note: "\(y)")
    }
    // One that goes up and down among them ends where the finger is.
    var player = Player(heights: [20, 100, 70])
    player.hold(155, 59.9, 60, 110, 300, 5)
    player.expect([2, 0, 1])
  }

  @Test("A row without height is passed where the upper edge of the lifted one would be at it, from either side")
  func noHeight() {
    // Above the others, all closed up, it is at 0: a row 50 high passes when the finger is at 0 + 50 / 2.
    let cases: [(heights: [Double], from: Double, to: Double, order: [Int])] = [
      ([0, 50, 50], 75, 24.9, [2, 0, 1]), ([0, 50, 50], 75, 25, [0, 2, 1]), ([50, 0, 50], 10, 24.9, [0, 1, 2]),
      ([50, 0, 50], 10, 25, [1, 0, 2]),
    ]
    for (heights, from, to, order) in cases {
      var player = Player(heights: heights)
      player.hold(from, to)
      player.expect(order, note: "\(heights), \(to)")
    }
  }

  @Test("The order under a hold equals a naive list's, for any heights and any way")
  func againstNaive() {
    var random = SplitMix64(seed: 11)
    for _ in 0..<200 {
      // Some rows have no height, and every third place of the finger is at a border or a middle.
      var heights = (0..<8).map { _ in Double(Int.random(in: 0...9, using: &random)) * 10 }
      let lifted = Int.random(in: 0..<8, using: &random)
      heights[lifted] += 10
      var player = Player(heights: heights)
      player.hold(.began, heights[..<lifted].reduce(0, +) + 1)
      for step in 0..<6 {
        let anywhere = Double.random(in: -50...500, using: &random)
        let y = step % 3 == 0 ? (anywhere / 5).rounded() * 5 : anywhere
        player.hold(.changed, y)
        var others = (0..<8).filter { $0 != lifted }
        var top = 0.0
        let before = others.prefix { other in
          defer { top += heights[other] }
          return top + heights[other] / 2 <= y - heights[lifted] / 2
        }
        others.insert(lifted, at: before.count)
        #expect(player.ids == others)
      }
    }
  }

  @Test("It sinks to its new place in 0.25 s; lifted again, it goes on from where it is")
  func sinks() throws {
    var player = Player()
    player.hold(75, 130)
    let end = player.now
    #expect(player.lifted()?.row == RowID(1))
    player.now += 0.125
    let sinking = try #require(player.lifted(after: 0.01))
    player.hold(.began, 125)
    expectClose(player.lifted()?.centre, sinking.centre)
    expectClose(player.lifted()?.scale, sinking.scale)
    player.hold(.ended, 125)
    player.now = end + 5
    player.settle()
    #expect(player.lifted() == nil)
    player.expect("ACBDE")
  }

  @Test("A row lifted again at the moment it was put down stays where it is, and comes to the finger from there")
  func liftedAtOnce() {
    var player = Player()
    player.hold(.began, 75)
    player.now += 0.25
    player.hold(.changed, 90)
    player.now += 0.25
    let now = player.time
    expect(player.list.handle(.hold(.ended, y: 90, contentOffset: 0), at: now), .of())
    let before = player.list.lifted(contentOffset: 0, at: now)
    #expect(before == .init(row: RowID(1), centre: 90, alpha: 0.98, scale: 1.05))
    #expect((0..<5).map { player.list.appearance(of: RowID($0), at: now)?.alpha } == [1, 0, 1, 1, 1])
    expect(player.list.handle(.hold(.began, y: 70, contentOffset: 0), at: now), .of())
    #expect(player.list.lifted(contentOffset: 0, at: now) == before)
    // Half of the way from 90 to 70.
    expectClose(player.list.lifted(contentOffset: 0, at: now + 0.125)?.centre, 80)
    #expect(player.list.lifted(contentOffset: 0, at: now + 0.25)?.centre == 70)
  }

  @Test("A row that sinks is not disturbed by another that goes, and goes with its own")
  func sinksBesideOthers() {
    for gone in [4, 1] {
      var player = Player()
      player.hold(75, 90)
      let before = player.lifted()
      let effects = player.list.remove(RowID(gone), at: player.time)
      expect(effects, .deleted(gone, startedMotion: gone == 1), note: "\(gone)")
      #expect(player.lifted() == (gone == 1 ? nil : before), "\(gone)")
      player.undo()
      player.expectNewOnceSettled(note: "\(gone)")
    }
  }

  @Test("Many rows passed are one step to undo")
  func undo() {
    var player = Player()
    player.hold(25, 75, 125, 175, 225, 130)
    player.expect("BCADE")
    player.expectUndoing(["ABCDE"])
    player.expectNewOnceSettled()
  }
}
