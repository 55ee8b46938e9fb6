import ArticleForm
import ExpandableTable
import HeadlessTable

extension ExpandableTablePage {
  func fromTheArticle() throws -> Section {
    let own = design.folder
    let files = "Sources/ExpandableTable/"
    let core = DesignSources.core
    let rows = [
      try design.article(
        "1. the properties of a row", [("RowDescriptor", "public struct RowDescriptor", files)]),
      try design.article(
        "2. three sections of a form", [("ArticleForm", "public struct ArticleForm", "Examples/ArticleForm/")]),
      try design.article(
        "3. \(Markdown.name("loadCellDescriptors"))",
        [
          ("init(contentsOfFile:)", "init(contentsOfFile path: String)", files),
          ("screenAppeared", "func screenAppeared(", own),
        ]),
      try design.article(
        "\(Markdown.name("getIndicesOfVisibleRows"))",
        [("RowTree", "public struct RowTree", core), ("visibleRowsPerSection", "var visibleRowsPerSection", own)]),
      try design.article(
        "\(Markdown.name("getCellDescriptorForIndexPath:"))", [("cellDescriptor", "func cellDescriptor(", own)]),
      try design.article(
        "4. identifiers and heights",
        [("RowKind", "public enum RowKind", files), ("height", "public var height: Double {", files)]),
      try design.article("titles of the sections", [("sectionTitles", "static func sectionTitles(", own)]),
      try design.article("the cells' views", [("draw", "func draw(_ row: Int", own)]),
      try design.article(
        "5. \(Markdown.name("didSelectRowAtIndexPath:"))", [("rowSelected", "func rowSelected(_ id", own)]),
      try design.article(
        "expanding and collapsing", [("setExpanded", "func setExpanded(_ row", own), ("mark", "func mark(", own)]),
      try design.article("a value picker and its parent", [("choose", "func choose(", own)]),
      try design.article("6. \(Markdown.name("dateWasSelected:"))", [("dateChosen", "func dateChosen(", own)]),
      try design.article(
        "\(Markdown.name("maritalStatusSwitchChangedState:"))", [("switchChanged", "func switchChanged(", own)]),
      try design.article(
        "\(Markdown.name("textfieldTextWasChanged:"))",
        [("textChanged", "func textChanged(", own), ("splitName", "static func splitName(", own)]),
      try design.article("\(Markdown.name("sliderDidChangeValue:"))", [("sliderChanged", "func sliderChanged(", own)]),
      try design.article("its fixed rows", [("Place", "private enum Place", own)]),
      try design.article(
        "writing the list back, left to the reader",
        [("xml", "func xml()", files), ("write", "func write(toFile", files)]),
    ]
    return design.fromTheArticle(
      "The article's points in its order, with the names in its code, and the lines that stand for them here.", rows)
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
      ] + (try design.states("Attention")))
  }

  func constants() throws -> Section {
    typealias Table = ExpandableTable
    return try design.constants(
      [
        "headerHeight": Table.headerHeight, "margin": Table.margin, "indent": Table.indent,
        "deepestIndent": Double(Table.deepestIndent), "fadeDuration": Table.fadeDuration,
        "mostFades": Double(Table.mostFades), "wheelsHeight": Table.wheelsHeight,
      ],
      leftOut: ["+Corrections.swift", "+ArticleApp.swift", "+FixedPlaces.swift", "+Drawing.swift", "+Controls.swift"],
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
    var layers = LayerList()
    host.draw(at: Time(1), into: &layers)
    return layers
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
