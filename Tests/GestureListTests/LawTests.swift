import GestureList
import HeadlessTable
import InteractionLaws
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
    default: player.does { list, time in list.insert(.init("I"), at: row, time: time).effects }
    }
  }

  @Test("Undoing any event gives back the state before it", arguments: 0..<20)
  func undo(_ seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
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
      #expect(after.list == before, "step \(step), kind \(kind)")
      if player.list.editedRow != nil {
        player.type("N\(step)")
        player.endEditing()
      }
    }
  }

  @Test("A cancelled gesture gives back order, texts and the history", arguments: [PanPhase.cancelled, .failed])
  func cancel(_ phase: PanPhase) {
    var random = SplitMix64(seed: 3)
    for _ in 0..<200 {
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
      #expect(player.list == before)
      player.undo()
      #expect(!player.list.canUndo)
    }
  }

  @Test("However often a screen reports a finger's way, its end is the same")
  func sampling() {
    let ways = [((300.0, 75.0), (120.0, 80.0)), ((60, 75), (260, 70)), ((100, 60), (100, 230)), ((300, 75), (200, 75))]
    for (from, to) in ways {
      var ends: [GestureList] = []
      for reports in [1, 27, 54, 108] {
        var fingers = FingerTable()
        fingers.touch(.down, from.0, from.1, at: 0)
        for report in 1...reports {
          let part = Double(report) / Double(reports)
          let (x, y) = (from.0 + (to.0 - from.0) * part, from.1 + (to.1 - from.1) * part)
          fingers.touch(.moved, x, y, at: 0.45 * part)
        }
        fingers.touch(.up, to.0, to.1, at: 0.46)
        fingers.table.advance(to: Time(5))
        ends.append(fingers.table.list)
      }
      #expect(ends.allSatisfy { $0 == ends[0] })
    }
  }

  @Test("What is typed outlives swipes, scrolling out of sight, and row views that show other rows")
  func texts() {
    for top in [0.0, 5] {
      var fingers = FingerTable(100)
      fingers.table.scroll(to: top)
      fingers.drag((100, 25), at: 0)
      fingers.table.apply(at: Time(1)) { list in
        list.edit("typed")
        return .none
      }
      fingers.drag((100, 400), (100, 50), at: 1)
      fingers.table.advance(to: Time(10))
      fingers.table.scroll(to: 3000)
      var frame = LayerList()
      fingers.table.draw(at: Time(10), into: &frame)
      #expect(fingers.table.list.item(RowID(0))?.text == "typed")
      fingers.drag((300, 100), (100, 100), at: 11)
      #expect(fingers.table.list.editedRow == nil)
      #expect(fingers.table.list.texts.first == "typed")
      #expect(fingers.table.list.count == 99)
    }
  }
}
