/// The direction in which lines of text run.
///
/// Engines always compute left to right. A right-to-left table mirrors incoming touches and outgoing layers.
///
///     let list = SwipeList(of: row, count: 1_000)
///     let table = HeadlessTable(list, width: 320, height: 480, direction: .rightToLeft)
public enum ReadingDirection: Hashable, Sendable, CaseIterable {
  /// The leading edge is on the left, as in English.
  case leftToRight
  /// The leading edge is on the right, as in Arabic and Hebrew.
  case rightToLeft
}
