import UIKit

@MainActor final class Planted: UIView, UIScrollViewDelegate {
  @objc func fire() {}
  var selector: Selector { #selector(fire) }
  override func layoutSubviews() { super.layoutSubviews() }
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if #available(iOS 16.0, *) { _ = (scrollView as? UICollectionView)?.selfSizingInvalidation }
  }
}
