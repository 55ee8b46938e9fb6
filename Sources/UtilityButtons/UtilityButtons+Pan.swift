extension UtilityButtons {
  /// Handles a sample of a dragging finger.
  ///
  /// Samples other than `began` are ignored unless a pan holds the content.
  ///
  /// - Complexity: O(1).
  @discardableResult
  public mutating func pan(_ sample: PanSample, at time: Time) -> SwipeEffects {
    options.reportsSignals
      ? withSignals(for: sample, at: time) { $0.handlePan($1, at: time) } : handlePan(sample, at: time)
  }

  @inline(__always) private mutating func handlePan(_ sample: PanSample, at time: Time) -> SwipeEffects {
    switch sample.phase {
    case .began: panBegan(sample, at: time)
    case .changed: panChanged(sample, at: time)
    case .ended: panEnded(sample, velocity: sample.velocity.x, at: time)
    case .cancelled: panCancelled(sample, at: time)
    case .failed: panFailed(sample, at: time)
    }
  }

  /// Begins a pan, which catches the content where `finishMotion()` leaves it; in the article, the scroll view does this.
  private mutating func panBegan(_ sample: PanSample, at time: Time) -> SwipeEffects {
    finishMotion()
    let offset = offset(at: time)
    state.panBegan(at: offset, translation: sample.translation.x, in: strips)
    didScroll(to: offset)
    return .none
  }

  /// Moves the content with the finger.
  @inline(__always) private mutating func panChanged(_ sample: PanSample, at time: Time) -> SwipeEffects {
    if let offset = state.panChanged(to: sample.translation.x, in: strips) { didScroll(to: offset) }
    return .none
  }

  /// Ends a pan with a full swipe, or as the release rule and the lock to one side decide.
  private mutating func panEnded(_ sample: PanSample, velocity: Double, at time: Time) -> SwipeEffects {
    guard let release = handleLastSample(sample, velocity: velocity, at: time) else { return .none }
    return performFullSwipe(release, at: time) ?? letGo(release, at: time)
  }

  /// Moves the content with the last sample, and returns the release; nil if no pan holds the content.
  mutating func handleLastSample(_ sample: PanSample, velocity: Double, at time: Time) -> SwipeRelease? {
    // The last sample moves the content like any other, because it may be the only one with a movement.
    _ = panChanged(sample, at: time)
    guard case .held(let hold, let rest) = state else { return nil }
    let target = ScrollPhysics.proposedTarget(offset: hold.offset, velocity: velocity, stops: strips.stops)
    return SwipeRelease(offset: hold.offset, velocity: velocity, target: target, from: rest)
  }
}
