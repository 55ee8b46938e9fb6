package import InteractionLaws

extension BreakableRow: ScrollDriven {
  package var contentSize: LayoutSize { size }
  package var contentInset: (leading: Double, trailing: Double) { (limits.upperBound, 0 - limits.lowerBound) }
  package var closedContentOffset: Double { 0 }
  package var targetContentOffset: Double? { if case .settling(let motion) = state { 0 - motion.to } else { nil } }

  package mutating func scroll(_ report: ScrollReport, at time: Time) -> ScrollAnswer {
    switch report {
    case .began(let contentOffset), .moved(let contentOffset):
      state = .standing(Self.offset(at: contentOffset))
      return ScrollAnswer()
    case .ended(let contentOffset, let velocity, let target):
      let offset = Self.offset(at: contentOffset)
      state = .standing(offset)
      let place = released(at: offset, 0 - velocity)
      let effects = SwipeEffects(place == rest ? nil : place.notice)
      rest = place
      let answer = fault == .rests ? target : 0 - self.place(place)
      return ScrollAnswer(targetContentOffset: answer, effects: effects)
    }
  }

  private static func offset(at contentOffset: Double) -> Double {
    0 - (contentOffset.isFinite ? min(max(contentOffset, -1e9), 1e9) : 0)
  }
}
