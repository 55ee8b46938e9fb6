/// A row that shows actions beside its content.
///
///     row.open(.trailing, animated: true, at: Time(0))       // didOpen.trailing, a motion has started
///     row.press(.trailing, 0, .up, at: Time(1))              // didPress.trailing.0
///     row.close(animated: true, at: Time(2))                 // didClose
///
/// To conform, follow the rules of `PannableRow` and this one: whenever an event changes `rest`, return one notice that
/// names the new resting position, `didOpen` or `didClose`, and none while it stays the same. Only `prepareForReuse()`
/// returns no notice.
///
/// `SwipeList` makes a list of any row like this that can also be drawn, and `SwipeLaw.check` in the module InteractionLaws
/// searches for events that break the rules.
public protocol RevealingRow: PannableRow {
  /// The resting position: where the content is, where its motion ends, or where it was when a finger took hold.
  ///
  /// Change it when the decision is made, not when the content arrives. Lists consider a row open while this is not
  /// `.closed`, and after its motion the content is exactly at this resting position.
  var rest: Rest { get }

  /// Whether a finger holds the content, in a pan that has begun and not ended, or by dragging a real scroll view.
  ///
  /// While it is true, a tap and a change of the table do nothing by default.
  var isHeld: Bool { get }

  /// The touch on one of the row's buttons; no touch in a fresh row.
  ///
  /// Store it, call `ButtonTouch.actionsChanged(_:from:to:)` when actions change, and clear it in `prepareForReuse()`. The
  /// default `press(_:_:_:at:)` does the rest.
  var buttonTouch: ButtonTouch { get set }

  /// The row's width and height, in points.
  ///
  /// A list takes the height of all its rows from the row that it is created with.
  var size: LayoutSize { get }

  /// Returns the actions of a side, outermost first.
  ///
  /// Events and notices refer to them by index. They change only by `setActions(_:_:at:)`.
  ///
  /// - Parameter edge: The side of the row.
  /// - Returns: The actions; empty if the side has none. Their ids differ from those of the other side.
  /// - Complexity: O(1).
  func actions(_ edge: SwipeEdge) -> [InteractionAction]

  /// Returns the frame of a button, visible or not.
  ///
  /// Return frames inside the row that do not overlap. A finger hits a button only where the content does not cover it,
  /// so a button may stay in place while the content slides over it. If the side is not visible, return the frame in a row that
  /// is open on that side.
  ///
  /// - Parameters:
  ///   - edge: The side of the row.
  ///   - index: The button's index, from 0 (outermost). Callers pass only indices of `actions(_:)`.
  ///   - time: The moment; for buttons that move with the content.
  /// - Returns: The frame in the row's coordinates, in points. A frame of width 0 is never hit.
  /// - Complexity: O(1).
  func actionFrame(_ edge: SwipeEdge, _ index: Int, at time: Time) -> LayoutRect

  /// Returns whether the buttons of a side are painted where the content does not cover them.
  ///
  /// By default, those of the side that the offset shows are; at offset 0 both sides are, covered by the content. Strips
  /// that are wide enough to overlap are another reason to leave the other side out. If both sides are painted, the
  /// trailing buttons are on top of the leading ones. A finger hits what is painted, and nothing else.
  ///
  /// - Parameters:
  ///   - edge: The side of the row.
  ///   - time: The moment.
  /// - Returns: Whether the side's buttons can be seen and hit wherever the content does not cover them.
  /// - Complexity: O(1).
  func paintsActions(_ edge: SwipeEdge, at time: Time) -> Bool

  /// Whether the row reaches its resting positions at once, because a person has asked the system to reduce motion; false
  /// by default, and setting it does nothing in a row without motions of its own.
  ///
  /// If it is true, no event causes a motion: `settles` is nil, and effects report none. A motion that
  /// is running when it becomes true ends. A finger still moves the content, and so does a real scroll view, which must be
  /// sent to its target without an animation. A list sets it for all of its rows.
  var reducesMotion: Bool { get set }

