public import InteractionCore

/// Where in its life a touch is.
public enum TouchPhase: Hashable, Sendable, CaseIterable {
  /// The finger has touched the screen.
  case down
  /// It has moved.
  case moved
  /// It has been lifted.
  case up
  /// The system has taken it away.
  case cancelled

  /// The name in scripts and traces.
  public var name: String {
    switch self {
    case .down: "down"
    case .moved: "moved"
    case .up: "up"
    case .cancelled: "cancelled"
    }
  }
}

/// One report of one finger on the table; all its numbers are finite.
public struct TouchEvent: Hashable, Sendable {
  /// Which finger, by any number that stays the same while it is down.
  public let finger: Int
  /// Where in its life the touch is.
  public let phase: TouchPhase
  /// Where the finger is, in the table's own coordinates: x from the left of the screen, whatever the language.
  public let location: Vector
  /// When it was there.
  public let time: Time

  /// Creates a report; NaN becomes 0 and infinities become large numbers.
  @inlinable public init(_ phase: TouchPhase, finger: Int = 0, at location: Vector, time: Time) {
    self.finger = finger
    self.phase = phase
    self.location = Vector(location.x.madeFinite, location.y.madeFinite)
    self.time = time
  }
}

/// What a table does to open rows by itself; each can be switched off, as the articles' tables do nothing of it.
public struct TablePolicies: Hashable, Sendable {
  /// Beginning to swipe a row closes the others.
  public var oneOpen: Bool
  /// Beginning to scroll closes open rows.
  public var closesOnScroll: Bool
  /// A tap beside the buttons of open rows closes them, and does nothing else.
  public var closesOnOutsideTap: Bool

  /// Creates policies; all hold unless switched off.
  public init(oneOpen: Bool = true, closesOnScroll: Bool = true, closesOnOutsideTap: Bool = true) {
    self.oneOpen = oneOpen
    self.closesOnScroll = closesOnScroll
    self.closesOnOutsideTap = closesOnOutsideTap
  }
}

/// Which way the language runs.
public enum ReadingDirection: Hashable, Sendable, CaseIterable {
  /// Left to right: the leading edge is at the left.
  case leftToRight
  /// Right to left: touches and pictures are mirrored, the engines are the same.
  case rightToLeft
}
