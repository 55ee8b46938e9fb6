extension GestureList.Row: PannableRow {
  /// Returns the displacement of the row, in points; the article's `frame.origin.x`.
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

  /// Returns the offset to which the row is returning or, if it is not returning, its offset, in points.
  func home(at time: Time) -> Double {
    if case .returning(let motion) = state { motion.to } else { offset(at: time) }
  }

  /// The time when the row's return ends; nil if it is not returning.
  public var settleTime: Time? {
    switch state {
    case .resting, .held, .adrift: nil
    case .returning(let motion): motion.end
    }
  }

  /// The offsets that a drag can reach, -10⁹...10⁹, because a row follows its finger anywhere.
  public var limits: ClosedRange<Double> { (-Double.infinity).madeFinite...Double.infinity.madeFinite }

  /// Handles one sample of a dragging finger.
  ///
  /// A sample is ignored if no pan has begun. A release with an effect reports `didCommit` with the side of the effect.
  ///
  /// - Complexity: O(1).
  @discardableResult
  public mutating func pan(_ sample: PanSample, at time: Time) -> SwipeEffects {
    Article.handlePan(&self, sample, at: time)
  }

  /// Discards a finished motion.
  ///
  /// - Complexity: O(1).
  public mutating func advance(to time: Time) {
    if case .returning(let motion) = state, motion.isSettled(at: time) { rest(at: motion.to) }
  }

  /// Lays the row out for a size, in points; the list manages its height.
  ///
  /// A new width ends a pan or a motion, and puts the row at offset 0; the same width changes nothing.
  ///
  /// - Complexity: O(1).
  public mutating func resize(to size: LayoutSize, at time: Time) {
    let width = size.madeFinite.width
    guard width != self.width else { return }
    self.width = width
    state = .resting
  }

  /// Resets the row before it is reused, without a notice.
  ///
  /// - Complexity: O(1).
  public mutating func prepareForReuse() {
    let duration = animationDuration
    self = GestureList.Row(width: width, checkedThreshold: dismissThreshold, corrections: corrections)
    animationDuration = duration
  }

  /// Puts the row at an offset, where it stays.
  mutating func rest(at offset: Double) { state = offset == 0 ? .resting : .adrift(offset) }
}
