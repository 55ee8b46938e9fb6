/// The reason why a row's content moves without a finger.
///
///     go(to: .closed, cause: .release(velocity: -300), at: time)
package enum SettlingCause: Hashable, Sendable {
  /// A finger has released the content, at a velocity in points per second, positive toward larger offsets.
  case release(velocity: Double)
  /// The gesture has been cancelled, or has failed.
  case cancellation
  /// Code or a tap has requested the resting position, with or without an animation.
  case request(animated: Bool)
  /// The table has closed the row because of a `TableChange`.
  case table
}
