/// The gesture of two fingers on a trackpad.
///
///     none -- may begin, begin --> undecided -- sideways -------> swiping --- lifted --> none
///                                            -- up or down -----> scrolling - lifted --> coasting -- momentum is over --> none
///                                            -- nothing to swipe, lifted --> none
///
/// Cancelling always returns to `none`, in which only the beginning of a gesture or a turn of a mouse wheel has an effect.
@usableFromInline enum WheelState: Hashable, Sendable {
  /// The fingers have no gesture.
  case none
  /// The fingers have not moved; they may be holding a table that was moving.
  case undecided
  /// The fingers swipe a row and have moved by `translation`, in points.
  case swiping(RowID, translation: Vector)
  /// The fingers scroll the table and have moved by `translation`, in points.
  case scrolling(translation: Vector)
  /// The fingers have lifted while scrolling, and the system's momentum may move the content; `translation` includes it.
  case coasting(translation: Vector)

  /// Whether the fingers are on the trackpad and have a gesture, which may be undecided.
  var isHolding: Bool {
    switch self {
    case .none, .coasting: false
    case .undecided, .swiping, .scrolling: true
    }
  }

  /// The row that the fingers swipe; nil if they swipe none.
  @usableFromInline var row: RowID? {
    switch self {
    case .none, .undecided, .scrolling, .coasting: nil
    case .swiping(let row, _): row
    }
  }
}
