import Testing
import UtilityButtons

/// Each correction alone taken away from all, none, and all: the fault the article has, and its cure.
///
/// Those that change the strips or the table stand in `StripTests` and `DecisionTests`.
@Suite("Corrections, each off and on")
struct CorrectionTests {
  typealias Corrections = UtilityButtons.Corrections

  @Test("pressOnRelease: a touch fires at once, also when the finger slides away")
  func pressOnRelease() {
    for (corrections, notices) in [
      (.article, [.didPress(.trailing, 1)]), (.without(.pressOnRelease), [.didPress(.trailing, 1)]), (.all, []),
    ] as [(Corrections, [SwipeNotice])] {
      var player = Player(corrections)
      player.enter(.right)
      player.apply(.press(.trailing, 1, .down))
      player.apply(.press(.trailing, 1, .cancelled))
      #expect(player.notices == notices)
    }
  }

  @Test("pressOnRelease: each whole tap on a button counts once, in ZCJ always when the finger is lifted")
  func wholePress() {
    for (rules, corrections, phase) in [
      (.swTableViewCell, .article, .down), (.swTableViewCell, .all, .up),
      (.zcjTableViewCell, .movesFromCode, .up), (.zcjTableViewCell, .all, .up),
    ] as [(UtilityButtons.Rules, Corrections, PressPhase)] {
      var player = Player(rules: rules, corrections)
      player.enter(.right)
      for each in [PressPhase.down, .up] {
        player.forgetNotices()
        player.apply(.press(.trailing, 0, each))
        #expect(player.notices == (each == phase ? [.didPress(.trailing, 0)] : []))
      }
      #expect(player.row.cellState == .right)
    }
  }

  @Test("layoutKeepsState: a layout pass puts the content to the center and leaves the state")
  func layoutKeepsState() {
    for (corrections, offset) in [(.article, 90.0), (.without(.layoutKeepsState), 90), (.all, 270)]
      as [(Corrections, Double)]
    {
      var player = Player(corrections)
      player.enter(.right)
      player.apply(.resize(320))
      #expect(player.contentOffset == offset)
      #expect(player.row.cellState == .right)
      #expect(player.notices == [])
    }
  }

  @Test("layoutKeepsState: then the next flick the same way is a no-op, and the row stops half open")
  func noOpFlick() {
    let withoutBoth = Corrections.without([.layoutKeepsState, .staysMeansStays])
    for (corrections, offset) in [
      (.article, 254.5), (withoutBoth, 254.5), (.without(.layoutKeepsState), 260), (.all, 260),
    ]
      as [(Corrections, Double)]
    {
      var player = Player(leading: 0, trailing: 3, corrections)
      player.enter(.right)
      player.apply(.resize(320))
      player.drag(-5, velocity: -500)  // 5 + 500 · 0.998 / 0.002 / 1000 = 254.5 of 260
      player.settle()
      #expect(abs(player.contentOffset - offset) < 1e-9)
      #expect(player.notices == [])
    }
  }

  @Test("layoutKeepsState: another width keeps the place, the article's row is at the center again")
  func rotation() {
    for (corrections, offset) in [(.article, 0.0), (.without(.layoutKeepsState), 0), (.all, -180)]
      as [(Corrections, Double)]
    {
      var player = Player(corrections)
      player.enter(.right)
      player.apply(.resize(568))
      #expect(player.offset == offset)
      #expect(player.row.contentSize.width == 568 + 270)
    }
  }

  @Test("resetsOnReuse: an open state comes back under another row's content")
  func resetsOnReuse() {
    for (corrections, state) in [
      (.article, UtilityButtons.CellState.right), (.without(.resetsOnReuse), .right), (.all, .center),
    ] as [(Corrections, UtilityButtons.CellState)] {
      var player = Player(corrections)
      player.enter(.right)
      player.apply(.reuse)
      #expect(player.row.cellState == state)
      #expect((player.row == Player(corrections).row) == (state == .center))
      #expect(player.notices == [])
    }
  }

  @Test("noticeOnChange: hiding tells, even when already center")
  func hiding() {
    for (corrections, notices) in [
      (.article, [.didClose, .didClose]), (.without(.noticeOnChange), [.didClose, .didClose]), (.all, []),
    ] as [(Corrections, [SwipeNotice])] {
      var player = Player(corrections)
      player.apply(.close(animated: true))
      player.apply(.close(animated: false))
      #expect(player.notices == notices)
    }
  }

