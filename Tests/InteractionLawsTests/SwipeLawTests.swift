import BrokenDesigns
import InteractionLaws
import Testing

@Suite("Each law of rows catches the row that breaks it")
struct SwipeLawTests {
  /// The violation on the row that breaks a law: the shortest sequence, what is expected, what is found.
  struct Caught: Sendable {
    let law: SwipeLaw
    let events: [RowEvent]
    /// What the checker does after the events to show the violation.
    let probe: [Timed<RowEvent>]
    let expected: String
    let found: String
    var seed: UInt64?

    init(
      _ law: SwipeLaw, _ events: [RowEvent], then probe: [Timed<RowEvent>] = [], _ expected: String, found: String,
      seed: UInt64? = nil
    ) {
      self.law = law
      self.events = events
      self.probe = probe
      self.expected = expected
      self.found = found
      self.seed = seed
    }

    /// A tenth of a second lies between two events.
    var violation: Violation<RowEvent> {
      let timed = events.enumerated().map { Timed(Double($0) / 10, $1) }
      return Violation(law: law.name, events: timed + probe, expected: expected, found: found, seed: seed)
    }
  }

  static func pan(_ phase: PanPhase, _ x: Double, velocity: Double = 0) -> RowEvent {
    .pan(PanSample(phase, translation: Vector(x, 0), velocity: Vector(velocity, 0)))
  }

  static let caught: [Caught] = [
    Caught(
      .rests, [pan(.began, 0), pan(.ended, 1, velocity: 1000)], "offset 80, leading", found: "offset 1, leading"),
    // The leading side has one button of 80 points, the trailing side two.
    Caught(
      .staysInBounds, [pan(.began, 0), pan(.changed, 100)], "an offset from -160 to 80", found: "90"),
    // A tenth of a second into a quarter of one, eased in and out.
    Caught(.noJumps, [.open(.leading, animated: true), pan(.began, 0)], "offset 26.55071", found: "80"),
    Caught(
      .cancelRestores, [.open(.leading, animated: true), pan(.began, 0), pan(.cancelled, 0)], "no notice",
      found: "didClose"),
    Caught(.oneNoticePerChange, [.open(.leading, animated: true)], "didOpen.leading", found: "no notice"),
    Caught(
      .reuseIsFresh, [pan(.began, 0)], then: [Timed(0, .reuse)], "after reuse, offset 0, closed",
      found: "offset 0, closed, but unequal by =="),
    Caught(
      .equalRowsActAlike, [.tap], then: [Timed(0.1, .open(.leading, animated: true)), Timed(0.2, .wait)],
      "like a row equal by ==, offset 26.55071, leading, no notice", found: "offset 6.532789, leading, no notice"),
    Caught(
      .openAndClose, [],
      then: [Timed(0, .open(.leading, animated: false)), Timed(0, .open(.leading, animated: false))],
      "no notice after code requests the position leading again", found: "didClose"),
    Caught(
      .flicksCount, [pan(.began, 0), pan(.changed, 1)], then: [Timed(0.1, pan(.ended, 1, velocity: 1001))],
      "open on the leading side after a flick outward from closed", found: "closed"),
    Caught(
      .tapsCloseOrSelect, [.open(.leading, animated: false), .tap], "closed and not selected",
      found: "leading, no notice"),
    Caught(
      .closesWithTable, [.open(.leading, animated: true), .table(.tableScrolled)], "closed after tableScrolled",
      found: "leading, no notice"
    ),
    Caught(
      .samplingDoesNotMatter, [pan(.began, 0), pan(.changed, 1), pan(.ended, 0, velocity: 1000)],
      // A tenth of a second after the third event the row is reused, and the same delays count from there.
      then: [Timed(0.3, .reuse), Timed(0.3, pan(.began, 0)), Timed(0.3 + 0.2, pan(.ended, 0, velocity: 1000))],
      "with the last sample alone, didOpen.leading", found: "no notice"),
    Caught(
      .mirror, [pan(.began, 0), pan(.ended, 40)], "the mirror image reporting no notice, motion started",
      found: "didOpen.trailing, motion started"),
    Caught(
      .sameScriptSameTrace, [pan(.began, 0), pan(.ended, 1, velocity: 4000)],
      then: [
        Timed(0.2, .reuse), Timed(0.2, pan(.began, 0)), Timed(0.2 + 0.1, pan(.ended, 1, velocity: 4000)),
      ], "when replayed, offset 1, leading, moving, didOpen.leading",
      found:
        "offset 1, leading, moving, didOpen.leading, but unequal by ==, or with an offset that differs in its last digits"
    ),
    Caught(
      .survivesAnyInput, [.resize(.infinity)], "a finite x coordinate of trailing button 0", found: "inf", seed: 10),
    Caught(
      .resizeKeepsPosition, [.open(.leading, animated: true)], then: [Timed(0, .resize(320))],
      "after a layout pass, offset 0, leading, moving", found: "offset 80, leading"),
    Caught(
      .actionsCanBeSet, [.open(.leading, animated: false)],
      then: [
        Timed(0, .press(.leading, 0, .down)),
        Timed(0, .setActions([InteractionAction(id: "leading0.other", title: "leading0")], .leading)),
        Timed(0, .press(.leading, 0, .up)),
      ], "no notice, because another action has replaced the touched action", found: "didPress.leading.0"),
    Caught(
      .previewsOnlyHint, [.open(.trailing, animated: false), .preview(.trailing)],
      "no effect of the preview, offset -160, trailing", found: "offset -160, trailing, moving"),
    Caught(
      .actionsCanBeHit, [], then: [Timed(0, .press(.leading, -1, .down)), Timed(0, .press(.leading, -1, .up))],
      "no notice when a press on leading button -1 is released",
      found: "didPress.leading.-1"),
    // The lower half of the button at 0 to 80.
    Caught(
      .paintedButtonsArePressed, [.open(.leading, animated: false)],
      "no button hit at 40, 33, where none is painted on top", found: "leading button 0"),
    Caught(
      .paintedInPlace, [], "the content painted within x 0 to 320, y 0 to 44",
      found: "x 0 to 320, y 0 to 44.5"),
    Caught(
      .everyGestureHasAnAction, [], then: [Timed(0, .perform("same"))], "didPress.trailing.0 when same is performed",
      found: "didPress.leading.0"),
    Caught(
      .motionEnds, [.open(.leading, animated: true)], "a report that a motion has started",
      found: "no report, offset 0, leading, moving"),
    // The row looks armed where all buttons of a side are visible.
    Caught(
      .fullSwipesAreArmed, [pan(.began, 0), pan(.changed, 100)], then: [Timed(0.1, pan(.ended, 100))],
      "didPress.leading.0", found: "didOpen.leading"),
    // A flick back closes the row from any offset.
    Caught(
      .forecastsComeTrue, [pan(.began, 0), pan(.changed, 100)],
      then: [Timed(0.1, pan(.ended, 100, velocity: -4000))], "leading, as forecast", found: "closed"),
    Caught(
      .signalsAlternate, [.open(.leading, animated: true), pan(.began, 0)], "no signal", found: "signal.began"),
  ]

