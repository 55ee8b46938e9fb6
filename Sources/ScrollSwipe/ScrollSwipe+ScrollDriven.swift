extension ScrollSwipe: ScrollDriven {
  /// Hears one report of a real scroll view and answers where it must go.
  ///
  /// A release is always answered with a resting place; the one that the scroll view proposes plays no part
  /// in this design. A report from a side without buttons is answered with 0, where the article puts the
  /// content back at once.
  ///
  /// From the first report on, until `prepareForReuse` or a pan, the row moves nothing by itself. A host
  /// reports its scroll view's offset as soon as it has one; where `open` came before that, the answer is the
  /// place to go.
  public mutating func scroll(_ report: ScrollReport, at time: Time) -> ScrollAnswer {
    switch report {
    case .began(let contentOffset):
      let answer = follow(contentOffset)
      scroll.catchReported()
      return answer.putBack
    case .moved(let contentOffset):
      let answer = follow(contentOffset)
      guard answer.isSent else { return answer.putBack }
      record.target = rest
      return ScrollAnswer(targetContentOffset: targetContentOffset)
    case .ended(let contentOffset, let velocity, _):
      _ = follow(contentOffset)
      scroll.releaseReported()
      // The scroll view's numbers grow when the finger moves left, this project's when it moves right.
      let place = release(at: scroll.offset(at: time), velocity: 0 - velocity.madeFinite)
      let effects = go(to: place, by: nil, at: time)
      return ScrollAnswer(targetContentOffset: targetContentOffset, effects: effects)
    }
  }

  /// Takes over where the scroll view is.
  ///
  /// - Returns: What puts the scroll view back from a side without buttons, and whether it must go to a place that the row
  ///   was given before the first report.
  private mutating func follow(_ contentOffset: Double) -> (putBack: ScrollAnswer, isSent: Bool) {
    let shown = 0 - contentOffset.madeFinite
    let isOutside = isInDeadZone(shown)
    isPutBack = false
    record.hasScrolled = true
    let sent = scroll.report(
      isOutside && corrections.contains(.noDeadZone) ? 0 : shown, restingAt: offset(of: rest))
    return (ScrollAnswer(targetContentOffset: isOutside ? 0 : nil), sent != nil)
  }
}
