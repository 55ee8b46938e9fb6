// The functions of SWTableViewCell's later master that differ from v0.1.1, taken from the library, not from the article.
extension UtilityButtons {
  /// The functions of the library's later master, under the library's names.
  enum SWTableViewCellMaster {
    static var cellClass: CellClass {
      CellClass(
        name: "SWTableViewCell", buttonViewName: "SWUtilityButtonView", hasLeftButtons: true, firstTag: 0,
        controlEvents: .up, fillsWidth: true, startsEmpty: false, centersOnLayout: false, scrollsFromCode: true,
        resetsOnReuse: true)
    }

    /// `prepareForReuse`: puts the content and the strips' frames where they are in a new cell.
    static func prepareForReuse(_ cell: inout UtilityButtons) { cell.reset() }

    /// `hideUtilityButtonsAnimated:`, `showLeftUtilityButtonsAnimated:` and `showRightUtilityButtonsAnimated:`: scrolls to a
    /// state, unless the cell is in that state.
    static func scroll(_ cell: inout UtilityButtons, to rest: Rest, animated: Bool, at time: Time) -> SwipeEffects {
      cell.rest == rest ? .none : Article.scroll(&cell, to: rest, animated: animated, at: time)
    }

    /// Returns the total width that a strip's buttons ask for, limited so that 90 points of the row remain, and then rounded
    /// to whole points.
    static func utilityButtonsWidth(_ actions: [InteractionAction], in cell: UtilityButtons) -> Double {
      let requestedWidth = actions.reduce(0) {
        $0 + ($1.width ?? UtilityButtons.defaultButtonWidth).madeFinite.clamped(to: cell.options.buttonWidths)
      }
      let limit = cell.size.width - UtilityButtons.defaultButtonWidth
      return max(0, min(requestedWidth, limit)).rounded(.toNearestOrAwayFromZero)
    }

    /// `scrollViewWillEndDragging:withVelocity:targetContentOffset:`, as the scroll view's delegate: considers the velocity
    /// before the state, and returns the state to scroll to.
    static func scrollViewWillEndDragging(
      _ drag: DragEnd, in cellState: CellState, of cell: UtilityButtons
    ) -> CellState {
      if drag.velocity >= drag.flick {
        return cellState == .left || cell.strips.trailing.isEmpty ? .center : .right
      } else if drag.velocity <= -drag.flick {
        return cellState == .right || cell.strips.leading.isEmpty ? .center : .left
      } else {
        if drag.targetContentOffset > drag.rightThreshold { return .right }
        if drag.targetContentOffset < drag.leftThreshold { return .left }
        return .center
      }
    }
  }
}
