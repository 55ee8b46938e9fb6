import BrokenDesigns
import InteractionLaws
import Testing

@Suite("The search for violations")
struct SearchTests {
  @Test("A mirror image must have the actions of its sides exchanged")
  func unequalMirror() {
    let found = SwipeLaw.check(
      { BreakableRow() }, mirrored: { BreakableRow() }, search: Search(depth: 1, randomSequences: 0))
    let expected = "1 trailing action in the mirror image"
    expectViolations(found, [Violation(law: "mirror", events: [], expected: expected, found: "2")])
  }

  /// What a search has tried, on its one thread.
  private final class Log: @unchecked Sendable {
    var sequences: [[Substring]] = []
  }

  @Test("Of several equal states, a search continues only one")
  func equalStates() {
    let log = Log()
    var search = Search(depth: 2, randomSequences: 0)
    search.willTry = { log.sequences.append($0.split(separator: "\n")) }
    _ = SwipeLaw.check({ BreakableRow() }, laws: [.rests], search: search)
    let continued = Set(log.sequences.filter { $0.count == 2 }.map { $0[0] })
    // On a closed row these change nothing.
    let events = ["close", "close at once", "reuse", "resize 320"].map { Substring("  0.016 s  " + $0) }
    #expect(events.allSatisfy { log.sequences.contains([$0]) })
    let goesOn = events.filter(continued.contains)
    #expect(goesOn == [events[0]])
  }

  /// A row that only reports a tap, unless it is the mirror image.
  private struct SilentImage: RowDecorator {
    var base = BreakableRow()
    var isImage = false

    mutating func tap(at time: Time) -> SwipeEffects { isImage ? .none : SwipeEffects(.didSelect) }
  }

  @Test("The effects and the answer of an event are checked even if another event has led to an equal state")
  func knownState() {
    // The search closes the closed row first, which leads to an equal state.
    let found = SwipeLaw.check(
      { SilentImage() }, mirrored: { SilentImage(base: BreakableRow(leading: 2, trailing: 1), isImage: true) },
      laws: [.mirror], search: Search(depth: 1, randomSequences: 0))
    #expect(found.map(events) == [[.tap]])
    let answered = SwipeLaw.checkDriven(
      { AnswersNowhere() }, laws: [.survivesAnyInput], search: Search(depth: 1, randomSequences: 0))
    #expect(answered.map { $0.expected + ", " + $0.found } == ["a finite target content offset, inf"])
  }

  private func events(_ violation: Violation<RowEvent>) -> [RowEvent] { violation.events.map(\.event) }

  /// A row that only answers the end of a drag in a scroll view, with an infinite target.
  private struct AnswersNowhere: RowDecorator, ScrollDriven {
    var base = BreakableRow()

    var closedContentOffset: Double { 0 }
    var targetContentOffset: Double? { nil }
    mutating func scroll(_ report: ScrollReport, at time: Time) -> ScrollAnswer {
      if case .ended = report { ScrollAnswer(targetContentOffset: .infinity) } else { ScrollAnswer() }
    }
  }

  /// A row that reports the start of a motion when it is tapped during one.
  private struct SaysAgain: RowDecorator {
    var base = BreakableRow()

    mutating func tap(at time: Time) -> SwipeEffects {
      base.settleTime == nil ? base.tap(at: time) : SwipeEffects(startedMotion: true)
    }
  }

  @Test("A motion that only goes on must not be reported as started")
  func motionGoesOn() {
    let events = [Timed(Time(0), RowEvent.open(.leading, animated: true)), Timed(Time(0.1), .tap)]
    let again = SwipeLaw.motionEnds.check(events) { SaysAgain() }
    let once = SwipeLaw.motionEnds.check(events) { BreakableRow() }
    #expect([again?.expected, once?.expected] == ["no report of a new motion, because the old one continues", nil])
  }

  @Test("A search of negative depth, or of a row that is made open, ends the process")
  func mistakes() async {
    await #expect(processExitsWith: .failure) { _ = SwipeLaw.check({ BreakableRow() }, search: Search(depth: -1)) }
    await #expect(processExitsWith: .failure) {
      var row = BreakableRow()
      _ = row.open(.leading, animated: false, at: .zero)
      _ = SwipeLaw.check({ [row] in row }, search: Search(depth: 0, randomSequences: 0))
    }
  }

  @Test("A search of depth 0 checks the new row")
  func shallow() {
    let found = SwipeLaw.check(
      { BreakableRow(breaking: .everyGestureHasAnAction) }, search: Search(depth: 0, randomSequences: 0))
    // The event is the checker's own.
    #expect(found.map(events) == [[.perform("same")]])
  }

  @Test("Random sequences run at any width, and find the laws that a width breaks")
  func widths() {
    // The minimal row takes any width as it is. One of NaN is not even equal to itself, and infinite numbers show.
    let unequal: [SwipeLaw] = [
      .rests, .staysInBounds, .reuseIsFresh, .openAndClose, .sameScriptSameTrace, .survivesAnyInput,
      .resizeKeepsPosition, .actionsCanBeSet, .actionsCanBeHit, .paintedInPlace, .everyGestureHasAnAction,
    ]
    let widths: [(Double, [SwipeLaw])] = [
      (.nan, unequal), (.infinity, [.survivesAnyInput, .actionsCanBeHit, .paintedInPlace]),
      (1e300, [.actionsCanBeHit]),
      (-1, [.staysInBounds]), (0, []),
    ]
    for (width, broken) in widths {
      let found = SwipeLaw.check({ BreakableRow(width: width) }, search: Search(depth: 0, randomSequences: 3))
      expectLaws(found, broken.map(\.name), "\(width)")
    }
  }

  /// A row whose content is a point off once a side has got other actions.
  private struct SettingRow: RowDecorator {
    var base = BreakableRow()
    var off = 0.0

    func offset(at time: Time) -> Double { base.offset(at: time) + off }
    mutating func setActions(_ actions: [InteractionAction], _ edge: SwipeEdge, at time: Time) -> SwipeEffects {
      if edge == .trailing, actions != base.actions(edge) { off = 1 }
      return base.setActions(actions, edge, at: time)
    }
    static func == (one: Self, other: Self) -> Bool { one.base == other.base && one.off == other.off }
  }

  @Test("Random events are simplified: numbers are rounded and lose their sign, and other actions become none")
  func simpler() {
    // Beyond all chosen velocities, so that only chance finds it: more than 4100 points per second, either way.
    let found = SwipeLaw.check(
      { BreakableRow(breaking: .rests, flick: 4100) }, laws: [.rests], search: Search(depth: 2, randomSequences: 200))
    let release = "rests\n  0 s  pan.began 0\n  0.1 s  pan.ended 1 velocity 4200\n"
    let texts = found.map { String($0.text.prefix(release.count)) }
    #expect(texts == [release])
    for seed in 1...8 as ClosedRange<UInt64> {
      let found = SwipeLaw.check(
        { SettingRow() }, laws: [.rests], search: Search(depth: 0, randomSequences: 8, seed: seed))
      #expect(found.map(events) == [[.setActions([], .trailing)]], "seed \(seed)")
    }
  }
}
