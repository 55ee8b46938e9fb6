// The replacements for the article's functions, under the names of those they replace, and in their order.
extension UtilityButtons {
  /// The functions that correct the article's.
  enum Corrected {
    /// Touch up inside, as in ZCJTableViewCell.
    static let controlEvents = PressPhase.up

    /// The greatest width of a strip's buttons, in points: as asked, but 60 points of content remain.
    static func utilityButtonsWidthMax(_ most: Double, inset: Double, in cell: UtilityButtons) -> Double {
      min(most, cell.size.width - ActionStrip.visibleContent - inset)
    }

    /// Whether a side may not open: also if it has no buttons.
    static func cannotOpen(_ edge: SwipeEdge, isEmpty: Bool, in cell: UtilityButtons) -> Bool {
      isEmpty || cell.isForbidden(edge)
    }

    /// Whether a side's buttons are painted: only those of the shown side; at offset 0 those of both.
    static func paintsActions(_ edge: SwipeEdge, at offset: Double) -> Bool { edge.sign * offset >= 0 }

    /// The frames of a new cell: as after a layout pass, like those of the author's own cell.
    static func initializer(width: Double) -> StripFrames { ZCJTableViewCell.initializar(width: width) }

    /// The values that a release compares, in points from the closed position, so that both sides round alike.
    static func drag(_ release: SwipeRelease, in cell: UtilityButtons) -> EndOfDrag {
      EndOfDrag(
        velocity: 0 - release.velocity, flick: cell.flick, targetContentOffset: 0 - release.target,
        rightThreshold: cell.rightWidth / 2, leftThreshold: -cell.leftWidth / 2)
    }

    /// Nudges a target at exactly half to the state's side: ZCJTableViewCell's `>=` would open and its `<=` close.
    static func half(_ drag: EndOfDrag, in cellState: CellState) -> EndOfDrag {
      var drag = drag
      guard drag.targetContentOffset == drag.rightThreshold else { return drag }
      drag.targetContentOffset =
        cellState == .right ? drag.rightThreshold.nextUp : drag.rightThreshold.nextDown
      return drag
    }

    /// Runs ZCJTableViewCell's function with the missing branch: a flick shut closes.
    static func scrollViewWillEndDragging(_ drag: EndOfDrag, in cellState: CellState) -> CellState? {
      if cellState != .right && drag.velocity <= -drag.flick { return .center }
      return ZCJTableViewCell.scrollViewWillEndDragging(drag, in: cellState)
    }

    /// The offset at which the content comes to rest after a `// No-op`, in points: the state's own.
    static func target(afterNoOp _: SwipeRelease, in cell: UtilityButtons) -> Double {
      cell.strips.offset(of: cell.rest)
    }

    /// The notice that the delegate gets: only of a state that has changed.
    static func scrollingToState(_ rest: Rest, from before: Rest) -> SwipeNotice? { rest == before ? nil : rest.notice }

    /// Leaves the content where it is, or at its resting position if the width has changed.
    ///
    /// `shown` is the content offset before, in points.
    static func layoutSubviews(_ cell: inout UtilityButtons, isOtherWidth: Bool, shown: Double) {
      if isOtherWidth { cell.put(at: cell.rest, shown, as: cell.rest) }
    }

    /// Starts moving, unless the content is already on its way there: starting again would only take longer.
    static func scroll(
      _ cell: inout UtilityButtons, to rest: Rest, animated: Bool, at time: Time
    ) -> SwipeEffects {
      if animated && cell.isBound(for: rest) { return .none }
      return Article.scroll(&cell, to: rest, animated: animated, at: time)
    }

    /// Goes back to the resting position before the gesture.
    static func panCancelled(_ cell: inout UtilityButtons, at time: Time) -> SwipeEffects {
      guard case .held(_, let rest) = cell.state else { return .none }
      return cell.go(to: rest, .cancellation, at: time)
    }

    /// Resets the row for reuse, as the library's later master does.
    static func prepareForReuse(_ cell: inout UtilityButtons) { SWTableViewCellMaster.prepareForReuse(&cell) }

    /// Closes an open row that no finger holds.
    static func tableChanged(_ cell: inout UtilityButtons, at time: Time) -> SwipeEffects {
      guard !cell.isHeld, cell.rest != .closed else { return .none }
      return cell.go(to: .closed, .table, at: time)
    }
  }
}
