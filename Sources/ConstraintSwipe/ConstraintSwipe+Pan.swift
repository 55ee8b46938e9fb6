extension ConstraintSwipe {
  /// Handles a sample of a dragging finger, like the article's `panThisCell:`.
  ///
  /// Samples other than `began` are ignored unless a pan holds the content.
  ///
  /// - Complexity: O(1).
  @discardableResult
  public mutating func pan(_ sample: PanSample, at time: Time) -> SwipeEffects {
    options.reportsSignals
      ? withSignals(for: sample, at: time) { Article.panThisCell(&$0, $1, at: time) }
      : Article.panThisCell(&self, sample, at: time)
  }

  /// Begins a pan, which catches the content where `finishMotion()` leaves it.
  mutating func panBegan(_ sample: PanSample, at time: Time) -> SwipeEffects {
    finishMotion()
    Article.panThisCellBegan(&self, sample, at: time)
    return .none
  }

  /// Handles a moved finger.
  ///
  /// The common case comes first, so that the others do not slow it down.
  @inline(__always) mutating func panChanged(_ sample: PanSample, at time: Time) -> SwipeEffects {
    guard skipsSampleChecks, case .held(var hold) = state else { return panChangedByRules(sample, at: time) }
    Corrected.panThisCellChanged(&hold, to: sample.translation, limits: limits)
    state = .held(hold)
    return .none
  }

  /// Handles a moved finger, in any state of the row and under any rules.
  private mutating func panChangedByRules(_ sample: PanSample, at time: Time) -> SwipeEffects {
    finishSnapUnderFinger()
    // UIKit sends no samples before `began`, and without a hold there is no content to move.
    guard case .held(var hold) = state else { return .none }
    switch effect(of: sample, in: &hold) {
    case .movesContent: return panThisCellChanged(&hold, sample, at: time)
    case .isIgnored: return .none
    case .belongsToTable: return go(to: hold.rest, animated: true, notifies: false, at: time)
    }
  }

  /// Ends a pan: performs a full swipe, applies the release rule or, if the drag belongs to the table, returns the content to
  /// the row's resting position.
  mutating func panEnded(_ sample: PanSample, at time: Time) -> SwipeEffects {
    finishSnapUnderFinger()
    guard case .held(let hold) = state else { return .none }
    return panThisCellEnded(hold, sample, at: time)
  }

  /// Moves the content to the resting position that the release rule and the lock to one side choose.
  mutating func release(velocity: Double, at time: Time) -> SwipeEffects {
    guard case .held(let hold) = state else { return .none }
    let release = SwipeRelease(offset: hold.offset, velocity: velocity, from: hold.startingRest)
    return go(to: hold.lock.allowed(destination(of: release)), animated: true, notifies: true, at: time)
  }

  /// Handles a pan that the system has cancelled.
  mutating func panCancelled(at time: Time) -> SwipeEffects {
    finishSnapUnderFinger()
    guard case .held(let hold) = state else { return .none }
    return go(to: panThisCellCancelled(hold), animated: true, notifies: true, at: time)
  }

  /// Handles a pan whose recogniser has failed.
  mutating func panFailed(at time: Time) -> SwipeEffects {
    finishSnapUnderFinger()
    return isHeld ? panThisCellFailed(at: time) : .none
  }

  // MARK: Catch points

  /// Moves the content with the finger as the article does; content that reaches a catch point snaps to it without a notice.
  @inline(__always)
  mutating func panToCatchPoint(_ hold: inout Hold, _ sample: PanSample, at time: Time) -> SwipeEffects {
    let dx = sample.translation.x - hold.origin.x
    let edge = sideToMove(hold, by: dx)
    var catchPoint = Rest.closed
    // The leading side is the mirror image.
    switch Article.panThisCellChanged(
      startingRight: edge.sign * hold.caughtOffset, deltaX: 0 - edge.sign * dx,
      buttonTotalWidth: strips[edge].totalWidth)
    {
    case .constant(let constant):
      let offset = edge.sign * constant
      if hold.lock.constrain(offset) == offset {
        hold.offset = offset
        state = .held(hold)
        return .none
      }
    case .setConstraintsToShowAllButtons:
      let offset = strips.offset(of: .open(edge))
      if !cannotOpen(edge) && hold.lock.constrain(offset) == offset { catchPoint = .open(edge) }
    case .resetConstraintContstantsToZero: break
    }
    return snapUnderFinger(hold, to: catchPoint, at: time)
  }

  /// Snaps to a catch point, while the finger keeps its hold.
  private mutating func snapUnderFinger(_ hold: Hold, to catchPoint: Rest, at time: Time) -> SwipeEffects {
    state = .held(hold)
    switch catchPoint {
    case .open(let edge):
      return Article.setConstraintsToShowAllButtons(
        &self, edge, animated: true, notifyDelegateDidOpen: false, keepingPan: true, at: time)
    case .closed:
      return Article.resetConstraintContstantsToZero(
        &self, animated: true, notifyDelegateDidClose: false, keepingPan: true, at: time)
    }
  }

  /// Returns the side whose constraints a drag changes: the visible side or, from closed, the side that the drag would
  /// uncover.
  ///
  /// If, from closed, that side has nothing to show, the result is the other side.
  @inline(__always) private func sideToMove(_ hold: Hold, by dx: Double) -> SwipeEdge {
    if hold.caughtOffset != 0 { return shownEdge(at: hold.caughtOffset) }
    let edge: SwipeEdge = dx > 0 ? .leading : .trailing
    return strips[edge].isEmpty ? edge.opposite : edge
  }
}
