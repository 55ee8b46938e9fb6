import HeadlessTable
import InteractionCore

#if HAS_ExpandableTable
  import ExpandableTable
#endif
#if HAS_GestureList
  import GestureList
#endif

/// The setup of the next table, which the page reads from a configuration and passes piece by piece.
struct Setup {
  /// The index of the design's rule set.
  var rules = 0
  /// One bit for each correction, in the order of declaration.
  var corrections: UInt32 = 0
  /// The number of rows, unless they are passed one by one.
  var count = 0
  var width = 0.0
  var leading: [InteractionAction] = []
  var trailing: [InteractionAction] = []
  /// The titles of rows.
  var titles: [String] = []
  var swipe = SwipeOptions()
  /// The bounds of the buttons' widths, stored separately because one may be passed before the other.
  var buttonWidths = (minimum: SwipeOptions.anyWidths.lowerBound, maximum: SwipeOptions.anyWidths.upperBound)
  /// The height of rows in points; nil for the design's default.
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

  /// The options of rows that have buttons.
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
