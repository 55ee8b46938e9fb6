import BrokenDesigns
import HeadlessTable
import InteractionLaws
import Testing

@Suite("Clauses of the law that visible rows stay")
struct SightClauseTests {
  /// What is found after an edit that leaves all rows ten points too low half a second later.
  private func found(
    in list: StagedList = StagedList([30]), scrolledBy offset: Double, then events: [(Double, TableLawEvent)] = [],
    sinkingBy way: Double = 10, after edit: @escaping TableLawClauses.Edit
  ) -> String? {
    let own = CustomEvent<StagedList>("edit") { list, time in
      list.sinking = (time + 0.5, way)
      return edit(&list)
    }
    return TableLawClauses.found(
      by: .visibleRowsStay, in: list, after: [(0, .scroll(contentOffset: offset))] + events + [(0.5, .custom("edit"))],
      customEvents: [own])
  }

  private func touch(_ phase: TouchPhase, finger: Int = 0, _ y: Double) -> TableLawEvent {
    .touch(TouchEvent(phase, finger: finger, location: Vector(160, y)))
  }

  @Test("The law applies however near to an end the content is")
  func nearEnds() {
    let wrong = ", as without the change above it / "
    expectFound(found(scrolledBy: 0.5) { $0.insert(0..<1) }, "row 0 at y -0.5" + wrong + "9.5")
    expectFound(found(scrolledBy: 40.5) { $0.remove(0..<1) }, "row 1 at y -0.5" + wrong + "9.5")
    expectFound(found(scrolledBy: 719.5) { $0.insert(0..<1) }, "row 17 at y -39.5" + wrong + "-29.5")
    expectFound(
      found(scrolledBy: 0, then: [(0, .keyboard(height: 216)), (0, .scroll(contentOffset: 935.5))]) {
        $0.insert(0..<1)
      }, "row 23 at y -15.5" + wrong + "-5.5")
  }

  @Test("Content that rests at an end, or is on its way elsewhere, may move")
  func mayMove() {
    let list = StagedList([12]).with { $0.heights[RowID(11)] = 40.5 }
    expectFound(found(in: list, scrolledBy: 0.5) { $0.insert(0..<1) }, nil)
    expectFound(found(scrolledBy: 40) { $0.remove(0..<1) }, nil)
    expectFound(found(scrolledBy: 710, sinkingBy: -10) { $0.insert(0..<1) }, nil)
    let down = Array(repeating: (0.0, TableLawEvent.key(KeyEvent(.down))), count: 14)
    let up = Array(repeating: (0.45, TableLawEvent.key(KeyEvent(.up))), count: 13)
    expectFound(found(scrolledBy: 0, then: down + up) { $0.insert(0..<1) }, nil)
    // At the very top new rows show.
    let own = CustomEvent<StagedList>("edit") { list, time in
      list.sinking = (time + 0.5, 10)
      return list.insert(0..<1)
    }
    let setsOut = TableLawClauses.found(
      by: .visibleRowsStay, in: StagedList([30]), after: down + [(0, .custom("edit"))], customEvents: [own])
    expectFound(setsOut, nil)
  }

