extension ConstraintSwipe {
  /// What is done instead of the article's functions, by their names where one stands for one.
  enum Corrected {
    /// Moves the content under a finger that keeps its hold: between the stops, or between the nearer stop and where it was
    /// caught beyond it.
    @inline(__always)
    static func panThisCellChanged(_ hold: inout Hold, to translation: Vector, limits: ClosedRange<Double>) {
      let reach = min(limits.lowerBound, hold.caught)...max(limits.upperBound, hold.caught)
      hold.offset = hold.lock.kept((hold.caught + translation.x - hold.origin.x).clamped(to: reach))
    }

    /// Moves the content to where the finger lifts, and then lets a full swipe or the release rule decide.
    static func panThisCellEnded(
      _ row: inout ConstraintSwipe, _ hold: Hold, _ sample: PanSample, at time: Time
    ) -> SwipeEffects {
      var hold = hold
      // The last sample counts like any other, so that it does not matter how many came before.
      if case .belongsToTable = row.part(of: sample, in: &hold) {
        return row.go(to: hold.rest, animated: true, notifies: false, at: time)
      }
      panThisCellChanged(&hold, to: sample.translation, limits: row.limits)
      row.state = .held(hold)
      return row.performFullSwipe(velocity: sample.velocity.x, at: time)
        ?? row.release(velocity: sample.velocity.x, at: time)
    }

    /// Whether a resting position is reported: one that the row has not had.
    @inline(__always) static func notifies(of rest: Rest, in row: ConstraintSwipe) -> Bool { rest != row.rest }

    /// The resting position before the gesture.
    static func panThisCellCancelled(_ hold: Hold) -> Rest { hold.rest }

    /// Closes the row; a pan is over.
    static func prepareForReuse(_ row: inout ConstraintSwipe) { row.state = .resting(.closed) }

    /// Opens the row; a pan is over.
    static func openCell(
      _ row: inout ConstraintSwipe, _ side: SwipeEdge, animated: Bool, at time: Time
    ) -> SwipeEffects {
      row.go(to: .open(side), animated: animated, notifies: false, at: time)
    }

    /// Counts a snap under the finger as finished; any other motion goes on.
    static func finishMotion(_ row: inout ConstraintSwipe) { row.landSnap() }

    /// What a sample has to do with a row whose pan belongs to it or to the table from the first sample on that moves.
    static func part(of sample: PanSample, in hold: inout Hold) -> Part {
      let moved = sample.translation - hold.origin
      if hold.isHorizontal || moved == .zero { return .counts }
      // A finger whose velocity is unknown has moved all the same.
      let direction = sample.velocity == .zero ? moved : sample.velocity
      guard DNSSwipeableTableCell.movingHorizontally(direction) else { return .belongsToTable }
      hold.isHorizontal = true
      return .counts
    }

    /// Whether there is nothing to open: no button of any width, or none of it shows.
    static func showsNothing(_ buttons: ActionStrip, constant: Double) -> Bool { buttons.isEmpty || constant == 0 }

    /// The greatest width of a side's buttons in a row of a width, in points.
    static func buttonLimit(width: Double) -> Double { width - ActionStrip.visibleContent }

    /// Where the content of a snap is that would be at an offset, in points: it stops at closed, if the other side has
    /// something to show.
    static func covered(_ offset: Double, during snap: Settling, in row: ConstraintSwipe) -> Double {
      guard snap.rest == .closed, snap.hint == nil else { return offset }
      let beyond: SwipeEdge = row.overshootSign(snap) > 0 ? .leading : .trailing
      guard !row.strips[beyond].isEmpty else { return offset }
      return beyond.sign * min(0, beyond.sign * offset)
    }

    /// Closes an open row, and selects a closed one.
    static func tap(_ row: inout ConstraintSwipe, at time: Time) -> SwipeEffects {
      row.rest == .closed
        ? Article.tap() : row.go(to: .closed, animated: true, notifies: false, at: time)
    }

    /// Closes an open row that no finger holds.
    static func tableChanged(_ row: inout ConstraintSwipe, at time: Time) -> SwipeEffects {
      guard !row.isHeld, row.rest != .closed else { return .none }
      return row.go(to: .closed, animated: true, notifies: false, at: time)
    }
  }
}
