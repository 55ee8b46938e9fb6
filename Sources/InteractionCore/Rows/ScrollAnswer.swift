/// A row's answer to a report from its scroll view.
///
///     let answer = row.scroll(.ended(contentOffset: 90, velocity: 0, target: 90), at: Time(0.3))
///     answer.targetContentOffset   // 160: all trailing buttons
///     answer.effects.first         // didOpen(.trailing)
public struct ScrollAnswer: Hashable, Sendable {
  /// The content offset to which the scroll view must move, in points; nil if it need not move.
  public var targetContentOffset: Double?
  /// The effects of the report.
  public var effects: SwipeEffects

  /// Creates an answer.
  ///
  /// - Parameters:
  ///   - targetContentOffset: The content offset to which the scroll view must move, in points; nil if it need not move.
  ///   - effects: The effects of the report.
  /// - Complexity: O(1).
  public init(targetContentOffset: Double? = nil, effects: SwipeEffects = .none) {
    self.targetContentOffset = targetContentOffset
    self.effects = effects
  }
}
