extension ScrollSwipe {
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
    case .began: return panBegan(sample, at: time)
    case .changed:
      panChanged(sample)
      return .none
    // A stray end is ignored, because it could redirect content that is in motion, or that a real scroll view moves.
    case .ended: return isPanned ? panEnded(sample, at: time) : .none
    case .cancelled: return isPanned ? panCancelled(sample, at: time) : .none
    case .failed: return isPanned ? panFailed(at: time) : .none
    }
  }

  /// Begins a pan, which catches the content where `finishMotion()` leaves it; in the article, the scroll view does this.
  private mutating func panBegan(_ sample: PanSample, at time: Time) -> SwipeEffects {
    finishMotion()
    state.panBegan(at: offset(at: time), translation: sample.translation.x, in: strips)
    return .none
  }

  /// Moves the content with the finger.
  @inline(__always) mutating func panChanged(_ sample: PanSample) {
    if let offset = state.panChanged(to: sample.translation.x, in: strips) { didScroll(to: offset) }
  }

  /// Ends a pan with a full swipe, or at the resting position that the release rule chooses.
  private mutating func panEnded(_ sample: PanSample, at time: Time) -> SwipeEffects {
    // The last sample moves the content like any other, because it may be the only one with a movement.
    panChanged(sample)
    return performFullSwipe(velocity: sample.velocity.x, at: time) ?? letGo(velocity: sample.velocity.x, at: time)
  }

  /// Moves the content to the resting position that the release rule and the lock to one side choose.
  mutating func letGo(velocity: Double, at time: Time) -> SwipeEffects {
    let release = SwipeRelease(offset: offset(at: time), velocity: velocity, from: rest)
    return go(to: state.lock.allowed(destination(of: release)), cause: .release(velocity: velocity), at: time)
  }

  /// Releases content that a pan holds, and leaves it at its offset.
  mutating func letGoInPlace(at time: Time) {
    if isPanned { state.stop(at: offset(at: time), rest: rest, in: strips) }
  }
}
