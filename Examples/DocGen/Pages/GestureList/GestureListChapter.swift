import GestureList
import HeadlessTable

extension Chapter {
  /// The list in the manner of Clear.
  static let gestureList = Chapter(
    title: "GestureList", page: "GestureList.md",
    summary: "A to-do list without buttons: swipe, tap, pull, pinch and hold, each with a plain action and undoing.",
    picture: (
      "GestureList-hold.svg", "Rest a finger on a row: it rises; carry it, and the others make room"
    ),
    documents: { try GestureListPage(design: DesignSources(index: $0, module: "GestureList")).documents() })
}

/// The page of GestureList; each extension writes some of its sections.
struct GestureListPage: DesignPage {
  typealias Table = HeadlessTable<GestureList>

  let design: DesignSources

  func documents() throws -> [Document] {
    let page = try Document.designPage(
      "GestureList.md", title: "GestureList",
      [
        problem, watch, try howItWorks(), try release(), trace, try corrections(), notReproduced, try exercises(),
        try fromTheArticle(), try states(), try constants(), measured, try complexity(), try design.next(),
      ])
    return try [page] + behaviourFigures + films() + drawn
  }

  /// The pictures that are drawn, not recorded.
  private var drawn: [Document] {
    [
      Self.anatomy, Self.map, Self.gesture, design.stateFigure("Gesture", .gesture),
      design.stateFigure("State", .gestureRow),
    ].map(\.document)
  }

  /// What is to be done on the page's lists.
  static let texts = ["Buy milk", "Water the plants", "Call Grandma", "Mend the bicycle", "Return the books"]

  static func table(height: Double = 300, corrections: GestureList.Corrections = .all) -> Table {
    HeadlessTable(GestureList(texts, width: 320, corrections: corrections), width: 320, height: height)
  }

  private var problem: Section {
    Section(
      .problem,
      [
        """
        The app Clear has a list without any button: gestures alone delete, complete, add and move. That is quick if you \
        know them, and hard to build, because five gestures begin with the same finger: you must know which one it is, \
        show what it will do before it is done, and take it back if the finger goes back.
        """,
        """
        What you get is a to-do list that you keep without a single button. Swipe a row to the left to delete it, to the right \
        to complete it; tap it to edit its text. Pull the list below its top to add an item there, or move two fingers apart to \
        add one between two rows. Rest your finger on a row, and it rises, and you carry it elsewhere.
        """,
        """
        The article is by u013604612, [published in 2015](http://blog.csdn.net/u013604612/article/details/43884039), \
        and imitates the app Clear; it follows Colin Eberhardt's ClearStyle. This module is a port of the ideas, not of \
        the code: an engine without views, whose gestures and times come in as values. It adds what a list needs that \
        people rely on: every gesture has a plain action, every change can be undone, everything is remembered by a \
        row's id, and rows may have different heights.
        """,
        """
        What this page shows of the module in numbers, timelines and pictures comes from running it. Times are in \
        seconds, lengths in points; heights count from the top of what can be seen.
        """,
      ])
  }

  /// What two relatives do, and what happens here: the tests of `RelativesTests` hold them.
  private var measured: Section {
    Section(
      .measured,
      [
        """
        The code of two relatives of the article's: ClearStyle, from which it comes, and JTTableViewGestureRecognizer. \
        Each of these faults is a test that it cannot happen here.
        """,
        Markdown.table(
          ["there", "here"],
          [
            ["ClearStyle: a cancelled pan leaves the row displaced", "it returns"],
            ["ClearStyle: a pan without movement after a completion completes again", "it does nothing"],
            ["ClearStyle: deleting the last row in sight leaves its hidden cell behind", "nothing is left"],
            ["ClearStyle: after a successful pinch, a refused one adds a second time", "it is refused"],
            [
              "ClearStyle: a pull that crosses above 0 stays dead, with its placeholder",
              "it lives until the finger lifts",
            ],
            ["JT: from +80 to −80 in one step it still commits to the right", "where the finger lifts decides"],
            [
              "JT: released beyond 80 without a sample there it commits the middle",
              "the last sample counts like any other",
            ],
            ["JT: the first sample of a pull counts twice", "offsets are taken as they are"],
            ["JT: the height of a pull is stale when a pinch follows", "nothing is shared between gestures"],
            ["JT: the autoscroll timer's interval is 1/8 in integers, 0", "scrolling is a function of time"],
            ["JT: a cancelled pan stays in its state \"panning\"", "it is over"],
          ]),
      ])
  }

  private var notReproduced: Section {
    Section(
      .notReproduced,
      [
        "The article's own code, run in UIKit, also does this. `corrections: []` leaves it out on purpose:",
        Markdown.list([
          """
          A cancelled pinch reaches no branch of its handler, so gap and placeholder stay until the next pinch. Here `[]` \
          takes it as released, as the article takes a cancelled pull and hold; see `cancelRestores`.
          """,
          """
          What it does once an item has come or gone the article does not show; ClearStyle reloads its table. Here rows move to \
          their places, and a lifted row is never reloaded.
          """,
          """
          It inserts the placeholder below all rows, which cover it where they are opaque; whether a pull and a pinch share one, as \
          here, it does not say. Here the placeholder lies above the rows.
          """,
          """
          When a pull begins after one that has added an item, the placeholder was once seen one row above the top, at y −50, \
          in its first frame. Here it is at the very top then.
          """,
          """
          The else-branch of `scrollViewDidEndDragging:`, which lowers `_pullDownInProgress` and removes the placeholder, runs at \
          the end of any drag. Here it runs only at the end of a pull, which has begun at the top.
          """,
          """
          A hold that begins below the rows has no index path: it exchanges items with row 0, and moves a row to nil, of which \
          nobody here knows what a table view makes. Here nil is row 0 for both.
          """,
          """
          Where it would stop with a range exception, nothing changes and the notice is `originalWouldCrash`.
          """,
          """
          A row that goes back is animated without `allowUserInteraction`, so UIKit gives it no touches meanwhile. Here a \
          finger that comes then counts; see `resumesMotion` for what it finds.
          """,
        ]),
      ])
  }
}
