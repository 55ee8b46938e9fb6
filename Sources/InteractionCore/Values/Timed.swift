/// An event and its time, as in scripts.
///
///     let script: [Timed<RowEvent>] = [
///       Timed(0, .open(.trailing, animated: true)),
///       Timed(1, .tap),
///     ]
///     for step in script { row.handle(step.event, at: step.at) }
public struct Timed<Event: Hashable & Sendable>: Hashable, Sendable {
  /// The moment of the event.
  public var at: Time
  /// The event.
  public var event: Event

  /// Creates a timed event from a number of seconds.
  ///
  /// - Parameters:
  ///   - seconds: The seconds since the clock's origin, made finite as in ``Time/init(_:)``.
  ///   - event: The event.
  /// - Complexity: O(1).
  public init(_ seconds: Double, _ event: Event) {
    at = Time(seconds)
    self.event = event
  }

  /// Creates a timed event from a moment.
  ///
  /// - Parameters:
  ///   - at: The moment of the event.
  ///   - event: The event.
  /// - Complexity: O(1).
  public init(_ at: Time, _ event: Event) {
    self.at = at
    self.event = event
  }
}
