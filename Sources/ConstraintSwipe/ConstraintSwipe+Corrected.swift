extension ConstraintSwipe {
  /// The corrected functions, nearly all under the names of the functions that they replace, if there are any.
  enum Corrected {
    /// Moves the content with the finger, at most to the stops or, if the content was caught beyond a stop, to where it
    /// was caught, and only as far as the lock allows.
    @inline(__always)
    static func panThisCellChanged(_ hold: inout Hold, to translation: Vector, limits: ClosedRange<Double>) {
      let offsets = min(limits.lowerBound, hold.caughtOffset)...max(limits.upperBound, hold.caughtOffset)
      hold.offset = hold.lock.constrain((hold.caughtOffset + translation.x - hold.origin.x).clamped(to: offsets))
    }

    /// Moves the content with the last sample, and then performs a full swipe or applies the release rule; if the drag belongs
    /// to the table, the content returns instead.
    static func panThisCellEnded(
      _ row: inout ConstraintSwipe, _ hold: Hold, _ sample: PanSample, at time: Time
    ) -> SwipeEffects {
      var hold = hold
      // The last sample moves the content, too, because it may be the only one with a movement.
      if case .belongsToTable = row.effect(of: sample, in: &hold) {
        return row.go(to: hold.rest, animated: true, notifies: false, at: time)
      }
      panThisCellChanged(&hold, to: sample.translation, limits: row.limits)
      row.state = .held(hold)
      return row.performFullSwipe(velocity: sample.velocity.x, at: time)
        ?? row.release(velocity: sample.velocity.x, at: time)
    }

    /// Returns whether a move to a resting position is reported: true if that position differs from the row's current
    /// one.
    @inline(__always) static func notifies(of rest: Rest, in row: ConstraintSwipe) -> Bool { rest != row.rest }

    /// Returns the resting position before the gesture, or one that code has chosen since.
    static func panThisCellCancelled(_ hold: Hold) -> Rest { hold.rest }

    /// Closes the row, and ends a pan.
    static func prepareForReuse(_ row: inout ConstraintSwipe) { row.state = .resting(.closed) }

    /// Opens the row, and ends a pan.
    static func openCell(
      _ row: inout ConstraintSwipe, _ side: SwipeEdge, animated: Bool, at time: Time
    ) -> SwipeEffects {
      row.go(to: .open(side), animated: animated, notifies: false, at: time)
    }

    /// Finishes a snap under the finger; any other motion continues.
    static func finishMotion(_ row: inout ConstraintSwipe) { row.finishSnapUnderFinger() }

    /// Returns the effect of a sample; the first sample that moves decides whether the drag belongs to the row or to the
    /// table.
    static func effect(of sample: PanSample, in hold: inout Hold) -> SampleEffect {
      let movement = sample.translation - hold.origin
      if hold.isHorizontal || movement == .zero { return .movesContent }
      // A sample without a velocity can still have a translation.
      let direction = sample.velocity == .zero ? movement : sample.velocity
      guard DNSSwipeableTableCell.movingHorizontally(direction) else { return .belongsToTable }
      hold.isHorizontal = true
      return .movesContent
    }

    /// Returns whether a side has nothing to show, because its buttons have no width or the content is at offset 0.
    static func showsNothing(_ buttons: ActionStrip, constant: Double) -> Bool { buttons.isEmpty || constant == 0 }

    /// Returns the greatest total width of a side's buttons in a row of the given width, in points; negative, which counts
    /// as 0, if the row is narrower than the content that stays visible.
    static func buttonLimit(width: Double) -> Double { width - ActionStrip.minimumVisibleContentWidth }

    /// Returns the offset of a snap, in points; when the row closes, the content stops at closed if the other side has
    /// something to show.
    static func limited(_ offset: Double, during snap: Settling, in row: ConstraintSwipe) -> Double {
      guard snap.rest == .closed, snap.previewedEdge == nil else { return offset }
      let overshootEdge: SwipeEdge = row.overshootSign(snap) > 0 ? .leading : .trailing
      guard !row.strips[overshootEdge].isEmpty else { return offset }
      return overshootEdge.sign * min(0, overshootEdge.sign * offset)
    }

    /// Returns the curve of a snap between two offsets, in points, without the bounce if the snap starts within half a point
    /// of where the bounce would turn back, because the content would then hardly move during the first leg.
    static func curveStartingAtOnce(_ curve: Curve, from startOffset: Double, to target: Double) -> Curve {
      guard case .bounce(let overshoot, let leg) = curve else { return curve }
      return (startOffset - target - overshoot).magnitude < 0.5 ? .easeOut(duration: 2 * leg) : curve
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
