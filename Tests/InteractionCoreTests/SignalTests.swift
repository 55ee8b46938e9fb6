import HeadlessTable
import InteractionCore
import ScrollSwipe
import TestSupport
import Testing
import UtilityButtons

@Suite("Signals of a drag, for a host's haptics, and its progress")
struct SignalTests {
  static let on = SwipeOptions(allowsFullSwipe: true, reportsSignals: true)

  @Test("A drag signals its beginning and each crossing of a threshold; moving without crossing signals nothing")
  func crossings() {
    let way: [(Double, SwipeSignals)] = [
      (39, []), (41, .willOpen), (60, []), (175, []), (177, .armed), (250, []), (177, []), (175, .disarmed),
      (41, []), (39, .willClose), (5, []), (300, [.willOpen, .armed]), (1, [.willClose, .disarmed]),
    ]
    for (design, edge) in SwipeDesign.each(SwipeEdge.allCases) {
      var player = TunedPlayer(design.row(Self.on))
      player.expect(.pan(.began, 0), signals: .began)
      for (x, signals) in way { player.expect(.pan(.changed, edge.sign * x), signals: signals) }
    }

    for (design, edge) in SwipeDesign.each(SwipeEdge.allCases) {
      var player = TunedPlayer(design.row(Self.on))
      player.hold(edge.sign * 39.8)
      player.expect(.pan(.changed, edge.sign * 39.9), signals: [])
    }
    // 80 is the closed place, and 40 the threshold on either side.
    for (first, last) in [(40.2, 40.1), (119.8, 119.9)] {
      var utility = RowPlayer(
        UtilityButtons(
          width: 320, height: 44, leading: InteractionAction.buttons([80], prefix: "l"),
          trailing: InteractionAction.buttons([80]), options: Self.on))
      utility.report(.began(contentOffset: 80))
      utility.report(.moved(contentOffset: first))
      #expect(utility.report(.moved(contentOffset: last)).effects.signals == [], "\(last)")
    }
  }

  @Test(
    "Changing sides signals both thresholds; an open row starts past its threshold; lifting in place signals nothing"
  )
  func across() {
    for design in SwipeDesign.allCases {
      var player = TunedPlayer(design.row(Self.on))
      player.hold(-60)
      player.expect(.pan(.changed, 60), signals: [.willClose, .willOpen])
      var open = TunedPlayer(design.row(Self.on))
      open.handle(.open(.trailing, animated: false))
      open.expect(.pan(.began, 0), signals: .began)
      open.expect(.pan(.changed, 20), signals: [])
      open.expect(.pan(.changed, 60), signals: .willClose)
    }

    let opened = SwipeEffects(.didOpen(.trailing), startedMotion: true, signals: .willOpen)
    for design in SwipeDesign.allCases {
      var player = TunedPlayer(design.row(Self.on))
      player.hold()
      player.expect(.pan(.ended, -60), causes: opened)
      player.settle()
      player.hold(-200)
      player.expect(.pan(.ended, -200), signals: [])
    }
  }

  @Test("Cancelled gestures, code and a new width signal nothing; nor does any drag unless signals are on")
  func nothing() {
    let events: [RowEvent] = [
      .pan(PanSample(.cancelled, translation: Vector(-10, 0))), .pan(PanSample(.failed, translation: Vector(-10, 0))),
      .close(animated: true), .open(.leading, animated: false), .resize(200), .reuse, .tap, .wait,
    ]
    for (design, event) in SwipeDesign.each(events) {
      var player = TunedPlayer(design.row(Self.on))
      player.hold(-200)
      player.expect(event, signals: [])
    }

    for design in SwipeDesign.allCases {
      var player = TunedPlayer(design.row(SwipeOptions(allowsFullSwipe: true)))
      var signals = player.pan(.began, 0).signals
      for x in [-60.0, -200, 0] { signals.formUnion(player.pan(.changed, x).signals) }
      #expect(signals.isEmpty, "\(design)")
    }
  }

  @Test("A real scroll view's finger signals the same, and a table passes signals on")
  func drivenAndTable() {
    let row = ScrollSwipe(width: 320, height: 44, trailing: InteractionAction.buttons([80]), options: Self.on)
    var scroll = RowPlayer(row)
    let reports: [ScrollReport] = [
      .began(contentOffset: 0), .moved(contentOffset: 41), .ended(contentOffset: 39, velocity: 0, target: 0),
      .moved(contentOffset: 60),
    ]
    #expect(reports.map { scroll.report($0).effects.signals } == [.began, .willOpen, .willClose, []])

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

  @Test("Progress is the part of a side that shows and, if there is a full swipe, the part of the way to it")
  func progress() {
    for design in SwipeDesign.allCases {
      var player = TunedPlayer(design.row(Self.on))
      var progress = [player.row.progress(at: player.now)]
      player.hold()
      for x in [40.0, 80, 176] {
        player.pan(.changed, x)
        progress.append(player.row.progress(at: player.now))
      }
      player.pan(.cancelled, 0)
      player.settle()
      player.handle(.open(.trailing, animated: false))
      progress.append(player.row.progress(at: player.now))
      // A full swipe takes 0.55 · 320 = 176 points.
      let expected: [SwipeProgress?] = [
        nil, SwipeProgress(edge: .leading, open: 0.5, fullSwipe: 40 / 176.0),
        SwipeProgress(edge: .leading, open: 1, fullSwipe: 80 / 176.0),
        SwipeProgress(edge: .leading, open: 2.2, fullSwipe: 1),
        SwipeProgress(edge: .trailing, open: 1, fullSwipe: 80 / 176.0),
      ]
      #expect(progress == expected, "\(design)")
      var without = TunedPlayer(design.row())
      without.hold(-20)
      #expect(without.row.progress(at: without.now) == SwipeProgress(edge: .trailing, open: 0.25), "\(design)")
    }
  }

  @Test("By default, progress is how much of the buttons the content uncovers; a closed row shows no button")
  func progressByDefault() {
    let narrow = InteractionAction(id: "narrow", title: "", width: 0.5)
    func progress(_ x: Double, trailing: [InteractionAction] = [makeAction("a"), makeAction("b")]) -> SwipeProgress? {
      var row = DrawerRow(leading: [makeAction("l")], trailing: trailing, slack: 20)
      row.pan(PanSample(.began, translation: .zero), at: .zero)
      row.pan(PanSample(.changed, translation: Vector(x, 0)), at: .zero)
      return row.progress(at: .zero)
    }
    let expected: [SwipeProgress?] = [
      nil, SwipeProgress(edge: .trailing, open: 0.25), SwipeProgress(edge: .leading, open: 1 / 80.0),
      SwipeProgress(edge: .leading, open: 1), SwipeProgress(edge: .leading, open: 1.25),
    ]
    #expect([0, -40, 1, 80, 100].map { progress($0) } == expected)
    #expect(progress(-0.5, trailing: [narrow]) == SwipeProgress(edge: .trailing, open: 1))
    #expect(progress(-40, trailing: []) == nil)
    var open = DrawerRow(trailing: [narrow])
    open.open(.trailing, animated: false, at: .zero)
    #expect(open.isShown(edge: .trailing, index: 0, at: .zero))

    let wide = InteractionAction.buttons([200, 200])
    for edge in SwipeEdge.allCases {
      let row = DrawerRow(leading: edge == .leading ? wide : [], trailing: edge == .trailing ? wide : [])
      #expect((0...1).map { row.isShown(edge: edge, index: $0, at: .zero) } == [false, false], "\(edge)")
    }
  }
}
