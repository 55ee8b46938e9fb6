import InteractionCore
import TestSupport
import Testing

@Suite("The check that an update leads from the old ids to the new ones")
struct ListUpdateTests {
  private typealias Rows = ListUpdate.Rows

  private static func update(
    deleted: [ListUpdate.Rows] = [], inserted: [ListUpdate.Rows] = [], reloaded: [ListUpdate.Rows] = [],
    moved: [(RowPosition, RowPosition)] = []
  ) -> ListUpdate {
    ListUpdate(
      deleted.map { .delete($0) } + inserted.map { .insert($0) } + reloaded.map { .reload($0) }
        + moved.map { .move(ListUpdate.Move(from: $0.0, to: $0.1)) })
  }

  private static func place(_ row: Int) -> RowPosition { RowPosition(row: row) }

  private static func place(_ section: Int, _ row: Int) -> RowPosition { RowPosition(section: section, row: row) }

  @Test("Positions are ordered from the top")
  func positions() {
    let places = [Self.place(0, 1), Self.place(0, 2), Self.place(1, 0), Self.place(1, 2)]
    for (index, place) in places.enumerated() {
      #expect(places.map { $0 < place } == places.indices.map { $0 < index })
    }
  }

  @Test("An update without changes is empty")
  func empty() {
    #expect(ListUpdate().isEmpty)
  }

  @Test(
    "An update with a change is not",
    arguments: [
      update(deleted: [Rows(0..<1)]), update(inserted: [Rows(0..<1)]), update(reloaded: [Rows(0..<1)]),
      update(moved: [(place(0), place(1))]), ListUpdate([.reloadSection(0)]), ListUpdate([.reloadAll]),
    ])
  func notEmpty(update: ListUpdate) {
    #expect(!update.isEmpty)
  }

  @Test(
    "Changes add up",
    arguments: [
      (ListUpdate(), ids(0, 1, 2, 3, 4)),
      (update(deleted: [Rows(1..<3)]), ids(0, 3, 4)),
      (update(inserted: [Rows(1..<3)]), ids(0, 8, 9, 1, 2, 3, 4)),
      (update(reloaded: [Rows(1..<3)]), ids(0, 1, 2, 3, 4)),
      (update(moved: [(place(0), place(3))]), ids(1, 2, 3, 0, 4)),
      (update(moved: [(place(4), place(0))]), ids(4, 0, 1, 2, 3)),
      // Deletions are numbered as before, and insertions as after: without 1 and 4 stay 0, 2, 3.
      (update(deleted: [Rows(4..<5), Rows(1..<2)], inserted: [Rows(1..<2)]), ids(0, 9, 2, 3)),
      // 0 goes, 3 moves; 1, 2 and 4 stay in order behind the new row and the moved one.
      (
        update(
          deleted: [Rows(0..<1)], inserted: [Rows(0..<1)], reloaded: [Rows(2..<3)], moved: [(place(3), place(1))]),
        ids(9, 3, 1, 2, 4)
      ),
    ])
  func addsUp(update: ListUpdate, new: [RowID]) {
    #expect(update.mismatch(from: [ids(0, 1, 2, 3, 4)], to: [new]) == nil)
  }

  @Test(
    "Rows move between sections",
    arguments: [
      (update(moved: [(place(0, 1), place(1, 0))]), [ids(0), ids(1, 2, 3)]),
      (update(moved: [(place(0, 0), place(1, 1)), (place(1, 1), place(0, 0))]), [ids(3, 1), ids(2, 0)]),
      (update(deleted: [Rows(section: 1, 0..<2)], inserted: [Rows(section: 0, 2..<3)]), [ids(0, 1, 9), []]),
    ])
  func sections(update: ListUpdate, new: [[RowID]]) {
    #expect(update.mismatch(from: [ids(0, 1), ids(2, 3)], to: new) == nil)
  }

  @Test("Sections neither come nor go")
  func sectionCount() {
    #expect(ListUpdate().mismatch(from: [ids(0)], to: [ids(0), []]) == "The number of sections has changed.")
  }

