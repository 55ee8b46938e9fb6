import HeadlessTable
import ScrollSwipe

extension Chapter {
  /// Blixt's cell.
  static let scrollSwipe = Chapter(
    title: "ScrollSwipe", page: "ScrollSwipe.md",
    summary: "A scroll view whose insets make room for buttons that stand still below its content.",
    picture: (
      "ScrollSwipe.svg", "Swipe rows open at both sides, tap a button, and scroll the table"
    ),
    documents: { try ScrollSwipePage(design: DesignSources(index: $0, module: "ScrollSwipe")).documents() })
}

/// The page of ScrollSwipe; each extension writes some of its sections.
struct ScrollSwipePage: DesignPage {
  let design: DesignSources

  func documents() throws -> [Document] {
    let page = try Document.designPage(
      "ScrollSwipe.md", title: "ScrollSwipe", rules: ScrollSwipe.Rules.allCases.map(\.rawValue),
      [
        problem, watch, try howItWorks(), try release(), trace, try corrections(), notReproduced, try exercises(),
        try fromTheArticle(), try states(), try constants(), try twoWays(), viewHierarchy, try measured(), try rules(),
        try design.complexity([("a report of a scroll view", "O(1)", "mutating func scroll(")]), try design.next(),
      ])
    return try [page] + behaviourFigures + [hierarchyFigure] + faults.films() + faults.plots + drawn
  }

  /// The pictures that are drawn, not recorded.
  private var drawn: [Document] {
    [Self.anatomy, Self.map, Self.gesture, design.stateFigure("State", .scrolling)].map(\.document)
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

  private var problem: Section {
    Section(
      .problem,
      [
        """
        You want more than a Delete button in a row. The article names three ready-made ways, and you should try them first: \
        `UITableViewRowAction`, new in iOS 8, if a few buttons at one side are all you need; \
        [SWTableViewCell](https://github.com/CEWendel/SWTableViewCell), for buttons on both sides and for older systems; and \
        [MGSwipeTableCell](https://github.com/MortimerGoro/MGSwipeTableCell), which does even more. Its author needed some of \
        what the last one does, but it did things in ways that did not work for him. So the article builds the row itself, \
        from a single scroll view, which already knows how to follow a finger, how to resist at an end and how to come to \
        rest. [How all of these compare](Comparison.md).
        """,
        """
        What you get is a row that is a scroll view. Its content is as large as the row, so there is nothing to scroll; content \
        insets make room beside it, as wide as the buttons, and the content slides off them. When you let go, the scroll view \
        asks where to rest, and the answer is one of three places: at the left inset, at 0, at the right inset.
        """,
        """
        The idea is blixt's, published in 2015 as \
        [Swipeable table view cells in iOS apps]\
        (https://medium.com/ios-os-x-development/swipeable-table-view-cells-in-ios-apps-472da0af1935) and \
        translated into Chinese by Harries Chen; \
        [SwipeableTableViewCell](https://github.com/blixt/SwipeableTableViewCell) is the final version, with \
        what the article leaves open. Both are here, as two sets of rules. This module is a port of the \
        idea, not of the code: an engine without views, whose touches and times come in as values.
        """,
        """
        What this page shows of the module in numbers, timelines and pictures comes from running it. \
        Places are the article's contentOffset: 0 is closed, what is negative shows the leading buttons and \
        what is positive the trailing ones; the project's own `offset(at:)` is its negative. Times are in \
        seconds, lengths in points, velocities of a finger in points per second to the right.
        """,
      ])
  }

  private var notReproduced: Section {
    Section(
      .notReproduced,
      [
        "The original, run in UIKit, also does this. `corrections: []` leaves it out on purpose:",
        Markdown.list([
          """
          The scroll view keeps taps to itself, so a closed row cannot be selected (pull request 1 of the \
          repository), and a tap does not close an open one. Here a tap selects the one and closes the other, under either \
          rules.
          """,
          """
          The table's controller in the final version's example closes all cells when the table scrolls, by a class method \
          of theirs. The cells themselves do not know of it; here `closesWithTable` stands for both.
          """,
          """
          A recogniser of UIKit's that has begun ends or is cancelled, it does not fail; and what a scroll view asks its \
          delegate when its drag is cancelled, UIKit does not document. Here a pan may fail, too, and a cancelled one \
          counts as let go at velocity 0: see `failedRestores` and `cancelRestores`.
          """,
          """
          The final version sends its cells a notification to close, which every cell of the app receives, \
          whatever table it is in. Here a table closes its own rows.
          """,
          """
          Where it queues an animated close, it gives the scroll view the target 0 as well. Here the \
          animation alone moves the content.
          """,
        ]),
      ])
  }
}
