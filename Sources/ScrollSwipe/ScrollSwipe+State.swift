extension ScrollSwipe {
  /// The resting position chosen last, whether the content is there or on its way.
  ///
  /// While a finger holds the content, this is the one before the gesture.
  public var rest: Rest { state.rest }

  /// The displacement of the content, in points: the negative of the article's content offset.
  ///
  /// Offset 0 is closed; it is negative while the trailing side shows.
  ///
  /// - Complexity: O(1).
  @inline(__always) public func offset(at time: Time) -> Double {
    // The finger may be on a side without buttons, where the content does not follow it.
    if case .held(let hold, _) = state { return shown(hold.offset) }
    return state.offset(at: time, in: strips)
  }

  /// The time at which the content's own motion ends; nil if there is none, and while a real scroll view moves it.
  public var settles: Time? { state.settles }

  /// Whether the content is on its way: in a motion that is not over, or to an offset that has not been reported yet.
  ///
  /// - Complexity: O(1).
  public func isMoving(at time: Time) -> Bool { state.isMoving(at: time) }

  /// Whether a pan holds the content.
  var isPanned: Bool {
    if case .held = state { true } else { false }
  }

  /// Whether a finger holds the content, by a pan or on a real scroll view.
  public var isHeld: Bool { state.caught != nil }

  /// Whether a side shows, or will unless a finger decides otherwise.
  var isOpen: Bool { rest != .closed || state.destination(in: strips) ?? 0 != 0 }
}
