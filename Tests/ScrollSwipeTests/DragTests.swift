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
    let dragged = row.contentOffset(at: Time(0.1))
    let released = row.pan(PanSample(.ended, translation: Vector(90, 0)), at: Time(0.2))
    #expect(released == SwipeEffects(.didOpen(.leading), startedMotion: true))  // 90 >= 160 / 2
    expectNumbers([dragged, row.contentOffset(at: Time(2))], [-90, -160])
  }

  /// The content's size, and the insets.
  private func content(_ row: ScrollSwipe) -> [Double] {
    [row.contentSize.width, row.contentSize.height, row.contentInset.leading, row.contentInset.trailing]
  }

  @Test("contentSize is the row's, and the insets are as wide as the buttons of each side")
  func contentSize() {
    for corrections in Corrections.allAndNone {
      let whole = Player(leading: [80, 80], trailing: [60, 30], corrections).row
      let bare = Player(leading: [], trailing: [], corrections).row
      expectNumbers(content(whole), [320, 44, 80 + 80, 60 + 30], corrections.testDescription)
      expectNumbers(content(bare), [320, 44, 0, 0], corrections.testDescription)
      expectNumbers([whole.closedContentOffset, bare.closedContentOffset], [0, 0])
    }
  }

  @Test("A button without a width is 80 points wide: 160 for the article's two")
  func defaultWidth() {
    let two = [InteractionAction(id: "yes", title: "Yes"), InteractionAction(id: "no", title: "No")]
    let row = ScrollSwipe(width: 320, height: 44, leading: two)
    expectNumbers(content(row), [320, 44, 160, 0])
    let frames = [0, 1].map { row.actionFrame(edge: .leading, index: $0, at: .zero) }
    #expect(frames == [LayoutRect(0, 0, 80, 44), LayoutRect(80, 0, 80, 44)])
  }

  @Test("Between the insets the content follows the finger, from the translation at began")
  func follows() {
    for corrections in Corrections.allAndNone {
      var player = Player(corrections)
      player.pan(.began, 7)
      for (x, offset) in [(57.0, 50.0), (167, 160), (-93, -100), (7, 0)] {
        player.follow(x, offset: offset)
        player.expectContentOffset(-offset)
      }
    }
  }

  @Test("Beyond an inset the rubber band holds the content back, and lets it follow again on the way back")
  func band() {
    for corrections in Corrections.allAndNone {
      var player = Player(corrections)
      player.hold(160 + 50)
      player.expectOffset(160 + rubberBand(50))
      player.pan(.changed, -100 - 1e6)
      player.expectOffset(-(100 + rubberBand(1e6)))
      #expect(player.row.limits.contains(player.offset))
      player.follow(40, offset: 40)
    }
  }

  @Test("The limits are the buttons and the width to which the band tends; none beside an empty side")
  func limits() {
    // 100 + 320 and 160 + 320
    let limits: [(Player, ClosedRange<Double>)] = [
      (Player(), -420...480), (Player(trailing: []), 0...480), (Player(leading: [], trailing: []), 0...0),
      (Player(leading: [], trailing: [], .article), 0...0),
    ]
    for (player, expected) in limits { #expect(player.row.limits == expected, "\(player.name)") }
  }

  @Test("Content that the band holds is caught there, without a jump")
  func caughtInTheBand() {
    var player = Player()
    player.drag(300)
    player.now += 0.02
    let caught = player.offset(after: 0.01)
    #expect(caught > 160)
    player.hold()
    player.expectOffset(caught)
    player.pan(.changed, 0)
    expectClose(player.offset, caught)
    player.pan(.changed, 10)
    let followed = player.offset
    #expect(followed > caught && followed < caught + 10)
  }

  @Test("Samples without a pan that began are ignored")
  func withoutBegan() {
    for corrections in Corrections.allAndNone {
      for phase in PanPhase.allCases where phase != .began {
        var player = Player(corrections)
        player.pan(phase, 120, velocity: 900, causes: .none)
        player.expectRow(Player(corrections).row)
      }
    }
  }

  @Test("A second began counts from where the content is, and keeps the first one's resting position")
  func beganTwice() {
    var player = Player()
    player.put(.open(.trailing))
    player.hold(70)
    player.hold(10)
    player.expectOffset(-20)  // -100 + 70 + 10
    player.pan(.cancelled, 10, causes: SwipeEffects(startedMotion: true))
    player.settle()
    player.expectOffset(-100)
  }

  @Test("Under the article's rules there are buttons at the leading side only")
  func rules() {
    let (whole, article) = (ScrollSwipe.Rules.swipeableTableViewCell, ScrollSwipe.Rules.article)
    #expect(ScrollSwipe.Rules.allCases == [whole, article])
    #expect([whole.rawValue, article.rawValue] == ["SwipeableTableViewCell", "article"])
    #expect([whole.edges, article.edges] == [[.leading, .trailing], [.leading]])
    for corrections in Corrections.allAndNone {
      let row = Player(rules: .article, corrections).row
      #expect(SwipeEdge.allCases.map { row.actions($0).count } == [2, 0])
      expectNumbers(content(row), [320, 44, 160, 0])
    }
  }
}
