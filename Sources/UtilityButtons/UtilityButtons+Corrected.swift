extension UtilityButtons {
  /// The corrected functions, nearly all under the names of the functions that they replace, if there are any.
  enum Corrected {
    /// The phase of a touch that presses a button, touch up inside, as in ZCJTableViewCell.
    static let controlEvents = PressPhase.up

    /// Returns the greatest total width of a strip's buttons, in points: `limit`, or less, so that 60 points of content stay
    /// visible; negative, which counts as 0, if the row is narrower than those 60 points and `inset`.
    static func utilityButtonsWidthMax(_ limit: Double, inset: Double, in cell: UtilityButtons) -> Double {
      min(limit, cell.size.width - ActionStrip.minimumVisibleContentWidth - inset)
    }

    /// Returns whether a side cannot open, because it is forbidden or has nothing to show.
    static func cannotOpen(_ edge: SwipeEdge, isEmpty: Bool, in cell: UtilityButtons) -> Bool {
      isEmpty || cell.isForbidden(edge)
    }

    /// Returns whether to paint a side's buttons: true if the side shows or the offset is 0.
    static func paintsActions(_ edge: SwipeEdge, at offset: Double) -> Bool { edge.sign * offset >= 0 }

    /// Returns the frames of a new cell that counts as laid out from the start, like the author's own cell.
    static func initializer(width: Double) -> StripFrames { ZCJTableViewCell.initializar(width: width) }

    /// Returns the values compared at a release; positions are in points from the closed position, so that both sides are
    /// rounded alike.
    static func dragEnd(_ release: SwipeRelease, in cell: UtilityButtons) -> DragEnd {
      DragEnd(
        velocity: 0 - release.velocity, flick: cell.flick, targetContentOffset: 0 - release.target,
        rightThreshold: cell.rightWidth / 2, leftThreshold: -cell.leftWidth / 2)
    }

    /// Returns the drag with a target at exactly half moved slightly toward the current state, because ZCJTableViewCell's `>=`
    /// would open a closed row and its `<=` would close an open row.
    static func nudgedOffHalf(_ drag: DragEnd, in cellState: CellState) -> DragEnd {
      var drag = drag
      guard drag.targetContentOffset == drag.rightThreshold else { return drag }
      drag.targetContentOffset =
        cellState == .right ? drag.rightThreshold.nextUp : drag.rightThreshold.nextDown
      return drag
    }

    /// Adds the branch that ZCJTableViewCell's function lacks, in which a flick shut keeps a closed row closed.
    static func scrollViewWillEndDragging(_ drag: DragEnd, in cellState: CellState) -> CellState? {
      if cellState != .right && drag.velocity <= -drag.flick { return .center }
      return ZCJTableViewCell.scrollViewWillEndDragging(drag, in: cellState)
    }

    /// Returns the state's position, in points, at which the content comes to rest after a `// No-op`.
    static func target(afterNoOp _: SwipeRelease, in cell: UtilityButtons) -> Double {
      cell.strips.offset(of: cell.rest)
    }

    /// Returns the notice that the delegate receives; nil if the state has not changed.
    static func scrollingToState(_ rest: Rest, from oldRest: Rest) -> SwipeNotice? {
      rest == oldRest ? nil : rest.notice
    }

    /// Puts the content at its resting position if the width has changed, and otherwise leaves it where it is.
    ///
    /// `contentOffset` is the content offset before the layout pass, in points.
    static func layoutSubviews(_ cell: inout UtilityButtons, hasNewWidth: Bool, contentOffset: Double) {
      if hasNewWidth { cell.put(at: cell.rest, from: contentOffset, as: cell.rest) }
    }

    /// Moves the content to a resting position; an animated move does nothing if the content is already there or on its way,
    /// because starting again would only take longer.
    static func scroll(
      _ cell: inout UtilityButtons, to rest: Rest, animated: Bool, at time: Time
    ) -> SwipeEffects {
      if animated && cell.isBound(for: rest) { return .none }
      return Article.scroll(&cell, to: rest, animated: animated, at: time)
    }

    /// Moves the content back to the resting position before the gesture.
    static func panCancelled(_ cell: inout UtilityButtons, at time: Time) -> SwipeEffects {
      guard case .held(_, let rest) = cell.state else { return .none }
      return cell.go(to: rest, cause: .cancellation, at: time)
    }

    /// Resets the row for reuse, as the library's later master does.
    static func prepareForReuse(_ cell: inout UtilityButtons) { SWTableViewCellMaster.prepareForReuse(&cell) }

    /// Closes an open row that no finger holds.
    static func tableChanged(_ cell: inout UtilityButtons, at time: Time) -> SwipeEffects {
      guard !cell.isHeld, cell.rest != .closed else { return .none }
      return cell.go(to: .closed, cause: .table, at: time)
    }
  }
}
