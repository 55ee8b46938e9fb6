/// A report from a real scroll view to its delegate about its horizontal offset.
///
/// Content offsets are the scroll view's own: they grow when the content moves to the left. Velocities are in points
/// per second. UIKit passes points per millisecond to `scrollViewWillEndDragging`, so multiply those by 1000:
///
///     row.scroll(.ended(contentOffset: 70, velocity: velocity.x * 1000, target: target.x), at: now)
public enum ScrollReport: Hashable, Sendable {
  /// A finger has taken hold (`scrollViewWillBeginDragging`).
  case began(contentOffset: Double)
  /// The content has moved, with the finger or on its own (`scrollViewDidScroll`).
  case moved(contentOffset: Double)

  /// The finger is about to let go (`scrollViewWillEndDragging`).
  ///
  /// The velocity is in points per second, positive toward larger content offsets. The target is the content offset at
  /// which the scroll view proposes to rest.
  case ended(contentOffset: Double, velocity: Double, target: Double)

  /// The name in scripts and traces: `began`, `moved` or `ended`.
  public var phaseName: String {
    switch self {
    case .began: "began"
    case .moved: "moved"
    case .ended: "ended"
    }
  }

  /// The content offset of the scroll view, in points, as reported.
  public var contentOffset: Double {
    switch self {
    case .began(let contentOffset), .moved(let contentOffset), .ended(let contentOffset, _, _): contentOffset
    }
  }
}
