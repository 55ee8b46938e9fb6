import InteractionLaws
import InteractionReplay

/// A law that an uncorrected article breaks in the shapes of `RowUnderLaw`; `all` has every one, and no others.
///
/// The cures of a difference are the corrections that, added to none, keep the law; without any one of them it is
/// broken. With all corrections no law is broken, so there is no list of that.
struct KnownDifference: Hashable, Sendable {
  /// The name of the design, its rules and how it is driven.
  let subject: String
  /// The law that it breaks with no correction.
  let law: SwipeLaw
  /// The names of the corrections that it takes to keep it.
  let cures: [String]

  /// Every difference of every design, in the order of the designs and of the laws.
  static let all: [KnownDifference] = differences.flatMap { subject, laws in
    laws.map { KnownDifference(subject: subject, law: $0.law, cures: $0.cures) }
  }

  private static let differences: [(String, [(law: SwipeLaw, cures: [String])])] = [
    (
      "constraint-swipe, article",
      [
        (.rests, ["failedRestores", "noEmptySide"]),
        (.staysInBounds, ["contentStaysVisible", "bounceStaysCovered"]),
        (.noJumps, ["fingerKeepsHold", "openEndsPan", "resumesMotion"]),
        (.cancelRestores, ["noticeOnChange", "cancelRestores", "failedRestores"]),
        (.oneNoticePerChange, ["noticeOnChange"]),
        (.reuseIsFresh, ["reuseEndsPan"]),
        (.openAndClose, ["resumesMotion"]),
        (.tapsCloseOrSelect, ["tapCloses"]),
        (.closesWithTable, ["closesWithTable"]),
        (.samplingDoesNotMatter, ["fingerKeepsHold"]),
        (.mirror, ["noEmptySide"]),
        (.survivesAnyInput, ["noEmptySide"]),
        (.actionsCanBeHit, ["fingerKeepsHold", "openEndsPan", "resumesMotion", "contentStaysVisible"]),
      ]
    ),
    (
      "constraint-swipe, DNSSwipeableTableCell",
      [
        (.rests, ["failedRestores", "noEmptySide"]),
        (.staysInBounds, ["contentStaysVisible", "bounceStaysCovered"]),
        (.noJumps, ["fingerKeepsHold", "openEndsPan", "resumesMotion", "axisDecidedOnce"]),
        (.cancelRestores, ["noticeOnChange", "cancelRestores", "failedRestores"]),
        (.oneNoticePerChange, ["noticeOnChange"]),
        (.reuseIsFresh, ["reuseEndsPan"]),
        (.openAndClose, ["resumesMotion"]),
        (.tapsCloseOrSelect, ["tapCloses"]),
        (.closesWithTable, ["closesWithTable"]),
        (.samplingDoesNotMatter, ["fingerKeepsHold"]),
        (.mirror, ["noEmptySide"]),
        (.survivesAnyInput, ["noEmptySide"]),
        (.actionsCanBeHit, ["fingerKeepsHold", "openEndsPan", "resumesMotion", "contentStaysVisible"]),
      ]
    ),
    (
      "scroll-swipe, SwipeableTableViewCell",
      [
        (.rests, ["failedRestores"]),
        (.noJumps, ["resumesMotion"]),
        (.cancelRestores, ["cancelRestores", "failedRestores"]),
        (.oneNoticePerChange, ["layoutKeepsState", "noticeOnChange"]),
        (.reuseIsFresh, ["firstFrame"]),
        (.openAndClose, ["resumesMotion"]),
        (.tapsCloseOrSelect, ["layoutKeepsState"]),
        (.closesWithTable, ["closesOnlyOpen", "closesWithTable"]),
        (.samplingDoesNotMatter, ["layoutKeepsState"]),
        (.resizeKeepsPosition, ["layoutKeepsState"]),
        (.actionsCanBeHit, ["failedRestores", "resumesMotion", "contentStaysVisible"]),
        (.paintedInPlace, ["firstFrame"]),
        (.everyGestureHasAnAction, ["firstFrame"]),
        (.motionEnds, ["closesOnlyOpen"]),
      ]
    ),
    (
      "scroll-swipe, article",
      [
        (.rests, ["failedRestores"]),
        (.noJumps, ["resumesMotion"]),
        (.cancelRestores, ["cancelRestores", "failedRestores"]),
        (.oneNoticePerChange, ["layoutKeepsState", "noticeOnChange"]),
        (.reuseIsFresh, ["firstFrame"]),
        (.openAndClose, ["resumesMotion"]),
        (.tapsCloseOrSelect, ["layoutKeepsState"]),
        (.closesWithTable, ["closesOnlyOpen", "closesWithTable"]),
        (.samplingDoesNotMatter, ["layoutKeepsState"]),
        (.resizeKeepsPosition, ["layoutKeepsState"]),
        (.actionsCanBeHit, ["failedRestores", "resumesMotion", "contentStaysVisible"]),
        (.everyGestureHasAnAction, ["firstFrame"]),
      ]
    ),
    (
      "utility-buttons, SWTableViewCell",
      [
        (.rests, ["noEmptySide", "staysMeansStays", "layoutKeepsState", "failedRestores"]),
        (.staysInBounds, ["noEmptySide"]),
        (.noJumps, ["resumesMotion"]),
        (.cancelRestores, ["noticeOnChange", "cancelRestores", "failedRestores"]),
        (.oneNoticePerChange, ["resetsOnReuse", "noticeOnChange"]),
        (.reuseIsFresh, ["stripsFollow", "firstFrame", "resetsOnReuse"]),
        (.openAndClose, ["noticeOnChange", "resumesMotion"]),
        (.tapsCloseOrSelect, ["layoutKeepsState"]),
        (.closesWithTable, ["closesWithTable"]),
        (.samplingDoesNotMatter, ["layoutKeepsState"]),
        (.mirror, ["countsFromClosed"]),
        (.survivesAnyInput, ["noEmptySide"]),
        (.resizeKeepsPosition, ["layoutKeepsState", "stripsFollow", "firstFrame"]),
        (.actionsCanBeSet, ["stripsFollow", "firstFrame"]),
        (.actionsCanBeHit, ["pressOnRelease", "failedRestores", "resumesMotion", "oneSideShows"]),
        (.everyGestureHasAnAction, ["stripsFollow", "firstFrame"]),
      ]
    ),
    (
      "utility-buttons, SWTableViewCellMaster",
      [
        (.rests, ["noEmptySide", "failedRestores"]),
        (.staysInBounds, ["noEmptySide"]),
        (.noJumps, ["resumesMotion"]),
        (.cancelRestores, ["noticeOnChange", "cancelRestores", "failedRestores"]),
        (.oneNoticePerChange, ["noticeOnChange"]),
        (.openAndClose, ["resumesMotion"]),
        (.closesWithTable, ["closesWithTable"]),
        (.actionsCanBeHit, ["resumesMotion", "oneSideShows"]),
      ]
    ),
    (
      "utility-buttons, ZCJTableViewCell",
      [
        (.rests, ["noEmptySide", "failedRestores"]),
        (.staysInBounds, ["noEmptySide"]),
        (.noJumps, ["resumesMotion"]),
        (.cancelRestores, ["noticeOnChange", "cancelRestores", "failedRestores"]),
        (.oneNoticePerChange, ["resetsOnReuse", "noticeOnChange"]),
        (.reuseIsFresh, ["stripsFollow", "firstFrame", "resetsOnReuse"]),
        (.openAndClose, ["noticeOnChange", "resumesMotion", "movesFromCode"]),
        (.tapsCloseOrSelect, ["movesFromCode"]),
        (.closesWithTable, ["closesWithTable"]),
        (.survivesAnyInput, ["noEmptySide"]),
        (.resizeKeepsPosition, ["stripsFollow", "firstFrame"]),
        (.actionsCanBeHit, ["failedRestores", "resumesMotion", "contentStaysVisible"]),
        (.everyGestureHasAnAction, ["stripsFollow", "firstFrame", "movesFromCode"]),
        (.useWearsNothingOut, ["movesFromCode"]),
      ]
    ),
    (
      "scroll-swipe, SwipeableTableViewCell, driven",
      [
        (.oneNoticePerChange, ["layoutKeepsState", "noticeOnChange"])
      ]
    ),
    (
      "scroll-swipe, article, driven",
      [
        (.oneNoticePerChange, ["layoutKeepsState", "noticeOnChange"])
      ]
    ),
    (
      "utility-buttons, SWTableViewCell, driven",
      [
        (.rests, ["noEmptySide", "staysMeansStays"]),
        (.oneNoticePerChange, ["resetsOnReuse", "noticeOnChange"]),
        (.survivesAnyInput, ["noEmptySide"]),
      ]
    ),
    (
      "utility-buttons, SWTableViewCellMaster, driven",
      [
        (.rests, ["noEmptySide"]),
        (.oneNoticePerChange, ["noticeOnChange"]),
      ]
    ),
    (
      "utility-buttons, ZCJTableViewCell, driven",
      [
        (.rests, ["noEmptySide", "staysMeansStays"]),
        (.oneNoticePerChange, ["resetsOnReuse", "noticeOnChange"]),
        (.survivesAnyInput, ["noEmptySide"]),
      ]
    ),
  ]
}

/// A law that an uncorrected article breaks in so few sequences of events that only a long search finds one.
struct SeldomDifference: Sendable {
  /// The name of the design and its rules.
  let subject: String
  /// The law that it breaks with no correction.
  let law: SwipeLaw
  /// The events that show it.
  let events: [Timed<RowEvent>]
  /// The correction that it takes to keep it.
  let cure: String

  /// Every difference: a row that is laid out again, at the same width, forgets the finger that holds it, and a preview of
  /// a side with buttons moves it.
  static let all = [
    previewed("scroll-swipe, SwipeableTableViewCell", .trailing), previewed("scroll-swipe, article", .leading),
  ]

  private static func previewed(_ subject: String, _ edge: SwipeEdge) -> SeldomDifference {
    SeldomDifference(
      subject: subject, law: .previewsOnlyHint,
      events: [
        Timed(0, .pan(PanSample(.began, translation: .zero))), Timed(0.1, .resize(RowSetup.defaultWidth)),
        Timed(0.2, .preview(edge)),
      ],
      cure: "layoutKeepsState")
  }
}
