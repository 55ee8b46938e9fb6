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

  private var articleLines: [ArticleLine] {
    [
      (
        "swipe to delete, \(code("commitEditingStyle:"))",
        own("func commit<") + lists("func remove(", in: "SwipeList/SwipeList")
      ),
      (
        "\(code("recursiveDescription")), coloured views",
        core("var recursiveDescription: String") + own("func drawSystem(")
      ),
      ("the stack of views, \(code("myContentView"))", own("func drawArticle(")),
      ("\(code("buttonClicked:"))", own("func press(")),
      ("the delegate", core("enum SwipeNotice")),
      ("the controller's detail screen", own("func clicked(")),
      ("\(code("panThisCell:")) began, changed", own("func panBegan(", "func panChanged(")),
      ("what it logs", own("func log(")),
      ("its four cases and catch points", own("func caughtPoint(")),
      (code("startingRight…Constant"), own("func startingRight(")),
      ("\(code("contentViewRight…")), \(code("contentViewLeft…"))", own("func right(", "func left(")),
      (code("buttonTotalWidth"), own("var buttonTotalWidth")),
      ("\(code("kBounceValue")), 0.1 s", own("static let bounce =", "static let snapLeg =")),
      (code("updateConstraintsIfNeeded:completion:"), own("func motion(_ snap")),
      ("\(code("setConstraintsToShowAllButtons:…")), \(code("resetConstraintContstantsToZero:…"))", own("func go(to")),
      (
        "ended: half of button 1; button 1 and half of 2",
        own("func destination(of", "func openingThreshold(", "func stayingThreshold(")
      ),
      ("cancelled", own("func panCancelled(")),
      (code("prepareForReuse"), own("func prepareForReuse(")),
      (code("openCell"), own("func open(")),
      (code("cellsCurrentlyEditing"), lists("var openRows: [RowID]", in: "SwipeList/SwipeList")),
      ("more buttons", own("static func layout(")),
      ("the author's later library", own("enum Rules")),
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
