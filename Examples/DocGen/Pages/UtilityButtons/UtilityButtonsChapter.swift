import HeadlessTable
import UtilityButtons

extension Chapter {
  /// SWTableViewCell, and the cell that the article's author writes after it.
  static let utilityButtons = Chapter(
    title: "UtilityButtons", page: "UtilityButtons.md",
    summary:
      "A scroll view between two strips of buttons; a table of state, velocity and target chooses the next state.",
    picture: (
      "UtilityButtons.svg", "Show the buttons of both sides of a row, tap one, and scroll the table"
    ),
    documents: { try UtilityButtonsPage(design: DesignSources(index: $0, module: "UtilityButtons")).documents() })
}

/// The page of UtilityButtons; each extension writes some of its sections.
struct UtilityButtonsPage: DesignPage {
  let design: DesignSources

  func documents() throws -> [Document] {
    let page = try Document.designPage(
      "UtilityButtons.md", title: "UtilityButtons", rules: UtilityButtons.Rules.allCases.map(\.rawValue),
      [
        problem, watch, try howItWorks(), try release(), try decision(), trace, try corrections(), try notReproduced(),
        try exercises(),
        try fromTheArticle(), try states(), try strips(), try constants(), try twoWays(), viewHierarchy, fullSwipe,
        try measured(), try design.complexity([("a report of a scroll view", "O(1)", "mutating func scroll(")]),
        try design.next(),
      ])
    return try [page] + behaviourFigures + [hierarchyFigure, fullSwipeFigure] + faults.films() + faults.plots + drawn
  }

  /// The pictures that are drawn, not recorded.
  private var drawn: [Document] {
    [
      Self.anatomy, Self.map, Self.gesture, design.stateFigure("CellState", .cellState),
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
      options: SwipeOptions(fullSwipe: fullSwipe), corrections: corrections)
  }

  /// So many buttons without a width of their own, whose titles are a name and a number.
  static func buttons(_ count: Int, name: String = "Button ") -> [InteractionAction] {
    (0..<count).map { InteractionAction(id: "button\($0)", title: name + String($0)) }
  }

  static func table(height: Double) -> HeadlessTable<SwipeList<UtilityButtons>> {
    HeadlessTable(SwipeList(of: row(), count: 30), width: 320, height: height)
  }

  private var problem: Section {
    Section(
      .problem,
      [
        """
        Many apps let you swipe a row of a list and choose what to do with it; the article's example is WeChat, where \
        you delete a conversation or mark it as unread. How does a library do that, on both sides? The article reads \
        one to find out: an early version, because it is short and shows the idea without the details, and then writes a \
        smaller one after it.
        """,
        """
        What you find is a row whose content lies in a scroll view between two strips of utility buttons. The strips stand still \
        while you push the content off them. When you let go, three things decide: which state the cell was in, how fast you \
        were, and where the scroll view would come to rest by itself. They choose one of three states: left, center, right.
        """,
        """
        The cell is [SWTableViewCell](https://github.com/CEWendel/SWTableViewCell) by Chris Wendel, version \
        0.1.1. The article, "SWTableViewCell: reading the source and writing one like it (1)" by superzcj, \
        in Chinese, takes it apart and builds \
        [ZCJTableViewCell](https://github.com/superzcj/ZCJTableViewCell) after it. Both are here, and the library's \
        later master, as three sets of rules. This module is a port of the idea, not of the code: an engine without views, whose touches \
        and times come in as values.
        """,
        """
        What this page shows of the module in numbers, timelines and pictures comes from running it. \
        Positions are the article's contentOffset: 0 shows the left strip, its width L is the center, and \
        P = L + R, the width of both, shows the right strip; the project's own `offset(at:)` is L less \
        that. Unless said otherwise there is one button on the left and two on the right, 90 points each: \
        L = 90, R = 180, P = 270. Times are in seconds, lengths in points, velocities of a finger in points \
        per second to the right.
        """,
      ])
  }

  private func notReproduced() throws -> Section {
    let link = try design.index.link("`pressOnRelease`", to: "case pressOnRelease", in: design.folder)
    return Section(
      .notReproduced,
      [
        "The originals, run in UIKit, also do this. `corrections: []` leaves it out on purpose:",
        Markdown.list([
          """
          SWTableViewCell highlights a tapped row by a timer of its own. Here a tap is an event, and \
          highlighting is the host's affair.
          """,
          """
          SWTableViewCell 0.1.1 can hide its buttons from code, but not show them, as the later master can; ZCJTableViewCell can do \
          neither. Here code shows and hides them under the library's rules, and with `movesFromCode` under ZCJTableViewCell's.
          """,
          """
          A recogniser of UIKit's that has begun ends or is cancelled, it does not fail; and what a scroll view asks its \
          delegate when its drag is cancelled, UIKit does not document. Here a pan may fail, too, and a cancelled one \
          counts as that of a finger that has stopped: see `failedRestores` and `cancelRestores`.
          """,
          """
          Set up in another order than frame, add, populate, its buttons come out with heights of 0. Here \
          there is no order: a row is complete when it is made.
          """,
          """
          The later master puts content that is dragged toward a side without buttons back at once. Here that is what \
          `noEmptySide` is about, under all rules.
          """,
          """
          The library's later master does not ask `canSwipe(to:)` at the end of a drag, so the delegate is sent \
          the right side and then the row snaps back. Here a side that may not open is not entered, and nothing \
          is reported. There a tap recogniser takes the place of touch down, see \(link); here that is a press \
          like any other.
          """,
        ]),
      ])
  }
}
