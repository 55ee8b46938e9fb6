import ConstraintSwipe
import HeadlessTable
import TestSupport
import Testing

@Suite("Reordering rows with buttons")
struct ReorderingTests {
  typealias List = SwipeList<ConstraintSwipe>

  static let delete = InteractionAction(id: "delete", title: "Delete", role: .destructive)

  /// Rows of 44 points, but for the heights that are given for the first ones.
  static func list(
    _ count: Int = 5, heights: [Double] = [], _ reordering: ReorderOptions? = ReorderOptions(control: .trailing)
  ) -> List {
    var list = SwipeList(of: ConstraintSwipe(width: 320, height: 44, trailing: [delete]), count: count)
    list.reordering = reordering
    for (index, height) in heights.enumerated() {
      let row = ConstraintSwipe(width: 320, height: height, trailing: [delete])
      list.describe(RowID(index), as: List.Description(row: row), at: .zero)
    }
    list.levelsOfUndo = 0
    list.levelsOfUndo = 100
    list.advance(to: Time(1))
    return list
  }

  static func table(_ list: List) -> HeadlessTable<List> { HeadlessTable(list, width: 320, height: 480) }

  @Test("A finger drags a row by its control past rows that it covers by half, and one undo puts it back")
  func byControl() {
    var table = Self.table(Self.list())
    #expect(table.hit(Vector(300, 60), at: Time(1)) == RowHit(row: RowID(1), part: .reorderControl))
    #expect(table.hit(Vector(275, 60), at: Time(1)) == RowHit(row: RowID(1), part: .content))
    table.touch(TouchEvent(.down, location: Vector(300, 60)), at: Time(1))
    #expect(table.list.liftedRow == RowID(1))
    table.touch(TouchEvent(.moved, location: Vector(300, 60 + 21.9)), at: Time(1.1))
    #expect(table.numbers == [0, 1, 2, 3, 4])
    let passed = table.touch(TouchEvent(.moved, location: Vector(300, 60 + 22)), at: Time(1.2))
    #expect(table.numbers == [0, 2, 1, 3, 4])
    #expect(passed.notices.isEmpty && passed.update.moved.count == 1)
    table.touch(TouchEvent(.moved, location: Vector(300, 60 + 70)), at: Time(1.3))
    let dropped = table.touch(TouchEvent(.up, location: Vector(300, 60 + 70)), at: Time(1.4))
    #expect(dropped.notices == [.didMove(RowID(1))] && table.numbers == [0, 2, 3, 1, 4])
    #expect(table.undo(at: Time(3)).list.notices == [.didMove(RowID(1))])
    #expect(table.numbers == [0, 1, 2, 3, 4] && !table.list.canUndo)
  }

  @Test("A resting finger lifts a row only if rows can be reordered and have no controls")
  func resting() {
    for (options, lifts) in [(ReorderOptions(), true), (ReorderOptions(control: .leading), false), (nil, false)] {
      var table = Self.table(Self.list(5, options))
      table.touch(TouchEvent(.down, location: Vector(160, 60)), at: Time(1))
      table.advance(to: Time(2))
      #expect((table.list.liftedRow == RowID(1)) == lifts)
      table.touch(TouchEvent(.moved, location: Vector(160, 160)), at: Time(2.1))
      table.touch(TouchEvent(.up, location: Vector(160, 160)), at: Time(2.2))
      #expect((table.numbers == [0, 2, 3, 1, 4]) == lifts)
    }
    #expect(Self.list(5, nil).gestures == [] && Self.list().gestures == .reorder)
    #expect(Self.list(5, ReorderOptions()).gestures == .hold)
  }

  @Test("A row with a control can be swiped: the control moves with the content, and a press deletes")
  func swipes() {
    var table = Self.table(Self.list())
    table.touch(TouchEvent(.down, location: Vector(200, 60)), at: Time(1))
    for x in stride(from: 190.0, through: 60, by: -10) {
      table.touch(TouchEvent(.moved, location: Vector(x, 60)), at: Time(1 + (200 - x) / 1000))
    }
    table.touch(TouchEvent(.up, location: Vector(60, 60)), at: Time(1.5))
    #expect(table.list.openRows == [RowID(1)])
    let offset = table.list.row(RowID(1)).offset(at: Time(3))
    #expect(table.hit(Vector(300 + offset, 60), at: Time(3)) == RowHit(row: RowID(1), part: .reorderControl))
    #expect(table.hit(Vector(300, 60), at: Time(3)) == RowHit(row: RowID(1), part: .action(.trailing, 0)))
    let control = table.layers(at: 3).first { $0.id == LayerID(RowID(1), .reorderControl) }
    #expect(control?.frame.x == 320 - 44 + offset)
    table.touch(TouchEvent(.down, location: Vector(300, 60)), at: Time(3))
    #expect(table.touch(TouchEvent(.up, location: Vector(300, 60)), at: Time(3.1)).notices.last == .didDelete(RowID(1)))
  }

