/// A finger on one of a row's buttons, which may press it.
///
/// A row stores one, and the default `RevealingRow.press(_:_:_:at:)` passes it every event:
///
///     var touch = ButtonTouch()
///     touch.handle(.down, .trailing, 0, isShown: true, isClosing: false)   // false
///     touch.handle(.up, .trailing, 0, isShown: true, isClosing: true)      // true: the finger was there before
///
/// A finger cannot press a button by touching it while it is on its way out. A finger that touched earlier is
/// remembered until it is lifted or cancelled, and presses the button as long as any of it is visible. Call `removeAll()`
/// in `prepareForReuse()`.
public struct ButtonTouch: Hashable, Sendable {
  /// The button's index; 0 if there is no finger.
  private var index = 0
  /// The side of a button that a finger touched while it could be pressed, or nil.
  private var edge: SwipeEdge?
  /// Whether the button under the finger has been replaced.
  private var isCancelled = false

  /// Creates a button touch without a finger.
  ///
  /// - Complexity: O(1).
  public init() {}

  /// Forgets the finger.
  ///
  /// - Complexity: O(1).
  public mutating func removeAll() { self = ButtonTouch() }

  /// Records that a side has got other actions: a finger whose button now has another action presses nothing.
  ///
  /// - Parameters:
  ///   - edge: The side of the row.
  ///   - old: The actions before, outermost first.
  ///   - new: The actions from now on.
  /// - Complexity: O(1).
  public mutating func actionsChanged(_ edge: SwipeEdge, from old: [InteractionAction], to new: [InteractionAction]) {
    guard self.edge == edge else { return }
    let isThere = old.indices.contains(index) && new.indices.contains(index)
    if !isThere || old[index].id != new[index].id { isCancelled = true }
  }

  /// Handles what a finger does to a button, and returns whether that presses it.
  ///
  /// A finger that is lifted without having touched, as may happen in code and scripts, counts as touching at the same moment.
  ///
  /// - Parameters:
  ///   - phase: Whether the finger touches the button, is lifted inside it, or is cancelled.
  ///   - edge: The side of the row.
  ///   - index: The button's index, from 0 (outermost).
  ///   - isShown: Whether any of the button is visible.
  ///   - isClosing: Whether the button is on its way out.
  /// - Returns: Whether the finger was lifted and presses the button.
  /// - Complexity: O(1).
  public mutating func handle(
    _ phase: PressPhase, _ edge: SwipeEdge, _ index: Int, isShown: Bool, isClosing: Bool
  ) -> Bool {
    let before = self
    removeAll()
    switch phase {
    case .down:
      if isShown && !isClosing { (self.edge, self.index) = (edge, index) }
      return false
    case .cancelled: return false
    case .up where before.isCancelled: return false
    case .up: return isShown && (!isClosing || (before.edge == edge && before.index == index))
    }
  }
}
