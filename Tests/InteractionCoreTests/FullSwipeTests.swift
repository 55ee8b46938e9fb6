import InteractionCore
import ScrollSwipe
import TestSupport
import Testing
import UtilityButtons

@Suite("Full swipes: one rule for all designs")
struct FullSwipeTests {
  static let on = SwipeOptions(fullSwipe: true)

  @Test("No design has them unless it is told", arguments: SwipeDesign.allCases, SwipeEdge.allCases)
  func offByDefault(design: SwipeDesign, edge: SwipeEdge) {
    var player = TunedPlayer(design.row())
    player.hold(edge.sign * 310)
    #expect(player.armed == nil)
    #expect(player.pan(.ended, edge.sign * 310).notices == [.didOpen(edge)])
  }

  // One button: 0.55 · 320 = 176 > 80 + 30. Two: 160 + 30 = 190 > 176.
  @Test(
    "From max(0.55 of the width, the buttons + 30 points) on, lifting the finger performs the outermost action",
    arguments: SwipeDesign.allCases, [(1, 0.55 * 320), (2, 190)])
  func performs(design: SwipeDesign, swipe: (buttons: Int, at: Double)) {
    for edge in SwipeEdge.allCases {
      let row = design.row(leading: swipe.buttons, trailing: swipe.buttons, Self.on)
      var player = TunedPlayer(row)
      player.hold(edge.sign * swipe.at)
      #expect(player.armed == edge)
      #expect(player.pan(.ended, edge.sign * swipe.at).notices == [.didPress(edge, 0)])
      #expect(player.armed == nil)
      player.settle()
      #expect(player.offset == 0)
      player = TunedPlayer(row)
      player.hold(edge.sign * swipe.at.nextDown)
      #expect(player.armed == nil)
      #expect(player.pan(.ended, edge.sign * swipe.at.nextDown).notices == [.didOpen(edge)])
    }
  }

  @Test("A finger brings the content as far as the row is wide", arguments: SwipeDesign.allCases)
  func limits(design: SwipeDesign) {
    var player = TunedPlayer(design.row(Self.on))
    #expect(player.row.limits == -320...320)
    player.hold(-310)
    #expect(player.offset == -310)
  }

  @Test("The part of the width and the margin beyond the buttons are the app's", arguments: SwipeDesign.allCases)
  func tuned(design: SwipeDesign) {
    let cases: [(SwipeOptions, Double)] = [
      (SwipeOptions(fullSwipe: true, fullSwipePart: 0.75), 240),
      (SwipeOptions(fullSwipe: true, fullSwipePart: 0, fullSwipeMargin: 20), 100),
    ]
    for (options, threshold) in cases {
      var player = TunedPlayer(design.row(options))
      player.hold(0 - threshold.nextDown)
      #expect(player.armed == nil)
      player.pan(.changed, 0 - threshold)
      #expect(player.armed == .trailing)
    }
  }

  @Test("A finger that goes back is not armed any more", arguments: SwipeDesign.allCases)
  func back(design: SwipeDesign) {
    var player = TunedPlayer(design.row(Self.on))
    player.hold(-200, -100)
    #expect(player.armed == nil)
    #expect(player.pan(.ended, -100).notices == [.didOpen(.trailing)])
  }

  @Test("A flick back calls it off, at the speed that the options name", arguments: SwipeDesign.allCases)
  func flickBack(design: SwipeDesign) {
    for (flick, velocity, performs) in [(nil, 599, false), (nil, 400, true), (100, 101, false), (100, 99, true)]
      as [(Double?, Double, Bool)]
    {
      var options = Self.on
      options.flick = flick
      var player = TunedPlayer(design.row(options))
      player.hold(-200)
      // ScrollSwipe's own flick begins at 600 points per second, that of the others at 500.
      let back = flick == nil && !performs ? velocity + 2 : velocity
      #expect(player.pan(.ended, -200, velocity: back).notices.contains(.didPress(.trailing, 0)) == performs)
    }
  }

