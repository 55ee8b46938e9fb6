#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  import UIKit

  /// The list host that receives the events of its collection view.
  @MainActor protocol ListDelegateOwner: AnyObject {
    func didSelectRow(at path: IndexPath)
    func willBeginDragging()
    func didScroll()
    func didChangeInsets()
    func willEndDragging()
  }

  /// A collection view's delegate, which calls the list host and then the app's own delegate.
  ///
  /// Calls that the host does not need go to the app's delegate only.
  @MainActor final class ListDelegate: ForwardingDelegate, UICollectionViewDelegate {
    weak var owner: (any ListDelegateOwner)?

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      // Deselects the row, so that it can be selected again.
      collectionView.deselectItem(at: indexPath, animated: false)
      owner?.didSelectRow(at: indexPath)
      forwardSelection(collectionView, indexPath)
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
      owner?.willBeginDragging()
      forwardBeginDragging(scrollView)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      owner?.didScroll()
      forwardScroll(scrollView)
    }

    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
      owner?.didChangeInsets()
      forwardInsets(scrollView)
    }

    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      owner?.willEndDragging()
      unsafe forwardEndDragging(scrollView, velocity, targetContentOffset)
    }
  }
#endif
