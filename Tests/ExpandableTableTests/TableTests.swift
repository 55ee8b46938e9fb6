import ArticleForm
import ExpandableTable
import HeadlessTable
import InteractionLaws
import Testing

@Suite("In a table without a screen: rows are layers, and fingers operate them")
struct TableTests {
  /// A finger's table of 320 by 480 points with the article's form.
  struct Player {
    var table: HeadlessTable<ExpandableTable>
    var now = 0.0

    init(corrections: ExpandableTable.Corrections = .all, direction: ReadingDirection = .leftToRight) throws {
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
      let frame = frame().layers.first { $0.id == LayerID(RowID(row), part) }?.frame ?? LayoutRect(0, 0, 0, 0)
      return Vector(frame.x + frame.width / 2, frame.y + frame.height / 2)
    }

    @discardableResult
    mutating func tap(_ row: Int, _ part: LayerPart) -> ListEffects {
      let place = place(row, part)
      return tap(place.x, place.y)
    }
  }

  @Test("A header at the lower edge brings no row into sight that lies below it", arguments: [-1, 0, 14, 28, 29.0])
  func headerAtTheEdge(beyond: Double) throws {
    // A header and three questions, and the header of the second section.
    let header = ExpandableTable.headerHeight + 3 * 60
    let table = HeadlessTable(try ArticleForm().table, width: 320, height: header + beyond)
    let seen = [0, 3, 5].map(RowID.init)
    #expect(table.list.id(at: RowPosition(section: 0, row: 2)) == seen.last)
    let next = try #require(table.list.id(at: RowPosition(section: 1, row: 0)))
    #expect(table.rowsInSight(at: .zero) == (beyond > ExpandableTable.headerHeight ? seen + [next] : seen))
  }

  @Test("The whole form, by fingers alone but for what is typed", arguments: ReadingDirection.allCases)
  func walk(direction: ReadingDirection) throws {
    var player = try Player(direction: direction)
    player.fillIn(from: 0, offset: 0, direction: direction)
    #expect(player.answers(from: 0) == ArticleForm.filled)
  }

  @Test("The same fingers on the same form behind a hundred thousand rows, whose first and last group are unfolded")
  func fingersFarDown() throws {
    let (count, group) = (100_000, 100)
    let filler = (0..<count).lazy.map { number in
      number % group == 0 ? RowDescriptor.parent(group - 1, title: "Group") : .hidden("idCellNormal", "Row")
    }
    let list = try DescriptorList(sections: [AnySequence(filler)] + ArticleForm.rows.map { AnySequence($0) })
    var player = try Player()
    player.table = HeadlessTable(ArticleForm(list).table, width: 320, height: 480)
    player.tap(0, .label)
    player.table.perform("expand", on: id(count - group), at: Time(player.now))
    // A header, the groups, and the rows of two of them, each 60 high.
    let offset = 28.0 + Double(count / group + 2 * (group - 1)) * 60
    #expect(player.table.list.top(of: id(count)) == offset + 28)
    player.fillIn(from: count, offset: offset, direction: .leftToRight)
    #expect(player.answers(from: count) == ArticleForm.filled)
    #expect(player.table.list.rowCount(inSection: 0) == count / group + 2 * (group - 1))
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

  @Test("Any touches, any numbers: no trap, and rows that add up", arguments: 0..<10)
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
          at: Vector(x, odd ? -x : .random(in: -10...490, using: &random)),
          time: Time(.random(in: -1...20, using: &random)))
        let old = player.table.list.shown
        let effects = player.table.touch(event)
        #expect(effects.update.mismatch(from: old, to: player.table.list.shown) == nil)
        player.disturb(using: &random)
      }
      #expect(player.table.list.contentHeight > 0)
      #expect(player.frame().layers.allSatisfy { ($0.frame.x + $0.frame.maxY + $0.frame.width + $0.alpha).isFinite })
    }
  }
}

