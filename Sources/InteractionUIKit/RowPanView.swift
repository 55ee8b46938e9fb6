#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  import InteractionHosting
  package import UIKit

  /// A view behind a row that is not drawn with UIKit views; its pan recogniser belongs to the scroll view around the
  /// row, or else to the view controller's view or the window, and begins only inside this view.
  ///
  /// So a row that SwiftUI shows competes for touches as a cell does: the scroll view takes vertical pans, the back
  /// gesture at the screen's edge takes precedence, and two fingers on a trackpad swipe, too.
  @MainActor package final class RowPanView: UIView {
    /// A closure that returns whether a drag with the given initial translation belongs to the row.
    package var accepts: @MainActor (_ translation: Vector) -> Bool = { _ in false }
    /// A closure that receives each sample of a pan.
    package var onPan: @MainActor (_ phase: PanPhase, _ translation: Vector, _ velocity: Vector) -> Void = { _, _, _ in
    }
    /// A closure that is called when a finger begins to scroll the view around the row.
    package var onScroll: @MainActor () -> Void = {}
    private weak var scrollView: UIScrollView?
    private lazy var scrollTarget = GestureTarget { [weak self] in if $0.state == .began { self?.onScroll() } }
    private let pan = UIPanGestureRecognizer()
    private lazy var arbiter = SwipeArbiter { [weak self] pan in
      guard let self else { return false }
      let (point, translation) = (pan.location(in: self), pan.translation(in: self))
      // The pan is judged by the point where the finger touched down, not by its current location.
      return bounds.contains(CGPoint(x: point.x - translation.x, y: point.y - translation.y))
        && accepts(Vector(translation))
    }
    private lazy var panTarget = GestureTarget { [weak self] _ in self?.handlePan() }

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
      pan.delegate = arbiter
      pan.maximumNumberOfTouches = 1
      pan.allowedScrollTypesMask = .continuous
      panTarget.attach(to: pan)
    }

    /// Attaches the pan recogniser to the view around the row, and observes scrolling there, while this view is in a window.
    package override func didMoveToWindow() {
      super.didMoveToWindow()
      pan.view?.removeGestureRecognizer(pan)
      if let scrollView { scrollTarget.detach(from: scrollView.panGestureRecognizer) }
      scrollView = window == nil ? nil : enclosingScrollView
      guard window != nil else { return }
      if isInList {
        Misuse.report(
          "A .swipeRow is in a table or collection view, where its buttons end at the list's insets, and the list's own "
            + "swipes compete with it. In a List, use .swipeListRow instead; in your own cell, call swipeRow on its content "
            + "configuration.")
      }
      if let scrollView { scrollTarget.attach(to: scrollView.panGestureRecognizer) }
      (scrollView ?? controllerViewOrWindow)?.addGestureRecognizer(pan)
    }

    /// Cancels the row's pan.
    package func cancelPan() {
      pan.isEnabled = false
      pan.isEnabled = true
    }

    private func handlePan() {
      guard let phase = PanPhase(pan) else { return }
      onPan(phase, Vector(pan.translation(in: self)), Vector(pan.velocity(in: self)))
    }
  }

  extension UIView {
    /// The view of the view controller that this view is in, or else the window.
    var controllerViewOrWindow: UIView? { viewController?.view ?? window }
  }
#endif
