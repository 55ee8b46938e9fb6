// The hint that a row can be swiped.

extension ActionStrip {
  /// How long the content of a preview takes out, and again back, in seconds.
  ///
  /// From react-native-swipe-list-view, whose `previewDuration` is 300 milliseconds unless an app says otherwise.
  public static let previewLeg = 0.3
  /// The part of the buttons that a preview shows.
  ///
  /// From react-native-swipe-list-view, which opens half of what its row rests open at.
  public static let previewPart = 0.5

  /// How the content of a closed row shows some of the buttons and comes back: by a motion from 0 to 0.
  ///
  ///     Motion(start: now, from: 0, to: 0, curve: strip.preview()).position(at: now + ActionStrip.previewLeg)   // -80 of -160
  ///
  /// - Parameter leg: How long the content takes out, and again back, in seconds, more than 0.
  /// - Returns: A bounce, eased out, however little the strip shows.
  /// - Complexity: O(1).
  public func preview(leg: Double = previewLeg) -> Curve {
    .bounce(overshoot: edge.sign * reach * Self.previewPart, leg: leg)
  }
}
