#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  import InteractionHosting
  import UIKit

  /// Decides between a row's sideways pan and the recognisers around it, in every host.
  @MainActor final class SwipeArbiter: NSObject, UIGestureRecognizerDelegate {
    private let takes: @MainActor (UIPanGestureRecognizer) -> Bool

    init(_ takes: @escaping @MainActor (UIPanGestureRecognizer) -> Bool) { self.takes = takes }

    /// The direction is locked when the pan is recognised: what is not sideways is the table's, and what the row does not
    /// open for is a pager's, a drawer's, or the way back.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      (gestureRecognizer as? UIPanGestureRecognizer).map { takes($0) } ?? false
    }

    /// A navigation controller's back gesture at the screen's edge comes first.
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { otherGestureRecognizer is UIScreenEdgePanGestureRecognizer }

    /// The back gesture that begins anywhere waits until the row has let the finger go.
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { otherGestureRecognizer.isContentPop }
  }

  extension UIGestureRecognizer {
    /// Whether it is the back gesture of a navigation controller that begins anywhere in the content.
    var isContentPop: Bool {
      guard #available(iOS 26.0, *), let navigation = view?.next as? UINavigationController else { return false }
      return navigation.interactiveContentPopGestureRecognizer === self
    }
  }

  extension UIView {
    /// Whether it is a part of something in a container that is touched itself: a control, or a text that is typed or selected.
    func isTouchedItself(in container: UIView) -> Bool {
      outward.prefix { $0 !== container }.contains { view in
        view is UIControl || (view as? UITextView).map { $0.isEditable || $0.isSelectable } == true
      }
    }
  }
#endif
