import ArticleForm
import ExpandableTable

extension Chapter {
  /// Gabriel Theodoropoulos's expandable table.
  static let expandableTable = Chapter(
    title: "ExpandableTable", page: "ExpandableTable.md",
    summary: "A form described by a property list, whose rows unfold under one another, to a million rows.",
    picture: ("ExpandableTable.svg", "Fill a form in: a name, the marital status, a sport, a level"),
    documents: { try ExpandableTablePage(design: DesignSources(index: $0, module: "ExpandableTable")).documents() })
}

/// The page of ExpandableTable; each extension writes some of its sections.
struct ExpandableTablePage: DesignPage {
  let design: DesignSources

  func documents() throws -> [Document] {
    let figures = try RecordedFigures(design.index)
    let film = try Self.film()
    let page = try Document.designPage(
      "ExpandableTable.md", title: "ExpandableTable",
      [
        problem, watch, try howItWorks(), try trace(), try corrections(), try notReproduced(), try exercises(),
        try fromTheArticle(),
        try states(), try constants(), try viewHierarchy(), try complexity(figures), try design.next(),
      ])
    return try [page, try Self.formFile()] + behaviourFigures(film)
      + [try hierarchyFigure(), try costFigure(figures)] + films() + drawn()
  }

  /// The pictures that are drawn, not recorded.
  private func drawn() throws -> [Document] {
    [try Self.anatomy(), try Self.gesture(), design.stateFigure("Attention", .attention)].map(\.document)
  }

  /// The list of the form as a file, beside the example that it belongs to.
  private static func formFile() throws -> Document {
    let xml = try DescriptorList(sections: ArticleForm.rows).xml()
    return Document(path: "Examples/ArticleForm/Form.plist", text: String(decoding: xml, as: UTF8.self))
  }

  private var problem: Section {
    Section(
      .problem,
      [
        """
        You need a few answers from someone: a name, a date, a favourite sport. A screen for each of them takes the person \
        away from the form and back again. If the rows of one table unfold instead, everything stays in sight, and you \
        write one controller. But then the table shows other rows than your data has, and an index path may mean \
        another row after every tap.
        """,
        """
        What you get is a form in one table. A property list describes every row: whether it can unfold, how many rows are \
        folded under it, what it shows and what it holds. Tap a question, and the rows below it show; what you enter there \
        becomes the answer above; a choice folds them again.
        """,
        """
        The idea is Gabriel Theodoropoulos's, published by AppCoda in 2015 as [How to Create an Expandable \
        Table View in iOS](https://www.appcoda.com/expandable-table-view/) and read here in a Chinese translation. This module is a port of the idea, not of the code: an engine \
        without views, whose taps and entries come in as values. Rows nest to any depth here, every update names \
        just the rows that change, and a million rows are a normal size: the work of a tap grows with the logarithm of their number.
        """,
        """
        What this page shows of the module in numbers, timelines and pictures comes from running it, but for the counted \
        instructions, which are recorded by the benchmarks. Rows are counted from 0 among all rows of their section, hidden \
        ones too, unless a position among those that show is meant. Lengths are in points.
        """,
      ])
  }

  private func notReproduced() throws -> Section {
    let mark = try design.index.link("`originalWouldCrash`", to: "case originalWouldCrash", in: DesignSources.lists)
    return Section(
      .notReproduced,
      [
        "The article's own code, run in UIKit, also does this. `corrections: []` leaves it out on purpose:",
        Markdown.list([
          "Where it crashes, nothing changes here and \(mark) is reported.",
          """
          Its text fields keep what was typed in the views themselves, which move to other rows when they are reused. Here \
          a field shows what its row holds.
          """,
          """
          It makes dates by the system's formatter. Here a date is the text that comes in; the wheels of the headless \
          table write one in American English.
          """,
          """
          A list that says of a collapsed row that rows under it show is shown as it stands by the article. Here it is an \
          error, because expanding and collapsing could not be each other's inverse.
          """,
          """
          It takes any number for a boolean. Here `[]` takes 0 and 1.
          """,
          """
          It crashes on a list that is one section without the array around it, which here is read. It crashes when a row is \
          tapped under which there are fewer rows than `additionalRows` says; here that is an error when the list is read.
          """,
        ]),
      ])
  }
}