  @Test("Lifting an open row closes it, with a notice; a cancelled hold puts it back in its place")
  func openRow() {
    var list = Self.list()
    list.perform("open.trailing", on: RowID(1), at: Time(1))
    let began = list.hold(.began, 60, at: 2)
    #expect(began.notices == [.row(RowID(1), .didClose)] && list.openRows == [] && list.liftedRow == RowID(1))
    // While a finger holds it, nothing else does anything to it.
    #expect(list.actions(for: RowID(1)).isEmpty && list.handle(.tap(RowID(1)), at: Time(2.1)) == .none)
    // A row that waits for an answer is not lifted.
    let asksFirst = InteractionAction(id: "delete", title: "Delete", asksFirst: true)
    var asking = SwipeList(of: ConstraintSwipe(width: 320, height: 44, trailing: [asksFirst]), count: 3)
    asking.reordering = ReorderOptions()
    asking.perform("delete", on: RowID(1), at: Time(1))
    #expect(asking.waitingRows == [RowID(1)] && asking.hold(.began, 60, at: 2) == .none)
    // Of two that are open, the lifted one closes.
    var two = Self.list()
    for row in 1...2 { two.perform("open.trailing", on: RowID(row), at: Time(1)) }
    let lifted = two.hold(.began, 60, at: 2)
    #expect(lifted.notices == [.row(RowID(1), .didClose)] && two.openRows == [RowID(2)])
    list.hold(.changed, 160, at: 2.2)
    #expect(list.numbers == [0, 2, 3, 1, 4])
    let cancelled = list.hold(.cancelled, 0, at: 2.3)
    #expect(cancelled.notices.isEmpty && list.numbers == [0, 1, 2, 3, 4] && !list.canUndo && list.liftedRow == nil)
  }

  @Test(
    "A motionless finger moves no row, whatever the heights; a row higher than the table passes others")
  func heights() {
    for y in stride(from: 31.0, to: 150, by: 7) {
      var list = Self.list(heights: [30, 120, 50, 44, 77])
      list.hold(.began, y, at: 2)
      list.hold(.changed, y, at: 3)
      #expect(list.hold(.ended, y, at: 4).notices.isEmpty && list.numbers == [0, 1, 2, 3, 4])
    }
    var list = Self.list(heights: [30, 900, 50])
    list.hold(.began, 400, at: 2)
    list.hold(.changed, 424.9, at: 3)
    #expect(list.numbers == [0, 1, 2, 3, 4])
    list.hold(.changed, 425, at: 3)
    #expect(list.numbers == [0, 2, 1, 3, 4])
    list.hold(.changed, 384, at: 3)
    #expect(list.numbers == [1, 0, 2, 3, 4])
    // A row without height is above row 3 as soon as that begins no higher: row 3 begins at 49, then at 50.
    list = Self.list(heights: [50, 0, 50, 50])
    list.hold(.began, 110, at: 2)
    list.hold(.changed, 110 - 51, at: 3)
    #expect(list.numbers == [0, 3, 1, 2, 4])
    list.hold(.changed, 110 - 50, at: 3)
    #expect(list.numbers == [0, 1, 3, 2, 4])
  }

