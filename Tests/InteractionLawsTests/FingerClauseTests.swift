import BrokenDesigns
import HeadlessTable
import InteractionLaws
import Testing

@Suite("Clauses of the laws of fingers and wheels")
struct FingerClauseTests {
  private func touch(_ phase: TouchPhase, _ x: Double, _ y: Double) -> TableLawEvent {
    .touch(TouchEvent(phase, location: Vector(x, y)))
  }

  private func wheel(_ phase: WheelPhase, _ x: Double, _ y: Double) -> TableLawEvent {
    .wheel(WheelEvent(phase, location: Vector(160, 60), delta: Vector(x, y)))
  }

  /// A count that a closure keeps, on the one thread of a law.
  private final class Count: @unchecked Sendable {
    var number = 0
  }

  @Test("A finger that lifts must press the button under it")
  func pressed() {
    // The list answers with a button each time but the second, when the table asks as the finger lifts.
    let looks = Count()
    let list = StagedList([30]).with {
      $0.part = { _ in
        looks.number += 1
        return looks.number == 2 ? .content : .action(.trailing, 0)
      }
    }
    let found = TableLawClauses.found(
      by: .restingFinger, in: list, after: [(0, touch(.down, 160, 20)), (0.1, touch(.up, 160, 20))])
    expectFound(found, "a tap on trailing button 0 of row 0, which is pressed / no tap")
  }

  /// A list in which a finger lifts a row at once at any place, and drops it where the finger is.
  private static let sortable = StagedList([30]).with {
    $0.gestures = .hold
    $0.part = { _ in .reorderControl }
    $0.onGesture = { list, gesture, _ in
      guard case .hold(let phase, let y, let offset) = gesture else { return .none }
      let row = list.row(atY: y + offset)
      if phase == .began { list.liftedRow = row }
      guard phase == .ended, let lifted = list.liftedRow else { return .none }
      list.liftedRow = nil
      return ListEffects(notices: row == lifted ? [] : [.didMove(lifted)])
    }
  }

  @Test("A finger may press a button that was away in between, if a finger that lifts at once presses it, too")
  func away() {
    // All rows move down when time passes, and back when it passes again.
    let list = StagedList([30]).with {
      $0.part = { _ in .action(.trailing, 0) }
      $0.onAdvance = { list, time in
        if time > list.noted ?? .zero { list.lowered = 40 - list.lowered }
        list.noted = time
      }
      $0.onGesture = { _, gesture, _ in
        guard case .press(let row, let edge, let index, .up) = gesture else { return .none }
        return ListEffects(notices: [.row(row, .didPress(edge, index))])
      }
    }
    let events = TableLawClauses.waits(from: 1, count: 64)
    expectFound(TableLawClauses.found(by: .restingFinger, in: list, after: events), nil)
  }

  @Test("A finger on a reorder control holds its row, whatever is inserted; beside the control, it only taps")
  func reorderControl() {
    let insert = CustomEvent<StagedList>("insert") { list, _ in list.insert(19..<20) }
    let waits = [(0, .scroll(contentOffset: 1e9))] + TableLawClauses.waits(from: 1, count: 200)
    expectFound(TableLawClauses.found(by: .restingFinger, in: Self.sortable, after: waits, customEvents: [insert]), nil)
    // A finger taps between 284 and 285 points only, and selects a row a while after an edit.
    let list = StagedList([30]).with {
      $0.part = { $0.x < 284 ? .control(0) : $0.x < 285 ? .content : .reorderControl }
      $0.onGesture = { list, gesture, time in
        guard case .tap(let row) = gesture, let edited = list.noted, time > edited else { return .none }
        return ListEffects(notices: [.row(row, .didSelect)])
      }
    }
    let own = CustomEvent<StagedList>("edit") { list, time in
      list.noted = time
      return .none
    }
    let found = TableLawClauses.found(
      by: .restingFinger, in: list, after: TableLawClauses.waits(from: 1, count: 400), customEvents: [own])
    #expect(found?.hasPrefix("at most the effects of a tap, nothing reported / didSelect.") == true)
  }

  @Test("A finger may close a row that an edit has opened under it, if the list's rows close only on taps")
  func opensUnderFinger() {
    let list = StagedList([30]).with {
      $0.onGesture = { list, gesture, _ in
        guard case .closeRows(after: .tableTapped, _) = gesture else { return .none }
        let open = list.openRows
        list.openRows = []
        return ListEffects(notices: open.map { .row($0, .didClose) })
      }
    }
    let open = CustomEvent<StagedList>("open") { list, _ in
      list.openRows = [RowID(3)]
      return .none
    }
    let events = TableLawClauses.waits(from: 1, count: 400)
    expectFound(TableLawClauses.found(by: .restingFinger, in: list, after: events, customEvents: [open]), nil)
  }

  @Test("A finger beyond the table's edge rests on no row")
  func beside() {
    // The row from 460 to 500 points sinks as time passes.
    let list = StagedList([30]).with {
      $0.heights[RowID(0)] = 20
      $0.onAdvance = { list, time in list.lowered = time > Time(1) ? 10 : 0 }
    }
    func found(atY y: Double, scrolledBy offset: Double = 0) -> String? {
      TableLawClauses.found(
        by: .contentStays, in: list,
        after: [(0, .scroll(contentOffset: offset)), (0.5, touch(.down, 160, y)), (1.5, .wait)])
    }
    expectFound(found(atY: 0, scrolledBy: 10), "row 0 moved no farther than the finger, 0 / 10")
    expectFound(found(atY: 470), "row 12 moved no farther than the finger, 0 / 10")
    expectFound(found(atY: 480), nil)
  }

