import GestureList
import HeadlessTable
import InteractionLaws
import TestSupport
import Testing

@Suite("A row is moved past rows of its own group only")
struct GroupTests {
  /// Rows 50 points high: a heading, two of a group, another heading, two of another group.
  private static let items = [
    GestureList.Item("Today", isMovable: false, group: "heading 1"), GestureList.Item("A", group: "today"),
    GestureList.Item("B", group: "today"), GestureList.Item("Later", isMovable: false, group: "heading 2"),
    GestureList.Item("C", group: "later"), GestureList.Item("D", group: "later"),
  ]

  private func player(_ corrections: GestureList.Corrections = .all) -> Player {
    Player(GestureList(items: Self.items, width: 320, corrections: corrections))
  }

  @Test("A held row goes as far toward its finger as its group reaches, and lands there; cancelled, it returns")
  func held() {
    let cases: [(from: Double, to: Double, order: [Int])] = [
      (125, 10, [0, 2, 1, 3, 4, 5]), (75, 290, [0, 2, 1, 3, 4, 5]), (275, 10, [0, 1, 2, 3, 5, 4]),
      (225, 275, [0, 1, 2, 3, 5, 4]), (75, 60, [0, 1, 2, 3, 4, 5]),
    ]
    for (from, to, order) in cases {
      for corrections in [GestureList.Corrections.all, .without(.movesInsteadOfExchanges)] {
        let note = "\(from) to \(to), \(corrections.testDescription)"
        var player = player(corrections)
        player.hold(from, to)
        player.expect(order, note: note)
        player.undoAll()
        player.expect(Array(0..<6), note: note)
      }
    }
    var player = player()
    player.hold(75, 1000, finish: .cancelled)
    player.expect(Array(0..<6))
  }

  @Test("Plain actions move a row within its group, and those that would not move it are not offered")
  func actions() {
    var player = player()
    let offered = (0...3).map { row in
      player.list.actions(for: RowID(row)).map(\.id).filter { $0.hasPrefix("move") }
    }
    #expect(offered == [[], ["moveDown", "moveToBottom"], ["moveUp", "moveToTop"], []])
    player.perform("moveToBottom", 1)
    player.expect("TodayBALaterCD")
    player.perform("moveDown", 1)
    player.perform("moveToTop", 4)
    player.expect("TodayBALaterCD")
    player.perform("moveToTop", 5)
    player.expect("TodayBALaterDC")
    // The app itself moves rows anywhere, and gives a list its first group later.
    player = self.player()
    player.move(1, to: 5)
    player.expect("TodayBLaterCDA")
    var plain = GestureList(["A", "B"], width: 320)
    plain.insert(.init("C", group: "other"), index: 1, at: .zero)
    #expect(!plain.actions(for: RowID(0)).map(\.id).contains("moveDown"))
  }

  @Test("A new item has the group of the row that it is added to, and can be moved within that group")
  func added() {
    var player = player()
    player.perform("addBelow", 2)
    player.type("E")
    player.perform("moveToTop", 6)
    player.expect("TodayEABLaterCD")
    player.pinch(225, 275, by: 60)
    var groups = [6, 7].map { player.list.item(RowID($0))?.group }
    player.pull(through: -60)
    groups.append(player.list.item(RowID(8))?.group)
    #expect(groups == ["today", "later", "heading 1"])
    // An item that is added at the top has the group of the first row, or none if there is no row.
    for group in ["today", nil] {
      var list = GestureList(items: group.map { [GestureList.Item("A", group: $0)] } ?? [], width: 320)
      list.perform(GestureList.addID, at: .zero)
      #expect(list.item(list.shownRows[0][0]).map(\.group) == .some(group))
    }
  }

  @Test("Whatever fingers, keys and plain actions move, the order of the groups stays")
  func groupsStay() {
    let groups = (0..<60).map { "\($0 * $0 / 90)" }
    let items = groups.enumerated().map { GestureList.Item("\($0)", isMovable: $0 % 7 != 3, group: $1) }
    for seed in 1...6 as ClosedRange<UInt64> {
      var random = SplitMix64(seed: seed)
      var fingers = FingerTable(HeadlessTable(GestureList(items: items, width: 320), width: 320, height: 480))
      for round in 0..<60 {
        Self.move(&fingers, Double(round) * 4, &random)
        #expect(fingers.list.ids.map { fingers.list.item($0)?.group } == groups, "seed \(seed)")
      }
      #expect(fingers.list.ids.map(\.rawValue) != Array(0..<60), "seed \(seed)")
    }
  }

  /// Moves rows by a finger, a plain action and a key.
  private static func move(_ fingers: inout FingerTable, _ now: Double, _ random: inout SplitMix64) {
    let y = Double(random.below(480))
    fingers.touch(.down, 100, y, at: now)
    fingers.table.advance(to: Time(now + 0.5))
    for step in 1...4 { fingers.touch(.moved, 100, Double(random.below(520)) - 20, at: now + 0.5 + Double(step) / 4) }
    fingers.touch(random.below(4) == 0 ? .cancelled : .up, 100, Double(random.below(480)), at: now + 2)
    let row = fingers.list.ids[random.below(60)]
    let actions = fingers.list.actions(for: row).map(\.id).filter { $0.hasPrefix("move") }
    if !actions.isEmpty { fingers.table.perform(random.element(of: actions), on: row, at: Time(now + 2.5)) }
    fingers.table.key(
      KeyEvent(random.element(of: KeyEvent.Key.allCases.filter { $0 != .delete }), movesRow: true), at: Time(now + 3))
  }
}
