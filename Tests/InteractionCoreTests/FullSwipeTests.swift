import InteractionCore
import ScrollSwipe
import TestSupport
import Testing
import UtilityButtons

@Suite("Full swipes: one rule for all designs")
struct FullSwipeTests {
  static let on = SwipeOptions(allowsFullSwipe: true)

  /// What a finger that lifts at a translation reports.
  private func lift(
    _ player: inout TunedPlayer, at x: Double, velocity: Double = 0, _ phase: PanPhase = .ended
  ) -> [SwipeNotice] {
    player.hold(x)
    return player.pan(phase, x, velocity: velocity).notices
  }

  /// Expects what a finger arms at a translation, and what it reports when it lifts there.
  private func expect(
    _ player: inout TunedPlayer, at x: Double, velocity: Double = 0, arms edge: SwipeEdge?, _ notices: [SwipeNotice],
    location: SourceLocation = #_sourceLocation
  ) {
    player.hold(x)
    player.expect(armed: edge, "at \(x)", location: location)
    player.expect(.pan(.ended, x, velocity: velocity), reports: notices, location: location)
  }

  @Test("Full swipes are off by default in every design")
  func offByDefault() {
    for (design, edge) in SwipeDesign.each(SwipeEdge.allCases) {
      var player = TunedPlayer(design.row())
      expect(&player, at: edge.sign * 310, arms: nil, [.didOpen(edge)])
    }
    // Without full swipes, the buttons stand still.
    for design in SwipeDesign.driven {
      var player = TunedPlayer(design.row())
      player.hold(-300)
      player.expect(.trailing, frames: LayoutRect(240, 0, 80, 44))
      #expect(player.offset < -80, "\(design)")
    }
  }

  @Test("From max(0.55 of the width, buttons + 30) on, or the app's numbers, a release performs the outermost action")
  func performs() {
    // One button: 0.55 · 320 = 176 > 80 + 30. Two: 160 + 30 = 190 > 176.
    for (buttons, way) in [(1, 0.55 * 320), (2, 190)] {
      for (design, edge) in SwipeDesign.each(SwipeEdge.allCases) {
        let row = design.row(leading: buttons, trailing: buttons, Self.on)
        var player = TunedPlayer(row)
        expect(&player, at: edge.sign * way, arms: edge, [.didPress(edge, 0)])
        player.expect(armed: nil)
        player.settle()
        player.expect(offset: 0)
        player = TunedPlayer(row)
        expect(&player, at: edge.sign * way.nextDown, arms: nil, [.didOpen(edge)])
      }
    }

    let cases: [(SwipeOptions, Double)] = [
      (SwipeOptions(allowsFullSwipe: true, fullSwipeFraction: 0.75), 240),
      (SwipeOptions(allowsFullSwipe: true, fullSwipeFraction: 0, fullSwipeMargin: 20), 100),
    ]
    for (design, (options, threshold)) in SwipeDesign.each(cases) {
      var player = TunedPlayer(design.row(options))
      player.hold(0 - threshold.nextDown)
      player.expect(armed: nil, "before \(threshold)")
      player.pan(.changed, 0 - threshold)
      player.expect(armed: .trailing, "at \(threshold)")
    }
  }

  @Test("A finger drags the content up to the row's width, and no release throws it farther")
  func limits() {
    for design in SwipeDesign.allCases {
      var player = TunedPlayer(design.row(Self.on))
      #expect(player.row.limits == -320...320, "\(design)")
      player.hold(-310)
      player.expect(offset: -310)
    }
    for (design, x) in SwipeDesign.each([100.0, 250, 320]) {
      var player = TunedPlayer(design.row(Self.on))
      _ = lift(&player, at: x, velocity: 20_000)
      let way = (player.row.settleTime ?? player.now) - player.now
      let offsets = (0...100).map { player.row.offset(at: player.now + way * Double($0) / 100) }
      #expect(offsets.filter { !($0 <= 320) } == [], "\(design), from \(x)")
    }
  }

  @Test("Going back disarms; a cancelled gesture performs nothing, and neither does momentum")
  func back() {
    for design in SwipeDesign.allCases {
      var player = TunedPlayer(design.row(Self.on))
      player.hold(-200, -100)
      player.expect(armed: nil)
      player.expect(.pan(.ended, -100), reports: [.didOpen(.trailing)])
      for phase in [PanPhase.cancelled, .failed] {
        var player = TunedPlayer(design.row(Self.on))
        player.hold(-300)
        player.expect(.pan(phase, -300), reports: [])
      }
      var flung = TunedPlayer(design.row(Self.on))
      flung.hold(-90)
      flung.expect(.pan(.ended, -90, velocity: -9000), reports: [.didOpen(.trailing)])
    }
    // A cancelled gesture performs nothing in the articles without any correction either.
    let action = InteractionAction(id: "a", title: "A")
    for phase in [PanPhase.cancelled, .failed] {
      let articles: [any SwipedRow] = [
        ScrollSwipe(width: 320, height: 44, trailing: [action], options: Self.on, corrections: []),
        UtilityButtons(width: 320, height: 44, trailing: [action], options: Self.on, corrections: []),
      ]
      for row in articles {
        var player = TunedPlayer(row)
        #expect(!lift(&player, at: -300, phase).contains(.didPress(.trailing, 0)))
      }
    }
  }

