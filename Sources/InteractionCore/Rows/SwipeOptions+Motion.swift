// The motions that follow from the options.
extension SwipeOptions {
  /// The curve of content that code moves, in the designs that scroll.
  package var animation: Curve { .easeInOut(duration: animationDuration ?? ScrollPhysics.animationDuration) }

  /// The angular frequency of the spring with which content settles in the designs that scroll, in radians per second.
  package var settleFrequency: Double {
    animationDuration.map { ScrollPhysics.settledPhase / $0 } ?? ScrollPhysics.settleFrequency
  }

  /// How long a preview's content takes to move out, and again to move back, in seconds.
  package var previewLeg: Double { animationDuration ?? ActionStrip.previewLeg }
}
