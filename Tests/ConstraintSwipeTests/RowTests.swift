import ConstraintSwipe
import TestSupport
import Testing

@Suite("The row as a whole")
struct RowTests {
  @Test("The article's row knows no full swipe, whatever is asked")
  func noFullSwipe() {
    var player = Player(
      ConstraintSwipe(
        width: 320, height: 44, trailing: InteractionAction.buttons([80]), options: SwipeOptions(fullSwipe: true),
        corrections: []))
    player.hold(-40)
    #expect(player.row.progress(at: player.time) == SwipeProgress(edge: .trailing, open: 0.5))
    #expect(player.row.armedEdge(at: player.time) == nil)
  }

  @Test("While it shows its buttons as a hint, the row is the article's closed one")
  func hint() {
    var player = Player()
    player.handle(.preview(.trailing))
    #expect(player.startingRight == 0)
  }

  @Test("Touch up inside a shown button reports its index, and leaves the row open", arguments: Corrections.allAndNone)
  func press(corrections: Corrections) {
    var player = Player(corrections)
    #expect(player.handle(.press(.trailing, 1, .up)) == .none)  // hidden
    player.put(.open(.trailing))
    #expect(player.handle(.press(.trailing, 1, .up)) == SwipeEffects(.didPress(.trailing, 1)))
    #expect(player.row.rest == .open(.trailing))
  }

  @Test(
    "Nothing else does",
    arguments: [
      .press(.trailing, 1, .down), .press(.trailing, 1, .cancelled), .press(.trailing, 7, .up),
      .press(.leading, 0, .up), .press(.trailing, -1, .up),
    ] as [RowEvent], Corrections.allAndNone)
  func noPress(event: RowEvent, corrections: Corrections) {
    var player = Player(corrections)
    player.put(.open(.trailing))
    #expect(player.handle(event) == .none)
  }

  @Test("A partly open row lets only uncovered buttons be pressed")
  func partlyOpen() {
    var player = Player()
    player.hold(-30)
    #expect(player.handle(.press(.trailing, 0, .up)) == SwipeEffects(.didPress(.trailing, 0)))
    #expect(player.handle(.press(.trailing, 1, .up)) == .none)
  }

  @Test("A tap on a closed row selects it", arguments: Corrections.allAndNone)
  func tap(corrections: Corrections) {
    var player = Player(corrections)
    #expect(player.handle(.tap) == SwipeEffects(.didSelect))
  }

  @Test("openCell without animation is open at once")
  func openCell() {
    var player = Player()
    #expect(player.handle(.open(.trailing, animated: false)) == SwipeEffects(.didOpen(.trailing)))
    #expect(player.right == 160)
    #expect(player.row.settles == nil)
  }

  @Test("Resizing keeps the place; the same width is a layout pass that changes nothing")
  func resize() {
    var player = Player(trailing: [200, 100])
    player.put(.open(.trailing))
    #expect(player.handle(.resize(480)) == .none)
    #expect(player.right == 200 + 100)
    player.handle(.resize(320))
    #expect(player.right == 320 - 60)
    player.hold(40)
    let held = player.row
    player.handle(.resize(320))
    #expect(player.row == held)
    player.handle(.resize(.nan))
    #expect(player.right == 0)
    #expect(player.row.rest == .open(.trailing))
  }

  @Test("Plain actions reach what gestures reach")
  func plainActions() {
    var player = Player(leading: [60])
    #expect(player.row.plainActions().map(\.id) == ["a0", "a0", "a1", "open.leading", "open.trailing"])
    var gesture = player
    #expect(player.handle(.perform("open.trailing")) == gesture.drag(-60))
    gesture.settle()
    player.settle()
    #expect(player.row == gesture.row)
    #expect(player.row.plainActions().map(\.id) == ["a0", "a0", "a1", "open.leading", "close"])
  }

  @Test("Pressing a destructive action removes the item and the row in one update")
  func deletes() {
    let delete = InteractionAction(id: "delete", title: "Delete", role: .destructive)
    var list = SwipeList(of: ConstraintSwipe(width: 320, height: 44, trailing: [delete]), count: 30)
    let before = list.shownRows
    list.perform("open.trailing", on: RowID(3), at: .zero)
    let pressed = list.handle(.press(RowID(3), .trailing, 0, .up), at: Time(1))
    #expect(
      pressed
        == ListEffects(
          update: ListUpdate([.delete(.init(3..<4))]),
          notices: [.row(RowID(3), .didPress(.trailing, 0)), .didDelete(RowID(3))], startedMotion: true))
    #expect(pressed.update.mismatch(from: before, to: list.shownRows) == nil)
    #expect(list.position(of: RowID(3)) == nil)
  }
}
