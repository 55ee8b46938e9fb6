import ExpandableTable
import TestSupport
import Testing

@Suite("Corrections of what crashes the article, each off and on")
struct CrashTests {
  @Test(
    "emptySection: an empty section crashes the article while it loads, and nothing happens any more",
    arguments: [Corrections.article, .without(.emptySection)])
  func emptySection(corrections: Corrections) throws {
    var table = try ExpandableTable([[.parent(1), .hidden()], []], corrections)
    let before = table
    #expect(table.originalHasCrashed)
    #expect(table.tap(0, 0) == .crash)
    #expect(table == before)
  }

  @Test("emptySection: corrected, there is nothing to show in it")
  func emptySections() throws {
    var table = try ExpandableTable([[], [.parent(1), .hidden()], []])
    #expect(!table.originalHasCrashed)
    #expect(
      table.tap(1, 0)
        == ListEffects(
          update: .rows(reload: [0..<1], insert: [1..<2], section: 1), notices: [.own(.didExpand, id(0))],
          startedMotion: true))
    #expect(table.visibleRowsPerSection == [[], [0, 1], []])
  }

  @Test(
    "emptySection: a row that expands over no rows crashes the article when it is selected",
    arguments: [Corrections.article, .without(.emptySection)])
  func noRows(corrections: Corrections) throws {
    var table = try ExpandableTable([[.parent(0), .plain]], corrections)
    let before = table
    #expect(table.tap(0, 0) == .crash)
    #expect(table == before)
  }

  @Test("emptySection: corrected, it expands over nothing")
  func noRowsCorrected() throws {
    var table = try ExpandableTable([[.parent(0), .plain]])
    #expect(table.tap(0, 0) == ListEffects(update: .rows(reload: [0..<1]), notices: [.own(.didExpand, id(0))]))
    #expect(table.settles == nil)
    #expect(table.isExpanded(id(0)))
  }

  @Test(
    "emptySection: a choice below a row that expands over no rows crashes the article too",
    arguments: [(.article, true), ([.emptySection], false)] as [(Corrections, Bool)])
  func choiceOfNoRows(corrections: Corrections, crashes: Bool) throws {
    var table = try ExpandableTable([[.parent(0), RowDescriptor("idCellValuePicker")]], corrections)
    #expect((table.tap(0, 1) == .crash) == crashes)
  }

  @Test(
    "pickerNeedsParent: a choice below nothing that expands",
    arguments: [
      (.article, .crash), (.without(.pickerNeedsParent), .crash), (.all, .none), (.without(.boundByData), .none),
    ] as [(Corrections, ListEffects)])
  func pickerNeedsParent(corrections: Corrections, effects: ListEffects) throws {
    var table = try ExpandableTable([[RowDescriptor("idCellValuePicker", primaryTitle: "Red")]], corrections)
    let before = table
    #expect(table.tap(0, 0) == effects)
    #expect(table == before)
  }
}
