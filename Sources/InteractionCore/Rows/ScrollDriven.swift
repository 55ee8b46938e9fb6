/// A part of what a real scroll view tells its delegate about its horizontal offset.
public enum ScrollReport: Hashable, Sendable {
  /// A finger has taken hold (`scrollViewWillBeginDragging`).
  case began(contentOffset: Double)
  /// The content has moved, by the finger or by itself (`scrollViewDidScroll`).
  case moved(contentOffset: Double)
  /// The finger is about to let go (`scrollViewWillEndDragging`): velocity in points per second, positive toward
  /// larger offsets, and the resting place that the scroll view proposes.
  case ended(contentOffset: Double, velocity: Double, target: Double)
}

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

/// A row that can be driven by a real scroll view: the two designs that the articles built on UIScrollView.
///
/// Driven this way the row never moves by itself: its offset is the last one reported.
public protocol ScrollDriven {
  /// Hears one report; reports in any order are survived, and numbers that are not finite are made finite.
  mutating func scroll(_ report: ScrollReport, at time: Time) -> ScrollAnswer
}
