import ConstraintSwipe
import HeadlessTable

extension Chapter {
  /// Ellen Shapiro's cell.
  static let constraintSwipe = Chapter(
    title: "ConstraintSwipe", page: "ConstraintSwipe.md",
    summary: "A container over the buttons, moved by two layout constraints, that snaps with a bounce.",
    picture: (
      "ConstraintSwipe.svg", "Swipe a row open: it overshoots and settles; tap a button, and drag the row shut"
    ),
    documents: {
      try ConstraintSwipePage(design: DesignSources(index: $0, module: "ConstraintSwipe")).documents()
    })
}

/// The page of ConstraintSwipe; each extension writes some of its sections.
struct ConstraintSwipePage: DesignPage {
  let design: DesignSources

  func documents() throws -> [Document] {
    let page = try Document.designPage(
      "ConstraintSwipe.md", title: "ConstraintSwipe", rules: ConstraintSwipe.Rules.allCases.map(\.rawValue),
      [
        problem, watch, try howItWorks(), try release(), trace, try corrections(), try notReproduced(), try exercises(),
        try fromTheArticle(), try states(), try constants(), try viewHierarchy(), deletePath, rules,
        try design.complexity(), try design.next(),
      ])
    return try [page] + behaviourFigures + hierarchyFigures + faults.films() + faults.plots + [rulesFigure] + drawn
  }

  /// The pictures that are drawn, not recorded.
  private var drawn: [Document] {
    [Self.anatomy, Self.map, Self.gesture, design.stateFigure("State", .constraintSwipe)].map(\.document)
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

  private var problem: Section {
    Section(
      .problem,
      [
        """
        With iOS 7, Apple's Mail let you swipe a message to the left and choose among several actions. Your app could offer \
        one, because a table gave it a Delete button and nothing more. How does Apple do it? The article prints the views of \
        a cell, and finds a private scroll view in it. You could do the same. But the table is a scroll view, too; if you nest \
        one in the other, both want the same finger, and you spend your days with their conflicts. Hence the title's promise: \
        the row, "without going nuts with scroll views".
        """,
        """
        What you build instead is a row whose content lies on a container above its buttons. A pan recogniser moves the \
        container by changing the constants of two layout constraints. Where you let go decides between open and closed, by the \
        widths of two buttons and never by your speed. Then the container runs \(number(ConstraintSwipe.bounce)) points past its \
        target and back, in \(number(ConstraintSwipe.snapLeg)) seconds each way.
        """,
        """
        The idea is Ellen Shapiro's, published in 2014 as \
        [How To Make A Swipeable Table View Cell With Actions – Without Going Nuts With Scroll Views]\
        (https://www.kodeco.com/2436) \
        and translated into Chinese by nixzhu; DNSSwipeableTableCell is the library that she made of it. \
        This module is a port of the idea, not of the code: an engine without views, whose touches and \
        times come in as values.
        """,
        """
        What this page shows of the module in numbers, timelines and pictures comes from running it. Offset \
        0 is closed; negative offsets show the trailing buttons. Times are in seconds, lengths in points.
        """,
      ])
  }

  private func notReproduced() throws -> Section {
    let decision = try design.index.link("the table", to: "func decide(", in: DesignSources.table + "HeadlessTable")
    return Section(
      .notReproduced,
      [
        "The article's own code, run in UIKit, also does this. `corrections: []` leaves it out on purpose:",
        Markdown.list([
          """
          Its animations end in completion blocks, and the last of them sets `startingRight`. While a \
          finger moves on beyond the buttons, every sample starts one more bounce; the completions of all of \
          them pile up and run under the moving finger. Here a motion counts as finished before the next \
          event.
          """,
          """
          The cell lets its recogniser and the table's work at once, so that the table may scroll while a row \
          moves. Here a finger does one thing, which \(decision) settles when it has moved 10 points.
          """,
          """
          Nor do these blocks ask whose cell it is by then. If a cell that is closing is taken for an open row within \
          the time that a bounce takes, the last block closes that row, of which the delegate was last sent `cellDidOpen:`. \
          Here the last notice and the resting position agree.
          """,
          """
          Its app ends up with no way to delete a row, because `tableView:canEditRowAtIndexPath:` answers NO. And where rows \
          are deleted by code, a cell that is open moves up as it is: only when cells are filled anew does the wrong row \
          open, see `followsIdentity`. Here rows are open or closed whether they have a cell or not.
          """,
          """
          DNSSwipeableTableCell opens nothing where half of its first button is 0 points. Here a row without buttons is \
          what `noEmptySide` is about, under either rules.
          """,
          """
          A recogniser of UIKit's that has begun ends or is cancelled, it does not fail. Here a pan may, because a host's own \
          recogniser may give up; see `failedRestores` for what a plain port does then.
          """,
          """
          It animates the bounce without `allowUserInteraction`, so UIKit gives the row no touches meanwhile. Here a \
          finger that comes then counts; see `resumesMotion` for what it finds.
          """,
          """
          Each `began` makes `startingRight` the constant, which the release then asks for. UIKit sends one for each pan. Here \
          another may come under the same finger: the drag goes on from there, but the release counts from the same resting \
          position as before.
          """,
        ]),
      ])
  }
}
