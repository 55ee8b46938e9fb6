import HeadlessTable
import InteractionCore
import ScrollSwipe
import TestSupport
import Testing
import UtilityButtons

@Suite("What a finger on a row lets a host make felt")
struct SignalTests {
  static let on = SwipeOptions(fullSwipe: true, signals: true)
  /// Where each design opens, of one button of 80 points.
  private static let half = 40.0

  @Test("A row that is not asked says nothing", arguments: SwipeDesign.allCases)
  func off(design: SwipeDesign) {
    var player = TunedPlayer(design.row(SwipeOptions(fullSwipe: true)))
    var signals = player.pan(.began, 0).signals
    for x in [-60.0, -200, 0] { signals.formUnion(player.pan(.changed, x).signals) }
    #expect(signals.isEmpty)
  }

  @Test("It begins, and each threshold is crossed once in each direction", arguments: SwipeDesign.allCases)
  func crossings(design: SwipeDesign) {
    for edge in SwipeEdge.allCases {
      var player = TunedPlayer(design.row(Self.on))
      #expect(player.pan(.began, 0).signals == .began)
      let way: [(Double, SwipeSignals)] = [
        (39, []), (41, .willOpen), (60, []), (175, []), (177, .armed), (250, []), (177, []), (175, .disarmed),
        (41, []), (39, .willClose), (5, []), (300, [.willOpen, .armed]), (1, [.willClose, .disarmed]),
      ]
      for (x, signals) in way { #expect(player.pan(.changed, edge.sign * x).signals == signals, "\(x)") }
    }
  }

  @Test("From one side to the other it closes and opens", arguments: SwipeDesign.allCases)
  func across(design: SwipeDesign) {
    var player = TunedPlayer(design.row(Self.on))
    player.hold(-60)
    #expect(player.pan(.changed, 60).signals == [.willClose, .willOpen])
  }

  @Test("A finger on an open row begins beyond the threshold of opening", arguments: SwipeDesign.allCases)
  func fromOpen(design: SwipeDesign) {
    var player = TunedPlayer(design.row(Self.on))
    player.handle(.open(.trailing, animated: false))
    #expect(player.pan(.began, 0).signals == .began)
    #expect(player.pan(.changed, 20).signals == [])
    #expect(player.pan(.changed, 60).signals == .willClose)
  }

  @Test("The last sample counts, and lifting the finger crosses nothing", arguments: SwipeDesign.allCases)
  func lifting(design: SwipeDesign) {
    var player = TunedPlayer(design.row(Self.on))
    player.hold()
    #expect(
      player.pan(.ended, -60) == SwipeEffects(.didOpen(.trailing), startedMotion: true, signals: .willOpen))
    player.settle()
    player.hold(-200)
    #expect(player.pan(.ended, -200).signals == [])
  }

  @Test("A gesture that is taken away, code and another width signal nothing", arguments: SwipeDesign.allCases)
  func nothing(design: SwipeDesign) {
    let events: [RowEvent] = [
      .pan(PanSample(.cancelled, translation: Vector(-10, 0))), .pan(PanSample(.failed, translation: Vector(-10, 0))),
      .close(animated: true), .open(.leading, animated: false), .resize(200), .reuse, .tap, .wait,
    ]
    for event in events {
      var player = TunedPlayer(design.row(Self.on))
      player.hold(-200)
      #expect(player.handle(event).signals == [], "\(event.name)")
    }
  }

  @Test("A real scroll view's finger signals the same")
  func driven() {
    var scroll = RowPlayer(
      ScrollSwipe(width: 320, height: 44, trailing: InteractionAction.buttons([80]), options: Self.on))
    #expect(scroll.report(.began(contentOffset: 0)).effects.signals == .began)
    #expect(scroll.report(.moved(contentOffset: 41)).effects.signals == .willOpen)
    #expect(scroll.report(.ended(contentOffset: 39, velocity: 0, target: 0)).effects.signals == .willClose)
    #expect(scroll.report(.moved(contentOffset: 60)).effects.signals == [])
  }

  @Test("A table passes them on")
  func table() {
    let row = ScrollSwipe(width: 320, height: 44, trailing: InteractionAction.buttons([80]), options: Self.on)
    var table = HeadlessTable(SwipeList(of: row, count: 3), width: 320, height: 132)
    var signals: [SwipeSignals] = []
    // 10 points are the slop.
    for (phase, x) in [(TouchPhase.down, 300.0), (.moved, 280), (.moved, 200), (.moved, 60), (.cancelled, 60)] {
      let touch = TouchEvent(phase, finger: 0, location: Vector(x, 20))
      signals.append(table.touch(touch, at: Time(Double(signals.count) / 10)).signals)
    }
    #expect(signals == [[], .began, .willOpen, .armed, []])
  }

