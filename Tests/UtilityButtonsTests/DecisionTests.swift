import TestSupport
import Testing
import UtilityButtons

/// The article's table, entry by entry, asked as a real scroll view asks: L = 90, R = 180, P = 270.
@Suite("The table of a release")
struct DecisionTests {
  /// P - R/2 and L/2.
  static let (right, left) = (270.0 - 180 / 2, 90.0 / 2)

  /// What a release is decided by, and the state that it leads to.
  typealias Entry = (state: State, velocity: Double, target: Double, chosen: State)

  /// A flick, at 0.5 points per millisecond exactly and faster; the target plays no part.
  static let flicks: [Entry] = [
    (State.center, 0.5, State.right), (.center, 3, .right), (.center, -0.5, .left), (.center, -3, .left),
    (.left, 0.5, .center), (.left, 3, .center), (.right, -0.5, .center), (.right, -3, .center),
  ].flatMap { entry in [0.0, 90, 130, 270].map { (entry.0, entry.1, $0, entry.2) } }

  /// Slower, the target decides, by comparisons that are strict in the center only.
  static let targets: [Entry] = [
    (State.center, right.nextUp, State.right), (.center, right, .center), (.center, left, .center),
    (.center, left.nextDown, .left), (.center, 90, .center),
    (.left, right, .right), (.left, right.nextDown, .center), (.left, left.nextUp, .center), (.left, left, .left),
    (.right, left, .left), (.right, left.nextUp, .center), (.right, right.nextDown, .center), (.right, right, .right),
  ].flatMap { entry in [0, 0.499, -0.499].map { (entry.0, $0, entry.1, entry.2) } }

  static func place(_ state: State) -> Double {
    switch state {
    case .left: 0
    case .center: 90
    case .right: 270
    }
  }

  @Test("Each entry leads where the article says, with all corrections and with none", arguments: flicks + targets)
  func entry(entry: Entry) {
    for corrections in Corrections.allAndNone {
      var player = Player(corrections)
      player.put(entry.state.rest)
      let answer = player.release(target: entry.target, velocity: entry.velocity)
      let notice = corrections == .article || entry.state != entry.chosen ? entry.chosen.rest.notice : nil
      #expect(answer == .goes(to: Self.place(entry.chosen), notice), "\(corrections.testDescription)")
      #expect(player.row.cellState == entry.chosen)
    }
  }

  @Test("The public rule says the same", arguments: flicks + targets)
  func destination(entry: Entry) {
    for corrections in Corrections.allAndNone {
      // The scroll view's numbers grow when the finger moves left.
      let release = SwipeRelease(
        offset: 0, velocity: -1000 * entry.velocity, target: 90 - entry.target, from: entry.state.rest)
      #expect(Player(corrections).row.destination(of: release) == entry.chosen.rest)
    }
  }

  @Test("Left to right goes directly, with one notice that names the right", arguments: Corrections.allAndNone)
  func directly(corrections: Corrections) {
    var player = Player(corrections)
    player.put(.open(.leading))
    #expect(player.release(target: 200) == .goes(to: 270, .didOpen(.trailing)))
    #expect(player.notices == [.didOpen(.trailing)])
  }

  @Test(
    "staysMeansStays: a flick toward the shown strip leaves the proposed target, wherever it is",
    arguments: Corrections.each(.staysMeansStays, article: true, corrected: false),
    [(State.right, 0.5), (.left, -0.5)])
  func staysMeansStays(fault: (corrections: Corrections, keeps: Bool), flick: (state: State, velocity: Double)) {
    var player = Player(fault.corrections)
    player.put(flick.state.rest)
    let target = fault.keeps ? 123 : Self.place(flick.state)
    #expect(player.release(target: 123, velocity: flick.velocity) == .goes(to: target))
    #expect(player.row.targetContentOffset == target)
    #expect(player.row.cellState == flick.state)
  }

  @Test(
    "staysMeansStays: from content offset 0, flicked back at 0.5, the right strip stops at 249.5 of 350",
    arguments: Corrections.each(.staysMeansStays, article: 249.5, corrected: 90 + 260))
  func staysPartOpen(corrections: Corrections, rest: Double) {
    var player = Player(trailing: 3, corrections)
    player.put(.open(.trailing))
    // 0 + 500 · 0.998 / 0.002 / 1000 = 249.5
    #expect(player.drag(350, velocity: -500) == SwipeEffects(startedMotion: true))
    player.settle()
    expectClose(player.contentOffset, rest)
    #expect(player.row.cellState == .right)
  }

  @Test(
    "noticeOnChange: every release that chooses a state is reported, changed or not",
    arguments: Corrections.each(.noticeOnChange, article: true, corrected: false), State.allCases)
  func noticeOnChange(fault: (corrections: Corrections, reports: Bool), state: State) {
    var player = Player(fault.corrections)
    player.put(state.rest)
    let answer = player.release(target: Self.place(state))
    #expect(answer == .goes(to: Self.place(state), fault.reports ? state.rest.notice : nil))
    #expect(player.row.cellState == state)
  }

  @Test(
    "noEmptySide: without any buttons a target below 0 gives left, and target 0 from left gives right",
    arguments: Corrections.each(.noEmptySide, article: [State.left, .right], corrected: [.center, .center]))
  func noButtons(corrections: Corrections, states: [State]) {
    var player = Player(leading: 0, trailing: 0, corrections)
    for (target, state) in zip([-1.0, 0], states) {
      #expect(player.release(target: target).targetContentOffset == 0)
      #expect(player.row.cellState == state)
    }
  }

  @Test(
    "noEmptySide: a flick to the side without buttons enters it, and swallows the next flick",
    arguments: Corrections.each(.noEmptySide, article: [State.left, .center], corrected: [.center, .right]))
  func swallowedFlick(corrections: Corrections, states: [State]) {
    var player = Player(leading: 0, corrections)
    for (x, state) in zip([10.0, -10], states) {
      player.drag(x, velocity: 60 * x)
      player.settle()
      #expect(player.row.cellState == state)
    }
  }

  @Test(
    "countsFromClosed: with strips of 90 and 30.3 the article opens one at exactly half, and not its mirror image",
    arguments: Corrections.each(.countsFromClosed, article: State.right, corrected: .center))
  func countsFromClosed(corrections: Corrections, state: State) {
    var player = Player(leadingWidths: [90], trailingWidths: [30.3], corrections)
    player.drag(-30.3 / 2)
    #expect(player.row.cellState == state)
    var mirrored = Player(leadingWidths: [30.3], trailingWidths: [90], corrections)
    mirrored.drag(30.3 / 2)
    #expect(mirrored.row.cellState == .center)
  }
}
