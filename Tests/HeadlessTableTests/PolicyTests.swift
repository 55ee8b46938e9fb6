import ConstraintSwipe
import HeadlessTable
import Testing

/// What a table does to open rows by itself, and that it can be switched off.
struct PolicyTests {
  /// A table whose second row, at 44..<88, is open.
  private func table(_ policies: TablePolicies = TablePolicies()) -> SwipeTable {
    var table = makeTable(policies: policies)
    table.perform("open.trailing", on: RowID(1), at: .zero)
    return table
  }

  @Test func allPoliciesHoldUnlessSwitchedOff() {
    #expect(TablePolicies() == TablePolicies(oneOpen: true, closesOnScroll: true, closesOnOutsideTap: true))
  }

  @Test func beginningToSwipeClosesTheOtherRows() {
    var table = table()
    #expect(table.play(Finger().down(300, 200, at: 1).move(291, 200, at: 1.1)) == [])
    #expect(table.play(Finger().move(290, 200, at: 1.2)) == ["didClose.1"])
    #expect(table.play(Finger().move(200, 200, at: 1.3).up(200, 200, at: 1.4)) == ["didOpen.trailing.4"])
    #expect(table.list.openRows == [RowID(4)])
  }

  @Test func swipingAnOpenRowDoesNotCloseItFirst() {
    var table = table()
    #expect(table.play(Finger().down(100, 60, at: 1).move(80, 60, at: 1.1).up(80, 60, at: 1.2)) == [])
    #expect(table.list.openRows == [RowID(1)])
  }

  @Test func severalRowsMayBeOpenWhereThePolicyIsOff() {
    var table = table(TablePolicies(oneOpen: false))
    #expect(table.play(.swipeOpen(200, at: 1)) == ["didOpen.trailing.4"])
    #expect(table.list.openRows == [RowID(1), RowID(4)])
  }

  @Test func openingWithAPlainActionClosesTheOtherRows() {
    var table = table()
    let effects = table.perform("open.trailing", on: RowID(7), at: Time(1))
    #expect(effects.notices.map(\.name) == ["didOpen.trailing.7", "didClose.1"])
    #expect(table.list.openRows == [RowID(7)])
    var free = self.table(TablePolicies(oneOpen: false))
    free.perform("open.trailing", on: RowID(7), at: Time(1))
    #expect(free.list.openRows == [RowID(1), RowID(7)])
  }

  @Test func aRowThatAPlainActionOpensDuringASwipeClosesWhenTheSwipeOpensItsRow() {
    var table = makeTable()
    table.play(Finger().down(300, 200, at: 0).move(200, 200, at: 0.1))
    table.perform("open.trailing", on: RowID(7), at: Time(0.2))
    #expect(table.play(Finger().up(180, 200, at: 0.3)) == ["didOpen.trailing.4", "didClose.7"])
    #expect(table.list.openRows == [RowID(4)])
  }

  @Test func aPlainActionThatOpensNothingClosesNothing() {
    var table = table()
    #expect(table.perform("more", on: RowID(7), at: Time(1)).notices.map(\.name) == ["didPress.trailing.1.7"])
    #expect(table.list.openRows == [RowID(1)])
  }

  @Test func beginningToScrollClosesOpenRows() {
    var table = table()
    #expect(table.play(Finger().down(100, 300, at: 1).move(100, 291, at: 1.1)) == [])
    #expect(table.play(Finger().move(100, 290, at: 1.2)) == ["didClose.1"])
    #expect(table.play(Finger().move(100, 200, at: 1.3).up(100, 200, at: 1.5)) == [])
    #expect(table.list.openRows == [])
  }

  @Test func scrollingLeavesRowsOpenWhereThePolicyIsOff() {
    var table = table(TablePolicies(closesOnScroll: false))
    #expect(table.play(Finger().down(100, 300, at: 1).move(100, 200, at: 1.1).up(100, 200, at: 1.5)) == [])
    #expect(table.list.openRows == [RowID(1)])
  }

  @Test func aTapBesideTheButtonsClosesAndDoesNothingElse() {
    for y in [10.0, 60, 200, 470] {
      var table = table()
      #expect(table.play(.tap(100, y, at: 1)) == ["didClose.1"])
      #expect(table.list.openRows == [])
      #expect(table.play(.tap(100, 10, at: 2)) == ["didSelect.0"])
    }
  }

  @Test func aTapBelowTheLastRowClosesToo() {
    var table = makeTable(count: 3)
    table.perform("open.trailing", on: RowID(1), at: .zero)
    #expect(table.play(.tap(100, 300, at: 1)) == ["didClose.1"])
  }

  @Test func aTapOnAnotherRowSelectsItWhereThePolicyIsOff() {
    var table = table(TablePolicies(closesOnOutsideTap: false))
    #expect(table.play(.tap(100, 10, at: 1)) == ["didSelect.0"])
    #expect(table.list.openRows == [RowID(1)])
  }

  @Test func aTapOnAButtonIsNoTapBesideIt() {
    var table = table()
    #expect(table.play(.tap(200, 60, at: 1)) == ["didPress.trailing.1.1"])
    #expect(table.list.openRows == [RowID(1)])
  }

  @Test func policiesCanBeSwitchedWhileTheTableIsUsed() {
    var table = table()
    table.policies.oneOpen = false
    table.play(.swipeOpen(200, at: 1))
    #expect(table.list.openRows == [RowID(1), RowID(4)])
    table.policies.oneOpen = true
    table.play(.swipeOpen(300, at: 2))
    #expect(table.list.openRows == [RowID(6)])  // 300 / 44 = 6.8
  }
}
