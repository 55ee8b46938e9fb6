#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  import InteractionHosting
  import UIKit

  /// The haptics for the thresholds that a finger crosses, in rows whose options ask for signals.
  @MainActor package struct Haptics {
    private var impactGenerator: UIImpactFeedbackGenerator?
    private var selectionGenerator: UISelectionFeedbackGenerator?

    package init() {}

    package mutating func play(_ signals: SwipeSignals) {
      if signals.isEmpty { return }
      if signals.contains(.began) {
        impactGenerator = UIImpactFeedbackGenerator(style: .medium)
        selectionGenerator = UISelectionFeedbackGenerator()
        impactGenerator?.prepare()
      }
      // The threshold of a full swipe feels stronger than that of a side.
      if signals.contains(.armed) || signals.contains(.disarmed) {
        impactGenerator?.impactOccurred()
      } else if signals.contains(.willOpen) || signals.contains(.willClose) {
        selectionGenerator?.selectionChanged()
      }
    }
  }
#endif
