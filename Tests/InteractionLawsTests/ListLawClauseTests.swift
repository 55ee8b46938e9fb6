import BrokenDesigns
import InteractionLaws
import Testing

/// Each test lets a list do only what its case is about.
@Suite("What the laws of lists require in certain cases, and what they do not")
struct ListLawClauseTests {
  private typealias Change = StagedList.Change<RowID>

  private func found(
    by law: ListLaw, in list: StagedList, after events: (Double, ListLawEvent)...,
    customEvents: [CustomEvent<StagedList>] = [], undo: ListLaw.Undo<StagedList>? = nil
  ) -> String? {
    let events = events.map { Timed(Time($0.0), $0.1) }
    return law.check(events, { list }, customEvents: customEvents, undo: undo).map { $0.expected + " / " + $0.found }
  }

  // MARK: Asks first

  private static let act = ListLawEvent.event(.perform("act", on: RowID(0)))
  private static let confirm = ListLawEvent.event(.confirm(RowID(0)))

  /// A list whose rows ask first, and go when the question is confirmed.
  private static let asking = StagedList([4]).with {
    $0.onAction = { list, row, time in
      list.waitingRows = [row]
      list.noted = time
      return ListEffects(notices: [.didAsk(row)])
    }
    $0.onConfirm = { list, row, _ in
      guard list.waitingRows.contains(row) else { return .none }
      list.waitingRows = []
      let index = list.sections[0].firstIndex(of: row) ?? 0
      return list.remove(index..<index + 1)
    }
    $0.onCancel = { list, _, _ in
      list.waitingRows = []
      list.noted = nil
      return .none
    }
  }

  @Test("A list that asks first keeps the law, and a cancelled question must change nothing, at once or late")
  func calledOff() {
    expectFound(found(by: .asksFirst, in: Self.asking, after: (0, Self.act), (0.1, Self.confirm)), nil)
    let atOnce = Self.asking.with {
      $0.onCancel = { list, row, time in
        if list.waitingRows == [row], let asked = list.noted, time < asked + 0.5 { list.openRows = [row] }
        list.waitingRows = []
        return .none
      }
    }
    let late = Self.asking.with {
      $0.onAdvance = { list, time in
        guard let asked = list.noted, time > asked + 5 else { return }
        list.openRows = list.waitingRows
        list.waitingRows = []
      }
    }
    for list in [atOnce, late] {
      expectFound(
        found(by: .asksFirst, in: list, after: (0, Self.act)),
        "after the question is cancelled, rows 0 1 2 3 / rows 0 1 2 3, open 0"
      )
    }
  }

  @Test("An answer without a question must do nothing, neither at first nor after another answer")
  func unasked() {
    let always = Self.asking.with {
      $0.onConfirm = { list, row, _ in
        list.waitingRows = []
        return list.remove(0..<1)
      }
    }
    let twice = Self.asking.with {
      $0.onConfirm = { list, row, _ in
        guard list.noted != nil, row == RowID(0) else { return .none }
        list.waitingRows = []
        return list.sections[0].isEmpty ? .none : list.remove(0..<1)
      }
    }
    let nothing = "no effect from an answer, because row 0 is not waiting / an effect"
    expectFound(found(by: .asksFirst, in: always, after: (0, .event(.wait))), nothing)
    expectFound(found(by: .asksFirst, in: twice, after: (0, .event(.wait)), (0.1, Self.act)), nil)
    expectFound(found(by: .asksFirst, in: twice, after: (0, Self.act), (0.1, Self.confirm)), nothing)
  }

  @Test("An undo may cancel the question of a row that stays; an edit may not")
  func undone() {
    let ends: @Sendable (inout StagedList, Time) -> ListEffects = { list, _ in
      list.waitingRows = []
      return .none
    }
    func found(_ event: ListLawEvent) -> String? {
      self.found(
        by: .asksFirst, in: Self.asking, after: (0, Self.act), (0.1, event),
        customEvents: [CustomEvent("end", apply: ends)],
        undo: ListLaw.Undo(ends) { _ in "" })
    }
    expectFound(found(.undo), nil)
    expectFound(found(.custom("end")), "row 0 waiting until its question is answered / row not waiting")
  }

  // MARK: Identity

