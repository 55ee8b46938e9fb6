import ConstraintSwipe
import HeadlessTable
import TestSupport
import Testing

@Suite("How a lifted row with buttons is drawn and hit")
struct LiftedRowTests {
  typealias List = ReorderingTests.List

  /// Expects a row to be seen to begin at heights at some moments in seconds.
  private func expect(
    _ list: List, _ row: Int, at times: [Double], begins tops: [Double], location: SourceLocation = #_sourceLocation
  ) {
    for (time, top) in zip(times, tops) {
      expectClose(list.place(of: RowID(row), at: Time(time))?.top, top, location: location)
    }
  }

  @Test("A lifted row that is in sight only because it is enlarged is drawn, and hit there")
  func margin() throws {
    var table = ReorderingTests.table(ReorderingTests.list(100, ReorderOptions()))
    table.touch(TouchEvent(.down, location: Vector(20, 60)), at: Time(0))
    table.advance(to: Time(1))
    #expect(table.list.liftedRow == RowID(1))
    // Scrolled by the host, so that row 1 ends where the table begins.
    var list = table.list
    list.handle(.hold(.ended, y: 60, contentOffset: 0), at: Time(1))
    var layers = LayerList()
    // It is 1.05 times as high: its 44 points reach 1.1 points beyond 88.
    list.draw(viewport: LayoutRect(0, 88, 320, 480), at: Time(1), into: &layers)
    #expect(layers.layers.contains { $0.id == LayerID(RowID(1), .lifted) })
    #expect(list.hit(Vector(160, 89), at: Time(1))?.row == RowID(1))
    #expect(list.hit(Vector(160, 89.2), at: Time(1))?.row == RowID(2))
  }

  @Test("The lifted row is drawn once, last, under its finger, and hit where it is drawn")
  func seen() throws {
    var table = ReorderingTests.table(ReorderingTests.list(100, ReorderOptions(control: .leading)))
    table.touch(TouchEvent(.down, location: Vector(20, 60)), at: Time(1))
    table.touch(TouchEvent(.moved, location: Vector(20, 160)), at: Time(1.5))
    let layers = table.layers(at: 2)
    let place = try #require(layers.firstIndex { $0.id.part == .lifted })
    let lifted = layers[place]
    #expect(lifted.frame == LayoutRect(0, 144, 320, 44) && lifted.alpha == 0.98 && lifted.scale == Vector(1.05, 1.05))
    #expect(layers[place...].allSatisfy { $0.id.row == RowID(1) && $0.depth >= lifted.depth })
    #expect(!layers[..<place].contains { $0.id.row == RowID(1) })
    #expect(layers[place...].contains { $0.id.part == .reorderControl })
    #expect(table.hit(Vector(160, 150), at: Time(2))?.row == RowID(1))
    #expect(table.list.place(of: RowID(1), at: Time(2))?.top == 144)
    table.touch(TouchEvent(.up, location: Vector(20, 160)), at: Time(2))
    // It sinks in 0.25 s: from 144 to 132, its position.
    #expect(table.list.place(of: RowID(1), at: Time(2.125))?.top == 138)
    table.advance(to: Time(2.25))
    #expect(table.layers(at: 2.25).allSatisfy { $0.id.part != .lifted })
    #expect(table.settleTime(after: 4) == nil)
  }

  @Test("A row rises in a quarter of a second: larger, slightly transparent, with a shadow, its parts where they were")
  func rises() {
    var table = ReorderingTests.table(ReorderingTests.list())
    let resting = table.layers(at: 1).filter { $0.id.row == RowID(1) }
    table.touch(TouchEvent(.down, location: Vector(300, 60)), at: Time(1))
    for (time, part) in [(1, 0), (1.125, 0.5), (1.25, 1)] {
      let layers = table.layers(at: time).filter { $0.id.row == RowID(1) }
      let lifted = layers.first { $0.id.part == .lifted }
      #expect(lifted?.frame == LayoutRect(0, 44, 320, 44))
      expectClose(lifted?.scale.x, 1 + 0.05 * part)
      expectClose(lifted?.alpha, 1 - 0.02 * part)
      expectClose(lifted?.shadow?.opacity, 0.4 * part)
      #expect(lifted?.shadow?.offset == Vector(-5, 0))
      #expect(lifted?.shadow?.radius == 5)
      #expect(layers.filter { $0.id.part != .lifted }.map(\.frame) == resting.map(\.frame))
    }
  }

