// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverForceUnwrap, NeverUseImplicitlyUnwrappedOptionals

import Foundation

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

/// The haptic feedback given.
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
