// What is done instead, under the names of the functions that it stands in for, and in their order.
extension UtilityButtons {
  /// The functions that correct the article's.
  enum Corrected {
    /// Touch up inside, as in ZCJTableViewCell.
    static let controlEvents = PressPhase.up

    /// The greatest width of a strip's buttons, in points: what is asked, as long as 60 points of content stay.
    static func utilityButtonsWidthMax(_ most: Double, inset: Double, in cell: UtilityButtons) -> Double {
      min(most, cell.size.width - ActionStrip.visibleContent - inset)
    }

    /// A side without buttons is shut.
    static func isShut(_ edge: SwipeEdge, isEmpty: Bool, in cell: UtilityButtons) -> Bool {
      isEmpty || cell.isForbidden(edge)
    }

    /// Only the buttons of the side that shows are painted; at offset 0 those of both.
    static func paintsActions(_ edge: SwipeEdge, at offset: Double) -> Bool { edge.sign * offset >= 0 }

    /// The cell is as it is after a layout pass, as the author's own is.
    static func initializer(width: Double) -> StripFrames { ZCJTableViewCell.initializar(width: width) }

    /// What a release compares, in points from the closed position, so that both sides round alike.
    static func drag(_ release: SwipeRelease, in cell: UtilityButtons) -> EndOfDrag {
      EndOfDrag(
        velocity: 0 - release.velocity, flick: cell.flick, targetContentOffset: 0 - release.target,
        rightThreshold: cell.rightWidth / 2, leftThreshold: -cell.leftWidth / 2)
    }

    /// At exactly half the target moves just to the state's side: ZCJTableViewCell's `>=` would open and its `<=` close.
    static func half(_ drag: EndOfDrag, in cellState: CellState) -> EndOfDrag {
      var drag = drag
      guard drag.targetContentOffset == drag.rightThreshold else { return drag }
      drag.targetContentOffset =
        cellState == .right ? drag.rightThreshold.nextUp : drag.rightThreshold.nextDown
      return drag
    }

    /// ZCJTableViewCell's function, with the branch that it lacks: a flick shut closes.
    static func scrollViewWillEndDragging(_ drag: EndOfDrag, in cellState: CellState) -> CellState? {
      if cellState != .right && drag.velocity <= -drag.flick { return .center }
      return ZCJTableViewCell.scrollViewWillEndDragging(drag, in: cellState)
    }

    /// Where the content comes to rest after a `// No-op`, in points: at the state's own place.
    static func target(afterNoOp _: SwipeRelease, in cell: UtilityButtons) -> Double {
      cell.strips.offset(of: cell.rest)
    }

    /// What the delegate is told: a state that is another one than before.
    static func scrollingToState(_ rest: Rest, from before: Rest) -> SwipeNotice? { rest == before ? nil : rest.notice }

    /// Leaves the content where it is, and in another width at its resting position.
    ///
    /// `shown` is the content offset before, in points.
    static func layoutSubviews(_ cell: inout UtilityButtons, isOtherWidth: Bool, shown: Double) {
      if isOtherWidth { cell.put(at: cell.rest, shown, as: cell.rest) }
    }

    /// Sets out, unless the content is on its way there already: starting again would only take longer.
    static func scroll(
      _ cell: inout UtilityButtons, to rest: Rest, animated: Bool, at time: Time
    ) -> SwipeEffects {
      if animated && cell.isBound(for: rest) { return .none }
      return Article.scroll(&cell, to: rest, animated: animated, at: time)
    }

    /// The row goes back to the resting position before the gesture.
    static func panCancelled(_ cell: inout UtilityButtons, at time: Time) -> SwipeEffects {
      guard case .held(_, let rest) = cell.state else { return .none }
      return cell.go(to: rest, .cancellation, at: time)
    }

    /// Reuse gives a fresh row, as in the library's later master.
    static func prepareForReuse(_ cell: inout UtilityButtons) { SWTableViewCellMaster.prepareForReuse(&cell) }

    /// An open row that no finger holds closes.
    static func tableChanged(_ cell: inout UtilityButtons, at time: Time) -> SwipeEffects {
      guard !cell.isHeld, cell.rest != .closed else { return .none }
      return cell.go(to: .closed, .table, at: time)
    }
  }
}
