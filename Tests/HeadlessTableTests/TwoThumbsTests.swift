import ConstraintSwipe
import HeadlessTable
import TestSupport
import Testing

@Suite("Two thumbs: a second finger that overlaps the first is not lost")
struct TwoThumbsTests {
  /// A swipe of the first thumb on the row at 60 points, which lifts at 0.4 s unless another time is given.
  private func first(lifts time: Double = 0.4) -> Finger {
    Finger(0).down(300, 60, at: 0).move(200, 60, at: 0.2).up(180, 60, at: time)
  }
  private let firstDown = Finger(0).down(300, 60, at: 0).move(180, 60, at: 0.2)

  @Test("A swipe that begins 25 ms before the first one lifts opens its row, as it would have without the first one")
  func overlaps() {
    for policies in [TablePolicies(), TablePolicies(closesOthersOnOpen: false)] {
      var table = makeTable(policies: policies)
      table.play(firstDown)
      table.expect([], of: Finger(1).down(300, 200, at: 0.375))
      table.expect(["didOpen.trailing.1"], of: Finger(0).up(180, 60, at: 0.4))
      table.expect(policies.closesOthersOnOpen ? ["didClose.1"] : [], of: Finger(1).move(250, 200, at: 0.45))
      table.expect(["didOpen.trailing.4"], of: Finger(1).move(180, 200, at: 0.6).up(180, 200, at: 0.7))
      table.expect(open: policies.closesOthersOnOpen ? [4] : [1, 4])
    }
  }

  @Test("The second thumb drags from where it is when the first one lifts, and the content does not jump")
  func doesNotJump() {
    var table = makeTable()
    table.play(firstDown)
    table.play(Finger(1).down(300, 200, at: 0.3).move(220, 200, at: 0.35))
    #expect(table.list.row(RowID(4)).offset(at: Time(0.35)) == 0)
    table.play(Finger(0).up(180, 60, at: 0.4))
    // Its way counts from 220, and the row's from where that crosses the slop.
    table.play(Finger(1).move(190, 200, at: 0.45))
    #expect(table.list.row(RowID(4)).offset(at: Time(0.45)) == -20)
  }

  @Test("The second thumb scrolls, too, and catches content that the first one has flung")
  func scrolls() {
    var table = makeTable(count: 100)
    table.play(firstDown)
    table.play(Finger(1).down(160, 400, at: 0.375))
    table.play(Finger(0).cancel(180, 60, at: 0.4))
    table.play(Finger(1).move(160, 300, at: 0.5))
    // From where it crosses the slop.
    table.expect(offsets: [90], at: [0.5])
    var flung = makeTable(count: 100)
    flung.play(.drag(from: 400, by: -100, steps: 10, at: 0))
    flung.play(Finger(1).down(160, 200, at: 0.095))
    flung.play(Finger(0).up(160, 300, at: 0.1))
    let caught = flung.offset(0.1)
    flung.expect(offsets: [caught], at: [1])
  }

  @Test("The second thumb taps, presses and holds nothing, and does nothing after its own end or cancelTouches")
  func drags() {
    var table = makeTable()
    table.play(first(lifts: 0.4))
    table.advance(to: Time(2))
    // Row 1 is open: its button lies at 300.
    table.play(Finger(0).down(160, 400, at: 3))
    table.expect([], of: Finger(1).down(300, 60, at: 3.1))
    table.play(Finger(0).cancel(160, 400, at: 3.2))
    table.expect([], of: Finger(1).up(300, 60, at: 3.3))
    table.expect(open: [1])
    for end in [Finger(1).up(300, 200, at: 0.39), Finger(1).cancel(300, 200, at: 0.39)] {
      var gone = makeTable()
      gone.play(firstDown)
      gone.play(Finger(1).down(300, 200, at: 0.375))
      gone.play(end)
      gone.play(Finger(0).up(180, 60, at: 0.4))
      gone.expect([], of: Finger(1).move(150, 200, at: 0.5).up(150, 200, at: 0.6))
      gone.expect(open: [1])
    }
    var cancelled = makeTable()
    cancelled.play(firstDown)
    cancelled.play(Finger(1).down(300, 200, at: 0.375))
    cancelled.cancelTouches(at: Time(0.38))
    cancelled.expect([], of: Finger(1).move(150, 200, at: 0.5).up(150, 200, at: 0.6))
    cancelled.expect(open: [])
    cancelled.advance(to: Time(9))
    cancelled.scroll(to: 0, at: Time(9))
    #expect(cancelled == makeTable())
  }

  @Test("A third finger is ignored; thumbs that keep alternating each count in turn")
  func turns() {
    var table = makeTable(policies: TablePolicies(closesOthersOnOpen: false))
    table.play(firstDown)
    table.play(Finger(1).down(300, 200, at: 0.3))
    table.play(Finger(2).down(300, 300, at: 0.31))
    table.play(Finger(0).up(180, 60, at: 0.4))
    table.play(Finger(0).down(300, 400, at: 0.5))
    table.expect(["didOpen.trailing.4"], of: Finger(1).move(150, 200, at: 0.6).up(150, 200, at: 0.9))
    table.expect([], of: Finger(2).move(150, 300, at: 1).up(150, 300, at: 1.1))
    table.expect(["didOpen.trailing.9"], of: Finger(0).move(150, 400, at: 1.2).up(150, 400, at: 1.5))
    table.expect(open: [1, 4, 9])
  }

  @Test("The second thumb swipes the row that it touched, even if it is over another one when the first lifts")
  func ownRow() {
    // Row 4 ends at 220; where it goes, row 6 comes to what was row 5's place.
    for (goes, swiped) in [(false, 4), (true, 6)] {
      var table = makeTable(policies: TablePolicies(closesOthersOnOpen: false))
      table.play(firstDown)
      table.play(Finger(1).down(300, 219, at: 0.3).move(290, 221, at: 0.35))
      if goes { table.edit(at: Time(0.36)) { $0.remove(RowID(4), at: Time(0.36)) } }
      table.advance(to: Time(0.9))
      table.play(Finger(0).up(180, 60, at: 1))
      table.expect(["didOpen.trailing.\(swiped)"], of: Finger(1).move(220, 221, at: 1.1).up(180, 221, at: 1.2))
    }
  }

  @Test("The second thumb swipes the row that it touched also when rows have closed up")
  func rowsCloseUp() {
    let delete = InteractionAction(id: "delete", title: "Delete", role: .destructive)
    let row = ConstraintSwipe(width: 320, height: 44, trailing: [delete], options: SwipeOptions(allowsFullSwipe: true))
    var table = HeadlessTable(SwipeList(of: row, count: 100), width: 320, height: 480)
    table.play(Finger(0).down(300, 60, at: 0).move(250, 60, at: 0.1).move(20, 60, at: 0.2))
    table.play(Finger(1).down(300, 200, at: 0.375))
    table.expect(["didPress.trailing.0.1", "didDelete.1"], of: Finger(0).up(20, 60, at: 0.4))
    // Row 4 was seen there, and is still on its way.
    table.expect(["didOpen.trailing.4"], of: Finger(1).move(220, 200, at: 0.5).up(210, 200, at: 0.8))
  }
}
