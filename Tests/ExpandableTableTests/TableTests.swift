import ArticleForm
import ExpandableTable
import HeadlessTable
import InteractionLaws
import TestSupport
import Testing

@Suite("In a table without a screen: rows are layers, and fingers operate them")
struct TableTests {
  @Test("A header at the lower edge brings no row into sight that lies below it")
  func headerAtTheEdge() throws {
    for beyond in [-1, 0, 14, 28, 29.0] {
      // A header and three questions, and the header of the second section.
      let header = ExpandableTable.headerHeight + 3 * 60
      let table = HeadlessTable(try ArticleForm().table, width: 320, height: header + beyond)
      let seen = [0, 3, 5].map(RowID.init)
      let next = try #require(table.list.id(for: RowPosition(section: 1, row: 0)))
      let expected = beyond > ExpandableTable.headerHeight ? seen + [next] : seen
      let last = table.list.id(for: RowPosition(section: 0, row: 2))
      #expect((table.rowsInSight(at: .zero), last) == (expected, id(5)), "\(beyond) points beyond")
    }
  }

  @Test(
    "A row that expands at the edge scrolls its rows into sight, but not itself out of it; others scroll nothing")
  func revealed() throws {
    for folded in [2, 9] {
      let rows = [RowDescriptor](repeating: .plain, count: 10) + [.parent(folded)]
      let hidden = [RowDescriptor](repeating: .hidden(), count: folded)
      let list = rows + hidden + [RowDescriptor](repeating: .plain, count: 10)
      var table = HeadlessTable(try ExpandableTable([list]), width: 320, height: 480)
      // Row 10 is 60 points high, from 440 to 500; so much of it is in sight.
      table.play(.tap(100, 460, at: 0))
      // The last one comes to the bottom, unless the row itself would leave at the top.
      let end = min(500 + Double(folded) * 44 - 480, 440)
      expect([0.05, 1].map { table.offset($0) }, are: [0, end], "\(folded) rows")
      #expect(table.rowsInSight(at: Time(1)).contains(id(10)))
    }
    // Rows that unfold in sight, or from code out of sight, scroll nothing.
    let plain = [RowDescriptor](repeating: .plain, count: 30)
    let list = [.parent(2), .hidden(), .hidden()] + plain + [.parent(1), .hidden()]
    var table = HeadlessTable(try ExpandableTable([list]), width: 320, height: 480)
    table.play(.tap(100, 20, at: 0))
    table.edit(at: Time(1)) { $0.expand(id(33), at: Time(1)) }
    expect(table.offset(2), is: 0)
  }

  @Test("Fingers can fill in the whole form, except for what is typed", arguments: ReadingDirection.allCases)
  func walk(direction: ReadingDirection) throws {
    var player = try FormPlayer(direction: direction)
    player.fillIn(from: 0, offset: 0, direction: direction)
    expect(player.answers(from: 0), is: ArticleForm.filled)
  }

  @Test("Fingers fill in the form also behind a hundred thousand rows whose first and last groups are unfolded")
  func fingersFarDown() throws {
    let (count, group) = (100_000, 100)
    let filler = RowDescriptor.groups(of: group, count: count)
    let list = try DescriptorList(sections: [filler] + ArticleForm.rows.map { AnySequence($0) })
    var player = try FormPlayer()
    player.table = HeadlessTable(ArticleForm(list).table, width: 320, height: 480)
    player.tap(0, .label)
    player.table.perform("expand", on: id(count - group), at: Time(player.now))
    // A header, the groups, and the rows of two of them, each 60 high.
    let offset = 28.0 + Double(count / group + 2 * (group - 1)) * 60
    let top = offset + 28
    expect(player.table.list.top(of: id(count)), is: top)
    player.fillIn(from: count, offset: offset, direction: .leftToRight)
    expect(player.answers(from: count), is: ArticleForm.filled)
    let rows = count / group + 2 * (group - 1)
    expect(player.table.list.rowCount(inSection: 0), is: rows)
  }

  @Test("While a text is typed, the field's row is not reloaded; the article reloads everything")
  func typing() throws {
    let cases: [(Corrections, ListUpdate)] = [(.all, .rows(reload: [0..<1])), (.article, ListUpdate([.reloadAll]))]
    for (corrections, update) in cases {
      var player = try FormPlayer(corrections: corrections)
      player.tap(0, .label)
      player.tap(1, .control(0))
      let typed = player.table.edit(at: Time(9)) { $0.textChanged(id(1), to: "M") }
      expect(typed, is: .changing(1, by: update), corrections.testDescription)
      expect(player.table.list.editedRow, is: id(1))
    }
  }

