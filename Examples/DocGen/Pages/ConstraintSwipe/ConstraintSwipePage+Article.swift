import ConstraintSwipe

extension ConstraintSwipePage {
  /// What the article names, and where it is here.
  func fromTheArticle() throws -> Section {
    let own = design.folder
    let core = DesignSources.core
    let table = DesignSources.table
    let rows = [
      try design.article(
        "1. swipe to delete, \(Markdown.name("commitEditingStyle:"))",
        [("commit", "func commit(", own), ("remove", "func remove(", core + "Lists/SwipeList")]),
      try design.article(
        "2. \(Markdown.name("recursiveDescription")), coloured views",
        [
          ("recursiveDescription", "var recursiveDescription: String", core),
          ("drawSystem", "func drawSystem(", own),
        ]),
      try design.article(
        "3. the stack of views, \(Markdown.name("myContentView"))", [("drawArticle", "func drawArticle(", own)]),
      try design.article("4. \(Markdown.name("buttonClicked:"))", [("press", "func press(", own)]),
      try design.article("the controller's detail screen", [("clicked", "func clicked(", own)]),
      try design.article("the delegate", [("SwipeNotice", "enum SwipeNotice", core)]),
      try design.article(
        "5. \(Markdown.name("panThisCell:")) began, changed",
        [
          ("panBegan", "func panBegan(", own),
          ("panChanged", "func panChanged(", own),
        ]),
      try design.article("what it logs", [("log", "func log(", own)]),
      try design.article(
        "its four cases and catch points", [("caughtPoint", "func caughtPoint(", own)]),
      try design.article(
        "\(Markdown.name("startingRight…Constant"))", [("startingRight", "func startingRight(", own)]),
      try design.article(
        "\(Markdown.name("contentViewRight…")), \(Markdown.name("contentViewLeft…"))",
        [
          ("right", "func right(", own), ("left", "func left(", own),
        ]),
      try design.article(
        "\(Markdown.name("buttonTotalWidth"))", [("buttonTotalWidth", "var buttonTotalWidth", own)]),
      try design.article(
        "6. \(Markdown.name("kBounceValue")), 0.1 s",
        [
          ("bounce", "static let bounce =", own),
          ("snapLeg", "static let snapLeg =", own),
        ]),
      try design.article(
        "\(Markdown.name("updateConstraintsIfNeeded:completion:"))", [("motion", "func motion(_ snap", own)]),
      try design.article(
        "\(Markdown.name("setConstraintsToShowAllButtons:…")), \(Markdown.name("resetConstraintContstantsToZero:…"))",
        [("go", "func go(to", own)]),
      try design.article(
        "7. ended: half of button 1; button 1 and half of 2",
        [
          ("releasedPlace", "func releasedPlace(", own),
          ("openingThreshold", "func openingThreshold(", own),
          ("stayingThreshold", "func stayingThreshold(", own),
        ]),
      try design.article("cancelled", [("panCancelled", "func panCancelled(", own)]),
      try design.article(
        "8. both recognisers at once", [("decide", "func decide(", table)]),
      try design.article(
        "\(Markdown.name("prepareForReuse"))", [("prepareForReuse", "func prepareForReuse(", own)]),
      try design.article("\(Markdown.name("openCell"))", [("open", "func open(", own)]),
      try design.article(
        "\(Markdown.name("cellsCurrentlyEditing"))", [("others", "var others: [RowID: Row]", core + "Lists/SwipeList")]),
      try design.article("9. more buttons", [("strip", "static func strip(", own)]),
      try design.article(
        "the author's later library", [("Rules", "enum Rules", own)]),
    ]
    return design.fromTheArticle(
      "The article's nine steps and the names in its code, and the lines that stand for them here.", rows)
  }

  func states() throws -> Section {
    let link = try design.index.link("The enum", to: "enum State:", in: design.folder)
    return Section(
      .states,
      try design.states("State") + [
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
