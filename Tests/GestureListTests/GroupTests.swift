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

  @Test(
    "A held row goes as far toward its finger as its group does, and lands there",
    arguments: [
      (125.0, 10.0, [0, 2, 1, 3, 4, 5]), (75, 290, [0, 2, 1, 3, 4, 5]), (275, 10, [0, 1, 2, 3, 5, 4]),
      (225, 275, [0, 1, 2, 3, 5, 4]), (75, 60, [0, 1, 2, 3, 4, 5]),
    ] as [(Double, Double, [Int])])
  func held(from: Double, to: Double, order: [Int]) {
    for corrections in [GestureList.Corrections.all, .all.subtracting([.movesInsteadOfExchanges])] {
      var player = player(corrections)
      player.hold(from, to)
      #expect(player.list.ids.map(\.rawValue) == order)
      player.undoAll()
      #expect(player.list.ids.map(\.rawValue) == Array(0..<6))
    }
  }

  @Test("Cancelled, it returns to where it was lifted")
  func cancelled() {
    var player = player()
    player.hold(75, 1000, finish: .cancelled)
    #expect(player.list.ids.map(\.rawValue) == Array(0..<6))
  }

  @Test("Its plain actions go as far, and those that go nowhere are not offered")
  func actions() {
    var player = player()
    func moves(_ row: Int) -> [String] {
      player.list.actions(for: RowID(row)).map(\.id).filter { $0.hasPrefix("move") }
    }
    #expect(moves(0) == [] && moves(3) == [])
    #expect(moves(1) == ["moveDown", "moveToBottom"] && moves(2) == ["moveUp", "moveToTop"])
    player.perform("moveToBottom", 1)
    #expect(player.list.texts == ["Today", "B", "A", "Later", "C", "D"])
    player.perform("moveDown", 1)
    player.perform("moveToTop", 4)
    #expect(player.list.texts == ["Today", "B", "A", "Later", "C", "D"])
    player.perform("moveToTop", 5)
    #expect(player.list.texts == ["Today", "B", "A", "Later", "D", "C"])
  }

  @Test("A new item has the group of the row that it is added to, and can be moved among the rows of that")
  func added() {
    var player = player()
    player.perform("addBelow", 2)
    player.type("E")
    player.perform("moveToTop", 6)
    #expect(player.list.texts == ["Today", "E", "A", "B", "Later", "C", "D"])
    #expect(player.list.item(RowID(6))?.group == "today")
    player.pinch(225, 275, by: 60)
    #expect(player.list.item(RowID(7))?.group == "later")
    player.pull(through: -60)
    #expect(player.list.item(RowID(8))?.group == "heading 1")
  }

  @Test("The app itself moves rows anywhere, and gives a list its first group later")
  func app() {
    var player = player()
    player.move(1, to: 5)
    #expect(player.list.texts == ["Today", "B", "Later", "C", "D", "A"])
    var plain = GestureList(["A", "B"], width: 320)
    plain.insert(.init("C", group: "other"), index: 1, at: .zero)
    #expect(!plain.actions(for: RowID(0)).map(\.id).contains("moveDown"))
  }

  @Test(
    "Whatever fingers, keys and plain actions move, the order of the groups stays",
    arguments: 1...6 as ClosedRange<UInt64>)
  func groupsStay(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let groups = (0..<60).map { "\($0 * $0 / 90)" }
    let items = groups.enumerated().map { GestureList.Item("\($0)", isMovable: $0 % 7 != 3, group: $1) }
    var fingers = FingerTable(
      HeadlessTable(GestureList(items: items, width: 320), width: 320, height: 480))
    var now = 0.0
    for _ in 0..<60 {
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
      #expect(fingers.list.ids.map { fingers.list.item($0)?.group } == groups)
      now += 4
    }
    #expect(fingers.list.ids.map(\.rawValue) != Array(0..<60))
  }

  @Test("An item that is added at the top has the group of the first row, and none where there is none")
  func addedAtTop() throws {
    for group in ["today", nil] {
      var list = GestureList(items: group.map { [GestureList.Item("A", group: $0)] } ?? [], width: 320)
      list.perform(GestureList.addID, at: .zero)
      #expect(try #require(list.item(list.shownRows[0][0])).group == group)
    }
  }
}
