extension UtilityButtons {
  /// The resting position that was chosen last, whether the content is there or on its way.
  ///
  /// While a finger holds the content, it is the one before the gesture.
  public var rest: Rest { state.rest }

  /// The displacement of the content, in points: the left strip's width less the article's content offset.
  ///
  /// Offset 0 is closed; it is negative where the trailing side shows.
  ///
  /// - Complexity: O(1).
  @inline(__always) public func offset(at time: Time) -> Double { state.offset(at: time, in: strips) }

  /// When the content's own motion is over; nil where nothing moves by itself, and while a real scroll view moves it.
  public var settles: Time? { state.settles }

  /// Whether the content is on its way: in a motion that is not over, or sent where no report has come from yet.
  ///
  /// - Complexity: O(1).
  public func isMoving(at time: Time) -> Bool { state.isMoving(at: time) }

  /// Whether content that no finger holds is at a resting position, or on its way there.
  func isBound(for rest: Rest) -> Bool {
    state.caught == nil && self.rest == rest && state.destination(in: strips) == strips.offset(of: rest)
  }
}
