// In place of Selectors.swift, which is empty without Objective-C.
import UIKit

@MainActor final class GestureTarget: NSObject {
  private let handler: @MainActor (UIGestureRecognizer) -> Void
  init(_ handler: @escaping @MainActor (UIGestureRecognizer) -> Void) { self.handler = handler }
  func attach(to recognizer: UIGestureRecognizer) {
    recognizer.shimAddTarget(self) { [weak self] in self?.handler($0) }
  }
  func detach(from recognizer: UIGestureRecognizer) { recognizer.shimRemoveTarget(self) }
}

@MainActor final class FrameClock: NSObject {
  private let draw: @MainActor (Double) -> Bool
  private var link: CADisplayLink?
  init(_ draw: @escaping @MainActor (Double) -> Bool) { self.draw = draw }
  func start() {
    guard link == nil else { return }
    link = CADisplayLink { [weak self] link in if self?.draw(link.targetTimestamp) != true { self?.stop() } }
  }
  func stop() {
    link?.invalidate()
    link = nil
  }
}

@MainActor final class KeyboardTarget: NSObject {
  init(_ handler: @escaping @MainActor (CGRect) -> Void) {
    super.init()
    ShimKeyboard.listeners.append { [weak self] frame in if self != nil { handler(frame) } }
  }
}
