extension UtilityButtons {
  /// The scroll view's content offset, in points: 0 left, the left strip's width closed, `padding` right.
  public func contentOffset(at time: Time) -> Double { leftWidth - offset(at: time) }

  /// The content offset that the last release asked for; nil before any.
  ///
  /// Where a real scroll view drives the row, also the one that code asked for. It is no part of what the row is: `==`
  /// does not look at it, and a list may forget it with a closed row.
  public var targetContentOffset: Double? { lastTarget.value }

  /// The article's `utilityButtonsPadding`: the width of both strips, in points.
  public var padding: Double { leftWidth + rightWidth }

  /// The article's index of a button, which counts from the left in both strips; nil where there is none.
  public func articleIndex(_ edge: SwipeEdge, _ index: Int) -> Int? {
    let count = strip(edge).actions.count
    guard index >= 0, index < count else { return nil }
    switch edge {
    case .leading: return index
    case .trailing: return count - 1 - index
    }
  }

  /// The article's tag of a button: its index and, in ZCJTableViewCell, 1000 more; nil where there is none.
  public func articleTag(_ edge: SwipeEdge, _ index: Int) -> Int? {
    switch rules {
    case .swTableViewCell: articleIndex(edge, index)
    case .zcjTableViewCell: articleIndex(edge, index).map { 1000 + $0 }
    }
  }
}
