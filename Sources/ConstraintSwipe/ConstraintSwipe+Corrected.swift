extension ConstraintSwipe {
  /// The replacements for the article's functions, under the names of those they replace.
  enum Corrected {
    /// Moves the content with a finger that keeps its hold: between the stops, extended to where it was caught if that was
    /// beyond one.
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
      // The last sample counts like any other, so it does not matter how many preceded it.
      if case .belongsToTable = row.part(of: sample, in: &hold) {
        return row.go(to: hold.rest, animated: true, notifies: false, at: time)
      }
      panThisCellChanged(&hold, to: sample.translation, limits: row.limits)
      row.state = .held(hold)
      return row.performFullSwipe(velocity: sample.velocity.x, at: time)
        ?? row.release(velocity: sample.velocity.x, at: time)
    }

    /// Whether a resting position is reported: only if it differs from the row's.
    @inline(__always) static func notifies(of rest: Rest, in row: ConstraintSwipe) -> Bool { rest != row.rest }

    /// The resting position before the gesture.
    static func panThisCellCancelled(_ hold: Hold) -> Rest { hold.rest }

    /// Closes the row, and ends a pan.
    static func prepareForReuse(_ row: inout ConstraintSwipe) { row.state = .resting(.closed) }

    /// Opens the row, and ends a pan.
    static func openCell(
      _ row: inout ConstraintSwipe, _ side: SwipeEdge, animated: Bool, at time: Time
    ) -> SwipeEffects {
      row.go(to: .open(side), animated: animated, notifies: false, at: time)
    }

    /// Treats a snap under the finger as finished; any other motion continues.
    static func finishMotion(_ row: inout ConstraintSwipe) { row.landSnap() }

    /// Whether a sample belongs to the row or to the table: the first sample that moves decides for the whole pan.
    static func part(of sample: PanSample, in hold: inout Hold) -> Part {
      let moved = sample.translation - hold.origin
      if hold.isHorizontal || moved == .zero { return .counts }
      // A finger of unknown velocity has moved nonetheless.
      let direction = sample.velocity == .zero ? moved : sample.velocity
      guard DNSSwipeableTableCell.movingHorizontally(direction) else { return .belongsToTable }
      hold.isHorizontal = true
      return .counts
    }

    /// Whether there is nothing to open: no button has a width, or none shows.
    static func showsNothing(_ buttons: ActionStrip, constant: Double) -> Bool { buttons.isEmpty || constant == 0 }

    /// The greatest width of a side's buttons in a row of a width, in points.
    static func buttonLimit(width: Double) -> Double { width - ActionStrip.visibleContent }

    /// Limits the offset of a snap, in points, so that the content stops at closed if the other side has something to
    /// show.
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
