extension UtilityButtons {
  /// The size of the scrolling content, which consists of the row and both strips, in points.
  ///
  /// Without `Correction.stripsFollow`, SWTableViewCell has no strips before its first layout pass, but only the space for
  /// a section index, if any.
  public var contentSize: LayoutSize {
    LayoutSize(width: size.width + (isLaidOut ? padding : initialInset), height: size.height)
  }

  /// The space beside the content, which is 0 points, because the strips are part of the content.
  public var contentInset: (leading: Double, trailing: Double) { (0, 0) }

  /// The content offset at which the row is closed, which is the left strip's width, in points.
  public var closedContentOffset: Double { leftWidth }

  /// The content offset to which the content is moving, or to which a real scroll view was sent, in points.
  ///
  /// If the row moves its content itself, nil unless it has a motion that `advance(to:)` has not discarded. If a real scroll
  /// view moves the content, nil until the row sends it somewhere, and again once a finger catches the content; otherwise the
  /// target stays after the content has arrived.
  public var targetContentOffset: Double? { state.target.map { leftWidth - $0 } }

  /// Handles a report from a real scroll view, and returns the content offset to which the scroll view must move, if any.
  ///
  /// At a release that is not a full swipe, the decision table of the row's rules chooses the answer from the state, the
  /// velocity and the target that the scroll view proposes. If `SwipeOptions.locksSide` keeps a drag from the chosen side, or
  /// from the side that a `moved` report shows, the scroll view must move to its closed position.
  ///
  /// From the first report until `prepareForReuse` resets the row or a pan begins, the row does not move the content itself.
  /// If the first report is `moved` and the row is already open or in motion, the answer is the content offset of the open
  /// position or of the motion's target, so report the scroll view's content offset as soon as the scroll view exists.
  ///
  /// - Complexity: O(1).
  @discardableResult
  public mutating func scroll(_ report: ScrollReport, at time: Time) -> ScrollAnswer {
    options.reportsSignals
      ? withSignals(for: report, at: time) { $0.handleReport($1, at: time) } : handleReport(report, at: time)
  }

  @inline(__always) private mutating func handleReport(_ report: ScrollReport, at time: Time) -> ScrollAnswer {
    let reportedOffset = offset(forContentOffset: report.contentOffset.madeFinite)
    let (offset, mustMove) = state.recordReport(of: reportedOffset, in: strips)
    didScroll(to: offset)
    switch report {
    case .moved:
      // Sends the scroll view back to its closed position from a side to which the drag may not cross.
      let returnTarget = offset == reportedOffset ? nil : closedContentOffset
      return ScrollAnswer(targetContentOffset: mustMove ? targetContentOffset : returnTarget)
    case .began:
      state.recordGrab(locksSide: options.locksSide)
      return ScrollAnswer()
    case .ended(_, let velocity, let contentTarget):
      return dragEnded(velocity: velocity, contentTarget: contentTarget.madeFinite, at: time)
    }
  }

  /// Ends a drag of the scroll view with a full swipe, or as the release rule and the lock to one side decide.
  private mutating func dragEnded(velocity: Double, contentTarget: Double, at time: Time) -> ScrollAnswer {
    let release = SwipeRelease(
      offset: offset(at: time), velocity: 0 - velocity.madeFinite, target: offset(forContentOffset: contentTarget),
      from: rest)
    let effects = performFullSwipe(release, at: time) ?? letGo(release, contentTarget: contentTarget, at: time)
    state.recordRelease()
    return ScrollAnswer(targetContentOffset: targetContentOffset, effects: effects)
  }

  /// Returns the offset for a content offset of the scroll view, both in points.
  func offset(forContentOffset contentOffset: Double) -> Double {
    // At the end of the content, the row is open by exactly the right strip's width, regardless of rounding.
    contentOffset == padding ? 0 - rightWidth : leftWidth - contentOffset
  }
}
