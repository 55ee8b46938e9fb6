/// A finger on one of a row's buttons, and whether what it does is a press.
///
/// A row stores one, and the default `RevealingRow.press(_:_:_:at:)` asks it about every event:
///
///     var touch = ButtonTouch()
///     touch.isPressed(.down, .trailing, 0, isShown: true, isClosing: false)   // false
///     touch.isPressed(.up, .trailing, 0, isShown: true, isClosing: true)      // true: the finger was there before
///
/// A button that is on its way out cannot be pressed by a finger that touches it then. A finger that touched before is
/// remembered until it is lifted or called off, and presses the button as long as any of it shows. `removeAll()` belongs
/// into `prepareForReuse()`.
public struct ButtonTouch: Hashable, Sendable {
  /// The button's index; 0 without a finger.
  private var index = 0
  /// The side of the button that a finger touched while it could be pressed, or nil.
  private var edge: SwipeEdge?
  /// Whether the button has become another one under the finger.
  private var isCalledOff = false

  /// Creates a memory of no finger.
  ///
  /// - Complexity: O(1).
  public init() {}

  /// Forgets the finger.
  ///
  /// - Complexity: O(1).
  public mutating func removeAll() { self = ButtonTouch() }

  /// Takes note of other actions of a side: a finger on a button that stands for another action presses nothing.
  ///
  /// - Parameters:
  ///   - edge: The side of the row.
  ///   - old: The actions before, outermost first.
  ///   - new: The actions from now on.
  /// - Complexity: O(1).
  public mutating func actionsChanged(_ edge: SwipeEdge, from old: [InteractionAction], to new: [InteractionAction]) {
    guard self.edge == edge else { return }
    let isThere = old.indices.contains(index) && new.indices.contains(index)
    if !isThere || old[index].id != new[index].id { isCalledOff = true }
  }

  /// Takes note of what a finger does to a button, and says whether that presses it.
  ///
  /// A finger that is lifted without having touched, as code and scripts may have it, touches at the same moment.
  ///
  /// - Parameters:
  ///   - phase: Whether the finger touches the button, is lifted inside it, or is called off.
  ///   - edge: The side of the row.
  ///   - index: The button's, from 0, the outermost.
  ///   - isShown: Whether any of the button can be seen.
  ///   - isClosing: Whether the button is on its way out.
  /// - Returns: True for a finger that is lifted where it presses.
  /// - Complexity: O(1).
  public mutating func isPressed(
    _ phase: PressPhase, _ edge: SwipeEdge, _ index: Int, isShown: Bool, isClosing: Bool
  ) -> Bool {
    let before = self
    removeAll()
    switch phase {
    case .down:
      if isShown && !isClosing { (self.edge, self.index) = (edge, index) }
      return false
    case .cancelled: return false
    case .up where before.isCalledOff: return false
    case .up: return isShown && (!isClosing || (before.edge == edge && before.index == index))
    }
  }
}