extension TableTests.Player {
  /// Now and then changes from code what a finger is about to change.
  mutating func disturb(using random: inout SplitMix64) {
    let row = id(Int.random(in: -1...18, using: &random))
    let kind = Int.random(in: 0..<40, using: &random)
    let extent = [0.0, 1, 320, 480, .infinity].randomElement(using: &random) ?? 0
    let action = ExpandableTable.actionNames.randomElement(using: &random) ?? ""
    let (time, old) = (Time(now), table.list.shown)
    let effects = table.apply(at: time) { list in
      switch kind {
      case 0: list.expandAll(at: time)
      case 1: list.collapseAll(at: time)
      case 2...4: list.reveal(row, at: time)
      case 5: list.textChanged(row, to: "Mary")
      case 6: list.sliderChanged(row, to: .nan)
      case 7: list.perform(action, on: row, at: time)
      case _: .none
      }
    }
    #expect(effects.update.mismatch(from: old, to: table.list.shown) == nil)
    if kind == 8 { table.resize(width: extent, height: extent, at: time) }
  }

  mutating func scroll(to offset: Double) { table.scroll(to: offset) }

  /// Fills in a form by fingers, and by the keyboard.
  ///
  /// - Parameters:
  ///   - first: The number of the form's first row.
  ///   - offset: The content offset at which it begins.
  ///   - direction: The direction of the layout.
  mutating func fillIn(from first: Int, offset: Double, direction: ReadingDirection) {
    func typed(_ text: String, _ player: inout Self) {
      player.table.edit(at: Time(player.now)) { list in
        list.editedRow.map { list.textChanged($0, to: text).update } ?? ListUpdate()
      }
    }
    scroll(to: offset)
    tap(first, .label)
    #expect(tap(first + 1, .control(0)).notices == [.didBeginEditing(id(first + 1))])
    typed("Mary", &self)
    tap(first + 2, .control(0))
    typed("Smith", &self)
    tap(first, .label)
    #expect(table.list.editedRow == nil)  // its row has gone
    tap(first + 3, .label)
    scroll(to: offset + 60)
    for _ in 0..<2 { tap(first + 4, .control(1)) }  // January, February, March
    for _ in 0..<13 { tap(first + 4, .control(3)) }  // 1 to 14
    for _ in 0..<10 { tap(first + 4, .control(4)) }  // 2000 back to 1990
    tap(first + 4, .control(6))
    tap(first + 3, .label)
    tap(first + 5, .label)
    tap(first + 6, .control(0))
    tap(first + 5, .label)
    tap(first + 7, .label)
    tap(first + 9, .label)
    scroll(to: offset + 60)
    tap(first + 12, .label)
    scroll(to: offset + 60)
    tap(first + 15, .label)
    scroll(to: offset + 200)
    tap(first + 16, .label)
    scroll(to: offset + 200)
    let thumb = place(first + 17, .controlPart(1))
    let step = (direction == .leftToRight ? 1 : -1) * (320 - 30 - 15) / 10.0  // the track, one level in
    touch(.down, thumb.x, thumb.y)
    touch(.moved, thumb.x + 3.2 * step, thumb.y + 40)
    touch(.up, thumb.x + 7.4 * step, thumb.y)
  }

  /// The answers of a form, by the ids of its rows.
  func answers(from first: Int) -> ArticleForm.Answers {
    var answers = ArticleForm.Answers()
    let values = table.list.values
    if case .text(let text) = values[id(first + 1)] { answers.firstName = text }
    if case .text(let text) = values[id(first + 2)] { answers.lastName = text }
    if case .date(let text) = values[id(first + 4)] { answers.birthday = text }
    if case .isOn(let isOn) = values[id(first + 6)] { answers.isMarried = isOn }
    if case .choice(let choice) = values[id(first + 7)] { answers.sport = choice }
    if case .choice(let choice) = values[id(first + 12)] { answers.color = choice }
    if case .level(let level) = values[id(first + 17)] { answers.level = level }
    return answers
  }
}
