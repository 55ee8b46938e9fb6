import ExpandableTable
import TestSupport
import Testing

@Suite("Another list instead of this one")
struct ReloadTests {
  private static func list(_ sections: Int) throws -> DescriptorList {
    try DescriptorList(sections: [[RowDescriptor]](repeating: [.plain], count: sections))
  }

  @Test("The list of the file has the titles that the table was made with, whatever its sections were since")
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
    // So has that of the article's screen, which appears again.
    var article = ExpandableTable(list, sectionTitles: ["A", "B", "C"], corrections: .without(.keepsEdits))
    try article.edit(.removeSection(0), at: .zero)
    article.screenAppeared(loading: list)
    expect(article.sectionTitles, are: ["A", "B", "C"])
  }

  @Test("What an app has set stays: the width, how long motions take, and the titles of actions")
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

  @Test("A list with sections of its own brings their titles, which stay")
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