  @Test(
    "Only rows that exist can be deleted",
    arguments: [Rows(1..<3), Rows(-1..<1), Rows(5..<6), Rows(section: 1, 0..<1), Rows(section: -1, 0..<1)])
  func deletable(rows: ListUpdate.Rows) {
    #expect(
      Self.update(deleted: [rows]).mismatch(from: [ids(0, 1)], to: [ids(0)])
        == "Section " + String(rows.section) + " has no such rows to delete.")
  }

  @Test(
    "Only rows that exist can be moved",
    arguments: [place(2), place(-1), place(1, 7), place(2, 0), place(-1, 0)])
  func movable(from: RowPosition) {
    #expect(
      Self.update(moved: [(from, Self.place(0))]).mismatch(from: [ids(0, 1), ids(2)], to: [ids(0, 1), ids(2)])
        == "Section " + String(from.section) + " has no such row to move.")
  }

  @Test(
    "A row goes only once",
    arguments: [
      update(deleted: [Rows(0..<1)], moved: [(place(0), place(1))]),
      update(moved: [(place(0), place(1)), (place(0), place(0))]), update(deleted: [Rows(0..<2), Rows(1..<2)]),
    ])
  func once(twice: ListUpdate) {
    #expect(twice.mismatch(from: [ids(0, 1)], to: [ids(1, 0)]) == "Section 0 deletes or moves a row twice.")
  }

  @Test(
    "Only rows that exist can be reloaded", arguments: [Rows(1..<3), Rows(-1..<1), Rows(section: 3, 0..<1)])
  func reloadable(rows: ListUpdate.Rows) {
    #expect(
      Self.update(reloaded: [rows]).mismatch(from: [ids(0, 1)], to: [ids(0, 1)])
        == "Section " + String(rows.section) + " has no such rows to reload.")
  }

  @Test(
    "A row that goes or moves cannot be reloaded, too",
    arguments: [
      (update(deleted: [Rows(0..<1)], reloaded: [Rows(0..<2)]), ids(1)),
      (update(reloaded: [Rows(1..<2)], moved: [(place(1), place(0))]), ids(1, 0)),
    ])
  func reloadedAndGone(update: ListUpdate, new: [RowID]) {
    #expect(
      update.mismatch(from: [ids(0, 1)], to: [new]) == "Section 0 reloads a row that it deletes or moves.")
  }

  @Test(
    "Inserted rows need a place",
    arguments: [
      [Rows(1..<3)], [Rows(-1..<1)], [Rows(4..<5)], [Rows(1..<2), Rows(1..<2)], [Rows(section: 9, 0..<1)],
    ])
  func insertable(rows: [ListUpdate.Rows]) {
    #expect(
      Self.update(inserted: rows).mismatch(from: [ids(0)], to: [ids(0, 1)])
        == "Section " + String(rows[0].section) + " has no place for the inserted rows.")
  }

  @Test(
    "Moved rows need a place",
    arguments: [
      (update(moved: [(place(0), place(2))]), 0), (update(moved: [(place(0), place(-1))]), 0),
      (update(inserted: [Rows(1..<2)], moved: [(place(0), place(1))]), 0),
      (update(moved: [(place(0), place(1)), (place(1), place(1))]), 0),
      (update(moved: [(place(0), place(4, 0))]), 4),
    ])
  func placeForMoved(update: ListUpdate, section: Int) {
    #expect(
      update.mismatch(from: [ids(0, 1)], to: [ids(1, 0)])
        == "Section " + String(section) + " has no place for a moved row.")
  }

  @Test(
    "Rows come and go only announced",
    arguments: [
      (ListUpdate(), [[0, 1, 2], [3, 4]], "Section 0 has gained a row unannounced."),
      (ListUpdate(), [[0], [3, 4]], "Section 0 has lost a row unannounced."),
      (ListUpdate(), [[1, 0], [3, 4]], "Section 0 shows another row than announced."),
      (ListUpdate(), [[0, 1], [4]], "Section 1 shows another row than announced."),
      (update(moved: [(place(0), place(1))]), [[0, 1], [3, 4]], "Section 0 shows another row than announced."),
    ])
  func announced(update: ListUpdate, new: [[Int]], problem: String) {
    #expect(update.mismatch(from: [ids(0, 1), ids(3, 4)], to: new.map { $0.map(RowID.init) }) == problem)
  }

  @Test("Only sections that exist can be reloaded", arguments: [2, -1, .max])
  func reloadableSection(section: Int) {
    #expect(
      ListUpdate([.reloadSection(section)]).mismatch(from: [ids(0, 1), ids(2)], to: [ids(0, 1), ids(2)])
        == "Section " + String(section) + " is reloaded, but there is no such section.")
  }

  @Test("What is reloaded as a whole need not add up")
  func reloadedAsAWhole() {
    let old = [ids(0, 1), ids(2)]
    let section = ListUpdate([.reloadSection(0)])
    #expect(section.reloadedSections == [0])
    #expect(section.mismatch(from: old, to: [ids(5), ids(2)]) == nil)
    #expect(section.mismatch(from: old, to: [ids(0, 1), []]) == "Section 1 has lost a row unannounced.")
    let all = ListUpdate([.reloadAll])
    #expect(all.reloadsAll)
    #expect(!section.reloadsAll)
    #expect(all.mismatch(from: old, to: [ids(7)]) == nil)
  }
}
