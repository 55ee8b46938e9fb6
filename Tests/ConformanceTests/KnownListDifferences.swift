import InteractionCore
import InteractionLaws

/// What lists of the uncorrected articles break: all of it, and nothing else, as `KnownDifference` says it of rows.
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

  /// Whether two neighbours are asked for changes nothing of it.
  private static let gestures: [(law: ListLaw, cures: [String])] = [
    (.rowsArePainted, ["movesInsteadOfExchanges", "cancelRestores", "gapCloses"]),
    (.noJumps, ["gapCloses"]), (.toldIsTrue, ["cancelRestores"]),
    (.cancelRestores, ["cancelRestores"]), (.heldRowsStay, ["movesInsteadOfExchanges", "ignoresMisses"]),
    (.samplingDoesNotMatter, ["movesInsteadOfExchanges", "placeholderFollows", "freshDecision"]),
    (.everyGestureHasAnAction, ["movesInsteadOfExchanges", "cancelRestores"]),
  ]

  private static let differences: [(String, [(law: ListLaw, cures: [String])])] =
    [
      (
        "constraint-swipe, article",
        [
          (.identity, ["followsIdentity"]), (.toldIsTrue, ["noticeOnChange", "followsIdentity", "tapCloses"]),
          (.cancelRestores, restoring),
          (.samplingDoesNotMatter, ["fingerKeepsHold"]), (.everyGestureHasAnAction, ["noticeOnChange"]),
          (.asksFirst, ["followsIdentity"]),
        ]
      ),
      (
        "constraint-swipe, DNSSwipeableTableCell",
        [
          (.identity, ["followsIdentity"]), (.toldIsTrue, ["noticeOnChange", "followsIdentity", "tapCloses"]),
          (.everyGestureHasAnAction, ["noticeOnChange"]), (.asksFirst, ["followsIdentity"]),
        ]
      ),
      (
        "scroll-swipe, SwipeableTableViewCell",
        [
          (.toldIsTrue, ["noticeOnChange"]), (.cancelRestores, ["firstFrame", "cancelRestores", "failedRestores"]),
          (.asksFirst, ["layoutKeepsState", "firstFrame"]),
        ]
      ),
      (
        "scroll-swipe, article",
        [(.toldIsTrue, ["noticeOnChange"]), (.cancelRestores, restoring)]
      ),
      (
        "utility-buttons, SWTableViewCell",
        [
          (.cancelRestores, restoring), (.everyGestureHasAnAction, ["noticeOnChange"]),
          (.asksFirst, ["layoutKeepsState", "failedRestores"]),
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
          (.noJumps, ["nestedRows"]), (.samplingDoesNotMatter, ["boundByData"]), (.undo, ["boundByData"]),
          (.expandAndCollapse, ["nestedRows"]),
        ]
      ),
      ("gesture-list", gestures),
      ("gesture-list, pinchNeedsNeighbours", gestures),
    ]
}

/// What a list of an uncorrected article breaks so seldom that a short search does not find it.
struct SeldomListDifference: Sendable {
  /// The name of the list.
  let list: String
  /// The law that it breaks with no correction.
  let law: ListLaw
  /// The event that shows it, after a swipe that has failed.
  let event: ListEvent
  /// The correction that it takes to keep it.
  let cure: String

  /// Every difference: a tap, or a question, brings a row back that a failed swipe has left aside.
  static let all = [
    SeldomListDifference(
      list: "scroll-swipe, SwipeableTableViewCell", law: .everyGestureHasAnAction, event: .gesture(.tap(RowID(3))),
      cure: "failedRestores"),
    SeldomListDifference(
      list: "utility-buttons, SWTableViewCell", law: .asksFirst, event: .perform("archive", on: RowID(3)),
      cure: "failedRestores"),
  ]

  /// The events that show it.
  var events: [Timed<ListLawEvent>] {
    let drag: [(PanPhase, Double)] = [(.began, 0), (.changed, 10), (.failed, 0)]
    let swipe = drag.enumerated().map { index, part in
      let sample = PanSample(part.0, translation: Vector(part.1, 0))
      return Timed(Double(index) / 10, ListLawEvent.event(.gesture(.pan(RowID(3), sample))))
    }
    return swipe + [Timed(0.3, .event(event))]
  }
}

/// What a row of the uncorrected GestureList breaks when it is dragged by itself.
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
    KnownBareRowDifference(law: .anythingGoes, cures: ["cancelRestores"]),
  ]
}
