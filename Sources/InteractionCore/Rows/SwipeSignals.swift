/// What a finger on a row lets a host make felt, as a tick or a light: that it has begun, and each threshold that it
/// crosses.
///
///     let effects = row.pan(sample, at: now)
///     if effects.signals.contains(.armed) { tick() }
///
/// A row sends them only where `SwipeOptions.signals` asks for it. A threshold that lies behind the finger is not crossed
/// by lifting it, nor by a gesture that is cancelled, by code or by another width.
public struct SwipeSignals: OptionSet, Hashable, Sendable {
  /// The signals as bits.
  public let rawValue: UInt8

  /// Creates signals from their bits.
  ///
  /// - Parameter rawValue: The bits; those that stand for nothing are kept.
  /// - Complexity: O(1).
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Creates no signals.
  ///
  /// Every event creates them, so this one is not made by OptionSet's generic ways.
  ///
  /// - Complexity: O(1).
  public init() { rawValue = 0 }

  /// A finger has taken hold of the content.
  public static let began = SwipeSignals(rawValue: 1)
  /// A finger that lifted now at no velocity would leave the row closed, or no longer open at the side where it was.
  public static let willClose = SwipeSignals(rawValue: 2)
  /// A finger that lifted now at no velocity would leave a side open.
  ///
  /// Together with `willClose` it is the other side.
  public static let willOpen = SwipeSignals(rawValue: 4)
  /// A finger that lifted now would not perform the action any more that it would have performed.
  public static let disarmed = SwipeSignals(rawValue: 8)
  /// A finger that lifted now would perform a full swipe.
  public static let armed = SwipeSignals(rawValue: 16)

  /// What a finger has crossed that has gone from where it would do one thing to where it would do another.
  ///
  /// - Parameters:
  ///   - before: What a release would have done.
  ///   - after: What it would do now, both at no velocity.
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

  /// The names in traces, in the order in which the signals come, such as `signal.willOpen`.
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
  /// The side that is open far enough, or closed; what performs an action is open beyond that.
  fileprivate var standing: Rest { performs.map { .open($0) } ?? rest }
}

extension RevealingRow {
  /// Handles a sample of a finger and adds the signals that it causes, for a row that forecasts its releases.
  ///
  /// - Parameters:
  ///   - sample: The sample.
  ///   - time: When the finger was there.
  ///   - handle: Handles a sample without signals.
  /// - Returns: What the sample has caused.
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
  /// Handles a report of a scroll view and adds the signals that it causes, for a row that forecasts its releases.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - time: The moment.
  ///   - handle: Handles a report without signals.
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
  /// What a finger has crossed, if one was there all the while.
  fileprivate init(from before: ReleaseForecast?, to after: ReleaseForecast?) {
    guard let before, let after else {
      self = []
      return
    }
    self.init(from: before, to: after)
  }
}
