/// What a mouse wheel or two fingers on a trackpad do: the phases of AppKit's scroll events, and those of their momentum.
///
///     let lifted = WheelEvent(.ended, location: Vector(160, 60))
public enum WheelPhase: String, Hashable, Sendable, CaseIterable {
  /// A wheel has clicked: it has no phases.
  ///
  /// UIKit's `UIScrollTypeMask` has the name.
  case discrete
  /// Two fingers have touched the trackpad, and have not moved yet.
  case mayBegin
  /// The fingers have begun to move.
  case began
  /// The fingers have moved.
  case changed
  /// The fingers have been lifted: the gesture counts.
  case ended
  /// The system has taken the gesture away: it must not count.
  case cancelled
  /// The system goes on for fingers that have been lifted in motion.
  case momentumBegan
  /// The system's momentum has moved the content.
  case momentumChanged
  /// The system's momentum is over.
  case momentumEnded

  /// The name in scripts and traces, such as `momentumBegan`.
  public var name: String { rawValue }
}
