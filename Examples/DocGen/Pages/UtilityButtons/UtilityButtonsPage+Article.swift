import UtilityButtons

extension UtilityButtonsPage {
  /// What the article names, and where it is here.
  func fromTheArticle() throws -> Section {
    try fromTheArticle(
      """
      The article's points, with the names in its code, and the lines that stand for them here.
      """, articleLines)
  }

  /// The file of a rule set, and a declaration in it.
  func file(_ rules: String) -> String { design.folder + "+" + rules + ".swift" }
  private func own(_ declaration: String, of rules: String) -> [CodePlace] {
    [CodePlace(declaration, in: file(rules))]
  }

  private var articleLines: [ArticleLine] {
    [
      (
        "\(code("SWUtilityButtonView")), \(code("calculateUtilityButtonWidth"))",
        own("func calculateUtilityButtonWidth(") + core("struct ActionStrip:")
      ),
      ("90 and 260 points", own("static let defaultButtonWidth", "static let maximumStripWidth")),
      (
        "\(code("populateUtilityButtons")), tags",
        own("func populateUtilityButtons(", "func articleIndex(", "func articleTag(")
      ),
      ("touch down, \(code("rightUtilityButtonHandler:"))", own("func rightUtilityButtonHandler(", "func press(")),
      ("buttons by colour with title or icon", core("struct InteractionAction") + core("func appendButton(")),
      ("\(code("contentSize")), \(code("utilityButtonsPadding"))", own("var contentSize", "var padding")),
      (code("scrollViewContentOffset"), own("func contentOffset(at")),
      ("the cell's own subviews move", own("func draw(_ content")),
      (
        code("scrollViewDidScroll:"),
        own("func scrollViewDidScroll(", of: "Article") + own("func leftView(", "func rightView(")
      ),
      ("\(code("_cellState"))", own("enum CellState")),
      (
        code("scrollViewWillEndDragging:…"),
        own("func scrollViewWillEndDragging(", of: "Article") + own("func choice(_")
      ),
      ("its arguments", core("struct SwipeRelease")),
      (
        "0.5, \(code("rightThreshold")), \(code("leftThreshold"))",
        own("static let flick =") + own("func drag(", of: "Article")
      ),
      (
        "\(code("scrollToRight:")), \(code("…Center:")), \(code("…Left:"))",
        own("func scrollingToState(", of: "Article") + own("func go(to")
      ),
      ("No-op", own("var noOp:")),
      ("\(code("ZCJTableViewCell"))", own("enum Rules")),
      ("its release", own("func scrollViewWillEndDragging(", of: "ZCJTableViewCell")),
      ("its first frame of width 0", own("func initializar(")),
      scrollViewLine,
      ("its delegate, from a real one", own("mutating func scroll(")),
      ("not in the article: the library's hiding, \(code("hideUtilityButtonsAnimated:"))", own("func close(animated")),
      ("its room for a section index", own("static let sectionIndexWidth")),
      ("its later rule", own("func scrollViewWillEndDragging(", of: "SWTableViewCellMaster")),
      ("in neither: the full swipe", own("func fullySwipedEdge(", "func band(")),
    ]
  }

  func states() throws -> Section {
    let link = try design.index.link("`CellState`", to: "enum CellState:", in: design.folder)
    return Section(
      .states,
      try design.states("CellState", .cellState) + [
        link + " is public: `cellState` answers it. Where the content is, is the other half:"
      ] + design.scrollStates())
  }

  func constants() throws -> Section {
    typealias Row = UtilityButtons
    return try design.constants(
      [
        "defaultButtonWidth": Row.defaultButtonWidth, "maximumStripWidth": Row.maximumStripWidth,
        "sectionIndexWidth": Row.sectionIndexWidth, "flick": Row.flick,
        "labelInset": Row.labelInset, "separatorHeight": Row.separatorHeight,
      ],
      shared: [
        ("InteractionCore/Rows/ActionStrip.swift", []),
        ("InteractionCore/Motion/ScrollPhysics.swift", ["bounceFrequency"]),
      ])
  }

