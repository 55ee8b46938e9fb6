import Testing

@testable import DocGen

@Suite("ExpandableTable's walkthrough")
struct ExpandableTableWalkTests {
  @Test("A tap on a choice of the second question changes that question, which the search finds above the choices")
  func parent() throws {
    let alt = """
      The rows of the section Preferences. The tap is on row 7, Green. The search goes up, past row 6, which cannot expand, to \
      row 5, Favorite color. After it row 5 shows Green, and rows 6, 7, 8 are hidden.
      """
    #expect(try ExpandableTablePage.parent().alt == alt)
  }

  @Test("The walkthrough's descriptor is the form's first row as in its file, without the list around it")
  func descriptor() throws {
    let page = ExpandableTablePage(design: DesignSources(index: SourceIndex([:]), module: "ExpandableTable"))
    let lines = try page.walk()["descriptor"]?.split(separator: "\n").map(String.init) ?? []
    expect(
      [lines.first, lines.dropFirst().first, lines.dropLast().last, lines.last].compactMap { $0 },
      are: ["```xml", "<dict>", "</dict>", "```"])
    #expect(lines.contains("  <string>Full name</string>"))
    #expect(!lines.contains { $0.contains("idCellTextfield") })
  }
}