  /// Returns whether a gesture or code can show the actions of a side; by default, whether the side has any.
  ///
  /// If it is false, the content must not move toward the side, and no plain action offers to show it.
  ///
  /// - Parameter edge: The side of the row.
  /// - Returns: Whether `.open(edge)` can become the resting position.
  /// - Complexity: O(1).
  func canOpen(_ edge: SwipeEdge) -> Bool

  /// Returns the side whose full swipe a release at no velocity would perform now; by default nil.
  ///
  /// Return nil if no finger holds the content. `FullSwipe` is the rule of this package's rows.
  ///
  /// - Parameter time: The moment.
  /// - Returns: The side, or nil if a release performs nothing.
  /// - Complexity: O(1).
  func armedEdge(at time: Time) -> SwipeEdge?

  /// Returns what the row would do if the finger let go of the content now; by default nil.
  ///
  /// Return exactly what a release does. A real scroll view is assumed to propose the target that `ScrollPhysics` computes.
  ///
  /// - Parameters:
  ///   - velocity: The finger's velocity at the release, in points per second, positive toward larger offsets; finite.
  ///   - time: The moment.
  /// - Returns: The forecast, or nil if no finger holds the content or the row makes no forecasts, like a row that keeps its
  ///   article's faults.
  /// - Complexity: O(1).
  func forecast(velocity: Double, at time: Time) -> ReleaseForecast?

  /// Returns how far the row shows a side; by default according to the frames of its buttons.
  ///
  /// - Parameter time: The moment.
  /// - Returns: The progress, or nil if no side is visible or the side does not open.
  /// - Complexity: O(1), by default O(*n*) in the number of actions.
  func progress(at time: Time) -> SwipeProgress?

  /// Returns whether the content is moving without a finger; by default, whether `settles` is later than a time.
  ///
  /// A row that a real scroll view drives has no `settles`. Return true after it has sent the scroll view
  /// somewhere, until a report arrives from there.
  ///
  /// - Parameter time: The current time.
  /// - Returns: Whether the content has yet to arrive where it was sent.
  /// - Complexity: O(1).
  func isMoving(at time: Time) -> Bool

  /// Shows the actions of a side, from code.
  ///
  /// Do nothing if `canOpen(_:)` is false or the side is already open. While a finger holds the content, you may either open
  /// the side or do nothing.
  ///
  /// - Parameters:
  ///   - edge: The side of the row.
  ///   - animated: Whether the content moves there; otherwise it is there at once.
  ///   - time: The moment.
  /// - Returns: `didOpen` if the resting position has changed, and whether a motion has started.
  /// - Complexity: O(1).
  @discardableResult
  mutating func open(_ edge: SwipeEdge, animated: Bool, at time: Time) -> SwipeEffects

  /// Shows some of a side's buttons and hides them again, as a hint that the row can be swiped; by default nothing happens.
  ///
  /// Only a closed row that is at rest and does not reduce motion gives the hint. The row counts as closed all the while:
  /// nothing is reported, visible buttons cannot be pressed, and a finger catches the content where it is.
  ///
  /// - Parameters:
  ///   - edge: The side of the row.
  ///   - time: The moment.
  /// - Returns: Whether a motion has started.
  /// - Complexity: O(1).
  @discardableResult
  mutating func preview(_ edge: SwipeEdge, at time: Time) -> SwipeEffects

  /// Hides the actions, from code.
  ///
  /// Do nothing if the row is already closed. A list calls this when another row opens or the table scrolls.
  ///
  /// - Parameters:
  ///   - animated: Whether the content moves there; otherwise it is there at once.
  ///   - time: The moment.
  /// - Returns: `didClose` if the resting position has changed, and whether a motion has started.
  /// - Complexity: O(1).
  @discardableResult
  mutating func close(animated: Bool, at time: Time) -> SwipeEffects

