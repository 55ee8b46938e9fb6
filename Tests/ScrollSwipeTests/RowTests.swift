import InteractionLists
import ScrollSwipe
import TestSupport
import Testing

@Suite("The row as a whole")
struct RowTests {
  @Test("Touch up inside a shown button reports its index, and leaves the row open; nothing else does")
  func press() {
    let others: [RowEvent] = [
      .press(.leading, 1, .down), .press(.leading, 1, .cancelled), .press(.leading, 7, .up), .press(.trailing, 0, .up),
      .press(.leading, -1, .up),
    ]
    for corrections in Corrections.allAndNone {
      var player = Player(corrections)
      player.handle(.press(.leading, 1, .up), causes: .none)  // hidden
      player.put(.open(.leading))
      var pressed = player
      pressed.handle(.press(.leading, 1, .up), causes: SwipeEffects(.didPress(.leading, 1)))
      pressed.expectRest(.open(.leading))
      for event in others {
        var player = player
        player.name += ", \(event)"
        player.handle(event, causes: .none)
      }
    }
    // A partly open row lets only uncovered buttons be pressed.
    var player = Player()
    player.hold(30)
    player.handle(.press(.leading, 0, .up), causes: SwipeEffects(.didPress(.leading, 0)))
    player.handle(.press(.leading, 1, .up), causes: .none)
  }

  @Test("A tap on a closed row reaches the table; on an open row's content it closes the row and selects nothing")
  func tap() {
    for corrections in Corrections.allAndNone {
      for rules in ScrollSwipe.Rules.allCases {
        var player = Player(rules: rules, corrections)
        player.handle(.tap, causes: SwipeEffects(.didSelect))
        player = Player(rules: rules, corrections)
        player.put(.open(.leading))
        let notice: SwipeNotice? = corrections == .all ? .didClose : nil
        player.handle(.tap, causes: SwipeEffects(notice, startedMotion: true))
        player.expectSettles(player.time + 0.3)
        player.settle()
        player.expectAsNew(Player(rules: rules, corrections))
      }
    }
  }

  @Test("prepareForReuse is silent and gives a fresh row, also in a drag or a motion")
  func reuse() {
    for corrections in Corrections.allAndNone {
      let notice: SwipeNotice? = corrections.contains(.noticeOnChange) ? .didOpen(.leading) : nil
      for isInMotion in [false, true] {
        var player = Player(corrections)
        player.hold(300)
        if isInMotion { player.pan(.ended, 300, causes: SwipeEffects(notice, startedMotion: true)) }
        player.handle(.reuse, causes: .none)
        player.expectAsNew(Player(corrections))
        player.expectTarget(nil)
        player.pan(.changed, 100)
        player.pan(.ended, 100, causes: .none)
        player.expectAsNew(Player(corrections))
      }
    }
  }

  @Test("Resizing keeps the resting position, and ends a drag or a motion at once")
  func resize() {
    var player = Player(leading: [200, 100])
    player.put(.open(.leading))
    player.handle(.resize(480), causes: .none)
    player.expectOffset(300)
    player.handle(.resize(320))
    player.expectOffset(320 - 60)
    player.hold(-40)
    player.handle(.resize(300))
    player.expectOffset(300 - 60)
    player.pan(.changed, -90)
    player.expectOffset(300 - 60)
    player.handle(.close(animated: true))
    player.handle(.resize(310))
    player.expectOffset(0)
    player.expectSettles(nil)
    player.put(.open(.leading))
    player.handle(.resize(.nan))
    player.expectRest(.open(.leading), offset: 0)
  }

  @Test("A side without buttons, or with buttons of no width, cannot be opened")
  func emptySide() {
    for corrections in Corrections.allAndNone {
      for trailing in [[], [0.0]] {
        var player = Player(trailing: trailing, corrections)
        for animated in [false, true] { player.handle(.open(.trailing, animated: animated), causes: .none) }
        player.drag(-50, velocity: -5000, causes: .none)
        player.settle()
        player.expectAsNew(Player(trailing: trailing, corrections))
      }
    }
  }

  @Test("Code that opens a row takes it from the finger")
  func openWhileHeld() {
    var player = Player()
    player.hold(-30)
    player.handle(.open(.leading, animated: true), causes: SwipeEffects(.didOpen(.leading), startedMotion: true))
    player.pan(.changed, -60, causes: .none)
    player.pan(.ended, -60, causes: .none)
    player.settle()
    player.expectOffset(160)
  }

  @Test("Plain actions do what gestures do")
  func plainActions() {
    var player = Player(trailing: [60])
    let closed = player.row.plainActions().map(\.id)
    var gesture = player
    #expect(player.handle(.perform("open.trailing")) == gesture.drag(-60, velocity: -700))
    gesture.settle()
    player.settle()
    player.expectRow(gesture.row)
    #expect(closed == ["a0", "a1", "a0", "open.leading", "open.trailing"])
    #expect(player.row.plainActions().map(\.id) == ["a0", "a1", "a0", "open.leading", "close"])
  }

  @Test("A list remembers a row while it is open and forgets it when it has closed")
  func list() {
    var list = SwipeList(of: Player().row, count: 1000)
    let fresh = list
    let row = RowID(7)
    let began = list.handle(.pan(row, PanSample(.began, translation: .zero)), at: .zero)
    let released = list.handle(.pan(row, PanSample(.ended, translation: Vector(90, 0))), at: .zero)
    #expect(list.openRows == [row])
    let closed = list.handle(.closeRows(after: .tableScrolled, except: nil), at: Time(2))
    let expected: [ListEffects] = [
      .none, ListEffects(notices: [.row(row, .didOpen(.leading))], startedMotion: true),
      ListEffects(notices: [.row(row, .didClose)], startedMotion: true),
    ]
    #expect([began, released, closed] == expected)
    list.advance(to: Time(4))
    #expect(list == fresh)
  }
}
