extension ScrollSwipe {
  /// The corrected functions, nearly all under the names of the functions that they replace, if there are any.
  enum Corrected {
    /// Opens the row after a release where all buttons show.
    static func scrollViewWillEndDraggingAtInset(_ scrollView: ScrollView, targetContentOffset: inout Double) {
      if scrollView.contentOffset <= -scrollView.contentInset.left {
        targetContentOffset = -scrollView.contentInset.left
      } else if scrollView.contentOffset >= scrollView.contentInset.right {
        targetContentOffset = scrollView.contentInset.right
      }
    }

    /// Opens the row after a release where at least half of the buttons show, unless the finger flicks the content back
    /// faster than `openVelocity`.
    ///
    /// - Parameters:
    ///   - scrollView: The scroll view as the finger leaves it.
    ///   - velocity: The finger's velocity, in points per second, positive toward larger content offsets.
    ///   - targetContentOffset: The content offset at which the scroll view comes to rest, in points.
    ///   - openVelocity: The speed above which a flick back keeps the row from opening, in points per second.
    static func scrollViewWillEndDraggingAtHalf(
      _ scrollView: ScrollView, withVelocity velocity: Double, targetContentOffset: inout Double,
      openVelocity: Double
    ) {
      let x = scrollView.contentOffset
      let (leftInset, rightInset) = scrollView.contentInset
      if x <= -leftInset / 2 && velocity <= openVelocity {
        targetContentOffset = -leftInset
      } else if x >= rightInset / 2 && velocity >= -openVelocity {
        targetContentOffset = rightInset
      }
    }

    /// Lays the row out if its width has changed, and leaves an open row open.
    static func layoutSubviews(_ row: inout ScrollSwipe, bounds: LayoutSize) {
      let oldWidth = row.size.width
      row.size = bounds
      guard bounds.width != oldWidth else { return }
      row.layOutButtons()
      row.put(at: row.rest)
    }

    /// Returns both containers, each placed as if its side showed, and hidden if the side does not show.
    static func scrollViewDidScroll(_ scrollView: ScrollView, width: Double) -> ButtonViews {
      ButtonViews(
        leftX: scrollView.contentOffset, rightX: width - scrollView.contentInset.right + scrollView.contentOffset,
        isLeftHidden: scrollView.contentOffset >= 0, isRightHidden: scrollView.contentOffset <= 0)
    }

    /// Closes an open row that no finger holds.
    static func handleCloseEvent(_ row: inout ScrollSwipe, at time: Time) -> SwipeEffects {
      guard !row.isHeld && row.isOpen else { return .none }
      return row.go(to: .closed, cause: .table, at: time)
    }

    /// Moves the content back to the resting position before the gesture.
    static func panCancelled(_ row: inout ScrollSwipe, at time: Time) -> SwipeEffects {
      row.go(to: row.rest, cause: .cancellation, at: time)
    }

    /// Moves the content back to the resting position before the gesture, as after a cancelled pan.
    static func panFailed(_ row: inout ScrollSwipe, at time: Time) -> SwipeEffects { panCancelled(&row, at: time) }

    /// Returns the notice of a resting position; nil if the resting position has not changed.
    static func notice(of rest: Rest, after oldRest: Rest) -> SwipeNotice? { rest != oldRest ? rest.notice : nil }

    /// Returns the greatest total width of a side's buttons in a row of the given width, in points; negative, which counts
    /// as 0, if the row is narrower than the content that stays visible.
    static func buttonLimit(width: Double) -> Double { width - ActionStrip.minimumVisibleContentWidth }
  }
}
