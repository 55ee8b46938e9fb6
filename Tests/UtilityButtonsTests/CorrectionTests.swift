import TestSupport
import Testing
import UtilityButtons

/// Each correction alone taken away from all, none, and all: the fault the article has, and its cure.
///
/// Those that change the strips or the table stand in `StripTests` and `DecisionTests`.
@Suite("Corrections, each off and on")
struct CorrectionTests {
  @Test(
    "pressOnRelease: a touch fires at once, also when the finger slides away",
    arguments: Corrections.each(
      .pressOnRelease, article: SwipeEffects(.didPress(.trailing, 1)), corrected: SwipeEffects.none))
  func pressOnRelease(corrections: Corrections, touched: SwipeEffects) {
    var player = Player(corrections)
    player.put(.open(.trailing))
    #expect(player.handle(.press(.trailing, 1, .down)) == touched)
    #expect(player.handle(.press(.trailing, 1, .cancelled)) == .none)
  }

  @Test(
    "pressOnRelease: each whole tap on a button counts once, in ZCJ always when the finger is lifted",
    arguments: [
      (.swTableViewCell, .article, .down), (.swTableViewCell, .all, .up),
      (.zcjTableViewCell, [.movesFromCode], .up), (.zcjTableViewCell, .all, .up),
    ] as [(UtilityButtons.Rules, Corrections, PressPhase)])
  func wholePress(rules: UtilityButtons.Rules, corrections: Corrections, phase: PressPhase) {
    var player = Player(rules: rules, corrections)
    player.put(.open(.trailing))
    for each in [PressPhase.down, .up] {
      let expected: SwipeEffects = each == phase ? SwipeEffects(.didPress(.trailing, 0)) : .none
      #expect(player.handle(.press(.trailing, 0, each)) == expected)
    }
    #expect(player.row.cellState == .right)
  }

  @Test(
    "layoutKeepsState: a layout pass puts the content to the center and leaves the state",
    arguments: Corrections.each(.layoutKeepsState, article: 90.0, corrected: 270))
  func layoutKeepsState(corrections: Corrections, contentOffset: Double) {
    var player = Player(corrections)
    player.put(.open(.trailing))
    #expect(player.handle(.resize(320)) == .none)
    #expect(player.contentOffset == contentOffset)
    #expect(player.row.cellState == .right)
  }

  @Test(
    "layoutKeepsState: then the next flick the same way is a no-op, and the row stops half open",
    arguments: [
      (.article, 254.5), (.without(.layoutKeepsState, .staysMeansStays), 254.5), (.without(.layoutKeepsState), 260),
      (.all, 260),
    ] as [(Corrections, Double)])
  func noOpFlick(corrections: Corrections, contentOffset: Double) {
    var player = Player(leading: 0, trailing: 3, corrections)
    player.put(.open(.trailing))
    player.handle(.resize(320))
    // 5 + 500 · 0.998 / 0.002 / 1000 = 254.5 of 260
    #expect(player.drag(-5, velocity: -500) == SwipeEffects(startedMotion: true))
    player.settle()
    expectClose(player.contentOffset, contentOffset)
  }

  @Test(
    "layoutKeepsState: another width keeps the place, the article's row is at the center again",
    arguments: Corrections.each(.layoutKeepsState, article: 0.0, corrected: -180))
  func rotation(corrections: Corrections, offset: Double) {
    var player = Player(corrections)
    player.put(.open(.trailing))
    player.handle(.resize(568))
    #expect(player.offset == offset)
    #expect(player.row.contentSize.width == 568 + 270)
  }

  @Test(
    "resetsOnReuse: an open state comes back under another row's content",
    arguments: Corrections.each(.resetsOnReuse, article: State.right, corrected: .center))
  func resetsOnReuse(corrections: Corrections, state: State) {
    var player = Player(corrections)
    player.put(.open(.trailing))
    #expect(player.handle(.reuse) == .none)
    #expect(player.row.cellState == state)
    #expect((player.row == Player(corrections).row) == (state == .center))
  }

  @Test(
    "noticeOnChange: hiding is reported, even when already center",
    arguments: Corrections.each(
      .noticeOnChange, article: SwipeEffects(.didClose), corrected: SwipeEffects.none), [false, true])
  func hiding(fault: (corrections: Corrections, effects: SwipeEffects), animated: Bool) {
    var player = Player(fault.corrections)
    #expect(player.handle(.close(animated: animated)) == fault.effects)
  }

  @Test("noticeOnChange: whatever changes the place, one notice")
  func oneNotice() {
    var player = Player()
    for event in [
      RowEvent.open(.trailing, animated: true), .open(.trailing, animated: true), .open(.leading, animated: false),
      .tap, .close(animated: true), .open(.trailing, animated: false), .table(.tableScrolled),
    ] {
      player.handle(event)
    }
    #expect(player.notices == [.didOpen(.trailing), .didOpen(.leading), .didClose, .didOpen(.trailing), .didClose])
  }

