import ConstraintSwipe
import InteractionLists
import TestSupport
import Testing

@Suite("The row as a whole")
struct RowTests {
  @Test("The article's row has no full swipe, even if the option is on")
  func noFullSwipe() {
    var player = Player(trailing: [80], options: SwipeOptions(allowsFullSwipe: true), .article)
    player.hold(-40)
    #expect(player.row.progress(at: player.time) == SwipeProgress(edge: .trailing, open: 0.5))
    #expect(player.row.armedEdge(at: player.time) == nil)
  }

  @Test("While a row shows its buttons as a hint, startingRight is that of a closed row")
  func hint() {
    var player = Player()
    player.handle(.preview(.trailing))
    player.expectStartingRight(0)
  }

  @Test("Touch up inside a shown button reports its index, and leaves the row open; nothing else does")
  func press() {
    let others: [RowEvent] = [
      .press(.trailing, 1, .down), .press(.trailing, 1, .cancelled), .press(.trailing, 7, .up),
      .press(.leading, 0, .up), .press(.trailing, -1, .up),
    ]
    for corrections in Corrections.allAndNone {
      var player = Player(corrections)
      player.handle(.press(.trailing, 1, .up), causes: .none)  // hidden
      player.put(.open(.trailing))
      var pressed = player
      pressed.handle(.press(.trailing, 1, .up), causes: SwipeEffects(.didPress(.trailing, 1)))
      pressed.expectRest(.open(.trailing))
      for event in others {
        var player = player
        player.name += ", \(event)"
        player.handle(event, causes: .none)
      }
    }
    // A partly open row lets only uncovered buttons be pressed.
    var player = Player()
    player.hold(-30)
    player.handle(.press(.trailing, 0, .up), causes: SwipeEffects(.didPress(.trailing, 0)))
    player.handle(.press(.trailing, 1, .up), causes: .none)
  }

  @Test("A tap on a closed row selects it")
  func tap() {
    for corrections in Corrections.allAndNone {
      var player = Player(corrections)
      player.handle(.tap, causes: SwipeEffects(.didSelect))
    }
  }

  @Test("openCell without animation is open at once")
  func openCell() {
    var player = Player()
    player.handle(.open(.trailing, animated: false), causes: SwipeEffects(.didOpen(.trailing)))
    player.expectRight(160)
    player.expectSettles(nil)
  }

  @Test("Resizing keeps the place; the same width is a layout pass that changes nothing")
  func resize() {
    var player = Player(trailing: [200, 100])
    player.put(.open(.trailing))
    player.handle(.resize(480), causes: .none)
    player.expectRight(200 + 100)
    player.handle(.resize(320))
    player.expectRight(320 - 60)
    player.hold(40)
    let held = player.row
    player.handle(.resize(320))
    player.expectRow(held)
    player.handle(.resize(.nan))
    player.expectRight(0)
    player.expectRest(.open(.trailing))
  }

  @Test("Plain actions do what gestures do")
  func plainActions() {
    var player = Player(leading: [60])
    let closed = player.row.plainActions().map(\.id)
    var gesture = player
    #expect(player.handle(.perform("open.trailing")) == gesture.drag(-60))
    gesture.settle()
    player.settle()
    player.expectRow(gesture.row)
    #expect(closed == ["a0", "a0", "a1", "open.leading", "open.trailing"])
    #expect(player.row.plainActions().map(\.id) == ["a0", "a0", "a1", "open.leading", "close"])
  }

  @Test("Pressing a destructive action removes the item and the row in one update")
  func deletes() {
    let delete = InteractionAction(id: "delete", title: "Delete", role: .destructive)
    var list = SwipeList(of: ConstraintSwipe(width: 320, height: 44, trailing: [delete]), count: 30)
    let before = list.shownRows
    list.perform("open.trailing", on: RowID(3), at: .zero)
    let pressed = list.handle(.press(RowID(3), .trailing, 0, .up), at: Time(1))
    let deleted = ListEffects(
      update: ListUpdate([.delete(.init(3..<4))]),
      notices: [.row(RowID(3), .didPress(.trailing, 0)), .didDelete(RowID(3))], startedMotion: true)
    #expect(pressed == deleted)
    #expect(pressed.update.mismatch(from: before, to: list.shownRows) == nil)
    #expect(list.position(of: RowID(3)) == nil)
  }
}
