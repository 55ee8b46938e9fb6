/// An event and the moment at which it happens.
public struct Timed<Event: Hashable & Sendable>: Hashable, Sendable {
  /// When: `at` in scripts.
  public var at: Time
  /// What.
  public var event: Event

  /// Creates an event at a number of seconds.
  public init(_ seconds: Double, _ event: Event) {
    at = Time(seconds)
    self.event = event
  }

  /// Creates an event at a moment.
  public init(_ at: Time, _ event: Event) {
    self.at = at
    self.event = event
  }
}
