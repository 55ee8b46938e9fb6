import ArticleForm
import ExpandableTable
import HeadlessTable

extension ExpandableTablePage {
  func fromTheArticle() throws -> Section {
    try fromTheArticle(
      "The article's points in its order, with the names in its code, and the lines that stand for them here.",
      articleLines)
  }

  private var articleLines: [ArticleLine] {
    [
      ("the properties of a row", module("public struct RowDescriptor")),
      ("three sections of a form", [CodePlace("public struct ArticleForm", in: "Examples/ArticleForm/")]),
      (
        "\(code("loadCellDescriptors"))",
        [
          CodePlace("contentsOfFile path: String", in: "Sources/ExpandableTable/", label: "init(contentsOfFile:)")
        ] + own("func loadCellDescriptors(", "func screenAppeared(")
      ),
      (
        code("getIndicesOfVisibleRows"),
        own("func getIndicesOfVisibleRows(", "public var visibleRowsPerSection") + lists("public struct RowTree")
      ),
      (code("getCellDescriptorForIndexPath:"), own("func getCellDescriptor(", "func cellDescriptor(")),
      ("titles of the sections", own("static func titleForHeader(", "static func sectionTitles(")),
      (
        "identifiers and heights",
        own("static func heightForRow(") + module("public enum RowControl", "public var height: Double {")
      ),
      ("the cells' views", own("func cellForRow(", "func draw(_ row: Int")),
      ("\(code("didSelectRowAtIndexPath:"))", own("func didSelectRow(", "func rowSelected(_ id")),
      ("expanding and collapsing", own("func setExpanded(_ row", "func mark(")),
      ("a value picker and its parent", own("static func indexOfParentCell(of indexOfTappedRow", "func choose(")),
      ("\(code("dateWasSelected:"))", own("func dateWasSelected(", "func dateChosen(")),
      (code("maritalStatusSwitchChangedState:"), own("func maritalStatusSwitchChangedState(", "func switchChanged(")),
      (
        code("textfieldTextWasChanged:"),
        own("package static func textfieldTextWasChanged(", "static func newFullname(", "func textChanged(")
      ),
      (code("sliderDidChangeValue:"), own("func sliderDidChangeValue(", "func sliderChanged(")),
      ("the fixed rows of these four", own("func enterAtFixedPosition(")),
      (
        "writing the list back, left to the reader",
        module("func xml()", "func write(toFile")
      ),
    ]
  }

  func states() throws -> Section {
    Section(
      .states,
      [
        """
        A row is hidden as often as there are collapsed rows that it is folded under: the tree keeps that number for ranges of \
        rows, so that collapsing a row adds 1 to all rows under it at once, and what was collapsed inside is remembered by \
        the numbers alone. What a finger or the keyboard is at:
        """
      ] + (try design.states("Attention", .attention)))
  }

  func constants() throws -> Section {
    typealias Table = ExpandableTable
    return try design.constants(
      [
        "headerHeight": Table.headerHeight, "margin": Table.margin, "indent": Table.indent,
        "deepestIndent": Double(Table.deepestIndent), "fadeDuration": Table.fadeDuration,
        "mostTravelling": Double(Table.mostTravelling), "wheelsHeight": Table.wheelsHeight,
        "thumbSize": Table.thumbSize, "thumbTouchSize": Table.thumbTouchSize,
      ],
      leftOut: [
        "+Corrections.swift", "+ArticleApp.swift", "+FixedPositions.swift", "+Drawing.swift", "+Controls.swift",
      ],
      shared: [])
  }

  // MARK: Views

  private static func unfolded() throws -> LayerList {
    var table = try ArticleForm().table
    table.expandAll(at: .zero)
    table.textChanged(RowID(1), to: "Mary")
    table.textChanged(RowID(2), to: "Smith")
    table.switchChanged(RowID(6), isOn: true)
    table.sliderChanged(RowID(17), to: 7)
    var host = HeadlessTable(table, width: 320, height: 1200)
    host.draw(at: Time(1))
    return host.frame
  }

  func viewHierarchy() throws -> Section {
    let layers = try Self.unfolded()
    func description(_ row: Int) -> String { layers.recursiveDescription(of: RowID(row)) }
    return Section(
      .viewHierarchy,
      [
        "Rows as the headless table draws them, in the form of UIKit's `recursiveDescription`: a question, a field, a switch.",
        Markdown.block(description(0) + description(1) + description(6)),
        Markdown.figure("ExpandableTableRows.svg", "The whole form unfolded: every kind of row"),
      ])
  }

  func hierarchyFigure() throws -> Document {
    .figure(
      "ExpandableTableRows.svg",
      stillPicture(
        try Self.unfolded().layers, part: LayoutRect(0, 0, 320, 1200), title: "Every kind of row",
        description: """
          A form in three sections with every question unfolded: two text fields, the wheels of a date, a switch, four \
          sports, three colours, a slider.
          """))
  }
}
