/// The signals of a finger that has taken hold of a row or crossed a threshold, for haptic or visual feedback.
///
///     let effects = row.pan(sample, at: now)
///     if effects.signals.contains(.armed) { tick() }
///
/// A row reports signals only if `SwipeOptions.reportsSignals` is true, and only `began` if it makes no forecasts. Only the
/// finger's movement crosses thresholds; a release, a cancelled gesture, a programmatic motion, and a change of width do not.
/// A side whose action a release would perform counts as open.
public struct SwipeSignals: OptionSet, Hashable, Sendable {
  /// The signals as bits.
  public let rawValue: UInt8

  /// Creates signals from their bits.
  ///
  /// - Parameter rawValue: The bits; unknown bits are kept.
  /// - Complexity: O(1).
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Creates an empty set of signals.
  ///
  /// This is faster than OptionSet's generic initializer, and every event creates a set.
  ///
  /// - Complexity: O(1).
  public init() { rawValue = 0 }

  /// The signal that a finger has taken hold of the content.
  public static let began = SwipeSignals(rawValue: 1)
  /// The signal that a release at zero velocity would now close the row, or open it on the other side.
  public static let willClose = SwipeSignals(rawValue: 2)
  /// The signal that a release at zero velocity would now leave a side open.
  ///
  /// If `willClose` is also set, a release would have left the other side open before.
  public static let willOpen = SwipeSignals(rawValue: 4)
  /// The signal that a release at zero velocity would no longer perform the action that it would have performed before.
  public static let disarmed = SwipeSignals(rawValue: 8)
  /// The signal that a release at zero velocity would now perform a full swipe.
  public static let armed = SwipeSignals(rawValue: 16)

  /// Creates the signals for the thresholds crossed between two forecasts.
  ///
  /// - Parameters:
  ///   - before: The earlier forecast for a release at zero velocity.
  ///   - after: The later forecast for a release at zero velocity.
  /// - Complexity: O(1).
  public init(from before: ReleaseForecast, to after: ReleaseForecast) {
    var signals: SwipeSignals = []
    if before.expectedRest != after.expectedRest {
      if before.expectedRest != .closed { signals.insert(.willClose) }
      if after.expectedRest != .closed { signals.insert(.willOpen) }
    }
    if before.performedEdge != after.performedEdge {
      if before.performedEdge != nil { signals.insert(.disarmed) }
      if after.performedEdge != nil { signals.insert(.armed) }
    }
    self = signals
  }

  /// The names in traces, such as `signal.willOpen`, in the order of the signals.
  ///
  /// - Complexity: O(1).
  public var names: [String] {
    var names: [String] = []
    if contains(.began) { names.append("signal.began") }
    if contains(.willClose) { names.append("signal.willClose") }
    if contains(.willOpen) { names.append("signal.willOpen") }
    if contains(.disarmed) { names.append("signal.disarmed") }
    if contains(.armed) { names.append("signal.armed") }
    return names
  }
}

extension ReleaseForecast {
  /// The resting position after the release; a side whose action is performed is considered open.
  fileprivate var expectedRest: Rest { performedEdge.map { .open($0) } ?? rest }
}

extension RevealingRow {
  /// Handles a finger's sample in a row that makes forecasts, and adds the signals that the sample causes.
  ///
  /// - Parameters:
  ///   - sample: The sample.
  ///   - time: The time of the sample.
  ///   - handle: A closure that handles a sample without signals; may be called twice, first on a copy of the row.
  /// - Returns: The effects of the sample, with its signals.
  /// - Complexity: O(1).
  public mutating func withSignals(
    for sample: PanSample, at time: Time, _ handle: (inout Self, PanSample) -> SwipeEffects
  ) -> SwipeEffects {
    let signals: SwipeSignals
    switch sample.phase {
    case .began: signals = .began
    case .changed, .ended:
      let oldForecast = forecast(velocity: 0, at: time)
      // The last sample, like any other, moves the content before the finger lifts.
      var movedRow = self
      _ = handle(&movedRow, PanSample(.changed, translation: sample.translation, velocity: sample.velocity))
      signals = SwipeSignals(from: oldForecast, to: movedRow.forecast(velocity: 0, at: time))
    case .cancelled, .failed: signals = []
    }
    var effects = handle(&self, sample)
    effects.signals = signals
    return effects
  }
}

extension RevealingRow where Self: ScrollDriven {
  /// Handles a scroll view's report in a row that makes forecasts, and adds the signals that the report causes.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - time: The moment.
  ///   - handle: A closure that handles a report without signals; may be called twice, first on a copy of the row.
  /// - Returns: The answer, with the report's signals among its effects.
  /// - Complexity: O(1).
  public mutating func withSignals(
    for report: ScrollReport, at time: Time, _ handle: (inout Self, ScrollReport) -> ScrollAnswer
  ) -> ScrollAnswer {
    let signals: SwipeSignals
    switch report {
    case .began: signals = .began
    case .moved(let contentOffset), .ended(let contentOffset, _, _):
      let oldForecast = forecast(velocity: 0, at: time)
      var movedRow = self
      _ = handle(&movedRow, .moved(contentOffset: contentOffset))
      signals = SwipeSignals(from: oldForecast, to: movedRow.forecast(velocity: 0, at: time))
    }
    var answer = handle(&self, report)
    answer.effects.signals = signals
    return answer
  }
}

extension SwipeSignals {
  /// Creates the signals for the thresholds crossed between two forecasts; none if a forecast is nil, for example because no
  /// finger holds the content.
  fileprivate init(from before: ReleaseForecast?, to after: ReleaseForecast?) {
    guard let before, let after else {
      self = []
      return
    }
    self.init(from: before, to: after)
  }
}