  // MARK: The strips

  /// How wide the strips are, and how the article numbers their buttons.
  func strips() throws -> Section {
    let widths = (1...6).map { count -> [String] in
      let cells = [UtilityButtons.Corrections(), .all].map { corrections -> String in
        let row = Self.row(trailing: Self.buttons(count), corrections: corrections)
        let each = row.actionFrame(.trailing, 0, at: .zero).width
        return "\(number(each)) each, \(number(row.rightWidth))"
      }
      let index = Self.row(trailing: Self.buttons(count), hasSectionIndex: true, corrections: [])
      return [
        String(count), cells[0] == cells[1] ? cells[0] : cells.joined(separator: "<br>corrected: "),
        number(index.rightWidth),
      ]
    }
    let narrow = [UtilityButtons.Corrections(), .all].map { corrections in
      number(Self.row(width: 300, trailing: Self.buttons(4), corrections: corrections).rightWidth)
    }
    let indexed = [UtilityButtons.Corrections(), .all].map { corrections -> String in
      let row = Self.row(trailing: Self.buttons(3), hasSectionIndex: true, corrections: corrections)
      return "\(number(row.rightWidth)), buttons of \(number(row.actionFrame(.trailing, 0, at: .zero).width))"
    }
    let master = (1...6).map { count -> [String] in
      let row = Self.row(trailing: Self.buttons(count), rules: .swTableViewCellMaster, corrections: [])
      return [
        String(count), "\(number(row.actionFrame(.trailing, 0, at: .zero).width)) each, \(number(row.rightWidth))",
      ]
    }
    let zcj = (1...6).map { count -> [String] in
      [String(count)]
        + [UtilityButtons.Corrections(), .all].map { corrections in
          let row = Self.row(trailing: Self.buttons(count), rules: .zcjTableViewCell, corrections: corrections)
          return "\(number(row.actionFrame(.trailing, 0, at: .zero).width)) each, \(number(row.rightWidth))"
        }
    }
    return Section(
      .strips,
      [
        """
        Each of SWTableViewCell's buttons is 90 points wide; where n of them make more than 260, each \
        shrinks by (90 n - 260) / n. A row of 320 points, corrected and not; the room for a section index is \
        the strip's and the padding's, not its buttons':
        """,
        Markdown.table(["n", "width of the strip", "with index"], widths),
        """
        Three buttons are 86 2/3 each, six 43 1/3. In a row of 300 points four buttons make \(narrow[0]), \
        corrected \(narrow[1]), which leaves 60 points of content. With the index, three buttons in 320 \
        points make \(indexed[0]); corrected \(indexed[1]).
        """,
        """
        The later master leaves the width of one button of the row, 90 points, and rounds a strip's width to whole points:
        """,
        Markdown.table(["n", "width of the strip"], master),
        """
        ZCJTableViewCell knows no bound, so that five buttons make 450 points in a row of 320; corrected, \
        60 points of content stay:
        """,
        Markdown.table(["n", "article", "corrected"], zcj),
        """
        The article counts buttons from the left in both strips; this project counts from the outermost, \
        so at the right the two run against each other. Three buttons on each side:
        """,
        try articleIndices(),
      ])
  }

  private func articleIndices() throws -> String {
    let row = Self.row(leading: Self.buttons(3), trailing: Self.buttons(3))
    let zcj = Self.row(trailing: Self.buttons(3), rules: .zcjTableViewCell)
    func line(_ edge: SwipeEdge, _ index: Int) -> [String] {
      let x = number(row.actionFrame(edge, index, at: .zero).x)
      let article = row.articleIndex(edge, index).map { String($0) }
      let tag = zcj.articleTag(edge, index).map { String($0) }
      return ["\(edge.name) \(index)", x, article ?? "–", tag ?? "–"]
    }
    let lines = SwipeEdge.allCases.flatMap { edge in (0..<3).map { line(edge, $0) } }
    return Markdown.table(["button", "its x", Markdown.name("articleIndex"), "ZCJ's tag"], lines)
  }
}
