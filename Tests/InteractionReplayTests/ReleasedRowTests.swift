import InteractionReplay
import TestSupport
import Testing

@Suite("The target that a row last asked its scroll view for")
struct ReleasedRowTests {
  /// A row with two trailing buttons, of 80 points each in scroll-swipe and of 90 in utility-buttons.
  private static func setup(_ design: RowDesign, without fault: String? = nil, rules: String? = nil) -> RowSetup {
    RowSetup(
      design, trailing: InteractionAction.buttons([nil, nil]), rules: rules,
      corrections: fault.map { fault in design.corrections.map(\.name).filter { $0 != fault } })
  }

  /// A drag to the left by this many points in half a second, finished by a phase; then these events, half a second
  /// apart.
  private static func drag(
    _ distance: Double, _ phase: PanPhase = .ended, velocity: Double = 0, then events: RowEvent...
  ) -> [Timed<RowEvent>] {
    let samples = [
      PanSample(.began, translation: .zero), PanSample(.changed, translation: Vector(-distance, 0)),
      PanSample(phase, translation: Vector(-distance, 0), velocity: Vector(velocity, 0)),
    ]
    let all = samples.map { RowEvent.pan($0) } + events
    return all.enumerated().map { Timed(Double($0) / 2, $1) }
  }

  /// Expects a row, of scroll-swipe unless stated, to ask for these offsets after the start and after each event.
  private static func expectAsked(
    _ events: [Timed<RowEvent>], of setup: RowSetup = ReleasedRowTests.setup(.scrollSwipe), asks numbers: [Double?],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let trace = Script.row(setup, events).play()
    expectValues(trace, "targetContentOffset", numbers.map { .number($0) }, sourceLocation: sourceLocation)
  }

  // MARK: Fingers

  @Test(
    "A release asks for the row's resting offset until the next release; without a finger, it asks for nothing")
  func release() {
    // Closed at a content offset of 0, open at 160.
    Self.expectAsked(
      Self.drag(100, then: .wait, .close(animated: true), .tap), asks: [nil, nil, nil, 160, 160, 160, 160])
    Self.expectAsked(Self.drag(60), asks: [nil, nil, nil, 0])
    let end = Timed(0, RowEvent.pan(PanSample(.ended, translation: Vector(-100, 0))))
    Self.expectAsked([end], asks: [nil, nil])
    Self.expectAsked(Self.drag(100) + [Timed(3, end.event)], asks: [nil, nil, nil, 160, 160])
  }

  @Test("A cancelled or failed pan asks for the target that its design and corrections give, if any")
  func loss() {
    // A design, the phase, a fault that is not corrected, and the target.
    let losses: [(RowDesign, PanPhase, String?, Double?)] = [
      (.scrollSwipe, .cancelled, nil, nil), (.scrollSwipe, .cancelled, "cancelRestores", 160),
      (.scrollSwipe, .failed, nil, nil), (.scrollSwipe, .failed, "failedRestores", nil),
      (.utilityButtons, .cancelled, nil, 0), (.utilityButtons, .cancelled, "cancelRestores", 180),
      (.utilityButtons, .failed, nil, 0), (.utilityButtons, .failed, "failedRestores", nil),
    ]
    for (design, phase, fault, asked) in losses {
      let trace = Script.row(Self.setup(design, without: fault), Self.drag(120, phase)).play()
      let name = "\(design.name), \(phase.name), \(fault ?? "corrected")"
      expect(trace.last("targetContentOffset"), is: .number(asked), "\(name)")
    }
  }

  @Test("Reuse forgets the target, unless the fault of resetsOnReuse keeps it")
  func reuse() {
    let events = Self.drag(120, then: .reuse)
    Self.expectAsked(events, asks: [nil, nil, nil, 160, nil])
    Self.expectAsked(events, of: Self.setup(.utilityButtons), asks: [nil, nil, nil, 180, nil])
    // The later master resets its cell.
    for (rules, target) in [("SWTableViewCell", 180.0), ("SWTableViewCellMaster", nil)] {
      let faulty = Self.setup(.utilityButtons, without: "resetsOnReuse", rules: rules)
      Self.expectAsked(events, of: faulty, asks: [nil, nil, nil, 180, target])
    }
  }

  @Test("A release too slow for the scroll view to close in time asks for an animation, and a flick does not")
  func closesByAnimation() {
    for (velocity, closes) in [(0.0, true), (2000, false)] {
      let trace = Script.row(Self.setup(.scrollSwipe), Self.drag(60, velocity: velocity)).play()
      expectValues(trace, "closesByAnimation", [false, false, false, .bool(closes)])
    }
    // 100 points per second to the left take a scroll view from 10 points past 0 only slowly; motion is not what decides.
    for reducesMotion in [false, true] {
      var setup = Self.setup(.scrollSwipe)
      setup.options = reducesMotion ? ["reducesMotion": true] : [:]
      let trace = Script.row(setup, Self.drag(10, velocity: -100)).play()
      expect(trace.last("closesByAnimation"), is: true, "\(reducesMotion)")
    }
  }

