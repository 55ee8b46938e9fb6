#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS) && _runtime(_ObjC)
  import UIKit

  // The only file of this module that names Objective-C selectors; everything else is given closures.

  /// Hears a gesture recogniser.
  @MainActor final class GestureTarget: NSObject {
    private let handler: @MainActor (UIGestureRecognizer) -> Void

    init(_ handler: @escaping @MainActor (UIGestureRecognizer) -> Void) { self.handler = handler }

    func attach(to recognizer: UIGestureRecognizer) { recognizer.addTarget(self, action: #selector(fire(_:))) }
    func detach(from recognizer: UIGestureRecognizer) { recognizer.removeTarget(self, action: #selector(fire(_:))) }

    @objc private func fire(_ recognizer: UIGestureRecognizer) { handler(recognizer) }
  }

  /// Asks for frames, each with the moment at which it will be seen, until it is told that no more are worth drawing.
  @MainActor final class FrameClock: NSObject {
    private let draw: @MainActor (Double) -> Bool
    private var link: CADisplayLink?

    init(_ draw: @escaping @MainActor (Double) -> Bool) { self.draw = draw }

    func start() {
      guard link == nil else { return }
      let link = CADisplayLink(target: self, selector: #selector(step(_:)))
      link.add(to: .main, forMode: .common)
      self.link = link
    }

    func stop() {
      link?.invalidate()
      link = nil
    }

    // A link keeps its target, so a clock that is no longer wanted stops at its next frame.
    @objc private func step(_ link: CADisplayLink) { if !draw(link.targetTimestamp) { stop() } }
  }

  /// Hears of the keyboard.
  @MainActor final class KeyboardTarget: NSObject {
    private let handler: @MainActor (CGRect) -> Void

    init(_ handler: @escaping @MainActor (CGRect) -> Void) {
      self.handler = handler
      super.init()
      NotificationCenter.default.addObserver(
        self, selector: #selector(keyboardChanges(_:)), name: UIResponder.keyboardWillChangeFrameNotification,
        object: nil)
    }

    @objc private func keyboardChanges(_ notification: Notification) {
      let end = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
      if let end { handler(end.cgRectValue) }
    }
  }
#endif