  @Test("At just that speed it does, and toward the row's edge none does", arguments: SwipeDesign.allCases)
  func flickBorder(design: SwipeDesign) {
    let own = design == .scrollSwipe ? 600.0 : 500
    for (velocity, performs) in [(own, false), (own - 0.5, true), (-own, true)] {
      var player = TunedPlayer(design.row(Self.on))
      player.hold(-200)
      #expect(player.pan(.ended, -200, velocity: velocity).notices.contains(.didPress(.trailing, 0)) == performs)
    }
  }

  @Test("A side that can be swiped fully changes nothing on the other", arguments: SwipeDesign.driven)
  func otherSide(design: SwipeDesign) {
    for velocity in [0.0, 700, 3000] {
      func offsets(_ options: SwipeOptions) -> [Double] {
        var player = TunedPlayer(design.row(leading: 0, options))
        player.handle(.open(.trailing, animated: false))
        player.hold(20)
        player.pan(.ended, 20, velocity: velocity)
        return (0...20).map { player.row.offset(at: player.now + Double($0) / 40) }
      }
      #expect(offsets(Self.on) == offsets(SwipeOptions()))
    }
  }

  @Test("However slowly it is let go, a row settles as its mirror image", arguments: SwipeDesign.driven, [0.5, 1, 100])
  func mirrored(design: SwipeDesign, velocity: Double) {
    var leading = TunedPlayer(design.row(trailing: 0, Self.on))
    var trailing = TunedPlayer(design.row(leading: 0, Self.on))
    leading.hold(120)
    leading.pan(.ended, 120, velocity: velocity)
    trailing.hold(-120)
    trailing.pan(.ended, -120, velocity: -velocity)
    for step in 0...20 {
      let time = leading.now + Double(step) / 40
      #expect(leading.row.offset(at: time) == 0 - trailing.row.offset(at: time))
    }
  }

  @Test(
    "A finger that lifts at closed toward an empty side moves nothing", arguments: SwipeDesign.allCases, [0.5, 1, 99])
  func towardNothing(design: SwipeDesign, velocity: Double) {
    for edge in SwipeEdge.allCases {
      var player = TunedPlayer(
        design.row(leading: edge == .leading ? 0 : 1, trailing: edge == .leading ? 1 : 0, Self.on))
      player.hold(0)
      #expect(player.pan(.ended, 0, velocity: edge.sign * velocity) == .none)
      #expect(player.row.settles == nil)
    }
  }

  @Test("A gesture that is cancelled or fails performs nothing", arguments: SwipeDesign.allCases)
  func cancelled(design: SwipeDesign) {
    for phase in [PanPhase.cancelled, .failed] {
      var player = TunedPlayer(design.row(Self.on))
      player.hold(-300)
      #expect(player.pan(phase, -300).notices == [])
    }
  }

  @Test("So it is in the articles without any correction")
  func cancelledArticles() {
    let action = InteractionAction(id: "a", title: "A")
    for phase in [PanPhase.cancelled, .failed] {
      var scroll = TunedPlayer(
        ScrollSwipe(width: 320, height: 44, trailing: [action], options: Self.on, corrections: []))
      var utility = TunedPlayer(
        UtilityButtons(width: 320, height: 44, trailing: [action], options: Self.on, corrections: []))
      scroll.hold(-300)
      utility.hold(-300)
      #expect(!scroll.pan(phase, -300).notices.contains(.didPress(.trailing, 0)))
      #expect(!utility.pan(phase, -300).notices.contains(.didPress(.trailing, 0)))
    }
  }

  @Test("Momentum performs nothing", arguments: SwipeDesign.allCases)
  func momentum(design: SwipeDesign) {
    var player = TunedPlayer(design.row(Self.on))
    player.hold(-90)
    #expect(player.pan(.ended, -90, velocity: -9000).notices == [.didOpen(.trailing)])
  }

  @Test("However fast it is let go, the content goes no farther than the row's width", arguments: SwipeDesign.allCases)
  func inRow(design: SwipeDesign) {
    for x in [100.0, 250, 320] {
      var player = TunedPlayer(design.row(Self.on))
      player.hold(x)
      player.pan(.ended, x, velocity: 20_000)
      let end = player.row.settles ?? player.now
      for part in 0...100 {
        #expect(player.row.offset(at: player.now + (end - player.now) * Double(part) / 100) <= 320)
      }
    }
  }

