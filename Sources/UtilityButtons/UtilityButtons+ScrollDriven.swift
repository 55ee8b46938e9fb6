extension UtilityButtons {
  /// The size of what scrolls: the row and both strips.
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

  /// The content offset that the content is on its way to, or that a real scroll view has been sent to, in points.
  ///
  /// It is nil where the content stands or a finger holds it.
  public var targetContentOffset: Double? {
    switch state {
    case .settling(let settling, _): leftWidth - settling.target
    case .driven(let scroll, _): scroll.target.map { leftWidth - $0 }
    case .resting, .held, .adrift: nil
    }
  }

  /// Handles one report of a real scroll view, and answers where it must go.
  ///
  /// A release is answered with what the article's table chooses, by the target that the scroll view proposes.
  ///
  /// From the first report on, until `prepareForReuse` or a pan, the row moves nothing by itself. If `open` came before
  /// the first report, its answer is where to go; so report the scroll view's offset as soon as there is one.
  ///
  /// - Complexity: O(1).
  @discardableResult
  public mutating func scroll(_ report: ScrollReport, at time: Time) -> ScrollAnswer {
    options.signals ? signalling(report, at: time) { $0.scrolled($1, at: time) } : scrolled(report, at: time)
  }

  @inline(__always) private mutating func scrolled(_ report: ScrollReport, at time: Time) -> ScrollAnswer {
    let reported = offset(ofContent: report.contentOffset.madeFinite)
    let isSent = follow(reported)
    switch report {
    case .moved: return ScrollAnswer(targetContentOffset: isSent ? targetContentOffset : putBack(from: reported))
    case .began:
      let locksSide = options.locksSide
      changeDriven { $0.grabbed(locksSide: locksSide) }
      return ScrollAnswer()
    case .ended(_, let velocity, let contentTarget): return ended(velocity, contentTarget.madeFinite, at: time)
    }
  }

  /// The finger has let go of the scroll view: a full swipe, or the release rule chooses a resting position.
  @inline(never) private mutating func ended(_ velocity: Double, _ contentTarget: Double, at time: Time) -> ScrollAnswer
  {
    let release = SwipeRelease(
      offset: offset(at: time), velocity: 0 - velocity.madeFinite, target: offset(ofContent: contentTarget), from: rest)
    let effects = performFullSwipe(release, at: time) ?? letGo(release, contentTarget: contentTarget, at: time)
    changeDriven { $0.released() }
    return ScrollAnswer(targetContentOffset: targetContentOffset, effects: effects)
  }

  /// Where the scroll view must be put back to, in points, if it shows a side that the drag may not cross to.
  @inline(__always) private func putBack(from shown: Double) -> Double? {
    guard options.locksSide, case .driven(let scroll, _) = state, scroll.lock != .off, shown != scroll.offset else {
      return nil
    }
    return closedContentOffset
  }

  /// Takes over where the scroll view is.
  ///
  /// - Parameter shown: The offset that it reports, in points.
  /// - Returns: Whether it must go where the row was sent before the first report.
  @inline(__always) private mutating func follow(_ shown: Double) -> Bool {
    if case .driven(var scroll, let rest) = state {
      scroll.moved(to: shown)
      state = .driven(scroll, rest)
      didScroll(to: scroll.offset)
      return false
    }
    defer { didScroll(to: shown) }
    return takeOver(at: shown)
  }

  /// The first report of a scroll view.
  @inline(never) private mutating func takeOver(at shown: Double) -> Bool {
    switch state {
    case .driven: return false
    case .held(_, let rest):
      state = .driven(DrivenScroll(shown, target: nil), rest)
      return false
    case .settling(let settling, let rest):
      state = .driven(DrivenScroll(shown, target: settling.target), rest)
      return true
    case .resting(let rest), .adrift(_, let rest):
      // A scroll view that begins where the row is closed need not be sent there.
      let isSent = strips.offset(of: rest) != 0
      state = .driven(DrivenScroll(shown, target: isSent ? strips.offset(of: rest) : nil), rest)
      return isSent
    }
  }

  private mutating func changeDriven(_ change: (inout DrivenScroll) -> Void) {
    guard case .driven(var scroll, let rest) = state else { return }
    change(&scroll)
    state = .driven(scroll, rest)
  }

  /// The offset that the scroll view shows at a content offset, both in points.
  func offset(ofContent contentOffset: Double) -> Double {
    // At the end of the content the right strip shows, whatever the rounding of sums says.
    contentOffset == padding ? 0 - rightWidth : leftWidth - contentOffset
  }
}
