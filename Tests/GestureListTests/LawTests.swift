import GestureList
import HeadlessTable
import InteractionLaws
import TestSupport
import Testing

@Suite("Laws")
struct LawTests {
  private static let kinds = 15

  /// Makes an event that is over when it returns, on a list that rests.
  private static func event(_ kind: Int, _ player: inout Player, _ row: Int, _ y: Double) {
    let id = RowID(row)
    switch kind {
    case 0: player.swipe(row, through: y * 2 - 300)
    case 1: player.swipe(row, through: 10, 300 - y)
    case 2: player.hold(25, y)
    case 3: player.hold(y, 125, 30)
    case 4: player.pinch(75, 125, by: y / 8)
    case 5: player.pinch(y, 25, by: 40)
    case 6: player.pull(through: -y / 3)
    case 7: player.perform("moveToTop", row)
    case 8: player.perform("moveToBottom", row)
    case 9: player.perform("moveDown", row)
    case 10: player.perform("addBelow", row)
    case 11: player.perform("complete", row)
    case 12: player.does { $0.remove(id, at: $1) }
    case 13: player.does { $0.move(id, to: Int(y / 50), at: $1) }
    default: player.insert("I", index: row)
    }
  }

  @Test("Undoing any event gives back the state before it")
  func undo() {
    for seed in 0..<20 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      var player = Player()
      for step in 0..<60 {
        player.settle()
        let before = player.list
        let kind = Int.random(in: 0..<Self.kinds, using: &random)
        let row = Int.random(in: 0..<(player.list.count + 3), using: &random)
        Self.event(kind, &player, row, Double.random(in: 0...300, using: &random))
        var after = player
        after.settle()
        guard after.list != before else { continue }
        after.undo()
        after.settle()
        #expect(after.list == before, "seed \(seed), step \(step), kind \(kind)")
        if player.list.editedRow != nil {
          player.type("N\(step)")
          player.endEditing()
        }
      }
    }
  }

  @Test("A cancelled gesture restores the order, the texts and the history")
  func cancel() {
    for phase in [PanPhase.cancelled, .failed] {
      var random = SplitMix64(seed: 3)
      for number in 0..<200 {
        var player = Player()
        player.perform("complete", 2)
        player.settle()
        let before = player.list
        let (a, b) = (Double.random(in: 0...249, using: &random), Double.random(in: -300...300, using: &random))
        switch Int.random(in: 0..<4, using: &random) {
        case 0: player.swipe(1, through: b, a, finish: phase)
        case 1: player.pull(through: b, -a, finish: phase)
        case 2: player.pinch(a, 125, by: b, finish: phase)
        default: player.hold(a, b, 25, a, finish: phase)
        }
        player.settle()
        let isSame = player.list == before
        player.undo()
        #expect(isSame && !player.list.canUndo, "\(phase.name), \(number): \(a), \(b)")
      }
    }
  }

  @Test("However often a finger's way is reported, the result is the same")
  func sampling() {
    for (from, to) in [
      (Vector(300, 75), Vector(120, 80)), (Vector(60, 75), Vector(260, 70)), (Vector(100, 60), Vector(100, 230)),
      (Vector(300, 75), Vector(200, 75)),
    ] {
      let ends = [1, 27, 54, 108].map { reports in
        var fingers = FingerTable()
        fingers.touch(.down, from.x, from.y, at: 0)
        for report in 1...reports {
          let part = Double(report) / Double(reports)
          let (x, y) = (from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part)
          fingers.touch(.moved, x, y, at: 0.45 * part)
        }
        fingers.touch(.up, to.x, to.y, at: 0.46)
        fingers.table.advance(to: Time(5))
        return fingers.list
      }
      #expect(ends.allSatisfy { $0 == ends[0] }, "\(from) to \(to)")
    }
  }

  @Test("What is typed outlives swipes, scrolling out of sight, and row views that show other rows")
  func texts() {
    for top in [0.0, 5] {
      var fingers = FingerTable(100)
      fingers.table.scroll(to: top, at: .zero)
      fingers.play(.path((100, 25), at: 0))
      fingers.edit(at: 1) { $0.type("typed", at: $1) }
      fingers.play(.path((100, 400), (100, 50), at: 1))
      fingers.table.advance(to: Time(10))
      fingers.table.scroll(to: 3000, at: .zero)
      let isDrawn = fingers.frame(at: 10).layers.contains { $0.id.row == RowID(0) }
      #expect((isDrawn, fingers.list.item(RowID(0))?.text) == (false, "typed"), "\(top)")
      fingers.play(.path((300, 100), (100, 100), at: 11))
      let list = fingers.list
      #expect((list.editedRow, list.texts.first, list.count) == (nil, "typed", 99), "\(top)")
    }
  }
}
