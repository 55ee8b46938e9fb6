/// The direction in which lines of text run.
///
/// Engines always compute left to right. A table mirrors incoming touches and outgoing layers.
///
///     let list = SwipeList(of: row, count: 1_000)
///     let table = HeadlessTable(list, width: 320, height: 480, direction: .rightToLeft)
public enum ReadingDirection: Hashable, Sendable, CaseIterable {
  /// As in English: the leading edge is on the left.
  case leftToRight
  /// As in Arabic and Hebrew: the leading edge is on the right.
  case rightToLeft
}
