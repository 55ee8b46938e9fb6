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
    (.cancelRestores, ["cancelRestores"]),
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
          (.toldIsTrue, ["noticeOnChange"]), (.cancelRestores, ["firstFrame", "failedRestores"]),
          (.everyGestureHasAnAction, ["failedRestores"]), (.asksFirst, ["layoutKeepsState", "firstFrame"]),
        ]
      ),
      (
        "scroll-swipe, article",
        [(.toldIsTrue, ["noticeOnChange"]), (.cancelRestores, restoring)]
      ),
      (
        "utility-buttons, SWTableViewCell",
        [(.cancelRestores, restoring), (.everyGestureHasAnAction, ["noticeOnChange"])]
      ),
      (
        "utility-buttons, SWTableViewCellMaster",
        [(.cancelRestores, restoring), (.everyGestureHasAnAction, ["noticeOnChange"])]
      ),
      (
        "utility-buttons, ZCJTableViewCell",
        [(.cancelRestores, restoring), (.everyGestureHasAnAction, ["noticeOnChange", "movesFromCode"])]
      ),
      ("gesture-list", gestures),
      ("gesture-list, pinchNeedsNeighbours", gestures),
    ]
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
