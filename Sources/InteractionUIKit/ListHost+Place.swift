#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  import InteractionHosting
  import UIKit

  // Where the table is in the collection view, and where its content is.

  extension ListHost {
    /// What bars, and insets of the app's, cover of the collection view; the keyboard is not among it.
    var covered: UIEdgeInsets {
      var insets = collectionView.adjustedContentInset
      insets.bottom -= keyboardInset
      return insets
    }

    /// The table's extent: what is not covered, over the whole width.
    var uncovered: LayoutSize {
      let (bounds, covered) = (collectionView.bounds, covered)
      return LayoutSize(
        width: Double(bounds.width), height: max(0, Double(bounds.height - covered.top - covered.bottom)))
    }

    /// The content offset as the table counts it: 0 where the first row is just below what covers the top.
    var contentOffset: Double { Double(collectionView.contentOffset.y + covered.top) }

    /// Lays the list out for the collection view's extent, if that is another one; call it when your view has laid out its
    /// subviews.
    ///
    /// The table is what bars, and insets of the app's, leave of the collection view.
    ///
    /// - Complexity: That of laying the list out for a width.
    public func resizeIfNeeded() {
      let size = uncovered
      guard size != driver.table.size, size.width > 0 else { return }
      hear(.resize(size))
      known = list
      collectionView.collectionViewLayout.invalidateLayout()
    }

    /// Brings the content where the table says: after an edit above what is in sight, for a keyboard, under a lifted row.
    ///
    /// While a finger scrolls, and while UIKit does after it, the table follows instead.
    func bringContent(at time: Time) {
      let view = collectionView
      let isUIKits = isScrolling || view.isTracking || view.isDragging || view.isDecelerating
      let way = driver.table.contentOffset(at: time) - contentOffset
      guard list.liftedRow != nil || !isUIKits, way != 0 else { return }
      isPlacing = true
      view.contentOffset.y += CGFloat(way)
      isPlacing = false
    }
  }
#endif
