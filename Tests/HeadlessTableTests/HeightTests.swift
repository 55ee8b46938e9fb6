import ConstraintSwipe
import HeadlessTable
import TestSupport
import Testing

@Suite("Visible rows stay where they are when heights change")
struct HeightTests {
  private func scrolled(to offset: Double = 1000, count: Int = 100) -> SwipeTable {
    var table = makeTable(count: count)
    table.scroll(to: offset, at: .zero)
    return table
  }

  @Test("Visible rows stay when rows above change height, some or all of them, animated or not")
  func above() {
    for animated in [true, false] {
      var table = scrolled()
      let effects = table.setHeights([.row(RowID(3), 64), .row(RowID(4), 34)], animated: animated, at: Time(1))
      expect(effects, ListEffects(startedMotion: animated, changesHeights: true))
      table.expect(22, staysAt: -32, from: 1)
      table.expect(offsets: [1010], at: [2])
      // Row 23 is the first that begins in sight.
      table.setHeights([.kind("", 22)], animated: animated, at: Time(3))
      table.expect(23, staysAt: 12, from: 3)
    }
  }

  @Test("A row that is cut by the top edge grows upward, or downward if no row begins in sight")
  func cut() {
    var table = scrolled()
    table.setHeights([.row(RowID(22), 100)], at: Time(1))
    table.expect(23, staysAt: 12, from: 1)
    #expect(table.seen(22, at: 2) == -88)
    table.setHeights([.row(RowID(22), 2000)], animated: false, at: Time(3))
    table.scroll(to: 1500, at: Time(4))
    table.setHeights([.row(RowID(22), 3000)], animated: false, at: Time(5))
    table.expect(offsets: [1500], at: [5])
  }

  @Test("At the very top the first row stays there, and content that becomes shorter is scrolled back to its end")
  func ends() {
    var table = makeTable(count: 100)
    table.setHeights([.row(RowID(0), 100)], at: .zero)
    table.expect(offsets: [0], at: [1])
    table.scroll(to: 1e9, at: Time(1))
    table.setHeights([.kind("", 10)], animated: false, at: Time(2))
    table.advance(to: Time(3))
    table.expect(restAt: 100 + 99 * 10 - 480, at: 3)
  }

  @Test("Visible rows stay under a finger that scrolls, which goes on from there")
  func fingers() {
    var table = scrolled()
    table.play(Finger().down(160, 300, at: 1).move(160, 290, at: 1.1).move(160, 280, at: 1.2))
    table.expect(offsets: [1010], at: [1.2])
    table.setHeights([.row(RowID(3), 64)], animated: false, at: Time(1.3))
    table.expect(offsets: [1030], at: [1.3])
    table.play(Finger().move(160, 270, at: 1.4))
    table.expect(offsets: [1040], at: [1.4])
  }

  @Test("A finger goes on swiping its row when heights change")
  func swiped() {
    var table = makeTable()
    table.play(Finger().down(300, 60, at: 0).move(260, 60, at: 0.1))
    table.setHeights([.row(RowID(0), 84), .row(RowID(1), 20)], at: Time(0.15))
    let notices = table.play(Finger().move(180, 60, at: 0.2).up(180, 60, at: 0.3))
    #expect(notices == ["didOpen.trailing.1"])
  }

  @Test("A frame shows new heights")
  func frame() {
    var table = makeTable()
    table.draw(at: .zero)
    table.setHeights([.row(RowID(1), 84)], animated: false, at: Time(1))
    table.draw(at: Time(1))
    let rows = table.frame.layers.filter { $0.id.part == .row && $0.id.row != nil }
    #expect(rows.prefix(3).map(\.frame.y) == [0, 44, 128])
    #expect(rows.prefix(3).map(\.frame.height) == [44, 84, 44])
  }

  @Test("Moving rows count as beginning where they are seen when one in sight grows")
  func onTheirWay() {
    // Without row 0, the others are seen 44 points lower at first. At 100, row 2 is seen from 88 on, and row 3 from 132.
    var table = makeTable(count: 100)
    table.remove([0], at: 0)
    table.scroll(to: 100, at: .zero)
    table.setHeights([.row(RowID(4), 84)], at: .zero)
    // Row 3 begins in sight, and stays.
    table.expect(offsets: [100], at: [2])
  }

  @Test("In a list that sets no heights, each row's custom height is the height that it has")
  func byDefault() {
    #expect([3, 30].map { makeRecorder().list.customHeight(of: RowID($0)) } == [44, 44])
  }
}
