import TestSupport
import Testing
import UtilityButtons

/// One button: R = 90.
@Suite("ZCJTableViewCell's table of a release")
struct ZCJDecisionTests {
  /// A velocity and a target in a state, and the state that they lead to, beside the table's ties.
  static let entries: [(State, velocity: Double, target: Double, State)] = [
    (.center, 0.5, 0, .right), (.center, 0, 46, .right), (.center, 0, 44, .center), (.center, -0.4, 46, .right),
    (.right, -0.5, 90, .center), (.right, 0, 44, .center), (.right, 0, 46, .right), (.right, 0.4, 44, .center),
  ]

  @Test("All entries, and exactly half, where a corrected open row stays open")
  func entry() {
    for (state, velocity, target, chosen) in Self.entries {
      for corrections in [Corrections.all, [.movesFromCode]] {
        var player = Player.zcj(corrections)
        player.name += ": \(state), \(velocity), \(target)"
        player.put(state.rest)
        let notice = state != chosen || corrections != .all ? chosen.rest.notice : nil
        player.release(target: target, velocity: velocity, goesTo: chosen == .right ? 90 : 0, notice)
        player.expectState(chosen)
      }
    }
    var player = Player.zcj()
    player.put(.open(.trailing))
    player.release(target: 45, goesTo: 90)
    player.expectState(.right)
  }

  @Test("A flick outward leaves an open row open; the article leaves the scroll view's target alone, too")
  func stays() {
    for (corrections, target) in Corrections.each(.staysMeansStays, article: 33.0, corrected: 90) {
      var player = Player.zcj(corrections)
      player.release(target: 90, goesTo: 90, .didOpen(.trailing))
      player.expectState(.right)
      player.release(target: 33, velocity: 0.5, goesTo: target)
    }
  }

  @Test("halfIsStable: at exactly half every release toggles")
  func halfIsStable() {
    let toggled: [State] = [.right, .center, .right]
    let stable: [State] = [.center, .center, .center]
    for (corrections, states) in Corrections.each(.halfIsStable, article: toggled, corrected: stable) {
      var player = Player.zcj(corrections)
      for state in states {
        player.release(target: 45, restsAt: state == .right ? 90 : 0)
        player.expectState(state)
      }
    }
  }

  @Test("flickShutCloses: a hard flick shut of a closed row opens it beyond half; corrected, from 0.5 on it closes")
  func flickShutCloses() {
    for (corrections, state) in Corrections.each(.flickShutCloses, article: State.right, corrected: .center) {
      var player = Player.zcj(corrections)
      player.release(target: 60, velocity: -2, restsAt: state == .right ? 90 : 0)
      player.expectState(state)
    }
    for (velocity, state) in [(-0.5, State.center), (-0.499, .right)] {
      var player = Player.zcj(trailing: 2)
      player.report(.began(contentOffset: 0), answers: ScrollAnswer())
      player.release(target: 150, velocity: velocity)
      player.expectState(state)
      #expect(player.notices == (state == .center ? [] : [.didOpen(.trailing)]))
    }
  }

  @Test("noEmptySide: without buttons the article's state is right for any target from 0")
  func withoutButtons() {
    let faults: [(Corrections, State)] = [
      (.article, .right), (.without(.noEmptySide, .halfIsStable), .right), (.all, .center),
    ]
    for (corrections, state) in faults {
      for target in [0.0, 10] {
        var player = Player.zcj(trailing: 0, corrections)
        player.release(target: target, restsAt: 0)
        player.expectState(state)
      }
    }
  }
}
