import ArticleForm
import ExpandableTable
import HeadlessTable

extension ExpandableTablePage {
  func constants() throws -> Marks {
    typealias Table = ExpandableTable
    return try design.constants(
      [
        "headerHeight": Table.headerHeight, "margin": Table.margin, "indent": Table.indent,
        "maximumIndentLevel": Double(Table.maximumIndentLevel), "fadeDuration": Table.fadeDuration,
        "maximumTravellingRows": Double(Table.maximumTravellingRows), "wheelsHeight": Table.wheelsHeight,
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

  /// A question, a field and a switch, as the headless table draws them.
  func views() throws -> String {
    let layers = try Self.unfolded()
    return Markdown.block([0, 1, 6].map { layers.recursiveDescription(of: RowID($0)) }.joined())
  }

  func hierarchyFigure() throws -> Document {
    .figure(
      "ExpandableTableRows.svg",
      stillPicture(
        try Self.unfolded().layers, part: LayoutRect(0, 0, 320, 1200), title: "The whole form unfolded",
        description: """
          A form in three sections with every question unfolded: two text fields, the wheels of a date, a switch, four \
          sports, three colours, a slider.
          """))
  }
}
