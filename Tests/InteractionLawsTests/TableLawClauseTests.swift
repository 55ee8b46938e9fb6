import BrokenDesigns
import HeadlessTable
import InteractionLaws
import Testing

/// What the laws of tables require in a certain case, and what they do not.
///
/// Each test lets a list do only what its case is about.
enum TableLawClauses {
  typealias Edit = @Sendable (inout StagedList) -> ListEffects

  /// What is found wrong after the events, each of which happens at a time in seconds.
  static func found(
    by law: TableLaw, in list: StagedList, after events: [(Double, TableLawEvent)],
    customEvents: [CustomEvent<StagedList>] = [],
    growth: TableLaw.Growth<StagedList>? = nil
  ) -> String? {
    let events = events.map { Timed(Time($0.0), $0.1) }
    return law.check(events, { list }, customEvents: customEvents, growth: growth).map {
      $0.expected + " / " + $0.found
    }
  }

  /// Moments at which nothing happens: some laws look at one of several.
  static func waits(from time: Double, count: Int = 24) -> [(Double, TableLawEvent)] {
    (0..<count).map { (time + Double($0) / 64, .wait) }
  }
}

@Suite("Clauses of the other laws of tables")
struct TableClauseTests {
  @Test("The first frame is checked, and so is one that the host asks for")
  func frames() {
    let fresh = TableLaw.rowsInSightArePainted.check([], { BentList(fault: .drawsNowhere) })
    expectFound(fresh?.expected, "finite numbers in every layer")
    #expect(fresh?.events == [])
    let list = StagedList([30]).with {
      $0.onAdvance = { list, time in if time >= Time(1) { list.header = LayoutRect(0, .nan, 320, 20) } }
    }
    let found = TableLawClauses.found(by: .rowsInSightArePainted, in: list, after: [(1, .frame)])
    expectFound(found, "finite numbers in every layer / Header with a non-finite number")
  }

  @Test("A row whose height is lost in the sum of heights need not be in sight where it is painted")
  func tinyRow() {
    let heights: [HeightChange] = [.row(RowID(1), 0), .row(RowID(2), .leastNonzeroMagnitude)]
    let found = TableLaw.rowsInSightArePainted.check(
      [Timed(0, .setHeights(heights, animated: false)), Timed(1, .frame)], { InventedList(count: 30) })
    expectFound(found?.expected, nil)
  }

  @Test("Rows are described like the first row, even if the first sections are empty")
  func described() {
    for counts in [[30], [0, 30], [0, 0, 20, 0, 10]] {
      let growth = TableLaw.Growth(from: 30, to: 120) { count in
        StagedList(counts.map { $0 * count / 30 }).with { $0.speaks = true }
      }
      expectFound(TableLawClauses.found(by: .farRowsAgree, in: StagedList([30]), after: [], growth: growth), nil)
    }
  }

  @Test("The row under the pointer must be the one painted there, even where a finger would only hold it")
  func pointed() {
    let list = StagedList([30]).with {
      $0.gestures = .hold
      $0.part = { _ in .reorderControl }
    }
    func found(_ list: StagedList) -> String? {
      TableLawClauses.found(by: .paintedRowsAreReached, in: list, after: TableLawClauses.waits(from: 0, count: 4))
    }
    expectFound(found(list), nil)
    expectFound(
      found(list.with { $0.aimsLow = { _ in 40 } }),
      "row 11 under the pointer at y 460, where it is painted / row 12")
  }

  @Test("A row that is suddenly painted elsewhere has jumped, however far down it is")
  func jumps() {
    let own = CustomEvent<StagedList>("sink") { list, _ in
      list.lowered = 10
      return .none
    }
    let found = TableLawClauses.found(
      by: .rowsDoNotJump, in: StagedList([60]), after: [(0, .scroll(contentOffset: 1500)), (0.5, .custom("sink"))],
      customEvents: [own])
    expectFound(found, "row 37 painted at y -20, where it was / -10")
  }

