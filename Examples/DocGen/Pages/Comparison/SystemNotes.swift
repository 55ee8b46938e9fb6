/// What is known of a system of somebody else's.
struct SystemNote {
  /// Its name, with a link.
  let name: String
  /// The version that was read.
  let version: String
  let rule: String
  let remark: String

  init(_ name: String, _ address: String, _ version: String, rule: String, _ remark: String) {
    self.name = "[\(name)](\(address))"
    self.version = version
    self.rule = rule
    self.remark = remark
  }
}

/// Facts about other people's code, and where they were read.
///
/// They were not run here.
enum SystemNotes {
  static let named = [
    SystemNote(
      "The system's own Delete", "https://developer.apple.com/documentation/uikit/uitableviewdatasource",
      "iOS 7, by the article",
      rule: "Not documented. The article finds a private `UITableViewCellScrollView` in each cell.",
      """
      What ConstraintSwipe's article takes apart before it builds its own: one button, whose title you may change and whose \
      colour you may not. It is drawn [on its page](ConstraintSwipe.md#view-hierarchy).
      """),
    SystemNote(
      "UITableViewRowAction", "https://developer.apple.com/documentation/uikit/uitableviewrowaction",
      "iOS 8, deprecated in iOS 13", rule: "Not documented.",
      """
      Text and colour, at one side, no icons. ScrollSwipe's article calls it the best choice if a few buttons are all you need. \
      Its successor is `UIContextualAction`.
      """),
    SystemNote(
      "SWTableViewCell", "https://github.com/CEWendel/SWTableViewCell", "0.1.1, and master 0.3.7",
      rule: """
        A flick of 0.5 points per millisecond goes one state on; else where the scroll view would come to rest, against half of a \
        strip. Buttons 90 wide, in 0.1.1 at most 260 together.
        """,
      """
      [UtilityButtons](UtilityButtons.md) is this. In 0.1.1 nothing closes other rows, and buttons fire on touch down. Its \
      master is of 2015.
      """),
    SystemNote(
      "ZCJTableViewCell", "https://github.com/superzcj/ZCJTableViewCell", "aa5ccee, 2016",
      rule: "The same flick; else half of the strip. One side.",
      "What the article's author wrote to understand the one above; rules of [UtilityButtons](UtilityButtons.md)."),
    SystemNote(
      "MGSwipeTableCell", "https://github.com/MortimerGoro/MGSwipeTableCell", "1.6.14, 2022",
      rule: """
        Beyond 100 points per second the velocity decides, else half of the buttons. Expansion from 1.3 times their width; the \
        comment in the header says 1.5.
        """,
      """
      Many options: five transitions, easings, callbacks for everything. A cancelled pan is handled as a release, so \
      an expanded button fires. One test, which is `XCTAssert(true)`.
      """),
    SystemNote(
      "SwipeableTableViewCell", "https://github.com/blixt/SwipeableTableViewCell", "694e60c, 2015",
      rule: "Beyond all buttons, or a flick of 0.6 points per millisecond. A slow drag to 99 % closes.",
      "[ScrollSwipe](ScrollSwipe.md) is this, and the article before it. A layout pass closes the row."),
    SystemNote(
      "DNSSwipeableTableCell", "https://github.com/designatednerd/DNSSwipeableTableCell", "1.2.1, 2017",
      rule: "From half of the first button; stays open from all but half of the last. Speed plays no part.",
      """
      What Ellen Shapiro made of her article; rules of [ConstraintSwipe](ConstraintSwipe.md). One of the few that restore the \
      row when a drag is cancelled.
      """),
    SystemNote(
      "BMXSwipableCell", "https://github.com/mbigatti/BMXSwipableCell", "ae9bff9, 2015",
      rule: "From half of its basement of 120 points.",
      """
      Shapiro's article names it as the one that shows how deep the way with a scroll view goes. An open row is \
      dragged by its scroll view, and closes wherever it is let go, unless it is pulled beyond all of its basement.
      """),
    SystemNote(
      "Ash Furrow's article", "http://www.teehanlax.com/blog/reproducing-the-ios-7-mail-apps-interface/", "2013",
      rule: "From a catch width on.",
      "Shapiro's other source: the row of Mail, rebuilt with a scroll view before iOS 7 was out."),
    SystemNote(
      "AppCoda's expandable table", "https://www.appcoda.com/expandable-table-view/", "3e4d7bd, 2017",
      rule: "No release: a tap unfolds.",
      """
      [ExpandableTable](ExpandableTable.md) is this. One level, rows of the code's own numbers, an empty section \
      crashes.
      """
    ),
    SystemNote(
      "ClearStyle", "https://github.com/ColinEberhardt/iOS-ClearStyle", "f79852f, 2012",
      rule: "A swipe beyond half of the width, a pull and a pinch beyond the height of a row.",
      """
      What the article of [GestureList](GestureList.md) comes from, by way of others. Only an ended gesture is handled: a cancelled \
      one leaves the row where the finger has left it.
      """),
  ]

