/// A report from a real scroll view to its delegate about its horizontal offset.
///
/// Content offsets are the scroll view's, which grow when the content moves left. Velocities are in points per second.
/// UIKit passes points per millisecond to `scrollViewWillEndDragging`, so multiply them by 1000:
///
///     row.scroll(.ended(contentOffset: 70, velocity: velocity.x * 1000, target: target.x), at: now)
public enum ScrollReport: Hashable, Sendable {
  /// A finger has begun to drag (`scrollViewWillBeginDragging`).
  case began(contentOffset: Double)
  /// The content has moved, with or without a finger (`scrollViewDidScroll`).
  case moved(contentOffset: Double)

  /// The finger is about to release the content (`scrollViewWillEndDragging`).
  ///
  /// The velocity is in points per second, positive toward larger content offsets. The target is the content offset at
  /// which the scroll view proposes to come to rest.
  case ended(contentOffset: Double, velocity: Double, target: Double)

  /// The name in scripts and traces: `began`, `moved` or `ended`.
  public var phaseName: String {
    switch self {
    case .began: "began"
    case .moved: "moved"
    case .ended: "ended"
    }
  }

  /// The reported content offset, in points.
  public var contentOffset: Double {
    switch self {
    case .began(let contentOffset), .moved(let contentOffset), .ended(let contentOffset, _, _): contentOffset
    }
  }
}
