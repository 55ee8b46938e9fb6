extension UtilityButtons {
  /// The resting position chosen last, even if the content is still on its way there.
  ///
  /// While a finger holds the content, this is the resting position before the gesture, or one that code has chosen since.
  public var rest: Rest { state.rest }

  /// Returns the displacement of the content, in points.
  ///
  /// The offset is 0 at the closed position, and negative while the trailing side shows.
  ///
  /// - Complexity: O(1).
  @inline(__always) public func offset(at time: Time) -> Double { state.offset(at: time, in: strips) }

  /// The time the content's motion ends; nil if there is no motion, or a real scroll view moves the content.
  public var settleTime: Time? { state.settleTime }

  /// Returns whether the content is on its way to a position.
  ///
  /// In a row that a real scroll view drives, this is true from the moment the row sends the scroll view to another offset
  /// until the scroll view reports that offset or a finger catches the content.
  ///
  /// - Complexity: O(1).
  public func isMoving(at time: Time) -> Bool { state.isMoving(at: time) }

  /// Whether a finger holds the content, by a pan or in a real scroll view.
  public var isHeld: Bool { state.caught != nil }

  /// Returns whether the row's resting position is `rest`, and the content is there or on its way; false while a finger holds
  /// the content.
  func isBound(for rest: Rest) -> Bool {
    !isHeld && self.rest == rest && state.destination(in: strips) == strips.offset(of: rest)
  }
}
