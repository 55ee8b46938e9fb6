import ScrollSwipe
import Testing

@Suite("A finger scrolls the content")
struct DragTests {
  @Test("The article's row, end to end: the example of the documentation")
  func example() {
    var row = ScrollSwipe(width: 320, height: 44, leading: Player.actions([80, 80]))

    row.pan(PanSample(.began, at: Time(0), translation: .zero))
    row.pan(PanSample(.changed, at: Time(0.1), translation: Vector(90, 0)))
    #expect(row.contentOffset(at: Time(0.1)) == -90)
    let effects = row.pan(PanSample(.ended, at: Time(0.2), translation: Vector(90, 0)))

    #expect(effects == SwipeEffects(.didOpen(.leading), startedMotion: true))  // 90 >= 160 / 2
    #expect(row.contentOffset(at: Time(2)) == -160)
  }

  @Test(
    "contentSize is the row's, and the insets are as wide as the buttons of each side",
    arguments: [ScrollSwipe.Corrections.all, []])
  func contentSize(corrections: ScrollSwipe.Corrections) {
    let row = Player(leading: [80, 80], trailing: [60, 30], corrections).row
    #expect(row.contentSize == LayoutSize(width: 320, height: 44))
    #expect(row.contentInset == (left: 80 + 80, right: 60 + 30))
    let none = Player(leading: [], trailing: [], corrections).row
    #expect(none.contentInset == (left: 0, right: 0))
  }

  @Test("A button without a width is 80 points wide: 160 for the article's two")
  func defaultWidth() {
    let two = [InteractionAction(id: "yes", title: "Yes"), InteractionAction(id: "no", title: "No")]
    let row = ScrollSwipe(width: 320, height: 44, leading: two)
    #expect(row.contentInset == (left: 160, right: 0))
    #expect(row.actionFrame(.leading, 0, at: .zero) == LayoutRect(0, 0, 80, 44))
    #expect(row.actionFrame(.leading, 1, at: .zero) == LayoutRect(80, 0, 80, 44))
  }

  @Test(
    "Between the insets the content follows the finger, from the translation at began",
    arguments: [ScrollSwipe.Corrections.all, []])
  func follows(corrections: ScrollSwipe.Corrections) {
    var player = Player(corrections)
    player.pan(.began, 7)
    for (x, offset) in [(57.0, 50.0), (167, 160), (-93, -100), (7, 0)] {
      player.pan(.changed, x)
      #expect(player.offset == offset)
      #expect(player.contentOffset == -offset)
    }
  }

  @Test(
    "Beyond an inset the rubber band holds the content back, and lets it follow again on the way back",
    arguments: [ScrollSwipe.Corrections.all, []])
  func rubberBand(corrections: ScrollSwipe.Corrections) {
    var player = Player(corrections)
    player.pan(.began, 0)
    player.pan(.changed, 160 + 50)
    #expect(player.offset == 160 + banded(50))
    player.pan(.changed, -100 - 1e6)
    #expect(player.offset == -(100 + banded(1e6)))
    #expect(player.row.limits.contains(player.offset))
    player.pan(.changed, 40)
    #expect(player.offset == 40)
  }

  @Test("The limits are the buttons and the width to which the band tends; none beside an empty side")
  func limits() {
    #expect(Player().row.limits == -(100 + 320)...(160 + 320))
    #expect(Player(trailing: []).row.limits == 0...(160 + 320))
    #expect(Player(leading: [], trailing: []).row.limits == 0...0)
    #expect(Player(leading: [], trailing: [], []).row.limits == -320...320)
  }

  @Test("Content that the band holds is caught there, without a jump")
  func caughtInTheBand() {
    var player = Player()
    player.drag(300)
    player.now += 0.02
    let caught = player.row.offset(at: Time(player.now + 0.01))
    #expect(caught > 160)
    player.pan(.began, 0)
    #expect(player.offset == caught)
    player.pan(.changed, 0)
    #expect(abs(player.offset - caught) < 1e-9)
    player.pan(.changed, 10)
    #expect(player.offset - caught > 0 && player.offset - caught < 10)
  }

  @Test("What comes without a pan that began is ignored", arguments: [ScrollSwipe.Corrections.all, []])
  func withoutBegan(corrections: ScrollSwipe.Corrections) {
    for phase in PanPhase.allCases where phase != .began {
      var player = Player(corrections)
      player.pan(phase, 120, velocity: 900)
      #expect(player.row == Player(corrections).row)
      #expect(player.notices == [])
    }
  }

  @Test("A second began counts from where the content is, and keeps the first one's resting place")
  func beganTwice() {
    var player = Player()
    player.putOpen(.trailing)
    player.pan(.began, 0)
    player.pan(.changed, 70)
    player.pan(.began, 0)
    player.pan(.changed, 10)
    #expect(player.offset == -100 + 70 + 10)
    player.pan(.cancelled, 10)
    player.settle()
    #expect(player.offset == -100)
    #expect(player.notices == [])
  }

  @Test("Under the article's rules there are buttons at the leading side only")
  func articleHasOneSide() {
    for corrections in [ScrollSwipe.Corrections.all, []] {
      let row = Player(rules: .article, corrections).row
      #expect(row.actions(.leading).count == 2)
      #expect(row.actions(.trailing) == [])
      #expect(row.contentInset == (left: 160, right: 0))
    }
    #expect(ScrollSwipe.Rules.allCases.map(\.name) == ["SwipeableTableViewCell", "article"])
    #expect(ScrollSwipe.Rules.allCases.map(\.edges) == [[.leading, .trailing], [.leading]])
  }
}
