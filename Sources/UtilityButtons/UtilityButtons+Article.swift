// SWTableViewCell v0.1.1, function by function, under its names and in the article's order. If a function is divided here,
// the names of its parts are this package's, as are `panCancelled` and `panFailed`.
//
// In other files:
//
//   `utilityButtonsPadding`                                `padding`, in `+Layout`
//   `leftUtilityButtonsWidth`, `rightUtilityButtonsWidth`  `leftWidth`, `rightWidth`, in `+Layout`
//   `kUtilityButtonWidthDefault`                           `defaultButtonWidth`, in `+Layout`
//   `kUtilityButtonsWidthMax`                              `maximumStripWidth`, in `+Layout`
//   the scroll view's `contentSize`                        `contentSize`, in `+ScrollDriven`
//   `scrollViewContentOffset`, the first `contentOffset`   `closedContentOffset`, in `+ScrollDriven`
//   a flick, at 0.5 points per millisecond                 `flick`, in `+Release`
//
// There are no views. `sw_addUtilityButtonWithColor:title:` and `sw_addUtilityButtonWithColor:icon:` create a UIButton;
// here, it is an `InteractionAction`. The article places the strips, adds them to the scroll view and fills them, and
// the cell moves its subviews into the scroll view; here, `draw` lists all of them as layers. The scroll view's
// indicator and `scrollsToTop` have no counterpart. The author's own cell is `ZCJTableViewCell`.
extension UtilityButtons {
  /// The functions of SWTableViewCell v0.1.1, from the article and the library.
  package enum Article {
    static var cellClass: CellClass {
      CellClass(
        name: "SWTableViewCell", buttonViewName: "SWUtilityButtonView", hasLeftButtons: true, firstTag: 0,
        controlEvents: .down, fillsWidth: false, startsEmpty: false, centersOnLayout: true, scrollsFromCode: true,
        resetsOnReuse: false)
    }

    // MARK: SWUtilityButtonView

    /// `calculateUtilityButtonWidth` ("SWUtilityButtonView"), for reference only, because an `ActionStrip` calculates the
    /// widths here.
    ///
    /// - Parameter utilityButtons: The number of buttons, 1 or more.
    /// - Returns: The width of each button, in points.
    package static func calculateUtilityButtonWidth(_ utilityButtons: Int) -> Double {
      var buttonWidth = UtilityButtons.defaultButtonWidth
      if buttonWidth * Double(utilityButtons) > UtilityButtons.maximumStripWidth {
        let buffer = buttonWidth * Double(utilityButtons) - UtilityButtons.maximumStripWidth
        buttonWidth -= buffer / Double(utilityButtons)
      }
      return buttonWidth
    }

    /// `populateUtilityButtons` ("SWUtilityButtonView"), for reference only; a row has `actionFrame` and `articleTag`.
    ///
    /// The buttons' target is the cell, for `UIControlEventTouchDown` (here `cellClass.controlEvents`).
    ///
    /// - Parameters:
    ///   - utilityButtons: The number of buttons.
    ///   - utilityButtonWidth: The width of each button, in points.
    ///   - height: The cell's height, in points.
    /// - Returns: The frame of each button in the strip, and its tag, from the left.
    package static func populateUtilityButtons(
      _ utilityButtons: Int, utilityButtonWidth: Double, height: Double
    ) -> [(frame: LayoutRect, tag: Int)] {
      (0..<utilityButtons).map { utilityButtonsCounter in
        var utilityButtonXCord = 0.0
        if utilityButtonsCounter >= 1 { utilityButtonXCord = utilityButtonWidth * Double(utilityButtonsCounter) }
        return (LayoutRect(utilityButtonXCord, 0, utilityButtonWidth, height), utilityButtonsCounter)
      }
    }

    // MARK: SWTableViewCell

    /// `scrollViewDidScroll:` ("SWTableViewCell"), as the scroll view's delegate: moves the right strip while it
    /// shows, and otherwise the left strip, along with the content offset, in points.
    static func scrollViewDidScroll(_ frames: inout StripFrames, contentOffset: Double, in cell: UtilityButtons) {
      if contentOffset > cell.leftWidth {
        frames.rightX = contentOffset + (cell.size.width - cell.rightWidth)
      } else {
        frames.leftX = contentOffset
      }
    }

    /// Returns the values that `scrollViewWillEndDragging` compares; positions are in points from the left end of the scroll
    /// view's content.
    static func dragEnd(_ velocity: Double, targetContentOffset: Double, in cell: UtilityButtons) -> DragEnd {
      DragEnd(
        velocity: velocity, flick: cell.flick, targetContentOffset: targetContentOffset,
        rightThreshold: cell.padding - cell.rightWidth / 2, leftThreshold: cell.leftWidth / 2)
    }

    /// `scrollViewWillEndDragging:withVelocity:targetContentOffset:` ("SWTableViewCell"), as the scroll view's delegate.
    ///
    /// Returns the state to scroll to, by `scrollToLeft:`, `scrollToCenter:` or `scrollToRight:`; nil for `// No-op`.
    static func scrollViewWillEndDragging(_ drag: DragEnd, in cellState: CellState) -> CellState? {
      switch cellState {
      case .center:
        if drag.velocity >= drag.flick {
          return .right
        } else if drag.velocity <= -drag.flick {
          return .left
        } else {
          if drag.targetContentOffset > drag.rightThreshold { return .right }
          if drag.targetContentOffset < drag.leftThreshold { return .left }
          return .center
        }
      case .left:
        if drag.velocity >= drag.flick {
          return .center
        } else if drag.velocity <= -drag.flick {
          return noOp
        } else {
          if drag.targetContentOffset >= drag.rightThreshold { return .right }
          if drag.targetContentOffset > drag.leftThreshold { return .center }
          return .left
        }
      case .right:
        if drag.velocity >= drag.flick {
          return noOp
        } else if drag.velocity <= -drag.flick {
          return .center
        } else {
          if drag.targetContentOffset <= drag.leftThreshold { return .left }
          if drag.targetContentOffset < drag.rightThreshold { return .center }
          return .right
        }
      }
    }

    /// The article's `// No-op`.
    static var noOp: CellState? { nil }

    /// Returns the target that the scroll view has proposed, in points, at which the content comes to rest after a
    /// `// No-op`.
    static func target(afterNoOp release: SwipeRelease) -> Double { release.target }

    /// `rightUtilityButtonHandler:` ("SWTableViewCell"), for reference only: the action that a right button sends to its cell.
    ///
    /// Returns the index that `swippableTableViewCell:didTriggerRightUtilityButtonWithIndex:` passes to the delegate.
    package static func rightUtilityButtonHandler(utilityButtonTag: Int) -> Int { utilityButtonTag }

    // MARK: In the library, not in the article

    /// `initializer` (library): until the first layout pass, the strips are 0 wide, apart from the space for a section index,
    /// and the right one is at the cell's width, in points.
    static func initializer(width: Double) -> StripFrames { StripFrames(rightX: width, isLaidOut: false) }

    /// Returns the notice that `scrollToLeft:`, `scrollToCenter:`, `scrollToRight:` and `hideUtilityButtonsAnimated:`
    /// (library) send to the delegate, even if the state has not changed.
    static func scrollingToState(_ rest: Rest, from _: Rest) -> SwipeNotice? { rest.notice }

    /// `layoutSubviews` (library): moves the content back to the center in any state, and leaves the state as it is.
    ///
    /// `contentOffset` is the content offset before the layout pass, in points.
    static func layoutSubviews(_ cell: inout UtilityButtons, contentOffset: Double) {
      cell.put(at: .closed, from: contentOffset, as: cell.rest)
    }

    /// The second part of `layoutSubviews`: whatever the content offset, the strips get their widths, the left strip's x
    /// becomes that strip's width, and the right strip's x becomes the cell's width.
    static func layoutButtonViews(_ frames: inout StripFrames, in cell: UtilityButtons) {
      frames.leftX = cell.leftWidth
      frames.rightX = cell.size.width
      frames.isLaidOut = true
    }

    /// `scrollViewPressed:` (library), as the action of a tap recogniser: selects a closed cell, and closes an open one.
    static func scrollViewPressed(_ cell: inout UtilityButtons, at time: Time) -> SwipeEffects {
      cell.cellState == .center ? SwipeEffects(.didSelect) : cell.request(.closed, animated: true, at: time)
    }

    /// `hideUtilityButtonsAnimated:` (library), and its counterpart for an open state: scrolls to the resting position even if
    /// the content is already on its way there.
    static func scroll(
      _ cell: inout UtilityButtons, to rest: Rest, animated: Bool, at time: Time
    ) -> SwipeEffects {
      cell.go(to: rest, cause: .request(animated: animated), at: time)
    }

    // MARK: Left to UIKit

    /// Ends a cancelled drag like a release at velocity 0, but never as a full swipe; UIKit does not document its scroll
    /// view's response.
    static func panCancelled(_ cell: inout UtilityButtons, _ sample: PanSample, at time: Time) -> SwipeEffects {
      guard let release = cell.handleLastSample(sample, velocity: 0, at: time) else { return .none }
      return cell.letGo(release, at: time)
    }

    /// Leaves the content where it is, because nothing handles a failed recogniser.
    static func panFailed(_ cell: inout UtilityButtons, _ sample: PanSample, at time: Time) -> SwipeEffects {
      guard case .held(let hold, let rest) = cell.state else { return .none }
      cell.state.stop(at: hold.offset, rest: rest, in: cell.strips)
      return .none
    }
  }
}
