// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverForceUnwrap, NeverUseImplicitlyUnwrappedOptionals

import Foundation

public struct CGAffineTransform: Equatable, Sendable {
  public var a: CGFloat = 1, b: CGFloat = 0, c: CGFloat = 0, d: CGFloat = 1, tx: CGFloat = 0, ty: CGFloat = 0
  public init() {}
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }
  public init(translationX x: CGFloat, y: CGFloat) { (tx, ty) = (x, y) }
  public static let identity = CGAffineTransform()
}
public struct UIEdgeInsets: Equatable, Sendable {
  public var top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
  static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
}
public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}
public struct UILayoutPriority: Equatable, Sendable {
  public let rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public static let required = UILayoutPriority(rawValue: 1000), fittingSizeLevel = UILayoutPriority(rawValue: 50)
}

public final class UIColor: Equatable, Sendable {
  public let name: String
  init(name: String) { self.name = name }
  public static func == (a: UIColor, b: UIColor) -> Bool { a.name == b.name }
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { name = "\(red) \(green) \(blue) \(alpha)" }
  public static let systemRed = UIColor(name: "systemRed"), systemGray = UIColor(name: "systemGray"),
    white = UIColor(name: "white")
  public static let systemBackground = UIColor(name: "systemBackground"), label = UIColor(name: "label")
  public static let systemGroupedBackground = UIColor(name: "systemGroupedBackground")
  public static let secondaryLabel = UIColor(name: "secondaryLabel"), separator = UIColor(name: "separator")
}
public struct UIImage: Equatable, Sendable {
  public let name: String
  public init?(systemName: String) { name = systemName }
  public init?(named: String) { return nil }
}
public struct UIFont: Equatable, Sendable {
  public struct TextStyle: Sendable {
    public static let headline = TextStyle(), body = TextStyle(), subheadline = TextStyle()
  }
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont() }
}
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
  /// What has the keyboard.
  public static weak var shimFirstResponder: UIResponder?
  static var shimIsHandedOver = false
  open var isFirstResponder: Bool { UIResponder.shimFirstResponder === self }
  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }
  /// The one before is asked to resign first; what is in no window becomes none.
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
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified { didSet { setNeedsLayout() } }
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
  /// What the app has set.
  private var ownMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  open var preservesSuperviewLayoutMargins = false, insetsLayoutMarginsFromSafeArea = true
  open var layoutMargins: UIEdgeInsets {
    get { shimMargins(ownMargins) }
    set { ownMargins = newValue }
  }
  open func layoutMarginsDidChange() {}
  /// What of the window bars and corners cover; any other view has what of that reaches into it.
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
  /// What of some insets of this view reaches into a subview, where that is seen.
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
    // What leaves the window has the keyboard no longer.
    if hadWindow, let first = UIResponder.shimFirstResponder as? UIView, first.isDescendant(of: self) {
      first.resignFirstResponder()
    }
    ShimVoiceOver.left(self)
    superview.subviews.removeAll { $0 === self }
    self.superview = nil
    if hadWindow { shimWindowChanged() }
  }
  /// A list puts a view into its pool: it stays where it is, and is hidden.
  func shimPool() {
    if let first = UIResponder.shimFirstResponder as? UIView, first.isDescendant(of: self) {
      first.resignFirstResponder()
    }
    ShimVoiceOver.left(self)
    isHidden = true
  }
  /// A list shows a view, which may be from its pool.
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
  /// Whether what happens now is animated by UIKit.
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
@MainActor open class UILabel: UIView {
  open var text: String?
  open var font: UIFont! = UIFont()
  open var textColor: UIColor! = .label
  open var adjustsFontForContentSizeCategory = false
}

@MainActor public final class UIAction: NSObject {
  public struct Identifier: Hashable, Sendable {
    let text: String
    public init(_ text: String) { self.text = text }
  }
  let handler: @MainActor (UIAction) -> Void, identifier: Identifier?
  public internal(set) var sender: Any?
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    handler: @escaping @MainActor (UIAction) -> Void
  ) {
    (self.handler, self.identifier) = (handler, identifier)
  }
}
@MainActor open class UIControl: UIView {
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchDown = Event(rawValue: 1 << 0), touchUpInside = Event(rawValue: 1 << 6)
    public static let touchUpOutside = Event(rawValue: 1 << 7), touchCancel = Event(rawValue: 1 << 8)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13), editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17), editingDidEnd = Event(rawValue: 1 << 18)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
  }
  private var actions: [(Event, UIAction)] = []
  /// An action replaces one with the same identifier.
  open func addAction(_ action: UIAction, for events: Event) {
    actions.removeAll { $0.1.identifier != nil && $0.1.identifier == action.identifier }
    actions.append((events, action))
  }
  open func sendActions(for events: Event) {
    for (own, action) in actions where !own.isDisjoint(with: events) {
      action.sender = self
      action.handler(action)
    }
  }
}
public struct NSDirectionalRectEdge: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let top = Self(rawValue: 1), leading = Self(rawValue: 2), bottom = Self(rawValue: 4)
  public static let trailing = Self(rawValue: 8)
}
public struct UIBackgroundConfiguration: Sendable { public var cornerRadius: CGFloat = 6 }
public struct NSDirectionalEdgeInsets: Equatable, Sendable {
  public var top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
}
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}
@MainActor open class UIButton: UIControl {
  public struct Configuration: Sendable {
    public static func filled() -> Configuration { Configuration() }
    public var title: String?, image: UIImage?, imagePlacement: NSDirectionalRectEdge = .leading
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    public var imagePadding: CGFloat = 0, background = UIBackgroundConfiguration()
    public var baseForegroundColor: UIColor?, baseBackgroundColor: UIColor?
  }
  public var configuration: Configuration?
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    self.configuration = configuration
  }
}

/// What a finger would feel.
@MainActor public enum ShimHaptics { public static var felt: [String] = [] }
@MainActor open class UIImpactFeedbackGenerator: NSObject {
  public enum FeedbackStyle: Sendable { case light, medium, heavy }
  public init(style: FeedbackStyle) {}
  open func prepare() {}
  open func impactOccurred() { ShimHaptics.felt.append("impact") }
}
@MainActor open class UISelectionFeedbackGenerator: NSObject {
  public override init() {}
  open func selectionChanged() { ShimHaptics.felt.append("selection") }
}