  @Test("noticeOnChange: whatever changes the place, one notice")
  func oneNotice() {
    var player = Player()
    for event in [
      SwipeEvent.open(.trailing, animated: true), .open(.trailing, animated: true), .open(.leading, animated: false),
      .tap, .close(animated: true), .open(.trailing, animated: false), .table(.tableScrolled),
    ] {
      player.apply(event)
    }
    #expect(
      player.notices == [.didOpen(.trailing), .didOpen(.leading), .didClose, .didOpen(.trailing), .didClose])
  }

  @Test("cancelRestores: a cancelled pan is a finger that let go standing")
  func cancelRestores() {
    for (corrections, state, notices) in [
      (.article, .right, [.didOpen(.trailing)]), (.without(.cancelRestores), .right, [.didOpen(.trailing)]),
      (.all, .center, []),
    ] as [(Corrections, UtilityButtons.CellState, [SwipeNotice])] {
      var player = Player(corrections)
      player.drag(-100, finish: .cancelled, velocity: 3000)
      player.settle()
      #expect(player.row.cellState == state)
      #expect(player.offset == (state == .right ? -180 : 0))
      #expect(player.notices == notices)
    }
  }

  @Test("failedRestores: a failed pan leaves the content where it was")
  func failedRestores() {
    for (corrections, offset) in [(.article, -100.0), (.without(.failedRestores), -100), (.all, 0)]
      as [(Corrections, Double)]
    {
      var player = Player(corrections)
      player.drag(-100, finish: .failed)
      player.settle()
      #expect(player.offset == offset)
      #expect(player.notices == [])
      player.pan(.changed, -150)
      #expect(player.offset == offset)
      player.drag(-10, finish: .failed)
      player.settle()
      #expect(player.offset == (offset == 0 ? 0 : -110))
    }
  }

  @Test("resumesMotion: a touch in a motion takes the content where it is; in the article it has arrived")
  func resumesMotion() {
    for corrections in [Corrections.all, .without(.resumesMotion), []] {
      var player = Player(corrections)
      player.drag(-100)
      player.now += 0.1
      let shown = player.row.offset(at: player.time + 0.01)
      player.pan(.began, 0)
      let caught = corrections.contains(.resumesMotion) ? shown : -180
      #expect(player.offset == caught)
      player.pan(.changed, 20)
      #expect(abs(player.offset - (caught + 20)) < 1e-9)
    }
  }

  @Test("resumesMotion: caught in the rubber band it stays there and follows inward")
  func caughtBeyond() {
    var player = Player()
    player.drag(-170, velocity: -2000)
    player.now += 0.04
    player.pan(.began, 0)
    let caught = player.offset
    #expect(caught < -180)
    player.pan(.changed, 0)
    #expect(abs(player.offset - caught) < 1e-9)
    player.pan(.changed, 5)
    #expect(player.offset > caught)
    #expect(player.offset < caught + 5)
  }

  @Test("closesWithTable: v0.1.1 hears nothing of the table", arguments: TableChange.allCases)
  func closesWithTable(change: TableChange) {
    for (corrections, state) in [
      (.article, UtilityButtons.CellState.right), (.without(.closesWithTable), .right), (.all, .center),
    ] as [(Corrections, UtilityButtons.CellState)] {
      var player = Player(corrections)
      player.enter(.right)
      player.apply(.table(change))
      #expect(player.row.cellState == state)
      var held = Player(corrections)
      held.enter(.right)
      held.pan(.began, 0)
      held.pan(.changed, 50)
      held.apply(.table(change))
      #expect(held.offset == -130)
      #expect(held.row.cellState == .right)
    }
  }

  @Test("movesFromCode: there is no way to close ZCJ's row from code, or to open it, or to tap it")
  func movesFromCode() {
    for (corrections, moves) in [(.article, false), (.without(.movesFromCode), false), (.all, true)]
      as [(Corrections, Bool)]
    {
      var player = Player.zcj(corrections)
      player.apply(.open(.trailing, animated: false))
      #expect(player.row.cellState == (moves ? .right : .center))
      player.drag(-80)
      player.settle()
      player.forgetNotices()
      player.apply(.tap)
      #expect(player.row.cellState == (moves ? .center : .right))
      player.apply(.close(animated: true))
      #expect(player.notices == (moves ? [.didClose] : []))
      player.settle()
      #expect(player.offset == (moves ? 0 : -90))
    }
  }

  @Test("The names are those of the members, one for each bit, and all is all of them")
  func names() {
    let named = Corrections.named
    #expect(named.map(\.correction.rawValue) == named.indices.map { 1 << UInt32($0) })
    #expect(Set(named.map(\.name)).count == named.count)
    #expect(Corrections(named.map(\.correction)) == .all)
  }
}
