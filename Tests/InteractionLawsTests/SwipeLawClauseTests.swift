import BrokenDesigns
import InteractionLaws
import Testing

@Suite("Each clause of the laws of rows catches the row with that fault")
struct SwipeLawClauseTests {
  typealias Fault = FaultyRow.Fault

  /// The violation on a row with a fault.
  struct Caught: Sendable {
    let fault: Fault
    /// The events, what is expected and what is found, as lines of `Violation.text`.
    let lines: [String]
    let law: SwipeLaw
    let laws: [SwipeLaw]

    /// All laws are checked, unless the fault shows in others as well.
    init(_ fault: Fault, _ law: SwipeLaw, _ lines: [String], laws: [SwipeLaw] = SwipeLaw.allCases) {
      self.fault = fault
      self.law = law
      self.lines = lines
      self.laws = laws
    }

    var text: String { law.name + "\n" + lines.map { "  " + $0 + "\n" }.joined() }
  }

  static let same = "offset 0, closed, but unequal by =="

  static let caught: [Caught] = [
    Caught(
      .restsBeside, .rests,
      [
        "0 s  pan.began 0", "0.1 s  pan.ended 1 velocity 1000", "0.35 s  wait", "0.35 s  reuse",
        "0.35 s  open.leading at once", "expected: exactly the offset of a row that is opened from code",
        "found: offset 80, leading, different by a rounding error",
      ], laws: [.rests]),
    // The 80 points of the leading button and the row's 320.
    Caught(.limitsAreWide, .staysInBounds, ["expected: a leading limit 80 to 400 points from 0", "found: 5000"]),
    Caught(
      .tapLetsGo, .staysInBounds,
      [
        "0 s  pan.began 0", "0.1 s  tap", "0.2 s  pan.changed 100", "expected: an offset from -160 to 80", "found: 100",
      ]),
    Caught(
      .swingsOut, .staysInBounds,
      [
        "0 s  pan.began 0", "0.1 s  pan.ended 1 velocity 4000", "0.15 s  wait",
        "expected: an offset from -320 to 320 during the motion", "found: offset 328.944087, leading, moving",
      ]),
    Caught(
      .uncoversAtSpeed, .staysInBounds,
      [
        "0 s  pan.began 0", "0.1 s  pan.ended 1 velocity -4000", "0.113 s  wait",
        "expected: no trailing buttons visible during the motion",
        "found: offset -3.17018, closed, moving after 0.012 s",
      ]),
    Caught(
      .heldStillSnaps, .noJumps,
      [
        "0 s  open.leading", "0.1 s  pan.began 0", "0.1 s  pan.changed 0",
        "expected: offset 26.55071 under a resting finger",
        "found: 27",
      ]),
    Caught(
      .ignoresFinger, .noJumps,
      [
        "0 s  pan.began 0", "0 s  pan.changed 80 velocity 100",
        "expected: an offset above 0, because the finger moves to translation 80", "found: offset 0",
      ], laws: SwipeLaw.allCases.filter { $0 != .tapsCloseOrSelect }),
    Caught(
      .asksVelocity, .noJumps,
      [
        "0 s  pan.began 0", "0.1 s  pan.changed 1", "0.2 s  pan.changed 0", "0.3 s  pan.cancelled 0", "0.3 s  reuse",
        "0.3 s  pan.began 0", "0.4 s  pan.changed 1", "0.5 s  pan.changed 0 velocity [0, 500]",
        "expected: the same offset, 0, at another velocity", "found: 1",
      ]),
    Caught(
      .outrunsLimits, .noJumps,
      [
        "0 s  pan.began 0", "0.1 s  pan.changed 1", "0.2 s  pan.changed 100", "0.3 s  pan.cancelled 100",
        "0.3 s  reuse", "0.3 s  pan.began 0", "0.4 s  pan.changed 1", "0.5 s  pan.changed 100 velocity 4000",
        "expected: the same offset, 80, at another velocity", "found: 100",
      ], laws: [.noJumps]),
    Caught(
      .cancelSelects, .cancelRestores,
      ["0 s  pan.began 0", "0.1 s  pan.cancelled 0", "expected: no notice", "found: didSelect"]),
    Caught(
      .cancelsLate, .cancelRestores,
      [
        "0 s  open.leading", "0.1 s  pan.began 0", "0.2 s  pan.changed -10 velocity -100", "3.1 s  pan.cancelled -10",
        "expected: no notice", "found: didClose",
      ]),
    Caught(
      .endSelects, .oneNoticePerChange,
      ["0 s  pan.began 0", "0.1 s  pan.ended 0", "expected: no notice", "found: didSelect"]),
    Caught(
      .endPresses, .oneNoticePerChange,
      ["0 s  pan.began 0", "0.1 s  pan.ended 1", "expected: no notice", "found: didPress.leading.0"]),
    Caught(
      .remembersCancelling, .equalRowsActAlike,
      [
        "0 s  pan.began 0", "0.1 s  pan.cancelled 0", "0.2 s  open.leading", "0.3 s  wait",
        "expected: like a row equal by ==, offset 26.55071, leading, no notice",
        "found: offset 6.532789, leading, no notice",
      ]),
    Caught(
      .opensLaterOnceCancelled, .equalRowsActAlike,
      [
        "0 s  pan.began 0", "0.1 s  pan.cancelled 0", "0.2 s  pan.began 0", "0.3 s  pan.changed 25 velocity 100",
        "0.4 s  pan.ended 50 velocity 100",
        "expected: like a row equal by ==, offset 50, leading, didOpen.leading, motion started",
        "found: offset 50, closed, no notice, motion started",
      ]),
    Caught(
      .openClosesUnderFinger, .openAndClose,
      [
        "0 s  open.leading", "0.1 s  pan.began 0", "0.2 s  open.leading", "expected: leading, as code requested",
        "found: offset 26.55071, closed",
      ]),
    Caught(
      .staysAjar, .openAndClose,
      [
        "0 s  open.leading at once", "0 s  open.leading at once", "0 s  close at once", "0 s  close at once",
        "expected: offset 0 after opening and closing", "found: offset 3, closed",
      ], laws: [.openAndClose]),
    Caught(
      .flicksBack, .flicksCount,
      [
        "0 s  pan.began 0", "0.1 s  pan.changed 1", "0.1 s  pan.ended 1 velocity 1001",
        "expected: open on the leading side after a flick outward from closed", "found: closed",
      ]),
    Caught(
      .flicksAcross, .flicksCount,
      [
        "0 s  pan.began 0", "0.1 s  pan.changed 1", "0.1 s  pan.ended 1 velocity 1001",
        "expected: open on the leading side after a flick outward from closed", "found: trailing",
      ]),
    Caught(
      .flicksTenfold, .flicksCount,
      [
        "0 s  pan.began 0", "0.1 s  pan.changed 1", "0.1 s  pan.ended 1 velocity 1001",
        "expected: open on the leading side after a flick outward from closed", "found: closed",
      ]),
    Caught(
      .tapSelectsToo, .tapsCloseOrSelect,
      [
        "0 s  open.leading", "0.1 s  tap", "expected: closed, or leading as before, and not selected",
        "found: closed, didClose, didSelect",
      ]),
    Caught(
      .tapSelectsHeld, .tapsCloseOrSelect,
      ["0 s  pan.began 0", "0.1 s  tap", "expected: closed and no notice under a finger", "found: closed, didSelect"]),
    Caught(
      .tapIsDeaf, .tapsCloseOrSelect,
      ["0 s  tap", "expected: closed and selected", "found: closed, no notice"]),
    Caught(
      .staysBesideAnother, .closesWithTable,
      [
        "0 s  open.leading", "0.1 s  otherRowOpened", "expected: closed after otherRowOpened",
        "found: leading, no notice",
      ]),
    Caught(
      .staysWhenTapped, .closesWithTable,
      [
        "0 s  open.leading", "0.1 s  otherRowOpened", "expected: closed after tableTapped in place of otherRowOpened",
        "found: leading",
      ]),
    Caught(
      .closesUnderFinger, .closesWithTable,
      [
        "0 s  open.leading", "0.1 s  pan.began 0", "0.2 s  otherRowOpened", "expected: still leading under a finger",
        "found: closed, didClose",
      ]),
    Caught(
      .countsSamples, .samplingDoesNotMatter,
      [
        "0 s  pan.began 0", "0.1 s  pan.changed 0", "0.2 s  pan.ended 1 velocity 1000", "0.3 s  reuse",
        "0.3 s  pan.began 0", "0.35 s  pan.changed 0", "0.4 s  pan.changed 0", "0.5 s  pan.ended 1 velocity 1000",
        "expected: sampled twice as often, didOpen.leading", "found: no notice",
      ]),
    // With an ease in and out, half of the time is half of the way.
    Caught(
      .leadingCurve, .mirror,
      [
        "0 s  open.leading", "0.125 s  wait", "expected: the mirror image at offset -54.771455, trailing, moving",
        "found: offset -40, trailing, moving",
      ]),
    Caught(
      .leadingFrames, .mirror,
      ["expected: trailing button 0 in the mirror image at x 240 to 320, y 4 to 40", "found: x 240 to 320, y 0 to 44"]),
    Caught(
      .closesWhenNarrow, .resizeKeepsPosition,
      ["0 s  open.leading", "0 s  resize 150", "expected: leading at width 150", "found: offset 0, closed"]),
    Caught(
      .closesWhenTall, .resizeKeepsPosition,
      [
        "0 s  pan.began 0", "0 s  resize 320 by 64", "0 s  resize 320 by 44",
        "expected: back at its original height, offset 0, closed", "found: " + same,
      ], laws: [.resizeKeepsPosition]),
    Caught(
      .staysOpenForNothing, .actionsCanBeSet,
      [
        "0 s  open.leading", "0 s  setActions.leading none",
        "expected: after the leading actions are removed, closed, didClose",
        "found: leading, no notice",
      ], laws: [.actionsCanBeSet]),
    // A row that is closed shows no part of a button that does not reach beyond it.
    Caught(
      .framesOutside, .actionsCanBeHit,
      ["expected: leading button 0 inside the row", "found: x -10 to 80, y 0 to 44"]),
    Caught(
      .framesBelow, .actionsCanBeHit,
      ["0 s  open.leading at once", "expected: leading button 0 inside the row", "found: x 0 to 80, y 1000 to 1044"]),
    Caught(
      .framesFlat, .actionsCanBeHit,
      [
        "0 s  open.leading at once", "expected: leading button 0 with a height above 0", "found: x 0 to 80, y 0 to 0",
      ]),
    Caught(
      .framesOverlap, .actionsCanBeHit,
      [
        "0 s  open.trailing at once", "expected: trailing button 1 beside trailing button 0",
        "found: x 160 to 280, y 0 to 44, overlapping x 240 to 320, y 0 to 44",
      ]),
    Caught(
      .pressesLeaving, .actionsCanBeHit,
      [
        "0 s  pan.began 0", "0.1 s  pan.ended 1", "0.1 s  press.leading.0.down", "0.1 s  press.leading.0.up",
        "expected: no notice when a press on leading button 0 is released while the button is being hidden or only previewed",
        "found: didPress.leading.0",
      ]),
    Caught(
      .hidesButtons, .actionsCanBeHit,
      [
        "0 s  open.leading", "0.25 s  wait", "expected: leading button 0 found at its middle, x 40",
        "found: no button",
      ]),
    Caught(
      .remembersClosing, .everyGestureHasAnAction,
      [
        "0 s  open.leading", "0.25 s  wait", "0.25 s  close", "0.5 s  wait",
        "expected: after the plain action that closes the row, offset 0, closed", "found: " + same,
      ]),
    // Three quarters into a quarter of a second.
    Caught(
      .tidiesEarly, .motionEnds,
      [
        "0 s  open.leading", "0.188 s  wait",
        "expected: after the row is advanced during the motion, offset 69.667046, leading, moving",
        "found: offset 80, leading",
      ]),
    Caught(
      .movesAfterwards, .motionEnds,
      [
        "0 s  open.leading", "5.25 s  wait", "expected: offset 80 from the end of the motion on",
        "found: offset 83, leading",
      ]),
    Caught(
      .driftsUnreported, .motionEnds,
      [
        "0 s  open.leading at once", "0.1 s  wait", "expected: offset 80, because the row reports no motion",
        "found: offset 80.1, leading",
      ], laws: [.motionEnds]),
    Caught(
      .settlesLate, .motionEnds,
      [
        "0 s  open.leading", "0.5 s  wait", "expected: an offset that changes in the last 0.25 s of the motion",
        "found: offset 80, leading, moving",
      ]),
    Caught(
      .startsNothing, .motionEnds,
      [
        "0 s  tap", "expected: an offset that changes in the last 0.25 s of the motion",
        "found: offset 0, closed, moving",
      ]),
    Caught(
      .leapsInMotion, .motionEnds,
      [
        "0 s  open.leading", "0.05 s  wait", "expected: no jump from offset 6.529508 during the motion",
        "found: offset 80, leading, moving",
      ], laws: [.motionEnds]),
  ]

