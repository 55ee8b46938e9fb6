import GestureList
import HeadlessTable
import TestSupport
import Testing

@Suite("A control at the row's end lifts it")
struct ReorderControlTests {
  /// Rows 50 points high, the third of which may not be moved.
  private func fingers(
    _ edge: SwipeEdge = .trailing, count: Int = 5, direction: ReadingDirection = .leftToRight
  ) -> FingerTable {
    let items = (0..<count).map { GestureList.Item("\($0)", isMovable: $0 != 2) }
    let list = GestureList(items: items, width: 320, options: .init(reorderControl: edge))
    return FingerTable(HeadlessTable(list, width: 320, height: 480, direction: direction))
  }

  @Test(
    "A finger that touches it lifts the row at once, and moves it at its own pace",
    arguments: [
      (SwipeEdge.trailing, ReadingDirection.leftToRight, 276.0), (.trailing, .rightToLeft, 43),
      (.leading, .leftToRight, 43),
      (.leading, .rightToLeft, 277),
    ])
  func lifts(edge: SwipeEdge, direction: ReadingDirection, x: Double) {
    var fingers = fingers(edge, direction: direction)
    fingers.touch(.down, x, 75, at: 0)
    #expect(fingers.list.liftedRow == RowID(1))
    #expect(fingers.table.wakes == nil)
    fingers.touch(.moved, x, 20, at: 0.05)
    #expect(fingers.offset(0.05) == 0)
    fingers.touch(.up, x, 20, at: 0.1)
    #expect(fingers.notices == ["didMove.1"])
    #expect(fingers.numbers == [1, 0, 2, 3, 4])
  }

  @Test("A finger beside it lifts nothing however long it rests: it scrolls, swipes and taps", arguments: [100.0, 275])
  func beside(x: Double) {
    var fingers = fingers(count: 30)
    fingers.touch(.down, x, 400, at: 0)
    #expect(fingers.table.wakes == nil)
    fingers.table.advance(to: Time(2))
    #expect(fingers.list.liftedRow == nil)
    fingers.touch(.moved, x, 300, at: 2.1)
    #expect(fingers.offset(2.1) == 90)
    fingers.touch(.cancelled, x, 300, at: 3)
    fingers.table.scroll(to: 0, at: Time(4))
    fingers.play(.path((x, 75), (x - 100, 75), (x - 200, 75), at: 5))
    fingers.play(.path((x, 25), at: 8))
    #expect(fingers.notices == ["didDelete.1", "didBeginEditing.0"])
  }

  @Test("That of a lifted row is where its picture is, though the row still returns from a swipe")
  func returning() {
    var list = fingers().list
    for (phase, x) in [(PanPhase.began, 0.0), (.changed, 100), (.ended, 100)] {
      list.handle(.pan(RowID(1), PanSample(phase, translation: Vector(x, 0))), at: .zero)
    }
    list.handle(.hold(.began, y: 75, contentOffset: 0), at: Time(0.02))
    #expect(list.liftedRow == RowID(1) && list.row(RowID(1)).offset(at: Time(0.05)) > 40)
    #expect(list.hit(Vector(280, 75), at: Time(0.05)) == RowHit(row: RowID(1), part: .reorderControl))
  }

  @Test("A tap on it does nothing but end an edit")
  func taps() {
    var fingers = fingers()
    fingers.play(.path((300, 75), at: 0))
    #expect(fingers.notices == [])
    #expect(fingers.list.liftedRow == nil)
    fingers.play(.path((100, 75), at: 2), .path((300, 75), at: 4))
    #expect(fingers.notices == ["didBeginEditing.1", "didEndEditing.1"])
    #expect(fingers.numbers == Array(0..<5))
  }

