// The article's names for the values that move; the engine does not use them.
extension ConstraintSwipe {
  /// The constant of the article's right constraint: how far the row is open on the trailing side.
  ///
  /// - Parameter time: The moment.
  /// - Returns: The constant in points, negative while the leading side shows.
  /// - Complexity: O(1).
  public func right(at time: Time) -> Double { 0 - offset(at: time) }

  /// The constant of the article's left constraint: always the negative of the right one, so the width never changes.
  ///
  /// - Parameter time: The moment.
  /// - Returns: The constant in points, negative while the trailing side shows.
  /// - Complexity: O(1).
  public func left(at time: Time) -> Double { offset(at: time) }

  /// The article's `startingRightLayoutConstraintConstant`: the right constant that translations are added to.
  ///
  /// It is taken when a pan begins, at each catch point, and when a snap is over.
  ///
  /// - Parameter time: The moment.
  /// - Returns: The constant in points, negative if the content was caught on the leading side.
  /// - Complexity: O(1).
  public func startingRight(at time: Time) -> Double {
    if case .settling(let settling) = state, motion(settling).isSettled(at: time) {
      return 0 - strips.offset(of: settling.rest)
    }
    return 0 - caught
  }
}
