// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverForceUnwrap, NeverUseImplicitlyUnwrappedOptionals

import Foundation

@MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
}
extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
}

/// A scroll view's own pan: it begins along an axis that scrolls.
@MainActor final class ShimScrollPan: UIPanGestureRecognizer, UIGestureRecognizerDelegate {
  /// The scroll view that owns the pan, wherever the pan's view is.
  weak var scroll: UIScrollView?
  override init() {
    super.init()
    delegate = self
  }
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let scroll else { return true }
    // Asks the scroll view, as the recogniser's delegate.
    guard scroll === view || scroll.gestureRecognizerShouldBegin(self) else { return false }
    let way = translation(in: nil)
    return abs(way.x) > abs(way.y)
      ? scroll.shimRangeX.count > 1 || scroll.alwaysBounceHorizontal
      : scroll.shimRangeY.count > 1 || scroll.alwaysBounceVertical
  }
  /// Asks the scroll view, as the recogniser's delegate.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    (scroll as? any UIGestureRecognizerDelegate)?.gestureRecognizer(
      self, shouldRequireFailureOf: otherGestureRecognizer)
      ?? false
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    (scroll as? any UIGestureRecognizerDelegate)?.gestureRecognizer(
      self, shouldBeRequiredToFailBy: otherGestureRecognizer)
      ?? false
  }
}
extension ClosedRange where Bound == CGFloat { fileprivate var count: Int { upperBound > lowerBound ? 2 : 1 } }

