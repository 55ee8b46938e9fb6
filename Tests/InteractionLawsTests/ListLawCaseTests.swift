import BrokenDesigns
import InteractionLaws
import Testing

/// Each test lets a list do only what its case is about.
@Suite("What the laws of lists require of gestures, motions and painted parts")
struct ListLawCaseTests {
  private func found(
    by law: ListLaw, in list: StagedList, after events: ListLawEvent..., undo: ListLaw.Undo<StagedList>? = nil,
    customEvents: [CustomEvent<StagedList>] = []
  ) -> String? {
    let events = events.enumerated().map { Timed(Time(Double($0.offset) / 10), $0.element) }
    return law.check(events, { list }, customEvents: customEvents, undo: undo).map { $0.expected + " / " + $0.found }
  }

  private static let wait = ListLawEvent.event(.wait)

  // MARK: Gestures

  private static func pinch(_ phase: PanPhase, _ first: Double, _ second: Double, scrolledBy offset: Double = 0)
    -> ListLawEvent
  { .event(.gesture(.pinch(phase, FingerPair(first, second), contentOffset: offset))) }

  @Test("Fingers that part by two points must insert no row, and those that part by more may")
  func parted() {
    func found(partedBy least: Double) -> String? {
      let list = StagedList([4]).with {
        $0.onGesture = { list, gesture, _ in
          guard case .pinch(.ended, let fingers?, _) = gesture, fingers.second - fingers.first >= 40 + least else {
            return .none
          }
          return list.insert(1..<2)
        }
      }
      return self.found(by: .heldRowsStay, in: list, after: Self.pinch(.began, 20, 60))
    }
    expectFound(found(partedBy: 2), "rows 0 1 2 3 after a movement of 2 points / rows 0 1005 1 2 3")
    expectFound(found(partedBy: 3), nil)
  }

  @Test("A pinch of scrolled content must insert its row between the rows that the fingers are on")
  func scrolledPinch() {
    func found(insertingAt index: Int) -> String? {
      let list = StagedList([10]).with {
        $0.onGesture = { list, gesture, _ in
          guard case .pinch(.ended, let fingers?, _) = gesture, fingers.second - fingers.first > 50 else {
            return .none
          }
          let update = list.insert(index..<index + 1).update
          return ListEffects(update: update, notices: [.didInsert(list.sections[0][index])])
        }
      }
      // Rows 5 and 6.
      return self.found(
        by: .heldRowsStay, in: list, after: Self.pinch(.began, 20, 60, scrolledBy: 200),
        Self.pinch(.ended, 10, 70, scrolledBy: 200))
    }
    expectFound(found(insertingAt: 6), nil)
    expectFound(found(insertingAt: 3), "row 1013 between row 5 and row 6 / at position 0.3")
  }

  @Test("Samples must not matter while a finger goes more sideways than down, wherever it began")
  func sideways() {
    /// Returns what is found if a row opens only after a drag of several samples.
    func found(from start: Vector, to end: Vector) -> String? {
      let list = StagedList([4]).with {
        $0.onGesture = { list, gesture, _ in
          guard case .pan(let row, let sample) = gesture else { return .none }
          switch sample.phase {
          case .began, .cancelled, .failed: list.marked = []
          case .changed: list.marked = [row]
          case .ended: list.openRows = Array(list.marked)
          }
          return .none
        }
      }
      func pan(_ phase: PanPhase, _ place: Vector) -> ListLawEvent {
        .event(.gesture(.pan(RowID(0), PanSample(phase, translation: place))))
      }
      return self.found(
        by: .samplingDoesNotMatter, in: list, after: pan(.began, start), pan(.changed, end), pan(.ended, end))
    }
    let alone = "with the last sample alone, rows 0 1 2 3, open 0 / rows 0 1 2 3"
    expectFound(found(from: Vector(0, 0), to: Vector(50, 40)), alone)
    expectFound(found(from: Vector(10, 100), to: Vector(60, 100)), alone)
    expectFound(found(from: Vector(0, 0), to: Vector(50, 50)), nil)
  }

  // MARK: Motions

  @Test("A motion must be seen until shortly before its end, unless a row of height 0 may move")
  func unseen() {
    func found(height: Double) -> String? {
      let list = StagedList([3]).with {
        $0.heights[RowID(1)] = height
        $0.onAction = { list, _, time in
          list.noted = time
          list.sinking = (time + 1, 0)
          return ListEffects(startedMotion: true)
        }
        $0.onAdvance = { list, time in if let noted = list.noted, time > noted + 0.2 { list.lowered = 30 } }
      }
      return self.found(by: .motionsEndOnTime, in: list, after: .event(.perform("act", on: RowID(0))))
    }
    expectFound(found(height: 1), "movement until 1 s / no movement from 0.55 s on")
    expectFound(found(height: 0), nil)
  }

