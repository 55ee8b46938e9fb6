extension UtilityButtons {
  /// The size of the scrolling content: the row and both strips.
  ///
  /// Without `Correction.stripsFollow` SWTableViewCell has no strips before its first layout pass, only the room for a
  /// section index.
  public var contentSize: LayoutSize {
    LayoutSize(width: size.width + (isLaidOut ? padding : firstInset), height: size.height)
  }

  /// The room beside the content, in points: none, because the strips are part of the content.
  public var contentInset: (leading: Double, trailing: Double) { (0, 0) }

  /// The content offset at which the row is closed, in points: the left strip's width.
  public var closedContentOffset: Double { leftWidth }

  /// The content offset that the content is moving to, or that a real scroll view has been sent to, in points.
  ///
  /// Nil while the content is at rest or a finger holds it.
  public var targetContentOffset: Double? { state.target.map { leftWidth - $0 } }

  /// Handles one report from a real scroll view, and answers where it must go.
  ///
  /// A release is answered with the choice of the article's table, based on the target that the scroll view proposes.
  ///
  /// From the first report until `prepareForReuse` or a pan, the row does not move the content itself. If `open` was called
  /// before the first report, the answer says where to go; so report the scroll view's offset as soon as there is one.
  ///
  /// - Complexity: O(1).
  @discardableResult
  public mutating func scroll(_ report: ScrollReport, at time: Time) -> ScrollAnswer {
    options.signals ? signalling(report, at: time) { $0.scrolled($1, at: time) } : scrolled(report, at: time)
  }

  @inline(__always) private mutating func scrolled(_ report: ScrollReport, at time: Time) -> ScrollAnswer {
    let reported = offset(ofContent: report.contentOffset.madeFinite)
    let (offset, isSent) = state.reported(reported, in: strips)
    didScroll(to: offset)
    switch report {
    case .moved:
      // The scroll view is put back from a side that the drag may not cross to.
      let putsBack = offset == reported ? nil : closedContentOffset
      return ScrollAnswer(targetContentOffset: isSent ? targetContentOffset : putsBack)
    case .began:
      state.grabbed(locksSide: options.locksSide)
      return ScrollAnswer()
    case .ended(_, let velocity, let contentTarget): return ended(velocity, contentTarget.madeFinite, at: time)
    }
  }

  /// Ends a drag of the scroll view: performs a full swipe, or lets the release rule choose a resting position.
  private mutating func ended(_ velocity: Double, _ contentTarget: Double, at time: Time) -> ScrollAnswer {
    let release = SwipeRelease(
      offset: offset(at: time), velocity: 0 - velocity.madeFinite, target: offset(ofContent: contentTarget), from: rest)
    let effects = performFullSwipe(release, at: time) ?? letGo(release, contentTarget: contentTarget, at: time)
    state.released()
    return ScrollAnswer(targetContentOffset: targetContentOffset, effects: effects)
  }

  /// The offset that the scroll view shows at a content offset, both in points.
  func offset(ofContent contentOffset: Double) -> Double {
    // At the end of the content the right strip shows, however the sums round.
    contentOffset == padding ? 0 - rightWidth : leftWidth - contentOffset
  }
}
