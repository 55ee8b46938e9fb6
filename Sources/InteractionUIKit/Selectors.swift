#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS) && _runtime(_ObjC)
  import UIKit

  // The only file of this module that names Objective-C selectors; everything else uses closures.

  /// The target of a gesture recogniser, which calls a closure.
  @MainActor final class GestureTarget: NSObject {
    private let handler: @MainActor (UIGestureRecognizer) -> Void

    init(_ handler: @escaping @MainActor (UIGestureRecognizer) -> Void) { self.handler = handler }

    func attach(to recognizer: UIGestureRecognizer) { recognizer.addTarget(self, action: #selector(fire(_:))) }
    func detach(from recognizer: UIGestureRecognizer) { recognizer.removeTarget(self, action: #selector(fire(_:))) }

    @objc private func fire(_ recognizer: UIGestureRecognizer) { handler(recognizer) }
  }

  /// A display link that draws frames, each for the moment at which it will be seen, until `draw` returns false or `stop()` is
  /// called.
  @MainActor final class FrameClock: NSObject {
    private let draw: @MainActor (Double) -> Bool
    private var link: CADisplayLink?

    init(_ draw: @escaping @MainActor (Double) -> Bool) { self.draw = draw }

    func start() {
      guard link == nil else { return }
      let link = CADisplayLink(target: self, selector: #selector(step(_:)))
      link.preferredFrameRateRange = .preferredRange
      link.add(to: .main, forMode: .common)
      self.link = link
    }

    func stop() {
      link?.invalidate()
      link = nil
    }

    // The link retains the clock, so the clock must stop itself; once its owner is gone, `draw` returns false at the next
    // frame.
    @objc private func step(_ link: CADisplayLink) { if !draw(link.targetTimestamp) { stop() } }
  }

  /// An observer that reports the keyboard's frame, in the coordinates of the keyboard's screen, or nil when the keyboard
  /// begins to hide.
  @MainActor final class KeyboardObserver: NSObject {
    private let handler: @MainActor (CGRect?, UIScreen?) -> Void

    init(_ handler: @escaping @MainActor (CGRect?, UIScreen?) -> Void) {
      self.handler = handler
      super.init()
      // A keyboard that is dragged away from the bottom may announce its frame only afterward.
      for name in [UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardDidChangeFrameNotification] {
        NotificationCenter.default.addObserver(
          self, selector: #selector(keyboardChanged(_:)), name: name, object: nil)
      }
      NotificationCenter.default.addObserver(
        self, selector: #selector(keyboardWillHide(_:)), name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @objc private func keyboardChanged(_ notification: Notification) {
      let frameValue = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
      if let frameValue { handler(frameValue.cgRectValue, notification.object as? UIScreen) }
    }

    @objc private func keyboardWillHide(_ notification: Notification) { handler(nil, notification.object as? UIScreen) }
  }

  /// A delegate that passes its calls on to the app's delegate.
  ///
  /// The runtime forwards the calls that a subclass does not implement. In its own implementations, a subclass calls the
  /// matching method below, such as `forwardScroll(_:)`.
  @MainActor class ForwardingDelegate: NSObject {
    // UIKit calls its delegates on the main thread only.
    private nonisolated(unsafe) weak var recipient: (any UICollectionViewDelegate)?

    func forward(to recipient: (any UICollectionViewDelegate)?) { unsafe self.recipient = recipient }

    nonisolated override func responds(to selector: Selector!) -> Bool {
      unsafe super.responds(to: selector) || recipient?.responds(to: selector) ?? false
    }

    nonisolated override func forwardingTarget(for selector: Selector!) -> Any? {
      if let recipient = unsafe recipient, recipient.responds(to: selector) { return recipient }
      return super.forwardingTarget(for: selector)
    }

    func forwardSelection(_ view: UICollectionView, _ path: IndexPath) {
      unsafe recipient?.collectionView?(view, didSelectItemAt: path)
    }
    func forwardBeginDragging(_ view: UIScrollView) { unsafe recipient?.scrollViewWillBeginDragging?(view) }
    func forwardScroll(_ view: UIScrollView) { unsafe recipient?.scrollViewDidScroll?(view) }
    func forwardInsets(_ view: UIScrollView) { unsafe recipient?.scrollViewDidChangeAdjustedContentInset?(view) }
    func forwardEndDragging(_ view: UIScrollView, _ velocity: CGPoint, _ target: UnsafeMutablePointer<CGPoint>) {
      unsafe recipient?.scrollViewWillEndDragging?(view, withVelocity: velocity, targetContentOffset: target)
    }
  }
#endif
