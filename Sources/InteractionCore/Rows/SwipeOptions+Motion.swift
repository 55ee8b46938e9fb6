// Parameters of motions, derived from the options.
extension SwipeOptions {
  /// The curve of eased motions, in the designs that scroll.
  package var animation: Curve { .easeInOut(duration: animationDuration ?? ScrollPhysics.animationDuration) }

  /// The angular frequency of the spring with which content settles in the designs that scroll, in radians per second.
  package var settleFrequency: Double {
    animationDuration.map { ScrollPhysics.settledPhase / $0 } ?? ScrollPhysics.settleFrequency
  }

  /// The duration of each of a preview's two motions, out and back, in seconds.
  package var previewLeg: Double { animationDuration ?? ActionStrip.previewLeg }
}
