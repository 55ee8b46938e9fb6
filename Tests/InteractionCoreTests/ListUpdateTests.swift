import InteractionCore
import Testing

/// The check that an update leads from the old ids to the new ones.
struct ListUpdateTests {
  private typealias Rows = ListUpdate.Rows

  private func update(
    deleted: [ListUpdate.Rows] = [], inserted: [ListUpdate.Rows] = [], reloaded: [ListUpdate.Rows] = [],
    moved: [(RowPosition, RowPosition)] = []
  ) -> ListUpdate {
    ListUpdate(
      deleted.map { .delete($0) } + inserted.map { .insert($0) } + reloaded.map { .reload($0) }
        + moved.map { .move(ListUpdate.Move(from: $0.0, to: $0.1)) })
  }

  private func place(_ row: Int) -> RowPosition { RowPosition(row: row) }

  private func place(_ section: Int, _ row: Int) -> RowPosition { RowPosition(section: section, row: row) }

  @Test func positionsAreOrderedFromTheTop() {
    let places = [place(0, 1), place(0, 2), place(1, 0), place(1, 2)]
    for (index, place) in places.enumerated() {
      #expect(places.map { $0 < place } == places.indices.map { $0 < index })
    }
  }

  @Test func anUpdateWithoutChangesIsEmpty() {
    #expect(ListUpdate().isEmpty)
    #expect(!update(deleted: [Rows(0..<1)]).isEmpty)
    #expect(!update(inserted: [Rows(0..<1)]).isEmpty)
    #expect(!update(reloaded: [Rows(0..<1)]).isEmpty)
    #expect(!update(moved: [(place(0), place(1))]).isEmpty)
  }

  @Test func changesAddUp() {
    let old = [ids(0, 1, 2, 3, 4)]
    #expect(ListUpdate().mismatch(from: old, to: old) == nil)
    #expect(update(deleted: [Rows(1..<3)]).mismatch(from: old, to: [ids(0, 3, 4)]) == nil)
    #expect(update(inserted: [Rows(1..<3)]).mismatch(from: old, to: [ids(0, 8, 9, 1, 2, 3, 4)]) == nil)
    #expect(update(reloaded: [Rows(1..<3)]).mismatch(from: old, to: old) == nil)
    #expect(update(moved: [(place(0), place(3))]).mismatch(from: old, to: [ids(1, 2, 3, 0, 4)]) == nil)
    #expect(update(moved: [(place(4), place(0))]).mismatch(from: old, to: [ids(4, 0, 1, 2, 3)]) == nil)
  }

  @Test func deletionsAreNumberedAsBeforeAndInsertionsAsAfter() {
    // Without 1 and 4 stay 0, 2, 3; a new row becomes the second.
    let both = update(deleted: [Rows(4..<5), Rows(1..<2)], inserted: [Rows(1..<2)])
    #expect(both.mismatch(from: [ids(0, 1, 2, 3, 4)], to: [ids(0, 9, 2, 3)]) == nil)
  }

  @Test func rowsMoveAmongDeletionsAndInsertions() {
    let all = update(
      deleted: [Rows(0..<1)], inserted: [Rows(0..<1)], reloaded: [Rows(2..<3)], moved: [(place(3), place(1))])
    // 0 goes, 3 moves; 1 and 2 stay in order around the new row 9 and the moved one.
    #expect(all.mismatch(from: [ids(0, 1, 2, 3)], to: [ids(9, 3, 1, 2)]) == nil)
  }

  @Test func rowsMoveBetweenSections() {
    let old = [ids(0, 1), ids(2, 3)]
    let there = update(moved: [(place(0, 1), place(1, 0))])
    #expect(there.mismatch(from: old, to: [ids(0), ids(1, 2, 3)]) == nil)
    let across = update(moved: [(place(0, 0), place(1, 1)), (place(1, 1), place(0, 0))])
    #expect(across.mismatch(from: old, to: [ids(3, 1), ids(2, 0)]) == nil)
    let elsewhere = update(deleted: [Rows(section: 1, 0..<2)], inserted: [Rows(section: 0, 2..<3)])
    #expect(elsewhere.mismatch(from: old, to: [ids(0, 1, 9), []]) == nil)
  }

  @Test func sectionsNeitherComeNorGo() {
    #expect(ListUpdate().mismatch(from: [ids(0)], to: [ids(0), []]) == "The number of sections has changed.")
  }

