import ScrollSwipe
import TestSupport
import Testing

@Suite("A finger scrolls the content")
struct DragTests {
  @Test("The article's row, end to end: the example of the documentation")
  func example() {
    var row = ScrollSwipe(width: 320, height: 44, leading: InteractionAction.buttons([80, 80]))
    #expect(row.pan(PanSample(.began, translation: .zero), at: Time(0)) == .none)
    #expect(row.pan(PanSample(.changed, translation: Vector(90, 0)), at: Time(0.1)) == .none)
    #expect(row.contentOffset(at: Time(0.1)) == -90)
    let released = row.pan(PanSample(.ended, translation: Vector(90, 0)), at: Time(0.2))
    #expect(released == SwipeEffects(.didOpen(.leading), startedMotion: true))  // 90 >= 160 / 2
    #expect(row.contentOffset(at: Time(2)) == -160)
  }

  @Test(
    "contentSize is the row's, and the insets are as wide as the buttons of each side",
    arguments: [([80, 80], [60, 30]), ([], [])] as [([Double], [Double])], Corrections.allAndNone)
  func contentSize(widths: (leading: [Double], trailing: [Double]), corrections: Corrections) {
    let row = Player(leading: widths.leading, trailing: widths.trailing, corrections).row
    #expect(row.contentSize == LayoutSize(width: 320, height: 44))
    #expect(row.contentInset.leading == widths.leading.reduce(0, +))
    #expect(row.contentInset.trailing == widths.trailing.reduce(0, +))
    #expect(row.closedContentOffset == 0)
  }

  @Test("A button without a width is 80 points wide: 160 for the article's two")
  func defaultWidth() {
    let two = [InteractionAction(id: "yes", title: "Yes"), InteractionAction(id: "no", title: "No")]
    let row = ScrollSwipe(width: 320, height: 44, leading: two)
    #expect(row.contentInset == (leading: 160, trailing: 0))
    #expect(row.actionFrame(.leading, 0, at: .zero) == LayoutRect(0, 0, 80, 44))
    #expect(row.actionFrame(.leading, 1, at: .zero) == LayoutRect(80, 0, 80, 44))
  }

  @Test(
    "Between the insets the content follows the finger, from the translation at began",
    arguments: Corrections.allAndNone)
  func follows(corrections: Corrections) {
    var player = Player(corrections)
    player.pan(.began, 7)
    for (x, offset) in [(57.0, 50.0), (167, 160), (-93, -100), (7, 0)] {
      #expect(player.pan(.changed, x) == .none)
      #expect(player.offset == offset)
      #expect(player.contentOffset == -offset)
    }
  }

  @Test(
    "Beyond an inset the rubber band holds the content back, and lets it follow again on the way back",
    arguments: Corrections.allAndNone)
  func band(corrections: Corrections) {
    var player = Player(corrections)
    player.hold(160 + 50)
    #expect(player.offset == 160 + rubberBand(50))
    player.pan(.changed, -100 - 1e6)
    #expect(player.offset == -(100 + rubberBand(1e6)))
    #expect(player.row.limits.contains(player.offset))
    player.pan(.changed, 40)
    #expect(player.offset == 40)
  }

  @Test(
    "The limits are the buttons and the width to which the band tends; none beside an empty side",
    // 100 + 320 and 160 + 320
    arguments: [
      (Player(), -420...480), (Player(trailing: []), 0...480), (Player(leading: [], trailing: []), 0...0),
      (Player(leading: [], trailing: [], .article), 0...0),
    ] as [(Player, ClosedRange<Double>)])
  func limits(player: Player, limits: ClosedRange<Double>) {
    #expect(player.row.limits == limits)
  }

  @Test("Content that the band holds is caught there, without a jump")
  func caughtInTheBand() {
    var player = Player()
    player.drag(300)
    player.now += 0.02
    let caught = player.offset(after: 0.01)
    #expect(caught > 160)
    player.hold()
    #expect(player.offset == caught)
    player.pan(.changed, 0)
    expectClose(player.offset, caught)
    player.pan(.changed, 10)
    #expect(player.offset > caught)
    #expect(player.offset < caught + 10)
  }

  @Test(
    "What comes without a pan that began is ignored", arguments: PanPhase.allCases.filter { $0 != .began },
    Corrections.allAndNone)
  func withoutBegan(phase: PanPhase, corrections: Corrections) {
    var player = Player(corrections)
    #expect(player.pan(phase, 120, velocity: 900) == .none)
    #expect(player.row == Player(corrections).row)
  }

  @Test("A second began counts from where the content is, and keeps the first one's resting position")
  func beganTwice() {
    var player = Player()
    player.put(.open(.trailing))
    player.hold(70)
    player.hold(10)
    #expect(player.offset == -20)  // -100 + 70 + 10
    #expect(player.pan(.cancelled, 10) == SwipeEffects(startedMotion: true))
    player.settle()
    #expect(player.offset == -100)
  }

  @Test("Under the article's rules there are buttons at the leading side only", arguments: Corrections.allAndNone)
  func articleHasOneSide(corrections: Corrections) {
    let row = Player(rules: .article, corrections).row
    #expect(row.actions(.leading).count == 2)
    #expect(row.actions(.trailing) == [])
    #expect(row.contentInset == (leading: 160, trailing: 0))
  }

  @Test(
    "The rules have names, and the sides that can have buttons",
    arguments: zip(
      ScrollSwipe.Rules.allCases,
      [("SwipeableTableViewCell", [SwipeEdge.leading, .trailing]), ("article", [.leading])]))
  func rules(rules: ScrollSwipe.Rules, expected: (name: String, edges: [SwipeEdge])) {
    #expect(rules.rawValue == expected.name)
    #expect(rules.edges == expected.edges)
  }
}
