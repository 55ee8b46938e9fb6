import ConstraintSwipe
import Testing

@Suite("The row as a whole")
struct RowTests {
  @Test(
    "Touch up inside a shown button tells its index; nothing else does",
    arguments: [ConstraintSwipe.Corrections.all, []])
  func press(corrections: ConstraintSwipe.Corrections) {
    var player = Player(corrections)
    player.apply(.press(.trailing, 0, .up))
    #expect(player.notices == [])  // hidden
    player.apply(.open(.trailing, animated: false))
    player.forgetNotices()
    for event in [
      SwipeEvent.press(.trailing, 1, .down), .press(.trailing, 1, .cancelled), .press(.trailing, 7, .up),
      .press(.leading, 0, .up), .press(.trailing, -1, .up),
    ] {
      player.apply(event)
    }
    #expect(player.notices == [])
    player.apply(.press(.trailing, 1, .up))
    #expect(player.notices == [.didPress(.trailing, 1)])
    #expect(player.row.rest == .open(.trailing))
  }

  @Test("A partly open row lets only uncovered buttons be pressed")
  func partlyOpen() {
    var player = Player()
    player.pan(.began, 0)
    player.pan(.changed, -30)
    player.apply(.press(.trailing, 0, .up))
    player.apply(.press(.trailing, 1, .up))
    #expect(player.notices == [.didPress(.trailing, 0)])
  }

  @Test("A tap on a closed row selects it")
  func tap() {
    for corrections in [ConstraintSwipe.Corrections.all, []] {
      var player = Player(corrections)
      player.apply(.tap)
      #expect(player.notices == [.didSelect])
    }
  }

  @Test("openCell without animation is open at once")
  func openCell() {
    var player = Player()
    player.apply(.open(.trailing, animated: false))
    #expect(player.right == 160)
    #expect(player.row.settles == nil)
  }

  @Test("Resizing keeps the place; the same width is a layout pass that changes nothing")
  func resize() {
    var player = Player(trailing: [200, 100])
    player.apply(.open(.trailing, animated: false))
    player.apply(.resize(480))
    #expect(player.right == 300)
    player.apply(.resize(320))
    #expect(player.right == 320 - 60)
    player.pan(.began, 0)
    player.pan(.changed, 40)
    let held = player.row
    player.apply(.resize(320))
    #expect(player.row == held)
    player.apply(.resize(.nan))
    #expect(player.right == 0)
    #expect(player.row.rest == .open(.trailing))
  }

  @Test("Plain actions reach what gestures reach")
  func plainActions() {
    var player = Player(leading: [60])
    #expect(player.row.plainActions.map(\.id) == ["a0", "a0", "a1", "open.leading", "open.trailing"])
    var gesture = player
    gesture.drag(-60)
    gesture.settle()
    player.notices += player.row.perform("open.trailing", at: player.time).notices
    player.settle()
    #expect(player.row == gesture.row)
    #expect(player.notices == gesture.notices)
    #expect(player.row.plainActions.map(\.id).suffix(2) == ["open.leading", "close"])
  }

  @Test("Pressing a destructive action removes the item and the row in one update")
  func deletePath() {
    let delete = InteractionAction(id: "delete", title: "Delete", role: .destructive)
    var list = SwipeList(of: ConstraintSwipe(width: 320, height: 44, trailing: [delete]), count: 30)
    let before = [(0..<30).map(RowID.init)]
    _ = list.perform("open.trailing", on: RowID(3), at: .zero)

    let effects = list.handle(.press(RowID(3), .trailing, 0, .up), at: Time(1))

    #expect(effects.notices == [.row(RowID(3), .didPress(.trailing, 0)), .didDelete(RowID(3))])
    #expect(effects.update == ListUpdate([.delete(.init(3..<4))]))
    let after = [(0..<list.count).compactMap { list.id(at: RowPosition(row: $0)) }]
    #expect(effects.update.mismatch(from: before, to: after) == nil)
    #expect(list.position(of: RowID(3)) == nil)
  }
}