  @Test("The cases cover every law, in order, except those of UnsteadyRowTests")
  func complete() {
    // `UnsteadyRowTests` has rows that break these two.
    #expect(Self.caught.map(\.law) == SwipeLaw.allCases.filter { $0 != .progressAgrees && $0 != .useWearsNothingOut })
  }

  @Test("A row that breaks one law breaks no other", arguments: caught)
  func broken(caught: Caught) {
    // A row that counts the releases of all rows cannot have a mirror image with its own count.
    let mirrored =
      caught.law == .sameScriptSameTrace ? nil : { BreakableRow(leading: 2, trailing: 1, breaking: caught.law) }
    func found(_ laws: [SwipeLaw], _ search: Search) -> [Violation<RowEvent>] {
      SwipeLaw.check({ BreakableRow(breaking: caught.law) }, mirrored: mirrored, laws: laws, search: search)
    }
    expectViolations(found([caught.law], Search()), [caught.violation])
    // A short search is enough for the other laws, because longer ones show that sound rows keep them.
    let others = SwipeLaw.allCases.filter { $0 != caught.law }
    expectKept(found(others, Search(depth: 2, randomSequences: 8)))
  }

  @Test("A row that rests elsewhere is caught in a scroll view, too, by its target at the release")
  func drivenRests() {
    let found = SwipeLaw.checkDriven({ BreakableRow(breaking: .rests) }, laws: [.rests])
    let release = ScrollReport.ended(contentOffset: 0, velocity: 0, target: 100)
    let sent = Timed(0.1, RowEvent.scroll(.moved(contentOffset: 100)))
    let violation = Violation(
      law: "rests", events: [Timed(0, .scroll(.began(contentOffset: 0))), Timed(0.1, .scroll(release)), sent],
      expected: "offset 0, closed", found: "offset -100, closed")
    expectViolations(found, [violation])
  }

  @Test("A row that relies on all defaults keeps every law, whatever its buttons and its width")
  func least() {
    let search = Search(depth: 2, randomSequences: 20)
    func actions(_ count: Int, _ prefix: String) -> [InteractionAction] {
      (0..<count).map { InteractionAction(id: prefix + String($0), title: prefix) }
    }
    for (leading, trailing) in [(1, 2), (0, 1), (2, 0), (0, 0), (3, 5)] {
      for width in [100.0, 320] {
        let (one, other) = (actions(leading, "leading"), actions(trailing, "trailing"))
        let row = DefaultsRow(leading: one, trailing: other, width: width)
        let mirrored = DefaultsRow(leading: other, trailing: one, width: width)
        let found = SwipeLaw.check({ row }, mirrored: { mirrored }, habits: .byPosition, search: search)
        expectKept(found, "\(leading), \(trailing), \(width)")
      }
    }
  }

  @Test("The minimal row keeps every law, whatever its buttons and its width")
  func minimal() {
    let search = Search(depth: 2, randomSequences: 20)
    for (leading, trailing) in [(1, 2), (0, 1), (2, 0), (0, 0), (3, 5)] {
      let row = BreakableRow(leading: leading, trailing: trailing)
      let mirrored = BreakableRow(leading: trailing, trailing: leading)
      expectKept(SwipeLaw.check({ row }, mirrored: { mirrored }, search: search), "\(leading), \(trailing)")
      expectKept(SwipeLaw.checkDriven({ row }, search: search), "\(leading), \(trailing)")
    }
    // 150 and 100 are widths that the checker itself tries: 150 as a narrow row, and 100 · 1.5.
    for width in [100.0, 150, 310, 320, 480] {
      expectKept(SwipeLaw.check({ BreakableRow(leading: 1, trailing: 1, width: width) }, search: search), "\(width)")
    }
  }
}
