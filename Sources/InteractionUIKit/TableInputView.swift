#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  import InteractionHosting
  package import UIKit

  /// A view behind a list that is not drawn with UIKit views; it recognises pinches, wheels and fingers on trackpads
  /// over the list, and keeps a back gesture in the content from claiming touches that are meant for a row.
  ///
  /// Its recognisers are attached to the view of its view controller, or else to the window, and most of them work alongside
  /// the recognisers there.
  @MainActor package final class TableInputView: UIView, UIGestureRecognizerDelegate {
    /// A closure that receives each sample of a pinch, with the y coordinates of its two fingers in this view, or with nil
    /// unless there are exactly two.
    package var onPinch: @MainActor (_ phase: PanPhase, _ fingers: FingerPair?) -> Void = { _, _ in }
    /// A closure that receives each report from a wheel or a trackpad, in this view's coordinates.
    ///
    /// UIKit reports no momentum.
    package var onWheel: @MainActor (_ event: WheelEvent) -> Void = { _ in }
    /// A closure that returns whether a drag belongs to a row, given its initial translation and the location where it began,
    /// in this view's coordinates.
    package var accepts: @MainActor (_ translation: Vector, _ location: Vector) -> Bool = { _, _ in false }
    /// The recogniser that claims a finger for a row, so that a back gesture in the content does not begin.
    private let claim = UIPanGestureRecognizer()
    private let pinch = UIPinchGestureRecognizer()
    private let wheel = UIPanGestureRecognizer()
    /// The translation of the wheel at the last report.
    private var reportedTranslation = Vector.zero
    private lazy var pinchTarget = GestureTarget { [weak self] _ in self?.handlePinch() }
    private lazy var wheelTarget = GestureTarget { [weak self] _ in self?.handleWheel() }

    package override init(frame: CGRect) {
      super.init(frame: frame)
      setUp()
    }

    package required init?(coder: NSCoder) {
      super.init(coder: coder)
      setUp()
    }

    private func setUp() {
      isUserInteractionEnabled = false
      // No touches, because the list itself handles fingers on the screen.
      wheel.allowedTouchTypes = []
      wheel.allowedScrollTypesMask = .all
      pinchTarget.attach(to: pinch)
      wheelTarget.attach(to: wheel)
      // This recogniser does nothing once it has begun, because the list itself receives the finger.
      claim.maximumNumberOfTouches = 1
      claim.cancelsTouchesInView = false
      for recognizer in [pinch, wheel, claim] { recognizer.delegate = self }
    }

    /// Attaches the recognisers when the view has entered a window, and detaches them when it has left one.
    package override func didMoveToWindow() {
      super.didMoveToWindow()
      for recognizer in [pinch, wheel, claim] {
        recognizer.view?.removeGestureRecognizer(recognizer)
        if window != nil { controllerViewOrWindow?.addGestureRecognizer(recognizer) }
      }
    }

    private func handlePinch() {
      guard let phase = PanPhase(pinch) else { return }
      let yCoordinates = (0..<pinch.numberOfTouches).map { Double(pinch.location(ofTouch: $0, in: self).y) }
      onPinch(phase, yCoordinates.count == 2 ? FingerPair(yCoordinates[0], yCoordinates[1]) : nil)
    }

    private func handleWheel() {
      guard let phase = PanPhase(wheel) else { return }
      let translation = Vector(wheel.translation(in: self))
      if phase == .began { reportedTranslation = .zero }
      let delta = Vector(translation.x - reportedTranslation.x, translation.y - reportedTranslation.y)
      reportedTranslation = translation
      let wheelPhase: WheelPhase =
        switch phase {
        case .began: .began
        case .changed: .changed
        case .ended: .ended
        case .cancelled, .failed: .cancelled
        }
      onWheel(WheelEvent(wheelPhase, location: Vector(wheel.location(in: self)), delta: delta))
    }

    /// Leaves gestures that begin elsewhere, and fingers that no row takes, to others, such as a pager or the back gesture.
    package override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      let point = gestureRecognizer.location(in: self)
      guard gestureRecognizer === claim else { return bounds.contains(point) }
      let translation = claim.translation(in: self)
      // The pan is judged by the point where the finger touched down, not by its current location.
      let start = CGPoint(x: point.x - translation.x, y: point.y - translation.y)
      return bounds.contains(start) && accepts(Vector(translation), Vector(start))
    }

    /// Gives precedence over `claim` to pans from the screen's edge, such as a navigation controller's back gesture.
    package func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { gestureRecognizer === claim && otherGestureRecognizer is UIScreenEdgePanGestureRecognizer }

    /// Makes a back gesture wait for `claim` to fail, if the back gesture can begin anywhere in the content.
    package func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { gestureRecognizer === claim && otherGestureRecognizer.isContentPop }

    /// Lets the recognisers work alongside all others, such as SwiftUI's, which has begun with the first finger; only `claim`
    /// excludes pans other than `wheel`, because they would compete with a row.
    package func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
      gestureRecognizer !== claim || otherGestureRecognizer === wheel
        || !(otherGestureRecognizer is UIPanGestureRecognizer)
    }
  }
#endif
