import TestSupport
import Testing
import UtilityButtons

/// Each correction, off and on: the article's fault, and its cure.
///
/// Those that change the strips or the table are in `StripTests` and `DecisionTests`, and those that it shares with the other
/// swipe designs are in `SharedCorrectionTests`.
@Suite("Corrections, each off and on")
struct CorrectionTests {
  @Test("pressOnRelease: a touch fires at once, also when the finger slides away; each whole tap counts once")
  func pressOnRelease() {
    let touched = SwipeEffects(.didPress(.trailing, 1))
    for (corrections, effects) in Corrections.each(.pressOnRelease, article: touched, corrected: .none) {
      var player = Player(corrections)
      player.put(.open(.trailing))
      player.handle(.press(.trailing, 1, .down), causes: effects)
      player.handle(.press(.trailing, 1, .cancelled), causes: .none)
    }
    // In ZCJ a tap always counts when the finger is lifted.
    let taps: [(UtilityButtons.Rules, Corrections, PressPhase)] = [
      (.swTableViewCell, .article, .down), (.swTableViewCell, .all, .up),
      (.zcjTableViewCell, [.movesFromCode], .up), (.zcjTableViewCell, .all, .up),
    ]
    for (rules, corrections, phase) in taps {
      var player = Player(rules: rules, corrections)
      player.put(.open(.trailing))
      for each in [PressPhase.down, .up] {
        player.handle(
          .press(.trailing, 0, each), causes: each == phase ? SwipeEffects(.didPress(.trailing, 0)) : .none)
      }
      player.expectState(.right)
    }
  }

  @Test(
    "layoutKeepsState: a layout pass, also at a new width, centers the article's content, but not its state")
  func layoutKeepsState() {
    for (corrections, offset) in Corrections.each(.layoutKeepsState, article: 0.0, corrected: -180) {
      for width in [320.0, 568] {
        var player = Player(corrections)
        player.put(.open(.trailing))
        player.handle(.resize(width), causes: .none)
        player.expectState(.right, offset: offset)
        player.expectContentOffset(90 - offset)
        #expect(player.row.contentSize.width == width + 270)
      }
    }
  }

  @Test("layoutKeepsState: then the next flick the same way is a no-op, and the row stops half open")
  func noOpFlick() {
    let rests: [(Corrections, Double)] = [
      (.article, 254.5), (.without(.layoutKeepsState, .staysMeansStays), 254.5), (.without(.layoutKeepsState), 260),
      (.all, 260),
    ]
    for (corrections, contentOffset) in rests {
      var player = Player(leading: 0, trailing: 3, corrections)
      player.put(.open(.trailing))
      player.handle(.resize(320))
      // 5 + 500 · 0.998 / 0.002 / 1000 = 254.5 of 260
      player.drag(-5, velocity: -500, causes: SwipeEffects(startedMotion: true))
      player.settle()
      expectClose(player.contentOffset, contentOffset)
    }
  }

  @Test("resetsOnReuse: an open state comes back under another row's content")
  func resetsOnReuse() {
    for (corrections, state) in Corrections.each(.resetsOnReuse, article: State.right, corrected: .center) {
      var player = Player(corrections)
      player.put(.open(.trailing))
      player.handle(.reuse, causes: .none)
      player.expectState(state)
      #expect((player.row == Player(corrections).row) == (state == .center))
    }
    // The strips are again where they are in a new row, too.
    var player = Player([.resetsOnReuse])
    player.put(.open(.trailing))
    player.handle(.reuse)
    player.expectRow(Player([.resetsOnReuse]).row)
  }

  @Test("resumesMotion: touched in a motion, the content follows from where it is; in the article from its target")
  func resumesMotion() {
    for (corrections, hasArrived) in Corrections.each(.resumesMotion, article: true, corrected: false) {
      var moving = Player(corrections)
      moving.drag(-100)
      moving.now += 0.1
      let caught = hasArrived ? -180 : moving.offset(after: 0.01)
      moving.hold()
      moving.expectOffset(caught)
      moving.pan(.changed, 20)
      expectClose(moving.offset, caught + 20)
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
    let followed = player.offset
    #expect(followed > caught && followed < caught + 5)
  }

  @Test("movesFromCode: neither code nor a tap can close ZCJ's row, and code cannot open it")
  func movesFromCode() {
    for (corrections, moves) in Corrections.each(.movesFromCode, article: false, corrected: true) {
      var player = Player.zcj(corrections)
      player.handle(.open(.trailing, animated: false), causes: moves ? SwipeEffects(.didOpen(.trailing)) : .none)
      player.drag(-80)
      player.settle()
      player.expectState(.right)
      player.handle(.tap, causes: moves ? SwipeEffects(.didClose, startedMotion: true) : .none)
      player.expectState(moves ? .center : .right)
      player.handle(.close(animated: true), causes: .none)
      player.settle()
      player.expectOffset(moves ? 0 : -90)
    }
  }
}