  @Test("A row that is in the list twice is caught, whether from the beginning or later")
  func twice() {
    let wait = ListLawEvent.event(.wait)
    let atFirst = StagedList([2]).with { $0.sections[0].append(RowID(0)) }
    expectFound(found(by: .identity, in: atFirst, after: (0, wait)), "row 0 in the list once / twice")
    let later = StagedList([2]).with {
      $0.onAction = { list, row, _ in
        list.sections[0].append(row)
        return .none
      }
    }
    expectFound(found(by: .identity, in: later, after: (0, wait), (0.1, Self.act)), "row 0 in the list once / twice")
  }

  // MARK: Lookups agree

  @Test("A row of height 0 need not be found at its position, but a row one point high must")
  func lowRows() {
    // Row 0 is 40 points high.
    for (height, expected) in [(0.0, nil), (1, "row 1 at y 40 / row 2")] {
      let list = StagedList([3]).with {
        $0.heights[RowID(1)] = height
        $0.finds = { $0 == RowID(1) ? RowID(2) : $0 }
      }
      expectFound(found(by: .lookupsAgree, in: list, after: (0, .event(.wait))), expected)
    }
  }

  // MARK: Rows are painted

  @Test("A row must be painted within its position and over the middle of it")
  func places() {
    func found(_ change: @escaping @Sendable (inout LayoutRect) -> Void) -> String? {
      let list = StagedList([4]).with {
        $0.paints = { frame in
          var frame = frame
          change(&frame)
          return frame
        }
      }
      return self.found(by: .rowsArePainted, in: list, after: (0, .event(.wait)))
    }
    let expected = "row 0 painted within (0 0; 320 40) and covering its centre / "
    expectFound(found { $0.height = 30 }, nil)
    expectFound(found { $0.height = 10 }, expected + "(0 0; 320 10)")
    expectFound(found { $0.width = 100 }, expected + "(0 0; 100 40)")
    expectFound(found { $0.height = 60 }, expected + "(0 0; 320 60)")
  }

  @Test("A header covers the row that its middle is in, and a header of height 0 covers none")
  func headers() {
    func found(_ header: LayoutRect) -> String? {
      let list = StagedList([4]).with {
        $0.lowered = 28
        $0.header = header
      }
      return self.found(by: .rowsArePainted, in: list, after: (0, .event(.wait)))
    }
    let over = "the header of section 0 covering no row / covering row 0"
    expectFound(found(LayoutRect(0, 0, 320, 28)), nil)
    expectFound(found(LayoutRect(0, 0, 320, 60)), over)
    expectFound(found(LayoutRect(0, 14, 320, 28)), over)
    expectFound(found(LayoutRect(0, 40, 320, 1)), over)
    expectFound(found(LayoutRect(0, 40, 320, 0)), nil)
  }

  // MARK: Reports are true

  @Test("A row reported as moved must not still stand between its old neighbours, unless all rows are reloaded")
  func stays() {
    let edits = [
      CustomEvent<StagedList>("remove") { list, _ in
        ListEffects(update: list.remove(0..<1).update, notices: [.didMove(RowID(2))])
      },
      CustomEvent<StagedList>("insert") { list, _ in
        ListEffects(update: list.insert(0..<1).update, notices: [.didMove(RowID(2))])
      },
      CustomEvent<StagedList>("reload") { list, _ in
        list.sections[0].swapAt(1, 2)
        return ListEffects(update: ListUpdate([.reloadAll]), notices: [.didMove(RowID(2))])
      },
    ]
    func found(_ edit: String) -> String? {
      self.found(by: .reportsAreTrue, in: StagedList([4]), after: (0, .custom(edit)), customEvents: edits)
    }
    expectFound(found("remove"), "didMove.2 only for a moved row / the row left in place")
    expectFound(found("insert"), "didMove.2 only for a moved row / the row left in place")
    expectFound(found("reload"), nil)
  }

  @Test("A row reported as inserted is there, and was not there before")
  func inserted() {
    func found(_ row: Int) -> String? {
      let edit = CustomEvent<StagedList>("insert") { list, _ in
        ListEffects(update: list.insert(0..<1).update, notices: [.didInsert(RowID(row))])
      }
      return self.found(by: .reportsAreTrue, in: StagedList([4]), after: (0, .custom("insert")), customEvents: [edit])
    }
    expectFound(found(1004), nil)
    expectFound(found(2), "didInsert.2 only for an inserted row / a row that was there before")
    expectFound(found(9), "didInsert.9 only for an inserted row / no such row")
  }
}
