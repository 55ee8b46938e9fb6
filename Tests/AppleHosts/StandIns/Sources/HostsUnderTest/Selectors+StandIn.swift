// Replaces Selectors.swift, which is empty without Objective-C.
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
    let link = CADisplayLink { [weak self] link in if self?.draw(link.targetTimestamp) != true { self?.stop() } }
    link.preferredFrameRateRange = .preferredRange
    self.link = link
  }
  func stop() {
    link?.invalidate()
    link = nil
  }
}

@MainActor final class KeyboardObserver: NSObject {
  init(_ handler: @escaping @MainActor (CGRect?, UIScreen?) -> Void) {
    super.init()
    ShimKeyboard.listeners.append { [weak self] frame, screen in if self != nil { handler(frame, screen) } }
  }
}

@MainActor class ForwardingDelegate: NSObject {
  private weak var app: (any UICollectionViewDelegate)?
  func forward(to app: (any UICollectionViewDelegate)?) { self.app = app }
  func forwardSelection(_ view: UICollectionView, _ path: IndexPath) {
    app?.collectionView(view, didSelectItemAt: path)
  }
  func forwardBeginDragging(_ view: UIScrollView) { app?.scrollViewWillBeginDragging(view) }
  func forwardScroll(_ view: UIScrollView) { app?.scrollViewDidScroll(view) }
  func forwardInsets(_ view: UIScrollView) { app?.scrollViewDidChangeAdjustedContentInset(view) }
  func forwardEndDragging(_ view: UIScrollView, _ velocity: CGPoint, _ target: UnsafeMutablePointer<CGPoint>) {
    app?.scrollViewWillEndDragging(view, withVelocity: velocity, targetContentOffset: target)
  }

  // The calls that a list does not handle itself.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { app?.scrollViewDidEndDecelerating(scrollView) }
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) { app?.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath) }
}
