/// The reason why a row's content moves to a resting position.
///
///     go(to: .closed, .release(velocity: -300), at: time)
package enum SettlingCause: Hashable, Sendable {
  /// A finger has let go, at a velocity in points per second, positive toward larger offsets.
  case release(velocity: Double)
  /// The gesture has been cancelled.
  case cancellation
  /// Code or a tap asks for it, with or without an animation.
  case request(animated: Bool)
  /// The table closes the row, because another one opens or because it scrolls.
  case table

  /// Whether the content moves there; otherwise it is there at once.
  package var isAnimated: Bool {
    switch self {
    case .release, .cancellation, .table: true
    case .request(let animated): animated
    }
  }

  /// Whether a finger's gesture has ended.
  package var isGesture: Bool {
    switch self {
    case .release, .cancellation: true
    case .request, .table: false
    }
  }
}