  @Test(
    "cancelRestores: a cancelled pan is a finger that let go standing",
    arguments: Corrections.each(.cancelRestores, article: State.right, corrected: .center))
  func cancelRestores(corrections: Corrections, state: State) {
    var player = Player(corrections)
    let notice: SwipeNotice? = state == .right ? .didOpen(.trailing) : nil
    #expect(
      player.drag(-100, finish: .cancelled, velocity: 3000) == SwipeEffects(notice, startedMotion: true))
    player.settle()
    #expect(player.row.cellState == state)
    #expect(player.offset == (state == .right ? -180 : 0))
  }

  @Test(
    "failedRestores: a failed pan leaves the content where it was",
    arguments: Corrections.each(.failedRestores, article: -100.0, corrected: 0))
  func failedRestores(corrections: Corrections, offset: Double) {
    var player = Player(corrections)
    #expect(player.drag(-100, finish: .failed) == SwipeEffects(startedMotion: offset == 0))
    player.settle()
    #expect(player.offset == offset)
    player.pan(.changed, -150)
    #expect(player.offset == offset)
    player.drag(-10, finish: .failed)
    player.settle()
    #expect(player.offset == (offset == 0 ? 0 : -100 - 10))
  }

  @Test(
    "resumesMotion: a touch in a motion takes the content where it is; in the article it has arrived",
    arguments: Corrections.each(.resumesMotion, article: true, corrected: false))
  func resumesMotion(corrections: Corrections, hasArrived: Bool) {
    var player = Player(corrections)
    player.drag(-100)
    player.now += 0.1
    let caught = hasArrived ? -180 : player.offset(after: 0.01)
    player.hold()
    #expect(player.offset == caught)
    player.pan(.changed, 20)
    expectClose(player.offset, caught + 20)
  }

  @Test(
    "resumesMotion: so it is with a press, a tap, a command and what happens in the table",
    arguments: [RowEvent.press(.trailing, 0, .cancelled), .tap, .close(animated: true), .table(.tableScrolled)])
  func arrives(event: RowEvent) {
    for (corrections, hasArrived) in Corrections.each(.resumesMotion, article: true, corrected: false) {
      var player = Player(corrections)
      player.drag(-100)
      player.now += 0.1
      let offset = player.offset
      player.handle(event)
      #expect(offset != -180 && player.offset == (hasArrived ? -180 : offset))
    }
  }

  @Test("resumesMotion: caught in the rubber band it stays there and follows inward")
  func caughtBeyond() {
    var player = Player()
    player.drag(-170, velocity: -2000)
    player.now += 0.04
    player.hold()
    let caught = player.offset
    #expect(caught < -180)
    player.pan(.changed, 0)
    expectClose(player.offset, caught)
    player.pan(.changed, 5)
    #expect(player.offset > caught)
    #expect(player.offset < caught + 5)
  }

  @Test(
    "closesWithTable: v0.1.1 receives nothing from the table", arguments: TableChange.allCases,
    Corrections.each(
      .closesWithTable, article: SwipeEffects.none, corrected: SwipeEffects(.didClose, startedMotion: true)))
  func closesWithTable(change: TableChange, fault: (corrections: Corrections, effects: SwipeEffects)) {
    var player = Player(fault.corrections)
    player.put(.open(.trailing))
    #expect(player.handle(.table(change)) == fault.effects)
    #expect(player.row.cellState == (fault.effects == .none ? .right : .center))
    var held = Player(fault.corrections)
    held.put(.open(.trailing))
    held.hold(50)
    #expect(held.handle(.table(change)) == .none)
    #expect(held.offset == -180 + 50)
    #expect(held.row.cellState == .right)
  }

  @Test(
    "movesFromCode: there is no way to close ZCJ's row from code, or to open it, or to tap it",
    arguments: Corrections.each(.movesFromCode, article: false, corrected: true))
  func movesFromCode(corrections: Corrections, moves: Bool) {
    var player = Player.zcj(corrections)
    #expect(player.handle(.open(.trailing, animated: false)) == (moves ? SwipeEffects(.didOpen(.trailing)) : .none))
    player.drag(-80)
    player.settle()
    #expect(player.row.cellState == .right)
    #expect(player.handle(.tap) == (moves ? SwipeEffects(.didClose, startedMotion: true) : .none))
    #expect(player.row.cellState == (moves ? .center : .right))
    #expect(player.handle(.close(animated: true)) == .none)
    player.settle()
    #expect(player.offset == (moves ? 0 : -90))
  }
}
