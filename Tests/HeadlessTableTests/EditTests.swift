import ConstraintSwipe
import HeadlessTable
import InteractionLaws
import TestSupport
import Testing

@Suite("Rows that are inserted, removed and moved, by actions and by the app, also under a finger")
struct EditTests {
  @Test("A row that its button deletes is removed in one update, and its actions do nothing after that")
  func deleted() {
    var table = makeTable()
    table.open(3)
    let before = table.ids
    table.play(Finger().down(300, 140, at: 1))
    let pressed = table.touch(TouchEvent(.up, location: Vector(300, 140)), at: Time(1.1))
    let expected = ListEffects(
      update: ListUpdate([.delete(.init(3..<4))]),
      notices: [.row(RowID(3), .didPress(.trailing, 0)), .didDelete(RowID(3))], startedMotion: true)
    expect(pressed, expected)
    #expect(pressed.update.mismatch(from: [before], to: [table.ids]) == nil)
    #expect(table.list.count == 29)
    table.expect(open: [])
    table.expect(["didSelect.4"], of: .tap(100, 140, at: 2))
    // Plain actions on rows that were removed, or never existed, do nothing.
    expect(table.perform("delete", on: RowID(3), at: Time(3)), .none)
    expect(table.perform("open.trailing", on: RowID(99), at: Time(3)), .none)
    #expect(table.list.count == 29)
  }

  @Test("Content that gets shorter is scrolled back to its end, where a glide ends, too")
  func shorterContent() {
    var table = makeTable(count: 12)
    table.scroll(to: 1000, at: .zero)
    table.expect(offsets: [48], at: [0])  // 12 · 44 - 480
    table.perform("delete", on: RowID(11), at: .zero)
    table.expect(offsets: [4], at: [0.3])  // 11 · 44 - 480
    table.perform("delete", on: RowID(0), at: Time(1))
    table.expect(offsets: [0], at: [1.3])

    var gliding = makeTable(count: 100)
    gliding.play(.fling)
    let before = gliding.offset(1)
    gliding.remove(14..<100, at: 1)
    // It does not stop where it was flung to, nor jumps, but comes in as long as rows take.
    #expect(gliding.settleTime == Time(1.3))
    gliding.expect(offsets: [before, 14 * 44 - 480], at: [1, 1.3])
  }

  @Test("The update of every edit adds up")
  func addsUp() {
    var table = makeTable(count: 8)
    var random = SplitMix64(seed: 8)
    for step in 0..<200 {
      let before = table.ids
      let row = before.randomElement(using: &random) ?? RowID(0)
      let place = Int.random(in: 0...before.count, using: &random)
      let kind = Int.random(in: 0..<3, using: &random)
      let now = Time(Double(step))
      let effects = table.edit(at: now) { list in
        switch kind {
        case 0: list.insert("", index: place, at: now)
        case 1: list.remove(row, at: now)
        default: list.move(row, to: place, at: now)
        }
      }
      let notices: [ListNotice] =
        switch kind {
        case 0: [.didInsert(table.ids[place])]
        case 1: before.isEmpty ? [] : [.didDelete(row)]
        default: before == table.ids ? [] : [.didMove(row)]
        }
      #expect(effects.notices == notices, "\(step)")
      #expect(effects.update.mismatch(from: [before], to: [table.ids]) == nil, "\(step)")
    }
  }

  /// A table whose second row a finger swipes.
  private func swiping() -> SwipeTable {
    var table = makeTable()
    table.play(Finger().down(300, 60, at: 0).move(200, 60, at: 0.1))
    return table
  }

  @Test("A row keeps its swipe when another is inserted above it, and when it is moved")
  func movedUnderSwipe() {
    var table = swiping()
    table.insertRow(below: 0, at: 0.2)
    #expect(table.list.row(RowID(1)).offset(at: Time(0.2)) == -90)
    table.expect(["didOpen.trailing.1"], of: Finger().move(180, 60, at: 0.3).up(180, 60, at: 0.4))
    table.expect(open: [1])
    #expect(table.list.position(of: RowID(1)) == RowPosition(row: 2))

    var moved = swiping()
    moved.moveRow(1, below: 20, at: 0.2)
    moved.remove([0], at: 0.2)
    #expect(moved.list.row(RowID(1)).offset(at: Time(0.2)) == -90)
    moved.expect(["didOpen.trailing.1"], of: Finger().up(180, 60, at: 0.4))
    #expect(moved.list.position(of: RowID(1)) == RowPosition(row: 19))
  }

