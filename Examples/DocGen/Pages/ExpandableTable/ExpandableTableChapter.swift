import ArticleForm
import ExpandableTable

extension Chapter {
  /// Gabriel Theodoropoulos's expandable table.
  static let expandableTable = Chapter(
    title: "ExpandableTable", page: "ExpandableTable.md",
    documents: { try ExpandableTablePage(design: DesignSources(index: $0, module: "ExpandableTable")).documents() })
}

/// What the marks of ExpandableTable's page stand for, and its pictures.
struct ExpandableTablePage {
  let design: DesignSources

  func documents() throws -> [Document] {
    let figures = try RecordedFigures(design.index)
    let film = try Self.film()
    var marks = try howItWorks().adding(try walk())
    marks += try trace()
    marks += try corrections()
    marks += try exercises.marks()
    marks += try design.states("Activity", .activity)
    marks += try constants()
    marks += ["table views": try views()]
    marks += try costs(figures)
    marks += try design.next()
    marks.sources = design.folder
    return try [.template("ExpandableTable.md", marks), try Self.formFile()] + behaviourFigures(film)
      + [try hierarchyFigure(), try costFigure(figures)] + films() + drawn()
  }

  /// The pictures that are drawn, not recorded.
  private func drawn() throws -> [Document] {
    [try Self.anatomy(), try Self.parent(), try Self.gesture(), design.stateFigure("Activity", .activity)].map(
      \.document)
  }

  /// The list of the form as a file, beside the example that it belongs to.
  private static func formFile() throws -> Document {
    let xml = try DescriptorList(sections: ArticleForm.rows).xml()
    return Document(path: "Examples/ArticleForm/Form.plist", text: String(decoding: xml, as: UTF8.self))
  }
}
