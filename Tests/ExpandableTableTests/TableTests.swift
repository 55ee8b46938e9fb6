import ArticleForm
import ExpandableTable
import HeadlessTable
import Testing

@Suite("In a table without a screen: rows are layers, and fingers operate them")
struct TableTests {
  /// A finger's table of 320 by 480 points with the article's form.
  struct Player {
    var table: HeadlessTable<ExpandableTable>
    var now = 0.0

    init(corrections: ExpandableTable.Corrections = .all, direction: LayoutDirection = .leftToRight) throws {
      table = HeadlessTable(
        try ArticleForm(corrections: corrections).table, width: 320, height: 480, direction: direction)
    }

    @discardableResult
    mutating func tap(_ x: Double, _ y: Double) -> ListEffects {
      now += 1
      table.touch(TouchEvent(.down, at: Vector(x, y), time: Time(now)))
      return table.touch(TouchEvent(.up, at: Vector(x, y), time: Time(now + 0.05)))
    }

    @discardableResult
    mutating func touch(_ phase: TouchPhase, _ x: Double, _ y: Double) -> ListEffects {
      now += 0.02
      return table.touch(TouchEvent(phase, at: Vector(x, y), time: Time(now)))
    }

    mutating func frame() -> LayerList {
      var layers = LayerList()
      table.draw(at: Time(now + 1), into: &layers)
      return layers
    }

    /// The middle of a row's layer.
    mutating func place(_ row: Int, _ part: LayerPart) -> Vector {
      let frame = frame().layers.first { $0.id == LayerID(RowID(row), part) }?.frame ?? Rect(0, 0, 0, 0)
      return Vector(frame.x + frame.width / 2, frame.y + frame.height / 2)
    }

    @discardableResult
    mutating func tap(_ row: Int, _ part: LayerPart) -> ListEffects {
      let place = place(row, part)
      return tap(place.x, place.y)
    }
  }

  @Test("Headers of 28 points, questions of 60, and what lies between them")
  func frame() throws {
    var player = try Player()
    player.tap(0, .label)
    let layers = player.frame().layers
    let rows = layers.filter { $0.id.part == .row && $0.id.row != nil }
    #expect(rows.prefix(5).map(\.frame.height) == [60, 44, 44, 60, 60])
    #expect(rows.first?.frame.y == 28)
    let labels = layers.compactMap { $0.text?.string }
    #expect(labels.prefix(6) == ["Personal", "", "Full name", "▾", "First name", "Last name"])
    #expect(layers.contains { $0.id == LayerID(nil, .header(1)) && $0.frame.y == 28 + 60 + 44 + 44 + 60 + 60 })
  }

  @Test("The whole form, by fingers alone but for what is typed")
  func walk() throws {
    for direction in LayoutDirection.allCases {
      var player = try Player(direction: direction)
      func typed(_ text: String, _ player: inout Player) {
        player.table.edit(at: Time(player.now)) { list in
          list.editedRow.map { list.textChanged($0, to: text).update } ?? ListUpdate()
        }
      }
      player.tap(0, .label)
      #expect(player.tap(1, .control(0)).notices == [.didBeginEditing(id(1))])
      typed("Mary", &player)
      player.tap(2, .control(0))
      typed("Smith", &player)
      player.tap(0, .label)
      #expect(player.table.list.editedRow == nil)  // its row has gone
      player.tap(3, .label)
      player.scroll(to: 60)
      for _ in 0..<2 { player.tap(4, .control(1)) }  // January, February, March
      for _ in 0..<13 { player.tap(4, .control(3)) }  // 1 to 14
      for _ in 0..<10 { player.tap(4, .control(4)) }  // 2000 back to 1990
      player.tap(4, .control(6))
      player.tap(3, .label)
      player.tap(5, .label)
      player.tap(6, .control(0))
      player.tap(5, .label)
      player.tap(7, .label)
      player.tap(9, .label)
      player.scroll(to: 60)
      player.tap(12, .label)
      player.tap(15, .label)
      player.scroll(to: 200)
      player.tap(16, .label)
      player.scroll(to: 200)
      let thumb = player.place(17, .controlPart(1))
      let step = (direction == .leftToRight ? 1 : -1) * (320 - 30 - 15) / 10.0  // the track, one level in
      player.touch(.down, thumb.x, thumb.y)
      player.touch(.moved, thumb.x + 3.2 * step, thumb.y + 40)
      player.touch(.up, thumb.x + 7.4 * step, thumb.y)
      let answers = ArticleForm.filled
      #expect(player.table.list.values[id(1)] == .text(answers.firstName))
      #expect(player.table.list.values[id(2)] == .text(answers.lastName))
      #expect(player.table.list.values[id(4)] == .date(answers.birthday))
      #expect(player.table.list.values[id(6)] == .isOn(true))
      #expect(player.table.list.values[id(7)] == .choice(answers.sport))
      #expect(player.table.list.values[id(12)] == .choice(answers.color))
      #expect(player.table.list.values[id(17)] == .level(answers.level))
    }
  }

