import ConstraintSwipe
import HeadlessTable
import InteractionLaws
import TestSupport
import Testing

@Suite("Frames, also mirrored and in other sizes")
struct FrameTests {
  private func content(_ frame: LayerList, _ row: Int) -> LayoutRect? {
    frame.layers.first { $0.id == LayerID(RowID(row), .content) }?.frame
  }

  @Test("The table's layer lies behind its rows, which are in display order")
  func order() {
    var table = makeTable()
    table.scroll(to: 100, at: .zero)
    let layers = table.frame(at: 0).layers
    let ground = layers[0]
    #expect((ground.id, ground.frame) == (LayerID(nil, .row), LayoutRect(0, 0, 320, 480)))
    #expect((ground.contentOffset, ground.clips, ground.depth) == (Vector(0, 100), true, 0))
    let rows = layers.filter { $0.id.part == .row }.dropFirst()
    let frames = (2...13).map { LayoutRect(0, Double($0) * 44 - 100, 320, 44) }
    #expect((rows.map { $0.id.row?.rawValue }, rows.map(\.frame)) == (Array(2...13), frames))
    #expect(rows.allSatisfy { $0.depth == 1 })
    #expect(layers.allSatisfy { $0.alpha == 1 && $0.scale == Vector(1, 1) && $0.shadow == nil })
  }

  @Test("Every part follows its row, and buttons lie behind the content")
  func parts() {
    var table = makeTable(count: 1)
    let layers = table.frame(at: 0).layers
    let parts: [LayerPart] = [
      .row, .row, .background, .action(.trailing, 0), .action(.trailing, 1), .content, .label,
    ]
    #expect((layers.map(\.id.part), layers.map(\.depth)) == (parts, [0, 1, 2, 3, 3, 3, 4]))
    #expect(layers.last?.text == LayerText("Item #1"))
  }

  @Test("An open row's content is moved aside; frames show motion at their time; a frame drawn again equals a new one")
  func openRow() {
    var table = makeTable()
    table.scroll(to: 10, at: .zero)
    table.open(1)
    let frames = [1, 2].map { content(table.frame(at: 1), $0) }
    #expect(frames == [LayoutRect(-160, 34, 320, 43), LayoutRect(0, 78, 320, 43)])  // 44 - 10

    table = makeTable()
    table.open(1)
    let places = [0, 0.05, 0.1, 0.2, 5].map { content(table.frame(at: $0), 1)?.x ?? .nan }
    #expect([places[0], places[3], places[4]] == [0, -160, -160])
    #expect(places[1] < -80 && places[1] > -180)
    expectClose(places[2], -180)  // 20 points beyond the target after the first leg

    table = makeTable()
    var fresh = table
    table.draw(at: .zero)
    table.scroll(to: 333, at: .zero)
    fresh.scroll(to: 333, at: .zero)
    #expect(table.frame(at: 1) == fresh.frame(at: 1))
  }

  /// What may happen to a table between two frames, by name.
  static let changes: [(String, @Sendable (inout SwipeTable, Time) -> Void)] = [
    ("motion is reduced", { table, _ in table.reducesMotion = true }),
    ("motions take longer", { table, _ in table.options.animationDuration = 2 }),
    ("a title", { table, now in table.edit(at: now) { $0.describe(RowID(5), as: .init(title: "B"), at: now) } }),
    ("a row is inserted", { table, now in table.edit(at: now) { $0.insert("New", index: 2, at: now) } }),
    ("a row is deleted", { table, now in table.perform("delete", on: RowID(4), at: now) }),
    ("a row is held", { table, now in table.handle(.pan(RowID(6), PanSample(.began, translation: .zero)), at: now) }),
    ("a button is pressed", { table, now in table.handle(.press(RowID(1), .trailing, 0, .up), at: now) }),
    ("a button is held", { table, now in table.handle(.press(RowID(1), .trailing, 1, .down), at: now) }),
    ("a finger touches", { table, now in table.touch(TouchEvent(.down, location: Vector(300, 60)), at: now) }),
    ("the table is rotated", { table, now in table.resize(width: 480, height: 320, at: now) }),
    ("a row has the focus", { table, _ in table.focus = TableFocus(row: RowID(3)) }),
    ("the keyboard shows", { table, now in table.showKeyboard(height: 200, at: now) }),
    ("the table is scrolled", { table, now in table.scroll(to: 100, at: now) }),
  ]

  @Test("After any change, a frame equals one that is drawn from scratch")
  func fromNothing() {
    for (name, change) in Self.changes { expectFromNothing(name, change) }
  }

  private func expectFromNothing(_ name: String, _ change: (inout SwipeTable, Time) -> Void) {
    var table = makeTable()
    table.perform("open.trailing", on: RowID(1), at: .zero)
    table.perform("delete", on: RowID(9), at: Time(1))
    for moment in [1.05, 1.1, 3] {
      // Row 1 rests open, row 2 opens, and those below row 9 close up.
      if moment == 1.1 { table.perform("open.trailing", on: RowID(2), at: Time(1.1)) }
      var changed = table
      changed.draw(at: Time(moment))
      change(&changed, Time(moment))
      for later in [0, 0.01, 0.2, 1] {
        var fresh = changed
        fresh.forgetFrame()
        #expect(changed.frame(at: moment + later).layers == fresh.frame(at: moment + later).layers, "\(name)")
      }
    }
  }

