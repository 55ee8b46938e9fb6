import HeadlessTable
import ScrollSwipe

extension Chapter {
  /// Blixt's cell.
  static let scrollSwipe = Chapter(
    title: "ScrollSwipe", page: "ScrollSwipe.md",
    documents: { try ScrollSwipePage(design: DesignSources(index: $0, module: "ScrollSwipe")).documents() })
}

/// What the marks of ScrollSwipe's page stand for, and its pictures.
struct ScrollSwipePage {
  let design: DesignSources

  func documents() throws -> [Document] {
    var marks = sizes.adding(trace, rules)
    marks += try faults.marks()
    marks += try exercises.marks()
    marks += try design.scrollStates()
    marks += try constants()
    marks += try twoWays()
    marks += try measured()
    marks += try design.next()
    marks.sources = design.folder
    return try [.template("ScrollSwipe.md", marks)] + behaviourFigures + [hierarchyFigure] + faults.films()
      + faults.plots
      + drawn
  }

  /// The pictures that are drawn, not recorded.
  private var drawn: [Document] {
    [Self.anatomy, Self.answers, Self.map, Self.gesture, design.stateFigure("State", .scrolling)].map(\.document)
  }

  /// The article's two buttons, at the leading side, in its colours.
  static let yesAndNo = [
    InteractionAction(id: "yes", title: "Yes"),
    InteractionAction(id: "no", title: "No", color: SRGBColor(hex: 0xFF0000)),
  ]
  /// A button for the other side, which only the final version has: 100 wide.
  static let delete = [InteractionAction(id: "delete", title: "Delete", role: .destructive, width: 100)]

  static func row(
    width: Double = 320, leading: [InteractionAction] = yesAndNo, trailing: [InteractionAction] = delete,
    rules: ScrollSwipe.Rules = .swipeableTableViewCell, corrections: ScrollSwipe.Corrections = .all
  ) -> ScrollSwipe {
    ScrollSwipe(
      width: width, height: 44, leading: leading, trailing: trailing, rules: rules, corrections: corrections)
  }

  static func table(height: Double) -> HeadlessTable<SwipeList<ScrollSwipe>> {
    HeadlessTable(SwipeList(of: row(), count: 30), width: 320, height: height)
  }

  /// The scroll view's sizes and insets, in points, and the numbers of its rules.
  private var sizes: Marks {
    let row = Self.row()
    let inset = row.contentInset
    var marks: Marks = [
      "width": number(row.size.width), "content width": number(row.contentSize.width),
      "leading": number(inset.leading), "trailing": number(inset.trailing), "leading offset": number(0 - inset.leading),
      "half": number(inset.leading / 2), "open velocity": number(ScrollSwipe.openVelocity),
      "open velocity in ms": number(ScrollSwipe.openVelocity / 1000),
      "initial width": number(ScrollSwipe.initialWidth), "longest close": number(ScrollSwipe.maximumCloseDuration),
      "table views": Markdown.block(Self.hierarchyFrame.recursiveDescription(of: RowID(0))),
    ]
    marks.quote("alt anatomy", Self.anatomy.alt)
    marks.quote("alt map", Self.map.alt)
    marks.quote("alt answers", Self.answers.alt)
    return marks
  }
}
