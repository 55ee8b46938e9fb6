import InteractionLists
import TestSupport
import Testing

@Suite("The check that an update leads from the old ids to the new ones")
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

  /// Expects the problem that the check finds in an update; nil for none.
  private func expect(
    _ update: ListUpdate, from old: [[RowID]] = [ids(0, 1)], to new: [[RowID]], _ problem: String?,
    location: SourceLocation = #_sourceLocation
  ) {
    #expect(update.mismatch(from: old, to: new) == problem, "\(update)", sourceLocation: location)
  }

  @Test("Positions are ordered from the top")
  func positions() {
    let places = [place(0, 1), place(0, 2), place(1, 0), place(1, 2)]
    for (index, place) in places.enumerated() {
      #expect(places.map { $0 < place } == places.indices.map { $0 < index })
    }
  }

  @Test("An update without changes is empty, and one with a change is not")
  func empty() {
    let updates: [ListUpdate] = [
      ListUpdate(), update(deleted: [Rows(0..<1)]), update(inserted: [Rows(0..<1)]), update(reloaded: [Rows(0..<1)]),
      update(moved: [(place(0), place(1))]), ListUpdate([.reloadSection(0)]), ListUpdate([.reloadAll]),
    ]
    #expect(updates.map(\.isEmpty) == [true, false, false, false, false, false, false])
  }

  @Test("Changes of rows lead from the old ids to the new ones")
  func addsUp() {
    func expect(_ update: ListUpdate, _ new: [RowID], location: SourceLocation = #_sourceLocation) {
      self.expect(update, from: [ids(0, 1, 2, 3, 4)], to: [new], nil, location: location)
    }
    expect(ListUpdate(), ids(0, 1, 2, 3, 4))
    expect(update(deleted: [Rows(1..<3)]), ids(0, 3, 4))
    expect(update(inserted: [Rows(1..<3)]), ids(0, 8, 9, 1, 2, 3, 4))
    expect(update(reloaded: [Rows(1..<3)]), ids(0, 1, 2, 3, 4))
    expect(update(moved: [(place(0), place(3))]), ids(1, 2, 3, 0, 4))
    expect(update(moved: [(place(4), place(0))]), ids(4, 0, 1, 2, 3))
    // Deletions are numbered as before, and insertions as after: without 1 and 4 stay 0, 2, 3.
    expect(update(deleted: [Rows(4..<5), Rows(1..<2)], inserted: [Rows(1..<2)]), ids(0, 9, 2, 3))
    // 0 goes, 3 moves; 1, 2 and 4 stay in order behind the new row and the moved one.
    let all = update(
      deleted: [Rows(0..<1)], inserted: [Rows(0..<1)], reloaded: [Rows(2..<3)], moved: [(place(3), place(1))])
    expect(all, ids(9, 3, 1, 2, 4))
  }

  @Test("Rows move between sections; the number of sections does not change unannounced")
  func sections() {
    let old = [ids(0, 1), ids(2, 3)]
    expect(update(moved: [(place(0, 1), place(1, 0))]), from: old, to: [ids(0), ids(1, 2, 3)], nil)
    let exchange = update(moved: [(place(0, 0), place(1, 1)), (place(1, 1), place(0, 0))])
    expect(exchange, from: old, to: [ids(3, 1), ids(2, 0)], nil)
    let above = update(deleted: [Rows(section: 1, 0..<2)], inserted: [Rows(section: 0, 2..<3)])
    expect(above, from: old, to: [ids(0, 1, 9), []], nil)
    expect(
      ListUpdate(), from: [ids(0)], to: [ids(0), []],
      "The number of sections after the update is 2, but the update results in 1.")
  }

  @Test("Only rows that exist can be deleted, moved and reloaded")
  func existing() {
    for rows in [Rows(1..<3), Rows(-1..<1), Rows(5..<6)] {
      let problem = "Section \(rows.section) does not have all rows in \(rows.range), which the update deletes."
      expect(update(deleted: [rows]), to: [ids(0)], problem)
    }
    let two = [ids(0, 1), ids(2)]
    for from in [place(2), place(-1), place(1, 7)] {
      let problem = "Row \(from.row) of section \(from.section) is moved, but does not exist before the update."
      expect(update(moved: [(from, place(0))]), from: two, to: two, problem)
    }
    for rows in [Rows(1..<3), Rows(-1..<1)] {
      let problem = "Section \(rows.section) does not have all rows in \(rows.range), which the update reloads."
      expect(update(reloaded: [rows]), to: [ids(0, 1)], problem)
    }
    for section in [2, -1, .max] {
      let problem = "Section " + String(section) + " is reloaded, but does not exist before the update."
      expect(ListUpdate([.reloadSection(section)]), from: two, to: two, problem)
    }
  }

  @Test("Rows are named in sections that exist, before the update or after it")
  func existingSections() {
    let known = [
      ("no sections", ""), ("only 1 section", " (choose 0)"), ("only 2 sections", " (choose one from 0 to 1)"),
    ]
    for (count, (sections, hint)) in known.enumerated() {
      let old = Array([ids(0, 1), ids(2)].prefix(count))
      for section in [count, 7, -1, .max] {
        let (rows, row) = (Rows(section: section, 0..<1), place(section, 0))
        func says(_ change: String, _ moment: String) -> String {
          "The update \(change) section \(section), but the list has \(sections) \(moment) the update\(hint)."
        }
        expect(update(deleted: [rows]), from: old, to: old, says("deletes rows of", "before"))
        expect(update(reloaded: [rows]), from: old, to: old, says("reloads rows of", "before"))
        expect(update(moved: [(row, place(0))]), from: old, to: old, says("moves a row of", "before"))
        expect(update(inserted: [rows]), from: old, to: old, says("inserts rows into", "after"))
        guard count > 0 else { continue }
        expect(update(moved: [(place(0), row)]), from: old, to: old, says("moves a row to", "after"))
      }
    }
  }

  @Test("A row is deleted or moved only once, and cannot be reloaded as well")
  func once() {
    let twice = [
      (update(deleted: [Rows(0..<1)], moved: [(place(0), place(1))]), 0),
      (update(moved: [(place(0), place(1)), (place(0), place(0))]), 0),
      (update(deleted: [Rows(0..<2), Rows(1..<2)]), 1),
    ]
    for (update, row) in twice {
      expect(update, to: [ids(1, 0)], "Row \(row) of section 0 is deleted or moved more than once.")
    }
    func reloads(_ row: Int) -> String { "Row \(row) of section 0 is reloaded, but also deleted or moved." }
    expect(update(deleted: [Rows(0..<1)], reloaded: [Rows(0..<2)]), to: [ids(1)], reloads(0))
    expect(update(reloaded: [Rows(1..<2)], moved: [(place(1), place(0))]), to: [ids(1, 0)], reloads(1))
  }

  @Test("Inserted and moved rows need a place")
  func places() {
    for rows in [[Rows(1..<3)], [Rows(-1..<1)], [Rows(4..<5)], [Rows(1..<2), Rows(1..<2)]] {
      let problem = "Section 0 has no room for the inserted rows \(rows[0].range)."
      expect(update(inserted: rows), from: [ids(0)], to: [ids(0, 1)], problem)
    }
    let moved = [
      update(moved: [(place(0), place(2))]), update(moved: [(place(0), place(-1))]),
      update(inserted: [Rows(1..<2)], moved: [(place(0), place(1))]),
      update(moved: [(place(0), place(1)), (place(1), place(1))]),
    ]
    for update in moved {
      let row = update.moved.last?.to.row ?? 0
      expect(update, to: [ids(1, 0)], "Section 0 has no room for the row that moves to index \(row).")
    }
  }

  @Test("Rows appear and disappear only announced; a section or list that is reloaded need not add up")
  func announced() {
    func expect(_ update: ListUpdate, _ new: [[RowID]], _ problem: String, location: SourceLocation = #_sourceLocation)
    {
      self.expect(update, from: [ids(0, 1), ids(3, 4)], to: new, problem, location: location)
    }
    func other(_ section: Int, _ found: Int, _ expected: Int) -> String {
      "Section \(section) has the row with id \(found) where the update puts the row with id \(expected)."
    }
    expect(
      ListUpdate(), [ids(0, 1, 2), ids(3, 4)],
      "Section 0 has the row with id 2, which the update does not insert.")
    expect(
      ListUpdate(), [ids(0), ids(3, 4)], "Section 0 lacks the row with id 1, which the update does not delete.")
    expect(ListUpdate(), [ids(1, 0), ids(3, 4)], other(0, 1, 0))
    expect(ListUpdate(), [ids(0, 1), ids(4)], other(1, 4, 3))
    expect(update(moved: [(place(0), place(1))]), [ids(0, 1), ids(3, 4)], other(0, 0, 1))

    let old = [ids(0, 1), ids(2)]
    let (section, all) = (ListUpdate([.reloadSection(0)]), ListUpdate([.reloadAll]))
    #expect((section.reloadedSections, section.reloadsAll, all.reloadsAll) == ([0], false, true))
    self.expect(section, from: old, to: [ids(5), ids(2)], nil)
    self.expect(
      section, from: old, to: [ids(0, 1), []],
      "Section 1 lacks the row with id 2, which the update does not delete.")
    self.expect(all, from: old, to: [ids(7)], nil)
  }
}

