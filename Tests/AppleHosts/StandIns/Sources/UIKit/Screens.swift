// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverForceUnwrap, NeverUseImplicitlyUnwrappedOptionals

import Foundation

@MainActor public protocol UICoordinateSpace: NSObjectProtocol {
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
}
extension UIView: UICoordinateSpace {
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    guard let view = coordinateSpace as? UIView, view.window === window else { return rect }
    return view.convert(CGRect(origin: shimPlace, size: rect.size), from: window)
  }
}
/// The whole screen, of which a window is a part.
@MainActor public final class ShimScreenSpace: NSObject, UICoordinateSpace {
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    guard let view = coordinateSpace as? UIView, let window = view as? UIWindow ?? view.window else { return rect }
    return view.convert(rect.offsetBy(dx: -window.shimOnScreen.x, dy: -window.shimOnScreen.y), from: window)
  }
}
@MainActor public final class UIScreen: NSObject {
  public static let shimMain = UIScreen()
  public let coordinateSpace: any UICoordinateSpace = ShimScreenSpace()
}
@MainActor public final class UIWindowScene: NSObject { public let screen = UIScreen.shimMain }
@MainActor open class UIWindow: UIView {
  /// Where the window's upper left corner is on the screen.
  public var shimOnScreen = CGPoint.zero
  private let scene = UIWindowScene()
  open var windowScene: UIWindowScene? { scene }
  /// The insets that a notch or rounded corners cover.
  public var shimSafeArea = UIEdgeInsets.zero
  open override var safeAreaInsets: UIEdgeInsets { shimSafeArea }
  /// The size of type that a person has chosen.
  public private(set) var shimTypeSize = UIContentSizeCategory.large
  /// Changes the type size, as a person does.
  public func shimType(_ size: UIContentSizeCategory) {
    let before = UITraitCollection(shimTypeSize)
    shimTypeSize = size
    shimTell(before)
    layoutIfNeeded()
  }
  /// Changes the layout direction.
  public func shimTurn(_ direction: UIUserInterfaceLayoutDirection) {
    UIView.shimDirection = direction
    shimTell(UITraitCollection(shimTypeSize))
    layoutIfNeeded()
  }
}
extension UIView {
  fileprivate func shimTell(_ traits: UITraitCollection) {
    traitCollectionDidChange(traits)
    for view in subviews { view.shimTell(traits) }
  }
}
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let unspecified = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryUnspecified")
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
}
@MainActor public final class UITraitCollection: NSObject {
  public let preferredContentSizeCategory: UIContentSizeCategory
  init(_ size: UIContentSizeCategory) { preferredContentSizeCategory = size }
}
@MainActor open class UIViewController: UIResponder {
  open var view: UIView! = UIView(frame: .zero) { didSet { view.shimController = self } }
  public override init() {
    super.init()
    view.shimController = self
  }
  open override var next: UIResponder? { view.superview }
  open private(set) var presentedViewController: UIViewController?
  private weak var presenter: UIViewController?
  /// Whether the controller is being dismissed.
  public var shimIsBeingDismissed = false
  open var isBeingDismissed: Bool { shimIsBeingDismissed }
  /// A controller that presents another one does not present a second.
  open func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
    guard presentedViewController == nil else { return }
    presentedViewController = controller
    controller.presenter = self
    completion?()
  }
  /// Dismisses the controller without an answer.
  public func shimGo() { presenter?.presentedViewController = nil }
}
@MainActor open class UIAlertAction: NSObject {
  public enum Style: Int, Sendable { case `default`, cancel, destructive }
  public let title: String?, style: Style
  let handler: ((UIAlertAction) -> Void)?
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    (self.title, self.style, self.handler) = (title, style, handler)
  }
}
@MainActor open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable { case actionSheet, alert }
  public let title: String?
  public private(set) var actions: [UIAlertAction] = []
  public init(title: String?, message: String?, preferredStyle: Style) {
    self.title = title
    super.init()
  }
  open func addAction(_ action: UIAlertAction) { actions.append(action) }
  /// Chooses an action, as a person does.
  public func shimChoose(_ title: String) {
    shimGo()
    for action in actions where action.title == title { action.handler?(action) }
  }
}
