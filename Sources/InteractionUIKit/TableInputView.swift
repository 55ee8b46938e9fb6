#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  import InteractionHosting
  package import UIKit

  /// A view behind a list that is not made of views: it finds the pinches, the wheels and the fingers on trackpads that are
  /// over it.
  ///
  /// Its recognisers are on the view of the controller that it is in, and leave all others alone.
  @MainActor package final class TableInputView: UIView, UIGestureRecognizerDelegate {
    /// Hears each sample of a pinch, with the heights of its two fingers in this view; nil while there are not exactly two.
    package var pinched: @MainActor (_ phase: PanPhase, _ fingers: FingerPair?) -> Void = { _, _ in }
    /// Hears each report of a wheel or a trackpad, in this view's coordinates.
    ///
    /// UIKit reports no momentum.
    package var turned: @MainActor (_ event: WheelEvent) -> Void = { _ in }
    private let pinch = UIPinchGestureRecognizer()
    private let wheel = UIPanGestureRecognizer()
    /// How far the wheel had turned at the last report.
    private var reported = Vector.zero
    private lazy var pinchTarget = GestureTarget { [weak self] _ in self?.pinchChanged() }
    private lazy var wheelTarget = GestureTarget { [weak self] _ in self?.wheelChanged() }

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
      // No touch: fingers on the screen are the list's own.
      wheel.allowedTouchTypes = []
      wheel.allowedScrollTypesMask = .all
      pinchTarget.attach(to: pinch)
      wheelTarget.attach(to: wheel)
      for recognizer in [pinch, wheel] { recognizer.delegate = self }
    }

    /// Hears what happens over the view, as long as it is in a window.
    package override func didMoveToWindow() {
      super.didMoveToWindow()
      for recognizer in [pinch, wheel] {
        recognizer.view?.removeGestureRecognizer(recognizer)
        if window != nil { controlledView?.addGestureRecognizer(recognizer) }
      }
    }

    private func pinchChanged() {
      guard let phase = PanPhase(pinch) else { return }
      let ys = (0..<pinch.numberOfTouches).map { Double(pinch.location(ofTouch: $0, in: self).y) }
      pinched(phase, ys.count == 2 ? FingerPair(ys[0], ys[1]) : nil)
    }

    private func wheelChanged() {
      guard let phase = PanPhase(wheel) else { return }
      let way = Vector(wheel.translation(in: self))
      if phase == .began { reported = .zero }
      let delta = Vector(way.x - reported.x, way.y - reported.y)
      reported = way
      let wheelPhase: WheelPhase =
        switch phase {
        case .began: .began
        case .changed: .changed
        case .ended: .ended
        case .cancelled, .failed: .cancelled
        }
      turned(WheelEvent(wheelPhase, location: Vector(wheel.location(in: self)), delta: delta))
    }

    /// What begins elsewhere is not the list's.
    package override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      bounds.contains(gestureRecognizer.location(in: self))
    }

    /// SwiftUI's recogniser has begun with the first finger.
    package func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
  }
#endif
