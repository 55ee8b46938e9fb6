import ConstraintSwipe
import HeadlessTable

extension ConstraintSwipePage {
  /// What the article names, and where it is here.
  func fromTheArticle() throws -> Section {
    let own = Self.folder
    let core = "Sources/InteractionCore/"
    let table = "Sources/HeadlessTable/"
    func row(_ article: String, _ here: [(label: String, declaration: String, path: String)]) throws -> [String] {
      [
        article,
        try here.map { try sources.link(Markdown.name($0.label), to: $0.declaration, in: $0.path) }.joined(
          separator: "<br>"),
      ]
    }
    let rows = [
      try row(
        "1. swipe to delete, \(Markdown.name("commitEditingStyle:"))",
        [("commit", "func commit(", own), ("remove", "func remove(", core + "SwipeList")]),
      try row(
        "2. \(Markdown.name("recursiveDescription")), coloured views",
        [
          ("recursiveDescription", "var recursiveDescription: String", core),
          ("drawSystem", "func drawSystem(", own),
        ]),
      try row(
        "3. the stack of views, \(Markdown.name("myContentView"))", [("drawArticle", "func drawArticle(", own)]),
      try row("4. \(Markdown.name("buttonClicked:"))", [("press", "func press(", own)]),
      try row("the controller's detail screen", [("clicked", "func clicked(", own)]),
      try row("the delegate", [("SwipeNotice", "enum SwipeNotice", core)]),
      try row(
        "5. \(Markdown.name("panThisCell:")) began, changed",
        [
          ("panBegan", "func panBegan(", own),
          ("panChanged", "func panChanged(", own),
        ]),
      try row("what it logs", [("log", "func log(", own)]),
      try row(
        "its four cases and catch points", [("caughtPoint", "func caughtPoint(", own)]),
      try row(
        "\(Markdown.name("startingRight…Constant"))", [("startingRight", "func startingRight(", own)]),
      try row(
        "\(Markdown.name("contentViewRight…")), \(Markdown.name("contentViewLeft…"))",
        [
          ("right", "func right(", own), ("left", "func left(", own),
        ]),
      try row(
        "\(Markdown.name("buttonTotalWidth"))", [("buttonTotalWidth", "var buttonTotalWidth", own)]),
      try row(
        "6. \(Markdown.name("kBounceValue")), 0.1 s",
        [
          ("bounce", "static let bounce =", own),
          ("snapLeg", "static let snapLeg =", own),
        ]),
      try row(
        "\(Markdown.name("updateConstraintsIfNeeded:completion:"))", [("motion", "func motion(_ snap", own)]),
      try row(
        "\(Markdown.name("setConstraintsToShowAllButtons:…")), \(Markdown.name("resetConstraintContstantsToZero:…"))",
        [("go", "func go(to", own)]),
      try row(
        "7. ended: half of button 1; button 1 and half of 2",
        [
          ("releasedPlace", "func releasedPlace(", own),
          ("openingThreshold", "func openingThreshold(", own),
          ("stayingThreshold", "func stayingThreshold(", own),
        ]),
      try row("cancelled", [("panCancelled", "func panCancelled(", own)]),
      try row(
        "8. both recognisers at once", [("decide", "func decide(", table)]),
      try row(
        "\(Markdown.name("prepareForReuse"))", [("prepareForReuse", "func prepareForReuse(", own)]),
      try row("\(Markdown.name("openCell"))", [("open", "func open(", own)]),
      try row(
        "\(Markdown.name("cellsCurrentlyEditing"))", [("others", "var others: [RowID: Row]", core + "SwipeList")]),
      try row("9. more buttons", [("strip", "static func strip(", own)]),
      try row(
        "the author's later library", [("Rules", "enum Rules", own)]),
    ]
    return Section(
      .fromTheArticle,
      [
        "The article's nine steps and the names in its code, and the lines that stand for them here.",
        Markdown.table(["article", "here"], rows),
      ])
  }

  func states() throws -> Section {
    let path = Self.folder
    let comment = try sources.comment(above: "enum State:", in: path)
    guard let diagram = comment.drawing else {
      throw SourceError.malformed("the comment of State has no diagram", in: path)
    }
    let cases = try sources.cases(ofEnum: "enum State:", in: path).map { item in
      ["`\(item.code)`", item.comment.summary]
    }
    let link = try sources.link("The enum", to: "enum State:", in: path)
    return Section(
      .states,
      [
        Markdown.block(diagram), comment.details.joined(separator: "\n\n"), Markdown.table(["case", "meaning"], cases),
        link + " is not public: what can be asked is `rest`, `offset(at:)` and `settles`.",
      ])
  }

  /// Every constant that the design's behaviour or looks depend on.
  func constants() throws -> Section {
    let values: [String: Double] = [
      "bounce": ConstraintSwipe.bounce, "snapLeg": ConstraintSwipe.snapLeg,
      "springDuration": ConstraintSwipe.springDuration, "springDampingRatio": ConstraintSwipe.springDampingRatio,
      "springRemainder": ConstraintSwipe.springRemainder, "springFrequency": ConstraintSwipe.springFrequency,
      "defaultButtonWidth": ConstraintSwipe.defaultButtonWidth, "labelInset": ConstraintSwipe.labelInset,
      "separatorHeight": ConstraintSwipe.separatorHeight, "visibleContent": ActionStrip.visibleContent,
    ]
    // Corrections have a section of their own, and the app around the cells is no part of the design.
    let others = ["+Corrections.swift", "+ArticleApp.swift"]
    let own = try sources.paths(in: Self.folder).filter { path in !others.contains(where: path.hasSuffix) }
      .flatMap { try sources.constants(in: $0) }
    let shared = try sources.constants(in: "Sources/InteractionCore/ActionStrip.swift")
    var rows = try (own + shared).map { constant in
      guard let value = values[constant.name] else {
        throw SourceError.malformed("docgen does not know the constant \(constant.name)", in: constant.path)
      }
      return try row(constant, value)
    }
    let table = "Sources/HeadlessTable/"
    typealias Table = HeadlessTable<SwipeList<ConstraintSwipe>>
    for (name, value) in [("slop", Table.slop), ("backGestureEdge", Table.backGestureEdge)] {
      let declaration = "static var \(name): Double"
      let comment = try sources.comment(above: declaration, in: table)
      let constant = DeclaredConstant(name: name, expression: number(value), comment: comment, path: table)
      rows.append(try row(constant, value, declaration: declaration))
    }
    return Section(
      .constants,
      [
        "Meaning and origin are the comments in the source; the values are those of the running program.",
        Markdown.table(["name, value", "meaning, *origin*"], rows),
      ])
  }

  private func row(_ constant: DeclaredConstant, _ value: Double, declaration: String? = nil) throws -> [String] {
    // A value that the source states as a number must be the one that runs: else this is another declaration.
    if let stated = Double(constant.expression), stated != value {
      throw SourceError.malformed("\(constant.name) is \(constant.expression), not \(value)", in: constant.path)
    }
    let link = try sources.link(
      Markdown.name(constant.name), to: declaration ?? "static let \(constant.name) = ", in: constant.path)
    let amount = number3(value) + (constant.unit.isEmpty ? "" : " " + constant.unit)
    return [link + "<br>" + amount, constant.comment.summary + "<br>*\(constant.origin)*"]
  }

  private func number3(_ value: Double) -> String { DecimalText.text(value, decimals: 3) }
}
