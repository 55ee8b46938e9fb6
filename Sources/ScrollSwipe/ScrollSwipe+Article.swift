// The article's code, in its order: first it sets up its scroll view, and then its cell is that scroll view's delegate.
//
// It also creates the views; here `draw` lists them as layers, and an `ActionStrip` places the buttons. Resizing masks,
// indicators and `scrollsToTop` have no counterpart, because a row has no view.

// MARK: Setting up the scroll view

extension ScrollSwipe {
  /// The size of the scrolling content: always the row's own, so that only the insets make room.
  public var contentSize: LayoutSize { size }

  /// The room beside the content, in points: the widths of its buttons.
  public var contentInset: (leading: Double, trailing: Double) { (strips.leading.total, strips.trailing.total) }

  /// The label's distance from both sides, in points.
  ///
  /// From the article, "set up the content view": 10.
  public static let labelInset = 10.0

  /// The width of a button whose action asks for none, in points.
  ///
  /// From the article, "create two buttons": 160 for two.
  public static let defaultButtonWidth = 80.0

  /// The article's own functions, under its names.
  enum Article {
    /// The label's frame in the content view: `CGRectInset(contentView.bounds, 10, 0)`.
    static func label(in contentView: LayoutRect) -> LayoutRect {
      LayoutRect(
        contentView.x + labelInset, contentView.y, max(0, contentView.width - 2 * labelInset), contentView.height)
    }

    /// The x of `buttonsView` in a new cell, in points: the first of `CGRectMake(0, 0, 160, height)`.
    static let firstButtonsView = 0.0

    // MARK: - The scroll view's delegate

    /// `scrollViewWillEndDragging:withVelocity:targetContentOffset:`: rests open if the finger has pulled beyond all
    /// buttons, otherwise closed.
    ///
    /// The scroll view asks its delegate once, when the finger lifts. The article does not read the velocity.
    ///
    /// - Parameters:
    ///   - scrollView: The scroll view as the finger leaves it.
    ///   - targetContentOffset: The content offset at which it comes to rest, in points.
    static func scrollViewWillEndDragging(_ scrollView: ScrollView, targetContentOffset: inout Double) {
      if scrollView.contentOffset < -scrollView.contentInset.left {
        targetContentOffset = -scrollView.contentInset.left
      } else {
        targetContentOffset = 0
      }
    }

    /// `layoutSubviews`: makes the content as large as the view, and closes it, in every layout pass of the cell.
    ///
    /// - Parameters:
    ///   - row: The row.
    ///   - bounds: The size of its content view, in points.
    static func layoutSubviews(_ row: inout ScrollSwipe, bounds: LayoutSize) {
      row.size = bounds
      row.layOutButtons()
      row.put(at: .closed)
    }

    /// `scrollViewDidScroll:`: prevents scrolling in the other direction, which has no buttons.
    ///
    /// The scroll view notifies its delegate of every change.
    ///
    /// - Parameter scrollView: The scroll view, at the content offset to which it has scrolled.
    @inline(__always)
    static func scrollViewDidScroll(_ scrollView: inout ScrollView) {
      if scrollView.contentOffset > 0 {
        scrollView.contentOffset = 0
      }
      closeWithoutButtons(&scrollView)
    }

    /// `scrollViewDidScroll:` in the article's last version: the same, and the buttons stay in place.
    ///
    /// - Parameters:
    ///   - scrollView: The scroll view, at the content offset to which it has scrolled.
    ///   - buttonsView: The x of the view that holds the buttons, in the scroll view's content, in points.
    @inline(__always)
    static func scrollViewDidScroll(_ scrollView: inout ScrollView, buttonsView: inout Double) {
      scrollViewDidScroll(&scrollView)
      buttonsView = scrollView.contentOffset
    }
  }
}

// MARK: - Beyond the article: other rows, and UIKit's part

extension ScrollSwipe.Article {
  /// Puts a row without leading buttons back, because it has nothing to show there either; the article's always has some.
  @inline(__always)
  static func closeWithoutButtons(_ scrollView: inout ScrollSwipe.ScrollView) {
    if scrollView.contentInset.left == 0 && scrollView.contentOffset < 0 { scrollView.contentOffset = 0 }
  }

  /// The x of an empty right view, in points: the cell's right edge.
  static func noButtonsView(_ scrollView: ScrollSwipe.ScrollView, width: Double) -> Double {
    width + scrollView.contentOffset
  }

  /// The greatest width of a side's buttons, in points: unlimited.
  static let buttonLimit = Double.infinity

  /// Ends a drag that the system takes away: UIScrollView lets go at velocity 0, and asks its delegate as usual.
  static func panCancelled(_ row: inout ScrollSwipe, _ sample: PanSample, at time: Time) -> SwipeEffects {
    row.panChanged(sample)
    return row.letGo(velocity: 0, at: time)
  }

  /// Leaves the content where it is, because nothing handles a recogniser that fails.
  static func panFailed(_ row: inout ScrollSwipe, at time: Time) -> SwipeEffects {
    row.letGoInPlace(at: time)
    return .none
  }

  /// Treats a running motion as finished before anything else happens.
  static func finishMotion(_ row: inout ScrollSwipe) { row.finishMotionAtOnce() }
}
