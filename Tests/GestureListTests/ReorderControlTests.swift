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

  @Test("A finger on the control lifts the row at once, and moves it without delay")
  func lifts() {
    let cases: [(SwipeEdge, ReadingDirection, x: Double)] = [
      (.trailing, .leftToRight, 276), (.trailing, .rightToLeft, 43), (.leading, .leftToRight, 43),
      (.leading, .rightToLeft, 277),
    ]
    for (edge, direction, x) in cases {
      var fingers = fingers(edge, direction: direction)
      fingers.touch(.down, x, 75, at: 0)
      fingers.expect(lifted: 1, note: "\(x)")
      #expect(fingers.table.holdStartTime == nil, "\(x)")
      fingers.touch(.moved, x, 20, at: 0.05)
      fingers.expect(offsets: [0], at: [0.05], note: "\(x)")
      fingers.touch(.up, x, 20, at: 0.1)
      fingers.expect([1, 0, 2, 3, 4], ["didMove.1"], "\(x)")
    }
  }

  @Test("A finger beside the control lifts nothing, however long it rests: it scrolls, swipes and taps")
  func beside() {
    for x in [100.0, 275] {
      var fingers = fingers(count: 30)
      fingers.touch(.down, x, 400, at: 0)
      #expect(fingers.table.holdStartTime == nil, "\(x)")
      fingers.table.advance(to: Time(2))
      fingers.expect(lifted: nil, note: "\(x)")
      fingers.touch(.moved, x, 300, at: 2.1)
      fingers.expect(offsets: [90], at: [2.1], note: "\(x)")
      fingers.touch(.cancelled, x, 300, at: 3)
      fingers.table.scroll(to: 0, at: Time(4))
      fingers.play(.path((x, 75), (x - 100, 75), (x - 200, 75), at: 5))
      fingers.play(.path((x, 25), at: 8))
      fingers.expect([0] + Array(2..<30), ["didDelete.1", "didBeginEditing.0"], "\(x)")
    }
  }

  @Test("A lifted row's control is where its snapshot is, even if the row still returns from a swipe")
  func returning() {
    var list = fingers().list
    for (phase, x) in [(PanPhase.began, 0.0), (.changed, 100), (.ended, 100)] {
      list.handle(.pan(RowID(1), PanSample(phase, translation: Vector(x, 0))), at: .zero)
    }
    list.handle(.hold(.began, y: 75, contentOffset: 0), at: Time(0.02))
    #expect(list.liftedRow == RowID(1) && list.row(RowID(1)).offset(at: Time(0.05)) > 40)
    #expect(list.hit(Vector(280, 75), at: Time(0.05)) == RowHit(row: RowID(1), part: .reorderControl))
  }

  @Test("A tap on the control only ends an edit, and a finger that stops a gliding table lifts nothing")
  func taps() {
    var fingers = fingers()
    fingers.play(.path((300, 75), at: 0))
    fingers.expect([0, 1, 2, 3, 4], [])
    fingers.expect(lifted: nil)
    fingers.play(.path((100, 75), at: 2), .path((300, 75), at: 4))
    fingers.expect([0, 1, 2, 3, 4], ["didBeginEditing.1", "didEndEditing.1"])
    fingers = self.fingers(count: 100)
    fingers.play(.path((100, 400), (100, 300), (100, 200), at: 0))
    fingers.touch(.down, 300, 200, at: 0.5)
    fingers.expect(lifted: nil)
    fingers.table.advance(to: Time(3))
    fingers.expect(lifted: nil)
    fingers.touch(.up, 300, 200, at: 3)
    fingers.expect(Array(0..<100), [])
  }

  @Test("An immovable row has no control: its end is content")
  func immovable() {
    var fingers = fingers()
    let hits = [Vector(300, 125), Vector(300, 75), Vector(275, 75)].map { fingers.list.hit($0, at: .zero) }
    let expected: [RowHit?] = [
      RowHit(row: RowID(2), part: .content), RowHit(row: RowID(1), part: .reorderControl),
      RowHit(row: RowID(1), part: .content),
    ]
    #expect(hits == expected)
    let controls = fingers.frame(at: 0).layers.filter { $0.id.part == .reorderControl }
    #expect(controls.compactMap { $0.id.row?.rawValue } == [0, 1, 3, 4])
    fingers.play(.path((300, 125), at: 1))
    #expect(fingers.notices == ["didBeginEditing.2"])
  }

  @Test("The control is hit where it is seen: it moves with a row that is swiped, lifted or in motion")
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
    let parts = [frame.x, frame.maxX].map { fingers.list.hit(Vector($0, 75), at: Time(0.1))?.part }
    #expect(parts == [.reorderControl, .content])
    fingers.touch(.cancelled, 150, 75, at: 0.2)
    // On its way back another finger lifts it there.
    let middle = try #require(control(1, at: 0.35))
    #expect(middle.x > 236 && middle.x < 276)
    fingers.touch(.down, middle.x + 1, 75, at: 0.35)
    fingers.expect(lifted: 1)
    fingers.touch(.moved, 300, 190, at: 1)
    fingers.touch(.up, 300, 190, at: 1)
    // While the snapshot sinks, it is caught by the control that it shows.
    let snapshot = try #require(
      fingers.frame(at: 1.1).layers.first { $0.id == LayerID(RowID(1), .custom(0)) }?.frame)
    #expect(snapshot.x == 276)
    fingers.touch(.down, snapshot.x, snapshot.y + 25, at: 1.1)
    fingers.expect(lifted: 1)
  }

  @Test("A row's text makes room for its control")
  func text() throws {
    #expect(GestureList.reorderControlWidth == 44)
    for (edge, x) in [(SwipeEdge.leading, 59.0), (.trailing, 15)] {
      var fingers = fingers(edge)
      let layers = fingers.frame(at: 0).layers
      func layer(_ row: Int, _ part: LayerPart) throws -> Layer {
        try #require(layers.first { $0.id == LayerID(RowID(row), part) })
      }
      // 320 - 44 - 2 · 15.
      let frames = [try layer(1, .label).frame, try layer(2, .label).frame]
      #expect(frames == [LayoutRect(x, 50, 246, 50), LayoutRect(15, 100, 290, 50)])
      let fill = try layer(1, .reorderControl).fill
      #expect(fill == .fixed(SRGBColor(red: 1, green: 1, blue: 1, alpha: 0.15)))
    }
  }

  @Test(
    "A pointer on the control hovers only that; a narrow row is all control; plain actions stay the same")
  func rest() {
    var hovered = fingers()
    hovered.table.highlights = [.hover]
    hovered.table.hover(over: Vector(300, 75), at: .zero)
    #expect(hovered.table.hoveredPart(at: .zero) == RowHit(row: RowID(1), part: .reorderControl))
    let layer = hovered.frame(at: 0).layers.first { $0.id.part == .hovered }
    #expect(layer?.frame == LayoutRect(276, 50, 44, 50))
    let list = fingers().list
    #expect(list.actions(for: RowID(1)) == FingerTable().list.actions(for: RowID(1)))
    let narrow = GestureList(["A"], width: 30, options: .init(reorderControl: .trailing))
    #expect(narrow.hit(Vector(1, 25), at: .zero)?.part == .reorderControl)
  }
}
