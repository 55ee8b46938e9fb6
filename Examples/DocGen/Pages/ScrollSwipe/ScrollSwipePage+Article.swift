import ScrollSwipe

extension ScrollSwipePage {
  /// What the article and the final version name, and where it is here.
  func fromTheArticle() throws -> Section {
    try fromTheArticle(
      """
      The article's steps, its list of what is missing, and the names in both codes, and the lines that \
      stand for them here.
      """, articleLines)
  }

  /// A function of the article's delegate, and the final version's.
  private func delegate(_ declaration: String) -> [CodePlace] {
    [CodePlace(declaration, in: article), CodePlace(declaration, in: library)]
  }

  private var articleLines: [ArticleLine] {
    [
      ("a scroll view fills the cell, \(code("contentSize"))", own("var contentSize")),
      (code("contentInset"), own("var contentInset", "static let buttonLimit")),
      ("content view and label, inset by 10", own("func draw(_ content", "static func label(")),
      ("\(code("buttonsView")), Yes and No", own("static let firstButtonsView", "func drawButtons(")),
      ("\(code("scrollViewWillEndDragging:…"))", delegate("static func scrollViewWillEndDragging(")),
      (code("targetContentOffset"), own("var targetContentOffset")),
      ("\(code("layoutSubviews"))", [CodePlace("static func layoutSubviews(", in: article)]),
      ("no scrolling the other way", delegate("static func scrollViewDidScroll(_ scrollView: inout ScrollView) {")),
      (
        "\(code("scrollViewDidScroll:")), buttons stand still",
        own(
          "static func scrollViewDidScroll(_ scrollView: inout ScrollView, buttonsView",
          "static func scrollViewDidScroll(_ scrollView: inout ScrollView, _ views")
      ),
      ("hiding when the table scrolls or another cell opens", own("static func isCloseEvent(")),
      ("buttons at both sides", own("var edges")),
      (
        "buttons made outside the class, container sized from them",
        [CodePlace("public init(", in: design.folder + ".swift")] + core("struct ActionStrip:")
      ),
      ("better opening and closing", core("func settling(") + own("static func isAnimated(")),
      (code("kSwipeableTableViewCellOpenVelocityThreshold"), own("static let openVelocity")),
      (code("kSwipeableTableViewCellMaxCloseMilliseconds"), own("static let longestClose")),
      (code("openSide:animated:"), own("static func openSide(")),
      ("\(code("close")), \(code("closed"))", own("static func close(", "func isClosed(")),
      ("the close event of all cells", [CodePlace("static func handleCloseEvent(", in: library)]),
      scrollViewLine,
      ("its delegate, from a real one", own("mutating func scroll(")),
    ]
  }

  func states() throws -> Section {
    let rest = try design.index.link("`rest`", to: "public var rest: Rest", in: design.folder)
    let link = try design.index.link("The enum", to: "enum RowScroll:", in: "Sources/InteractionCore/Motion/")
    return Section(
      .states,
      [
        """
        The design's own state is its resting position, \(rest): closed or open at a side. It changes at a release, at a \
        tap and from code, while the content is still on its way. Where the content is, is the other half:
        """
      ] + (try design.scrollStates()) + [
        link + " is not public: what can be asked is `rest`, `offset(at:)`, `settles` and `isMoving(at:)`."
      ])
  }

  func constants() throws -> Section {
    try design.constants(
      [
        "defaultButtonWidth": ScrollSwipe.defaultButtonWidth, "openVelocity": ScrollSwipe.openVelocity,
        "longestClose": ScrollSwipe.longestClose, "initialWidth": ScrollSwipe.initialWidth,
        "labelInset": ScrollSwipe.labelInset,
      ],
      shared: [
        ("InteractionCore/Rows/ActionStrip.swift", []),
        ("InteractionCore/Motion/ScrollPhysics.swift", ["bounceFrequency"]),
      ])
  }
}
