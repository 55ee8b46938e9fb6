import InteractionCore
import Testing

/// Sections that come, go and move with their rows.
@Suite("Updates of sections")
struct SectionUpdateTests {
  /// Two sections: rows 0 and 1, then row 2.
  private static let old = [ids(0, 1), ids(2)]

  @Test(
    "They add up where all rows are where they are said to be",
    arguments: [
      ([.deleteSection(0)], [ids(2)]), ([.insertSection(0)], [ids(8, 9), ids(0, 1), ids(2)]),
      ([.insertSection(2)], [ids(0, 1), ids(2), []]), ([.moveSection(from: 0, to: 1)], [ids(2), ids(0, 1)]),
      ([.moveSection(from: 1, to: 1)], [ids(0, 1), ids(2)]),
      ([.deleteSection(0), .insertSection(0)], [ids(7), ids(2)]),
      // Rows of the section that stays change: named as section 1 before the update, and as section 0 after it.
      (
        [.deleteSection(0), .delete(.init(section: 1, 0..<1)), .insert(.init(section: 0, 0..<1))],
        [ids(5)]
      ), ([.deleteSection(0), .reloadSection(1)], [ids(6, 7)]),
    ] as [([ListUpdate.Change], [[RowID]])])
  func addsUp(changes: [ListUpdate.Change], new: [[RowID]]) {
    #expect(ListUpdate(changes).mismatch(from: Self.old, to: new) == nil)
  }

  @Test(
    "What does not is said",
    arguments: [
      ([], [ids(0, 1)], "The number of sections has changed."),
      ([.deleteSection(2)], [ids(0, 1)], "Section 2 goes, but there is no such section."),
      ([.deleteSection(-1)], [ids(0, 1)], "Section -1 goes, but there is no such section."),
      ([.deleteSection(0), .deleteSection(0)], [], "Section 0 is deleted or moved twice."),
      ([.deleteSection(0), .moveSection(from: 0, to: 0)], [ids(0, 1)], "Section 0 is deleted or moved twice."),
      ([.insertSection(3)], [ids(0, 1), ids(2), []], "Section 3 has no place for a section that comes."),
      (
        [.insertSection(0), .insertSection(0)], [[], [], ids(0, 1), ids(2)],
        "Section 0 has no place for a section that comes."
      ), ([.deleteSection(0), .reloadSection(0)], [ids(2)], "Section 0 is reloaded, but it goes or moves."),
      (
        [.deleteSection(0), .delete(.init(section: 0, 0..<1))], [ids(2)],
        "Section 0 comes, goes or moves as a whole, but a change names one of its rows."
      ),
      (
        [.insertSection(0), .insert(.init(section: 0, 0..<1))], [ids(8), ids(0, 1), ids(2)],
        "Section 0 comes, goes or moves as a whole, but a change names one of its rows."
      ), ([.deleteSection(0)], [ids(0, 1)], "Section 0 shows another row than announced."),
      ([.moveSection(from: 0, to: 1)], [ids(0, 1), ids(2)], "Section 0 shows another row than announced."),
    ] as [([ListUpdate.Change], [[RowID]], String)])
  func doesNot(changes: [ListUpdate.Change], new: [[RowID]], problem: String) {
    #expect(ListUpdate(changes).mismatch(from: Self.old, to: new) == problem)
  }

  @Test("They are listed by what happens to them")
  func lists() {
    let update = ListUpdate([.deleteSection(3), .insertSection(1), .moveSection(from: 0, to: 2)])
    #expect(update.deletedSections == [3] && update.insertedSections == [1])
    #expect(update.movedSections.map { [$0.from, $0.to] } == [[0, 2]])
    #expect(!update.isEmpty && update.deleted.isEmpty && update.reloadedSections.isEmpty)
  }
}