  // MARK: Progress

  @Test(
    "The progress is the part of the side that shows, and of the way to a full swipe", arguments: SwipeDesign.allCases)
  func progress(design: SwipeDesign) {
    var player = TunedPlayer(design.row(Self.on))
    #expect(player.row.progress(at: player.now) == nil)
    player.hold()
    // A full swipe takes 0.55 · 320 = 176 points.
    for (x, open, way) in [(40.0, 0.5, 40 / 176.0), (80, 1, 80 / 176.0), (176, 2.2, 1)] {
      player.pan(.changed, x)
      #expect(player.row.progress(at: player.now) == SwipeProgress(edge: .leading, open: open, fullSwipe: way))
    }
    player.pan(.cancelled, 0)
    player.settle()
    player.handle(.open(.trailing, animated: false))
    #expect(
      player.row.progress(at: player.now) == SwipeProgress(edge: .trailing, open: 1, fullSwipe: 80 / 176.0))
  }

  @Test("Without full swipes there is no way to one", arguments: SwipeDesign.allCases)
  func progressOfOpening(design: SwipeDesign) {
    var player = TunedPlayer(design.row())
    player.hold(-20)
    #expect(player.row.progress(at: player.now) == SwipeProgress(edge: .trailing, open: 0.25))
  }

  @Test(
    "A finger that goes on below a threshold crosses none, in a design that glides either",
    arguments: SwipeDesign.allCases)
  func below(design: SwipeDesign) {
    for edge in SwipeEdge.allCases {
      var player = TunedPlayer(design.row(Self.on))
      player.hold(edge.sign * 39.8)
      #expect(player.pan(.changed, edge.sign * 39.9).signals == [])
    }
    for x in [0.1, -0.1] {
      var utility = RowPlayer(
        UtilityButtons(
          width: 320, height: 44, leading: InteractionAction.buttons([80], prefix: "l"),
          trailing: InteractionAction.buttons([80]), options: Self.on))
      // 80 is the closed place, and 40 the threshold on either side.
      utility.report(.began(contentOffset: 80))
      utility.report(.moved(contentOffset: x > 0 ? 40.2 : 119.8))
      #expect(utility.report(.moved(contentOffset: x > 0 ? 40.1 : 119.9)).effects.signals == [])
    }
  }

  @Test("A row that says nothing of its progress has that of its content over its buttons")
  func progressByDefault() {
    let narrow = InteractionAction(id: "narrow", title: "", width: 0.5)
    func progress(_ x: Double, trailing: [InteractionAction] = [makeAction("a"), makeAction("b")]) -> SwipeProgress? {
      var row = DrawerRow(leading: [makeAction("l")], trailing: trailing, slack: 20)
      row.pan(PanSample(.began, translation: .zero), at: .zero)
      row.pan(PanSample(.changed, translation: Vector(x, 0)), at: .zero)
      return row.progress(at: .zero)
    }
    #expect(progress(0) == nil)
    #expect(progress(-40) == SwipeProgress(edge: .trailing, open: 0.25))
    #expect(progress(1) == SwipeProgress(edge: .leading, open: 1 / 80.0))
    #expect(progress(80) == SwipeProgress(edge: .leading, open: 1))
    #expect(progress(100) == SwipeProgress(edge: .leading, open: 1.25))
    #expect(progress(-0.5, trailing: [narrow]) == SwipeProgress(edge: .trailing, open: 1))
    #expect(progress(-40, trailing: []) == nil)
    var open = DrawerRow(trailing: [narrow])
    open.open(.trailing, animated: false, at: .zero)
    #expect(open.isShown(.trailing, 0, at: .zero))
  }

  @Test("Of a closed row no button shows, however far the buttons reach", arguments: SwipeEdge.allCases)
  func closed(edge: SwipeEdge) {
    let wide = InteractionAction.buttons([200, 200])
    let row = DrawerRow(leading: edge == .leading ? wide : [], trailing: edge == .trailing ? wide : [])
    #expect(!row.isShown(edge, 0, at: .zero) && !row.isShown(edge, 1, at: .zero))
  }
}
