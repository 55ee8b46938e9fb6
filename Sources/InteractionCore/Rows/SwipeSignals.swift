/// The moments of a finger on a row that a host may mark, with a tick or a light: its beginning, and each threshold that it
/// crosses.
///
///     let effects = row.pan(sample, at: now)
///     if effects.signals.contains(.armed) { tick() }
///
/// A row sends them only if `SwipeOptions.signals` asks for it. Lifting the finger crosses no threshold in itself, nor does
/// a cancelled gesture, code or another width.
public struct SwipeSignals: OptionSet, Hashable, Sendable {
  /// The signals as bits.
  public let rawValue: UInt8

  /// Creates signals from their bits.
  ///
  /// - Parameter rawValue: The bits; unknown ones are kept.
  /// - Complexity: O(1).
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Creates an empty set of signals.
  ///
  /// Every event does, so this does not use OptionSet's generic initializer.
  ///
  /// - Complexity: O(1).
  public init() { rawValue = 0 }

  /// A finger has taken hold of the content.
  public static let began = SwipeSignals(rawValue: 1)
  /// A finger that lifted now at no velocity would leave the row closed, or no longer open on the same side.
  public static let willClose = SwipeSignals(rawValue: 2)
  /// A finger that lifted now at no velocity would leave a side open.
  ///
  /// Together with `willClose` it means the other side.
  public static let willOpen = SwipeSignals(rawValue: 4)
  /// A finger that lifted now would no longer perform the action that it would have performed before.
  public static let disarmed = SwipeSignals(rawValue: 8)
  /// A finger that lifted now would perform a full swipe.
  public static let armed = SwipeSignals(rawValue: 16)

  /// Creates the signals of the thresholds between two forecasts.
  ///
  /// - Parameters:
  ///   - before: What a release at no velocity would have done.
  ///   - after: What a release at no velocity would do now.
  /// - Complexity: O(1).
  public init(from before: ReleaseForecast, to after: ReleaseForecast) {
    var signals: SwipeSignals = []
    if before.standing != after.standing {
      if before.standing != .closed { signals.insert(.willClose) }
      if after.standing != .closed { signals.insert(.willOpen) }
    }
    if before.performs != after.performs {
      if before.performs != nil { signals.insert(.disarmed) }
      if after.performs != nil { signals.insert(.armed) }
    }
    self = signals
  }

  /// The names in traces, in the order of the signals, such as `signal.willOpen`.
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
  /// The side that is open far enough, or closed; a side whose action is performed counts as open.
  fileprivate var standing: Rest { performs.map { .open($0) } ?? rest }
}

extension RevealingRow {
  /// Handles a sample of a finger and adds the signals that it causes, for a row that forecasts its releases.
  ///
  /// - Parameters:
  ///   - sample: The sample.
  ///   - time: When the finger was there.
  ///   - handle: A closure that handles a sample without signals.
  /// - Returns: The effects of the sample.
  /// - Complexity: O(1).
  public mutating func signalling(
    _ sample: PanSample, at time: Time, _ handle: (inout Self, PanSample) -> SwipeEffects
  ) -> SwipeEffects {
    let signals: SwipeSignals
    switch sample.phase {
    case .began: signals = .began
    case .changed, .ended:
      let before = forecast(velocity: 0, at: time)
      // The last sample counts like any other, and then the finger lifts.
      var moved = self
      _ = handle(&moved, PanSample(.changed, translation: sample.translation, velocity: sample.velocity))
      signals = SwipeSignals(from: before, to: moved.forecast(velocity: 0, at: time))
    case .cancelled, .failed: signals = []
    }
    var effects = handle(&self, sample)
    effects.signals = signals
    return effects
  }
}

extension RevealingRow where Self: ScrollDriven {
  /// Handles a report from a scroll view and adds the signals that it causes, for a row that forecasts its releases.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - time: The moment.
  ///   - handle: A closure that handles a report without signals.
  /// - Returns: The answer.
  /// - Complexity: O(1).
  public mutating func signalling(
    _ report: ScrollReport, at time: Time, _ handle: (inout Self, ScrollReport) -> ScrollAnswer
  ) -> ScrollAnswer {
    let signals: SwipeSignals
    switch report {
    case .began: signals = .began
    case .moved(let contentOffset), .ended(let contentOffset, _, _):
      let before = forecast(velocity: 0, at: time)
      var moved = self
      _ = handle(&moved, .moved(contentOffset: contentOffset))
      signals = SwipeSignals(from: before, to: moved.forecast(velocity: 0, at: time))
    }
    var answer = handle(&self, report)
    answer.effects.signals = signals
    return answer
  }
}

extension SwipeSignals {
  /// Creates the signals between two forecasts; none if a forecast is missing because no finger was there.
  fileprivate init(from before: ReleaseForecast?, to after: ReleaseForecast?) {
    guard let before, let after else {
      self = []
      return
    }
    self.init(from: before, to: after)
  }
}