  @Test("Content may scroll to a row that an action has moved or unfolded, but only if the row is out of sight")
  func revealed() {
    let finger = [(0.1, touch(.down, 300))]
    let wrong = "row 10 at y 300, as without the change above it / 310"
    func unfolding(_ row: Int) -> String? {
      found(scrolledBy: 100, then: finger) {
        ListEffects(update: $0.insert(row + 1..<row + 2).update, unfoldedRow: RowID(row))
      }
    }
    // Row 10 stays if the content scrolls by 40 points, to 140; row 4 begins at 160, row 2 at 80.
    expectFound(unfolding(4), wrong)
    expectFound(unfolding(2), nil)
    // Ten points lower, row 10 stays if the content scrolls to 160, the top of row 4.
    let atTheTop = found(scrolledBy: 110, then: finger) {
      ListEffects(update: $0.insert(5..<6).update, unfoldedRow: RowID(4))
    }
    expectFound(atTheTop, "row 10 at y 290, as without the change above it / 300")
    // A keyboard covers what is below 264 points; the new row comes right above row 10, or one row higher.
    func unfoldingAboveTheKeyboard(_ row: Int) -> String? {
      found(scrolledBy: 100, then: [(0.05, .keyboard(height: 216))] + finger) {
        ListEffects(update: $0.insert(row + 1..<row + 2).update, unfoldedRow: RowID(row))
      }
    }
    expectFound(unfoldingAboveTheKeyboard(8), wrong)
    expectFound(unfoldingAboveTheKeyboard(9), nil)
    func moving(to row: Int) -> String? {
      let list = StagedList([30]).with {
        $0.onAction = { list, _, time in
          list.sinking = (time + 0.5, 10)
          return list.move(RowPosition(row: 6), to: RowPosition(row: row))
        }
      }
      return TableLawClauses.found(
        by: .visibleRowsStay, in: list,
        after: [(0, .scroll(contentOffset: 100))] + finger + [(0.5, .perform("act", on: RowID(6)))])
    }
    expectFound(moving(to: 4), wrong)
    expectFound(moving(to: 2), nil)
  }

  @Test("The law applies to a row that one finger touches, and not to touches of two")
  func twoFingers() {
    let fingers = [(0.1, touch(.down, 100)), (0.2, touch(.down, finger: 1, 300))]
    let edit: TableLawClauses.Edit = { $0.insert(0..<1) }
    expectFound(
      found(scrolledBy: 100, then: [fingers[0]], after: edit),
      "row 5 at y 100, as without the change above it / 110")
    expectFound(found(scrolledBy: 100, then: fingers, after: edit), nil)
  }

  @Test("After a reload, the law applies only if neither a row in sight nor anything below it has changed")
  func reloaded() {
    let wrong = "row 2 at y -20, as without the change above it / -10"
    for change in [ListUpdate.Change.reloadSection(0), .reloadAll] {
      func found(_ edit: @escaping @Sendable (inout StagedList) -> Void) -> String? {
        self.found(scrolledBy: 100) { list in
          edit(&list)
          return list.told(change)
        }
      }
      expectFound(found { $0.sections[0].removeFirst() }, wrong)
      expectFound(found { _ = $0.insert(0..<1) }, wrong)
      let below = found { list in
        _ = list.insert(0..<1)
        _ = list.remove(20..<21)
      }
      expectFound(below, nil)
      let taller = found { list in
        _ = list.insert(0..<1)
        list.heights[RowID(2)] = 41
      }
      expectFound(taller, nil)
    }
  }

  @Test("The law applies to the row touched last, then to the row with the focus, then to the first one in sight")
  func touched() {
    let wrong = ", as without the change above it / "
    let edit: TableLawClauses.Edit = { $0.remove(4..<5) }
    let tap = [(0.1, touch(.down, 310)), (0.2, touch(.up, 310))]
    expectFound(found(scrolledBy: 100, then: tap, after: edit), "row 10 at y 300" + wrong + "310")
    // A row that has gone, or has moved elsewhere, cannot stay.
    expectFound(found(scrolledBy: 100, then: tap) { $0.remove(10..<11) }, nil)
    // From row 2, which comes to the top, to row 5.
    let keys = Array(repeating: (0.0, TableLawEvent.key(KeyEvent(.down))), count: 4)
    expectFound(found(scrolledBy: 100, then: keys, after: edit), "row 5 at y 120" + wrong + "130")
    expectFound(found(scrolledBy: 100, after: edit), nil)
  }

