import HeadlessTable
import InteractionCore

#if HAS_ExpandableTable
  import ExpandableTable
#endif
#if HAS_GestureList
  import GestureList
#endif

/// What the next table is made of: the page reads configurations and tells them piece by piece.
struct Setup {
  /// Which of the design's rule sets it is.
  var rules = 0
  /// One bit for each correction, in the order of declaration.
  var corrections: UInt32 = 0
  /// How many rows there are, where they are not told one by one.
  var count = 0
  var width = 0.0
  var leading: [InteractionAction] = []
  var trailing: [InteractionAction] = []
  /// The titles of rows.
  var titles: [String] = []
  var swipe = SwipeOptions()
  /// The width of buttons, kept apart because one of two bounds may be told before the other.
  var buttonWidths = (minimum: SwipeOptions.anyWidths.lowerBound, maximum: SwipeOptions.anyWidths.upperBound)
  /// The height of rows in points; nil where the design has its own.
  var rowHeight: Double?
  var reducesMotion = false
  var hasSectionIndex = false
  var options = TableOptions()
  var policies = TablePolicies()
  #if HAS_GestureList
    var items: [GestureList.Item] = []
    var gestures = GestureList.Options()
  #endif
  #if HAS_ExpandableTable
    var sections: [[RowDescriptor]] = []
    var pinsHeaders = false
  #endif

  /// The height of rows that have buttons.
  var swipeRowHeight: Double { rowHeight ?? 44 }

  /// What is tuned of rows that have buttons.
  var swipeOptions: SwipeOptions {
    var options = swipe
    options.buttonWidths = buttonWidths.minimum...max(buttonWidths.minimum, buttonWidths.maximum)
    return options
  }

  /// The corrections that the bits stand for.
  func corrected<Correction: ArticleCorrection>() -> CorrectionSet<Correction> {
    var set = CorrectionSet<Correction>()
    for (place, correction) in Correction.allCases.enumerated() where corrections & (1 << UInt32(place)) != 0 {
      set.insert(correction)
    }
    return set
  }
}
