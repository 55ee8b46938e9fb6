#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  import InteractionHosting
  import UIKit

  // Where the table is in the collection view, and where its content is.

  extension ListHost {
    /// What bars, and insets of the app's, cover of the collection view; the keyboard is not among it.
    var covered: UIEdgeInsets {
      if let coveredWhenLifted { return coveredWhenLifted }
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

    /// Lays the list out for the collection view's extent and its direction, if they are others; call it when your view has laid
    /// out its subviews.
    ///
    /// The table is what bars, and insets of the app's, leave of the collection view, and the content stays where it is seen. While
    /// a row is lifted, bars that come and go are not heeded.
    ///
    /// - Complexity: That of laying the list out for a width.
    public func resizeIfNeeded() {
      // In an update, UIKit is to know the list of before it.
      guard !isUpdating else {
        mayHaveResized = true
        return
      }
      mayHaveResized = false
      if collectionView.readingDirection != driver.table.direction { hear(.wait) }
      let size = uncovered
      if size.width > 0, size != driver.table.size || covered.top != laidOutTop { resize(to: size) }
      coverByKeyboard()
    }

    private func resize(to size: LayoutSize) {
      let (top, wasScrolling) = (covered.top, isScrolling)
      let isTopMoved = top != laidOutTop
      laidOutTop = top
      // The edge has moved, and the content has not.
      isScrolling = isTopMoved || wasScrolling
      hear(.resize(size))
      if isTopMoved {
        hear(.scrollTo(contentOffset: contentOffset))
        // That has stopped the way to the edited row.
        if keyboardInset > 0 { hear(.keyboard(height: Double(keyboardInset))) }
      }
      isScrolling = wasScrolling
      known = list
      collectionView.collectionViewLayout.invalidateLayout()
    }

    /// Keeps the table where it is while a finger holds a row over it, and catches up afterwards.
    func liftedRowChanged() {
      let isLifted = list.liftedRow != nil
      guard isLifted != (coveredWhenLifted != nil) else { return }
      coveredWhenLifted = isLifted ? covered : nil
      if !isLifted { resizeIfNeeded() }
    }

    /// Brings the content where the table says: after an edit above what is in sight, for a keyboard, under a lifted row.
    ///
    /// While a finger scrolls, and while UIKit does after it, the table follows instead.
    func bringContent(at time: Time) {
      guard list.liftedRow != nil || !isScrolledByUIKit else { return }
      moveContent(by: driver.table.contentOffset(at: time) - contentOffset)
    }

    /// Whether a finger scrolls, or UIKit does after it.
    var isScrolledByUIKit: Bool {
      let view = collectionView
      return isScrolling || view.isTracking || view.isDragging || view.isDecelerating
    }

    /// Lets the app change rows, and keeps what is seen under a finger that scrolls, and in its place while the content glides.
    ///
    /// UIKit goes on from where the content is then. Rows do not travel meanwhile, because the content could not follow them.
    func keepingSight(_ event: () -> ListEffects) -> ListEffects {
      guard isScrolledByUIKit, !isScrolling, !isUpdating, list.liftedRow == nil else { return shown(event()) }
      let now = Time.now
      if !driver.table.reducesMotion { _ = driver.handle(.reducesMotion(true), at: now) }
      let before = driver.table.contentOffset(at: now)
      let effects = event()
      let way = driver.table.contentOffset(at: now) - before
      // It takes over again what the person wants.
      _ = shown(effects)
      moveContent(by: way)
      return effects
    }

    func moveContent(by way: Double) {
      guard way != 0 else { return }
      isPlacing = true
      collectionView.contentOffset.y += CGFloat(way)
      isPlacing = false
    }
  }

  extension TableInput {
    /// Whether it is the app, and no finger, that may make rows come and go.
    var isTheApps: Bool {
      switch self {
      case .perform, .undo, .confirm, .cancel, .endEditing, .setHeights: true
      case .touch, .wheel, .key, .hover, .type, .gesture, .resize, .scrollTo, .keyboard, .cancelTouches, .reducesMotion,
        .policies, .options, .wait, .own:
        false
      }
    }
  }
#endif
