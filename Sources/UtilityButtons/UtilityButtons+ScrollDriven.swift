extension UtilityButtons: ScrollDriven {
  /// Hears a real scroll view, whose content is laid out as `contentSize` says; at release it answers where to rest.
  ///
  /// From the first report on, until `prepareForReuse` or a pan, the row moves nothing by itself. Where `open` came before
  /// that report, the answer is the place to go.
  @discardableResult
  public mutating func scroll(_ report: ScrollReport, at time: Time) -> ScrollAnswer {
    switch report {
    case .began(let contentOffset):
      follow(contentOffset, at: time)
      content.catchReported()
      return ScrollAnswer()
    case .moved(let contentOffset):
      guard let target = follow(contentOffset, at: time) else { return ScrollAnswer() }
      lastTarget.value = leftWidth - target
      return ScrollAnswer(targetContentOffset: targetContentOffset)
    case .ended(let contentOffset, let velocity, let target):
      follow(contentOffset, at: time)
      let offset = content.offset(at: time)
      let (velocity, target) = (velocity.madeFinite, target.madeFinite)
      let effects: SwipeEffects
      if let edge = fullySwipedEdge(at: offset, velocity: 0 - velocity) {
        effects = performOutermost(edge, velocity: 0 - velocity, at: time)
      } else {
        let release = Release(velocity: velocity, contentTarget: target, target: self.offset(ofContent: target))
        effects = decide(release, at: time)
      }
      content.releaseReported()
      return ScrollAnswer(targetContentOffset: targetContentOffset, effects: effects)
    }
  }

  /// Takes over where the scroll view is.
  ///
  /// - Returns: The offset of the place that it must go to, if the row was sent or put there before the first report.
  @discardableResult
  private mutating func follow(_ contentOffset: Double, at time: Time) -> Double? {
    let target = content.report(offset(ofContent: contentOffset.madeFinite), restingAt: offset(of: cellState))
    didScroll(at: time)
    return target
  }
}
