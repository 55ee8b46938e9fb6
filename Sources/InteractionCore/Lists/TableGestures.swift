/// The gestures beyond swipes, taps and scrolls that a list may take.
public struct TableGestures: OptionSet, Hashable, Sendable {
  /// One bit for each gesture.
  public let rawValue: UInt8
  /// Creates a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Dragging the content below its top.
  public static let pull = TableGestures(rawValue: 1 << 0)
  /// Two fingers at once.
  public static let pinch = TableGestures(rawValue: 1 << 1)
  /// A finger that rests before it moves.
  public static let hold = TableGestures(rawValue: 1 << 2)
}
