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
  /// A text that code sets sends no action, and moves the cursor to its end.
  open var text: String? { didSet { shimCursor = endOfDocument } }
  /// The position of the cursor.
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
  /// Whether it refuses to give up the keyboard, as a delegate can.
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
  /// Types as a person does, or replaces the text.
  ///
  /// - Parameters:
  ///   - text: The whole text afterwards.
  ///   - cursor: The cursor's offset in UTF-16 code units afterwards; nil for the end.
  public func shimType(_ text: String, cursor: Int? = nil) {
    guard isFirstResponder else { return }
    self.text = text
    if let cursor { shimCursor = UITextPosition(cursor) }
    sendActions(for: .editingChanged)
  }
  /// Presses Return, which does not dismiss the keyboard unless the app does.
  public func shimReturn() {
    guard isFirstResponder else { return }
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
  }
}

/// The keyboard: where it is on the screen, and how often a field has lost it.
@MainActor public enum ShimKeyboard {
  public static var listeners: [@MainActor (CGRect?, UIScreen?) -> Void] = []
  /// How often a field has given it up without another one taking it at once.
  public static var hidden = 0
  /// Announces its frame, in the coordinates of the screen.
  public static func move(to frame: CGRect) { for listener in listeners { listener(frame, UIScreen.shimMain) } }
  /// Hides or undocks it.
  public static func leave() { for listener in listeners { listener(nil, UIScreen.shimMain) } }
}
