// SwipeableTableViewCell, the author's final version, in the order of its source. `layoutSubviews` is the same as in the
// article, and `draw` lists the views of `setUp`. `dealloc` and the notification centre have no counterpart, because a row is
// a value, and the list forwards events of other rows.
extension ScrollSwipe {
  /// The longest time that content may take to close at the finger's velocity, in seconds; content that would take longer is
  /// animated.
  ///
  /// From SwipeableTableViewCell: 300 milliseconds, `kSwipeableTableViewCellMaxCloseMilliseconds`.
  public static let maximumCloseDuration = 300.0 / 1000
  /// The default speed above which a release counts as a flick, in points per second.
  ///
  /// From SwipeableTableViewCell: 0.6 points per millisecond, `kSwipeableTableViewCellOpenVelocityThreshold`.
  public static let openVelocity = 0.6 * 1000
  /// The width of a new cell before a table lays it out, in points.
  ///
  /// From UITableViewCell: 320 on any screen.
  public static let initialWidth = 320.0

  /// Returns whether only the content shows, like the library's `closed`.
  ///
  /// - Parameter time: The moment.
  /// - Returns: True at offset 0, even if the content is moving across it.
  /// - Complexity: O(1).
  public func isClosed(at time: Time) -> Bool { offset(at: time) == 0 }

  /// Returns the visible side.
  ///
  /// - Parameter time: The moment.
  /// - Returns: The side, or nil at offset 0.
  /// - Complexity: O(1).
  public func openSide(at time: Time) -> SwipeEdge? { shownEdge(at: offset(at: time)) }

  /// The library's functions, under the library's names.
  enum SwipeableTableViewCell {
    /// Hides the buttons, with `setContentOffset:animated:`.
    static func close(_ row: inout ScrollSwipe, animated: Bool, at time: Time) -> SwipeEffects {
      row.go(to: .closed, cause: .request(animated: animated), at: time)
    }

    /// Returns the containers of a new cell's buttons, placed beside the content by `createButtonWithWidth:onSide:`.
    ///
    /// - Parameter leftInset: The width of the left buttons, in points.
    /// - Returns: Both containers; the right one is at the right edge that the cell has before a table lays it out.
    static func createButtons(leftInset: Double) -> ButtonViews {
      ButtonViews(leftX: 0 - leftInset, rightX: initialWidth)
    }

    /// Shows the buttons of a side, like `openSide:animated:`.
    static func openSide(_ row: inout ScrollSwipe, _ side: SwipeEdge, animated: Bool, at time: Time) -> SwipeEffects {
      row.go(to: .open(side), cause: .request(animated: animated), at: time)
    }

    /// The x of a container without buttons, from `createButtonsView`, in points.
    static let emptyContainerX = 0.0

    /// Returns whether a change in the table is the event that a cell posts with `closeAllCellsExcept:`, when its drag
    /// begins or code opens the cell.
    static func isCloseEvent(_ change: TableChange) -> Bool { change == .otherRowOpened }

    /// Closes the row with an animation; a row that is already closed is animated from 0 to 0.
    static func handleCloseEvent(_ row: inout ScrollSwipe, at time: Time) -> SwipeEffects {
      row.go(to: .closed, cause: .table, alwaysAnimates: true, at: time)
    }

    // MARK: UIScrollViewDelegate

    /// Prevents scrolling to a side without buttons.
    ///
    /// - Parameter scrollView: The scroll view, at the content offset to which it has scrolled.
    @inline(__always)
    static func scrollViewDidScroll(_ scrollView: inout ScrollView) {
      let (leftInset, rightInset) = scrollView.contentInset
      if (leftInset == 0 && scrollView.contentOffset < 0) || (rightInset == 0 && scrollView.contentOffset > 0) {
        scrollView.contentOffset = 0
      }
    }

    /// Prevents scrolling to a side without buttons, keeps the buttons of the visible container in place, and hides the
    /// other container, or both at content offset 0.
    ///
    /// - Parameters:
    ///   - scrollView: The scroll view, at the content offset to which it has scrolled.
    ///   - views: The containers.
    ///   - width: The cell's width, in points.
    @inline(__always)
    static func scrollViewDidScroll(_ scrollView: inout ScrollView, _ views: inout ButtonViews, width: Double) {
      scrollViewDidScroll(&scrollView)
      if scrollView.contentOffset < 0 {
        views.leftX = scrollView.contentOffset
        views.isLeftHidden = false
        views.isRightHidden = true
      } else if scrollView.contentOffset > 0 {
        views.rightX = width - scrollView.contentInset.right + scrollView.contentOffset
        views.isRightHidden = false
        views.isLeftHidden = true
      } else {
        views.isLeftHidden = true
        views.isRightHidden = true
      }
    }

    /// Chooses the open position if the finger has pulled the content beyond all buttons of a side, or flicks the content
    /// outward while some of them show; otherwise the closed one.
    ///
    /// - Parameters:
    ///   - scrollView: The scroll view as the finger leaves it.
    ///   - velocity: The finger's velocity, in points per second, positive toward larger content offsets.
    ///   - targetContentOffset: The content offset at which the scroll view comes to rest, in points.
    ///   - openVelocity: The speed above which a flick opens the row, in points per second.
    static func scrollViewWillEndDragging(
      _ scrollView: ScrollView, withVelocity velocity: Double, targetContentOffset: inout Double, openVelocity: Double
    ) {
      let x = scrollView.contentOffset
      let (leftInset, rightInset) = scrollView.contentInset
      if leftInset > 0 && (x < -leftInset || (x < 0 && velocity < -openVelocity)) {
        targetContentOffset = -leftInset
      } else if rightInset > 0 && (x > rightInset || (x > 0 && velocity > openVelocity)) {
        targetContentOffset = rightInset
      } else {
        targetContentOffset = 0
      }
    }

    /// Returns whether content that closes after a release is animated, because it would not reach 0 soon enough; from the
    /// end of `scrollViewWillEndDragging`.
    ///
    /// - Parameters:
    ///   - x: The content offset at the release, in points.
    ///   - velocity: The finger's velocity, in points per second, positive toward larger content offsets.
    /// - Returns: True if the finger rests or moves outward, or if the content, at the finger's velocity, would take longer
    ///   than `maximumCloseDuration` to reach 0.
    static func isAnimated(contentOffset x: Double, velocity: Double) -> Bool {
      let seconds = x / -velocity
      return velocity == 0 || seconds < 0 || seconds > maximumCloseDuration
    }
  }
}