  @Test("A slider's thumb holds the finger, whichever way it goes; a cancelled drag restores everything")
  func slider() throws {
    var player = try FormPlayer()
    player.scroll(to: 200)
    player.tap(16, .label)
    // Its row comes into sight.
    player.now += 1
    let before = player.table.list.descriptors
    func level() -> FormValue? { player.table.list.values[id(17)] }
    let offset = player.table.offset(player.now)
    let thumb = player.place(17, .controlPart(1))
    player.touch(.down, thumb.x, thumb.y)
    let first = level()
    player.touch(.moved, thumb.x + 130, thumb.y - 200)
    // 130 of 24.7 a level
    #expect((first, level(), player.table.offset(player.now)) == (.level(0), .level(5), offset))
    player.touch(.cancelled, thumb.x + 130, thumb.y)
    expect(player.table.list.descriptors, is: before)
    player.tap(thumb.x, thumb.y)
    expect(player.table.list.descriptors, is: before)
  }

  @Test("A finger that moves on from a switch switches nothing")
  func scrollFromSwitch() throws {
    var player = try FormPlayer()
    player.tap(5, .label)
    let place = player.place(6, .control(0))
    player.touch(.down, place.x, place.y)
    player.touch(.moved, place.x, place.y - 40)
    player.touch(.up, place.x, place.y - 40)
    expect(player.table.list.values[id(6)], is: .isOn(false))
  }

  @Test("A second tap while rows still fade in folds them again")
  func twice() throws {
    var player = try FormPlayer()
    player.tap(0, .label)
    player.now -= 0.9
    player.tap(0, .label)
    expect(player.table.list.visibleRowsPerSection[0], are: [0, 3, 5])
  }

  @Test("Every gesture on the form has a plain action")
  func actions() throws {
    var table = try ArticleForm().table
    func perform(_ action: String, _ row: Int) { table.perform(action, on: id(row), at: .zero) }
    func offered(_ row: Int) -> [String] { table.actions(for: id(row)).map(\.id) }
    expect([0, 1].map(offered), are: [["expand"], []])  // row 1 is hidden
    perform("expand", 0)
    expect(offered(0), are: ["collapse"])
    perform("edit", 1)
    expect(table.editedRow, is: id(1))
    perform("expand", 3)
    for action in ["nextMonth", "nextDay", "previousYear", "setDate"] { perform(action, 4) }
    perform("expand", 5)
    perform("turnOn", 6)
    perform("turnOn", 6)
    perform("expand", 7)
    perform("choose", 8)
    perform("expand", 16)
    for _ in 0..<12 { perform("increment", 17) }
    expect(table.perform("increment", on: id(17), at: .zero), is: .none)
    perform("decrement", 17)
    let titles = [table.title(0, 3), table.title(0, 5), table.title(1, 0), table.title(2, 0)]
    expect(titles, are: ["February 2, 1999", "Married", ArticleForm.sports[0], "9"])
  }

  @Test(
    "The form survives any touches with any numbers, and its layers stay finite",
    arguments: [Corrections.all, .article, .without(.boundByData)])
  func anything(corrections: Corrections) throws {
    for seed in 0..<10 {
      var random = SplitMix64(seed: UInt64(seed))
      var player = try FormPlayer(corrections: corrections)
      for _ in 0..<300 {
        let odd = random.below(40) == 0
        let x = odd ? random.element(of: [.nan, .infinity, -1e300]) : .random(in: -10...330, using: &random)
        let event = TouchEvent(
          random.element(of: TouchPhase.allCases), finger: random.below(2),
          location: Vector(x, odd ? -x : .random(in: -10...490, using: &random)))
        player.table.touch(event, at: .random(in: -1...20, using: &random))
        player.disturb(using: &random)
      }
      #expect(player.table.list.contentHeight > 0, "seed \(seed)")
      let odd = player.frame().layers.filter { layer in
        ![layer.frame.x, layer.frame.maxY, layer.frame.width, layer.alpha].allSatisfy { $0.isFinite }
      }
      expect(odd.map(\.id), are: [], "seed \(seed)")
    }
  }
}
