// How the options have content move by itself.
extension SwipeOptions {
  /// How content moves that code sends, in the designs that scroll.
  package var animation: Curve { .easeInOut(duration: animationDuration ?? ScrollPhysics.animationDuration) }

  /// The angular frequency of the spring by which content settles in the designs that scroll, in radians per second.
  package var settleFrequency: Double {
    animationDuration.map { ScrollPhysics.settledPhase / $0 } ?? ScrollPhysics.settleFrequency
  }

  /// How long the content of a preview takes out, and again back, in seconds.
  package var previewLeg: Double { animationDuration ?? ActionStrip.previewLeg }
}
