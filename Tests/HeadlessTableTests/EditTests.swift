import ConstraintSwipe
import HeadlessTable
import InteractionLaws
import Testing

/// Rows that come, go and move, by their own actions and from outside, also under a finger.
struct EditTests {
  @Test func aRowThatItsButtonDeletesGoesInOneUpdate() {
    var table = makeTable()
    table.perform("open.trailing", on: RowID(3), at: .zero)
    let before = table.ids
    table.touch(TouchEvent(.down, at: Vector(300, 140), time: Time(1)))
    let effects = table.touch(TouchEvent(.up, at: Vector(300, 140), time: Time(1.1)))
    #expect(effects.notices == [.row(RowID(3), .didPress(.trailing, 0)), .didDelete(RowID(3))])
    #expect(effects.update == ListUpdate([.delete(.init(3..<4))]))
    #expect(effects.update.mismatch(from: [before], to: [table.ids]) == nil)
    #expect(table.list.count == 29 && table.list.openRows == [])
    #expect(table.play(.tap(100, 140, at: 2)) == ["didSelect.4"])
  }

  @Test func contentThatGetsShorterIsScrolledBackToItsEnd() {
    var table = makeTable(count: 12)
    table.scroll(to: 1000)
    #expect(table.offset(0) == 48)  // 12 · 44 - 480
    table.perform("delete", on: RowID(11), at: .zero)
    #expect(table.offset(0) == 4)  // 11 · 44 - 480
    table.perform("delete", on: RowID(0), at: .zero)
    #expect(table.offset(0) == 0)
  }

  @Test func aGlideEndsWhereShorterContentEnds() {
    var table = makeTable(count: 100)
    table.play(.drag(from: 400, by: -100, steps: 10, at: 0))
    table.touch(TouchEvent(.up, at: Vector(160, 300), time: Time(0.1)))
    table.edit(at: Time(1)) { list in
      for row in 12..<100 { _ = list.remove(RowID(row)) }
      return ListUpdate([.delete(.init(12..<100))])
    }
    #expect(table.offset(1) == 48 && table.settles == nil)
  }

  @Test func everyEditAddsUp() {
    var table = makeTable(count: 8)
    var random = SplitMix64(seed: 8)
    for step in 0..<200 {
      let before = table.ids
      let row = before.randomElement(using: &random) ?? RowID(0)
      let place = Int.random(in: 0...before.count, using: &random)
      let kind = Int.random(in: 0..<3, using: &random)
      let effects = table.edit(at: Time(Double(step))) { list in
        kind == 0 ? list.insert("", at: place).update : kind == 1 ? list.remove(row) : list.move(row, to: place)
      }
      #expect(effects.update.mismatch(from: [before], to: [table.ids]) == nil)
      #expect(effects.notices == [])
    }
  }

  @Test func aRowInsertedAboveDoesNotDisturbASwipe() {
    var table = makeTable()
    table.play(Finger().down(300, 60, at: 0).move(200, 60, at: 0.1))
    table.edit(at: Time(0.2)) { $0.insert("", at: 0).update }
    #expect(table.list.row(RowID(1)).offset(at: Time(0.2)) == -90)
    #expect(table.play(Finger().move(180, 60, at: 0.3).up(180, 60, at: 0.4)) == ["didOpen.trailing.1"])
    #expect(table.list.openRows == [RowID(1)])
    #expect(table.list.position(of: RowID(1)) == RowPosition(row: 2))
  }

  @Test func aRowThatMovesKeepsItsSwipe() {
    var table = makeTable()
    table.play(Finger().down(300, 60, at: 0).move(200, 60, at: 0.1))
    table.edit(at: Time(0.2)) { $0.move(RowID(1), to: 20) }
    table.edit(at: Time(0.2)) { $0.remove(RowID(0)) }
    #expect(table.list.row(RowID(1)).offset(at: Time(0.2)) == -90)
    #expect(table.play(Finger().up(180, 60, at: 0.4)) == ["didOpen.trailing.1"])
    #expect(table.list.position(of: RowID(1)) == RowPosition(row: 19))
  }

