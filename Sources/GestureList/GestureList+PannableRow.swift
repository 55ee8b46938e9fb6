extension GestureList.Row: PannableRow {
  /// The displacement of the row, in points: the article's `frame.origin.x`.
  ///
  /// - Complexity: O(1).
  public func offset(at time: Time) -> Double {
    switch state {
    case .resting: 0
    case .held(let grip): grip.offset
    case .returning(let motion): motion.position(at: time)
    case .adrift(let offset): offset
    }
  }

  /// When the row is back at offset 0; nil where nothing moves by itself.
  public var settles: Time? {
    switch state {
    case .resting, .held, .adrift: nil
    case .returning(let motion): motion.end
    }
  }

  /// The offsets that a drag can reach: all of them, because a row follows its finger wherever it goes.
  public var limits: ClosedRange<Double> { (-Double.infinity).madeFinite...Double.infinity.madeFinite }

  /// Handles one sample of a dragging finger.
  ///
  /// A sample is ignored if no pan has begun. A release reports `didCommit` with the side whose effect it has, if any.
  ///
  /// - Complexity: O(1).
  @discardableResult
  public mutating func pan(_ sample: PanSample, at time: Time) -> SwipeEffects {
    switch sample.phase {
    case .began:
      panBegan(sample, at: time)
      return .none
    case .changed:
      panChanged(sample)
      return .none
    case .ended: return panEnded(sample, at: time)
    case .cancelled, .failed: return panCancelled(at: time)
    }
  }

  /// Tidies up a motion that is over by now.
  ///
  /// - Complexity: O(1).
  public mutating func advance(to time: Time) {
    if case .returning(let motion) = state, motion.isSettled(at: time) { rest(atEndOf: motion) }
  }

  /// Lays the row out for a size, in points; how high it is its list knows.
  ///
  /// Another width ends a pan or a motion at offset 0; the same one changes nothing.
  ///
  /// - Complexity: O(1).
  public mutating func resize(to size: LayoutSize, at time: Time) {
    let width = size.madeFinite.width
    guard width != self.width else { return }
    self.width = width
    state = .resting
  }

  /// Makes the row fresh for other content, without a notice.
  ///
  /// - Complexity: O(1).
  public mutating func prepareForReuse() {
    let duration = animationDuration
    self = GestureList.Row(width: width, harmless: dismissThreshold, corrections)
    animationDuration = duration
  }

  // MARK: The pan, article's `handlePan:`

  /// A pan has been recognised: remembers where the finger and the row are.
  private mutating func panBegan(_ sample: PanSample, at time: Time) {
    if !corrections.contains(.resumesMotion), case .returning(let motion) = state { rest(atEndOf: motion) }
    let offset = offset(at: time)
    state = .held(Grip(origin: sample.translation.x, caught: offset, offset: offset))
  }

  /// The finger has moved: moves the row, the cues and the flags.
  private mutating func panChanged(_ sample: PanSample) {
    guard case .held(var grip) = state else { return }
    if !corrections.contains(.cuesFollow) {
      laggingAlpha = GestureList.cueAlpha(offset: grip.offset, width: width, threshold: dismissThreshold)
    }
    grip.offset = (grip.caught + (sample.translation.x - grip.origin)).madeFinite
    state = .held(grip)
    if !corrections.contains(.freshDecision) {
      flagged = GestureList.committedEdge(offset: grip.offset, width: width, threshold: dismissThreshold)
    }
  }

  /// The finger has let go: reports what counts, and returns.
  private mutating func panEnded(_ sample: PanSample, at time: Time) -> SwipeEffects {
    if corrections.contains(.freshDecision) { panChanged(sample) }
    guard case .held(let grip) = state else { return .none }
    let decided = corrections.contains(.freshDecision) ? decision(grip) : flagged
    return goBack(from: grip, at: time, reporting: decided.map { .didCommit($0) })
  }

  /// The system has taken the gesture away: the article's `default: break`.
  private mutating func panCancelled(at time: Time) -> SwipeEffects {
    guard case .held(let grip) = state else { return .none }
    if corrections.contains(.cancelRestores) { return goBack(from: grip, at: time, reporting: nil) }
    state = grip.offset == 0 ? .resting : .adrift(grip.offset)
    return .none
  }

  /// Returns to where the article's pan began, which is offset 0 unless a cancelled one has left the row elsewhere.
  private mutating func goBack(from grip: Grip, at time: Time, reporting notice: SwipeNotice?) -> SwipeEffects {
    let home = corrections.contains(.cancelRestores) ? 0 : grip.caught
    let curve = Curve.easeInOut(duration: animationDuration ?? GestureList.returnDuration)
    let motion = Motion(start: time, from: grip.offset, to: home, curve: curve)
    guard grip.offset != home else {
      rest(atEndOf: motion)
      return SwipeEffects(notice)
    }
    state = .returning(motion)
    return SwipeEffects(notice, startedMotion: true)
  }

  private mutating func rest(atEndOf motion: Motion) {
    state = motion.to == 0 ? .resting : .adrift(motion.to)
  }
}
