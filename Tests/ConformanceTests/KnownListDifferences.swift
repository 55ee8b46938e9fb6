import InteractionCore
import InteractionLaws

/// A law that a list of an uncorrected article breaks; `all` has every one, as `KnownDifference` does for rows.
struct KnownListDifference: Hashable, Sendable {
  /// The name of the list.
  let list: String
  /// The law that it breaks with no correction.
  let law: ListLaw
  /// The names of the corrections that it takes to keep it.
  let cures: [String]

  /// Every difference of every list, in the order of the lists and of the laws.
  static let all: [KnownListDifference] = differences.flatMap { list, laws in
    laws.map { KnownListDifference(list: list, law: $0.law, cures: $0.cures) }
  }

  private static let restoring = ["cancelRestores", "failedRestores"]

  /// The list breaks the same laws whether a pinch needs two neighbours or not.
  private static let gestures: [(law: ListLaw, cures: [String])] = [
    (.rowsArePainted, ["movesInsteadOfExchanges", "cancelRestores", "gapCloses"]),
    (.noJumps, ["gapCloses"]), (.reportsAreTrue, ["cancelRestores"]),
    (.cancelRestores, ["movesInsteadOfExchanges", "cancelRestores"]),
    (.heldRowsStay, ["movesInsteadOfExchanges", "ignoresMisses"]),
    (.samplingDoesNotMatter, ["movesInsteadOfExchanges", "placeholderFollows", "freshDecision"]),
    (.everyGestureHasAnAction, ["movesInsteadOfExchanges", "cancelRestores"]),
  ]

  private static let differences: [(String, [(law: ListLaw, cures: [String])])] =
    [
      (
        "constraint-swipe, article",
        [
          (.identity, ["followsIdentity"]), (.reportsAreTrue, ["noticeOnChange", "followsIdentity", "tapCloses"]),
          (.cancelRestores, restoring),
          (.samplingDoesNotMatter, ["fingerKeepsHold"]), (.everyGestureHasAnAction, ["noticeOnChange"]),
          (.asksFirst, ["followsIdentity"]),
        ]
      ),
      (
        "constraint-swipe, DNSSwipeableTableCell",
        [
          (.identity, ["followsIdentity"]), (.reportsAreTrue, ["noticeOnChange", "followsIdentity", "tapCloses"]),
          (.everyGestureHasAnAction, ["noticeOnChange"]), (.asksFirst, ["followsIdentity"]),
        ]
      ),
      (
        "scroll-swipe, SwipeableTableViewCell",
        [
          (.reportsAreTrue, ["noticeOnChange"]), (.cancelRestores, ["firstFrame", "cancelRestores", "failedRestores"]),
          (.asksFirst, ["layoutKeepsState", "firstFrame"]),
        ]
      ),
      (
        "scroll-swipe, article",
        [(.reportsAreTrue, ["noticeOnChange"]), (.cancelRestores, restoring)]
      ),
      (
        "utility-buttons, SWTableViewCell",
        [
          (.cancelRestores, restoring), (.everyGestureHasAnAction, ["noticeOnChange"]),
        ]
      ),
      (
        "utility-buttons, SWTableViewCellMaster",
        [(.cancelRestores, restoring), (.everyGestureHasAnAction, ["noticeOnChange"])]
      ),
      (
        "utility-buttons, ZCJTableViewCell",
        [(.cancelRestores, restoring), (.everyGestureHasAnAction, ["noticeOnChange", "movesFromCode"])]
      ),
      (
        "expandable-table",
        [
          (.noJumps, ["nestedRows"]), (.collapsingUndoesExpanding, ["nestedRows"]),
          (.descriptionsMatch, ["boundByData"]), (.typedTextIsKept, ["nameParts", "boundByData"]),
        ]
      ),
      ("gesture-list", gestures),
      ("gesture-list, pinchNeedsNeighbours", gestures),
    ]
}

/// A law that a list of an uncorrected article breaks so rarely that a short search does not find it.
struct SeldomListDifference: Sendable {
  /// The name of the list.
  let list: String
  /// The law that it breaks with no correction.
  let law: ListLaw
  /// The events that show it.
  let events: [Timed<ListLawEvent>]
  /// The correction that it takes to keep it.
  let cure: String

