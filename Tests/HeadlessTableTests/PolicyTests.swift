import ConstraintSwipe
import HeadlessTable
import TestSupport
import Testing

@Suite("What a table does to open rows by itself, and that it can be switched off")
struct PolicyTests {
  /// A table whose second row, at 44..<88, is open.
  private func table(_ policies: TablePolicies = TablePolicies()) -> SwipeTable {
    var table = makeTable(policies: policies)
    table.perform("open.trailing", on: RowID(1), at: .zero)
    return table
  }

  @Test("All policies hold unless switched off")
  func defaults() {
    #expect(TablePolicies() == TablePolicies(oneOpen: true, closesOnScroll: true, closesOnOutsideTap: true))
  }

  @Test("Beginning to swipe closes the other rows")
  func swipeClosesOthers() {
    var table = table()
    #expect(table.play(Finger().down(300, 200, at: 1).move(291, 200, at: 1.1)) == [])
    #expect(table.play(Finger().move(290, 200, at: 1.2)) == ["didClose.1"])
    #expect(table.play(Finger().move(200, 200, at: 1.3).up(200, 200, at: 1.4)) == ["didOpen.trailing.4"])
    #expect(table.list.openRows == [RowID(4)])
  }

  @Test("Swiping an open row does not close it first")
  func swipeOfOpenRow() {
    var table = table()
    #expect(table.play(Finger().down(100, 60, at: 1).move(80, 60, at: 1.1).up(80, 60, at: 1.2)) == [])
    #expect(table.list.openRows == [RowID(1)])
  }

  @Test("Several rows may be open where the policy is off")
  func severalOpen() {
    var table = table(TablePolicies(oneOpen: false))
    #expect(table.play(.swipeOpen(200, at: 1)) == ["didOpen.trailing.4"])
    #expect(table.list.openRows == [RowID(1), RowID(4)])
  }

  @Test("Opening with a plain action closes the other rows")
  func actionClosesOthers() {
    var table = table()
    #expect(
      table.perform("open.trailing", on: RowID(7), at: Time(1))
        == ListEffects(
          notices: [.row(RowID(7), .didOpen(.trailing)), .row(RowID(1), .didClose)], startedMotion: true))
    #expect(table.list.openRows == [RowID(7)])
    var free = self.table(TablePolicies(oneOpen: false))
    free.perform("open.trailing", on: RowID(7), at: Time(1))
    #expect(free.list.openRows == [RowID(1), RowID(7)])
  }

  @Test("A row that a plain action opens during a swipe closes when the swipe opens its row")
  func actionDuringSwipe() {
    var table = makeTable()
    table.play(Finger().down(300, 200, at: 0).move(200, 200, at: 0.1))
    table.perform("open.trailing", on: RowID(7), at: Time(0.2))
    #expect(table.play(Finger().up(180, 200, at: 0.3)) == ["didOpen.trailing.4", "didClose.7"])
    #expect(table.list.openRows == [RowID(4)])
  }

  @Test("A plain action that opens nothing closes nothing")
  func harmlessAction() {
    var table = table()
    #expect(
      table.perform("more", on: RowID(7), at: Time(1))
        == ListEffects(notices: [.row(RowID(7), .didPress(.trailing, 1))]))
    #expect(table.list.openRows == [RowID(1)])
  }

  @Test("Beginning to scroll closes open rows")
  func scrollCloses() {
    var table = table()
    #expect(table.play(Finger().down(100, 300, at: 1).move(100, 291, at: 1.1)) == [])
    #expect(table.play(Finger().move(100, 290, at: 1.2)) == ["didClose.1"])
    #expect(table.play(Finger().move(100, 200, at: 1.3).up(100, 200, at: 1.5)) == [])
    #expect(table.list.openRows == [])
  }

  @Test("Scrolling leaves rows open where the policy is off")
  func scrollLeavesOpen() {
    var table = table(TablePolicies(closesOnScroll: false))
    #expect(table.play(Finger().down(100, 300, at: 1).move(100, 200, at: 1.1).up(100, 200, at: 1.5)) == [])
    #expect(table.list.openRows == [RowID(1)])
  }

  @Test("A tap beside the buttons closes and does nothing else", arguments: [10.0, 60, 200, 470])
  func outsideTap(y: Double) {
    var table = table()
    #expect(table.play(.tap(100, y, at: 1)) == ["didClose.1"])
    #expect(table.list.openRows == [])
    #expect(table.play(.tap(100, 10, at: 2)) == ["didSelect.0"])
  }

  @Test("A tap below the last row closes too")
  func tapBelowRows() {
    var table = makeTable(count: 3)
    table.perform("open.trailing", on: RowID(1), at: .zero)
    #expect(table.play(.tap(100, 300, at: 1)) == ["didClose.1"])
  }

  @Test("A tap on another row selects it where the policy is off")
  func tapSelects() {
    var table = table(TablePolicies(closesOnOutsideTap: false))
    #expect(table.play(.tap(100, 10, at: 1)) == ["didSelect.0"])
    #expect(table.list.openRows == [RowID(1)])
  }

  @Test("A tap on a button is no tap beside it")
  func tapOnButton() {
    var table = table()
    #expect(table.play(.tap(200, 60, at: 1)) == ["didPress.trailing.1.1"])
    #expect(table.list.openRows == [RowID(1)])
  }

  @Test("Policies can be switched while the table is used")
  func switched() {
    var table = table()
    table.policies.oneOpen = false
    #expect(table.play(.swipeOpen(200, at: 1)) == ["didOpen.trailing.4"])
    #expect(table.list.openRows == [RowID(1), RowID(4)])
    table.policies.oneOpen = true
    #expect(table.play(.swipeOpen(300, at: 2)) == ["didClose.1", "didClose.4", "didOpen.trailing.6"])
    #expect(table.list.openRows == [RowID(6)])  // 300 / 44 = 6.8
  }

  @Test("A list that says nothing of groups closes all open rows but one")
  func rowsToClose() {
    var list = RecordingList()
    list.openRows = [RowID(1), RowID(4)]
    #expect(list.rowsToClose(besides: RowID(1)) == [RowID(4)])
    #expect(list.rowsToClose(besides: nil) == [RowID(1), RowID(4)])
  }

  @Test("A list that says nothing of undoing has nothing to undo")
  func undoesNothing() {
    #expect(!makeRecorder().list.canUndo)
  }

  @Test("A list that says nothing of motion has none to reduce")
  func reducesNothing() {
    var table = makeRecorder()
    #expect(!table.list.reducesMotion)
    table.reducesMotion = true
    #expect(!table.list.reducesMotion)
  }
}
