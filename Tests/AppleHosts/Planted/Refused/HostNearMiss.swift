// error: instance method 'scrollViewWillEndDragging(_:withVelocity:target:)' nearly matches optional requirement
import UIKit

@MainActor final class Planted: NSObject, UIScrollViewDelegate {
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, target: UnsafeMutablePointer<CGPoint>
  ) {}
}
