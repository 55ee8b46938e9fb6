import GestureList
import TestSupport
import Testing

/// What the history knows of a hold during which the app has changed the list.
@Suite("Undoing past a hold")
struct UndoAfterHoldTests {
  /// What the app does while a row is held.
  enum Change: Hashable, Sendable {
    case move(Int, to: Int)
    case remove(Int)
    case insert(Int)

    static let all: [Change] =
      (0..<3).flatMap { row in (0..<3).map { .move(row, to: $0) } } + (0..<3).map { .remove($0) }
      + (0...3).map { .insert($0) }
  }

  /// A hold that was cancelled once its row was home again forgot that the history knew it elsewhere: undone, rows 0 1 2
  /// were 0 2 1.
  @Test("However a hold ends after a change from code, undoing all brings back what was there")
  func undoes() {
    for change in Change.all {
      for start in [25.0, 75, 125] {
        for first in [25.0, 75, 125] {
          for second in [25.0, 75, 125] {
            for ending in [PanPhase.cancelled, .failed, .ended] {
              let ids = idsOnceUndone(change, hold: start, first, second, ending)
              #expect(ids == [0, 1, 2], "\(change): \(start) \(first) \(second) \(ending)")
            }
          }
        }
      }
    }
  }

  private func idsOnceUndone(
    _ change: Change, hold start: Double, _ first: Double, _ second: Double, _ ending: PanPhase
  ) -> [Int] {
    var player = Player(["A", "B", "C"])
    player.hold(.began, start)
    player.hold(.changed, first)
    switch change {
    case .move(let row, let index): player.move(row, to: index)
    case .remove(let row): player.remove(row)
    case .insert(let index): player.insert("D", index: index)
    }
    player.hold(.changed, second)
    player.hold(ending, second)
    player.undoAll()
    return player.ids
  }

  @Test("Removing the row that a missed hold moves ends the hold, and nothing is lost")
  func missedHold() {
    var player = Player(.without(.ignoresMisses))
    // Below the rows, which end at 250; the article moves the first row then.
    player.hold(.began, 300)
    player.hold(.changed, 125)
    player.expect([1, 2, 0, 3, 4])
    player.remove(0)
    expectNothing(of: player.hold(.changed, 25), player.hold(.ended, 25))
    player.expect([1, 2, 3, 4])
    player.undoAll()
    player.expect([0, 1, 2, 3, 4])
  }

  @Test("A move beside an open gap leaves the gap open, and no row jumps")
  func besideGap() {
    for (row, index) in [(4, 0), (0, 4), (4, 3)] {
      let note = "\(row) to \(index)"
      var player = Player()
      player.pinch(.began, 75, 125)  // B and C, apart by 20 each
      player.pinch(.changed, 55, 145)
      let before = (0..<5).map { player.list.appearance(of: RowID($0), at: player.time + 0.01)?.frame.y }
      player.move(row, to: index)
      player.expect(tops: before, of: [0, 1, 2, 3, 4], note: note)
      #expect(player.list.pinch != nil, "\(note)")
      player.pinch(.ended, 55, 145)
      player.settle()
      // Not armed: 2 · 20 < 50. Everything is in its position.
      player.expect(tops: [0, 50, 100, 150, 200], of: player.ids, note: note)
    }
  }
}
