import TestSupport
import Testing
import UtilityButtons

/// One button: R = 90.
@Suite("The table of a release, of ZCJTableViewCell")
struct ZCJDecisionTests {
  @Test(
    "Its entries, beside its ties",
    arguments: [
      (State.center, 0.5, 0.0, State.right), (.center, 0, 46, .right), (.center, 0, 44, .center),
      (.center, -0.4, 46, .right), (.right, -0.5, 90, .center), (.right, 0, 44, .center), (.right, 0, 46, .right),
      (.right, 0.4, 44, .center),
    ])
  func entry(state: State, velocity: Double, target: Double, chosen: State) {
    for corrections in [Corrections.all, [.movesFromCode]] {
      var player = Player.zcj(corrections)
      player.put(state.rest)
      let notice = state != chosen || corrections != .all ? chosen.rest.notice : nil
      #expect(player.release(target: target, velocity: velocity) == .goes(to: chosen == .right ? 90 : 0, notice))
      #expect(player.row.cellState == chosen)
    }
  }

  @Test(
    "A flick open on an open row stays, and in the article leaves the target alone",
    arguments: Corrections.each(.staysMeansStays, article: 33.0, corrected: 90))
  func stays(corrections: Corrections, target: Double) {
    var player = Player.zcj(corrections)
    #expect(player.release(target: 90) == .goes(to: 90, .didOpen(.trailing)))
    #expect(player.row.cellState == .right)
    #expect(player.release(target: 33, velocity: 0.5) == .goes(to: target))
  }

  @Test(
    "halfIsStable: at exactly half every release toggles",
    arguments: Corrections.each(
      .halfIsStable, article: [State.right, .center, .right], corrected: [.center, .center, .center]))
  func halfIsStable(corrections: Corrections, states: [State]) {
    var player = Player.zcj(corrections)
    for state in states {
      #expect(player.release(target: 45).targetContentOffset == (state == .right ? 90 : 0))
      #expect(player.row.cellState == state)
    }
  }

  @Test("halfIsStable: corrected, an open row stays open there")
  func openAtHalf() {
    var player = Player.zcj()
    player.put(.open(.trailing))
    #expect(player.release(target: 45) == .goes(to: 90))
    #expect(player.row.cellState == .right)
  }

  @Test(
    "flickShutCloses: a flick shut begins at 0.5, wherever the scroll view would stop",
    arguments: [(-0.5, State.center), (-0.499, .right)])
  func slowestFlickShut(velocity: Double, state: State) {
    var player = Player.zcj(trailing: 2)
    #expect(player.report(.began(contentOffset: 0)) == ScrollAnswer())
    player.release(target: 150, velocity: velocity)
    #expect(player.row.cellState == state)
    #expect(player.notices == (state == .center ? [] : [.didOpen(.trailing)]))
  }

  @Test(
    "flickShutCloses: a hard flick shut of a closed row opens it beyond half",
    arguments: Corrections.each(.flickShutCloses, article: State.right, corrected: .center))
  func flickShutCloses(corrections: Corrections, state: State) {
    var player = Player.zcj(corrections)
    #expect(player.release(target: 60, velocity: -2).targetContentOffset == (state == .right ? 90 : 0))
    #expect(player.row.cellState == state)
  }

  @Test(
    "noEmptySide: without buttons it is right for any target from 0",
    arguments: [(.article, .right), (.without(.noEmptySide, .halfIsStable), .right), (.all, .center)]
      as [(Corrections, State)], [0.0, 10])
  func withoutButtons(fault: (corrections: Corrections, state: State), target: Double) {
    var player = Player.zcj(trailing: 0, fault.corrections)
    #expect(player.release(target: target).targetContentOffset == 0)
    #expect(player.row.cellState == fault.state)
  }
}
