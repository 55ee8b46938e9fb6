// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverForceUnwrap, NeverUseImplicitlyUnwrappedOptionals

import Foundation

extension NSAttributedString.Key {
  public static let accessibilitySpeechQueueAnnouncement = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeQueueAnnouncement")
}
public struct UIAccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}
@MainActor public enum UIAccessibility {
  public static var shimReducesMotion = false
  public static var isReduceMotionEnabled: Bool { shimReducesMotion }
  public enum Notification: Sendable { case announcement, layoutChanged }
  public struct AssistiveTechnologyIdentifier: Sendable {}
  public static func focusedElement(using technology: AssistiveTechnologyIdentifier?) -> Any? { ShimVoiceOver.focus }
  /// The texts of all announcements, whether they were spoken or not.
  public static var shimPosted: [String] = []
  public static func post(notification: Notification, argument: Any?) {
    switch notification {
    case .announcement:
      let attributed = argument as? NSAttributedString
      let text = attributed?.string ?? argument as? String ?? ""
      let isQueued =
        attributed.map {
          $0.length > 0
            && $0.attribute(.accessibilitySpeechQueueAnnouncement, at: 0, effectiveRange: nil) as? Bool == true
        }
        ?? false
      shimPosted.append(text)
      ShimVoiceOver.announce(text, isQueued: isQueued)
    case .layoutChanged: ShimVoiceOver.layoutChanged(argument)
    }
  }
}

/// A screen reader: the elements that it finds, the actions that it offers, and the announcements that it speaks.
@MainActor public enum ShimVoiceOver {
  /// The element with its focus.
  public private(set) static weak var focus: UIView?
  /// The texts that it has spoken.
  public private(set) static var heard: [String] = []
  private static var isMoving = false, target: UIView?, queue: [String] = [], window: UIWindow?

  public static func reset() {
    (focus, heard, isMoving, target, queue, window) = (nil, [], false, nil, [], nil)
  }
  public static func take(_ element: UIView) {
    (focus, window) = (element, element.window)
  }

  /// The elements in a view, in order; views inside an element are not elements.
  public static func elements(in view: UIView) -> [UIView] {
    if view.isHidden || view.accessibilityElementsHidden { return [] }
    if view.isAccessibilityElement || view is UIControl || (view as? UILabel)?.text != nil { return [view] }
    return view.subviews.flatMap { elements(in: $0) }
  }
  public static func label(of element: UIView) -> String {
    element.accessibilityLabel ?? (element as? UILabel)?.text ?? element.subviews.map { label(of: $0) }.joined()
  }
  /// The custom actions of an element and of all its ancestors, including duplicates.
  public static func actions(of element: UIView) -> [UIAccessibilityCustomAction] {
    var actions: [UIAccessibilityCustomAction] = [], next: UIView? = element
    while let view = next {
      actions += view.accessibilityCustomActions ?? []
      next = view.superview
    }
    return actions
  }
  @discardableResult public static func perform(_ name: String) -> Bool {
    guard let focus, let action = actions(of: focus).first(where: { $0.name == name }) else { return false }
    return action.actionHandler?(action) ?? false
  }

  /// Its element has gone, so it looks for another one, and speaks no announcements meanwhile.
  static func left(_ view: UIView) { if focus?.isDescendant(of: view) == true { isMoving = true } }
  static func layoutChanged(_ argument: Any?) {
    guard window != nil else { return }
    (isMoving, target) = (true, argument as? UIView)
  }
  static func announce(_ text: String, isQueued: Bool) {
    if !isMoving { return heard.append(text) }
    if isQueued { queue.append(text) }
  }
  /// Finds the element that it was sent to, or else the first one, and speaks it and then the waiting announcements.
  public static func settle() {
    guard isMoving, let window else { return }
    window.layoutIfNeeded()
    let found = target?.window != nil ? target : nil
    focus = elements(in: found ?? window).first ?? found
    isMoving = false
    if let focus { heard.append(label(of: focus)) }
    heard += queue
    (queue, target) = ([], nil)
  }
}
