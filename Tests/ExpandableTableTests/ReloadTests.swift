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
    #expect(table.sectionTitles == ["B", "New", "C"])
    table.reload(list)
    #expect(table.sectionTitles == ["A", "B", "C"])
    table.reload(try Self.list(4))
    #expect(table.sectionTitles == ["A", "B", "C", "D"])
  }

  @Test("What an app has set stays: how long motions take, and the titles of actions")
  func settings() throws {
    let list = try Self.list(1)
    var table = ExpandableTable(list)
    table.animationDuration = 2
    table.actionTitles = ["expand": "Aufklappen"]
    let set = table
    table.reload(list)
    #expect(table == set)
    #expect(table.animationDuration == 2 && table.actionTitles["expand"] == "Aufklappen")
  }

  @Test("A list with sections of its own brings their titles, which stay")
  func otherTitles() throws {
    var table = ExpandableTable(try Self.list(2), sectionTitles: ["A", "B"])
    try table.edit(.moveSection(1, to: 0), at: .zero)
    table.reload(table.descriptors, sectionTitles: table.sectionTitles)
    #expect(table.sectionTitles == ["B", "A"])
    try table.edit(.removeSection(0), at: .zero)
    table.reload(try Self.list(2))
    #expect(table.sectionTitles == ["B", "A"])
  }

  @Test("The article's screen appears with the titles of its list again")
  func appears() throws {
    let list = try Self.list(3)
    var table = ExpandableTable(list, sectionTitles: ["A", "B", "C"], corrections: .without(.keepsEdits))
    try table.edit(.removeSection(0), at: .zero)
    table.screenAppeared(loading: list)
    #expect(table.sectionTitles == ["A", "B", "C"])
  }
}