  // MARK: The button

  @Test("Beyond the buttons the outermost one grows with the content, and the others stay beside it")
  func grows() {
    for design in SwipeDesign.allCases {
      var player = TunedPlayer(design.row(leading: 2, trailing: 2, Self.on))
      player.hold(-180)
      // 20 points more than 160.
      #expect(player.frame(.trailing, 0) == LayoutRect(220, 0, 100, 44))
      #expect(player.frame(.trailing, 1) == LayoutRect(140, 0, 80, 44))
      player.pan(.changed, 160.5)
      #expect(player.frame(.leading, 0) == LayoutRect(0, 0, 80.5, 44))
      player.pan(.changed, 180)
      #expect(player.frame(.leading, 0) == LayoutRect(0, 0, 100, 44))
      #expect(player.frame(.leading, 1) == LayoutRect(100, 0, 80, 44))
    }
  }

  @Test("Armed, it takes the room of all: what is painted and what is hit")
  func takesAll() throws {
    for design in SwipeDesign.allCases {
      var player = TunedPlayer(design.row(leading: 2, trailing: 2, Self.on))
      player.hold(-200)
      #expect(player.frame(.trailing, 0) == LayoutRect(120, 0, 200, 44))
      #expect(player.frame(.trailing, 1).width == 0)
      let found = try #require(player.row.action(under: Vector(130, 20), at: player.now))
      #expect(found == (.trailing, 0))
      var layers = LayerList()
      player.row.draw(RowContent(id: RowID(0), title: ""), origin: .zero, at: player.now, into: &layers)
      let painted = layers.layers.filter { $0.id.part == .action(.trailing, 0) }.map { ($0.frame.x, $0.frame.maxX) }
      #expect(painted.count == 1 && painted[0] == (120, 320))
      player.pan(.changed, 200)
      #expect(player.frame(.leading, 0) == LayoutRect(0, 0, 200, 44))
      #expect(player.frame(.leading, 1).width == 0)
    }
  }

  @Test("Without full swipes the buttons stand still")
  func standsStill() {
    for design in SwipeDesign.driven {
      var player = TunedPlayer(design.row())
      player.hold(-300)
      #expect(player.offset < -80)
      #expect(player.frame(.trailing, 0) == LayoutRect(240, 0, 80, 44))
    }
  }

  // MARK: The rule alone

  /// Trailing buttons of a width, and none on the leading side.
  private static func strips(_ width: Double) -> ActionStrips {
    ActionStrips(leading: [], trailing: InteractionAction.buttons([width])) {
      ActionStrip(edge: $0, actions: $1, buttonWidth: 80, limit: .infinity)
    }
  }

  // From 0.55 · 320 = 176 on, or 30 points farther out than where the content was caught beyond that.
  @Test(
    "Content that is caught beyond the threshold must come the margin farther",
    arguments: [
      (-175, -175.9, nil), (-175, -176, .trailing), (-176, -176, nil), (-176, -205.9, nil), (-176, -206, .trailing),
      (-200, -229.9, nil), (-200, -230, .trailing),
      // There is nothing on the other side.
      (0, 300, nil),
    ] as [(Double, Double, SwipeEdge?)])
  func caughtBeyond(caught: Double, finger: Double, edge: SwipeEdge?) {
    let swipe = FullSwipe(finger: finger, caught: caught, width: 320)
    #expect(swipe.armedEdge(of: Self.strips(80), Self.on) == edge)
    #expect(swipe.performedEdge(of: Self.strips(80), velocity: 0, flick: 500, Self.on) == edge)
    #expect(swipe.armedEdge(of: Self.strips(80), SwipeOptions()) == nil)
  }

