extension ScrollSwipe {
  /// The content offset at which the row is closed, in points: 0.
  public var closedContentOffset: Double { 0 }

  /// The content offset that the content is on its way to, or that a real scroll view has been sent to, in points.
  ///
  /// It is nil where the content stands or a finger holds it.
  public var targetContentOffset: Double? {
    switch state {
    case .settling(let settling, _): 0 - settling.target
    case .driven(let scroll, _): scroll.target.map { 0 - $0 }
    case .resting, .held, .adrift: nil
    }
  }

  /// Handles one report of a real scroll view, and answers where it must go.
  ///
  /// A release is always answered with a resting position; the target that the scroll view proposes plays no part. A report
  /// from a side without buttons is answered with 0, where the article puts the content back at once.
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
    guard case .driven(var scroll, let rest) = state else { return scrolledFirst(report, at: time) }
    let reported = 0 - report.contentOffset.madeFinite
    let offset = shown(reported)
    scroll.moved(to: offset)
    state = .driven(scroll, rest)
    didScroll(to: pullsTowardEmptySides ? reported : offset)
    switch report {
    case .began:
      scroll.grabbed(locksSide: options.locksSide)
      state = .driven(scroll, rest)
    case .moved: break
    case .ended(_, let velocity, _): return ended(scroll, rest, velocity: velocity, at: time)
    }
    // From a side without buttons, or from one that the finger may not show, the scroll view is put back.
    return ScrollAnswer(targetContentOffset: scroll.offset == reported ? nil : 0)
  }

  /// The scroll view reports for the first time: it must go where the row was sent before.
  @inline(never) private mutating func scrolledFirst(_ report: ScrollReport, at time: Time) -> ScrollAnswer {
    let target: Double?
    switch state {
    case .settling(let settling, _): target = settling.target
    // A scroll view that begins where the row is closed need not be sent there.
    case .resting(let rest), .adrift(_, let rest): target = strips.offset(of: rest) == 0 ? nil : strips.offset(of: rest)
    case .held, .driven: target = nil
    }
    state = .driven(DrivenScroll(offset(at: time), target: target), rest)
    var answer = scrolled(report, at: time)
    if case .moved = report, target != nil { answer.targetContentOffset = targetContentOffset }
    return answer
  }

  /// The finger has let go of the scroll view: a full swipe, or the release rule chooses a resting position.
  private mutating func ended(_ held: DrivenScroll, _ rest: Rest, velocity: Double, at time: Time) -> ScrollAnswer {
    // The scroll view's numbers grow when the finger moves left, this project's when it moves right.
    let release = SwipeRelease(offset: held.offset, velocity: 0 - velocity.madeFinite, from: rest)
    let effects =
      performFullSwipe(velocity: release.velocity, at: time)
      ?? go(to: held.lock.allowed(destination(of: release)), .release(velocity: release.velocity), at: time)
    if case .driven(var scroll, let rest) = state {
      scroll.released()
      state = .driven(scroll, rest)
    }
    return ScrollAnswer(targetContentOffset: targetContentOffset, effects: effects)
  }
}
