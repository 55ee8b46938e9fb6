import Testing
import UtilityButtons

/// The article's table, entry by entry, asked as a real scroll view asks: L = 90, R = 180, P = 270.
@Suite("The table of a release")
struct DecisionTests {
  typealias State = UtilityButtons.CellState

  static let everything: [UtilityButtons.Corrections] = [.all, []]
  /// P - R/2 and L/2.
  static let (right, left) = (270.0 - 180 / 2, 90.0 / 2)

  static func place(_ state: State) -> Double {
    switch state {
    case .left: 0
    case .center: 90
    case .right: 270
    }
  }

  @Test(
    "A flick, at 0.5 points per millisecond exactly and faster",
    arguments: [
      (State.center, 0.5, State.right), (.center, 3, .right), (.center, -0.5, .left), (.center, -3, .left),
      (.left, 0.5, .center), (.left, 3, .center), (.right, -0.5, .center), (.right, -3, .center),
    ])
  func flick(state: State, velocity: Double, chosen: State) {
    for corrections in Self.everything {
      // The target plays no part.
      for target in [0.0, 90, 130, 270] {
        var player = Player(corrections)
        player.enter(state)
        let answer = player.release(target: target, velocity: velocity)
        #expect(player.row.cellState == chosen)
        #expect(answer == Self.place(chosen))
        #expect(player.notices == [chosen.rest.notice])
      }
    }
  }

  @Test(
    "Slower, the target decides, by comparisons that are strict in the center only",
    arguments: [
      (State.center, right.nextUp, State.right), (.center, right, .center), (.center, left, .center),
      (.center, left.nextDown, .left), (.center, 90, .center),
      (.left, right, .right), (.left, right.nextDown, .center), (.left, left.nextUp, .center), (.left, left, .left),
      (.right, left, .left), (.right, left.nextUp, .center), (.right, right.nextDown, .center), (.right, right, .right),
    ])
  func slow(state: State, target: Double, chosen: State) {
    for corrections in Self.everything {
      for velocity in [0, 0.499, -0.499] {
        var player = Player(corrections)
        player.enter(state)
        #expect(player.release(target: target, velocity: velocity) == Self.place(chosen))
        #expect(player.row.cellState == chosen)
      }
    }
  }

  @Test("At exactly P - R/2: center stays center, left goes right, right stays right")
  func exactlyHalf() {
    for corrections in Self.everything {
      for (state, chosen) in [(State.center, State.center), (.left, .right), (.right, .right)] {
        var player = Player(corrections)
        player.enter(state)
        player.release(target: Self.right)
        #expect(player.row.cellState == chosen)
      }
    }
  }

  @Test("Left to right goes directly, with one notice that names the right")
  func directly() {
    for corrections in Self.everything {
      var player = Player(corrections)
      player.enter(.left)
      player.release(target: 200)
      #expect(player.notices == [.didOpen(.trailing)])
    }
  }

  @Test("staysMeansStays: a flick toward the shown strip leaves the proposed target, wherever it is")
  func staysMeansStays() {
    for (corrections, keeps) in [(.article, true), (.without(.staysMeansStays), true), (.all, false)]
      as [(UtilityButtons.Corrections, Bool)]
    {
      for (state, velocity) in [(State.right, 0.5), (.left, -0.5)] {
        var player = Player(corrections)
        player.enter(state)
        #expect(player.release(target: 123, velocity: velocity) == (keeps ? 123 : Self.place(state)))
        #expect(player.row.targetContentOffset == (keeps ? 123 : Self.place(state)))
        #expect(player.row.cellState == state)
        #expect(player.notices == [])
      }
    }
  }

  @Test("staysMeansStays: from content offset 0, flicked back at 0.5, the right strip stops at 249.5 of 350")
  func staysPartOpen() {
    for (corrections, rest) in [(.article, 249.5), (.without(.staysMeansStays), 249.5), (.all, 90 + 260)]
      as [(UtilityButtons.Corrections, Double)]
    {
      var player = Player(trailing: 3, corrections)
      player.enter(.right)
      player.drag(350, velocity: -500)  // 0 + 500 · 0.998 / 0.002 / 1000 = 249.5
      player.settle()
      #expect(abs(player.contentOffset - rest) < 1e-9)
      #expect(player.row.cellState == .right)
    }
  }

  @Test("noticeOnChange: every release that chooses a state tells, changed or not")
  func noticeOnChange() {
    for (corrections, tells) in [(.article, true), (.without(.noticeOnChange), true), (.all, false)]
      as [(UtilityButtons.Corrections, Bool)]
    {
      for state in State.allCases {
        var player = Player(corrections)
        player.enter(state)
        player.release(target: Self.place(state))
        #expect(player.row.cellState == state)
        #expect(player.notices == (tells ? [state.rest.notice] : []))
      }
    }
  }

