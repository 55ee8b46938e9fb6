import InteractionReplay
import TestSupport
import Testing

@Suite("What a row in a scroll view asked for last")
struct ReleasedRowTests {
  /// A row with two trailing buttons, of 80 points each in scroll-swipe and of 90 in utility-buttons.
  private static func setup(_ design: RowDesign, without fault: String? = nil) -> RowSetup {
    RowSetup(
      design, trailing: InteractionAction.buttons([nil, nil]),
      corrections: fault.map { fault in design.corrections.map(\.name).filter { $0 != fault } })
  }

  /// A drag by so many points to the left in half a second, finished by a phase; then these events, half a second
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

  /// What was asked for after the start and after each event.
  private static func asked(_ setup: RowSetup, _ events: [Timed<RowEvent>]) -> [JSON] {
    Script.row(setup, events).play().values("targetContentOffset")
  }

  private static func numbers(_ numbers: Double?...) -> [JSON] { numbers.map { .number($0) } }

  // MARK: Fingers

  @Test("A release asks for where the row will rest, and that stays until the next one")
  func release() {
    // Closed at a content offset of 0, open at 160.
    #expect(
      Self.asked(Self.setup(.scrollSwipe), Self.drag(100, then: .wait, .close(animated: true), .tap))
        == Self.numbers(nil, nil, nil, 160, 160, 160, 160))
    #expect(Self.asked(Self.setup(.scrollSwipe), Self.drag(60)) == Self.numbers(nil, nil, nil, 0))
  }

  @Test("A release of what no finger holds asks for nothing")
  func noRelease() {
    let end = Timed(0, RowEvent.pan(PanSample(.ended, translation: Vector(-100, 0))))
    #expect(Self.asked(Self.setup(.scrollSwipe), [end]) == Self.numbers(nil, nil))
    #expect(
      Self.asked(Self.setup(.scrollSwipe), Self.drag(100) + [Timed(3, end.event)])
        == Self.numbers(nil, nil, nil, 160, 160))
  }

  /// A phase that takes a finger away, a design, a fault that is not corrected, and what is asked for then.
  struct Loss: CustomTestStringConvertible, Sendable {
    let design: RowDesign
    let phase: PanPhase
    let fault: String?
    let asked: Double?
    var testDescription: String { design.name + ", " + phase.name + ", " + (fault ?? "corrected") }

    init(_ design: RowDesign, _ phase: PanPhase, without fault: String? = nil, asks asked: Double?) {
      self.design = design
      self.phase = phase
      self.fault = fault
      self.asked = asked
    }
  }

  @Test(
    "A finger that is taken away asks where the row lets go with it",
    arguments: [
      Loss(.scrollSwipe, .cancelled, asks: nil),
      Loss(.scrollSwipe, .cancelled, without: "cancelRestores", asks: 160),
      Loss(.scrollSwipe, .failed, asks: nil),
      Loss(.scrollSwipe, .failed, without: "failedRestores", asks: nil),
      Loss(.utilityButtons, .cancelled, asks: 0),
      Loss(.utilityButtons, .cancelled, without: "cancelRestores", asks: 180),
      Loss(.utilityButtons, .failed, asks: 0),
      Loss(.utilityButtons, .failed, without: "failedRestores", asks: nil),
    ])
  func loss(_ loss: Loss) {
    #expect(
      Self.asked(Self.setup(loss.design, without: loss.fault), Self.drag(120, loss.phase)).last == .number(loss.asked))
  }

  @Test("New content forgets what was asked for, unless that is the fault")
  func reuse() {
    let events = Self.drag(120, then: .reuse)
    #expect(Self.asked(Self.setup(.scrollSwipe), events) == Self.numbers(nil, nil, nil, 160, nil))
    #expect(Self.asked(Self.setup(.utilityButtons), events) == Self.numbers(nil, nil, nil, 180, nil))
    #expect(
      Self.asked(Self.setup(.utilityButtons, without: "resetsOnReuse"), events) == Self.numbers(nil, nil, nil, 180, 180)
    )
  }

  @Test("A release too slow to close in time closes by an animation, a flick by itself")
  func closesByAnimation() {
    func closes(_ velocity: Double) -> [JSON] {
      Script.row(Self.setup(.scrollSwipe), Self.drag(60, velocity: velocity)).play().values("closesByAnimation")
    }
    #expect(closes(0) == [false, false, false, true].map { .bool($0) })
    #expect(closes(2000) == [false, false, false, false].map { .bool($0) })
  }

  // MARK: Scroll views

  private static let reports: [Timed<RowEvent>] = [
    Timed(0, .scroll(.began(contentOffset: 0))), Timed(0.5, .scroll(.moved(contentOffset: 100))),
    Timed(1, .scroll(.ended(contentOffset: 100, velocity: 0, target: 100))),
  ]

  @Test("Where a scroll view is sent by its own reports, by code and by the table is what was asked for last")
  func driven() {
    let events =
      Self.reports + [
        Timed(1.5, .scroll(.moved(contentOffset: 160))), Timed(2, .table(.otherRowOpened)),
        Timed(2.5, .scroll(.moved(contentOffset: 0))), Timed(3, .open(.trailing, animated: true)),
      ]
    #expect(
      Self.asked(Self.setup(.scrollSwipe), events) == Self.numbers(nil, nil, nil, 160, 160, 0, 0, 160))
  }

  @Test("A scroll view whose first report finds the row on its way is sent there")
  func takenOver() {
    let events: [Timed<RowEvent>] = [
      Timed(0, .open(.trailing, animated: true)), Timed(0.0625, .scroll(.moved(contentOffset: 0))),
    ]
    #expect(Self.asked(Self.setup(.scrollSwipe), events) == Self.numbers(nil, nil, 160))
  }

  @Test("A scroll view that is put back from a side without buttons was not asked to go there")
  func putBack() {
    let events: [Timed<RowEvent>] = [
      Timed(0, .scroll(.began(contentOffset: 0))), Timed(0.5, .scroll(.moved(contentOffset: -30))),
    ]
    #expect(Self.asked(Self.setup(.scrollSwipe), events) == Self.numbers(nil, nil, nil))
  }

  @Test(
    "Numbers of a scroll view that are not finite are survived",
    arguments: [Double.nan, .infinity, -.infinity], [RowDesign.scrollSwipe, .utilityButtons])
  func oddReports(_ odd: Double, of design: RowDesign) {
    let events: [Timed<RowEvent>] = [
      Timed(0, .scroll(.began(contentOffset: odd))), Timed(0.5, .scroll(.moved(contentOffset: odd))),
      Timed(1, .scroll(.ended(contentOffset: odd, velocity: odd, target: odd))), Timed(9, .wait),
    ]
    let trace = Script.row(Self.setup(design), events).play()
    #expect(trace.steps.map(\.event) == ["start", "scroll.began", "scroll.moved", "scroll.ended", "wait"])
    #expect(trace.steps.filter { !$0.state.isFinite } == [])
  }

  // MARK: Tables

  @Test("In a table the note goes with the row's state, once the row is as it began and another one is touched")
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
    #expect(asked == Self.numbers(nil, nil, nil, 160, 160, 160, nil))
  }

  @Test(
    "In a table what is painted on top is pressed, without oneSideShows the right strip",
    arguments: [(nil, "didPress.leading.1.0"), ("oneSideShows", "didPress.trailing.1.0")])
  func painted(fault: String?, notice: String) {
    // Two buttons of 90 at each side of 320 points: from 140 to 180 the strips overlap.
    let setup = RowSetup(
      .utilityButtons, leading: InteractionAction.buttons([nil, nil], prefix: "l"),
      trailing: InteractionAction.buttons([nil, nil], prefix: "t"),
      corrections: fault.map { fault in RowDesign.utilityButtons.corrections.map(\.name).filter { $0 != fault } })
    let touches = Finger().down(160, 20, at: 2).up(160, 20, at: 2.1).events
      .map { Timed($0.at, TableStep.touch($0.event)) }
    let trace = Script.table(
      TableSetup(.count(1), of: setup), [Timed(0, .list(.perform("open.leading", on: RowID(0))))] + touches
    ).play()
    #expect(trace.steps.flatMap(\.notices) == ["didOpen.leading.0", notice])
  }
}
