/// A finger on one of a row's buttons, and whether it may press that button.
///
/// A row stores a `ButtonTouch`, and the default `RevealingRow.press(edge:index:phase:at:)` passes it each phase of a press:
///
///     var touch = ButtonTouch()
///     touch.handle(.down, .trailing, 0, isShown: true, isClosing: false)   // false
///     touch.handle(.up, .trailing, 0, isShown: true, isClosing: true)      // true: it touched before the row began to close
///
/// A finger that touches a button while the content is closing over it presses nothing, even if the row opens again before the
/// finger is lifted. A finger that touched the button earlier presses it if any part of the button is visible when the finger
/// is lifted, unless the button's action has been replaced or removed. Call `reset()` in `prepareForReuse()`.
public struct ButtonTouch: Hashable, Sendable {
  /// The button's index; 0 without a finger.
  private var index = 0
  /// The side of the visible button that a finger touched, or nil.
  private var edge: SwipeEdge?
  /// Whether the finger presses nothing, because the content was closing over the button when the finger touched, or the
  /// button's action has been replaced or removed since.
  private var isCancelled = false

  /// Creates a value without a finger.
  ///
  /// - Complexity: O(1).
  public init() {}

  /// Forgets the finger.
  ///
  /// - Complexity: O(1).
  public mutating func reset() { self = ButtonTouch() }

  /// Records that the actions of a side have been replaced; a finger whose button now has another action, or is gone, presses
  /// nothing.
  ///
  /// - Parameters:
  ///   - edge: The side of the row.
  ///   - old: The old actions, outermost first.
  ///   - new: The new actions, outermost first.
  /// - Complexity: O(1).
  public mutating func actionsChanged(_ edge: SwipeEdge, from old: [InteractionAction], to new: [InteractionAction]) {
    guard self.edge == edge else { return }
    let existsInBoth = old.indices.contains(index) && new.indices.contains(index)
    if !existsInBoth || old[index].id != new[index].id { isCancelled = true }
  }

  /// Handles a phase of a finger's press on a button.
  ///
  /// If code or a script lifts a finger from a button that the finger has not touched, the finger is treated as touching the
  /// button at that moment, unless it touched another button and cannot press that one.
  ///
  /// - Parameters:
  ///   - phase: The phase of the press.
  ///   - edge: The side of the row.
  ///   - index: The button's index, from 0 (outermost).
  ///   - isShown: Whether any part of the button is visible.
  ///   - isClosing: Whether the content is moving to a resting position at which the side is not open.
  /// - Returns: Whether the finger has pressed the button.
  /// - Complexity: O(1).
  public mutating func handle(
    _ phase: PressPhase, _ edge: SwipeEdge, _ index: Int, isShown: Bool, isClosing: Bool
  ) -> Bool {
    let oldTouch = self
    reset()
    switch phase {
    case .down:
      guard isShown else { return false }
      (self.edge, self.index, isCancelled) = (edge, index, isClosing)
      return false
    case .cancelled: return false
    case .up where oldTouch.isCancelled: return false
    case .up: return isShown && (!isClosing || (oldTouch.edge == edge && oldTouch.index == index))
    }
  }
}
