// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverForceUnwrap, NeverUseImplicitlyUnwrappedOptionals

import Foundation

@MainActor open class UITextPosition: NSObject {
  public let shimOffset: Int
  init(_ offset: Int) { shimOffset = offset }
}

@MainActor open class UITextRange: NSObject {
  open var start, end: UITextPosition
  init(_ start: UITextPosition, _ end: UITextPosition) { (self.start, self.end) = (start, end) }
}

@MainActor open class UITextField: UIControl {
  /// A text that code sets sends nothing, and the cursor is behind it then.
  open var text: String? { didSet { shimCursor = endOfDocument } }
  /// Where the cursor is.
  public private(set) lazy var shimCursor = endOfDocument
  open var beginningOfDocument: UITextPosition { UITextPosition(0) }
  open var endOfDocument: UITextPosition { UITextPosition(text?.utf16.count ?? 0) }
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let place = position.shimOffset + offset
    return (0...endOfDocument.shimOffset).contains(place) ? UITextPosition(place) : nil
  }
  open func offset(from: UITextPosition, to: UITextPosition) -> Int { to.shimOffset - from.shimOffset }
  open func textRange(from start: UITextPosition, to end: UITextPosition) -> UITextRange? { UITextRange(start, end) }
  /// A field without the keyboard has no cursor.
  open var selectedTextRange: UITextRange? {
    get { isFirstResponder ? UITextRange(shimCursor, shimCursor) : nil }
    set { if let newValue { shimCursor = newValue.end } }
  }
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
  ///
  /// - Parameters:
  ///   - text: The whole text then.
  ///   - cursor: How many units of UTF-16 are before the cursor then; nil for all of them.
  public func shimType(_ text: String, cursor: Int? = nil) {
    guard isFirstResponder else { return }
    self.text = text
    if let cursor { shimCursor = UITextPosition(cursor) }
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
