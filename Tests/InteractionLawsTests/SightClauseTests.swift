import BrokenDesigns
import HeadlessTable
import InteractionLaws
import Testing

@Suite("Clauses of the law that what is in sight stays")
struct SightClauseTests {
  /// What is found after an edit half a second after which all rows are ten points too low.
  private func found(
    in list: StagedList = StagedList([30]), scrolledBy offset: Double, then events: [(Double, TableLawEvent)] = [],
    sinkingBy way: Double = 10, after edit: @escaping TableLawClauses.Edit
  ) -> String? {
    let own = OwnEvent<StagedList>("edit") { list, time in
      list.sinking = (time + 0.5, way)
      return edit(&list)
    }
    return TableLawClauses.found(
      by: .sightStays, in: list, after: [(0, .scroll(contentOffset: offset))] + events + [(0.5, .own("edit"))],
      own: [own])
  }

  private func touch(_ phase: TouchPhase, finger: Int = 0, _ y: Double) -> TableLawEvent {
    .touch(TouchEvent(phase, finger: finger, location: Vector(160, y)))
  }

  @Test("It is asked however near to an end the content is")
  func nearEnds() {
    let wrong = ", as without what has changed above it / "
    #expect(found(scrolledBy: 0.5) { $0.insert(0..<1) } == "row 0 at -0.5" + wrong + "9.5")
    #expect(found(scrolledBy: 40.5) { $0.remove(0..<1) } == "row 1 at -0.5" + wrong + "9.5")
    #expect(found(scrolledBy: 719.5) { $0.insert(0..<1) } == "row 17 at -39.5" + wrong + "-29.5")
    #expect(
      found(scrolledBy: 0, then: [(0, .keyboard(height: 216)), (0, .scroll(contentOffset: 935.5))]) { $0.insert(0..<1) }
        == "row 23 at -15.5" + wrong + "-5.5")
  }

  @Test("Content that rests at its end may have to move")
  func atTheEnd() {
    let list = StagedList([12]).with { $0.heights[RowID(11)] = 40.5 }
    #expect(found(in: list, scrolledBy: 0.5) { $0.insert(0..<1) } == nil)
    #expect(found(scrolledBy: 40) { $0.remove(0..<1) } == nil)
    #expect(found(scrolledBy: 710, sinkingBy: -10) { $0.insert(0..<1) } == nil)
  }

  @Test("Content on its way to the top may have to, too")
  func toTheTop() {
    let down = Array(repeating: (0.0, TableLawEvent.key(KeyEvent(.down))), count: 14)
    let up = Array(repeating: (0.45, TableLawEvent.key(KeyEvent(.up))), count: 13)
    #expect(found(scrolledBy: 0, then: down + up) { $0.insert(0..<1) } == nil)
  }

  @Test("What one finger touches is asked, what two do is not")
  func twoFingers() {
    let fingers = [(0.1, touch(.down, 100)), (0.2, touch(.down, finger: 1, 300))]
    let edit: TableLawClauses.Edit = { $0.insert(0..<1) }
    #expect(
      found(scrolledBy: 100, then: [fingers[0]], after: edit)
        == "row 2 at -20, as without what has changed above it / -10")
    #expect(found(scrolledBy: 100, then: fingers, after: edit) == nil)
  }

  @Test("At the very top new rows show, though the content is to go elsewhere")
  func setsOut() {
    let own = OwnEvent<StagedList>("edit") { list, time in
      list.sinking = (time + 0.5, 10)
      return list.insert(0..<1)
    }
    let keys = Array(repeating: (0.0, TableLawEvent.key(KeyEvent(.down))), count: 14)
    let found = TableLawClauses.found(
      by: .sightStays, in: StagedList([30]), after: keys + [(0, .own("edit"))], own: [own])
    #expect(found == nil)
  }

  @Test("What changes below is not asked, nor what goes from above to below or comes from there")
  func below() {
    #expect(found(scrolledBy: 100) { $0.insert(20..<21) } == nil)
    #expect(found(in: StagedList([10, 20]), scrolledBy: 100) { $0.insert(section: 1, 0..<1) } == nil)
    let (above, below) = (RowPosition(row: 0), RowPosition(row: 20))
    #expect(found(scrolledBy: 100) { $0.move(above, to: below) } == nil)
    #expect(found(scrolledBy: 100) { $0.move(below, to: above) } == nil)
    #expect(found(in: StagedList([5, 5, 30]), scrolledBy: 300) { $0.moveSection(0, to: 2) } == nil)
    #expect(found(in: StagedList([5, 5, 30]), scrolledBy: 300) { $0.moveSection(2, to: 0) } == nil)
  }

  @Test("What is reloaded with a row is not asked")
  func reloaded() {
    for change in [ListUpdate.Change.reloadSection(0), .reloadAll] {
      let found = found(scrolledBy: 100) { list in
        list.sections[0].removeFirst()
        return list.told(change)
      }
      #expect(found == nil)
    }
  }

  /// A list of which a row goes with some gestures, after which all are ten points too low.
  private static func list(losingARowWith isCause: @escaping @Sendable (TableGesture) -> Bool) -> StagedList {
    StagedList([30]).with {
      $0.onGesture = { list, gesture, time in
        guard isCause(gesture) else { return .none }
        list.sinking = (time + 0.5, 10)
        return list.remove(0..<1)
      }
    }
  }

  @Test("It is asked of a tap, and not of a hold")
  func gestures() {
    let tapped = Self.list { $0 == .tap(RowID(10)) }
    let held = Self.list { if case .hold(.ended, _, _) = $0 { true } else { false } }
    func found(_ list: StagedList, _ gesture: TableGesture) -> String? {
      TableLawClauses.found(
        by: .sightStays, in: list, after: [(0, .scroll(contentOffset: 100)), (0.5, .gesture(gesture))])
    }
    #expect(found(tapped, .tap(RowID(10))) == "row 2 at -20, as without what has changed above it / -10")
    #expect(found(held, .hold(.ended, y: 0, contentOffset: 0)) == nil)
  }

  @Test("It is asked of a finger that taps, and not of one that has held")
  func fingers() {
    func found(_ list: StagedList, after delay: Double) -> String? {
      TableLawClauses.found(
        by: .sightStays, in: list.with { $0.gestures = .hold },
        after: [(0, .scroll(contentOffset: 100)), (0.5, touch(.down, 300)), (0.5 + delay, touch(.up, 300))])
    }
    let tapped = Self.list { $0 == .tap(RowID(10)) }
    let held = Self.list { if case .hold(.ended, _, _) = $0 { true } else { false } }
    #expect(found(tapped, after: 0.1) == "row 2 at -20, as without what has changed above it / -10")
    #expect(found(held, after: 1) == nil)
  }

  @Test("A key is not asked, because the content follows the focus")
  func keys() {
    let list = Self.list { $0 == .tap(RowID(5)) }
    let down = Array(repeating: (0.0, TableLawEvent.key(KeyEvent(.down))), count: 6)
    let events: [(Double, TableLawEvent)] = [(1, .scroll(contentOffset: 100)), (2, .key(KeyEvent(.enter)))]
    #expect(TableLawClauses.found(by: .sightStays, in: list, after: down + events) == nil)
  }

  @Test("Content that a finger has begun to scroll is not asked")
  func scrolled() {
    let list = StagedList([30]).with {
      $0.onGesture = { list, gesture, _ in gesture == .closeRows(except: nil) ? list.remove(0..<1) : .none }
    }
    let finger: [(Double, TableLawEvent)] = [
      (0.5, .touch(TouchEvent(.down, location: Vector(160, 240)))),
      (0.6, .touch(TouchEvent(.moved, location: Vector(160, 140)))),
    ]
    #expect(TableLawClauses.found(by: .sightStays, in: list, after: [(0, .scroll(contentOffset: 100))] + finger) == nil)
  }
}

