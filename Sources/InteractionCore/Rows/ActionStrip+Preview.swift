// Previews, which hint that a row can be swiped.

extension ActionStrip {
  /// The default duration of each of a preview's two motions, out and back, in seconds.
  ///
  /// From react-native-swipe-list-view, whose default `previewDuration` is 300 milliseconds.
  public static let previewLeg = 0.3
  /// The fraction of the way to the open position that a preview moves the content, 0...1.
  ///
  /// From react-native-swipe-list-view, whose preview by default moves a row half the distance to its open position.
  public static let previewFraction = 0.5

  /// Returns the curve of a preview, a motion from 0 to 0 in which a closed row shows part of a side's buttons.
  ///
  ///     Motion(start: now, from: 0, to: 0, curve: strip.preview()).position(at: now + ActionStrip.previewLeg)   // -80 of -160
  ///
  /// - Parameter leg: The duration of each of the two motions, out and back, in seconds, more than 0.
  /// - Returns: A bounce, whose overshoot is 0 if the strip's `reach` is 0.
  /// - Complexity: O(1).
  public func preview(leg: Double = previewLeg) -> Curve {
    .bounce(overshoot: edge.sign * reach * Self.previewFraction, leg: leg)
  }
}