  @Test("While one types, the field's row is not reloaded; the article reloads everything")
  func typing() throws {
    for (corrections, update) in [(.all, .rows(reload: [0..<1])), (.article, ListUpdate([.reloadAll]))]
      as [(ExpandableTable.Corrections, ListUpdate)]
    {
      var player = try Player(corrections: corrections)
      player.tap(0, .label)
      player.tap(1, .control(0))
      let effects = player.table.edit(at: Time(9)) { $0.textChanged(id(1), to: "M").update }
      #expect(effects.update == update)
      #expect(player.table.list.editedRow == id(1))
    }
  }

  @Test("A slider holds the finger, whichever way it goes; cancelled, everything is as before")
  func slider() throws {
    var player = try Player()
    player.scroll(to: 200)
    player.tap(16, .label)
    let before = player.table.list
    let offset = player.table.contentOffset(at: Time(player.now))
    let thumb = player.place(17, .controlPart(1))
    player.touch(.down, thumb.x, thumb.y)
    #expect(player.table.list.values[id(17)] == .level(0))
    player.touch(.moved, thumb.x + 130, thumb.y - 200)
    #expect(player.table.list.values[id(17)] == .level(4))  // 130 of 27.5 a level
    #expect(player.table.contentOffset(at: Time(player.now)) == offset)
    player.touch(.cancelled, thumb.x + 130, thumb.y)
    #expect(player.table.list.descriptors == before.descriptors)
    player.tap(thumb.x, thumb.y)
    #expect(player.table.list.descriptors == before.descriptors)
  }

  @Test("A finger that goes on from a switch scrolls and switches nothing")
  func scrollFromSwitch() throws {
    var player = try Player()
    player.tap(5, .label)
    let place = player.place(6, .control(0))
    player.touch(.down, place.x, place.y)
    player.touch(.moved, place.x, place.y - 40)
    player.touch(.up, place.x, place.y - 40)
    #expect(player.table.list.values[id(6)] == .isOn(false))
  }

  @Test("Tapping twice while rows still come")
  func twice() throws {
    var player = try Player()
    player.tap(0, .label)
    player.now -= 0.9
    player.tap(0, .label)
    #expect(player.table.list.visibleRowsPerSection[0] == [0, 3, 5])
  }

  @Test("Every gesture has an action: the form again, by actions alone")
  func actions() throws {
    var table = try ArticleForm().table
    func perform(_ action: String, _ row: Int) { _ = table.perform(action, on: id(row), at: .zero) }
    #expect(table.actions(for: id(0)).map(\.id) == ["expand"])
    #expect(table.actions(for: id(1)) == [])  // hidden
    perform("expand", 0)
    #expect(table.actions(for: id(0)).map(\.id) == ["collapse"])
    perform("edit", 1)
    #expect(table.editedRow == id(1))
    perform("expand", 3)
    for action in ["nextMonth", "nextDay", "previousYear", "setDate"] { perform(action, 4) }
    #expect(table.title(0, 3) == "February 2, 1999")
    perform("expand", 5)
    perform("turnOn", 6)
    perform("turnOn", 6)
    #expect(table.title(0, 5) == "Married")
    perform("expand", 7)
    perform("choose", 8)
    #expect(table.title(1, 0) == ArticleForm.sports[0])
    perform("expand", 16)
    for _ in 0..<12 { perform("increment", 17) }
    perform("decrement", 17)
    #expect(table.title(2, 0) == "9")
  }

  @Test("Any touches, any numbers: no trap, and rows that add up", arguments: 0..<20)
  func anything(_ seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    for corrections in [ExpandableTable.Corrections.all, [], .without(.boundByData)] {
      var player = try Player(corrections: corrections)
      for _ in 0..<300 {
        let odd = Int.random(in: 0..<40, using: &random) == 0
        let x =
          odd
          ? [Double.nan, .infinity, -1e300].randomElement(using: &random) ?? 0 : .random(in: -10...330, using: &random)
        let event = TouchEvent(
          TouchPhase.allCases.randomElement(using: &random) ?? .down, finger: Int.random(in: 0...1, using: &random),
          at: Vector(x, .random(in: -10...490, using: &random)), time: Time(.random(in: -1...20, using: &random)))
        let old = player.table.list.shown
        let effects = player.table.touch(event)
        #expect(effects.update.mismatch(from: old, to: player.table.list.shown) == nil)
      }
      #expect(player.table.list.contentHeight > 0)
    }
  }
}

extension TableTests.Player {
  mutating func scroll(to offset: Double) { table.scroll(to: offset) }
}