  static let today = [
    SystemNote(
      "UISwipeActionsConfiguration",
      "https://developer.apple.com/documentation/uikit/uiswipeactionsconfiguration", "iOS 11 and later",
      rule: """
        Not documented. [Lemonade's](https://github.com/teya-engineering/lemonade-design-system) authors have measured a full \
        swipe at 240 of 440 points.
        """,
      "The first action is the outermost, and a full swipe performs it unless you say otherwise."),
    SystemNote(
      "swipeActions, swipeActionsContainer",
      "https://developer.apple.com/documentation/swiftui/view/swipeactionscontainer()", "SwiftUI, iOS 15 and 27",
      rule:
        """
        Not documented; the container's three rules are: one row shows its actions, scrolling hides them, so \
        does a tap outside.
        """,
      "These three rules are the defaults of `TablePolicies` here, and laws."),
    SystemNote(
      "SwipeCellKit", "https://github.com/SwipeCellKit/SwipeCellKit", "2.7.1, 2019",
      rule:
        """
        The sign of the velocity alone; a finger that stands still opens. Expansion by its style: `selection` from half of the \
        width, `destructive` from 30 points less than all of it, or by a touch beyond 0.8.
        """,
      """
      Transitions, expansion styles, haptics, VoiceOver's custom actions. Ended, cancelled and failed share a branch: an expanded \
      destructive action fires when a call comes in. No tests.
      """),
    SystemNote(
      "Lemonade's SwipeActionRow", "https://github.com/teya-engineering/lemonade-design-system", "September 2026",
      rule:
        """
        Where the content would come to rest, against where the first action shows whole; a full swipe from 0.55 of the \
        row, by the finger.
        """,
      """
      The only measurement of Apple's that was found, and 43 tests of its rules as pure functions. The rules are written \
      twice, in Swift and in Kotlin, and kept alike by hand.
      """),
    SystemNote(
      "flutter_slidable", "https://github.com/letsar/flutter_slidable", "4.0.0, 2025",
      rule: """
        Any velocity that opens does; else half of the pane. Dismissed from 0.75, or beyond the pane by any velocity that opens.
        """,
      """
      Groups in which one closes the others, confirmation, four motions, right-to-left. 55 tests. No semantics \
      for screen readers.
      """
    ),
    SystemNote(
      "react-native-gesture-handler", "https://github.com/software-mansion/react-native-gesture-handler",
      "439ded4, 2026",
      rule: "Position and a twentieth of a second of velocity, against half of the side.",
      "ReanimatedSwipeable runs on the UI thread and respects Reduce Motion. The component itself has no tests."),
    SystemNote(
      "Ionic's item-sliding", "https://github.com/ionic-team/ionic-framework", "core, 2026",
      rule:
        """
        A table of truth: slow and in the half near closed, or fast toward closed, closes. Fast is 0.3 pixels \
        per millisecond.
        """,
      "Right-to-left, a guard for the back gesture, pictures of every direction and theme as tests."),
    SystemNote(
      "dnd-kit", "https://github.com/clauderic/dnd-kit", "f50fbfd, 2026",
      rule: "No reveal. A drag begins after 250 ms and within 5 pixels for touch; what is dropped goes where it shows.",
      "The model for reordering with a keyboard and a screen reader; cancelling takes everything back. 154 tests."),
  ]
}