  @Test("noEmptySide: without any buttons a target below 0 gives left, and target 0 from left gives right")
  func noButtons() {
    for (corrections, states) in [
      (.article, [State.left, .right]), (.without(.noEmptySide), [.left, .right]), (.all, [.center, .center]),
    ] as [(UtilityButtons.Corrections, [State])] {
      var player = Player(leading: 0, trailing: 0, corrections)
      player.release(target: -1)
      #expect(player.row.cellState == states[0])
      player.release(target: 0)
      #expect(player.row.cellState == states[1])
    }
  }

  @Test("noEmptySide: a flick to the side without buttons enters it, and swallows the next flick")
  func swallowedFlick() {
    for (corrections, states) in [
      (.article, [State.left, .center]), (.without(.noEmptySide), [.left, .center]), (.all, [.center, .right]),
    ] as [(UtilityButtons.Corrections, [State])] {
      var player = Player(leading: 0, corrections)
      player.drag(10, velocity: 600)
      player.settle()
      #expect(player.row.cellState == states[0])
      player.drag(-10, velocity: -600)
      #expect(player.row.cellState == states[1])
    }
  }

  @Test("countsFromClosed: with strips of 90 and 30.3 the article opens one at exactly half, and not its mirror image")
  func countsFromClosed() {
    for (corrections, opens) in [(.article, true), (.without(.countsFromClosed), true), (.all, false)]
      as [(UtilityButtons.Corrections, Bool)]
    {
      var player = Player(leadingWidths: [90], trailingWidths: [30.3], corrections)
      player.drag(-30.3 / 2)
      var mirrored = Player(leadingWidths: [30.3], trailingWidths: [90], corrections)
      mirrored.drag(30.3 / 2)
      #expect((player.row.cellState == .right) == opens)
      #expect(mirrored.row.cellState == .center)
    }
  }

  // MARK: ZCJTableViewCell, R = 90

  @Test(
    "ZCJ's table, beside its ties",
    arguments: [
      (State.center, 0.5, 0.0, State.right), (.center, 0, 46, .right), (.center, 0, 44, .center),
      (.center, -0.4, 46, .right), (.right, -0.5, 90, .center), (.right, 0, 44, .center), (.right, 0, 46, .right),
      (.right, 0.4, 44, .center),
    ])
  func zcj(state: State, velocity: Double, target: Double, chosen: State) {
    for corrections in [UtilityButtons.Corrections.all, .movesFromCode] {
      var player = Player.zcj(corrections)
      player.enter(state)
      #expect(player.release(target: target, velocity: velocity) == (chosen == .right ? 90 : 0))
      #expect(player.row.cellState == chosen)
      #expect(player.notices == (state != chosen || corrections != .all ? [chosen.rest.notice] : []))
    }
  }

  @Test("ZCJ's flick open on an open row stays, and in the article leaves the target alone")
  func zcjStays() {
    for (corrections, answer) in [(.article, 33.0), (.without(.staysMeansStays), 33), (.all, 90)]
      as [(UtilityButtons.Corrections, Double)]
    {
      var player = Player.zcj(corrections)
      player.release(target: 90)
      #expect(player.row.cellState == .right)
      #expect(player.release(target: 33, velocity: 0.5) == answer)
    }
  }

  @Test("halfIsStable: at exactly half every release of ZCJ's toggles")
  func halfIsStable() {
    for (corrections, states) in [
      (.article, [State.right, .center, .right]), (.without(.halfIsStable), [.right, .center, .right]),
      (.all, [.center, .center, .center]),
    ] as [(UtilityButtons.Corrections, [State])] {
      var player = Player.zcj(corrections)
      for state in states {
        player.release(target: 45)
        #expect(player.row.cellState == state)
      }
    }
    var open = Player.zcj()
    open.enter(.right)
    open.release(target: 45)
    #expect(open.row.cellState == .right)
  }

  @Test("flickShutCloses: a flick shut begins at 0.5, wherever the scroll view would stop")
  func slowestFlickShut() {
    for (velocity, notices) in [(-500.0, [SwipeNotice]()), (-499, [.didOpen(.trailing)])] {
      var row = Player.zcj(trailing: 2).row
      _ = row.scroll(.began(contentOffset: 0), at: .zero)
      let answer = row.scroll(.ended(contentOffset: 150, velocity: velocity, target: 150), at: Time(0.1))
      #expect(answer.effects.notices == notices)
    }
  }

  @Test("flickShutCloses: a hard flick shut of ZCJ's closed row opens it beyond half")
  func flickShutCloses() {
    for (corrections, state) in [(.article, State.right), (.without(.flickShutCloses), .right), (.all, .center)]
      as [(UtilityButtons.Corrections, State)]
    {
      var player = Player.zcj(corrections)
      player.release(target: 60, velocity: -2)
      #expect(player.row.cellState == state)
    }
  }

  @Test("noEmptySide: ZCJ without buttons is right for any target from 0")
  func zcjWithoutButtons() {
    for (corrections, state) in [
      (.article, State.right), (.without([.noEmptySide, .halfIsStable]), .right), (.all, .center),
    ]
      as [(UtilityButtons.Corrections, State)]
    {
      for target in [0.0, 10] {
        var player = Player.zcj(trailing: 0, corrections)
        player.release(target: target)
        #expect(player.row.cellState == state)
      }
    }
  }
}
