// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverForceUnwrap, NeverUseImplicitlyUnwrappedOptionals

import Foundation

@MainActor open class UITextField: UIControl {
  /// A text that code sets sends nothing.
  open var text: String?
  /// Whether it keeps the keyboard, as a delegate can say.
  public var shimKeepsKeyboard = false
  open override var canBecomeFirstResponder: Bool { isUserInteractionEnabled }
  open override var canResignFirstResponder: Bool { !shimKeepsKeyboard }
  @discardableResult open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard super.becomeFirstResponder() else { return false }
    sendActions(for: .editingDidBegin)
    return true
  }
  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard super.resignFirstResponder() else { return false }
    if !UIResponder.shimIsHandedOver { ShimKeyboard.hidden += 1 }
    sendActions(for: .editingDidEnd)
    return true
  }
  /// A person types, or puts something in the place of what has been typed.
  public func shimType(_ text: String) {
    guard isFirstResponder else { return }
    self.text = text
    sendActions(for: .editingChanged)
  }
  /// A person presses Return, which by itself dismisses no keyboard.
  public func shimReturn() {
    guard isFirstResponder else { return }
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
  }
}

/// The keyboard: where it is on the screen, and how often a field has lost it.
@MainActor public enum ShimKeyboard {
  public static var listeners: [@MainActor (CGRect?, UIScreen?) -> Void] = []
  /// How often a field has given it away that no other one took at once.
  public static var hidden = 0
  /// It is announced, in the coordinates of the screen.
  public static func move(to frame: CGRect) { for listener in listeners { listener(frame, UIScreen.shimMain) } }
  /// It leaves its place at the bottom: it goes, or is undocked.
  public static func leave() { for listener in listeners { listener(nil, UIScreen.shimMain) } }
}