@MainActor open class UIScrollView: UIView {
  public enum ContentInsetAdjustmentBehavior: Int, Sendable { case automatic, scrollableAxes, never, always }
  open weak var delegate: (any UIScrollViewDelegate)?
  open var contentSize = CGSize.zero
  open var contentInset = UIEdgeInsets.zero {
    didSet { if contentInset != oldValue { delegate?.scrollViewDidChangeAdjustedContentInset(self) } }
  }
  /// The insets that bars cover; content at the top moves with them.
  public var shimBars = UIEdgeInsets.zero {
    didSet {
      let isAtTop = contentOffset.y == -contentInset.top - oldValue.top
      delegate?.scrollViewDidChangeAdjustedContentInset(self)
      if isAtTop { contentOffset.y = -adjustedContentInset.top }
    }
  }
  open var adjustedContentInset: UIEdgeInsets {
    UIEdgeInsets(
      top: contentInset.top + shimBars.top, left: contentInset.left + shimBars.left,
      bottom: contentInset.bottom + shimBars.bottom, right: contentInset.right + shimBars.right)
  }
  open override var bounds: CGRect {
    get { CGRect(origin: contentOffset, size: frame.size) }
    set { (contentOffset, frame.size) = (newValue.origin, newValue.size) }
  }
  open var isScrollEnabled = true { didSet { panGestureRecognizer.isEnabled = isScrollEnabled } }
  open var isDragging: Bool { panGestureRecognizer.state == .began || panGestureRecognizer.state == .changed }
  open var isTracking: Bool { isDragging }
  open private(set) var isDecelerating = false
  open var alwaysBounceVertical = false, alwaysBounceHorizontal = false, showsHorizontalScrollIndicator = true,
    scrollsToTop = true
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  open var contentOffset = CGPoint.zero {
    didSet {
      guard contentOffset != oldValue else { return }
      // An offset that code adds while a finger or UIKit scrolls is kept.
      if !scrollsItself {
        let way = CGPoint(x: contentOffset.x - oldValue.x, y: contentOffset.y - oldValue.y)
        (grab.x, grab.y, drift.x, drift.y) = (grab.x + way.x, grab.y + way.y, drift.x + way.x, drift.y + way.y)
      }
      scrollsItself = false
      setNeedsLayout()
      layoutIfNeeded()
      delegate?.scrollViewDidScroll(self)
    }
  }
  open var delaysContentTouches = true, canCancelContentTouches = true
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }
  public let panGestureRecognizer: UIPanGestureRecognizer = ShimScrollPan()
  private var grab = CGPoint.zero
  /// How far code has moved the content during a glide, and whether the scroll view itself is moving the content.
  private var drift = CGPoint.zero, scrollsItself = false
  private func scrollItself(to offset: CGPoint) {
    scrollsItself = true
    contentOffset = offset
    scrollsItself = false
  }
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }
  var shimRangeX: ClosedRange<CGFloat> {
    -contentInset.left...max(-contentInset.left, contentSize.width + contentInset.right - bounds.width)
  }
  var shimRangeY: ClosedRange<CGFloat> {
    -adjustedContentInset
      .top...max(
        -adjustedContentInset.top, contentSize.height + adjustedContentInset.bottom - bounds.height)
  }

  private func setUp() {
    addGestureRecognizer(panGestureRecognizer)
    (panGestureRecognizer as? ShimScrollPan)?.scroll = self
    panGestureRecognizer.shimAddTarget(self) { [weak self] recognizer in self?.panned(recognizer.state) }
  }
  private func banded(_ wanted: CGFloat, _ range: ClosedRange<CGFloat>, _ extent: CGFloat) -> CGFloat {
    let inside = min(max(wanted, range.lowerBound), range.upperBound), excess = wanted - inside
    return inside + (1 - 1 / (abs(excess) * 0.55 / extent + 1)) * extent * (excess < 0 ? -1 : 1)
  }
  private func panned(_ state: UIGestureRecognizer.State) {
    let way = panGestureRecognizer.translation(in: self), speed = panGestureRecognizer.velocity(in: self)
    switch state {
    case .began:
      ShimClock.tickers[ObjectIdentifier(self)] = nil
      isDecelerating = false
      delegate?.scrollViewWillBeginDragging(self)
      // The content moves from where the pan was recognised.
      grab = CGPoint(x: contentOffset.x + way.x, y: contentOffset.y + way.y)
    case .changed:
      scrollItself(
        to: CGPoint(
          x: shimRangeX.count > 1 || alwaysBounceHorizontal
            ? banded(grab.x - way.x, shimRangeX, bounds.width) : contentOffset.x,
          y: shimRangeY.count > 1 || alwaysBounceVertical
            ? banded(grab.y - way.y, shimRangeY, bounds.height) : contentOffset.y))
    case .ended:
      // Points per MILLIsecond, as UIKit has it.
      let velocity = CGPoint(x: -speed.x / 1000, y: -speed.y / 1000)
      var target = CGPoint(
        x: min(max(contentOffset.x + velocity.x * 499, shimRangeX.lowerBound), shimRangeX.upperBound),
        y: min(max(contentOffset.y + velocity.y * 499, shimRangeY.lowerBound), shimRangeY.upperBound))
      withUnsafeMutablePointer(to: &target) {
        delegate?.scrollViewWillEndDragging(self, withVelocity: velocity, targetContentOffset: $0)
      }
      // Content does not rest beyond the insets.
      setContentOffset(
        CGPoint(x: min(max(target.x, shimRangeX.lowerBound), shimRangeX.upperBound), y: target.y), animated: true)
      isDecelerating = true
    case .cancelled:
      var target = CGPoint(
        x: min(max(contentOffset.x, shimRangeX.lowerBound), shimRangeX.upperBound), y: contentOffset.y)
      withUnsafeMutablePointer(to: &target) {
        delegate?.scrollViewWillEndDragging(self, withVelocity: .zero, targetContentOffset: $0)
      }
      setContentOffset(target, animated: true)
      isDecelerating = true
    case .possible, .failed: break
    }
  }
  open func setContentOffset(_ offset: CGPoint, animated: Bool) {
    let id = ObjectIdentifier(self)
    ShimClock.tickers[id] = nil
    isDecelerating = false
    guard animated else { return contentOffset = offset }
    let (from, begin) = (contentOffset, ShimClock.now)
    drift = .zero
    ShimClock.tickers[id] = { [weak self] in
      guard let self else { return false }
      let part = CGFloat(min(1, (ShimClock.now - begin) / 0.3)), eased = part * part * (3 - 2 * part)
      let way = CGPoint(x: offset.x - from.x, y: offset.y - from.y)
      scrollItself(
        to: part == 1
          ? CGPoint(x: offset.x + drift.x, y: offset.y + drift.y)
          : CGPoint(x: from.x + drift.x + way.x * eased, y: from.y + drift.y + way.y * eased))
      guard part == 1 else { return true }
      let hasDecelerated = isDecelerating
      isDecelerating = false
      if hasDecelerated { delegate?.scrollViewDidEndDecelerating(self) }
      return false
    }
  }
}
