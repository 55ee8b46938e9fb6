extension UtilityButtons {
  /// The width that an action's button has when it asks for none, in points.
  ///
  /// From the article, "SWUtilityButtonView": `kUtilityButtonWidthDefault`.
  public static let defaultButtonWidth = 90.0
  /// The width that the buttons of a side may have together, in points; more of them shrink.
  ///
  /// From SWTableViewCell, `kUtilityButtonsWidthMax`: 260 of the 320 points of every telephone of its time.
  public static let maximumStripWidth = 260.0
  /// The room for a table's section index beyond the trailing buttons, in points.
  ///
  /// From SWTableViewCell, `kSectionIndexWidth`.
  public static let sectionIndexWidth = 15.0
  /// The velocity from which a release is a flick, in points per second.
  ///
  /// From the article, `scrollViewWillEndDragging`: 0.5 points per millisecond.
  public static let flick = 0.5 * 1000
  /// The part of the row's width that the content must have come for a full swipe.
  ///
  /// Chosen here: 0.55, more than half. Where a strip is wider than that, a drag all the way open is a full swipe.
  public static let fullSwipePart = 0.55

  /// Lays out the buttons of both sides for the row's width.
  mutating func layOut(leading: [InteractionAction], trailing: [InteractionAction]) {
    self.leading = laidOut(.leading, leading)
    self.trailing = laidOut(.trailing, trailing)
    leftWidth = width(of: self.leading)
    rightWidth = width(of: self.trailing)
  }

  private func laidOut(_ edge: SwipeEdge, _ actions: [InteractionAction]) -> ActionStrip {
    let bound: Double =
      switch rules {
      case .swTableViewCell: Self.maximumStripWidth
      case .zcjTableViewCell: .infinity
      }
    let visible = size.width - ActionStrip.visibleContent - indexWidth(edge)
    return ActionStrip(
      edge: edge, actions: actions, widths: actions.map { $0.width ?? Self.defaultButtonWidth },
      limit: corrections.contains(.contentStaysVisible) ? min(bound, visible) : bound)
  }

  /// How far the content goes to show a strip.
  private func width(of strip: ActionStrip) -> Double {
    if forbidden.contains(strip.edge) || strip.isEmpty && corrections.contains(.noEmptySide) { return 0 }
    return strip.total + indexWidth(strip.edge)
  }

  /// The room for the section index at a side.
  func indexWidth(_ edge: SwipeEdge) -> Double { edge == .trailing && hasSectionIndex ? Self.sectionIndexWidth : 0 }

  /// How far the content goes to show a side.
  func width(_ edge: SwipeEdge) -> Double {
    switch edge {
    case .leading: leftWidth
    case .trailing: rightWidth
    }
  }

  /// Whether a side can become the row's state.
  func canEnter(_ edge: SwipeEdge) -> Bool {
    if forbidden.contains(edge) || rules == .zcjTableViewCell && edge == .leading { return false }
    return width(edge) > 0 || !corrections.contains(.noEmptySide)
  }

  // MARK: Offsets

  /// The offset of a state.
  func offset(of state: CellState) -> Double {
    switch state {
    case .left: leftWidth
    case .center: 0
    case .right: 0 - rightWidth
    }
  }

  /// The offset that the scroll view shows at a content offset.
  func offset(ofContent contentOffset: Double) -> Double {
    // The end of the content is the right strip's place, whatever the rounding of sums says.
    contentOffset == padding ? 0 - rightWidth : leftWidth - contentOffset
  }

  /// The offsets at which the scroll view's content can rest.
  var stops: ClosedRange<Double> { (0 - rightWidth)...leftWidth }

  /// The width to which the rubber band tends: a scroll view that has nothing to scroll does not bounce.
  var band: Double { padding > 0 ? size.width : 0 }

  /// The side toward which the content cannot be dragged, where there is one and not the other.
  var rigid: SwipeEdge? { isRigid(.leading) ? .leading : isRigid(.trailing) ? .trailing : nil }

  private func isRigid(_ edge: SwipeEdge) -> Bool {
    width(edge) == 0 && (corrections.contains(.noEmptySide) || forbidden.contains(edge))
  }

  /// How far a drag can take the content toward a side.
  func reach(_ edge: SwipeEdge) -> Double { isRigid(edge) ? 0 : width(edge) + band }

  /// The velocity that content takes along when the finger lets go: none where it would carry closed content to a side
  /// that has nothing.
  func carried(_ velocity: Double, from: Double, to: Double) -> Double {
    from == 0 && to == 0 && isRigid(velocity > 0 ? .leading : .trailing) ? 0 : velocity
  }
}
