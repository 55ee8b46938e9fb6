import GestureList
import InteractionLaws
import TestSupport
import Testing

@Suite("Any input at all")
struct AnyInputTests {
  private static let numbers = [
    0.0, 25, 50, 75, 125, 199, 249, 250, -10, -51, -200, 160, 320, 1e12, -.infinity, .infinity, .nan,
  ]

  @Test(
    "Any events in any order with any numbers leave a list whose updates add up, and that can be undone to the start")
  func fuzz() {
    for seed in 0..<60 { play(seed) }
  }

  private func play(_ seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let corrections: Corrections =
      seed % 3 == 0 ? .all : seed % 3 == 1 ? [] : .random(using: &random)
    let start = Player(pinchNeedsNeighbours: seed % 2 == 0, corrections)
    var player = start
    for step in 0..<250 {
      let before = player.rows
      Self.event(&player, &random)
      let rows = player.rows
      let areSound = Set(rows).count == rows.count && rows.count == player.ids.count
      let areSame = !corrections.contains(.movesInsteadOfExchanges) || rows == player.list.ids
      #expect(areSound && areSame, "seed \(seed), step \(step): \(rows)")
      var frame = LayerList()
      player.list.draw(viewport: LayoutRect(0, 0, 320, 480), at: player.time, into: &frame)
      let areFinite = frame.layers.allSatisfy { $0.frame.x.isFinite && $0.frame.y.isFinite && $0.alpha.isFinite }
      #expect(areFinite, "seed \(seed), step \(step)")
      if rows.isEmpty && before.isEmpty { player.does { $0.undo(at: $1) } }
    }
    if let row = player.list.editedRow { #expect(player.list.item(row) != nil, "seed \(seed)") }
    player.endEditing()
    var left = 2000
    while player.list.canUndo, left > 0 {
      left -= 1
      player.undo()
    }
    player.settle()
    player.expect("ABCDE", note: "seed \(seed)")
    player.expect([0, 1, 2, 3, 4], note: "seed \(seed)")
    let areOpen = (0..<5).allSatisfy { player.isCompleted($0) == false }
    #expect(left > 0 && areOpen && (corrections != .all || player.list == start.list), "seed \(seed)")
  }

  private static func event(_ player: inout Player, _ random: inout SplitMix64) {
    func number() -> Double { numbers[Int.random(in: 0..<numbers.count, using: &random)] }
    let phase = PanPhase.allCases[Int.random(in: 0..<5, using: &random)]
    let row = Int.random(in: -1...(player.list.count + 2), using: &random)
    if Int.random(in: 0..<8, using: &random) == 0 { player.now += 0.2 }
    if Int.random(in: 0..<30, using: &random) == 0 { player.now = max(0, player.now - 0.3) }
    player.offset = Int.random(in: 0..<4, using: &random) == 0 ? number() : 0
    switch Int.random(in: 0..<16, using: &random) {
    case 0, 1: player.swipe(row, phase, number())
    case 2: player.swipe(row, through: number(), number())
    case 3: player.handle(.tap(RowID(row)))
    case 4: player.handle(.pull(phase, contentOffset: number()))
    case 5: player.pull(through: number(), number())
    case 6: player.pinch(phase, number(), number())
    case 7: player.pinch(number(), number(), by: number())
    case 8: player.handle(.pinch(phase, nil, contentOffset: number()))
    case 9, 10: player.hold(phase, number())
    case 11: player.hold(number(), number(), number())
    case 12: player.type(Int.random(in: 0..<3, using: &random) == 0 ? "" : "T\(row)")
    case 13:
      let actions = GestureList.RowAction.allCases
      player.perform(actions[Int.random(in: 0..<actions.count, using: &random)].rawValue, row)
    case 14:
      let place = Int.random(in: -2...9, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: player.insert("I", index: place)
      case 1: player.remove(row)
      default: player.move(row, to: place)
      }
    default: player.undo()
    }
  }

  @Test("The same events give the same list")
  func deterministic() {
    func run() -> Player {
      var random = SplitMix64(seed: 99)
      var player = Player()
      for _ in 0..<300 { Self.event(&player, &random) }
      return player
    }
    let (one, other) = (run(), run())
    #expect(one.list == other.list && one.notices == other.notices)
  }
}
