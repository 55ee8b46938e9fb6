// error: instance method 'scrollViewWillBeginDraging' nearly matches optional requirement 'scrollViewWillBeginDragging'
import UIKit

@MainActor final class Planted: NSObject, UIScrollViewDelegate {
  func scrollViewWillBeginDraging(_ scrollView: UIScrollView) {}
}