  @Test("Rows behind a header are out of sight, and motions that are over by the event do not count")
  func covered() {
    let list = StagedList([30]).with { $0.covered = 20 }
    // The header covers row 2 just to its lower edge.
    expectFound(
      found(in: list, scrolledBy: 100) { $0.insert(0..<1) }, "row 3 at y 20, as without the change above it / 30")
    let still = StagedList([30]).with { $0.sinking = (Time(0.4), 0) }
    expectFound(
      found(in: still, scrolledBy: 100) { $0.insert(0..<1) }, "row 2 at y -20, as without the change above it / -10")
  }

  @Test("At the very top, the law applies to a row under a finger, as far as the content can scroll")
  func underFingerAtTheTop() {
    let down = [(0.4, touch(.down, 310))]
    let wrong = ", as without the change above it / "
    expectFound(found(scrolledBy: 0, then: down) { $0.insert(0..<1) }, "row 7 at y 280" + wrong + "290")
    expectFound(found(scrolledBy: 0, then: down) { $0.remove(0..<1) }, nil)
    expectFound(found(scrolledBy: 0, then: down + [(0.45, touch(.up, 310))]) { $0.insert(0..<1) }, nil)
  }

  @Test("The law does not apply to changes below, nor to rows that move there or come from there")
  func below() {
    let (above, below) = (RowPosition(row: 0), RowPosition(row: 20))
    let (two, three) = (StagedList([10, 20]), StagedList([5, 5, 30]))
    expectFound(found(scrolledBy: 100) { $0.insert(20..<21) }, nil)
    expectFound(found(in: two, scrolledBy: 100) { $0.insert(section: 1, 0..<1) }, nil)
    expectFound(found(scrolledBy: 100) { $0.move(above, to: below) }, nil)
    expectFound(found(scrolledBy: 100) { $0.move(below, to: above) }, nil)
    expectFound(found(in: three, scrolledBy: 300) { $0.moveSection(0, to: 2) }, nil)
    expectFound(found(in: three, scrolledBy: 300) { $0.moveSection(2, to: 0) }, nil)
  }

  /// A list that loses a row with some gestures, after which all rows are ten points too low.
  private static func list(losingARowWith isCause: @escaping @Sendable (TableGesture) -> Bool) -> StagedList {
    StagedList([30]).with {
      $0.onGesture = { list, gesture, time in
        guard isCause(gesture) else { return .none }
        list.sinking = (time + 0.5, 10)
        return list.remove(0..<1)
      }
    }
  }

  @Test("The law applies to a tap, as a gesture or by a finger, and not to a hold")
  func taps() {
    let tapped = Self.list { $0 == .tap(RowID(10)) }
    let held = Self.list { if case .hold(.ended, _, _) = $0 { true } else { false } }
    let tooLow = "row 10 at y 300, as without the change above it / 310"
    func found(_ list: StagedList, after gesture: TableGesture) -> String? {
      TableLawClauses.found(
        by: .visibleRowsStay, in: list, after: [(0, .scroll(contentOffset: 100)), (0.5, .gesture(gesture))])
    }
    expectFound(found(tapped, after: .tap(RowID(10))), tooLow)
    expectFound(found(held, after: .hold(.ended, y: 0, contentOffset: 0)), nil)
    func found(_ list: StagedList, fingerDownFor delay: Double) -> String? {
      TableLawClauses.found(
        by: .visibleRowsStay, in: list.with { $0.gestures = .hold },
        after: [(0, .scroll(contentOffset: 100)), (0.5, touch(.down, 300)), (0.5 + delay, touch(.up, 300))])
    }
    expectFound(found(tapped, fingerDownFor: 0.1), tooLow)
    expectFound(found(held, fingerDownFor: 1), nil)
  }

