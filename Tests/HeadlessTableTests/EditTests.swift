import ConstraintSwipe
import HeadlessTable
import InteractionLaws
import TestSupport
import Testing

@Suite("Rows that come, go and move, by their own actions and from outside, also under a finger")
struct EditTests {
  @Test("A row that its button deletes goes in one update")
  func deleted() {
    var table = makeTable()
    table.perform("open.trailing", on: RowID(3), at: .zero)
    let before = table.ids
    table.play(Finger().down(300, 140, at: 1))
    let pressed = table.touch(TouchEvent(.up, location: Vector(300, 140)), at: Time(1.1))
    #expect(
      pressed
        == ListEffects(
          update: ListUpdate([.delete(.init(3..<4))]),
          notices: [.row(RowID(3), .didPress(.trailing, 0)), .didDelete(RowID(3))], startedMotion: true))
    #expect(pressed.update.mismatch(from: [before], to: [table.ids]) == nil)
    #expect(table.list.count == 29)
    #expect(table.list.openRows == [])
    #expect(table.play(.tap(100, 140, at: 2)) == ["didSelect.4"])
  }

  @Test("Content that gets shorter is scrolled back to its end")
  func shorterContent() {
    var table = makeTable(count: 12)
    table.scroll(to: 1000, at: .zero)
    #expect(table.offset(0) == 48)  // 12 · 44 - 480
    table.perform("delete", on: RowID(11), at: .zero)
    #expect(table.offset(0.3) == 4)  // 11 · 44 - 480
    table.perform("delete", on: RowID(0), at: Time(1))
    #expect(table.offset(1.3) == 0)
  }

  @Test("A glide ends where shorter content ends")
  func glideEnds() {
    var table = makeTable(count: 100)
    table.play(.drag(from: 400, by: -100, steps: 10, at: 0).up(160, 300, at: 0.1))
    let before = table.offset(1)
    table.edit(at: Time(1)) { list in
      (14..<100).reduce(into: ListEffects()) { $0.add(list.remove(RowID($1), at: Time(1))) }
    }
    // It does not stop where it was flung to, nor jumps, but comes in as long as rows take.
    #expect(table.offset(1) == before)
    #expect(table.settles == Time(1.3))
    #expect(table.offset(1.3) == 14 * 44 - 480)
  }

  @Test("Every edit adds up")
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
      #expect(effects.update.mismatch(from: [before], to: [table.ids]) == nil)
      switch kind {
      case 0: #expect(effects.notices == [.didInsert(table.ids[place])])
      case 1: #expect(effects.notices == (before.isEmpty ? [] : [.didDelete(row)]))
      default: #expect(effects.notices == (before == table.ids ? [] : [.didMove(row)]))
      }
    }
  }

  @Test("A row inserted above does not disturb a swipe")
  func insertedAbove() {
    var table = makeTable()
    table.play(Finger().down(300, 60, at: 0).move(200, 60, at: 0.1))
    table.edit(at: Time(0.2)) { $0.insert("", index: 0, at: Time(0.2)) }
    #expect(table.list.row(RowID(1)).offset(at: Time(0.2)) == -90)
    #expect(table.play(Finger().move(180, 60, at: 0.3).up(180, 60, at: 0.4)) == ["didOpen.trailing.1"])
    #expect(table.list.openRows == [RowID(1)])
    #expect(table.list.position(of: RowID(1)) == RowPosition(row: 2))
  }

  @Test("A row that moves keeps its swipe")
  func movedUnderSwipe() {
    var table = makeTable()
    table.play(Finger().down(300, 60, at: 0).move(200, 60, at: 0.1))
    table.edit(at: Time(0.2)) { $0.move(RowID(1), to: 20, at: Time(0.2)) }
    table.edit(at: Time(0.2)) { $0.remove(RowID(0), at: Time(0.2)) }
    #expect(table.list.row(RowID(1)).offset(at: Time(0.2)) == -90)
    #expect(table.play(Finger().up(180, 60, at: 0.4)) == ["didOpen.trailing.1"])
    #expect(table.list.position(of: RowID(1)) == RowPosition(row: 19))
  }

  @Test("A swipe ends with its row")
  func swipeEnds() {
    var table = makeTable()
    table.play(Finger().down(300, 60, at: 0).move(200, 60, at: 0.1))
    table.edit(at: Time(0.2)) { $0.remove(RowID(1), at: Time(0.2)) }
    #expect(table.play(Finger().move(100, 60, at: 0.3).move(100, 300, at: 0.35).up(100, 300, at: 0.4)) == [])
    #expect(table.list.openRows == [])
    #expect(table.settles == Time(0.5))  // when the rows below have closed up, 0.3 s after 0.2
    #expect(table.offset(0.4) == 0)
    #expect(table.play(.swipeOpen(60, at: 1)) == ["didOpen.trailing.2"])
  }

  @Test("A tap ends with its row")
  func tapEnds() {
    var table = makeTable()
    table.play(Finger().down(100, 60, at: 0))
    table.edit(at: Time(0.1)) { $0.remove(RowID(1), at: Time(0.1)) }
    #expect(table.play(Finger().up(100, 60, at: 0.2)) == [])
    #expect(table.play(.tap(100, 60, at: 1)) == ["didSelect.2"])
  }

  @Test(
    "A finger whose row has gone closes no other row",
    arguments: [Finger().up(100, 60, at: 0.2), Finger().move(10, 60, at: 0.2).up(10, 60, at: 0.3)])
  func closesNoOther(finger: Finger) {
    var table = makeTable()
    table.perform("open.trailing", on: RowID(5), at: .zero)
    table.play(Finger().down(100, 60, at: 0))
    table.edit(at: Time(0.1)) { $0.remove(RowID(1), at: Time(0.1)) }
    #expect(table.play(finger) == [])
    #expect(table.list.openRows == [RowID(5)])
  }

  @Test("A press ends with its row")
  func pressEnds() {
    var table = makeTable()
    table.perform("open.trailing", on: RowID(1), at: .zero)
    table.perform("open.trailing", on: RowID(2), at: .zero)
    table.play(Finger().down(300, 100, at: 1))
    table.edit(at: Time(1.1)) { $0.remove(RowID(2), at: Time(1.1)) }
    #expect(table.play(Finger().up(300, 100, at: 1.2)) == [])
    #expect(table.list.count == 29)
  }

  @Test("A scroll outlives the row where it began")
  func scrollGoesOn() {
    var table = makeTable()
    table.play(Finger().down(100, 300, at: 0).move(100, 290, at: 0.1))
    table.edit(at: Time(0.2)) { $0.remove(RowID(6), at: Time(0.2)) }
    table.play(Finger().move(100, 190, at: 0.3))
    #expect(table.offset(0.3) == 100)
  }

  @Test("Content that gets shorter under a scrolling finger comes back when it lets go")
  func shorterUnderFinger() {
    var table = makeTable(count: 20)
    table.scroll(to: 400, at: .zero)  // 20 · 44 - 480
    table.play(Finger().down(100, 100, at: 0).move(100, 90, at: 0.1))
    table.edit(at: Time(0.2)) { list in
      (10..<20).reduce(into: ListEffects()) { $0.add(list.remove(RowID($1), at: Time(0.2))) }
    }
    table.play(Finger().up(100, 90, at: 1))
    #expect(table.offset(10) == 0)
  }

  @Test("Plain actions on rows that are gone do nothing")
  func actionsOnGoneRows() {
    var table = makeTable()
    table.perform("delete", on: RowID(1), at: .zero)
    #expect(table.perform("delete", on: RowID(1), at: .zero) == .none)
    #expect(table.perform("open.trailing", on: RowID(99), at: .zero) == .none)
    #expect(table.list.count == 29)
  }

  @Test("A million rows scroll, swipe and delete")
  func million() {
    var table = makeTable(count: 1_000_000)
    table.scroll(to: 43_999_520, at: .zero)  // 44 · 10⁶ - 480
    #expect(table.rowsInSight(at: .zero).last == RowID(999_999))
    #expect(table.play(.swipeOpen(470, at: 0)) == ["didOpen.trailing.999999"])
    table.touch(TouchEvent(.down, location: Vector(300, 470)), at: Time(1))
    // To look at a million rows whether the update adds up takes seconds; so it is said what it must be.
    let press = table.touch(TouchEvent(.up, location: Vector(300, 470)), at: Time(1.05))
    #expect(press.notices.map(\.name) == ["didPress.trailing.0.999999", "didDelete.999999"])
    #expect(press.update == ListUpdate([.delete(.init(section: 0, 999_999..<1_000_000))]))
    #expect(table.list.count == 999_999)
    #expect(table.offset(1.35) == 43_999_476)  // 44 points less, 0.3 s after the tap's end at 1.05
    #expect(table.frame(at: 2).layers.filter { $0.id.part == .row && $0.id.row != nil }.count == 11)
    #expect(table.pool.count == 11)
  }
}