  @Test("A row that a resting finger lifts is not blamed on a key")
  func keyWhileHolding() {
    let events: [(Double, TableLawEvent)] = [
      (0, .touch(TouchEvent(.down, location: Vector(160, 100)))), (1, .key(KeyEvent(.down))),
    ]
    expectFound(
      TableLawClauses.found(by: .updatesAddUp, in: StagedList([30]).with { $0.gestures = .hold }, after: events), nil)
  }

  @Test("While rows move, fingers on a trackpad may find another row if a frame was asked for")
  func passing() {
    // All rows move each time that the list advances, from the moment when one was lifted.
    let list = StagedList([30]).with {
      $0.gestures = .hold
      $0.onGesture = { list, gesture, time in
        switch gesture {
        case .hold(let phase, _, _):
          list.liftedRow = phase == .began ? RowID(0) : nil
          list.sinking = (time + 60, 0)
          return .none
        case .pan(let row, _): return ListEffects(notices: [.row(row, .didSelect)])
        case .tap, .press, .control, .track, .closeRows, .tapOutside, .pull, .pinch: return .none
        }
      }
      $0.onAdvance = { list, _ in if list.sinking != nil { list.lowered -= 40 } }
    }
    let wheel = WheelEvent(.began, location: Vector(160, 60), delta: Vector(-60, 0))
    let events: [(Double, TableLawEvent)] = [
      (0, .touch(TouchEvent(.down, location: Vector(160, 100)))), (1, .wait),
      (2, .touch(TouchEvent(.up, location: Vector(160, 100)))), (3, .wheel(wheel)),
    ]
    expectFound(TableLawClauses.found(by: .framesChangeNothing, in: list, after: events), nil)
  }

  @Test("The frame after an event is drawn over the frame before it")
  func redrawn() {
    let events: [Timed<TableLawEvent>] = [
      Timed(0, .touch(TouchEvent(.down, location: Vector(160, 100)))),
      Timed(0.1, .touch(TouchEvent(.moved, location: Vector(130, 100)))),
      Timed(0.2, .touch(TouchEvent(.moved, location: Vector(60, 100)))),
    ]
    let found = TableLaw.framesAddUp.check(events, { BentList(fault: .saysDraggedRowsAreStill) })
    #expect(found?.events.count == 3)
    expectFound(found?.expected, "Closed (-100 0; 320 40), as in a frame drawn from scratch")
    expectFound(found?.found, "Closed (-30 0; 320 40), in a frame drawn over another")
  }

  @Test("Losing the focus although there are rows is a fault")
  func focus() {
    let remove = CustomEvent<StagedList>("remove") { list, _ in list.remove(0..<1) }
    let found = TableLawClauses.found(
      by: .updatesAddUp, in: StagedList([30]).with { $0.lost = [RowID(1)] },
      after: [(0, .key(KeyEvent(.down))), (0.1, .custom("remove"))], customEvents: [remove])
    expectFound(found, "a row with the focus / no focus")
  }

  /// Removes a row without reporting it.
  private static func loses(_ list: inout StagedList) -> ListEffects {
    list.sections[0].removeLast()
    return .none
  }

  @Test("Keys reach the buttons of an open row, and the end of an edit reaches the list")
  func reached() {
    let open = StagedList([30]).with {
      $0.openRows = [RowID(0)]
      $0.buttons = [InteractionAction(id: "act", title: "Act")]
      $0.onAction = { list, _, _ in Self.loses(&list) }
    }
    let keys: [(Double, TableLawEvent)] = [.down, .toTrailing, .enter].enumerated().map {
      (Double($0.offset), .key(KeyEvent($0.element)))
    }
    let asked = "an update that turns the old rows into the new rows"
    let pressed = TableLawClauses.found(by: .updatesAddUp, in: open, after: keys)
    #expect(pressed?.hasPrefix(asked) == true)
    let typed = StagedList([30]).with {
      $0.editedRow = RowID(0)
      $0.onEndEditing = { list, _ in Self.loses(&list) }
    }
    let found = TableLawClauses.found(by: .updatesAddUp, in: typed, after: [(0, .endEditing)])
    #expect(found?.hasPrefix(asked) == true)
  }