  @Test("A release a thousandth of a point beyond the buttons opens, and queues no close", arguments: [1...3, 4...6])
  func beyondTheInset(counts: ClosedRange<Int>) {
    for count in counts {
      let inset = 33.25 * Double(count)
      let buttons = (0..<count).map { InteractionAction(id: "\($0)", title: "", width: 33.25) }
      for fault in ["opensAtInset", nil] {
        var setup = Self.setup(.scrollSwipe, without: fault)
        setup.trailing = buttons
        let scrolled: [Timed<RowEvent>] = [
          Timed(0, .scroll(.began(contentOffset: 0))), Timed(0.5, .scroll(.moved(contentOffset: inset + 0.001))),
          Timed(1, .scroll(.ended(contentOffset: inset + 0.001, velocity: 0, target: inset + 0.001))),
        ]
        for events in [Self.drag(inset + 0.001), scrolled] {
          let trace = Script.row(setup, events).play()
          let name = "\(count) buttons, \(fault ?? "corrected")"
          expect(trace.last("targetContentOffset"), is: .number(inset), "\(name)")
          expect(trace.last("closesByAnimation"), is: .bool(false), "\(name)")
        }
      }
    }
  }

  // MARK: Scroll views

  private static let reports: [Timed<RowEvent>] = [
    Timed(0, .scroll(.began(contentOffset: 0))), Timed(0.5, .scroll(.moved(contentOffset: 100))),
    Timed(1, .scroll(.ended(contentOffset: 100, velocity: 0, target: 100))),
  ]

  @Test("A scroll view's reports, the table and code each change the target")
  func driven() {
    let events =
      Self.reports + [
        Timed(1.5, .scroll(.moved(contentOffset: 160))), Timed(2, .table(.otherRowOpened)),
        Timed(2.5, .scroll(.moved(contentOffset: 0))), Timed(3, .open(.trailing, animated: true)),
      ]
    Self.expectAsked(events, asks: [nil, nil, nil, 160, 160, 0, 0, 160])
    // The first report finds the row in motion.
    let first: [Timed<RowEvent>] = [
      Timed(0, .open(.trailing, animated: true)), Timed(0.0625, .scroll(.moved(contentOffset: 0))),
    ]
    Self.expectAsked(first, asks: [nil, nil, 160])
    // The content is put back from a side without buttons, which is no target.
    let back: [Timed<RowEvent>] = [
      Timed(0, .scroll(.began(contentOffset: 0))), Timed(0.5, .scroll(.moved(contentOffset: -30))),
    ]
    Self.expectAsked(back, asks: [nil, nil, nil])
  }

  @Test("A row survives reports of a scroll view that are not finite")
  func oddReports() {
    for odd in [Double.nan, .infinity, -.infinity] {
      let events: [Timed<RowEvent>] = [
        Timed(0, .scroll(.began(contentOffset: odd))), Timed(0.5, .scroll(.moved(contentOffset: odd))),
        Timed(1, .scroll(.ended(contentOffset: odd, velocity: odd, target: odd))), Timed(9, .wait),
      ]
      for design in [RowDesign.scrollSwipe, .utilityButtons] {
        let steps = Script.row(Self.setup(design), events).play().steps
        let names = ["start", "scroll.began", "scroll.moved", "scroll.ended", "wait"]
        expect(steps.map(\.event), are: names)
        expect(steps.filter { !$0.state.isFinite }, are: [], "\(odd), \(design.name)")
      }
    }
  }

  // MARK: Tables

  @Test("A table forgets a row's target with its state, once the row is closed and another row is touched")
  func table() {
    let touches = Finger().down(300, 20, at: 0).move(200, 20, at: 0.5).up(200, 20, at: 1).events
      .map { Timed($0.at, TableStep.touch($0.event)) }
    let events =
      touches + [
        Timed(2, .list(.perform("close", on: RowID(0)))), Timed(8, .list(.wait)),
        Timed(9, .list(.perform("close", on: RowID(1)))),
      ]
    let trace = Script.table(TableSetup(.count(2), of: Self.setup(.scrollSwipe)), events).play()
    let asked = trace.values("rows").map { rows in
      guard case .array(let rows) = rows else { preconditionFailure("A table's state lists its rows.") }
      return rows.first?["state"]?["targetContentOffset"]
    }
    expect(asked, are: [.null, .null, .null, 160, 160, 160, .null])
  }

  @Test("A table presses the button that is painted on top, which is in the right strip without oneSideShows")
  func painted() {
    let touches = Finger().down(160, 20, at: 2).up(160, 20, at: 2.1).events
      .map { Timed($0.at, TableStep.touch($0.event)) }
    let events = [Timed(0, TableStep.list(.perform("open.leading", on: RowID(0))))] + touches
    for (fault, notice) in [(nil, "didPress.leading.1.0"), ("oneSideShows", "didPress.trailing.1.0")] {
      // Two buttons of 90 at each side of 320 points: from 140 to 180 the strips overlap.
      let setup = RowSetup(
        .utilityButtons, leading: InteractionAction.buttons([nil, nil], prefix: "l"),
        trailing: InteractionAction.buttons([nil, nil], prefix: "t"),
        corrections: fault.map { fault in RowDesign.utilityButtons.corrections.map(\.name).filter { $0 != fault } })
      let trace = Script.table(TableSetup(.count(1), of: setup), events).play()
      expect(trace.steps.flatMap(\.notices), are: ["didOpen.leading.0", notice])
    }
  }
}