  @Test("Motions may become longer with use by less than a hundredth")
  func slower() {
    func found(slowerBy delay: Double) -> String? {
      let edit = CustomEvent<StagedList>("insert") { list, time in
        list.sinking = (time + (list.sections[0].count < 20 ? 0.3 : 0.3 + delay), 0)
        return ListEffects(update: list.insert(0..<1).update, notices: [.didInsert(list.sections[0][0])])
      }
      return self.found(by: .useWearsNothingOut, in: StagedList([4]), customEvents: [edit])
    }
    expectFound(found(slowerBy: 0.002), nil)
    expectFound(
      found(slowerBy: 0.005), "a motion of 0.3 s, as after the second of these events / 0.305 s")
  }

  // MARK: Undo

  @Test("The undo of a change of order must report a move if the change did, and that of other edits need not")
  func undoneMoves() {
    let undo = ListLaw.Undo<StagedList>(
      { list, _ in
        let isShort = list.sections[0].count < 3
        list.sections = StagedList([3]).sections
        return ListEffects(update: ListUpdate([.reloadAll]), notices: isShort ? [.didInsert(RowID(0))] : [])
      }, contents: { $0.sections.description })
    func found(_ rows: [Int], _ notices: ListNotice...) -> String? {
      let edit = CustomEvent<StagedList>("edit") { list, _ in
        list.sections = [rows.map { RowID($0) }]
        return ListEffects(update: ListUpdate([.reloadAll]), notices: notices)
      }
      return self.found(by: .undo, in: StagedList([3]), after: .custom("edit"), undo: undo, customEvents: [edit])
    }
    expectFound(
      found([0, 2, 1], .didMove(RowID(1))), "after undo, didMove, because the event reported a move / no notice")
    expectFound(found([2, 1], .didMove(RowID(1)), .didDelete(RowID(0))), nil)
  }

  // MARK: Painted parts

  @Test("Content uncovers a side as it moves away from its row, up to the row's width")
  func uncovered() {
    func found(inset: Double = 0, aside: Double) -> String? {
      let list = StagedList([4]).with {
        $0.openRows = [RowID(0)]
        $0.paints = { LayoutRect($0.x + inset, $0.y, $0.width - 2 * inset, $0.height) }
        $0.parts = { row, frame, layers in
          let front = row == RowID(0) ? frame.moved(by: Vector(aside, 0)) : frame
          layers.append(Layer(LayerID(row, .content), "Front", front))
        }
      }
      return self.found(by: .descriptionsMatch, in: list, after: Self.wait)
    }
    let wrong = "row 0 open on the painted side, leading / trailing"
    expectFound(found(aside: 20), wrong)
    expectFound(found(aside: 320), wrong)
    expectFound(found(aside: 321), nil)
    expectFound(found(inset: 10, aside: 0), nil)
  }

  @Test("Nothing must be hit below all rows")
  func below() {
    let list = StagedList([4]).with { $0.aimsLow = { $0.y > 200 ? -$0.y : 0 } }
    expectFound(
      found(by: .paintedRowsAreHit, in: list, after: Self.wait), "no row hit at y 220, below all rows / row 0")
  }

  @Test("A touch on the edge of a row may hit it or what is beyond")
  func edges() {
    // The point in question is a quarter of a point below the upper edge of the header.
    let list = StagedList([1]).with {
      $0.header = LayoutRect(0, 39.75, 320, 10)
      $0.aimsLow = { $0.y == 40 ? -1 : 0 }
    }
    expectFound(found(by: .paintedRowsAreHit, in: list, after: Self.wait), nil)
  }

  @Test("A button must be hit where it is painted, also in a group that clips it, unless it has no width")
  func buttons() {
    func found(width: Double, aimsLow: Double = 0) -> String? {
      let list = StagedList([2]).with {
        $0.aimsLow = { $0.x > 240 && $0.y < 40 ? aimsLow : 0 }
        $0.parts = { row, frame, layers in
          let place = LayoutRect(240, frame.y, 80, frame.height)
          layers.append(Layer(LayerID(row, .actionGroup(.trailing)), "Group", place, clips: true)) { layers in
            let button = LayoutRect(place.x, place.y, width, place.height)
            layers.append(Layer(LayerID(row, .action(.trailing, 0)), "Button", button)) { layers in
              layers.append(Layer(LayerID(row, .actionLabel(.trailing, 0)), "Label", place, fill: .separator))
            }
          }
        }
      }
      return self.found(by: .paintedRowsAreHit, in: list, after: Self.wait)
    }
    let expected = "trailing button 0 of row 0 hit at 280, 20, where it is painted / "
    expectFound(found(width: 80), expected + "another part of row 0")
    expectFound(found(width: 80, aimsLow: 40), expected + "row 1")
    expectFound(found(width: 80, aimsLow: 80), expected + "no row")
    expectFound(found(width: 0), nil)
  }
}
