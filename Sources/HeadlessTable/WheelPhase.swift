/// The phase of a mouse wheel or of two fingers on a trackpad, as in AppKit's scroll events and their momentum.
///
///     let lifted = WheelEvent(.ended, location: Vector(160, 60))
public enum WheelPhase: String, Hashable, Sendable, CaseIterable {
  /// A mouse wheel, which has no phases, has turned.
  ///
  /// The name is that of `UIScrollTypeMask.discrete`.
  case discrete
  /// Two fingers have touched the trackpad but have not moved yet.
  case mayBegin
  /// The fingers have begun to move.
  case began
  /// The fingers have moved.
  case changed
  /// The fingers have lifted, which completes the gesture.
  case ended
  /// The system has cancelled the gesture; scrolled content stays, unless it is beyond an end.
  case cancelled
  /// The system's momentum has begun, after fingers lifted while moving.
  case momentumBegan
  /// The system's momentum continues.
  case momentumChanged
  /// The system's momentum has ended.
  case momentumEnded

  /// The name in scripts and traces, such as `momentumBegan`.
  public var name: String { rawValue }
}