  @Test("A row is lifted from where it is seen, even if scrolled or moving, and sinks from where it is let go")
  func fromWhereItIsSeen() {
    // The content begins at 100: the finger is on row 3, from 132 on. It is scrolled by 20 when the finger is taken away.
    var list = ReorderingTests.list()
    #expect(list.handle(.hold(.began, y: 50, contentOffset: 100), at: Time(1)) == ListEffects(startedMotion: true))
    #expect(list.liftedRow == RowID(3))
    list.handle(.hold(.changed, y: 60, contentOffset: 100), at: Time(2))
    list.handle(.hold(.cancelled, y: 0, contentOffset: 120), at: Time(2))
    expect(list, 3, at: [2, 2.125, 2.25], begins: [132 + 30, 132 + 15, 132])
    // One that has just set out for 132 from 44.
    var moving = ReorderingTests.list()
    moving.move(RowID(1), to: 3, at: Time(2))
    moving.hold(.began, 60, at: 2)
    #expect(moving.liftedRow == RowID(1))
    expect(moving, 1, at: [2, 2.25], begins: [44, 132])
    // One that is dropped in the moment in which it passes others goes straight from 144 to 132.
    var straight = ReorderingTests.list()
    straight.hold(.began, 60, at: 2)
    straight.hold(.changed, 160, at: 2.5)
    straight.hold(.ended, 160, at: 2.5)
    expect(straight, 1, at: [2.5, 2.625, 2.75], begins: [144, 138, 132])
    // One that sinks from 144 to 132; another one is lifted from its own place.
    for (y, row, tops) in [(150.0, 1, [138, 132.0]), (20, 0, [0, 0])] {
      var sinking = ReorderingTests.list()
      sinking.hold(.began, 60, at: 2)
      sinking.hold(.changed, 160, at: 2.5)
      sinking.hold(.ended, 160, at: 3)
      sinking.hold(.began, y, at: 3.125)
      #expect(sinking.liftedRow == RowID(row))
      expect(sinking, row, at: [3.125, 3.375], begins: tops)
      expectClose(sinking.place(of: RowID(row), at: Time(3.125))?.alpha, row == 1 ? 1 - 0.02 / 2 : 1)
    }
  }

  @Test("A lifted row is hit as large as it is seen, its buttons while they show, and not drawn outside the viewport")
  func picture() {
    var list = ReorderingTests.list()
    list.perform("open.trailing", on: RowID(1), at: Time(1))
    list.hold(.began, 60, at: 2)
    #expect(list.hit(Vector(310, 60), at: Time(2)) == RowHit(row: RowID(1), part: .action(.trailing, 0)))
    list.hold(.changed, 160, at: 3)
    let half = 44 * 1.05 / 2
    #expect(list.hit(Vector(160, 166 - half), at: Time(3))?.row == RowID(1))
    #expect(list.hit(Vector(160, 166 + half), at: Time(3))?.row == RowID(4))
    #expect(list.hit(Vector(160, 166 + half - 0.1), at: Time(3))?.row == RowID(1))
    #expect(list.hit(Vector(160, 166 - half - 0.1), at: Time(3))?.row == RowID(3))
    // Held at 60, row 1 is painted from 44 - 1.1 to 88 + 1.1, because it is 1.05 times as high.
    let heights: [(Double, Bool)] = [
      (60 - 89.15, false), (60 - 89.05, true), (60 + 437.15, false), (60 + 437.05, true),
    ]
    for (y, isSeen) in heights {
      list.hold(.changed, y, at: 4)
      var layers = LayerList()
      list.draw(viewport: LayoutRect(0, 0, 320, 480), at: Time(4), into: &layers)
      #expect(layers.layers.contains { $0.id.part == .lifted } == isSeen, "\(y)")
    }
  }

  @Test("A lifted row that only touches the border of the viewport is not drawn")
  func border() {
    // 40 points high, it is painted 1.05 · 40 = 42 points high, from 39 to 81.
    for (moved, isSeen) in [(-81.0, false), (-80.5, true), (480 - 39, false), (480 - 39.5, true)] {
      var list = ReorderingTests.list(heights: [40, 40])
      list.hold(.began, 60, at: 2)
      list.hold(.changed, 60 + moved, at: 4)
      var layers = LayerList()
      list.draw(viewport: LayoutRect(0, 0, 320, 480), at: Time(4), into: &layers)
      #expect(layers.layers.contains { $0.id.part == .lifted } == isSeen, "\(moved)")
    }
  }

  @Test("A control is as wide as its row shows of it, fades in with the row, and is hit where it is seen")
  func control() {
    func control(_ edge: SwipeEdge, _ way: Double) -> LayoutRect? {
      var table = ReorderingTests.table(ReorderingTests.list(5, ReorderOptions(control: edge)))
      table.handle(.pan(RowID(1), PanSample(.began, translation: .zero)), at: Time(1))
      table.handle(.pan(RowID(1), PanSample(.changed, translation: Vector(way, 0))), at: Time(1))
      return table.layers(at: 1).first { $0.id == LayerID(RowID(1), .reorderControl) }?.frame
    }
    #expect(control(.trailing, 0) == LayoutRect(320 - 44, 44, 44, 44))
    #expect(control(.trailing, -20) == LayoutRect(320 - 64, 44, 44, 44))
    #expect(control(.leading, 0) == LayoutRect(0, 44, 44, 44))
    #expect(control(.leading, -20) == LayoutRect(0, 44, 44 - 20, 44))
    #expect(control(.leading, -44) == nil)
    let trailing = ReorderingTests.list()
    let parts = [275.9, 276, 319.9, 320].map { trailing.hit(Vector($0, 60), at: Time(1))?.part }
    #expect(parts == [.content, .reorderControl, .reorderControl, .content])
    var coming = ReorderingTests.table(ReorderingTests.list())
    // With reduced motion the new row fades in, and the rows below it do.
    coming.reducesMotion = true
    coming.edit(at: Time(1)) { $0.insert("New", index: 0, at: Time(1)) }
    let alpha = coming.list.place(of: RowID(5), at: Time(1.1))?.alpha
    #expect(alpha.map { $0 > 0 && $0 < 1 } == true)
    // Whether it is drawn again or kept.
    for (row, expected) in [(5, alpha), (0, 1), (0, 1)] {
      let layers = coming.layers(at: row == 5 ? 1.1 : 3)
      #expect(layers.first { $0.id == LayerID(RowID(row), .reorderControl) }?.alpha == expected)
    }
  }
}
