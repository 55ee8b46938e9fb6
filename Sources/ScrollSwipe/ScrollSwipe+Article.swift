// The article's code, in its order: the cell sets up a scroll view and acts as its delegate.
//
// The article creates its views in a method that `initWithCoder:` and `initWithStyle:reuseIdentifier:` call. Here,
// `draw` lists them as layers, and an `ActionStrip` places the buttons. Resizing masks, indicators and `scrollsToTop`
// have no counterpart, because a row has no view.

// MARK: Setting up the scroll view

extension ScrollSwipe {
  /// The size of the scrolling content, in points; it is the row's, so that the content scrolls only into the insets.
  public var contentSize: LayoutSize { size }

  /// The space beside the content, in points, which is the width of the buttons on each side.
  public var contentInset: (leading: Double, trailing: Double) {
    (strips.leading.totalWidth, strips.trailing.totalWidth)
  }

  /// The label's distance from each side of the content, in points.
  ///
  /// From the article, where the content view is created: 10.
  public static let labelInset = 10.0

  /// The width of a button whose action does not ask for one, in points.
  ///
  /// From the article, "create two buttons": each is 80 wide.
  public static let defaultButtonWidth = 80.0

  /// The article's functions, under the article's names.
  enum Article {
    /// Returns the frame of the label in a content view with the given frame, from `CGRectInset(contentView.bounds, 10, 0)`.
    static func labelFrame(in contentViewFrame: LayoutRect) -> LayoutRect {
      LayoutRect(
        contentViewFrame.x + labelInset, contentViewFrame.y, max(0, contentViewFrame.width - 2 * labelInset),
        contentViewFrame.height)
    }

    /// The x of `buttonsView` in a new cell, in points, from `CGRectMake(0, 0, 160, height)`.
    static let initialButtonsViewX = 0.0

    // MARK: - The scroll view's delegate

    /// `scrollViewWillEndDragging:withVelocity:targetContentOffset:`: chooses the open position if the finger has pulled
    /// the content beyond all buttons, and otherwise the closed one.
    ///
    /// The scroll view asks its delegate once, when the finger lifts. The article ignores the velocity.
    ///
    /// - Parameters:
    ///   - scrollView: The scroll view as the finger leaves it.
    ///   - targetContentOffset: The content offset at which the scroll view comes to rest, in points.
    static func scrollViewWillEndDragging(_ scrollView: ScrollView, targetContentOffset: inout Double) {
      if scrollView.contentOffset < -scrollView.contentInset.left {
        targetContentOffset = -scrollView.contentInset.left
      } else {
        targetContentOffset = 0
      }
    }

    /// `layoutSubviews`: gives the content the size of the view, and closes the row, in every layout pass of the cell.
    ///
    /// - Parameters:
    ///   - row: The row.
    ///   - bounds: The size of the cell's content view, in points.
    static func layoutSubviews(_ row: inout ScrollSwipe, bounds: LayoutSize) {
      row.size = bounds
      // Not in the article, but the rubber band depends on the width, and the buttons' limit may, too.
      row.layOutButtons()
      row.put(at: .closed)
    }

    /// `scrollViewDidScroll:`: prevents scrolling to the trailing side, which has no buttons.
    ///
    /// The scroll view notifies its delegate of every change of its content offset.
    ///
    /// - Parameter scrollView: The scroll view, at the content offset to which it has scrolled.
    @inline(__always)
    static func scrollViewDidScroll(_ scrollView: inout ScrollView) {
      if scrollView.contentOffset > 0 {
        scrollView.contentOffset = 0
      }
    }

    /// `scrollViewDidScroll:` in the article's last version: also keeps the buttons in place.
    ///
    /// - Parameters:
    ///   - scrollView: The scroll view, at the content offset to which it has scrolled.
    ///   - buttonsViewX: The x of the view that holds the buttons, in the scroll view's content, in points.
    @inline(__always)
    static func scrollViewDidScroll(_ scrollView: inout ScrollView, buttonsViewX: inout Double) {
      scrollViewDidScroll(&scrollView)
      buttonsViewX = scrollView.contentOffset
    }
  }
}

// MARK: - Beyond the article

extension ScrollSwipe.Article {
  /// Puts the scroll view back to 0 if it shows a leading side without buttons; the article's cell always has leading
  /// buttons.
  @inline(__always)
  static func resetIfNoLeadingButtons(_ scrollView: inout ScrollSwipe.ScrollView) {
    if scrollView.contentInset.left == 0 && scrollView.contentOffset < 0 { scrollView.contentOffset = 0 }
  }

  /// Returns the x of an empty right view, at the cell's right edge, in points.
  static func emptyRightViewX(_ scrollView: ScrollSwipe.ScrollView, width: Double) -> Double {
    width + scrollView.contentOffset
  }

  /// The greatest total width of a side's buttons, which the article does not limit.
  static let buttonLimit = Double.infinity

  /// Ends a cancelled drag like a release at velocity 0, but never as a full swipe; UIKit does not document its scroll
  /// view's response.
  static func panCancelled(_ row: inout ScrollSwipe, _ sample: PanSample, at time: Time) -> SwipeEffects {
    row.panChanged(sample)
    return row.letGo(velocity: 0, at: time)
  }

  /// Leaves the content where it is, because nothing handles a failed recogniser.
  static func panFailed(_ row: inout ScrollSwipe, at time: Time) -> SwipeEffects {
    row.letGoInPlace(at: time)
    return .none
  }

  /// Finishes a running motion.
  static func finishMotion(_ row: inout ScrollSwipe) { row.finishMotionAtOnce() }
}