  private init(_ list: String, _ law: ListLaw, _ cure: String, _ events: [ListLawEvent]) {
    (self.list, self.law, self.cure) = (list, law, cure)
    self.events = events.enumerated().map { Timed(Double($0) / 10, $1) }
  }

  /// A swipe that fails and leaves the last row moved aside.
  private static let failed = pan([(.began, 0), (.changed, 10), (.failed, 0)])

  /// A swipe that opens the leading side of the last row, and one that fails and leaves it on the trailing side.
  private static let failedAcross = pan([(.began, 0), (.ended, 70), (.began, 0), (.changed, -100), (.failed, 0)])

  /// Samples of a finger on the last row, each at its distance in points.
  private static func pan(_ samples: [(PanPhase, Double)]) -> [ListLawEvent] {
    samples.map { phase, x in .event(.gesture(.pan(RowID(3), PanSample(phase, translation: Vector(x, 0))))) }
  }

  /// A drag of a visible slider, which changes another question's answer.
  private static let slid = slide([(.began, 0), (.changed, 40), (.ended, 0)])

  /// Samples of a finger on the slider of row 7, which is unfolded first, each at its distance in points.
  private static func slide(_ samples: [(PanPhase, Double)]) -> [ListLawEvent] {
    [.event(.gesture(.tap(RowID(6))))]
      + samples.map { phase, x in .event(.gesture(.track(RowID(7), PanSample(phase, translation: Vector(x, 0))))) }
  }

  /// Every difference.
  ///
  /// A tap or a question brings back a row that a failed swipe has left aside; a row is left on another side than it
  /// describes; and a slider changes another question's answer.
  static let all = [
    SeldomListDifference(
      "scroll-swipe, SwipeableTableViewCell", .everyGestureHasAnAction, "failedRestores",
      failed + [.event(.gesture(.tap(RowID(3))))]),
    SeldomListDifference(
      "scroll-swipe, article", .everyGestureHasAnAction, "failedRestores", failed + [.event(.gesture(.tap(RowID(3))))]),
    SeldomListDifference(
      "utility-buttons, SWTableViewCell", .asksFirst, "failedRestores",
      failed + [.event(.perform("archive", on: RowID(3)))]),
    SeldomListDifference("utility-buttons, SWTableViewCell", .descriptionsMatch, "failedRestores", failedAcross),
    SeldomListDifference("expandable-table", .undo, "boundByData", slid),
    SeldomListDifference("expandable-table", .samplingDoesNotMatter, "boundByData", slid),
    SeldomListDifference(
      "expandable-table", .everyGestureHasAnAction, "boundByData", slide([(.began, 0), (.ended, 70)])),
  ]

  /// The laws that a list breaks this rarely, and those that a search finds broken by chance.
  static func laws(of list: String) -> [ListLaw] {
    let byChance = ["gesture-list, pinchNeedsNeighbours": [ListLaw.noJumps]]
    return all.filter { $0.list == list }.map(\.law) + (byChance[list] ?? [])
  }
}

/// A law that a row of the uncorrected GestureList breaks when it is dragged outside a list.
struct KnownBareRowDifference: Hashable, Sendable {
  /// The law that it breaks with no correction.
  let law: SwipeLaw
  /// The names of the corrections that it takes to keep it.
  let cures: [String]

  /// Every difference, in the order of the laws.
  static let all = [
    KnownBareRowDifference(law: .rests, cures: ["cancelRestores"]),
    KnownBareRowDifference(law: .noJumps, cures: ["resumesMotion"]),
    KnownBareRowDifference(law: .cancelRestores, cures: ["cancelRestores"]),
    KnownBareRowDifference(law: .samplingDoesNotMatter, cures: ["freshDecision"]),
    KnownBareRowDifference(law: .survivesAnyInput, cures: ["cancelRestores"]),
    KnownBareRowDifference(law: .useWearsNothingOut, cures: ["cancelRestores"]),
  ]
}