  @Test("A row that leaves a resting finger has moved while any of it is in sight, and then is not painted")
  func leaves() {
    // The finger rests on the row from 200 to 240 points, which goes down by this many.
    func found(_ way: Double) -> String? {
      let list = StagedList([30]).with {
        $0.paintsAll = true
        $0.onAdvance = { list, time in list.lowered = time > Time(1) ? way : 0 }
      }
      return TableLawClauses.found(by: .contentStays, in: list, after: [(0.5, touch(.down, 160, 220)), (1.5, .wait)])
    }
    expectFound(found(0.5), "row 5 moved no farther than the finger, 0 / 0.5")
    expectFound(found(279), "row 5 moved no farther than the finger, 0 / 279")
    expectFound(found(280), "row 5 painted under the finger that rests on it / not painted")
    expectFound(found(-239.5), "row 5 moved no farther than the finger, 0 / -239.5")
    expectFound(found(-240), "row 5 painted under the finger that rests on it / not painted")
  }

  /// A list whose rows move up, without a report, when the table closes rows.
  private static func shrinking(by way: Double) -> StagedList {
    StagedList([30]).with {
      $0.onGesture = { list, gesture, _ in
        if gesture == .closeRows(after: .tableScrolled, except: nil) { list.lowered -= way }
        return .none
      }
    }
  }

  @Test("Fingers on a trackpad must not move the content farther than they go, even by part of a point")
  func wheels() {
    // At its end the content gives way to fingers that have begun to scroll.
    func found(_ shrinking: Double, _ way: Double) -> String? {
      TableLawClauses.found(
        by: .contentStays, in: Self.shrinking(by: shrinking),
        after: [(0, .scroll(contentOffset: 1e9)), (0.5, wheel(.began, 0, 20)), (0.6, wheel(.changed, 0, way))])
    }
    expectFound(found(100, 5), "content moved by 0 to 5 / 42.014388")
    expectFound(found(21, 0), "content moved by 0 / 0.450629")
  }

  @Test("A change that comes with time alone is not blamed on the wheel")
  func time() {
    let list = StagedList([30]).with {
      $0.onAdvance = { list, time in if time >= Time(0.5) { list.sections[0].removeSubrange(15...) } }
    }
    let flick = [
      (0.0, touch(.down, 160, 400)), (0.02, touch(.moved, 160, 350)), (0.04, touch(.moved, 160, 300)),
      (0.06, touch(.moved, 160, 250)), (0.08, touch(.up, 160, 200)),
    ]
    expectFound(
      TableLawClauses.found(by: .contentStays, in: list, after: flick + [(0.6, wheel(.discrete, 0, -10))]), nil)
  }

  @Test("Once no finger or wheel holds the table, the laws of a table at rest apply again")
  func free() {
    let (began, ended) = (wheel(.began, 0, -50), wheel(.ended, 0, 0))
    let (down, up) = (touch(.down, 160, 60), touch(.up, 160, 60))
    for (first, last) in [(began, ended), (down, up), (down, .cancelTouches), (began, .cancelTouches)] {
      let events = [(0, first), (0.1, last)] + TableLawClauses.waits(from: 0.2)
      let found = TableLaw.paintedRowsAreReached.check(
        events.map { Timed(Time($0.0), $0.1) }, { BentList(fault: .hitsTheRowBelow) })
      #expect(found?.law == "painted rows are reached", "\(first.text), \(last.text)")
    }
  }

  // MARK: Two fingers

  /// What swipes have reported to a list, on the one thread of a law.
  private final class Log: @unchecked Sendable {
    var lines: [String] = []
  }

  @Test("Each of two fingers moves before it would lift a row, and goes 140 points")
  func swipes() {
    for minimumPressDuration in [0.5, 0.1] { expectMoves(minimumPressDuration: minimumPressDuration) }
  }

  private func expectMoves(minimumPressDuration: Double) {
    let log = Log()
    let list = StagedList([30]).with {
      $0.gestures = .hold
      $0.onGesture = { list, gesture, time in
        switch gesture {
        case .pan(_, let sample):
          if sample.phase == .began { list.noted = time }
          let delay = list.noted.map { time - $0 } ?? .nan
          log.lines.append(
            sample.phase.name + " " + DecimalText.text(sample.translation.x.magnitude) + " after "
              + DecimalText.text(delay))
        case .hold: log.lines.append("hold")
        case .tap, .press, .control, .track, .closeRows, .tapOutside, .pull, .pinch: break
        }
        return .none
      }
    }
    var options = TableOptions()
    options.minimumPressDuration = minimumPressDuration
    let events = [(0, TableLawEvent.options(options))] + TableLawClauses.waits(from: 1, count: 100)
    expectFound(TableLawClauses.found(by: .independentFingers, in: list, after: events), nil)
    // The finger has gone 10 points when the table takes it for a swipe.
    let start = min(0.1, minimumPressDuration / 2)
    let moves = [
      ("began 10", 0), ("changed 70", 0), ("changed 140", 0.2 - start), ("changed 140", 0.4 - start),
      ("ended 140", 0.4 - start),
    ]
    #expect(Set(log.lines) == Set(moves.map { $0 + " after " + DecimalText.text($1) }))
  }
}
