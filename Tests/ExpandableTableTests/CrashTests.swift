import ExpandableTable
import TestSupport
import Testing

@Suite("Corrections of what crashes the article, each off and on")
struct CrashTests {
  /// A section without rows, and a row that expands over none.
  private static let empty: [[[RowDescriptor]]] = [[[.parent(1), .hidden()], []], [[.parent(0), .plain]]]

  @Test("emptySection: an empty section, or a row that expands over no rows, crashes the article; here nothing happens")
  func emptySection() throws {
    for corrections in [Corrections.article, .without(.emptySection)] {
      for sections in Self.empty {
        var table = try ExpandableTable(sections, corrections)
        let before = table
        // An empty section crashes it while it loads.
        let isLoaded = sections.count == 1
        #expect((table.tap(0, 0), table.originalHasCrashed) == (.crash, !isLoaded), "\(corrections.testDescription)")
        expect(table, is: before, "\(corrections.testDescription)")
      }
    }
  }

  @Test("emptySection: corrected, an empty section shows nothing, and a row can expand over no rows")
  func corrected() throws {
    var table = try ExpandableTable([[], [.parent(1), .hidden()], []])
    #expect(!table.originalHasCrashed)
    expect(table.tap(1, 0), is: .expanding(0, by: .rows(reload: [0..<1], insert: [1..<2], section: 1)))
    expect(table.visibleRowsPerSection, are: [[], [0, 1], []])
    var nothing = try ExpandableTable(Self.empty[1])
    let effects = ListEffects(update: .rows(reload: [0..<1]), notices: [.custom(.didExpand, id(0))])
    expect(nothing.tap(0, 0), is: effects)
    #expect((nothing.settleTime, nothing.isExpanded(id(0))) == (nil, true))
  }

  @Test(
    "emptySection: a choice below a row that expands over no rows crashes the article; a group over one row does not")
  func choiceOfNoRows() throws {
    for (corrections, crashes) in [(.article, true), ([.emptySection], false)] as [(Corrections, Bool)] {
      var table = try ExpandableTable([[.parent(0), RowDescriptor("idCellValuePicker")]], corrections)
      #expect((table.tap(0, 1) == .crash) == crashes, "\(corrections.testDescription)")
    }
    var table = try ExpandableTable([[.parent(1), .hidden()]], .without(.emptySection))
    expect(table.tap(0, 0).notices, are: [.custom(.didExpand, id(0))])
  }

  @Test("pickerNeedsParent: a choice below no expandable row crashes the article; corrected, nothing happens")
  func pickerNeedsParent() throws {
    let cases: [(Corrections, ListEffects)] = [
      (.article, .crash), (.without(.pickerNeedsParent), .crash), (.all, .none), (.without(.boundByData), .none),
    ]
    for (corrections, effects) in cases {
      var table = try ExpandableTable([[RowDescriptor("idCellValuePicker", primaryTitle: "Red")]], corrections)
      let before = table
      #expect((table.tap(0, 0), table) == (effects, before), "\(corrections.testDescription)")
    }
  }
}
