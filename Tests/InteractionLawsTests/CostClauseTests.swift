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

  /// So many rows that are told to look different.
  private static func reloads(_ count: Int) -> ListEffects {
    ListEffects(update: ListUpdate((0..<count).map { .reload(.init($0..<$0 + 1)) }))
  }

  @Test("Lists that are scrolled near their ends are compared by what is there")
  func nearTheEnd() {
    #expect(
      found(after: (0, .scroll(contentOffset: 700)), (0.1, .perform("act", on: RowID(29)))) == "perform act on row 29")
  }

  @Test("Lists that are scrolled by less than half are compared as far from the top")
  func nearTheTop() {
    // It paints more, the more rows there are, at these heights.
    let found = found(
      lines: { (400..<1000).contains($1.y) ? 4 * $0.rowCount(inSection: 0) : 0 },
      after: (0, .scroll(contentOffset: 500)))
    #expect(found == "scroll to 500")
  }

  @Test("What a row is as far from the end for is no cost of length")
  func counterparts() {
    let reloadsBelow: Edit = { list, row, _ in
      let rows = Array(list.sections.joined())
      return Self.reloads(rows.count - 1 - (rows.firstIndex(of: row) ?? 0))
    }
    #expect(found(onAction: reloadsBelow, after: (0, .perform("act", on: RowID(20)))) == nil)
    #expect(
      found(
        { Array(repeating: 10, count: $0 / 10) }, onAction: reloadsBelow, after: (0, .perform("act", on: RowID(15))))
        == nil)
  }

  @Test("What happens while the lists show different rows keeps them apart")
  func apart() {
    let toEnd = TableLawEvent.scrollToRow(RowID(29), .bottom, animated: true)
    let act = TableLawEvent.perform("act", on: RowID(29))
    #expect(found(after: (0, toEnd), (0.1, .perform("act", on: RowID(0))), (5, act)) == nil)
    #expect(found(after: (0, toEnd), (5, act)) == "perform act on row 29")
  }

  @Test("The frame after an event is its cost too")
  func frames() {
    let found = found(
      onAction: { list, row, _ in
        list.marked.insert(row)
        return .none
      }, lines: { list, _ in list.marked.isEmpty ? 0 : 4 * list.rowCount(inSection: 0) },
      after: (0, .perform("act", on: RowID(0))))
    #expect(found == "perform act on row 0")
  }
}
