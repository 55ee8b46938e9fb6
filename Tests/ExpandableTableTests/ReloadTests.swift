import ExpandableTable
import TestSupport
import Testing

@Suite("Reloading a table with another list")
struct ReloadTests {
  private static func list(_ sections: Int) throws -> DescriptorList {
    try DescriptorList(sections: [[RowDescriptor]](repeating: [.plain], count: sections))
  }

  @Test("A reloaded list has the section titles that the table was created with, whatever edits were made since")
  func titles() throws {
    let list = try Self.list(3)
    var table = ExpandableTable(list, sectionTitles: ["A", "B", "C", "D"])
    try table.edit(.removeSection(0), at: .zero)
    try table.edit(.insertSection([.plain], title: "New", index: 1), at: .zero)
    var titles = [table.sectionTitles]
    for list in [list, try Self.list(4)] {
      table.reload(list)
      titles.append(table.sectionTitles)
    }
    expect(titles, are: [["B", "New", "C"], ["A", "B", "C"], ["A", "B", "C", "D"]])
    // So has the article's list when its screen appears again.
    var article = ExpandableTable(list, sectionTitles: ["A", "B", "C"], corrections: .without(.keepsEdits))
    try article.edit(.removeSection(0), at: .zero)
    article.screenAppeared(loading: list)
    expect(article.sectionTitles, are: ["A", "B", "C"])
  }

  @Test("Reloading keeps the width, the animation duration and the titles of actions")
  func settings() throws {
    let list = try Self.list(1)
    var table = ExpandableTable(list)
    table.resize(toWidth: 480, at: .zero)
    table.animationDuration = 2
    table.actionTitles = ["expand": "Aufklappen"]
    let set = table
    table.reload(list)
    #expect((table, table.animationDuration, table.actionTitles["expand"]) == (set, 2, "Aufklappen"))
  }

  @Test("Section titles that come with a list replace the old ones, and stay")
  func otherTitles() throws {
    var table = ExpandableTable(try Self.list(2), sectionTitles: ["A", "B"])
    try table.edit(.moveSection(1, to: 0), at: .zero)
    table.reload(table.descriptors, sectionTitles: table.sectionTitles)
    let titles = table.sectionTitles
    try table.edit(.removeSection(0), at: .zero)
    table.reload(try Self.list(2))
    expect([titles, table.sectionTitles], are: [["B", "A"], ["B", "A"]])
  }
}
