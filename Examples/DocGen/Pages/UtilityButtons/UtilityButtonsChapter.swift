import HeadlessTable
import UtilityButtons

extension Chapter {
  /// SWTableViewCell, and the cell that the article's author writes after it.
  static let utilityButtons = Chapter(
    title: "UtilityButtons", page: "UtilityButtons.md",
    documents: { try UtilityButtonsPage(design: DesignSources(index: $0, module: "UtilityButtons")).documents() })
}

/// What the marks of UtilityButtons's page stand for, and its pictures.
struct UtilityButtonsPage {
  let design: DesignSources

  func documents() throws -> [Document] {
    var marks = sizes.adding(trace, strips, fullSwipe)
    marks += try faults.marks()
    marks += try exercises.marks()
    marks += try decision()
    marks += try design.states("CellState", .cellState)
    marks += try design.scrollStates()
    marks += try constants()
    marks += try twoWays()
    marks += try measured()
    marks += try design.next()
    marks.sources = design.folder
    return try [.template("UtilityButtons.md", marks)] + behaviourFigures + [hierarchyFigure, fullSwipeFigure]
      + faults.films() + faults.plots + drawn
  }

  /// The pictures that are drawn, not recorded.
  private var drawn: [Document] {
    [
      Self.anatomy, Self.movingStrips, Self.map, Self.gesture, design.stateFigure("CellState", .cellState),
      design.stateFigure("State", .scrolling),
    ].map(\.document)
  }

  /// One button on the left, two on the right, 90 points each: L = 90, R = 180, P = 270.
  static let flag = InteractionAction(id: "flag", title: "Flag", color: SRGBColor(hex: 0xFF9500))
  static let delete = InteractionAction(id: "delete", title: "Delete", role: .destructive)
  static let more = InteractionAction(id: "more", title: "More")

  static func row(
    width: Double = 320, leading: [InteractionAction] = [flag], trailing: [InteractionAction] = [delete, more],
    rules: UtilityButtons.Rules = .swTableViewCell, hasSectionIndex: Bool = false, fullSwipe: Bool = false,
    corrections: UtilityButtons.Corrections = .all
  ) -> UtilityButtons {
    UtilityButtons(
      width: width, height: 44, leading: leading, trailing: trailing, rules: rules, hasSectionIndex: hasSectionIndex,
      options: SwipeOptions(allowsFullSwipe: fullSwipe), corrections: corrections)
  }

  /// So many buttons without a width of their own, whose titles are a name and a number.
  static func buttons(_ count: Int, name: String = "Button ") -> [InteractionAction] {
    (0..<count).map { InteractionAction(id: "button\($0)", title: name + String($0)) }
  }

  static func table(height: Double) -> HeadlessTable<SwipeList<UtilityButtons>> {
    HeadlessTable(SwipeList(of: row(), count: 30), width: 320, height: height)
  }

  /// The numbers of the rules, and what is drawn.
  private var sizes: Marks {
    var marks: Marks = [
      "button": number(UtilityButtons.defaultButtonWidth), "widest strip": number(UtilityButtons.maximumStripWidth),
      "flick": number(UtilityButtons.flick / 1000),
      "three each": number(UtilityButtons.Article.calculateUtilityButtonWidth(3)),
      "table views": Markdown.block(Self.hierarchyFrame.recursiveDescription(of: RowID(0))),
    ]
    marks.quote("alt anatomy", Self.anatomy.alt)
    marks.quote("alt map", Self.map.alt)
    marks.quote("alt strips", Self.movingStrips.alt)
    return marks
  }
}
