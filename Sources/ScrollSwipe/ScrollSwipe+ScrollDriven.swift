extension ScrollSwipe {
  /// The content offset at which the row is closed, 0 points.
  public var closedContentOffset: Double { 0 }

  /// The content offset to which the content is moving, or to which a real scroll view was sent, in points.
  ///
  /// If the row moves its content itself, nil unless it has a motion that `advance(to:)` has not discarded. If a real scroll
  /// view moves the content, nil until the row sends it somewhere, and again once a finger catches the content; otherwise the
  /// target stays after the content has arrived.
  public var targetContentOffset: Double? { state.target.map { 0 - $0 } }

  /// Handles a report from a real scroll view, and returns the content offset to which the scroll view must move, if any.
  ///
  /// The answer to a release is always the content offset of a resting position; the target that the scroll view proposes
  /// does not matter. While the content shows a side without buttons, or one that the drag may not uncover, other reports send
  /// the scroll view back to 0.
  ///
  /// From the first report until `prepareForReuse` or a pan, the row does not move the content itself. If the first report is
  /// `moved` and the row is already open or in motion, the answer is the content offset of the open position or of the motion's
  /// target, so report the scroll view's content offset as soon as the scroll view exists.
  ///
  /// - Complexity: O(1).
  @discardableResult
  public mutating func scroll(_ report: ScrollReport, at time: Time) -> ScrollAnswer {
    options.reportsSignals
      ? withSignals(for: report, at: time) { $0.handleReport($1, at: time) } : handleReport(report, at: time)
  }

  @inline(__always) private mutating func handleReport(_ report: ScrollReport, at time: Time) -> ScrollAnswer {
    let reportedOffset = 0 - report.contentOffset.madeFinite
    let followedOffset = visibleOffset(for: reportedOffset)
    let (offset, mustMove) = state.recordReport(of: followedOffset, in: strips)
    didScroll(to: pullsTowardEmptySides ? reportedOffset : followedOffset)
    switch report {
    case .began: state.recordGrab(locksSide: options.locksSide)
    case .moved: if mustMove { return ScrollAnswer(targetContentOffset: targetContentOffset) }
    case .ended(_, let velocity, _): return dragEnded(offset: offset, velocity: velocity, at: time)
    }
    // Sends the scroll view back to 0 from a side that has no buttons, or that the drag may not uncover.
    return ScrollAnswer(targetContentOffset: offset == reportedOffset ? nil : 0)
  }

  /// Ends a drag of the scroll view with a full swipe, or at the resting position that the release rule chooses.
  private mutating func dragEnded(offset: Double, velocity: Double, at time: Time) -> ScrollAnswer {
    // The scroll view's offsets grow when the finger moves left, a row's when it moves right.
    let release = SwipeRelease(offset: offset, velocity: 0 - velocity.madeFinite, from: rest)
    let effects =
      performFullSwipe(velocity: release.velocity, at: time)
      ?? go(to: state.lock.allowed(destination(of: release)), cause: .release(velocity: release.velocity), at: time)
    state.recordRelease()
    return ScrollAnswer(targetContentOffset: targetContentOffset, effects: effects)
  }
}
