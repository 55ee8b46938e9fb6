import ConstraintSwipe
import HeadlessTable

extension Chapter {
  /// Ellen Shapiro's cell.
  static let constraintSwipe = Chapter(
    title: "ConstraintSwipe", page: "ConstraintSwipe.md",
    documents: {
      try ConstraintSwipePage(design: DesignSources(index: $0, module: "ConstraintSwipe")).documents()
    })
}

/// What the marks of ConstraintSwipe's page stand for, and its pictures.
struct ConstraintSwipePage {
  let design: DesignSources

  func documents() throws -> [Document] {
    var marks = sizes.adding(release, thresholdMarks, trace, rules, ["table deletion": deletion])
    marks += try faults.marks()
    marks += try exercises.marks()
    marks += try design.states("State", .constraintSwipe)
    marks += try constants()
    marks += try viewHierarchy()
    marks += try design.next()
    marks.sources = design.folder
    return try [.template("ConstraintSwipe.md", marks)] + behaviourFigures + hierarchyFigures + faults.films()
      + faults.plots + [rulesFigure] + drawn
  }

  /// The pictures that are drawn, not recorded.
  private var drawn: [Document] {
    [
      Self.anatomy, Self.branches, Self.thresholds, Self.tremble, Self.map, Self.gesture,
      design.stateFigure("State", .constraintSwipe),
    ].map(\.document)
  }

  /// The article's two buttons: 1 is the outermost.
  static let buttons = [
    InteractionAction(id: "one", title: "Button 1"), InteractionAction(id: "two", title: "Button 2"),
  ]

  /// The article's row.
  static func row(
    leading: [InteractionAction] = [], trailing: [InteractionAction] = buttons, rules: ConstraintSwipe.Rules = .article,
    corrections: ConstraintSwipe.Corrections = .all, look: ConstraintSwipe.Look = .article
  ) -> ConstraintSwipe {
    ConstraintSwipe(
      width: 320, height: 44, leading: leading, trailing: trailing, rules: rules, corrections: corrections,
      look: look)
  }

  /// The article's table, with the titles that it gives its rows in the end.
  static func table(height: Double) -> HeadlessTable<SwipeList<ConstraintSwipe>> {
    typealias App = ConstraintSwipe.ArticleApp
    let list = SwipeList(of: row(), count: App.rowCount, titlePrefix: App.longTitlePrefix)
    return HeadlessTable(list, width: 320, height: height)
  }

  /// The article's widths, in points, and its bounce.
  private var sizes: Marks {
    let row = Self.row()
    var marks: Marks = [
      "bounce": number(ConstraintSwipe.bounce), "leg": number(ConstraintSwipe.snapLeg),
      "leg in ms": wholeMilliseconds(milliseconds(ConstraintSwipe.snapLeg)),
      "button": number(ConstraintSwipe.defaultButtonWidth), "row": number(row.size.width),
      "least x": number(row.size.width - row.buttonTotalWidth), "buttons": number(row.buttonTotalWidth),
    ]
    marks.quote("alt anatomy", Self.anatomy.alt)
    return marks
  }
}
