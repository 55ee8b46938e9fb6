// ZCJTableViewCell, the author's imitation of SWTableViewCell, function by function, in the article's order.
//
// There are no views, as in `Article`: the button that `addButtonWithBackgroundColor:withTitle:` creates is an
// `InteractionAction` here, `draw` lists the subviews of `initializar` as layers, and
// `initWithFrame:Buttons:parentCell:buttonSelector:` has no counterpart.
// `KButtonWidthDefault`, whose value the article does not give, is `defaultButtonWidth`.
extension UtilityButtons {
  /// The functions of the author's own cell.
  package enum ZCJTableViewCell {
    static var cellClass: CellClass {
      CellClass(
        name: "ZCJTableViewCell", buttonViewName: "ZCJButtonView", hasLeftButtons: false, firstTag: 1000,
        controlEvents: .up, fillsWidth: false, startsEmpty: true, centersOnLayout: false, scrollsFromCode: false,
        resetsOnReuse: false)
    }

    // MARK: ZCJButtonView

    /// `getWidth` ("ZCJButtonView"), for reference only; here, an `ActionStrip` calculates the width.
    ///
    /// - Parameter buttons: The number of buttons.
    /// - Returns: The width of all of them, in points.
    package static func getWidth(_ buttons: Int) -> Double { UtilityButtons.defaultButtonWidth * Double(buttons) }

    /// `layoutButtons` ("ZCJButtonView"), for reference only; a row has `actionFrame` and `articleTag`.
    ///
    /// The buttons' target is the cell, for `UIControlEventTouchUpInside` (here `cellClass.controlEvents`).
    ///
    /// - Parameters:
    ///   - buttons: The number of buttons.
    ///   - height: The cell's height, in points.
    /// - Returns: The frame of each button in the strip, and its tag, from the left.
    package static func layoutButtons(_ buttons: Int, height: Double) -> [(frame: LayoutRect, tag: Int)] {
      (1000..<1000 + buttons).map { buttonCount in
        let width = UtilityButtons.defaultButtonWidth
        return (LayoutRect(Double(buttonCount - 1000) * width, 0, width, height), buttonCount)
      }
    }

    // MARK: ZCJTableViewCell

    /// `initializar` ("ZCJTableViewCell"): takes the strip's width from a view that is not stored yet, so the strip is
    /// 0 wide (`cellClass.startsEmpty`); its x is the cell's `width`, in points.
    static func initializar(width: Double) -> StripFrames { StripFrames(rightX: width, isLaidOut: true) }

    /// `scrollViewDidScroll:` ("ZCJTableViewCell"), as the scroll view's delegate: moves the strip along with the content
    /// offset, in points, while the strip shows.
    static func scrollViewDidScroll(_ frames: inout StripFrames, contentOffset: Double, in cell: UtilityButtons) {
      if contentOffset > 0 {
        frames.rightX = contentOffset + cell.size.width - cell.rightWidth
        frames.isRightWidthSet = true
      } else {
        // The author's cell has no left strip; the empty left strip of this row is where SWTableViewCell's would be.
        frames.leftX = contentOffset
      }
    }

    /// `scrollViewWillEndDragging:withVelocity:targetContentOffset:` ("ZCJTableViewCell"), as the scroll view's delegate.
    ///
    /// `rightThreshold` is `[self.rightButtonView getWidth] / 2`, because there are no left buttons.
    ///
    /// Returns the state to scroll to, by `scrollToCenter:` or `scrollToRight:`; nil for the empty branch.
    static func scrollViewWillEndDragging(_ drag: DragEnd, in cellState: CellState) -> CellState? {
      switch cellState {
      case .left, .center:
        if drag.velocity >= drag.flick { return .right }
        return drag.targetContentOffset >= drag.rightThreshold ? .right : .center
      case .right:
        if drag.velocity >= drag.flick {
          return Article.noOp
        } else if drag.velocity <= -drag.flick {
          return .center
        } else {
          return drag.targetContentOffset <= drag.rightThreshold ? .center : .right
        }
      }
    }

    /// `buttonAction:` ("ZCJTableViewCell"), for reference only: the action that each button sends to its cell.
    ///
    /// Returns the index that `swippableTableViewCell:didTriggerRightButtonViewWithIndex:` passes to the delegate.
    package static func buttonAction(tag: Int) -> Int { tag - 1000 }

    // MARK: In the author's code, not in the article

    /// `layoutSubviews`: the strip gets its width, and its x becomes the cell's width, whatever the content offset.
    static func layoutButtonViews(_ frames: inout StripFrames, in cell: UtilityButtons) {
      frames.rightX = cell.size.width
      frames.isRightWidthSet = true
    }
  }
}
