import ConstraintSwipe
import HeadlessTable
import TestSupport
import Testing

@Suite("The policies by which a table closes open rows, which can be switched off")
struct PolicyTests {
  /// A table whose second row, at 44..<88, is open.
  private func table(_ policies: TablePolicies = TablePolicies()) -> SwipeTable {
    var table = makeTable(policies: policies)
    table.open(1)
    return table
  }

  @Test("Beginning to swipe closes the other rows, but not the one that is swiped")
  func swipeClosesOthers() {
    var table = table()
    table.expect([], of: Finger().down(300, 200, at: 1).move(291, 200, at: 1.1))
    table.expect(["didClose.1"], of: Finger().move(290, 200, at: 1.2))
    table.expect(["didOpen.trailing.4"], of: Finger().move(200, 200, at: 1.3).up(200, 200, at: 1.4))
    table.expect(open: [4])
    var same = self.table()
    same.expect([], of: Finger().down(100, 60, at: 1).move(80, 60, at: 1.1).up(80, 60, at: 1.2))
    same.expect(open: [1])
  }

  @Test("Several rows may be open if the policy is off, which can be switched while the table is used")
  func severalOpen() {
    var table = table(TablePolicies(closesOthersOnOpen: false))
    table.expect(["didOpen.trailing.4"], of: .swipeOpen(200, at: 1))
    table.expect(open: [1, 4])
    var switched = self.table()
    switched.policies.closesOthersOnOpen = false
    switched.expect(["didOpen.trailing.4"], of: .swipeOpen(200, at: 1))
    switched.expect(open: [1, 4])
    switched.policies.closesOthersOnOpen = true
    switched.expect(["didClose.1", "didClose.4", "didOpen.trailing.6"], of: .swipeOpen(300, at: 2))
    switched.expect(open: [6])  // 300 / 44 = 6.8
  }

  @Test("Opening with a plain action closes the other rows; one that opens nothing closes nothing")
  func actions() {
    var table = table()
    let opened = ListEffects(
      notices: [.row(RowID(7), .didOpen(.trailing)), .row(RowID(1), .didClose)], startedMotion: true)
    expect(table.perform("open.trailing", on: RowID(7), at: Time(1)), opened)
    table.expect(open: [7])
    var free = self.table(TablePolicies(closesOthersOnOpen: false))
    free.open(7, at: 1)
    free.expect(open: [1, 7])
    var harmless = self.table()
    let pressed = ListEffects(notices: [.row(RowID(7), .didPress(.trailing, 1))])
    expect(harmless.perform("more", on: RowID(7), at: Time(1)), pressed)
    harmless.expect(open: [1])
  }

  @Test("A row that a plain action opens during a swipe closes when the swipe opens its row")
  func actionDuringSwipe() {
    var table = makeTable()
    table.play(Finger().down(300, 200, at: 0).move(200, 200, at: 0.1))
    table.open(7, at: 0.2)
    table.expect(["didOpen.trailing.4", "didClose.7"], of: Finger().up(180, 200, at: 0.3))
    table.expect(open: [4])
  }

  @Test("When a drag on an open row is cancelled, the row that was opened during the drag closes")
  func actionDuringCancelledSwipe() {
    var table = makeTable()
    table.open(4, at: 0)
    table.play(Finger().down(300, 200, at: 1).move(280, 200, at: 1.1))
    table.open(7, at: 1.2)
    table.expect(["didClose.7"], of: Finger().cancel(280, 200, at: 1.3))
    table.expect(open: [4])
    // The same by the fingers on a trackpad.
    let place = Vector(300, 200)
    table.wheel(WheelEvent(.began, location: place, delta: Vector(-20, 0)), at: Time(2))
    table.open(7, at: 2.1)
    let cancelled = table.wheel(WheelEvent(.cancelled, location: place), at: Time(2.2))
    #expect(cancelled.notices == [.row(RowID(7), .didClose)])
    table.expect(open: [4])
  }

  @Test("Beginning to scroll closes open rows, and leaves them open if the policy is off")
  func closeRowsForScroll() {
    var table = table()
    table.expect([], of: Finger().down(100, 300, at: 1).move(100, 291, at: 1.1))
    table.expect(["didClose.1"], of: Finger().move(100, 290, at: 1.2))
    table.expect([], of: Finger().move(100, 200, at: 1.3).up(100, 200, at: 1.5))
    table.expect(open: [])
    var free = self.table(TablePolicies(closesOnScroll: false))
    free.expect([], of: Finger().down(100, 300, at: 1).move(100, 200, at: 1.1).up(100, 200, at: 1.5))
    free.expect(open: [1])
  }

  @Test("A tap beside the buttons closes the open row and does nothing else, also below the last row")
  func outsideTap() {
    for y in [10.0, 60, 200, 470] {
      var table = table()
      table.expect(["didClose.1"], of: .tap(100, y, at: 1), note: "\(y)")
      table.expect(open: [], note: "\(y)")
      table.expect(["didSelect.0"], of: .tap(100, 10, at: 2), note: "\(y)")
    }
    var short = makeTable(count: 3)
    short.open(1)
    short.expect(["didClose.1"], of: .tap(100, 300, at: 1))
  }

  @Test("If the policy is off, a tap on another row selects it; a tap on a button does not count as beside the buttons")
  func insideTap() {
    var free = self.table(TablePolicies(closesOnOutsideTap: false))
    free.expect(["didSelect.0"], of: .tap(100, 10, at: 1))
    free.expect(open: [1])
    var table = self.table()
    table.expect(["didPress.trailing.1.1"], of: .tap(200, 60, at: 1))
    table.expect(open: [1])
  }

  @Test(
    "All policies are on by default; a minimal list closes all open rows but one, and has no undo or reduced motion"
  )
  func silentList() {
    #expect(TablePolicies() == TablePolicies(closesOthersOnOpen: true, closesOnScroll: true, closesOnOutsideTap: true))
    var list = RecordingList()
    list.openRows = [RowID(1), RowID(4)]
    let rows = [RowID(1), nil].map { list.rowsToClose(after: .tableScrolled, except: $0, at: .zero) }
    #expect(rows == [[RowID(4)], [RowID(1), RowID(4)]])
    #expect(!list.canUndo)
    var table = makeRecorder()
    let before = table.list.reducesMotion
    table.reducesMotion = true
    #expect([before, table.list.reducesMotion] == [false, false])
  }
}