  @Test("A flick back at the design's or the options' speed calls off a full swipe; a flick outward does not")
  func flickBack() {
    for design in SwipeDesign.allCases {
      // ScrollSwipe's own flick begins at 600 points per second, that of the others at 500.
      let own = design == .scrollSwipe ? 600.0 : 500
      let cases: [(flick: Double?, velocity: Double, performs: Bool)] = [
        (nil, 601, false), (nil, 400, true), (100, 101, false), (100, 99, true), (nil, own, false),
        (nil, own - 0.5, true), (nil, -own, true),
      ]
      let performs = cases.map { flick, velocity, _ in
        var options = Self.on
        options.flick = flick
        var player = TunedPlayer(design.row(options))
        return lift(&player, at: -200, velocity: velocity).contains(.didPress(.trailing, 0))
      }
      #expect(performs == cases.map(\.performs), "\(design)")
    }
  }

  @Test("A side that can be swiped fully changes nothing on the other")
  func otherSide() {
    for (design, velocity) in SwipeDesign.each([0.0, 700, 3000]) where SwipeDesign.driven.contains(design) {
      func offsets(_ options: SwipeOptions) -> [Double] {
        var player = TunedPlayer(design.row(leading: 0, options))
        player.handle(.open(.trailing, animated: false))
        _ = lift(&player, at: 20, velocity: velocity)
        return (0...20).map { player.row.offset(at: player.now + Double($0) / 40) }
      }
      #expect(offsets(Self.on) == offsets(SwipeOptions()), "\(design) at \(velocity)")
    }
  }

  @Test("However slowly it is let go, each side settles as the mirror image of the other; an empty side does not open")
  func mirrored() {
    for (design, velocity) in SwipeDesign.each([0.5, 1, 100]) where SwipeDesign.driven.contains(design) {
      var leading = TunedPlayer(design.row(trailing: 0, Self.on))
      var trailing = TunedPlayer(design.row(leading: 0, Self.on))
      _ = (lift(&leading, at: 120, velocity: velocity), lift(&trailing, at: -120, velocity: -velocity))
      let times = (0...20).map { leading.now + Double($0) / 40 }
      let mirrored = times.map { 0 - trailing.row.offset(at: $0) }
      #expect(times.map { leading.row.offset(at: $0) } == mirrored, "\(design) at \(velocity)")
    }
    for (design, velocity) in SwipeDesign.each([0.5, 1, 99]) {
      for edge in SwipeEdge.allCases {
        let row = design.row(leading: edge == .leading ? 0 : 1, trailing: edge == .leading ? 1 : 0, Self.on)
        var player = TunedPlayer(row)
        player.hold(0)
        player.expect(.pan(.ended, 0, velocity: edge.sign * velocity), causes: .none)
        player.expect(still: player.offset)
      }
    }
  }

  // MARK: The button

  @Test("Beyond the buttons the outermost one grows with the content; armed, it takes the room of all")
  func grows() throws {
    for design in SwipeDesign.allCases {
      var player = TunedPlayer(design.row(leading: 2, trailing: 2, Self.on))
      player.hold(-180)
      let height = 44 - design.lineHeight
      // 20 points more than 160.
      player.expect(.trailing, frames: LayoutRect(220, 0, 100, height), LayoutRect(140, 0, 80, height))
      player.pan(.changed, 160.5)
      player.expect(.leading, frames: LayoutRect(0, 0, 80.5, height))
      player.pan(.changed, 180)
      player.expect(.leading, frames: LayoutRect(0, 0, 100, height), LayoutRect(100, 0, 80, height))
    }

    for design in SwipeDesign.allCases {
      var player = TunedPlayer(design.row(leading: 2, trailing: 2, Self.on))
      func room(_ edge: SwipeEdge) -> (LayoutRect, Double) { (player.frame(edge, 0), player.frame(edge, 1).width) }
      let height = 44 - design.lineHeight
      player.hold(-200)
      #expect(room(.trailing) == (LayoutRect(120, 0, 200, height), 0), "\(design)")
      let found = try #require(player.row.action(under: Vector(130, 20), at: player.now))
      #expect(found == (.trailing, 0), "\(design)")
      var layers = LayerList()
      player.row.draw(RowContent(id: RowID(0), title: ""), origin: .zero, at: player.now, into: &layers)
      let painted = layers.layers.filter { $0.id.part == .action(.trailing, 0) }
      #expect(painted.map { [$0.frame.x, $0.frame.maxX] } == [[120, 320]], "\(design)")
      player.pan(.changed, 200)
      #expect(room(.leading) == (LayoutRect(0, 0, 200, height), 0), "\(design)")
    }
  }

  // MARK: A real scroll view

  @Test("A real scroll view's rubber band is undone, so that the same finger arms; without a finger nothing arms")
  func driven() {
    let two = ScrollSwipe(width: 320, height: 44, trailing: InteractionAction.buttons([80, 80]), options: Self.on)
    let opened = ScrollAnswer(targetContentOffset: 160, effects: SwipeEffects(.didOpen(.trailing)))
    let performed = ScrollAnswer(targetContentOffset: 0, effects: SwipeEffects(.didPress(.trailing, 0)))
    for (finger, armed, expected) in [(189.0, SwipeEdge?.none, opened), (190, .trailing, performed)] {
      var scroll = RowPlayer(two)
      scroll.report(.began(contentOffset: 0))
      let content = 160 + rubberBand(finger - 160) + 1e-9
      scroll.report(.moved(contentOffset: content))
      #expect(scroll.row.armedEdge(at: scroll.time) == armed)
      #expect(scroll.report(.ended(contentOffset: content, velocity: 0, target: 160)) == expected)
    }
    var untouched = RowPlayer(
      ScrollSwipe(width: 320, height: 44, trailing: InteractionAction.buttons([80]), options: Self.on))
    untouched.report(.moved(contentOffset: 300))
    #expect(untouched.row.armedEdge(at: untouched.time) == nil)
    let answer = untouched.report(.ended(contentOffset: 300, velocity: 0, target: 80))
    #expect(answer.effects.notices == [.didOpen(.trailing)])
  }
}
