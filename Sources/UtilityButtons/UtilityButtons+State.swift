extension UtilityButtons {
  /// The resting position chosen last, whether the content is there or on its way.
  ///
  /// While a finger holds the content, this is the one before the gesture.
  public var rest: Rest { state.rest }

  /// The displacement of the content, in points: the left strip's width minus the article's content offset.
  ///
  /// Offset 0 is closed; it is negative while the trailing side shows.
  ///
  /// - Complexity: O(1).
  @inline(__always) public func offset(at time: Time) -> Double { state.offset(at: time, in: strips) }

  /// The time at which the content's own motion ends; nil if there is none, and while a real scroll view moves it.
  public var settles: Time? { state.settles }

  /// Whether the content is on its way: in a motion that is not over, or to an offset that has not been reported yet.
  ///
  /// - Complexity: O(1).
  public func isMoving(at time: Time) -> Bool { state.isMoving(at: time) }

  /// Whether a finger holds the content, by a pan or on a real scroll view.
  public var isHeld: Bool { state.caught != nil }

  /// Whether content that no finger holds is at a resting position, or on its way there.
  func isBound(for rest: Rest) -> Bool {
    !isHeld && self.rest == rest && state.destination(in: strips) == strips.offset(of: rest)
  }
}
