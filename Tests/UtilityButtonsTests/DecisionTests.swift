import TestSupport
import Testing
import UtilityButtons

/// The article's table, entry by entry, asked as a real scroll view asks: L = 90, R = 180, P = 270.
@Suite("The table of a release")
struct DecisionTests {
  /// P - R/2 and L/2.
  static let (right, left) = (270.0 - 180 / 2, 90.0 / 2)

  /// A flick in a state, at 0.5 points per millisecond exactly and faster, and the state that it leads to.
  static let flicks: [(State, velocity: Double, State)] = [
    (.center, 0.5, .right), (.center, 3, .right), (.center, -0.5, .left), (.center, -3, .left),
    (.left, 0.5, .center), (.left, 3, .center), (.right, -0.5, .center), (.right, -3, .center),
  ]

  /// Slower, the target decides, by comparisons that are strict in the center only.
  static let targets: [(State, target: Double, State)] = [
    (.center, right.nextUp, .right), (.center, right, .center), (.center, left, .center),
    (.center, left.nextDown, .left), (.center, 90, .center),
    (.left, right, .right), (.left, right.nextDown, .center), (.left, left.nextUp, .center), (.left, left, .left),
    (.right, left, .left), (.right, left.nextUp, .center), (.right, right.nextDown, .center), (.right, right, .right),
  ]

  @Test("A flick goes by the state alone, a slower release by the target, with and without corrections")
  func entries() {
    for (state, velocity, chosen) in Self.flicks {
      for target in [0.0, 90, 130, 270] { expect(state, velocity: velocity, target: target, chooses: chosen) }
    }
    for (state, target, chosen) in Self.targets {
      for velocity in [0, 0.499, -0.499] { expect(state, velocity: velocity, target: target, chooses: chosen) }
    }
  }

  /// Expects what a row in a state chooses, and that the public rule says the same.
  private func expect(_ state: State, velocity: Double, target: Double, chooses chosen: State) {
    for corrections in Corrections.allAndNone {
      var player = Player(corrections)
      player.name += ": \(state), \(velocity), \(target)"
      // The scroll view's numbers grow when the finger moves left.
      let release = SwipeRelease(offset: 0, velocity: -1000 * velocity, target: 90 - target, from: state.rest)
      let rest = player.row.destination(of: release)
      #expect(rest == chosen.rest, "\(player.name)")
      player.put(state.rest)
      let reports = corrections == .article || state != chosen
      player.release(target: target, velocity: velocity, goesTo: chosen.place, reports ? chosen.rest.notice : nil)
      player.expectState(chosen)
    }
  }

  @Test("From left to right a row goes directly, with one notice that names the right")
  func directly() {
    for corrections in Corrections.allAndNone {
      var player = Player(corrections)
      player.put(.open(.leading))
      player.release(target: 200, goesTo: 270, .didOpen(.trailing))
      #expect(player.notices == [.didOpen(.trailing)])
    }
  }

  @Test("staysMeansStays: a flick toward the shown strip leaves the proposed target, wherever it is")
  func staysMeansStays() {
    for (corrections, keeps) in Corrections.each(.staysMeansStays, article: true, corrected: false) {
      for (state, velocity) in [(State.right, 0.5), (.left, -0.5)] {
        var player = Player(corrections)
        player.put(state.rest)
        let target = keeps ? 123 : state.place
        player.release(target: 123, velocity: velocity, goesTo: target)
        player.expectTarget(target)
        player.expectState(state)
      }
    }
  }

  @Test("staysMeansStays: from content offset 0, flicked back at 0.5, the right strip stops at 249.5 of 350")
  func staysPartOpen() {
    for (corrections, rest) in Corrections.each(.staysMeansStays, article: 249.5, corrected: 90 + 260) {
      var player = Player(trailing: 3, corrections)
      player.put(.open(.trailing))
      // 0 + 500 · 0.998 / 0.002 / 1000 = 249.5
      player.drag(350, velocity: -500, causes: SwipeEffects(startedMotion: true))
      player.settle()
      expectClose(player.contentOffset, rest)
      player.expectState(.right)
    }
  }

  @Test("noticeOnChange: every release that chooses a state is reported, changed or not")
  func noticeOnChange() {
    for (corrections, reports) in Corrections.each(.noticeOnChange, article: true, corrected: false) {
      for state in State.allCases {
        var player = Player(corrections)
        player.put(state.rest)
        player.release(target: state.place, goesTo: state.place, reports ? state.rest.notice : nil)
        player.expectState(state)
      }
    }
  }

  @Test("noEmptySide: without any buttons a target below 0 gives left, and target 0 from left gives right")
  func noButtons() {
    let faults: [State] = [.left, .right]
    for (corrections, states) in Corrections.each(.noEmptySide, article: faults, corrected: [.center, .center]) {
      var player = Player(leading: 0, trailing: 0, corrections)
      for (target, state) in zip([-1.0, 0], states) {
        player.release(target: target, restsAt: 0)
        player.expectState(state)
      }
    }
  }

  @Test("noEmptySide: a flick to the side without buttons enters it, and swallows the next flick")
  func swallowedFlick() {
    let faults: [State] = [.left, .center]
    for (corrections, states) in Corrections.each(.noEmptySide, article: faults, corrected: [.center, .right]) {
      var player = Player(leading: 0, corrections)
      for (x, state) in zip([10.0, -10], states) {
        player.drag(x, velocity: 60 * x)
        player.settle()
        player.expectState(state)
      }
    }
  }

  @Test("countsFromClosed: with strips of 90 and 30.3 the article opens one at exactly half, not its mirror image")
  func countsFromClosed() {
    for (corrections, state) in Corrections.each(.countsFromClosed, article: State.right, corrected: .center) {
      var player = Player(leadingWidths: [90], trailingWidths: [30.3], corrections)
      player.drag(-30.3 / 2)
      player.expectState(state)
      var mirrored = Player(leadingWidths: [30.3], trailingWidths: [90], corrections)
      mirrored.drag(30.3 / 2)
      mirrored.expectState(.center)
    }
  }
}
