#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  import InteractionHosting
  import UIKit

  /// The haptics for the thresholds that a finger crosses, in rows whose options ask for signals.
  @MainActor package struct Haptics {
    private var impact: UIImpactFeedbackGenerator?
    private var selection: UISelectionFeedbackGenerator?

    package init() {}

    package mutating func play(_ signals: SwipeSignals) {
      if signals.isEmpty { return }
      if signals.contains(.began) {
        impact = UIImpactFeedbackGenerator(style: .medium)
        selection = UISelectionFeedbackGenerator()
        impact?.prepare()
      }
      // A full swipe feels stronger than a side that will stay open.
      if signals.contains(.armed) || signals.contains(.disarmed) {
        impact?.impactOccurred()
      } else if signals.contains(.willOpen) || signals.contains(.willClose) {
        selection?.selectionChanged()
      }
    }
  }
#endif