  @Test("Two open rows break the law of policies")
  func twoOpen() {
    let list = StagedList([30]).with {
      $0.onAction = { list, row, _ in
        // If the row itself opened, the table would close the others.
        list.openRows = [RowID(row.rawValue + 1), RowID(row.rawValue + 2)]
        return .none
      }
    }
    let found = TableLawClauses.found(by: .policies, in: list, after: [(0, .perform("act", on: RowID(0)))])
    expectFound(found, "at most one open row per group / 2 open rows")
  }

  @Test("At another width and mirrored, a pointer or finger keeps its place on the screen, and a trackpad its row")
  func mirrored() {
    let list = StagedList([30]).with {
      $0.part = { $0.x >= 310 ? .control(0) : .content }
      $0.onGesture = { _, gesture, _ in
        guard case .tap(let row) = gesture else { return .none }
        return ListEffects(notices: [.row(row, .didSelect)])
      }
    }
    for event in [TableLawEvent.hover(Vector(300, 60)), .touch(TouchEvent(.down, location: Vector(300, 60)))] {
      let up = TableLawEvent.touch(TouchEvent(.up, location: Vector(300, 60)))
      let events = [(0, event), (0.1, .resize(width: 480, height: 480)), (0.2, up)]
      expectFound(TableLawClauses.found(by: .mirror, in: list, after: events), nil)
    }
    let trackpad = StagedList([30]).with {
      $0.aimsLow = { $0.x < 0 ? 40 : 0 }
      $0.onGesture = { _, gesture, _ in
        guard case .pan(let row, _) = gesture else { return .none }
        return ListEffects(notices: [.row(row, .didSelect)])
      }
    }
    let wheel = WheelEvent(.began, location: Vector(100, 60), delta: Vector(-60, 0))
    expectFound(TableLawClauses.found(by: .mirror, in: trackpad, after: [(0, .wheel(wheel))]), nil)
  }

  /// The events of the violation that short sequences find.
  private func events(_ law: TableLaw, _ list: StagedList, depth: Int) -> [TableLawEvent]? {
    TableLaw.check({ list }, laws: [law], search: Search(depth: depth, randomSequences: 0)).first?.events.map {
      $0.event
    }
  }

  @Test("Short sequences continue swipes on a trackpad, answer rows that wait, and scroll to rows")
  func shortSequences() {
    let list = StagedList([30]).with {
      $0.onGesture = { list, gesture, _ in
        if case .pan(_, let sample) = gesture, sample.translation.x < -150 { list.sections[0].removeLast() }
        return .none
      }
    }
    // The simplest height.
    let place = Vector(160, 0)
    let swipe: [TableLawEvent] = [
      .wheel(WheelEvent(.began, location: place, delta: Vector(-60, 0))),
      .wheel(WheelEvent(.changed, location: place, delta: Vector(-120, 0))),
    ]
    let waiting = StagedList([30]).with {
      $0.waitingRows = [RowID(0)]
      $0.onConfirm = { list, _, _ in
        list.sections[0].removeLast()
        return .none
      }
    }
    let found = [events(.updatesAddUp, list, depth: 2), events(.updatesAddUp, waiting, depth: 1)]
    #expect(found == [swipe, [.confirm(RowID(0))]])
    // They scroll to rows, too.
    let log = Log()
    var search = Search(depth: 1, randomSequences: 0)
    search.willTry = { log.lines.append($0) }
    _ = TableLaw.check({ StagedList([30]) }, laws: [.updatesAddUp], search: search)
    #expect(log.lines.contains("  0.016 s  scroll to row 0, top, at once\n"))
  }

  /// What a search has tried, on its one thread.
  private final class Log: @unchecked Sendable {
    var lines: [String] = []
  }
}
