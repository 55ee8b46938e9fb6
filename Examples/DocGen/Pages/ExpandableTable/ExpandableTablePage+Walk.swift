import ArticleForm
import ExpandableTable

extension ExpandableTablePage {
  /// What the walk through the article's code shows: a row of the property list, and how a choice finds its parent.
  func walk() throws -> Marks {
    let xml = try DescriptorList(sections: ArticleForm.rows).xml()
    let lines = String(decoding: xml, as: UTF8.self).split(separator: "\n").map { $0.replacing("\t", with: "  ") }
    let dictionary = lines.drop { !$0.contains("<dict>") }.prefix { !$0.contains("</dict>") } + ["    </dict>"]
    var marks: Marks = [
      "descriptor": Markdown.block(dictionary.map { String($0.dropFirst(4)) }.joined(separator: "\n"), language: "xml")
    ]
    marks.quote("alt parent", try Self.parent().alt)
    return marks
  }

  /// The article's controller before and after a choice of the form's second question.
  private static func choosing() throws -> (before: [RowDescriptor], after: [RowDescriptor], tapped: Int) {
    var article = ExpandableTable.Article()
    _ = try article.loadCellDescriptors(contentsOf: ArticleForm.rows)
    let questions = ArticleForm.rows[1].indices.filter { ArticleForm.rows[1][$0].isExpandable }
    // The last question's position among the rows that show, and then that of its second choice.
    _ = try article.didSelectRow(at: RowPosition(section: 1, row: questions.count - 1))
    let before = article.cellDescriptors[1]
    let position = RowPosition(section: 1, row: questions.count + 1)
    let tapped = article.visibleRowsPerSection[1][position.row]
    _ = try article.didSelectRow(at: position)
    return (before, article.cellDescriptors[1], tapped)
  }

  /// The rows of a section, the way from a choice up to the row that it answers, and what becomes of both.
  static func parent() throws -> DrawnFigure {
    let (before, after, tapped) = try choosing()
    let parent = before.indices.first { before[$0].primaryTitle != after[$0].primaryTitle } ?? -1
    var sketch = Sketch()
    let (height, top) = (24.0, 30.0)
    let (left, right) = (LayoutRect(48, 0, 138, 20), LayoutRect(214, 0, 138, 20))
    sketch.text("the tap", at: Vector(left.x, 18), isBold: true)
    sketch.text("after it", at: Vector(right.x, 18), isBold: true)
    func y(_ index: Int) -> Double { top + Double(index) * height }
    func row(_ row: RowDescriptor, _ index: Int, _ box: LayoutRect, _ look: Sketch.Look) {
      let box = box.moved(by: Vector(0, y(index)))
      let shown = row.isVisible ? look : .ghost
      sketch.box(box, shown)
      let title =
        row.primaryTitle.isEmpty || box.x == left.x && row.isExpandable ? row.secondaryTitle : row.primaryTitle
      sketch.text(title, at: Vector(box.x + 8, box.y + 14.5), style: row.isVisible ? "t" : "m")
    }
    for index in before.indices {
      row(before[index], index, left, index == parent ? .chosen : index == tapped ? .button : .content)
      row(after[index], index, right, index == parent ? .chosen : .content)
      sketch.text("\(index)", at: Vector(left.x - 6, y(index) + 14.5), .end, style: "m")
    }
    // Step by step upward, past rows that cannot expand.
    for index in stride(from: tapped, to: parent, by: -1) {
      sketch.arrow(from: Vector(left.x - 26, y(index) + 10), to: Vector(left.x - 26, y(index - 1) + 10))
    }
    sketch.line(from: Vector(left.x - 26, y(tapped) + 10), to: Vector(left.x - 18, y(tapped) + 10))
    let end = y(before.count) + 4
    let bottom = sketch.legend([(.button, "tapped"), (.chosen, "its parent"), (.ghost, "hidden")], at: end)
    let name = before[tapped].primaryTitle
    return DrawnFigure(
      name: "ExpandableTableParent.svg", title: "How a choice finds its parent",
      alt: """
        The rows of the section Preferences. The tap is on row \(tapped), \(name). The search goes up, past row \(tapped - 1), \
        which cannot expand, to row \(parent), \(before[parent].secondaryTitle). After it row \(parent) shows \
        \(after[parent].primaryTitle), and rows \
        \(before.indices.filter { before[$0].isVisible && !after[$0].isVisible }.map(String.init).joined(separator: ", ")) \
        are hidden.
        """,
      height: bottom + 6, sketch: sketch)
  }
}
