import GestureList
import InteractionLaws
import TestSupport
import Testing

@Suite("Hold to move")
struct HoldTests {
  @Test("The row rises under its finger in 0.25 s and is hidden in its place; passed rows make room in 0.3 s")
  func rises() {
    var player = Player()
    player.hold(.began, 60)  // B, whose centre is at 75
    #expect(player.lifted() == .init(row: RowID(1), center: 75, alpha: 0, scale: 1))
    player.now += 0.125
    expectClose(player.lifted()?.center, 75)
    expectClose(player.list.appearance(of: RowID(1), at: player.time)?.alpha, 0.5)
    player.now += 0.125
    #expect(player.lifted() == .init(row: RowID(1), center: 75, alpha: 0.98, scale: 1.05))
    #expect(player.list.appearance(of: RowID(1), at: player.time)?.isHidden == true)
    player.hold(.changed, 80)
    #expect(player.lifted()?.center == 95)
    expect(player.hold(.ended, 80), .of())
    // Half-way back from 95 to 75.
    expectClose(player.lifted(after: 0.125)?.center, 85)
    expectClose(player.lifted(after: 0.125)?.scale, 1.025)
    player.expectNewOnceSettled()
    // The article's row centres on the finger: half-way from 75 to 60.
    player = Player(.without(.movesInsteadOfExchanges))
    player.hold(.began, 60)
    expectClose(player.lifted(after: 0.125)?.center, 67.5)
    // In scrolled content, it also rises from where it is seen: B, whose centre is at 75 - 40.
    player = Player()
    player.offset = 40
    player.hold(.began, 20)
    #expect(player.list.lifted(contentOffset: 40, at: player.time)?.center == 75)
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

  @Test("With reduced motion, a dropped row is at once in its place", arguments: [PanPhase.ended, .cancelled])
  func reduced(phase: PanPhase) {
    var player = Player()
    player.list.reducesMotion = true
    player.hold(.began, 75)
    player.hold(.changed, 85)
    player.now += 1
    #expect(player.lifted()?.center == 85)
    expect(player.hold(phase, 85), .none)
    #expect((player.lifted(), player.y(1), player.list.settleTime) == (nil, 50, nil))
  }

  @Test("A row held at its middle goes to the row under the finger, however far it jumps and however often it reports")
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

  @Test("A released row sinks to its new place in 0.25 s; lifted again, it goes on from where it is")
  func sinks() throws {
    var player = Player()
    player.hold(75, 130)
    let end = player.now
    #expect(player.lifted()?.row == RowID(1))
    player.now += 0.125
    let sinking = try #require(player.lifted(after: 0.01))
    player.hold(.began, 125)
    expectClose(player.lifted()?.center, sinking.center)
    expectClose(player.lifted()?.scale, sinking.scale)
    player.hold(.ended, 125)
    player.now = end + 5
    player.settle()
    #expect(player.lifted() == nil)
    player.expect("ACBDE")
  }

  @Test("A row that is lifted again at the moment it is put down moves from where it is to where it is held")
  func liftedAtOnce() {
    var player = Player()
    player.hold(.began, 75)
    player.now += 0.25
    player.hold(.changed, 90)
    player.now += 0.25
    let now = player.time
    expect(player.list.handle(.hold(.ended, y: 90, contentOffset: 0), at: now), .of())
    let before = player.list.lifted(contentOffset: 0, at: now)
    #expect(before == .init(row: RowID(1), center: 90, alpha: 0.98, scale: 1.05))
    #expect((0..<5).map { player.list.appearance(of: RowID($0), at: now)?.alpha } == [1, 0, 1, 1, 1])
    expect(player.list.handle(.hold(.began, y: 70, contentOffset: 0), at: now), .of())
    #expect(player.list.lifted(contentOffset: 0, at: now) == before)
    // Half of the way from 90 to 75, its position.
    expectClose(player.list.lifted(contentOffset: 0, at: now + 0.125)?.center, 82.5)
    #expect(player.list.lifted(contentOffset: 0, at: now + 0.25)?.center == 75)
  }

  @Test("A sinking row is not disturbed when another one is removed, and disappears when it is removed itself")
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
