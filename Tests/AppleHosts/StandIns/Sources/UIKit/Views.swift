// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverForceUnwrap, NeverUseImplicitlyUnwrappedOptionals

import Foundation

@MainActor open class UIResponder: NSObject {
  open var next: UIResponder? { nil }
  open var isAccessibilityElement = false, accessibilityElementsHidden = false
  open var accessibilityLabel: String?, accessibilityValue: String?
  open var accessibilityUserInputLabels: [String]!
  open var accessibilityTraits = UIAccessibilityTraits()
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
  open func accessibilityPerformEscape() -> Bool { false }
  open func accessibilityIncrement() {}
  open func accessibilityDecrement() {}
  /// The responder that has the keyboard.
  public static weak var shimFirstResponder: UIResponder?
  static var shimIsHandedOver = false
  open var isFirstResponder: Bool { UIResponder.shimFirstResponder === self }
  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }
  /// The responder before is asked to resign first, and a view outside a window cannot become first responder.
  @discardableResult open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    if let view = self as? UIView, view.window == nil { return false }
    guard canBecomeFirstResponder else { return false }
    UIResponder.shimIsHandedOver = true
    let isFree = UIResponder.shimFirstResponder?.resignFirstResponder() ?? true
    UIResponder.shimIsHandedOver = false
    guard isFree else { return false }
    UIResponder.shimFirstResponder = self
    return true
  }
  @discardableResult open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    UIResponder.shimFirstResponder = nil
    return true
  }
}
@MainActor open class UIAccessibilityCustomAction: NSObject {
  public typealias Handler = @MainActor (UIAccessibilityCustomAction) -> Bool
  open var name: String
  public var actionHandler: Handler?
  public init(name: String, image: UIImage?, actionHandler: Handler?) {
    (self.name, self.actionHandler) = (name, actionHandler)
  }
}

// Pinning all four edges to the container is the only layout that the stand-in knows.
@MainActor public final class NSLayoutConstraint {
  let view: UIView, container: UIView
  init(_ view: UIView, _ container: UIView) { (self.view, self.container) = (view, container) }
  public static func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.view.shimPins.append(ObjectIdentifier(constraint.container)) }
    constraints.first?.container.setNeedsLayout()
  }
}
@MainActor public struct NSLayoutAnchor {
  let view: UIView
  public func constraint(equalTo other: NSLayoutAnchor) -> NSLayoutConstraint { NSLayoutConstraint(view, other.view) }
}

