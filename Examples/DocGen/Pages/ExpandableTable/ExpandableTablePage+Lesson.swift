import ArticleForm
import ExpandableTable

extension ExpandableTablePage {
  /// The form, and what an index path means before a tap and after it.
  func howItWorks() throws -> Marks {
    let rows = ArticleForm.rows
    let all = rows.joined()
    let list = try DescriptorList(sections: rows)
    var table = ExpandableTable(list)
    func shown() -> String { table.visibleRowsPerSection[0].map(String.init).joined(separator: " ") }
    func title(_ row: Int) -> String {
      let title = table.primaryTitle(of: RowID(row))
      return title.isEmpty ? table.secondaryTitle(of: RowID(row)) : title
    }
    let position = RowPosition(section: 0, row: 1)
    let before = shown()
    let meant = table.id(for: position)
    table.rowSelected(RowPosition(section: 0, row: 0), at: .zero)
    let after = shown()
    let meansNow = table.id(for: position)
    var marks: Marks = [
      "form rows": String(all.count), "form sections": String(rows.count),
      "form visible": String(all.count { $0.isVisible }), "shown before": Markdown.numbers(before),
      "meant": String(meant?.rawValue ?? -1), "meant title": meant.map { title($0.rawValue) } ?? "",
      "shown after": Markdown.numbers(after), "means now": String(meansNow?.rawValue ?? -1),
    ]
    marks.quote("alt anatomy", try Self.anatomy().alt)
    marks.quote("alt tree", RowTreeFilm.alt)
    return marks
  }
}
