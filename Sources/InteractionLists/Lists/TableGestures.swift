/// The gestures that a list can handle in addition to swipes, taps and scrolls.
///
///     var gestures: TableGestures { [.pull, .hold] }
public struct TableGestures: OptionSet, Hashable, Sendable {
  /// One bit for each gesture.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  ///
  /// - Parameter rawValue: One bit for each gesture. Bits without a gesture are kept and have no effect.
  /// - Complexity: O(1).
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A vertical drag of the content, which may pull it down beyond its top.
  public static let pull = TableGestures(rawValue: 1 << 0)
  /// A pinch, in which two fingers move apart or toward each other.
  public static let pinch = TableGestures(rawValue: 1 << 1)
  /// A hold, for which a finger rests before it moves.
  public static let hold = TableGestures(rawValue: 1 << 2)
  /// A touch on a row's reorder control, which begins a hold at once.
  public static let reorder = TableGestures(rawValue: 1 << 3)
}