@MainActor open class UIView: UIResponder {
  open var frame: CGRect { didSet { if frame.size != oldValue.size { setNeedsLayout() } } }
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  open var transform = CGAffineTransform.identity
  open var alpha: CGFloat = 1
  open var isHidden = false, clipsToBounds = false, isUserInteractionEnabled = true
  open var backgroundColor: UIColor?
  open var tintColor: UIColor! = .white
  open var translatesAutoresizingMaskIntoConstraints = true
  open private(set) weak var superview: UIView?
  open private(set) var subviews: [UIView] = []
  open private(set) var gestureRecognizers: [UIGestureRecognizer]?
  public static var shimDirection = UIUserInterfaceLayoutDirection.leftToRight
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified
  open var traitCollection: UITraitCollection { UITraitCollection(window?.shimTypeSize ?? .unspecified) }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    case .unspecified, .playback, .spatial: Self.shimDirection
    }
  }
  public static let layoutFittingCompressedSize = CGSize.zero
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { frame.size }
  /// The value that the app has set.
  private var ownMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  open var preservesSuperviewLayoutMargins = false, insetsLayoutMarginsFromSafeArea = true
  open var layoutMargins: UIEdgeInsets {
    get { shimMargins(ownMargins) }
    set { ownMargins = newValue }
  }
  open func layoutMarginsDidChange() {}
  /// The insets of the window that bars and corners cover; other views have the part that reaches into them.
  open var safeAreaInsets: UIEdgeInsets { superview?.shimReaching(into: self, superview?.safeAreaInsets) ?? .zero }
  open func safeAreaInsetsDidChange() {}
  private var told: (margins: UIEdgeInsets, safe: UIEdgeInsets)?
  private func shimMargins(_ own: UIEdgeInsets) -> UIEdgeInsets {
    var margins = own
    if preservesSuperviewLayoutMargins, let superview {
      let reaching = superview.shimReaching(into: self, superview.layoutMargins)
      margins = UIEdgeInsets(
        top: max(own.top, reaching.top), left: max(own.left, reaching.left), bottom: max(own.bottom, reaching.bottom),
        right: max(own.right, reaching.right))
    }
    guard insetsLayoutMarginsFromSafeArea else { return margins }
    let safe = safeAreaInsets
    return UIEdgeInsets(
      top: margins.top + safe.top, left: margins.left + safe.left, bottom: margins.bottom + safe.bottom,
      right: margins.right + safe.right)
  }
  /// The part of this view's insets that reaches into a subview, at its place on the screen.
  private func shimReaching(into view: UIView, _ insets: UIEdgeInsets?) -> UIEdgeInsets {
    guard let insets else { return .zero }
    let (x, y) = (view.shimOrigin.x - bounds.minX, view.shimOrigin.y - bounds.minY)
    func reaching(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat { max(0, inset - max(0, distance)) }
    return UIEdgeInsets(
      top: reaching(insets.top, y), left: reaching(insets.left, x),
      bottom: reaching(insets.bottom, bounds.height - y - view.frame.height),
      right: reaching(insets.right, bounds.width - x - view.frame.width))
  }
  private func tellInsets() {
    let now = (margins: layoutMargins, safe: safeAreaInsets)
    let old = told
    told = now
    if now.safe != old?.safe ?? .zero { safeAreaInsetsDidChange() }
    if now.margins != old?.margins ?? ownMargins { layoutMarginsDidChange() }
  }
  var shimPins: [ObjectIdentifier] = []
  private var needsLayout = true
  /// How often the view was laid out.
  public private(set) var shimLayouts = 0
  public init(frame: CGRect) { self.frame = frame; super.init() }
  public required init?(coder: NSCoder) { frame = .zero; super.init() }
  weak var shimController: UIViewController?
  open override var next: UIResponder? { shimController ?? superview }
  open var window: UIWindow? { superview.flatMap { $0 as? UIWindow ?? $0.window } }
  public var leadingAnchor: NSLayoutAnchor { NSLayoutAnchor(view: self) }
  public var trailingAnchor: NSLayoutAnchor { NSLayoutAnchor(view: self) }
  public var topAnchor: NSLayoutAnchor { NSLayoutAnchor(view: self) }
  public var bottomAnchor: NSLayoutAnchor { NSLayoutAnchor(view: self) }

  open func addSubview(_ view: UIView) {
    view.removeFromSuperview()
    subviews.append(view)
    view.superview = self
    if window != nil || self is UIWindow { view.shimWindowChanged() }
    setNeedsLayout()
  }
  open func bringSubviewToFront(_ view: UIView) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.append(subviews.remove(at: index))
  }
  open func removeFromSuperview() {
    guard let superview else { return }
    let hadWindow = window != nil
    // A view that leaves the window loses the keyboard.
    if hadWindow, let first = UIResponder.shimFirstResponder as? UIView, first.isDescendant(of: self) {
      first.resignFirstResponder()
    }
    ShimVoiceOver.left(self)
    superview.subviews.removeAll { $0 === self }
    self.superview = nil
    if hadWindow { shimWindowChanged() }
  }
  /// Puts a view into a list's pool: it stays where it is, and is hidden.
  func shimPool() {
    if let first = UIResponder.shimFirstResponder as? UIView, first.isDescendant(of: self) {
      first.resignFirstResponder()
    }
    ShimVoiceOver.left(self)
    isHidden = true
  }
  /// Shows a view, which may be from the list's pool.
  func shimShow(in list: UIView) {
    if superview === list { list.bringSubviewToFront(self) } else { list.addSubview(self) }
    isHidden = false
  }
  func shimWindowChanged() { didMoveToWindow(); for view in subviews { view.shimWindowChanged() } }
  open func didMoveToWindow() {}
  open func setNeedsLayout() { needsLayout = true }
  open func layoutIfNeeded() {
    tellInsets()
    if needsLayout {
      needsLayout = false
      for view in subviews where view.shimPins.filter({ $0 == ObjectIdentifier(self) }).count == 4 {
        view.frame = bounds
      }
      shimLayouts += 1
      layoutSubviews()
    }
    for view in subviews { view.layoutIfNeeded() }
  }
  open func layoutSubviews() {}
  /// Whether UIKit animates changes at the moment.
  public private(set) static var shimAnimates = true
  public class func performWithoutAnimation(_ actions: () -> Void) {
    let old = shimAnimates
    shimAnimates = false
    actions()
    shimAnimates = old
  }
  open func isDescendant(of view: UIView) -> Bool { self === view || superview?.isDescendant(of: view) ?? false }
  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
    recognizer.view = self
  }
  open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === recognizer }
    if recognizer.view === self { recognizer.view = nil }
  }
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  var shimOrigin: CGPoint { CGPoint(x: frame.origin.x + transform.tx, y: frame.origin.y + transform.ty) }
  open func convert(_ point: CGPoint, from window: UIView?) -> CGPoint {
    guard let superview, self !== window else { return point }
    let outer = superview.convert(point, from: window)
    return CGPoint(x: outer.x - shimOrigin.x + bounds.minX, y: outer.y - shimOrigin.y + bounds.minY)
  }
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, alpha > 0.01, self.point(inside: point, with: event) else { return nil }
    for view in subviews.reversed() {
      let inner = CGPoint(
        x: point.x - view.shimOrigin.x + view.bounds.minX, y: point.y - view.shimOrigin.y + view.bounds.minY)
      if let hit = view.hitTest(inner, with: event) { return hit }
    }
    return self
  }
  /// The place of this view on the screen, for tests.
  public var shimPlace: CGPoint {
    var (place, view): (CGPoint, UIView?) = (.zero, self)
    while let next = view {
      place.x += next.shimOrigin.x - (next.superview?.bounds.minX ?? 0)
      place.y += next.shimOrigin.y - (next.superview?.bounds.minY ?? 0)
      view = next.superview
    }
    return place
  }
}