  /// Replaces the actions of a side: "Unread" becomes "Read", one is added, or all are removed; by default nothing happens.
  ///
  /// Actions with the same id are the same action. Ids must be unique in the row, as when it is created; this is not checked.
  ///
  /// - The same actions change nothing at all.
  /// - If all buttons have the same frames, a drag and a motion continue, and so does a press of a button whose action is the
  ///   same. A press whose button gets another action is cancelled, and so is a drag whose full swipe would perform a removed
  ///   action.
  /// - If the buttons have other frames, a drag or a motion ends at the resting position, as at another width.
  /// - A row that is open on a side with nothing left to show closes at once, and reports it.
  ///
  /// At rest the row equals one that was created with these actions and brought to the same resting position.
  ///
  /// - Parameters:
  ///   - actions: The actions, outermost first. A design whose rules allow no buttons on the side ignores them.
  ///   - edge: The side of the row.
  ///   - time: The moment.
  /// - Returns: `didClose` if the row closes.
  /// - Complexity: O(*n*) in the number of actions.
  @discardableResult
  mutating func setActions(_ actions: [InteractionAction], _ edge: SwipeEdge, at time: Time) -> SwipeEffects

  /// Handles a finger on a button; by default reports a press, and leaves the content where it is.
  ///
  /// Only a visible button can be pressed, and a press counts once: when the finger is lifted, or at once in a
  /// design that fires on touch. A finger cannot press a button by touching it while it is on its way out
  /// (`isClosing(_:at:)`), because nobody aims at a button that is leaving. A finger that touched it before may still press
  /// it; `ButtonTouch` tells the two apart. If a press does more in your row, ask `updateButtonTouch(_:_:_:at:)` whether it
  /// counts. A list looks up the action by the index in the notice, and treats the row according to the action's
  /// `fulfillment`.
  ///
  /// - Parameters:
  ///   - edge: The side of the row.
  ///   - index: The button's index, from 0 (outermost). Do nothing for an index without a button.
  ///   - phase: Whether the finger touches the button, is lifted inside it, or is cancelled.
  ///   - time: The moment.
  /// - Returns: `didPress` if the press counts, followed by `didClose` if that closes the row.
  /// - Complexity: O(1).
  @discardableResult
  mutating func press(_ edge: SwipeEdge, _ index: Int, _ phase: PressPhase, at time: Time) -> SwipeEffects

  /// Handles a tap on the content; by default closes an open row and selects a closed one, unless a finger holds it.
  ///
  /// While a finger holds the content, the tap is a second finger's, and does nothing.
  ///
  /// - Parameter time: The moment.
  /// - Returns: `didSelect` from a closed row, `didClose` from an open one.
  /// - Complexity: O(1).
  @discardableResult
  mutating func tap(at time: Time) -> SwipeEffects

  /// Handles a change of the table around the row; by default closes an open row that no finger holds.
  ///
  /// A design may leave the row as it is instead. A `SwipeList` calls this according to a table's policies;
  /// a table of your own calls it on its rows.
  ///
  /// - Parameters:
  ///   - change: Whether another row has begun to open, the table has begun to scroll, or the table has been tapped.
  ///   - time: The moment.
  /// - Returns: `didClose` if the row closes.
  /// - Complexity: O(1).
  @discardableResult
  mutating func tableChanged(_ change: TableChange, at time: Time) -> SwipeEffects

  /// Advances the row to a moment and handles one event there.
  ///
  /// You need not implement it, because there is a default for every row, and one for rows that are `ScrollDriven`.
  ///
  /// - Parameters:
  ///   - event: What happens.
  ///   - time: The moment.
  /// - Returns: The effects of the event.
  /// - Complexity: O(*n*) in the number of actions for `perform`, `resize` and `setActions`, O(1) for all others.
  @discardableResult
  mutating func handle(_ event: RowEvent, at time: Time) -> SwipeEffects
}