  @Test("A swipe ends with its row")
  func swipeEnds() {
    var table = swiping()
    table.remove([1], at: 0.2)
    table.expect([], of: Finger().move(100, 60, at: 0.3).move(100, 300, at: 0.35).up(100, 300, at: 0.4))
    table.expect(open: [])
    #expect(table.settleTime == Time(0.5))  // when the rows below have closed up, 0.3 s after 0.2
    table.expect(offsets: [0], at: [0.4])
    table.expect(["didOpen.trailing.2"], of: .swipeOpen(60, at: 1))
  }

  @Test("A tap and a press end with their row")
  func tapEnds() {
    var table = makeTable()
    table.play(Finger().down(100, 60, at: 0))
    table.remove([1], at: 0.1)
    table.expect([], of: Finger().up(100, 60, at: 0.2))
    table.expect(["didSelect.2"], of: .tap(100, 60, at: 1))

    var pressed = makeTable()
    pressed.open(1)
    pressed.open(2)
    pressed.play(Finger().down(300, 100, at: 1))
    pressed.remove([2], at: 1.1)
    pressed.expect([], of: Finger().up(300, 100, at: 1.2))
    #expect(pressed.list.count == 29)
  }

  @Test("A finger whose row is removed closes no other row")
  func closesNoOther() {
    for finger in [Finger().up(100, 60, at: 0.2), Finger().move(10, 60, at: 0.2).up(10, 60, at: 0.3)] {
      var table = makeTable()
      table.open(5)
      table.play(Finger().down(100, 60, at: 0))
      table.remove([1], at: 0.1)
      table.expect([], of: finger)
      table.expect(open: [5])
    }
  }

  @Test("Content that gets shorter under a scrolling finger comes back when it lets go")
  func shorterUnderFinger() {
    var table = makeTable(count: 20)
    table.scroll(to: 400, at: .zero)  // 20 · 44 - 480
    table.play(Finger().down(100, 100, at: 0).move(100, 90, at: 0.1))
    table.remove(10..<20, at: 0.2)
    table.play(Finger().up(100, 90, at: 1))
    table.expect(offsets: [0], at: [10])
    // A scroll outlives the row where it began.
    table = makeTable()
    table.play(Finger().down(100, 300, at: 0).move(100, 290, at: 0.1))
    table.remove([6], at: 0.2)
    table.play(Finger().move(100, 190, at: 0.3))
    table.expect(offsets: [100], at: [0.3])
  }

  @Test("A million rows scroll, swipe and delete")
  func million() {
    var table = makeTable(count: 1_000_000)
    table.scroll(to: 43_999_520, at: .zero)  // 44 · 10⁶ - 480
    #expect(table.rowsInSight(at: .zero).last == RowID(999_999))
    table.expect(["didOpen.trailing.999999"], of: .swipeOpen(470, at: 0))
    table.touch(TouchEvent(.down, location: Vector(300, 470)), at: Time(1))
    // To check whether an update of a million rows adds up takes seconds, so this says what it must be.
    let press = table.touch(TouchEvent(.up, location: Vector(300, 470)), at: Time(1.05))
    #expect(press.notices.map(\.name) == ["didPress.trailing.0.999999", "didDelete.999999"])
    #expect(press.update == ListUpdate([.delete(.init(section: 0, 999_999..<1_000_000))]))
    table.expect(offsets: [43_999_476], at: [1.35])  // 44 points less, 0.3 s after the tap's end at 1.05
    let rows = table.frame(at: 2).layers.filter { $0.id.part == .row && $0.id.row != nil }
    #expect([table.list.count, rows.count, table.pool.count] == [999_999, 11, 11])
  }
}
