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
