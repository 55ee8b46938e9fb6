import ScrollSwipe
import TestSupport
import Testing

@Suite("The row as a whole")
struct RowTests {
  @Test("Touch up inside a shown button reports its index, and leaves the row open", arguments: Corrections.allAndNone)
  func press(corrections: Corrections) {
    var player = Player(corrections)
    #expect(player.handle(.press(.leading, 1, .up)) == .none)  // hidden
    player.put(.open(.leading))
    #expect(player.handle(.press(.leading, 1, .up)) == SwipeEffects(.didPress(.leading, 1)))
    #expect(player.row.rest == .open(.leading))
  }

  @Test(
    "Nothing else does",
    arguments: [
      .press(.leading, 1, .down), .press(.leading, 1, .cancelled), .press(.leading, 7, .up),
      .press(.trailing, 0, .up), .press(.leading, -1, .up),
    ] as [RowEvent], Corrections.allAndNone)
  func noPress(event: RowEvent, corrections: Corrections) {
    var player = Player(corrections)
    player.put(.open(.leading))
    #expect(player.handle(event) == .none)
  }

  @Test("A partly open row lets only uncovered buttons be pressed")
  func partlyOpen() {
    var player = Player()
    player.hold(30)
    #expect(player.handle(.press(.leading, 0, .up)) == SwipeEffects(.didPress(.leading, 0)))
    #expect(player.handle(.press(.leading, 1, .up)) == .none)
  }

  @Test(
    "A tap on a closed row reaches the table", arguments: ScrollSwipe.Rules.allCases, Corrections.allAndNone)
  func tapClosed(rules: ScrollSwipe.Rules, corrections: Corrections) {
    var player = Player(rules: rules, corrections)
    #expect(player.handle(.tap) == SwipeEffects(.didSelect))
  }

  @Test(
    "A tap on an open row's content closes it and selects nothing", arguments: ScrollSwipe.Rules.allCases,
    Corrections.allAndNone)
  func tapOpen(rules: ScrollSwipe.Rules, corrections: Corrections) {
    var player = Player(rules: rules, corrections)
    player.put(.open(.leading))
    let notice: SwipeNotice? = corrections == .all ? .didClose : nil
    #expect(player.handle(.tap) == SwipeEffects(notice, startedMotion: true))
    #expect(player.row.settles == player.time + 0.3)
    player.settle()
    #expect(player.isAsNew(Player(rules: rules, corrections)))
  }

  @Test(
    "prepareForReuse is silent and gives a fresh row, in a drag and in a motion too", arguments: [false, true],
    Corrections.allAndNone)
  func reuse(isInMotion: Bool, corrections: Corrections) {
    var player = Player(corrections)
    player.hold(300)
    let notice: SwipeNotice? = corrections.contains(.noticeOnChange) ? .didOpen(.leading) : nil
    if isInMotion { #expect(player.pan(.ended, 300) == SwipeEffects(notice, startedMotion: true)) }
    #expect(player.handle(.reuse) == .none)
    #expect(player.isAsNew(Player(corrections)))
    #expect(player.row.targetContentOffset == nil)
    player.pan(.changed, 100)
    #expect(player.pan(.ended, 100) == .none)
    #expect(player.isAsNew(Player(corrections)))
  }

  @Test("Resizing keeps the place at once and ends a drag or a motion")
  func resize() {
    var player = Player(leading: [200, 100])
    player.put(.open(.leading))
    #expect(player.handle(.resize(480)) == .none)
    #expect(player.offset == 300)
    player.handle(.resize(320))
    #expect(player.offset == 320 - 60)
    player.hold(-40)
    player.handle(.resize(300))
    #expect(player.offset == 300 - 60)
    player.pan(.changed, -90)
    #expect(player.offset == 300 - 60)
    player.handle(.close(animated: true))
    player.handle(.resize(310))
    #expect(player.offset == 0)
    #expect(player.row.settles == nil)
    player.put(.open(.leading))
    player.handle(.resize(.nan))
    #expect(player.offset == 0)
    #expect(player.row.rest == .open(.leading))
  }

  @Test(
    "A side without buttons, or with buttons of no width, cannot be opened", arguments: [[], [0.0]],
    Corrections.allAndNone)
  func emptySide(trailing: [Double], corrections: Corrections) {
    var player = Player(trailing: trailing, corrections)
    for animated in [false, true] { #expect(player.handle(.open(.trailing, animated: animated)) == .none) }
    #expect(player.drag(-50, velocity: -5000) == .none)
    player.settle()
    #expect(player.isAsNew(Player(trailing: trailing, corrections)))
  }

  @Test("Code that opens a row takes it from the finger")
  func openWhileHeld() {
    var player = Player()
    player.hold(-30)
    #expect(player.handle(.open(.leading, animated: true)) == SwipeEffects(.didOpen(.leading), startedMotion: true))
    #expect(player.pan(.changed, -60) == .none)
    #expect(player.pan(.ended, -60) == .none)
    player.settle()
    #expect(player.offset == 160)
  }

  @Test("Plain actions reach what gestures reach")
  func plainActions() {
    var player = Player(trailing: [60])
    #expect(player.row.plainActions().map(\.id) == ["a0", "a1", "a0", "open.leading", "open.trailing"])
    var gesture = player
    #expect(player.handle(.perform("open.trailing")) == gesture.drag(-60, velocity: -700))
    gesture.settle()
    player.settle()
    #expect(player.row == gesture.row)
    #expect(player.row.plainActions().map(\.id) == ["a0", "a1", "a0", "open.leading", "close"])
  }

  @Test("A list remembers a row while it is open and forgets it when it has closed")
  func list() {
    var list = SwipeList(of: Player().row, count: 1000)
    let fresh = list
    let row = RowID(7)
    #expect(list.handle(.pan(row, PanSample(.began, translation: .zero)), at: .zero) == .none)
    let released = list.handle(.pan(row, PanSample(.ended, translation: Vector(90, 0))), at: .zero)
    #expect(released == ListEffects(notices: [.row(row, .didOpen(.leading))], startedMotion: true))
    #expect(list.openRows == [row])
    let closed = list.handle(.closeRows(except: nil), at: Time(2))
    #expect(closed == ListEffects(notices: [.row(row, .didClose)], startedMotion: true))
    list.advance(to: Time(4))
    #expect(list == fresh)
  }
}