  @Test func aSwipeEndsWithItsRow() {
    var table = makeTable()
    table.play(Finger().down(300, 60, at: 0).move(200, 60, at: 0.1))
    table.edit(at: Time(0.2)) { $0.remove(RowID(1)) }
    #expect(table.play(Finger().move(100, 60, at: 0.3).move(100, 300, at: 0.35).up(100, 300, at: 0.4)) == [])
    #expect(table.list.openRows == [] && table.settles == nil && table.offset(0.4) == 0)
    #expect(table.play(.swipeOpen(60, at: 1)) == ["didOpen.trailing.2"])
  }

  @Test func aTapEndsWithItsRow() {
    var table = makeTable()
    table.play(Finger().down(100, 60, at: 0))
    table.edit(at: Time(0.1)) { $0.remove(RowID(1)) }
    #expect(table.play(Finger().up(100, 60, at: 0.2)) == [])
    #expect(table.play(.tap(100, 60, at: 1)) == ["didSelect.2"])
  }

  @Test func aFingerWhoseRowHasGoneClosesNoOtherRow() {
    for finger in [Finger().up(100, 60, at: 0.2), Finger().move(10, 60, at: 0.2).up(10, 60, at: 0.3)] {
      var table = makeTable()
      table.perform("open.trailing", on: RowID(5), at: .zero)
      table.play(Finger().down(100, 60, at: 0))
      table.edit(at: Time(0.1)) { $0.remove(RowID(1)) }
      #expect(table.play(finger) == [])
      #expect(table.list.openRows == [RowID(5)])
    }
  }

  @Test func aPressEndsWithItsRow() {
    var table = makeTable()
    table.perform("open.trailing", on: RowID(1), at: .zero)
    table.perform("open.trailing", on: RowID(2), at: .zero)
    table.play(Finger().down(300, 100, at: 1))
    table.edit(at: Time(1.1)) { $0.remove(RowID(2)) }
    #expect(table.play(Finger().up(300, 100, at: 1.2)) == [])
    #expect(table.list.count == 29)
  }

  @Test func aScrollOutlivesTheRowWhereItBegan() {
    var table = makeTable()
    table.play(Finger().down(100, 300, at: 0).move(100, 290, at: 0.1))
    table.edit(at: Time(0.2)) { $0.remove(RowID(6)) }
    table.play(Finger().move(100, 190, at: 0.3))
    #expect(table.offset(0.3) == 100)
  }

  @Test func contentThatGetsShorterUnderAScrollingFingerComesBackWhenItLetsGo() {
    var table = makeTable(count: 20)
    table.scroll(to: 400)  // 20 · 44 - 480
    table.play(Finger().down(100, 100, at: 0).move(100, 90, at: 0.1))
    table.edit(at: Time(0.2)) { list in
      for row in 10..<20 { _ = list.remove(RowID(row)) }
      return ListUpdate([.delete(.init(10..<20))])
    }
    table.play(Finger().up(100, 90, at: 1))
    #expect(table.offset(10) == 0)
  }

  @Test func plainActionsOnRowsThatAreGoneDoNothing() {
    var table = makeTable()
    table.perform("delete", on: RowID(1), at: .zero)
    #expect(table.perform("delete", on: RowID(1), at: .zero) == .none)
    #expect(table.perform("open.trailing", on: RowID(99), at: .zero) == .none)
    #expect(table.list.count == 29)
  }

  @Test func aMillionRowsScrollSwipeAndDelete() {
    var table = makeTable(count: 1_000_000)
    table.scroll(to: 43_999_520)  // 44 · 10⁶ - 480
    #expect(table.rowsInSight(at: .zero).last == RowID(999_999))
    #expect(table.play(.swipeOpen(470, at: 0)) == ["didOpen.trailing.999999"])
    #expect(table.play(.tap(300, 470, at: 1)) == ["didPress.trailing.0.999999", "didDelete.999999"])
    #expect(table.offset(1) == 43_999_476)  // 44 points less
    #expect(table.frame(at: 2).layers.filter { $0.id.part == .row && $0.id.row != nil }.count == 11)
    #expect(table.pool.count == 11)
  }
}
