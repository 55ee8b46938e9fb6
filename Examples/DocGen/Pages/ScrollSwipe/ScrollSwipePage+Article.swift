import ScrollSwipe

extension ScrollSwipePage {
  /// What the article and the final version name, and where it is here.
  func fromTheArticle() throws -> Section {
    let own = design.folder
    let core = DesignSources.core
    let rows = [
      try design.article(
        "2. a scroll view fills the cell, \(Markdown.name("contentSize"))",
        [("contentSize", "var contentSize", own)]),
      try design.article(
        "\(Markdown.name("contentInset"))",
        [("contentInset", "var contentInset", own), ("strip", "static func strip(", own)]),
      try design.article(
        "content view and label, inset by 10",
        [("draw", "func draw(_ content", own), ("labelInset", "static let labelInset", own)]),
      try design.article(
        "\(Markdown.name("buttonsView")), Yes and No",
        [("leftView", "func leftView(", own), ("drawButtons", "func drawButtons(", own)]),
      try design.article(
        "3. \(Markdown.name("scrollViewWillEndDragging:…"))",
        [("releasedPlace", "func releasedPlace(", own), ("release", "func release(at", own)]),
      try design.article(
        "\(Markdown.name("targetContentOffset"))", [("targetContentOffset", "var targetContentOffset", own)]),
      try design.article("4. \(Markdown.name("layoutSubviews"))", [("resize", "func resize(", own)]),
      try design.article(
        "no scrolling the other way",
        [("isInDeadZone", "func isInDeadZone(", own), ("band", "func band(", own)]),
      try design.article(
        "5. \(Markdown.name("scrollViewDidScroll:")), buttons stand still",
        [("container", "func container(", own), ("follow", "func follow(", own)]),
      try design.article(
        "6. hiding when the table scrolls or another cell opens", [("tableChanged", "func tableChanged(", own)]),
      try design.article("buttons at both sides", [("edges", "var edges", own)]),
      try design.article(
        "buttons made outside the class, container sized from them",
        [("init", "public init(", own + ".swift"), ("ActionStrip", "struct ActionStrip", core)]),
      try design.article(
        "better opening and closing",
        [("settling", "func settling(", core), ("closesByAnimation", "func closesByAnimation(", own)]),
      try design.article(
        "\(Markdown.name("kSwipeableTableViewCellOpenVelocityThreshold"))",
        [("openVelocity", "static let openVelocity", own)]),
      try design.article(
        "\(Markdown.name("kSwipeableTableViewCellMaxCloseMilliseconds"))",
        [("longestClose", "static let longestClose", own)]),
      try design.article("\(Markdown.name("openSide:animated:"))", [("open", "func open(", own)]),
      try design.article(
        "\(Markdown.name("close")), \(Markdown.name("closed"))",
        [("close", "func close(animated", own), ("isClosed", "func isClosed(", own)]),
      try design.article(
        "the close event of all cells", [("closesOnlyOpen", "static let closesOnlyOpen", own)]),
      try design.article(
        "the scroll view itself",
        [("SideScroll", "struct SideScroll", core), ("ScrollPhysics", "enum ScrollPhysics", core)]),
      try design.article("its delegate, from a real one", [("scroll", "mutating func scroll(", own)]),
    ]
    return design.fromTheArticle(
      """
      The article's steps, its list of what is missing, and the names in both codes, and the lines that \
      stand for them here.
      """, rows)
  }

  func states() throws -> Section {
    let rest = try design.index.link("`rest`", to: "var rest = Rest.closed", in: design.folder)
    return Section(
      .states,
      [
        """
        The design's own state is its resting place, \(rest): closed or open at a side. It changes at a release, at a \
        tap and from code, while the content is still on its way.
        """
      ] + (try design.sideScrollStates()) + [
        "What can be asked is `rest`, `offset(at:)`, `settles` and `isMoving(at:)`."
      ])
  }

  func constants() throws -> Section {
    try design.constants(
      [
        "defaultButtonWidth": ScrollSwipe.defaultButtonWidth, "openVelocity": ScrollSwipe.openVelocity,
        "longestClose": ScrollSwipe.longestClose, "initialWidth": ScrollSwipe.initialWidth,
        "labelInset": ScrollSwipe.labelInset,
      ], shared: [("Rows/ActionStrip.swift", []), ("Motion/ScrollPhysics.swift", ["bounceFrequency"])])
  }
}
