extension ConstraintSwipe {
  /// The constant of the article's right constraint, in points: how far the row is open to the trailing side.
  public func right(at time: Time) -> Double { 0 - offset(at: time) }

  /// The constant of the article's left constraint: always the negative of the right one, so the width never changes.
  public func left(at time: Time) -> Double { offset(at: time) }

  /// The article's `startingRightLayoutConstraintConstant`: the right constant when the pan began, at the last catch point,
  /// or at the end of the last snap.
  public func startingRight(at time: Time) -> Double {
    if case .settling(let settling) = state, motion(settling).isSettled(at: time) {
      return 0 - offset(of: settling.rest)
    }
    return 0 - place(at: time).caught
  }

  /// The article's `buttonTotalWidth`: the row's width less the least x of its innermost trailing button.
  public var buttonTotalWidth: Double {
    guard !trailing.actions.isEmpty else { return 0 }
    return size.width - trailing.frame(trailing.actions.count - 1, in: size).x
  }
}