  @Test("A row that may not be moved has none: its end is content")
  func immovable() {
    var fingers = fingers()
    #expect(fingers.list.hit(Vector(300, 125), at: .zero) == RowHit(row: RowID(2), part: .content))
    #expect(fingers.list.hit(Vector(300, 75), at: .zero) == RowHit(row: RowID(1), part: .reorderControl))
    #expect(fingers.list.hit(Vector(275, 75), at: .zero) == RowHit(row: RowID(1), part: .content))
    let frame = fingers.frame(at: 0)
    #expect(
      frame.layers.filter { $0.id.part == .reorderControl }.compactMap { $0.id.row?.rawValue } == [0, 1, 3, 4])
    fingers.play(.path((300, 125), at: 1))
    #expect(fingers.notices == ["didBeginEditing.2"])
  }

  @Test("It is hit where it is seen: it goes with a row that is swiped, lifted or on its way")
  func seen() throws {
    var fingers = fingers()
    fingers.touch(.down, 200, 75, at: 0)
    fingers.touch(.moved, 150, 75, at: 0.1)
    func control(_ row: Int, at time: Double) -> LayoutRect? {
      fingers.frame(at: time).layers.first { $0.id == LayerID(RowID(row), .reorderControl) }?.frame
    }
    // 50 points less the slop of 10: 276 - 40.
    let frame = try #require(control(1, at: 0.1))
    #expect(frame == LayoutRect(236, 50, 44, 50))
    #expect(fingers.list.hit(Vector(frame.x, 75), at: Time(0.1))?.part == .reorderControl)
    #expect(fingers.list.hit(Vector(frame.maxX, 75), at: Time(0.1))?.part == .content)
    fingers.touch(.cancelled, 150, 75, at: 0.2)
    // On its way back another finger lifts it there.
    let middle = try #require(control(1, at: 0.35))
    #expect(middle.x > 236 && middle.x < 276)
    fingers.touch(.down, middle.x + 1, 75, at: 0.35)
    #expect(fingers.list.liftedRow == RowID(1))
    fingers.touch(.moved, 300, 190, at: 1)
    fingers.touch(.up, 300, 190, at: 1)
    // While the picture sinks, it is caught by the control that it shows.
    let picture = try #require(
      fingers.frame(at: 1.1).layers.first { $0.id == LayerID(RowID(1), .own(0)) }?.frame)
    #expect(picture.x == 276)
    fingers.touch(.down, picture.x, picture.y + 25, at: 1.1)
    #expect(fingers.list.liftedRow == RowID(1))
  }

  @Test("The text makes room for it", arguments: [(SwipeEdge.leading, 59.0), (.trailing, 15)])
  func text(edge: SwipeEdge, x: Double) throws {
    var fingers = fingers(edge)
    let layers = fingers.frame(at: 0).layers
    let label = try #require(layers.first { $0.id == LayerID(RowID(1), .label) })
    // 320 - 44 - 2 · 15.
    #expect(label.frame == LayoutRect(x, 50, 246, 50))
    #expect(layers.first { $0.id == LayerID(RowID(2), .label) }?.frame == LayoutRect(15, 100, 290, 50))
    let control = try #require(layers.first { $0.id == LayerID(RowID(1), .reorderControl) })
    #expect(control.fill == .fixed(SRGBColor(red: 1, green: 1, blue: 1, alpha: 0.15)))
  }

  @Test("A finger on it that stops a gliding table lifts nothing")
  func catches() {
    var fingers = fingers(count: 100)
    fingers.play(.path((100, 400), (100, 300), (100, 200), at: 0))
    fingers.touch(.down, 300, 200, at: 0.5)
    #expect(fingers.list.liftedRow == nil)
    fingers.table.advance(to: Time(3))
    #expect(fingers.list.liftedRow == nil)
    fingers.touch(.up, 300, 200, at: 3)
    #expect(fingers.notices == [])
  }

  @Test("A pointer on it is on the control, and it is the control that looks so")
  func hover() {
    var fingers = fingers()
    fingers.table.highlights = [.hover]
    fingers.table.hover(over: Vector(300, 75), at: .zero)
    #expect(fingers.table.hovered(at: .zero) == RowHit(row: RowID(1), part: .reorderControl))
    #expect(
      fingers.frame(at: 0).layers.first { $0.id.part == .hovered }?.frame == LayoutRect(276, 50, 44, 50))
  }

  @Test("The plain actions are what they were, and a row that is narrow is all control")
  func rest() {
    let list = fingers().list
    #expect(list.actions(for: RowID(1)) == FingerTable().list.actions(for: RowID(1)))
    let narrow = GestureList(["A"], width: 30, options: .init(reorderControl: .trailing))
    #expect(narrow.hit(Vector(1, 25), at: .zero)?.part == .reorderControl)
  }
}
