import InteractionLaws
import InteractionLists
import TestSupport
import Testing

@Suite("Merging updates")
struct MergedUpdateTests {
  /// Expects the update that an update and a later one are merged into.
  private func expect(
    _ name: String, _ first: [ListUpdate.Change], _ later: [ListUpdate.Change], both: [ListUpdate.Change],
    location: SourceLocation = #_sourceLocation
  ) {
    let merged = ListUpdate(first).merged(with: ListUpdate(later))
    #expect(merged == ListUpdate(both), "\(name)", sourceLocation: location)
  }

  private func delete(_ rows: Range<Int>, section: Int = 0) -> ListUpdate.Change {
    .delete(.init(section: section, rows))
  }
  private func insert(_ rows: Range<Int>, section: Int = 0) -> ListUpdate.Change {
    .insert(.init(section: section, rows))
  }
  private func reload(_ rows: Range<Int>, section: Int = 0) -> ListUpdate.Change {
    .reload(.init(section: section, rows))
  }
  private func move(_ from: Int, _ to: Int, sections: (Int, Int) = (0, 0)) -> ListUpdate.Change {
    .move(.init(from: RowPosition(section: sections.0, row: from), to: RowPosition(section: sections.1, row: to)))
  }

  @Test("Updates are merged unless their numbers overflow; then their changes follow one another")
  func greatNumbers() {
    func update(_ changes: ListUpdate.Change...) -> ListUpdate { ListUpdate(changes) }
    // 1 + (max - 2) + 1 is the greatest integer.
    let first = update(.delete(.init(0..<1)), .delete(.init(.max - 3 ..< .max - 2)))
    let later = update(.delete(.init(0..<1)))
    #expect(first.merged(with: later) == update(.delete(.init(0..<2)), .delete(.init(.max - 3 ..< .max - 2))))
    // 1 + (max - 1) + 1 overflows, and so does max + 1 + 1 where a row moves.
    let (top, last) = (RowPosition(row: 0), RowPosition(row: .max - 1))
    let others = [
      update(.delete(.init(0..<1)), .delete(.init(.max - 2 ..< .max - 1))), update(.move(.init(from: last, to: top))),
      update(.move(.init(from: top, to: last))),
    ]
    for other in others { #expect(other.merged(with: later) == ListUpdate(other.changes + later.changes)) }
  }

  @Test("Changes in one section are numbered from before the first update")
  func inOneSection() {
    expect("Nothing comes before", [], [delete(0..<1)], both: [delete(0..<1)])
    expect("Nothing follows", [delete(0..<1)], [], both: [delete(0..<1)])
    expect("One is deleted, one inserted", [delete(0..<1)], [insert(2..<3)], both: [insert(2..<3), delete(0..<1)])
    expect("The first two are deleted, one by one", [delete(0..<1)], [delete(0..<1)], both: [delete(0..<2)])
    // Without row 1, row 2 is the one at 1, and row 4 the one at 3.
    expect("Rows apart are deleted", [delete(1..<2)], [delete(3..<4)], both: [delete(1..<2), delete(4..<5)])
    expect("Two are inserted, one by one", [insert(0..<1)], [insert(1..<2)], both: [insert(0..<1), insert(1..<2)])
    expect("A row that is inserted and deleted leaves no trace", [insert(1..<2)], [delete(1..<2)], both: [])
    expect(
      "Of three inserted rows one is deleted", [insert(1..<4)], [delete(2..<3)], both: [insert(1..<2), insert(2..<3)])
    expect("A row that moves twice moves once", [move(0, 2)], [move(2, 4)], both: [move(0, 4)])
    expect("A row that moves there and back", [move(0, 2)], [move(2, 0)], both: [move(0, 0)])
    expect("A row that is moved and deleted is deleted", [move(0, 2)], [delete(2..<3)], both: [delete(0..<1)])
    expect(
      "A row that is inserted and moved is inserted elsewhere", [insert(0..<1)], [move(0, 2)], both: [insert(2..<3)])
    // Row 3 is at 4 once a row has been inserted above it.
    expect("A row moves below an inserted one", [insert(0..<1)], [move(4, 1)], both: [insert(0..<1), move(3, 1)])
  }

  @Test("Reloads merge and follow their rows; a reload of a moved row becomes a deletion and an insertion")
  func reloads() {
    expect("A row is reloaded twice", [reload(1..<2)], [reload(1..<2)], both: [reload(1..<2)])
    expect("Reloads that overlap name each row once", [reload(0..<2)], [reload(1..<3)], both: [reload(0..<3)])
    expect("Reloads that meet are one", [reload(0..<2)], [reload(2..<3)], both: [reload(0..<3)])
    expect("Reloads apart", [reload(4..<5)], [reload(1..<2)], both: [reload(1..<2), reload(4..<5)])
    // Row 2 is at 1 once row 0 has gone.
    expect("A row above is deleted", [delete(0..<1)], [reload(1..<2)], both: [delete(0..<1), reload(2..<3)])
    expect(
      "A row is inserted between", [reload(0..<2)], [insert(1..<2)],
      both: [insert(1..<2), reload(0..<1), reload(1..<2)])
    expect(
      "A row is reloaded and deleted", [reload(1..<3)], [delete(1..<2)], both: [delete(1..<2), reload(2..<3)])
    expect("An inserted row needs no reload", [insert(0..<2)], [reload(1..<2)], both: [insert(0..<2)])
    expect("No table reloads what moves later", [reload(0..<1)], [move(0, 2)], both: [insert(2..<3), delete(0..<1)])
    expect(
      "A row moves beside one that is reloaded", [reload(1..<2)], [move(0, 2)], both: [move(0, 2), reload(1..<2)])
    expect("No table reloads what has moved", [move(0, 2)], [reload(2..<3)], both: [insert(2..<3), delete(0..<1)])
  }

  @Test("Changes in several sections, and sections that are inserted, deleted, moved and reloaded")
  func sections() {
    expect(
      "A row moves on from section to section", [move(1, 0, sections: (0, 1))], [move(0, 3, sections: (1, 2))],
      both: [move(1, 3, sections: (0, 2))])
    expect(
      "Each section has its own numbers", [delete(0..<1)], [insert(0..<1, section: 1)],
      both: [insert(0..<1, section: 1), delete(0..<1)])
    expect(
      "A reload of a section replaces earlier changes", [delete(0..<1)], [.reloadSection(0)], both: [.reloadSection(0)])
    expect(
      "A reload of a section covers later changes", [.reloadSection(0)], [insert(0..<1)], both: [.reloadSection(0)])
    expect(
      "Reloads of sections are in order", [.reloadSection(2)], [.reloadSection(0), .reloadSection(2)],
      both: [.reloadSection(0), .reloadSection(2)])
    expect(
      "A row that has moved out of a reloaded section is inserted", [move(1, 0, sections: (0, 1))], [.reloadSection(0)],
      both: [.reloadSection(0), insert(0..<1, section: 1)])
    expect(
      "A row that has moved into a reloaded section is deleted", [move(1, 0, sections: (0, 1))], [.reloadSection(1)],
      both: [.reloadSection(1), delete(1..<2)])
    expect("A reload of everything replaces earlier changes", [delete(0..<1)], [.reloadAll], both: [.reloadAll])
    expect(
      "A reload of everything covers later changes", [.reloadAll], [delete(0..<1), .reloadSection(0)],
      both: [.reloadAll])

    expect("A section that is inserted and deleted leaves no trace", [.insertSection(1)], [.deleteSection(1)], both: [])
    expect(
      "A section above an inserted one keeps its number", [.insertSection(1)], [delete(0..<1)],
      both: [.insertSection(1), delete(0..<1)])
    // Section 1 is 2 once another has been inserted above it.
    expect(
      "A section below an inserted one has another number", [.insertSection(0)], [delete(0..<1, section: 2)],
      both: [.insertSection(0), delete(0..<1, section: 1)])
    expect(
      "A row is inserted before its section moves down", [insert(0..<1)], [.insertSection(0)],
      both: [.insertSection(0), insert(0..<1, section: 1)])
    // Sections 0 and 1, of which the second is 0 then; its row 0 goes, and the row that has come above moves up.
    expect(
      "A row that moves out of a deleted section is inserted", [.deleteSection(0), move(0, 1, sections: (0, 0))],
      [delete(0..<1)], both: [.deleteSection(0), insert(0..<1), delete(0..<1, section: 1)])
    expect(
      "A row that moves into an inserted section is deleted", [delete(0..<1)],
      [.insertSection(1), move(0, 0, sections: (0, 1))], both: [.insertSection(1), delete(0..<2)])
    expect(
      "A row is inserted into a section that is then deleted", [insert(0..<1)], [.deleteSection(0)],
      both: [.deleteSection(0)])
    expect(
      "A row that moves into a section that is then deleted is deleted", [move(0, 0, sections: (0, 1))],
      [.deleteSection(1)],
      both: [.deleteSection(1), delete(0..<1)])
    expect(
      "A section that is moved and deleted is deleted", [.moveSection(from: 0, to: 2)], [.deleteSection(2)],
      both: [.deleteSection(0)])
    expect(
      "A section that moves twice moves once", [.moveSection(from: 0, to: 1)], [.moveSection(from: 1, to: 2)],
      both: [.moveSection(from: 0, to: 2)])
    // No table changes the rows of a section that it moves.
    expect(
      "A section that moves and whose rows change is deleted and inserted", [delete(0..<1)],
      [.moveSection(from: 0, to: 1)],
      both: [.deleteSection(0), .insertSection(1)])
    expect(
      "A section is reloaded, and then one above it deleted", [.reloadSection(2)], [.deleteSection(0)],
      both: [.deleteSection(0), .reloadSection(2)])
  }

  @Test("Merging updates that fit no list does not trap, and the result fits none either")
  func wild() {
    // Each of these changes has numbers that fit no list.
    let impossible: [ListUpdate.Change] = [
      delete(-5..<(-2)), delete(.min..<1), delete(0 ..< .max), delete((.max - 1) ..< .max), insert(-1..<0),
      insert(0 ..< .max), insert((.max - 1) ..< .max), insert(.min ..< .max), reload(.min ..< .max),
      reload((.max - 1) ..< .max), move(.max, 0), move(0, .max), move(.min, .max), move(-1, -1),
      move(.max, .min, sections: (.min, .max)), .deleteSection(.min), .deleteSection(.max),
      .insertSection(.max), .insertSection(.min), .moveSection(from: .max, to: .min),
      .moveSection(from: 0, to: .max), .moveSection(from: .max - 1, to: 0), .moveSection(from: 0, to: .max - 1),
    ]
    let rows = [ids(0, 1)]
    let changes: [[ListUpdate.Change]] = [[], [delete(0..<1)], [move(0, 1)]] + impossible.map { [$0] }
    let others = changes.map { ListUpdate($0) }
    for (change, other) in impossible.flatMap({ change in others.map { (ListUpdate([change]), $0) } }) {
      let merged = [change.merged(with: other), other.merged(with: change)]
      let mismatches = (merged + merged.map { $0.merged(with: other) }).map { $0.mismatch(from: rows, to: rows) }
      #expect(!mismatches.contains(nil), "\(change) and \(other)")
    }
  }

  @Test("Two to four random updates in a row, merged, lead a table from the first list to the last")
  func random() { for seed: UInt64 in 0..<40 { random(seed: seed) } }

  private func random(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<100 {
      let first = SectionedRows.random(using: &random)
      var (rows, updates) = (first, [ListUpdate]())
      for _ in 0..<Int.random(in: 2...4, using: &random) { updates.append(rows.change(using: &random)) }
      // Merged from the front and from the back: an update may itself be a merged one.
      let forward = updates.dropFirst().reduce(updates[0]) { $0.merged(with: $1) }
      let backward = updates.dropLast().reversed().reduce(updates[updates.count - 1]) { $1.merged(with: $0) }
      for merged in [forward, backward] {
        let mismatch = merged.mismatch(from: first.ids, to: rows.ids)
        #expect((mismatch, first.shown(after: merged, of: rows)) == (nil, rows), "\(updates)")
      }
    }
  }

  @Test("Any number of updates, merged at once, change each row and section as if merged one by one")
  func many() {
    #expect(ListUpdate.merged([]).isEmpty)
    for seed in 0..<200 {
      var random = SplitMix64(seed: UInt64(seed))
      var rows = SectionedRows.random(using: &random)
      let updates = (0..<random.below(30)).map { _ in rows.change(using: &random) }
      let oneByOne = updates.reduce(ListUpdate()) { $0.merged(with: $1) }
      #expect(rowByRow(.merged(updates)) == rowByRow(oneByOne), "\(updates)")
    }
  }

  @Test("Merged in pairs, a row that comes and goes can cost its section's move, which still leads to the same rows")
  func comesAndGoes() {
    let changes: [[ListUpdate.Change]] = [[], [insert(0..<1)], [delete(0..<1)], [.moveSection(from: 0, to: 1)]]
    let updates = changes.map { ListUpdate($0) }
    let oneByOne = updates.reduce(ListUpdate()) { $0.merged(with: $1) }
    #expect(oneByOne == ListUpdate([.moveSection(from: 0, to: 1)]))
    let merged = ListUpdate.merged(updates)
    #expect(merged == ListUpdate([.deleteSection(0), .insertSection(1)]))
    let (rows, moved) = ([[RowID(1)], [RowID(2)]], [[RowID(2)], [RowID(1)]])
    #expect([oneByOne, merged].map { $0.mismatch(from: rows, to: moved) } == [nil, nil])
  }

  /// The changes of an update, of one row each, and how often each is there.
  private func rowByRow(_ update: ListUpdate) -> [ListUpdate.Change: Int] {
    let changes = update.changes.flatMap { change -> [ListUpdate.Change] in
      switch change {
      case .delete(let rows): rows.range.map { delete($0..<$0 + 1, section: rows.section) }
      case .insert(let rows): rows.range.map { insert($0..<$0 + 1, section: rows.section) }
      case .reload(let rows): rows.range.map { reload($0..<$0 + 1, section: rows.section) }
      case .move, .reloadSection, .deleteSection, .insertSection, .moveSection, .reloadAll: [change]
      }
    }
    return changes.reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }
}
