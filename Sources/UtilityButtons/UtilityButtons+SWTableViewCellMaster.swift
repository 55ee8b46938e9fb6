// SWTableViewCell's later master, where it differs from v0.1.1; taken from the library, not from the article.
extension UtilityButtons {
  /// The functions of the library's later master.
  enum SWTableViewCellMaster {
    static var cellClass: CellClass {
      CellClass(
        name: "SWTableViewCell", buttonViewName: "SWUtilityButtonView", hasLeftButtons: true, firstTag: 0,
        controlEvents: .up, fillsWidth: true, startsEmpty: false, layoutCenters: false, scrollsFromCode: true,
        resetsOnReuse: true)
    }

    /// `prepareForReuse`: resets the cell to a new one's state.
    static func prepareForReuse(_ cell: inout UtilityButtons) { cell.startOver() }

    /// The width of a strip: as its buttons ask, but leaving 90 points of the row; in whole points.
    static func utilityButtonsWidth(_ actions: [InteractionAction], in cell: UtilityButtons) -> Double {
      let asked = actions.reduce(0) {
        $0 + ($1.width ?? UtilityButtons.defaultButtonWidth).madeFinite.clamped(to: cell.options.buttonWidths)
      }
      let most = cell.size.width - UtilityButtons.defaultButtonWidth
      return max(0, min(asked, most)).rounded(.toNearestOrAwayFromZero)
    }

    /// `scrollViewWillEndDragging:withVelocity:targetContentOffset:`, as the delegate of its scroll view: the velocity decides
    /// first, and then the state.
    ///
    /// - Returns: The state to scroll to.
    static func scrollViewWillEndDragging(
      _ drag: EndOfDrag, in cellState: CellState, of cell: UtilityButtons
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
