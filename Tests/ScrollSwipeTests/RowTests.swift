import ScrollSwipe
import Testing

@Suite("The row as a whole")
struct RowTests {
  @Test(
    "Touch up inside a shown button tells its index; nothing else does",
    arguments: [ScrollSwipe.Corrections.all, []])
  func press(corrections: ScrollSwipe.Corrections) {
    var player = Player(corrections)
    player.apply(.press(.leading, 0, .up))
    #expect(player.notices == [])  // hidden
    player.putOpen(.leading)
    for event in [
      SwipeEvent.press(.leading, 1, .down), .press(.leading, 1, .cancelled), .press(.leading, 7, .up),
      .press(.trailing, 0, .up), .press(.leading, -1, .up),
    ] {
      player.apply(event)
    }
    #expect(player.notices == [])
    player.apply(.press(.leading, 1, .up))
    #expect(player.notices == [.didPress(.leading, 1)])
    #expect(player.row.rest == .open(.leading))
  }

  @Test("A partly open row lets only uncovered buttons be pressed")
  func partlyOpen() {
    var player = Player()
    player.pan(.began, 0)
    player.pan(.changed, 30)
    player.apply(.press(.leading, 0, .up))
    player.apply(.press(.leading, 1, .up))
    #expect(player.notices == [.didPress(.leading, 0)])
  }

  @Test("A tap on a closed row reaches the table", arguments: ScrollSwipe.Rules.allCases)
  func tapClosed(rules: ScrollSwipe.Rules) {
    for corrections in [ScrollSwipe.Corrections.all, []] {
      var player = Player(rules: rules, corrections)
      player.apply(.tap)
      #expect(player.notices == [.didSelect])
    }
  }

  @Test("A tap on an open row's content closes it and selects nothing", arguments: ScrollSwipe.Rules.allCases)
  func tapOpen(rules: ScrollSwipe.Rules) {
    for (corrections, notices) in [(.article, []), (.all, [.didClose])]
      as [(ScrollSwipe.Corrections, [SwipeNotice])]
    {
      var player = Player(rules: rules, corrections)
      player.putOpen(.leading)
      player.apply(.tap)
      #expect(player.notices == notices)
      #expect(player.row.settles == Time(player.now + 0.3))
      player.settle()
      #expect(player.row == Player(rules: rules, corrections).row)
    }
  }

  @Test("prepareForReuse is silent and gives a row as new, in a drag and in a motion too")
  func reuse() {
    for corrections in [ScrollSwipe.Corrections.all, []] {
      for ending in [[], [SwipeEvent.pan(.ended, translation: Vector(300, 0), velocity: .zero)]] {
        var player = Player(corrections)
        player.pan(.began, 0)
        player.pan(.changed, 300)
        for event in ending { player.apply(event) }
        player.forgetNotices()
        player.apply(.reuse)
        #expect(player.row == Player(corrections).row)
        #expect(player.row.targetContentOffset == nil)
        player.pan(.changed, 100)
        player.pan(.ended, 100)
        #expect(player.row == Player(corrections).row)
        #expect(player.notices == [])
      }
    }
  }

  @Test("Resizing keeps the place at once and ends a drag or a motion")
  func resize() {
    var player = Player(leading: [200, 100])
    player.putOpen(.leading)
    player.apply(.resize(480))
    #expect(player.offset == 300)
    player.apply(.resize(320))
    #expect(player.offset == 320 - 60)
    player.pan(.began, 0)
    player.pan(.changed, -40)
    player.apply(.resize(300))
    #expect(player.offset == 300 - 60)
    player.pan(.changed, -90)
    #expect(player.offset == 300 - 60)
    player.apply(.close(animated: true))
    player.apply(.resize(310))
    #expect(player.offset == 0)
    #expect(player.row.settles == nil)
    player.putOpen(.leading)
    player.apply(.resize(.nan))
    #expect(player.offset == 0)
    #expect(player.row.rest == .open(.leading))
  }

  @Test("A side without buttons, or with buttons of no width, cannot be opened")
  func emptySide() {
    for corrections in [ScrollSwipe.Corrections.all, []] {
      for trailing in [[], [0.0]] {
        var player = Player(trailing: trailing, corrections)
        for animated in [false, true] { player.apply(.open(.trailing, animated: animated)) }
        player.drag(-50, velocity: -5000)
        player.settle()
        #expect(player.row == Player(trailing: trailing, corrections).row)
        #expect(player.notices == [])
      }
    }
  }

  @Test("Code that opens a row takes it from the finger")
  func openWhileHeld() {
    var player = Player()
    player.pan(.began, 0)
    player.pan(.changed, -30)
    player.apply(.open(.leading, animated: true))
    player.pan(.changed, -60)
    player.pan(.ended, -60)
    player.settle()
    #expect(player.offset == 160)
    #expect(player.notices == [.didOpen(.leading)])
  }

  @Test("Plain actions reach what gestures reach")
  func plainActions() {
    var player = Player(trailing: [60])
    #expect(player.row.plainActions.map(\.id) == ["a0", "a1", "a0", "open.leading", "open.trailing"])
    var gesture = player
    gesture.drag(-60)
    gesture.settle()
    player.notices += player.row.perform("open.trailing", at: player.time).notices
    player.settle()
    #expect(player.row == gesture.row)
    #expect(player.notices == gesture.notices)
    #expect(player.row.plainActions.map(\.id).suffix(2) == ["open.leading", "close"])
  }

  @Test("A list remembers a row while it is open and forgets it when it has closed")
  func list() {
    var list = SwipeList(of: Player().row, count: 1000)
    let fresh = list.row(RowID(7))
    _ = list.handle(.pan(RowID(7), PanSample(.began, at: .zero, translation: .zero)), at: .zero)
    _ = list.handle(.pan(RowID(7), PanSample(.ended, at: .zero, translation: Vector(90, 0))), at: .zero)
    #expect(list.openRows == [RowID(7)])
    let effects = list.handle(.closeRows(except: nil), at: Time(2))
    #expect(effects.notices == [.row(RowID(7), .didClose)])
    list.advance(to: Time(4))
    #expect(list.openRows == [])
    #expect(list.row(RowID(7)) == fresh)
  }
}
