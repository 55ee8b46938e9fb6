import BrokenDesigns
import HeadlessTable
import InteractionLaws
import Testing

@Suite("Clauses of the law that cost does not grow")
struct CostClauseTests {
  private typealias Edit = @Sendable (inout StagedList, RowID, Time) -> ListEffects

  private func found(
    _ counts: @escaping @Sendable (Int) -> [Int] = { [$0] },
    onAction: @escaping Edit = { list, _, _ in Self.reloads(list.sections.joined().count) },
    lines: @escaping @Sendable (StagedList, LayoutRect) -> Int = { _, _ in 0 }, after events: (Double, TableLawEvent)...
  ) -> String? {
    let growth = TableLaw.Growth(from: 30, to: 120) { count in
      StagedList(counts(count)).with {
        $0.onAction = onAction
        $0.lines = lines
      }
    }
    let found = TableLaw.costDoesNotGrow.check(
      events.map { Timed(Time($0.0), $0.1) }, { StagedList([30]) }, growth: growth)
    return found.map { $0.events.last?.event.text ?? "fresh" }
  }

  /// A reload of this many rows.
  private static func reloads(_ count: Int) -> ListEffects {
    ListEffects(update: ListUpdate((0..<count).map { .reload(.init($0..<$0 + 1)) }))
  }

  @Test("Lists that are scrolled by at most half are compared at the same distance from the top")
  func nearTheTop() {
    // The list paints more, the more rows it has, at these heights.
    func found(at offset: Double) -> String? {
      self.found(
        lines: { (400..<1000).contains($1.y) ? 4 * $0.rowCount(inSection: 0) : 0 },
        after: (0, .scroll(contentOffset: offset)))
    }
    expectFound(found(at: 500), "scroll to 500")
    // Just half of the content's height is not more than half.
    expectFound(found(at: 600), "scroll to 600")
    expectFound(
      self.found(after: (0, .scroll(contentOffset: 200)), (0.1, .perform("act", on: RowID(6)))), "perform act on row 6")
  }

  @Test("A cost that depends on a row's distance from an end of the list or section is no cost of length")
  func counterparts() {
    /// Reloads all rows below a row, or all above it.
    func reloads(_ isBelow: Bool) -> Edit {
      { list, row, _ in
        let rows = Array(list.sections.joined())
        let index = rows.firstIndex(of: row) ?? 0
        return Self.reloads(isBelow ? rows.count - 1 - index : index)
      }
    }
    func act(on row: Int) -> (Double, TableLawEvent) { (0, .perform("act", on: RowID(row))) }
    expectFound(found(onAction: reloads(true), after: act(on: 20)), nil)
    expectFound(found(onAction: reloads(true), after: act(on: 15)), nil)
    expectFound(found(onAction: reloads(false), after: act(on: 12)), nil)
    expectFound(found({ Array(repeating: 10, count: $0 / 10) }, onAction: reloads(true), after: act(on: 15)), nil)
    expectFound(found({ Array(repeating: 8, count: $0 / 7) }, onAction: reloads(false), after: act(on: 10)), nil)
    // Only the long list has it.
    expectFound(found(after: act(on: 50)), nil)
  }

  @Test("Lists that are scrolled near their ends are compared at the same distance from the end")
  func nearTheEnd() {
    expectFound(
      found(after: (0, .scroll(contentOffset: 700)), (0.1, .perform("act", on: RowID(29)))), "perform act on row 29")
    let scrolled = found(
      lines: { $1.maxY > $0.contentHeight - 50 ? 4 * $0.rowCount(inSection: 0) : 0 },
      after: (0, .scroll(contentOffset: 700)))
    expectFound(scrolled, "scroll to 700")
  }

  @Test("After an event while the two lists show different rows, they are not compared any more")
  func apart() {
    let toEnd = TableLawEvent.scrollToRow(RowID(29), .bottom, animated: true)
    let act = TableLawEvent.perform("act", on: RowID(29))
    expectFound(found(after: (0, toEnd), (0.1, .perform("act", on: RowID(0))), (5, act)), nil)
    expectFound(found(after: (0, toEnd), (5, act)), "perform act on row 29")
  }