  @Test("The cases cover every fault, in order")
  func complete() {
    #expect(Self.caught.map(\.fault) == Fault.allCases)
  }

  @Test("Content that a fast finger drags out of its bounds breaks the law of bounds, too")
  func bounds() {
    let found = SwipeLaw.check(
      { FaultyRow(fault: .outrunsLimits) }, laws: [.staysInBounds], search: Search(randomSequences: 0))
    let text = """
      stays in bounds
        0 s  pan.began 0
        0.1 s  pan.changed 100
        0.1 s  pan.changed 100 velocity 4000
        expected: an offset from -160 to 80
        found: 100

      """
    expectTexts(found, [text])
  }

  @Test("A fault breaks its law and no other, and the violation's events show it again", arguments: caught)
  func fault(caught: Caught) {
    let row = FaultyRow(fault: caught.fault)
    let mirrored = FaultyRow(leading: 2, trailing: 1, fault: caught.fault)
    let search = Search(depth: 2, randomSequences: 2)
    // Faults that take three events show at that depth. Other laws that they break would show in fewer, or at random.
    let deep = SwipeLaw.check({ row }, mirrored: { mirrored }, laws: [caught.law], search: Search(randomSequences: 0))
    expectTexts(deep, [caught.text])
    expectViolations(deep.compactMap { caught.law.check($0.events, { row }, mirrored: { mirrored }) }, deep)
    let others = caught.laws.filter { $0 != caught.law }
    expectKept(SwipeLaw.check({ row }, mirrored: { mirrored }, laws: others, search: search))
  }
}
