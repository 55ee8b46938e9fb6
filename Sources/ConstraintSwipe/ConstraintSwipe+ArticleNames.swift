// The article's names for the values that move; the engine does not use them.
extension ConstraintSwipe {
  /// Returns the constant of the article's right constraint, the distance by which the row is open on the trailing side.
  ///
  /// During a motion, it changes with the content, whereas the article sets the constraint's final constant at the start of
  /// each animation.
  ///
  /// - Parameter time: The moment.
  /// - Returns: The constant in points, negative while the leading side shows.
  /// - Complexity: O(1).
  public func right(at time: Time) -> Double { 0 - offset(at: time) }

  /// Returns the constant of the article's left constraint, always the negative of the right one, so that the container's
  /// width never changes.
  ///
  /// - Parameter time: The moment.
  /// - Returns: The constant in points, negative while the trailing side shows.
  /// - Complexity: O(1).
  public func left(at time: Time) -> Double { offset(at: time) }

  /// Returns the article's `startingRightLayoutConstraintConstant`, from which translations are subtracted.
  ///
  /// The constant is updated when a pan begins, when a snap ends, including a snap to a catch point, and when the row jumps to
  /// a resting position.
  ///
  /// - Parameter time: The moment.
  /// - Returns: The constant in points, negative on the leading side.
  /// - Complexity: O(1).
  public func startingRight(at time: Time) -> Double {
    if let snap, motion(snap).isSettled(at: time) { return 0 - strips.offset(of: snap.rest) }
    return 0 - caughtOffset
  }
}