  @Test("The rows that a list would have to close are a cost, and so is the frame after an event")
  func closingAndFrames() {
    let growth = TableLaw.Growth(from: 30, to: 120) { count in
      StagedList([count]).with { $0.closing = (0..<count).map { RowID($0) } }
    }
    let touch = Timed<TableLawEvent>(0, .touch(TouchEvent(.down, location: Vector(160, 60))))
    let touched = TableLaw.costDoesNotGrow.check([touch], { StagedList([30]) }, growth: growth)
    #expect(touched?.events == [touch])
    let found = found(
      onAction: { list, row, _ in
        list.marked.insert(row)
        return .none
      }, lines: { list, _ in list.marked.isEmpty ? 0 : 4 * list.rowCount(inSection: 0) },
      after: (0, .perform("act", on: RowID(0))))
    expectFound(found, "perform act on row 0")
  }

  @Test("Notices are a cost, and so are the open rows among which the table looks for one")
  func noticesAndOpenRows() {
    let act = (0.0, TableLawEvent.perform("act", on: RowID(0)))
    let reporting = found(
      onAction: { list, _, _ in ListEffects(notices: list.sections[0].map { .didChange($0) }) }, after: act)
    expectFound(reporting, "perform act on row 0")
    let growth = TableLaw.Growth(from: 30, to: 120) { count in
      StagedList([count]).with { $0.openRows = (1..<count).map { RowID($0) } }
    }
    let events = [Timed(Time(act.0), act.1)]
    let opened = TableLaw.costDoesNotGrow.check(events, { StagedList([30]) }, growth: growth)
    #expect(opened?.events == events)
  }

  @Test("Each lookup is a cost, even if nothing comes of it")
  func lookups() {
    // The key asks for all rows in sight, among which are empty sections.
    let growth = TableLaw.Growth(from: 30, to: 120) { count in
      StagedList([5] + Array(repeating: 0, count: 10 * count) + [30])
    }
    let key = Timed<TableLawEvent>(0, .key(KeyEvent(.down)))
    #expect(TableLaw.costDoesNotGrow.check([key], { StagedList([30]) }, growth: growth)?.events == [key])
  }

  @Test("The greatest cost that a long list may have is one and a half times that of a short list, and 32")
  func maximum() throws {
    let growth = TableLaw.Growth(from: 30, to: 120) { count in
      StagedList([count]).with { $0.onAction = { list, _, _ in Self.reloads(list.sections[0].count) } }
    }
    let act = Timed<TableLawEvent>(0, .perform("act", on: RowID(0)))
    let found = try #require(TableLaw.costDoesNotGrow.check([act], { StagedList([30]) }, growth: growth))
    let numbers = found.expected.split(separator: " ").compactMap { Int($0) }
    try #require(numbers.count == 2)
    #expect(numbers[0] == numbers[1] + numbers[1] / 2 + 32)
  }
}

@Suite("Clauses of the law that far rows agree")
struct FarRowsClauseTests {
  private func found(_ counts: [Int], _ change: @escaping @Sendable (inout StagedList) -> Void) -> String? {
    let growth = TableLaw.Growth(from: 30, to: 120) { _ in StagedList(counts).with(change) }
    return TableLawClauses.found(by: .farRowsAgree, in: StagedList([30]), after: [], growth: growth)
  }

  @Test("The first row is looked up, and others by their numbers in the whole list")
  func numbers() {
    expectFound(found([200]) { $0.finds = { $0 == RowID(0) ? RowID(1) : $0 } }, "row 0 at y 20 / row 1")
    // Row 41 of the second section, whose last two rows are looked up anyway.
    expectFound(found([60, 80]) { $0.finds = { $0 == RowID(101) ? RowID(1) : $0 } }, "row 101 at y 4060 / row 1")
  }

  @Test("The first row decides whether rows have descriptions, even if it is alone in its section")
  func described() {
    expectFound(found(Array(repeating: 1, count: 30)) { $0.speaks = true }, nil)
  }

  @Test("A row must be painted less than a point from its place")
  func painted() {
    expectFound(
      found([30]) { $0.paints = { $0.moved(by: Vector(0, 1)) } }, "row 0 painted at y 0 / 1")
  }
}