/// Sections that come, go and move with their rows.
@Suite("Updates of sections")
struct SectionUpdateTests {
  /// Expects the problem that the check finds in changes to two sections: rows 0 and 1, then row 2; nil for none.
  private func expect(
    _ changes: ListUpdate.Change..., to new: [[RowID]], _ problem: String? = nil,
    location: SourceLocation = #_sourceLocation
  ) {
    let mismatch = ListUpdate(changes).mismatch(from: [ids(0, 1), ids(2)], to: new)
    #expect(mismatch == problem, "\(changes)", sourceLocation: location)
  }

  @Test("Changes of sections add up if all rows are where the update puts them")
  func addsUp() {
    expect(.deleteSection(0), to: [ids(2)])
    expect(.insertSection(0), to: [ids(8, 9), ids(0, 1), ids(2)])
    expect(.insertSection(2), to: [ids(0, 1), ids(2), []])
    expect(.moveSection(from: 0, to: 1), to: [ids(2), ids(0, 1)])
    expect(.moveSection(from: 1, to: 1), to: [ids(0, 1), ids(2)])
    expect(.deleteSection(0), .insertSection(0), to: [ids(7), ids(2)])
    // Rows of the section that stays change: named as section 1 before the update, and as section 0 after it.
    expect(
      .deleteSection(0), .delete(.init(section: 1, 0..<1)), .insert(.init(section: 0, 0..<1)), to: [ids(5)])
    expect(.deleteSection(0), .reloadSection(1), to: [ids(6, 7)])
  }