  @Test func onlyRowsThatExistCanBeDeleted() {
    for range in [1..<3, -1..<1, 5..<6] {
      #expect(
        update(deleted: [Rows(range)]).mismatch(from: [ids(0, 1)], to: [ids(0)])
          == "Section 0 has no such rows to delete.")
    }
    #expect(
      update(deleted: [Rows(section: 1, 0..<1)]).mismatch(from: [ids(0)], to: [ids(0)])
        == "Section 1 has no such rows to delete.")
    #expect(
      update(deleted: [Rows(section: -1, 0..<1)]).mismatch(from: [ids(0)], to: [ids(0)])
        == "Section -1 has no such rows to delete.")
  }

  @Test func onlyRowsThatExistCanBeMoved() {
    for from in [place(2), place(-1)] {
      #expect(
        update(moved: [(from, place(0))]).mismatch(from: [ids(0, 1)], to: [ids(0, 1)])
          == "Section 0 has no such row to move.")
    }
    // A lower section is not there, or is shorter than that.
    for from in [place(1, 7), place(2, 0)] {
      #expect(
        update(moved: [(from, place(0))]).mismatch(from: [ids(0), ids(1)], to: [ids(0), ids(1)])
          == "Section " + String(from.section) + " has no such row to move.")
    }
  }

  @Test func aRowGoesOnlyOnce() {
    let twice = [
      update(deleted: [Rows(0..<1)], moved: [(place(0), place(1))]),
      update(moved: [(place(0), place(1)), (place(0), place(0))]),
      update(deleted: [Rows(0..<2), Rows(1..<2)]),
    ]
    for update in twice {
      #expect(
        update.mismatch(from: [ids(0, 1)], to: [ids(1, 0)]) == "Section 0 deletes or moves a row twice.")
    }
  }

  @Test func onlyRowsThatExistCanBeReloaded() {
    for range in [1..<3, -1..<1] {
      #expect(
        update(reloaded: [Rows(range)]).mismatch(from: [ids(0, 1)], to: [ids(0, 1)])
          == "Section 0 has no such rows to reload.")
    }
    #expect(
      update(reloaded: [Rows(section: 3, 0..<1)]).mismatch(from: [ids(0)], to: [ids(0)])
        == "Section 3 has no such rows to reload.")
  }

  @Test func aRowThatGoesOrMovesCannotBeReloadedToo() {
    #expect(
      update(deleted: [Rows(0..<1)], reloaded: [Rows(0..<2)]).mismatch(from: [ids(0, 1)], to: [ids(1)])
        == "Section 0 reloads a row that it deletes or moves.")
    #expect(
      update(reloaded: [Rows(1..<2)], moved: [(place(1), place(0))]).mismatch(from: [ids(0, 1)], to: [ids(1, 0)])
        == "Section 0 reloads a row that it deletes or moves.")
  }

  @Test func insertedRowsNeedAPlace() {
    for range in [1..<3, -1..<1, 4..<5] {
      #expect(
        update(inserted: [Rows(range)]).mismatch(from: [ids(0)], to: [ids(0, 1)])
          == "Section 0 has no place for the inserted rows.")
    }
    #expect(
      update(inserted: [Rows(1..<2), Rows(1..<2)]).mismatch(from: [ids(0)], to: [ids(0, 1)])
        == "Section 0 has no place for the inserted rows.")
    #expect(
      update(inserted: [Rows(section: 9, 0..<1)]).mismatch(from: [ids(0)], to: [ids(0)])
        == "Section 9 has no place for the inserted rows.")
  }

  @Test func movedRowsNeedAPlace() {
    let placeless = [
      update(moved: [(place(0), place(2))]), update(moved: [(place(0), place(-1))]),
      update(inserted: [Rows(1..<2)], moved: [(place(0), place(1))]),
      update(moved: [(place(0), place(1)), (place(1), place(1))]),
    ]
    for update in placeless {
      #expect(
        update.mismatch(from: [ids(0, 1)], to: [ids(1, 0)]) == "Section 0 has no place for a moved row.")
    }
    #expect(
      update(moved: [(place(0), place(4, 0))]).mismatch(from: [ids(0, 1)], to: [ids(1)])
        == "Section 4 has no place for a moved row.")
  }

  @Test func rowsComeAndGoOnlyAnnounced() {
    let old = [ids(0, 1)]
    #expect(ListUpdate().mismatch(from: old, to: [ids(0, 1, 2)]) == "Section 0 has gained a row unannounced.")
    #expect(ListUpdate().mismatch(from: old, to: [ids(0)]) == "Section 0 has lost a row unannounced.")
    #expect(ListUpdate().mismatch(from: old, to: [ids(1, 0)]) == "Section 0 shows another row than announced.")
    #expect(
      update(moved: [(place(0), place(1))]).mismatch(from: old, to: [ids(0, 1)])
        == "Section 0 shows another row than announced.")
    #expect(
      ListUpdate().mismatch(from: [ids(0), ids(1, 2)], to: [ids(0), ids(2)])
        == "Section 1 shows another row than announced.")
  }

  @Test func whatIsReloadedAsAWholeNeedNotAddUp() {
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