  @Test("However little the finger has moved, its side says how far it must come")
  func performing() {
    let leading = ActionStrips(leading: InteractionAction.buttons([80]), trailing: []) {
      ActionStrip(edge: $0, actions: $1, buttonWidth: 80, limit: .infinity)
    }
    for finger in [0.5, 1, 300] {
      let (left, right) = (
        FullSwipe(finger: 0 - finger, caught: 0, width: 320), FullSwipe(finger: finger, caught: 0, width: 320)
      )
      #expect(left.performing(of: Self.strips(80), velocity: 0, flick: 500, Self.on) == -176)
      #expect(right.performing(of: leading, velocity: 0, flick: 500, Self.on) == 176)
      #expect(left.performing(of: leading, velocity: 0, flick: 500, Self.on) == nil)
    }
    let still = FullSwipe(finger: 0, caught: 0, width: 320)
    for strips in [leading, Self.strips(80)] {
      #expect(still.performing(of: strips, velocity: 0, flick: 500, Self.on) == nil)
    }
    // A flick back calls it off.
    let thrown = FullSwipe(finger: 200, caught: 0, width: 320)
    #expect(thrown.performing(of: leading, velocity: -499, flick: 500, Self.on) == 176)
    #expect(thrown.performing(of: leading, velocity: -500, flick: 500, Self.on) == nil)
  }

  @Test("However narrow its buttons are, a side is swiped fully, and shows how far it is open", arguments: [0.5, 1])
  func narrow(width: Double) {
    let swipe = FullSwipe(finger: -176, caught: 0, width: 320)
    #expect(swipe.armedEdge(of: Self.strips(width), Self.on) == .trailing)
    #expect(
      swipe.progress(offset: -width / 2, of: Self.strips(width), Self.on)
        == SwipeProgress(edge: .trailing, open: 0.5, fullSwipe: 1))
  }

  @Test("However little shows, it is of the side that it is on", arguments: SwipeEdge.allCases)
  func little(edge: SwipeEdge) {
    let strips = ActionStrips(leading: InteractionAction.buttons([80]), trailing: InteractionAction.buttons([80])) {
      ActionStrip(edge: $0, actions: $1, buttonWidth: 80, limit: .infinity)
    }
    let swipe = FullSwipe(finger: edge.sign / 2, caught: 0, width: 320)
    let progress = swipe.progress(offset: edge.sign / 2, of: strips, SwipeOptions())
    #expect(progress == SwipeProgress(edge: edge, open: 1 / 160.0))
  }

  @Test("A side that does not open is never swiped fully")
  func shut() {
    let strips = ActionStrips(leading: [], trailing: InteractionAction.buttons([80])) {
      ActionStrip(edge: $0, actions: $1, buttonWidth: 80, limit: .infinity).reaching(0)
    }
    let swipe = FullSwipe(finger: -300, caught: 0, width: 320)
    #expect(swipe.armedEdge(of: strips, Self.on) == nil)
    #expect(swipe.progress(offset: -40, of: strips, Self.on) == nil)
  }

  // MARK: A real scroll view

  @Test("A real scroll view's band is taken off: the same finger does the same")
  func driven() {
    for finger in [189.0, 190] {
      var scroll = RowPlayer(
        ScrollSwipe(
          width: 320, height: 44, trailing: InteractionAction.buttons([80, 80]), options: Self.on))
      scroll.report(.began(contentOffset: 0))
      let content = 160 + rubberBand(finger - 160) + 1e-9
      scroll.report(.moved(contentOffset: content))
      #expect(scroll.row.armedEdge(at: scroll.time) == (finger == 190 ? .trailing : nil))
      let answer = scroll.report(.ended(contentOffset: content, velocity: 0, target: 160))
      let performed = ScrollAnswer(targetContentOffset: 0, effects: SwipeEffects(.didPress(.trailing, 0)))
      let opened = ScrollAnswer(targetContentOffset: 160, effects: SwipeEffects(.didOpen(.trailing)))
      #expect(answer == (finger == 190 ? performed : opened))
    }
  }

  @Test("A scroll view that no finger holds performs nothing")
  func drivenUntouched() {
    var scroll = RowPlayer(
      ScrollSwipe(width: 320, height: 44, trailing: InteractionAction.buttons([80]), options: Self.on))
    scroll.report(.moved(contentOffset: 300))
    #expect(scroll.row.armedEdge(at: scroll.time) == nil)
    let answer = scroll.report(.ended(contentOffset: 300, velocity: 0, target: 80))
    #expect(answer.effects.notices == [.didOpen(.trailing)])
  }
}