  @Test("A row's description gives its frame in the table's content")
  func description() {
    var table = makeTable()
    table.scroll(to: 100, at: .zero)
    let expected = """
      <SwipeableCell; frame = (0 396; 320 44); clipsToBounds = YES>
      | <UITableViewCellContentView; frame = (0 0; 320 43)>
      | | <UIButton; frame = (240 0; 80 43); text = 'Delete'>
      | | <UIButton; frame = (160 0; 80 43); text = 'More'>
      | | <UIView; frame = (0 0; 320 43)>
      | | | <UILabel; frame = (20 0; 280 43); text = 'Item #10'>

      """
    let frame = table.frame(at: 0)
    #expect(frame.recursiveDescription(of: RowID(9)) == expected)
    #expect(frame.recursiveDescription.hasPrefix("<UITableView; frame = (0 0; 320 480); clipsToBounds"))
  }

  // MARK: Right to left

  @Test("Mirrored touches give mirrored frames and the same notices")
  func mirrored() {
    var random = SplitMix64(seed: 9)
    let leading = [InteractionAction(id: "read", title: "Read", width: 64)]
    for _ in 0..<40 {
      var left = makeTable(leading: leading)
      var right = makeTable(leading: leading, direction: .rightToLeft)
      for step in 0..<40 {
        let phase = TouchPhase.allCases.randomElement(using: &random) ?? .down
        // Quarters of points are exact in binary, and so are their mirror images.
        let place = Vector(Double(Int.random(in: 0...1280, using: &random)) / 4, 100)
        let time = Time(Double(step) / 16)
        let mirrored = Vector(320 - place.x, place.y)
        let effects = left.touch(TouchEvent(phase, location: place), at: time)
        expect(effects, right.touch(TouchEvent(phase, location: mirrored), at: time))
        // Both mirror once; where content is in motion, the last digits of the two sums may differ.
        for (a, b) in zip(left.frame(at: time.seconds).layers, right.frame(at: time.seconds).layers) {
          let image = a.frame.mirrored(in: 320)
          expectClose(image.x, b.frame.x)
          #expect(a.id == b.id && LayoutRect(b.frame.x, image.y, image.width, image.height) == b.frame)
        }
      }
    }
  }

  @Test("In a right-to-left table, trailing buttons lie at the left")
  func rightToLeft() {
    var table = makeTable(direction: .rightToLeft)
    table.expect(["didOpen.trailing.1"], of: Finger().down(20, 60, at: 0).move(60, 60, at: 0.1).up(140, 60, at: 0.2))
    #expect(content(table.frame(at: 1), 1) == LayoutRect(160, 44, 320, 43))
    table.expect(["didPress.trailing.0.1", "didDelete.1"], of: .tap(20, 60, at: 2))
  }

  // MARK: Other sizes

  @Test("Open rows and the offset survive a rotation, and a swipe ends with it")
  func rotation() {
    var table = makeTable(policies: TablePolicies(closesOnScroll: false))
    table.open(20)
    table.scroll(to: 840, at: .zero)
    table.resize(width: 480, height: 320, at: Time(1))
    #expect(table.size == LayoutSize(width: 480, height: 320))
    table.expect(offsets: [840], at: [1])
    table.expect(open: [20])
    #expect(content(table.frame(at: 1), 20) == LayoutRect(-160, 40, 480, 43))  // 20 · 44 - 840
    table.scroll(to: 1e6, at: .zero)
    table.expect(offsets: [1000], at: [1])  // 30 · 44 - 320
    table.resize(width: 320, height: 480, at: Time(2))
    table.expect(offsets: [840], at: [2])
    // It ends a swipe at its resting position.
    table = makeTable()
    table.play(Finger().down(300, 60, at: 0).move(200, 60, at: 0.1))
    table.resize(width: 480, height: 320, at: Time(0.2))
    table.expect([], of: Finger().move(100, 60, at: 0.3).up(100, 60, at: 0.4))
    #expect(table.list.row(RowID(1)).offset(at: Time(0.4)) == 0)
    table.expect(["didOpen.trailing.1"], of: .swipeOpen(60, at: 1))
  }

  @Test("Sizes that make no sense become 0")
  func oddSizes() {
    for odd in [-5.0, .nan, -.infinity] {
      var table = makeTable()
      table.resize(width: odd, height: odd, at: .zero)
      #expect((table.size, table.rowsInSight(at: .zero)) == (LayoutSize(width: 0, height: 0), []), "\(odd)")
      table.expect(["didSelect.0"], of: .tap(100, 10, at: 0), note: "\(odd)")
    }
  }
}
