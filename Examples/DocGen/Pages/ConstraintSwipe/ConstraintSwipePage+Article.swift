import ConstraintSwipe

extension ConstraintSwipePage {
  /// What the article names, and where it is here.
  func fromTheArticle() throws -> Section {
    try fromTheArticle(
      """
      What the article looks at, builds and announces, with the names in its code; beside them the lines that stand for them here.
      """,
      articleLines)
  }

  /// Functions of the article's cell.
  private func article(_ declarations: String...) -> [CodePlace] {
    declarations.map { CodePlace($0, in: design.folder + "+Article.swift") }
  }

  private var articleLines: [ArticleLine] {
    [
      (
        "swipe to delete, \(code("commitEditingStyle:"))",
        own("func commit(") + core("func remove(", in: "Lists/SwipeList")
      ),
      (
        "\(code("recursiveDescription")), coloured views",
        core("var recursiveDescription: String") + own("func drawSystem(")
      ),
      ("the stack of views, \(code("myContentView"))", own("func drawArticle(")),
      ("\(code("buttonClicked:"))", own("func press(")),
      ("the delegate", core("enum SwipeNotice")),
      ("the controller's detail screen", own("func clicked(")),
      (
        "\(code("panThisCell:")) began, changed",
        article("static func panThisCellBegan(", "static func panThisCellChanged(")
      ),
      ("what it logs", own("func log(")),
      ("its four cases and catch points", article("enum Panned")),
      (code("startingRight…Constant"), own("func startingRight(")),
      ("\(code("contentViewRight…")), \(code("contentViewLeft…"))", own("func right(", "func left(")),
      (code("buttonTotalWidth"), own("var buttonTotalWidth")),
      ("\(code("kBounceValue")), 0.1 s", own("static let bounce =", "static let snapLeg =")),
      (code("updateConstraintsIfNeeded:completion:"), article("static func updateConstraintsIfNeeded(")),
      (
        "\(code("setConstraintsToShowAllButtons:…")), \(code("resetConstraintContstantsToZero:…"))",
        article(
          "static func setConstraintsToShowAllButtons(", "static func resetConstraintContstantsToZero(")
      ),
      (
        "ended: half of button 1; button 1 and half of 2",
        article(
          "static func panThisCellEnded(", "static func halfOfButtonOne(", "static func buttonOnePlusHalfOfButton2(")
      ),
      ("cancelled", article("static func panThisCellCancelled(")),
      (code("prepareForReuse"), article("static func prepareForReuse(")),
      (code("openCell"), article("static func openCell(")),
      (code("cellsCurrentlyEditing"), core("var openRows: [RowID]", in: "Lists/SwipeList")),
      ("more buttons", article("static let buttonLimit")),
      ("the author's later library", own("enum DNSSwipeableTableCell")),
    ]
  }

  func states() throws -> Section {
    let link = try design.index.link("The enum", to: "enum State:", in: design.folder)
    return Section(
      .states,
      try design.states("State", .constraintSwipe) + [
        link + " is not public: what can be asked is `rest`, `offset(at:)` and `settles`."
      ])
  }

  /// Every constant that the design's behaviour or looks depend on.
  func constants() throws -> Section {
    // The app around the cells is no part of the design.
    try design.constants(
      [
        "bounce": ConstraintSwipe.bounce, "snapLeg": ConstraintSwipe.snapLeg,
        "springDuration": ConstraintSwipe.springDuration, "springDampingRatio": ConstraintSwipe.springDampingRatio,
        "springRemainder": ConstraintSwipe.springRemainder, "springFrequency": ConstraintSwipe.springFrequency,
        "defaultButtonWidth": ConstraintSwipe.defaultButtonWidth, "labelInset": ConstraintSwipe.labelInset,
        "separatorHeight": ConstraintSwipe.separatorHeight,
      ], leftOut: ["+Corrections.swift", "+ArticleApp.swift"])
  }
}