  @Test("Immovable rows have no control and no move actions, and rows pass only rows of their own group")
  func staying() {
    var list = Self.list()
    // No row is held, so that making one immovable starts no motion.
    #expect(
      list.describe(RowID(0), as: List.Description(isMovable: false), at: Time(1))
        == ListEffects(update: ListUpdate([.reload(.init(0..<1))]), notices: [.didChange(RowID(0))]))
    list.describe(RowID(3), as: List.Description(group: "others"), at: Time(1))
    list.describe(RowID(4), as: List.Description(isEnabled: false), at: Time(1))
    #expect(list.hit(Vector(300, 20), at: Time(1))?.part == .content)
    #expect(list.hit(Vector(300, 200), at: Time(1))?.part == .content)
    #expect(list.hold(.began, 20, at: 2) == .none && list.hold(.began, 200, at: 2) == .none)
    let moves = ["moveUp", "moveDown", "moveToTop", "moveToBottom"]
    func offered(_ row: Int) -> [String] { list.actions(for: RowID(row)).map(\.id).filter(moves.contains) }
    #expect((0..<5).map(offered) == [[], moves, ["moveUp", "moveToTop"], [], []])
    list.hold(.began, 60, at: 3)
    list.hold(.ended, 400, at: 3.1)
    #expect(list.numbers == [0, 2, 1, 3, 4])
    // A held row that becomes immovable is put back, in one step with its description.
    list.hold(.began, 60, at: 5)
    list.hold(.changed, 160, at: 5.1)
    #expect((list.liftedRow, list.numbers) == (RowID(2), [0, 1, 2, 3, 4]))
    let before = list.shownRows
    let described = list.describe(RowID(2), as: List.Description(isMovable: false), at: Time(5.2))
    #expect((described.notices, described.startedMotion) == ([.didChange(RowID(2))], true))
    #expect(described.update.mismatch(from: before, to: list.shownRows) == nil)
    #expect((list.liftedRow, list.numbers) == (nil, [0, 2, 1, 3, 4]))
    list.undo(at: Time(6))
    #expect((list.description(of: RowID(2)), list.numbers) == (List.Description(), [0, 2, 1, 3, 4]))
  }

  @Test("A motionless hold moves nothing, even if its row, or one above it out of sight, becomes higher")
  func heightsMeanwhile() {
    for change in [HeightChange.row(RowID(1), 150), .row(RowID(1), 0), .row(RowID(3), 100)] {
      var list = Self.list()
      list.hold(.began, 66, at: 1)
      list.setHeights([change], animated: true, at: Time(1.1))
      let changed = list.hold(.changed, 66, at: 1.2)
      let ended = list.hold(.ended, 66, at: 1.3)
      #expect((changed.notices + ended.notices, list.numbers) == ([], [0, 1, 2, 3, 4]), "\(change)")
    }
    for describes in [false, true] {
      var table = Self.table(Self.list(40))
      table.scroll(to: 200, at: Time(1))
      // Row 7 begins at 308.
      table.touch(TouchEvent(.down, location: Vector(300, 110)), at: Time(1))
      if describes {
        let high = List.Description(row: ConstraintSwipe(width: 320, height: 144, trailing: [Self.delete]))
        table.edit(at: Time(1.1)) { $0.describe(RowID(0), as: high, at: Time(1.1)) }
      } else {
        table.setHeights([.row(RowID(0), 144)], at: Time(1.1))
      }
      #expect((table.contentOffset(at: Time(1.1)), table.list.liftedRow) == (300, RowID(7)))
      let lifted = table.touch(TouchEvent(.up, location: Vector(300, 110)), at: Time(1.2))
      #expect((lifted.notices, table.numbers) == ([], Array(0..<40)))
    }
  }

  @Test("Plain actions and keys move a row as fingers do, each as one step to undo")
  func withoutFingers() {
    let cases: [(action: String, key: KeyEvent.Key, order: [Int])] = [
      ("moveUp", .up, [0, 2, 1, 3, 4]), ("moveDown", .down, [0, 1, 3, 2, 4]), ("moveToTop", .home, [2, 0, 1, 3, 4]),
      ("moveToBottom", .end, [0, 1, 3, 4, 2]),
    ]
    for (action, key, order) in cases {
      var list = Self.list()
      #expect(list.perform(action, on: RowID(2), at: Time(1)).notices == [.didMove(RowID(2))])
      #expect(list.numbers == order, "\(action)")
      list.undo(at: Time(2))
      #expect(list.numbers == [0, 1, 2, 3, 4] && !list.canUndo)
      var table = Self.table(Self.list())
      for time in 1...3 { _ = table.key(KeyEvent(.down), at: Time(Double(time))) }
      let said = table.key(KeyEvent(key, movesRow: true), at: Time(4))
      #expect(table.numbers == order && said.list.notices == [.didMove(RowID(2))], "\(action)")
      var off = Self.list(5, nil)
      #expect(off.perform(action, on: RowID(2), at: Time(1)) == .none)
    }
    let titles = Self.list().actions(for: RowID(1)).map(\.title)
    #expect(titles.suffix(4) == ["Move up", "Move down", "Move to top", "Move to bottom"])
    // An action that would not move the row is neither offered nor performed.
    let plain = Self.list()
    func offered(_ row: Int) -> [String] {
      plain.actions(for: RowID(row)).map(\.id).filter { $0.hasPrefix("move") }
    }
    #expect(offered(0) == ["moveDown", "moveToBottom"] && offered(4) == ["moveUp", "moveToTop"])
    var fixed = Self.list()
    fixed.describe(RowID(2), as: List.Description(isMovable: false), at: Time(1))
    #expect(fixed.perform("moveUp", on: RowID(2), at: Time(1)) == .none)
    // A row that is held goes back first: then row 4 is the last one.
    fixed.levelsOfUndo = 0
    fixed.hold(.began, 60, at: 2)
    fixed.hold(.changed, 400, at: 2.5)
    #expect(fixed.perform("moveDown", on: RowID(4), at: Time(3)).notices == [] && fixed.numbers == [0, 1, 2, 3, 4])
    // A target beyond the end counts as the end, and a row that is there already is not moved.
    var end = Self.list()
    #expect(end.move(RowID(4), to: 99, at: Time(1)) == .none && !end.canUndo)
    // A row's own action with such an id comes first.
    let up = InteractionAction(id: "moveUp", title: "Promote")
    var own = SwipeList(of: ConstraintSwipe(width: 320, height: 44, trailing: [up]), count: 3)
    own.reordering = ReorderOptions()
    #expect(own.actions(for: RowID(1)).filter { $0.id == "moveUp" }.map(\.title) == ["Promote"])
    #expect(own.perform("moveUp", on: RowID(1), at: Time(1)).notices.first == .row(RowID(1), .didPress(.trailing, 0)))
  }

  @Test("A row that waits for an answer, or that a finger holds, is moved by no plain action")
  func busy() {
    let archive = InteractionAction(id: "archive", title: "Archive", fulfillment: .delete, asksFirst: true)
    var waiting = SwipeList(of: ConstraintSwipe(width: 320, height: 44, trailing: [archive]), count: 5)
    waiting.reordering = ReorderOptions()
    waiting.perform("archive", on: RowID(1), at: .zero)
    #expect(waiting.waitingRows == [RowID(1)])
    var held = Self.list()
    held.hold(.began, 60, at: 1)
    #expect(held.liftedRow == RowID(1))
    for var list in [waiting, held] {
      let before = list
      #expect(list.perform("moveDown", on: RowID(1), at: Time(2)) == .none && list == before)
    }
  }

  @Test("A row dropped outside the table is put back only if the option is on")
  func spilled() {
    #expect(!Self.list(5, nil).revertsOnSpill)
    for reverts in [true, false] {
      var table = Self.table(Self.list(5, ReorderOptions(control: .trailing, revertsOnSpill: reverts)))
      table.touch(TouchEvent(.down, location: Vector(300, 60)), at: Time(1))
      table.touch(TouchEvent(.moved, location: Vector(300, 160)), at: Time(1.1))
      table.touch(TouchEvent(.up, location: Vector(330, 160)), at: Time(1.2))
      #expect(table.numbers == (reverts ? [0, 1, 2, 3, 4] : [0, 2, 3, 1, 4]))
    }
  }

  @Test("Of a million rows one is carried from the top to the bottom")
  func million() {
    var list = Self.list(1_000_000)
    list.hold(.began, 20, at: 2)
    list.handle(.hold(.changed, y: 400, contentOffset: 44 * 999_000), at: Time(2.1))
    #expect(list.position(of: RowID(0)) == RowPosition(row: 999_009))
    list.handle(.hold(.changed, y: 20, contentOffset: 0), at: Time(2.2))
    #expect(list.position(of: RowID(0)) == RowPosition(row: 0))
  }
}

extension SwipeList<ConstraintSwipe> {
  /// The order of the rows, as numbers.
  var numbers: [Int] { shownRows[0].map(\.rawValue) }

  /// A finger holds a row, with the content at its top.
  @discardableResult
  mutating func hold(_ phase: PanPhase, _ y: Double, at time: Double) -> ListEffects {
    advance(to: Time(time))
    return handle(.hold(phase, y: y, contentOffset: 0), at: Time(time))
  }
}

extension HeadlessTable<SwipeList<ConstraintSwipe>> {
  var numbers: [Int] { list.numbers }

  mutating func layers(at seconds: Double) -> [Layer] {
    draw(at: Time(seconds))
    return frame.layers
  }

  mutating func settleTime(after seconds: Double) -> Time? {
    advance(to: Time(seconds))
    return settleTime
  }
}
