import BrokenDesigns
import InteractionLaws
import Testing

@Suite("Habits, in which designs may differ")
struct RowHabitsTests {
  private static let search = Search(depth: 2, randomSequences: 2)
  private let patient = BreakableRow(flick: .infinity)

  private func found(
    _ row: BreakableRow, _ habits: RowHabits, laws: [SwipeLaw] = [.flicksCount, .closesWithTable]
  ) -> [Violation<RowEvent>] {
    SwipeLaw.check({ row }, habits: habits, laws: laws, search: Self.search)
  }

  @Test("A row that decides by position keeps the laws if its habits say so, and then must ignore velocities")
  func byPosition() {
    let mirrored = BreakableRow(leading: 2, trailing: 1, flick: .infinity)
    let (row, habits) = (patient, RowHabits.byPosition)
    expectKept(SwipeLaw.check({ row }, mirrored: { mirrored }, habits: habits, search: Self.search))
    expectKept(SwipeLaw.checkDriven({ row }, habits: habits, search: Self.search))
    #expect(found(patient, RowHabits()).count == 1)
    let heeded = """
      flicks count
        0 s  pan.began 0
        0.1 s  pan.changed 1
        0.1 s  pan.ended 1 velocity 1000
        expected: closed at any velocity
        found: leading

      """
    expectTexts(found(BreakableRow(), .byPosition), [heeded])
  }

  @Test("A release is a flick from the speed that the habits name")
  func speed() {
    expectKept(found(BreakableRow(), RowHabits(flick: 900)))
    #expect(found(BreakableRow(), RowHabits(flick: 800)).count == 1)
    expectKept(found(BreakableRow(breaking: .flicksCount), RowHabits(openingFlick: nil, closingFlick: 900)))
  }

  @Test("In a scroll view, the velocity of its report makes a flick")
  func driven() {
    let row = patient
    let found = SwipeLaw.checkDriven({ row }, search: Self.search)
    let text = """
      flicks count
        0 s  scroll.began 0
        0.1 s  scroll.moved 1
        0.1 s  scroll.ended 1 velocity 1001 target 500.499
        expected: open on the trailing side after a flick outward from closed
        found: closed

      """
    expectTexts(found, [text])
    expectViolations(found.compactMap { SwipeLaw.flicksCount.checkDriven($0.events, { row }) }, found)
  }

  @Test("A row that stays open beside others keeps the law if its habits say so")
  func table() {
    let row = BreakableRow(breaking: .closesWithTable)
    expectKept(found(row, RowHabits(closesWithTable: false)))
    #expect(found(row, RowHabits()).count == 1)
  }
}
