/// What two fingers on a trackpad do.
///
///     none -- may begin, begin --> undecided -- sideways -------> swiping --- lifted --> none
///                                            -- up or down -----> scrolling - lifted --> coasting -- momentum is over --> none
///                                            -- nothing to swipe, lifted --> none
///
/// Whatever is cancelled leads back to `none`, where everything but a new beginning is ignored.
@usableFromInline enum WheelState: Hashable, Sendable {
  /// Nothing that counts.
  case none
  /// The fingers have not moved; they may hold a table that was moving.
  case undecided
  /// The fingers swipe a row, and have come this far, in points.
  case swiping(RowID, way: Vector)
  /// The fingers scroll the table.
  case scrolling(way: Vector)
  /// The fingers have been lifted while they scrolled: the system's momentum may follow.
  case coasting(way: Vector)

  /// Whether the fingers are still on the trackpad.
  var isHolding: Bool {
    switch self {
    case .none, .coasting: false
    case .undecided, .swiping, .scrolling: true
    }
  }

  /// The row that the gesture is about.
  @usableFromInline var row: RowID? {
    switch self {
    case .none, .undecided, .scrolling, .coasting: nil
    case .swiping(let row, _): row
    }
  }
}