@Suite("Clauses of the law that the table comes to rest where it was to")
struct AimClauseTests {
  private static let rowsSink = OwnEvent<StagedList>("sink") { list, time in
    list.sinking = (time + 5, 10)
    return .none
  }
  private static let rowsRise = OwnEvent<StagedList>("rise") { list, time in
    list.sinking = (time + 5, -10)
    return .none
  }
  private static let insertsAndSinks = OwnEvent<StagedList>("insert") { list, time in
    list.sinking = (time + 5, 10)
    return list.insert(0..<1)
  }

  private func found(in list: StagedList = StagedList([30]), after events: (Double, TableLawEvent)...) -> String? {
    TableLawClauses.found(
      by: .comesToRest, in: list, after: events + TableLawClauses.waits(from: (events.last?.0 ?? 0) + 0.0625),
      own: [Self.rowsSink, Self.rowsRise, Self.insertsAndSinks])
  }

  private func toRow(_ row: Int, _ anchor: ScrollAnchor, animated: Bool = false) -> TableLawEvent {
    .scrollToRow(RowID(row), anchor, animated: animated)
  }

  @Test("Edits on the way change nothing in where the content is to go")
  func edited() {
    #expect(
      found(after: (0, toRow(15, .top, animated: true)), (0.1, .own("insert")))
        == "row 15 at top, content scrolled by 650 / 640")
  }

  @Test("Nor do policies that are set on the way")
  func policies() {
    #expect(
      found(after: (0, .own("rise")), (0.1, toRow(15, .top, animated: true)), (0.2, .policies(.lenient)))
        == "row 15 at top, content scrolled by 590 / 600")
  }

  @Test("Content that has arrived stays when a keyboard shows")
  func arrived() {
    #expect(found(after: (0, toRow(15, .bottom)), (1, .keyboard(height: 216))) == nil)
  }

  @Test("A header that stays at the top covers what is scrolled to")
  func covered() {
    let list = StagedList([30]).with { $0.covered = 20 }
    for anchor in ScrollAnchor.allCases { #expect(found(in: list, after: (0, toRow(15, anchor))) == nil) }
    #expect(
      found(in: list, after: (0, .own("rise")), (0.1, toRow(15, .top)))
        == "row 15 at top, content scrolled by 570 / 580")
  }

  @Test("Content that nobody is told has got lower may stay beyond its end")
  func untold() {
    let list = StagedList([30]).with {
      $0.onAdvance = { list, time in if time >= Time(0.5) { list.sections[0].removeSubrange(15...) } }
    }
    #expect(found(in: list, after: (0, .scroll(contentOffset: 1e9)), (1, .wait)) == nil)
  }

  @Test("Rows that go up leave the content too far down at every anchor")
  func risen() {
    #expect(
      found(after: (0, .own("rise")), (0.1, toRow(15, .top))) == "row 15 at top, content scrolled by 590 / 600")
    #expect(
      found(after: (0, .own("rise")), (0.1, toRow(15, .middle)))
        == "row 15 at middle, content scrolled by 370 / 380")
    #expect(
      found(after: (0, .own("rise")), (0.1, toRow(15, .bottom)))
        == "row 15 at bottom, content scrolled by 150 / 160")
    #expect(
      found(after: (0, .own("sink")), (0.1, toRow(15, .nearest)))
        == "row 15 at nearest, content scrolled by 170 / 160")
  }

  @Test("What is in sight already is nearest where it is")
  func nearest() { #expect(found(after: (0, toRow(5, .nearest))) == nil) }
}
