extension UtilityButtons: ScrollDriven {
  /// Hears a real scroll view, whose content is laid out as `contentSize` says; at release it answers where to rest.
  ///
  /// A layout of that scroll view puts it to `contentOffset(at:)`.
  @discardableResult
  public mutating func scroll(_ report: ScrollReport, at time: Time) -> ScrollAnswer {
    switch report {
    case .began(let contentOffset):
      content.report(offset(ofContent: contentOffset.madeFinite))
      content.aim(at: nil)
      didScroll(at: time)
      return ScrollAnswer()
    case .moved(let contentOffset):
      content.report(offset(ofContent: contentOffset.madeFinite))
      didScroll(at: time)
      return ScrollAnswer()
    case .ended(let contentOffset, let velocity, let target):
      let offset = offset(ofContent: contentOffset.madeFinite)
      content.report(offset)
      didScroll(at: time)
      let (velocity, target) = (velocity.madeFinite, target.madeFinite)
      let effects: SwipeEffects
      if let edge = fullySwipedEdge(at: offset, velocity: 0 - velocity) {
        effects = performOutermost(edge, velocity: 0 - velocity, at: time)
      } else {
        let release = Release(velocity: velocity, contentTarget: target, target: self.offset(ofContent: target))
        effects = decide(release, at: time)
      }
      return ScrollAnswer(targetContentOffset: targetContentOffset, effects: effects)
    }
  }
}
