extension ConstraintSwipe {
  /// Handles one sample of a dragging finger: the article's `panThisCell:`.
  ///
  /// A sample is ignored if no pan has begun.
  ///
  /// - Complexity: O(1).
  @discardableResult
  public mutating func pan(_ sample: PanSample, at time: Time) -> SwipeEffects {
    options.signals ? signalling(sample, at: time) { $0.panned($1, at: time) } : panned(sample, at: time)
  }

  @inline(__always) private mutating func panned(_ sample: PanSample, at time: Time) -> SwipeEffects {
    switch sample.phase {
    case .began: panBegan(sample, at: time)
    case .changed: panChanged(sample, at: time)
    case .ended: panEnded(sample, at: time)
    case .cancelled: panCancelled(at: time)
    case .failed: panFailed(at: time)
    }
  }

  /// A pan has been recognised: remembers where the finger and the content are.
  private mutating func panBegan(_ sample: PanSample, at time: Time) -> SwipeEffects {
    finishMotion(at: time)
    let counted: Rest =
      switch state {
      case .resting(let rest): strips.offset(of: rest) == 0 ? .closed : rest
      case .settling(let settling): strips.offset(of: settling.rest) == 0 ? .closed : settling.rest
      case .held(let hold), .snapping(let hold, _, _): hold.counted
      case .adrift(let offset, _, _): offset == 0 ? .closed : .open(shownEdge(at: offset))
      }
    let offset = offset(at: time)
    state = .held(
      Hold(
        origin: sample.translation, caught: offset, offset: offset, rest: rest, counted: counted,
        lock: SideLock(options.locksSide, caughtAt: offset)))
    return .none
  }

  /// The finger has moved: moves the content.
  ///
  /// What most rows do with most samples comes first, so that all else takes none of their time.
  @inline(__always) private mutating func panChanged(_ sample: PanSample, at time: Time) -> SwipeEffects {
    guard rules == .article, corrections.contains(.fingerKeepsHold), case .held(var hold) = state else {
      return panChangedByRules(sample, at: time)
    }
    hold.offset = hold.lock.kept(dragged(hold, to: sample.translation))
    state = .held(hold)
    return .none
  }

  /// The finger has moved, in whatever state the row is and by whatever rules.
  private mutating func panChangedByRules(_ sample: PanSample, at time: Time) -> SwipeEffects {
    landSnap()
    // UIKit sends nothing before `began`; without a hold there is nothing to move.
    guard case .held(var hold) = state else { return .none }
    switch part(of: sample, in: &hold) {
    case .counts: break
    case .countsNotNow: return .none
    case .belongsToTable: return go(to: hold.rest, .request(animated: true), at: time)
    }
    guard corrections.contains(.fingerKeepsHold) else { return moveByArticle(hold, to: sample, at: time) }
    hold.offset = hold.lock.kept(dragged(hold, to: sample.translation))
    state = .held(hold)
    return .none
  }

  /// The finger has let go: a full swipe, or the release rule chooses a resting position.
  private mutating func panEnded(_ sample: PanSample, at time: Time) -> SwipeEffects {
    landSnap()
    guard case .held(var hold) = state else { return .none }
    if corrections.contains(.fingerKeepsHold) {
      // The last sample counts like any other, so that it does not matter how many came before.
      if case .belongsToTable = part(of: sample, in: &hold) {
        return go(to: hold.rest, .request(animated: true), at: time)
      }
      hold.offset = hold.lock.kept(dragged(hold, to: sample.translation))
      state = .held(hold)
      if let performed = performFullSwipe(hold, velocity: sample.velocity.x, at: time) { return performed }
    }
    let release = SwipeRelease(offset: hold.offset, velocity: sample.velocity.x, from: hold.counted)
    return go(to: hold.lock.allowed(destination(of: release)), .release(velocity: sample.velocity.x), at: time)
  }

  /// The system has taken the gesture away.
  private mutating func panCancelled(at time: Time) -> SwipeEffects {
    landSnap()
    guard case .held(let hold) = state else { return .none }
    return go(to: corrections.contains(.cancelRestores) ? hold.rest : hold.counted, .cancellation, at: time)
  }

  /// The recogniser has given up: the article's `default: break`.
  private mutating func panFailed(at time: Time) -> SwipeEffects {
    if corrections.contains(.failedRestores) { return panCancelled(at: time) }
    landSnap()
    guard case .held(let hold) = state else { return .none }
    state =
      hold.offset == strips.offset(of: hold.rest)
      ? .resting(hold.rest) : .adrift(offset: hold.offset, caught: hold.caught, rest: hold.rest)
    return .none
  }

  // MARK: Whether a sample counts

  /// What a sample has to do with the row.
  private enum Part {
    case counts, countsNotNow, belongsToTable
  }

  /// Asks for the axis, as only the library's rules do.
  @inline(__always)
  private func part(of sample: PanSample, in hold: inout Hold) -> Part {
    switch rules {
    case .article: return .counts
    case .dnsSwipeableTableCell: break
    }
    let velocity = sample.velocity
    guard corrections.contains(.axisDecidedOnce) else {
      return velocity.y.magnitude < velocity.x.magnitude ? .counts : .countsNotNow
    }
    let moved = sample.translation - hold.origin
    if hold.isHorizontal || moved == .zero { return .counts }
    // A finger whose velocity is unknown has moved all the same.
    let direction = velocity == .zero ? moved : velocity
    guard direction.y.magnitude < direction.x.magnitude else { return .belongsToTable }
    hold.isHorizontal = true
    return .counts
  }

  /// Where the content is under a finger that keeps its hold: between the stops, or between the nearer stop and where it was
  /// caught beyond it.
  @inline(__always)
  private func dragged(_ hold: Hold, to translation: Vector) -> Double {
    let limits = limits
    let reach = min(limits.lowerBound, hold.caught)...max(limits.upperBound, hold.caught)
    return (hold.caught + translation.x - hold.origin.x).clamped(to: reach)
  }
}
