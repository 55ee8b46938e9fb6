/// A row's answer to a report of its scroll view.
///
///     let answer = row.scroll(.ended(contentOffset: 90, velocity: 0, target: 90), at: Time(0.3))
///     answer.targetContentOffset   // 160: all trailing buttons
///     answer.effects.first         // didOpen(.trailing)
public struct ScrollAnswer: Hashable, Sendable {
  /// The content offset at which the scroll view must come to rest, in points; nil where the report asks for none.
  public var targetContentOffset: Double?
  /// What the report has caused.
  public var effects: SwipeEffects

  /// Creates an answer.
  ///
  /// - Parameters:
  ///   - targetContentOffset: The content offset at which the scroll view must come to rest, in points; nil for none.
  ///   - effects: What the report has caused.
  /// - Complexity: O(1).
  public init(targetContentOffset: Double? = nil, effects: SwipeEffects = .none) {
    self.targetContentOffset = targetContentOffset
    self.effects = effects
  }
}