  @Test("The law does not apply to keys, because the content follows the focus, nor to a finger that scrolls")
  func keysAndScrolls() {
    let list = Self.list { $0 == .tap(RowID(5)) }
    let down = Array(repeating: (0.0, TableLawEvent.key(KeyEvent(.down))), count: 6)
    let events: [(Double, TableLawEvent)] = [(1, .scroll(contentOffset: 100)), (2, .key(KeyEvent(.enter)))]
    expectFound(TableLawClauses.found(by: .visibleRowsStay, in: list, after: down + events), nil)
    let closing = StagedList([30]).with {
      $0.onGesture = { list, gesture, _ in
        gesture == .closeRows(after: .tableScrolled, except: nil) ? list.remove(0..<1) : .none
      }
    }
    let finger: [(Double, TableLawEvent)] = [
      (0.5, .touch(TouchEvent(.down, location: Vector(160, 240)))),
      (0.6, .touch(TouchEvent(.moved, location: Vector(160, 140)))),
    ]
    expectFound(
      TableLawClauses.found(by: .visibleRowsStay, in: closing, after: [(0, .scroll(contentOffset: 100))] + finger), nil)
  }
}

@Suite("Clauses of the law that a table comes to rest at its target")
struct AimClauseTests {
  private static let rowsSink = CustomEvent<StagedList>("sink") { list, time in
    list.sinking = (time + 5, 10)
    return .none
  }
  private static let rowsRise = CustomEvent<StagedList>("rise") { list, time in
    list.sinking = (time + 5, -10)
    return .none
  }
  private static let insertsAndSinks = CustomEvent<StagedList>("insert") { list, time in
    list.sinking = (time + 5, 10)
    return list.insert(0..<1)
  }

  private func found(in list: StagedList = StagedList([30]), after events: (Double, TableLawEvent)...) -> String? {
    TableLawClauses.found(
      by: .comesToRest, in: list, after: events + TableLawClauses.waits(from: (events.last?.0 ?? 0) + 0.0625),
      customEvents: [Self.rowsSink, Self.rowsRise, Self.insertsAndSinks])
  }

  private func toRow(_ row: Int, _ anchor: ScrollAnchor, animated: Bool = false) -> TableLawEvent {
    .scrollToRow(RowID(row), anchor, animated: animated)
  }

  @Test("Edits and new policies during a scroll do not change the row that it goes to")
  func onTheWay() {
    expectFound(
      found(after: (0, toRow(15, .top, animated: true)), (0.1, .custom("insert"))),
      "row 15 at its anchor, top, at content offset 650 / 640")
    expectFound(
      found(after: (0, .custom("rise")), (0.1, toRow(15, .top, animated: true)), (0.2, .policies(.lenient))),
      "row 15 at its anchor, top, at content offset 590 / 600")
  }

  @Test("Content that has arrived may stay when a keyboard shows, or when rows go without a report")
  func arrived() {
    expectFound(found(after: (0, toRow(15, .bottom)), (1, .keyboard(height: 216))), nil)
    let list = StagedList([30]).with {
      $0.onAdvance = { list, time in if time >= Time(0.5) { list.sections[0].removeSubrange(15...) } }
    }
    expectFound(found(in: list, after: (0, .scroll(contentOffset: 1e9)), (1, .wait)), nil)
  }

  @Test("A row that is scrolled to the top comes to rest below a header that stays there")
  func covered() {
    let list = StagedList([30]).with { $0.covered = 20 }
    for anchor in ScrollAnchor.allCases { expectFound(found(in: list, after: (0, toRow(15, anchor))), nil) }
    expectFound(
      found(in: list, after: (0, .custom("rise")), (0.1, toRow(15, .top))),
      "row 15 at its anchor, top, at content offset 570 / 580")
  }

  @Test("Rows that move later leave the content off every anchor, and a row in sight is nearest where it is")
  func risen() {
    expectFound(found(after: (0, toRow(5, .nearest))), nil)
    let places: [(ScrollAnchor, String, String)] = [
      (.top, "rise", "590 / 600"), (.middle, "rise", "370 / 380"), (.bottom, "rise", "150 / 160"),
      (.nearest, "sink", "170 to 610 / 160"),
    ]
    for (anchor, edit, found) in places {
      expectFound(
        self.found(after: (0, .custom(edit)), (0.1, toRow(15, anchor))),
        "row 15 at its anchor, \(anchor), at content offset \(found)")
    }
  }
}
