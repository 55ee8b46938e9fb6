#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  import InteractionHosting
  import UIKit

  // The position of the table in the collection view, and of the table's content.

  extension ListHost {
    /// The collection view's insets due to bars and the app, without the keyboard's part; while a row is lifted, as they were
    /// when it was lifted.
    var coveredInsets: UIEdgeInsets {
      if let coveredInsetsWhenLifted { return coveredInsetsWhenLifted }
      var insets = collectionView.adjustedContentInset
      insets.bottom -= keyboardInset
      return insets
    }

    /// The table's size: the whole width, and the height between the covered insets.
    var uncoveredSize: LayoutSize {
      let (bounds, insets) = (collectionView.bounds, coveredInsets)
      return LayoutSize(
        width: Double(bounds.width), height: max(0, Double(bounds.height - insets.top - insets.bottom)))
    }

    /// The content offset in the table's coordinates, which is 0 if the content begins at the table's top.
    var contentOffset: Double { Double(collectionView.contentOffset.y + coveredInsets.top) }

    /// Lays the list out for the collection view's size, insets and direction, if they have changed.
    ///
    /// Call this method after your view has laid out its subviews.
    ///
    /// The table has the collection view's width, and the height that neither bars nor the app's insets cover. When a bar
    /// appears or disappears, the content does not move on the screen, unless it would then be beyond an end, or the edited
    /// row must be scrolled into sight. While a row is lifted, bars that appear or disappear are ignored.
    ///
    /// - Complexity: The cost of laying the list out for a width.
    public func resizeIfNeeded() {
      // A resize would show UIKit a newer list in the middle of an update, so it waits for the end of the update.
      guard !isUpdating else {
        mayHaveResized = true
        return
      }
      mayHaveResized = false
      if collectionView.readingDirection != driver.table.direction { send(.wait) }
      let size = uncoveredSize
      if size.width > 0, size != driver.table.size || coveredInsets.top != laidOutTopInset { resize(to: size) }
      makeRoomForKeyboard()
    }

    private func resize(to size: LayoutSize) {
      let (topInset, wasScrolling) = (coveredInsets.top, isScrolling)
      let hasTopMoved = topInset != laidOutTopInset
      laidOutTopInset = topInset
      // If the top edge has moved, the content stays where it is on the screen, and the table follows it.
      isScrolling = hasTopMoved || wasScrolling
      send(.resize(size))
      if hasTopMoved {
        send(.scrollTo(contentOffset: contentOffset))
        // Scrolling to the edited row has stopped, so the table begins it again.
        if keyboardInset > 0 { send(.keyboard(height: Double(keyboardInset))) }
      }
      isScrolling = wasScrolling
      displayedList = list
      collectionView.collectionViewLayout.invalidateLayout()
    }

    /// Freezes the covered insets while a row is lifted, so that the table does not move under it, and updates them
    /// afterward.
    func followLiftedRow() {
      let isLifted = list.liftedRow != nil
      guard isLifted != (coveredInsetsWhenLifted != nil) else { return }
      coveredInsetsWhenLifted = isLifted ? coveredInsets : nil
      if !isLifted { resizeIfNeeded() }
    }

    /// Scrolls the collection view to the table's content offset, for example after an edit above the rows in sight, for a
    /// keyboard, or under a lifted row.
    ///
    /// If `isScrolledByUIKit`, the table follows the content instead, unless a row is lifted.
    func updateContent(at time: Time) {
      guard list.liftedRow != nil || !isScrolledByUIKit else { return }
      moveContent(by: driver.table.contentOffset(at: time) - contentOffset)
    }

    /// Whether a finger touches the content, the content still glides, or `isScrolling` is true.
    var isScrolledByUIKit: Bool {
      let view = collectionView
      return isScrolling || view.isTracking || view.isDragging || view.isDecelerating
    }

    /// Applies a change by the app or a screen reader, and shows it; rows that the table keeps in place stay there even while
    /// UIKit scrolls, unless `isUpdating` or `isScrolling` is true.
    ///
    /// UIKit continues from the new offset. Rows then do not travel, because the content could not follow them.
    func presentKeepingRowsInPlace(_ event: () -> ListEffects) -> ListEffects {
      guard isScrolledByUIKit, !isScrolling, !isUpdating, list.liftedRow == nil else { return present(event()) }
      let now = Time.now
      var effects = ListEffects.none
      if !driver.table.reducesMotion { effects = driver.handle(.reducesMotion(true), at: now) }
      let oldOffset = driver.table.contentOffset(at: now)
      effects.add(event())
      let distance = driver.table.contentOffset(at: now) - oldOffset
      // Showing the effects restores the system's setting for reduced motion.
      _ = present(effects)
      moveContent(by: distance)
      return effects
    }

    func moveContent(by distance: Double) {
      guard distance != 0 else { return }
      isPlacing = true
      collectionView.contentOffset.y += CGFloat(distance)
      isPlacing = false
    }
  }

  extension TableInput {
    /// Whether a host keeps the rows in sight in place, because the input comes from the app or a screen reader, not from a
    /// finger, and may insert, remove or resize rows.
    var keepsRowsInPlace: Bool {
      switch self {
      case .perform, .undo, .confirm, .cancel, .endEditing, .setHeights: true
      case .touch, .wheel, .key, .hover, .type, .gesture, .resize, .scrollTo, .keyboard, .cancelTouches, .reducesMotion,
        .policies, .options, .wait, .custom:
        false
      }
    }
  }
#endif
