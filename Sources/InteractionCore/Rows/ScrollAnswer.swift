/// What a row answers its scroll view.
public struct ScrollAnswer: Hashable, Sendable {
  /// The content offset that the scroll view must come to rest at, or nil where the report asks for none.
  public var targetContentOffset: Double?
  /// What the report has caused.
  public var effects: SwipeEffects

  /// Creates an answer.
  public init(targetContentOffset: Double? = nil, effects: SwipeEffects = .none) {
    self.targetContentOffset = targetContentOffset
    self.effects = effects
  }
}
