/// The direction in which lines of text run.
///
/// Engines always compute left to right. A table mirrors touches on their way in and layers on their way out.
///
///     let list = SwipeList(of: row, count: 1_000)
///     let table = HeadlessTable(list, width: 320, height: 480, direction: .rightToLeft)
public enum ReadingDirection: Hashable, Sendable, CaseIterable {
  /// As in English: the leading edge is at the left.
  case leftToRight
  /// As in Arabic and Hebrew: the leading edge is at the right.
  case rightToLeft
}
