// SwipeableTableViewCell, the author's final version, in its order. Its `layoutSubviews` is the article's. `dealloc`, `setUp`
// and the notification centre have no counterpart, because a row is a value, and its list passes on other rows' events.
extension ScrollSwipe {
  /// The longest time that the content may take to close at its velocity without an animation, in seconds.
  ///
  /// From SwipeableTableViewCell: 300 milliseconds, `kSwipeableTableViewCellMaxCloseMilliseconds`.
  public static let longestClose = 300.0 / 1000
  /// The velocity above which a flick opens, in points per second.
  ///
  /// From SwipeableTableViewCell: 0.6 points per millisecond, `kSwipeableTableViewCellOpenVelocityThreshold`.
  public static let openVelocity = 0.6 * 1000
  /// The width of a new cell before a table lays it out, in points.
  ///
  /// From UITableViewCell: 320 on any screen.
  public static let initialWidth = 320.0

  /// Whether only the content shows: the library's `closed`.
  ///
  /// - Parameter time: The moment.
  /// - Returns: True at offset 0, even while the content is only passing it.
  /// - Complexity: O(1).
  public func isClosed(at time: Time) -> Bool { offset(at: time) == 0 }

  /// The side that shows.
  ///
  /// - Parameter time: The moment.
  /// - Returns: The side, or nil at offset 0.
  /// - Complexity: O(1).
  public func openSide(at time: Time) -> SwipeEdge? { shownEdge(at: offset(at: time)) }

  /// The library's own functions, under its names.
  enum SwipeableTableViewCell {
    /// Hides the buttons: `setContentOffset:animated:`.
    static func close(_ row: inout ScrollSwipe, animated: Bool, at time: Time) -> SwipeEffects {
      row.go(to: .closed, .request(animated: animated), at: time)
    }

    /// Places the containers of a new cell's buttons: `createButtonWithWidth:onSide:` puts them beside its content.
    ///
    /// - Parameter leftInset: The width of the left buttons, in points.
    /// - Returns: Both containers, the right one at the right edge that the cell has before a table lays it out.
    static func createButtons(leftInset: Double) -> ButtonViews {
      ButtonViews(left: 0 - leftInset, right: initialWidth)
    }

    /// Shows the buttons of a side: `openSide:animated:`.
    static func openSide(_ row: inout ScrollSwipe, _ side: SwipeEdge, animated: Bool, at time: Time) -> SwipeEffects {
      row.go(to: .open(side), .request(animated: animated), at: time)
    }

    /// The x of a container without buttons, in points: `createButtonsView`.
    static let createButtonsView = 0.0

    /// Whether a change of the table is the event of `closeAllCellsExcept:`, which a cell posts when its drag begins.
    static func isCloseEvent(_ change: TableChange) -> Bool { change == .otherRowOpened }

    /// Closes the row with an animation, even one from 0 to 0.
    static func handleCloseEvent(_ row: inout ScrollSwipe, at time: Time) -> SwipeEffects {
      row.go(to: .closed, .table, alwaysAnimates: true, at: time)
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

    /// The same, and lays out the container that shows: its buttons stay in place, and the other one is hidden.
    ///
    /// - Parameters:
    ///   - scrollView: The scroll view, at the content offset to which it has scrolled.
    ///   - views: The containers.
    ///   - width: The cell's width, in points.
    @inline(__always)
    static func scrollViewDidScroll(_ scrollView: inout ScrollView, _ views: inout ButtonViews, width: Double) {
      scrollViewDidScroll(&scrollView)
      if scrollView.contentOffset < 0 {
        views.left = scrollView.contentOffset
        views.isLeftHidden = false
        views.isRightHidden = true
      } else if scrollView.contentOffset > 0 {
        views.right = width - scrollView.contentInset.right + scrollView.contentOffset
        views.isRightHidden = false
        views.isLeftHidden = true
      } else {
        views.isLeftHidden = true
        views.isRightHidden = true
      }
    }

    /// Rests open if the finger has pulled beyond all buttons of a side, or flicks outward; otherwise closed.
    ///
    /// - Parameters:
    ///   - scrollView: The scroll view as the finger leaves it.
    ///   - velocity: How fast the finger moves, in points per second, positive toward larger content offsets.
    ///   - targetContentOffset: The content offset at which it comes to rest, in points.
    ///   - openVelocity: The velocity above which a flick opens, in points per second.
    static func scrollViewWillEndDragging(
      _ scrollView: ScrollView, withVelocity velocity: Double, targetContentOffset: inout Double, openVelocity: Double
    ) {
      let x = scrollView.contentOffset
      let (left, right) = scrollView.contentInset
      if left > 0 && (x < -left || (x < 0 && velocity < -openVelocity)) {
        targetContentOffset = -left
      } else if right > 0 && (x > right || (x > 0 && velocity > openVelocity)) {
        targetContentOffset = right
      } else {
        targetContentOffset = 0
      }
    }

    /// Whether closing content is animated after a release, because it is not on a fast path to 0: the end of
    /// `scrollViewWillEndDragging`.
    ///
    /// - Parameters:
    ///   - x: The content offset at which the finger lets go, in points.
    ///   - velocity: How fast the finger moves, in points per second, positive toward larger content offsets.
    /// - Returns: True if the finger rests, moves outward, or would take longer than `longestClose` to reach 0.
    static func isAnimated(contentOffset x: Double, velocity: Double) -> Bool {
      let seconds = x / -velocity
      return velocity == 0 || seconds < 0 || seconds > longestClose
    }
  }
}