  @Test("Changes of sections that do not add up are reported, and sections are listed by the kind of change")
  func doesNot() {
    let asAWhole = "Section 0 is inserted, deleted or moved as a whole, but another change names one of its rows."
    let twice = "Section 0 is deleted or moved more than once."
    let another = "Section 0 has the row with id 0 where the update puts the row with id 2."
    expect(to: [ids(0, 1)], "The number of sections after the update is 1, but the update results in 2.")
    expect(.deleteSection(2), to: [ids(0, 1)], "Section 2 is deleted or moved, but does not exist before the update.")
    expect(.deleteSection(-1), to: [ids(0, 1)], "Section -1 is deleted or moved, but does not exist before the update.")
    expect(.deleteSection(0), .deleteSection(0), to: [], twice)
    expect(.deleteSection(0), .moveSection(from: 0, to: 0), to: [ids(0, 1)], twice)
    expect(
      .insertSection(3), to: [ids(0, 1), ids(2), []],
      "Section 3 is the destination of an insertion or a move, but does not exist after the update.")
    expect(
      .insertSection(0), .insertSection(0), to: [[], [], ids(0, 1), ids(2)],
      "Section 0 is the destination of two inserted or moved sections.")
    expect(.deleteSection(0), .reloadSection(0), to: [ids(2)], "Section 0 is reloaded, but also deleted or moved.")
    expect(.deleteSection(0), .delete(.init(section: 0, 0..<1)), to: [ids(2)], asAWhole)
    expect(.insertSection(0), .insert(.init(section: 0, 0..<1)), to: [ids(8), ids(0, 1), ids(2)], asAWhole)
    expect(.deleteSection(0), to: [ids(0, 1)], another)
    expect(.moveSection(from: 0, to: 1), to: [ids(0, 1), ids(2)], another)

    let update = ListUpdate([.deleteSection(3), .insertSection(1), .moveSection(from: 0, to: 2)])
    #expect((update.deletedSections, update.insertedSections) == ([3], [1]))
    #expect(update.movedSections.map { [$0.from, $0.to] } == [[0, 2]])
    #expect((update.isEmpty, update.deleted.isEmpty, update.reloadedSections.isEmpty) == (false, true, true))
  }
}
