#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  import InteractionHosting
  import UIKit

  /// A delegate that decides between a row's sideways pan and the recognisers around it.
  @MainActor final class SwipeArbiter: NSObject, UIGestureRecognizerDelegate {
    private let accepts: @MainActor (UIPanGestureRecognizer) -> Bool

    init(_ accepts: @escaping @MainActor (UIPanGestureRecognizer) -> Bool) { self.accepts = accepts }

    /// Locks the direction when the pan is recognised: a pan that `accepts` rejects, for example one that is not sideways, is
    /// left to the table, a pager, a drawer or the back gesture.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      (gestureRecognizer as? UIPanGestureRecognizer).map { accepts($0) } ?? false
    }

    /// Gives precedence to pans from the screen's edge, such as a navigation controller's back gesture.
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { otherGestureRecognizer is UIScreenEdgePanGestureRecognizer }

    /// Makes a back gesture wait for the row's recogniser to fail, if the back gesture can begin anywhere in the content.
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { otherGestureRecognizer.isContentPop }
  }

  extension UIGestureRecognizer {
    /// Whether this is a navigation controller's back gesture that can begin anywhere in the content.
    var isContentPop: Bool {
      guard #available(iOS 26.0, *), let navigation = view?.next as? UINavigationController else { return false }
      return navigation.interactiveContentPopGestureRecognizer === self
    }
  }

  extension UIView {
    /// Returns whether this view handles its own touches, because it belongs to a control, or to editable or selectable
    /// text, in the given container.
    func handlesOwnTouches(in container: UIView) -> Bool {
      selfAndSuperviews.prefix { $0 !== container }.contains { view in
        view is UIControl || (view as? UITextView).map { $0.isEditable || $0.isSelectable } == true
      }
    }
  }
#endif
