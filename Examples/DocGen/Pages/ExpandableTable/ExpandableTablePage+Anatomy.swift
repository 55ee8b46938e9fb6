import ArticleForm
import ExpandableTable

extension ExpandableTablePage {
  /// The descriptors of the form's first section beside the rows that show, before and after a tap on the first question.
  static func anatomy() throws -> DrawnFigure {
    var table = try ArticleForm().table
    let rows = ArticleForm.rows[0]
    var sketch = Sketch()
    let before = table.visibleRowsPerSection[0]
    var bottom = draw(rows, before, "before", at: 8, into: &sketch)
    let name = rows[0].secondaryTitle
    _ = table.rowSelected(RowPosition(section: 0, row: 0), at: .zero)
    let after = table.visibleRowsPerSection[0]
    bottom = draw(rows, after, "after a tap on \(name)", at: bottom + 18, into: &sketch)
    return DrawnFigure(
      name: "ExpandableTableAnatomy.svg", title: "Descriptors and visible rows",
      alt: """
        \(rows.count) cell descriptors of a section beside the rows that the table shows. Before: rows \(list(before)). After a \
        tap on \(name), under which \(rows[0].additionalRows) rows are folded: rows \(list(after)).
        """,
      height: bottom + 10, sketch: sketch)
  }

  private static func list(_ rows: [Int]) -> String { rows.map(String.init).joined(separator: ", ") }

  /// What a descriptor's box says: its title, or the kind of its cell where it has a long one or none.
  private static func words(_ row: RowDescriptor) -> String {
    let title = row.secondaryTitle.isEmpty ? row.primaryTitle : row.secondaryTitle
    return title.isEmpty || title.count > 16 ? String(row.identifier.dropFirst("idCell".count)) : title
  }

  /// Draws the section; answers where the drawing ends.
  private static func draw(
    _ rows: [RowDescriptor], _ visible: [Int], _ name: String, at top: Double, into sketch: inout Sketch
  ) -> Double {
    let (height, left, right) = (24.0, LayoutRect(30, 0, 178, 20), LayoutRect(270, 0, 78, 20))
    sketch.text(name, at: Vector(12, top + 12), isBold: true)
    sketch.text("descriptors", at: Vector(30, top + 32), style: "m")
    sketch.text("rows that show", at: Vector(348, top + 32), .end, style: "m")
    let y = top + 40
    for (index, row) in rows.enumerated() {
      let box = left.moved(by: Vector(0, y + Double(index) * height))
      let isShown = visible.contains(index)
      sketch.box(box, isShown ? .content : .ghost)
      sketch.text("\(index)", at: Vector(box.x - 7, box.y + 14.5), .end, style: "m")
      sketch.text(words(row), at: Vector(box.x + 8, box.y + 14.5), style: isShown ? "t" : "m")
      if row.additionalRows > 0 {
        sketch.text("folds \(row.additionalRows)", at: Vector(box.maxX - 8, box.y + 14.5), .end, style: "m")
      }
    }
    for (position, index) in visible.enumerated() {
      let box = right.moved(by: Vector(0, y + Double(position) * height))
      sketch.line(
        from: Vector(left.maxX, y + Double(index) * height + 10), to: Vector(box.x, box.y + 10), style: "kl")
      sketch.box(box, .content)
      sketch.text("\(position): row \(index)", at: Vector(box.x + box.width / 2, box.y + 14.5), .middle)
    }
    let bottom = y + Double(rows.count) * height + 12
    sketch.text("visibleRowsPerSection[0] = [\(list(visible))]", at: Vector(30, bottom))
    return bottom
  }
}
