/// A row that shows actions beside its content.
///
///     row.open(.trailing, animated: true, at: Time(0))       // didOpen.trailing, a motion has started
///     row.press(edge: .trailing, index: 0, phase: .up, at: Time(1))              // didPress.trailing.0
///     row.close(animated: true, at: Time(2))                 // didClose
///
/// A conforming type must follow the rules of `PannableRow` and one more. An event that changes `rest` returns exactly one
/// notice of the new resting position, `didOpen` or `didClose`; any other event returns neither. The exception is
/// `prepareForReuse()`, which reports nothing.
///
/// `SwipeList` makes a list of any revealing row that can also be drawn. `SwipeLaw.check`, in the module InteractionLaws,
/// searches for events that break the rules.
public protocol RevealingRow: PannableRow {
  /// The position where the content rests or, during a motion, will rest; while a finger holds the content, its resting
  /// position before the gesture, unless code has chosen another since.
  ///
  /// Change it when the content is sent to another resting position, not when it arrives. Lists consider a row open if this
  /// is not `.closed`. After a motion the content is exactly at this resting position.
  var rest: Rest { get }

  /// Whether a finger holds the content, in a pan that has begun and not ended, or by dragging a real scroll view.
  ///
  /// By default, taps and changes in the table do nothing while this is true.
  var isHeld: Bool { get }

  /// The touch on one of the row's buttons; `ButtonTouch()` in a new row.
  ///
  /// Store it, call `ButtonTouch.actionsChanged(_:from:to:)` when actions change, and clear it in `prepareForReuse()`. The
  /// default `press(edge:index:phase:at:)` updates it.
  var buttonTouch: ButtonTouch { get set }

  /// The row's width and height, in points.
  ///
  /// In a `SwipeList`, rows have the height of their template until their heights are changed.
  var size: LayoutSize { get }

  /// Returns the actions of a side, outermost first.
  ///
  /// Presses and their notices refer to actions by index. Only `setActions(_:_:at:)` changes the actions.
  ///
  /// - Parameter edge: The side of the row.
  /// - Returns: The actions, with ids that are unique in the row; empty if the side has none.
  /// - Complexity: O(1).
  func actions(_ edge: SwipeEdge) -> [InteractionAction]

  /// Returns the frame of a button, visible or not.
  ///
  /// Return frames inside the row; those of one side must not overlap. A finger hits a button only where the content does not
  /// cover the button, which may therefore stay in place while the content slides over it. If the side is not visible, return
  /// the frame in a row that is open on that side.
  ///
  /// - Parameters:
  ///   - edge: The side of the row.
  ///   - index: The button's index, from 0 (outermost). Callers pass only indices of `actions(_:)`.
  ///   - time: The moment, which matters if buttons move with the content.
  /// - Returns: The frame in the row's coordinates, in points. A frame of width 0 is never hit.
  /// - Complexity: O(1).
  func actionFrame(edge: SwipeEdge, index: Int, at time: Time) -> LayoutRect

  /// Returns whether the buttons of a side are painted where the content does not cover them.
  ///
  /// By default, only the buttons of the side that the offset shows are painted, so that wide strips do not overlap. At
  /// offset 0, the buttons of both sides are painted, and the content covers them. Where buttons of both sides overlap, the
  /// trailing ones are on top. A finger hits only painted buttons.
  ///
  /// - Parameters:
  ///   - edge: The side of the row.
  ///   - time: The moment.
  /// - Returns: Whether the side's buttons are visible and can be hit where the content does not cover them.
  /// - Complexity: O(1).
  func paintsActions(_ edge: SwipeEdge, at time: Time) -> Bool

  /// Whether the row jumps to its resting positions, because a person has asked the system to reduce motion.
  ///
  /// By default it is always false, even after it has been set. If it is true, no event starts a motion, `settleTime` is
  /// nil, and effects report no motion. Setting it to true ends a running motion. A finger can still move the content, and
  /// so can a real scroll view, which must be sent to its target without an animation. A list sets this for all of its
  /// rows.
  var reducesMotion: Bool { get set }

  /// Returns whether a gesture or code can show the actions of a side; by default, whether the side has any.
  ///
  /// If a side cannot open, a drag must not move the content past closed toward it, and no plain action shows it.
  ///
  /// - Parameter edge: The side of the row.
  /// - Returns: Whether `.open(edge)` can become the resting position.
  /// - Complexity: O(1).
  func canOpen(_ edge: SwipeEdge) -> Bool

  /// Returns the side whose outermost action a release at zero velocity would perform as a full swipe now; by default nil.
  ///
  /// Return nil if no finger holds the content. This package's rows use `FullSwipeTest`.
  ///
  /// - Parameter time: The moment.
  /// - Returns: The side, or nil if a release performs nothing.
  /// - Complexity: O(1).
  func armedEdge(at time: Time) -> SwipeEdge?

  /// Returns a forecast of the row's response to a release now; by default nil.
  ///
  /// The forecast must match the release exactly. A real scroll view is assumed to propose the target that `ScrollPhysics`
  /// computes.
  ///
  /// - Parameters:
  ///   - velocity: The finger's velocity at the release, in points per second, positive toward larger offsets; finite.
  ///   - time: The moment.
  /// - Returns: The forecast, or nil if no finger holds the content or the row makes no forecasts, for example because it
  ///   keeps a fault of its article.
  /// - Complexity: O(1).
  func forecast(velocity: Double, at time: Time) -> ReleaseForecast?

  /// Returns the progress of the visible side; by default the visible fraction, according to the frames of its buttons.
  ///
  /// - Parameter time: The moment.
  /// - Returns: The progress, or nil if no side is visible or the side does not open.
  /// - Complexity: O(1), by default O(*n*) in the number of actions.
  func progress(at time: Time) -> SwipeProgress?

  /// Returns whether the content is moving without a finger; by default, whether `settleTime` is later than the current
  /// time.
  ///
  /// In a row driven by a real scroll view, `settleTime` is nil. Return true from the moment the row sends the scroll view
  /// to an offset until that offset is reported or a finger catches the content.
  ///
  /// - Parameter time: The current time.
  /// - Returns: Whether the content is on its way to where it was sent.
  /// - Complexity: O(1).
  func isMoving(at time: Time) -> Bool

  /// Shows the actions of a side programmatically.
  ///
  /// Do nothing if `canOpen(_:)` is false or the side is already open, except that, without an animation, a motion to the open
  /// position ends at once. While a finger holds the content, either open the side or do nothing.
  ///
  /// - Parameters:
  ///   - edge: The side of the row.
  ///   - animated: Whether the content moves gradually instead of jumping.
  ///   - time: The moment.
  /// - Returns: `didOpen` if the resting position has changed, and whether a motion has started.
  /// - Complexity: O(1).
  @discardableResult
  mutating func open(_ edge: SwipeEdge, animated: Bool, at time: Time) -> SwipeEffects

  /// Shows part of a side's buttons and hides it again, as a hint that the row can be swiped; by default does nothing.
  ///
  /// Only a closed row at rest that does not reduce motion gives the hint, and only on a side that can open. During the hint
  /// `rest` is still closed, so nothing is reported and visible buttons cannot be pressed. A finger can catch the content at
  /// any time.
  ///
  /// - Parameters:
  ///   - edge: The side of the row.
  ///   - time: The moment.
  /// - Returns: No notices; the effects only say whether a motion has started.
  /// - Complexity: O(1).
  @discardableResult
  mutating func preview(_ edge: SwipeEdge, at time: Time) -> SwipeEffects

  /// Hides the actions programmatically.
  ///
  /// Do nothing if the row is already closed and no finger holds the content, except that, without an animation, a running
  /// motion ends at once. The defaults of `tap(at:)` and `tableChanged(_:at:)` call this, and so does a `SwipeList`, for
  /// example when an action's `fulfillment` closes the row.
  ///
  /// - Parameters:
  ///   - animated: Whether the content moves gradually instead of jumping.
  ///   - time: The moment.
  /// - Returns: `didClose` if the resting position has changed, and whether a motion has started.
  /// - Complexity: O(1).
  @discardableResult
  mutating func close(animated: Bool, at time: Time) -> SwipeEffects

  /// Replaces the actions of a side, for example "Unread" with "Read"; by default does nothing.
  ///
  /// Actions with the same id count as the same action. Ids must be unique in the row, which is not checked.
  ///
  /// - If the actions are equal to the current ones, nothing changes.
  /// - If the frames of all buttons stay the same, drags and motions continue, and so does a press of a button whose action
  ///   stays the same. A press of a button whose action changes is cancelled, and so is a drag whose full swipe would have
  ///   performed a replaced action.
  /// - If the frames change, a drag or a motion ends at the resting position, as after a change of width.
  /// - If the row is open on the side and has nothing left to show there, it closes at once and reports `didClose`.
  ///
  /// At rest, unless a real scroll view drives it or a finger touches one of its buttons, the row equals one that was created
  /// with these actions and moved to the same resting position.
  ///
  /// - Parameters:
  ///   - actions: The actions, outermost first; a design ignores those for which it allows no buttons.
  ///   - edge: The side of the row.
  ///   - time: The moment.
  /// - Returns: `didClose` if the row closes.
  /// - Complexity: O(*n*) in the number of actions.
  @discardableResult
  mutating func setActions(_ actions: [InteractionAction], _ edge: SwipeEdge, at time: Time) -> SwipeEffects

  /// Handles a phase of a finger's press on a button; by default reports a press and does not move the content.
  ///
  /// Only a visible button can be pressed. A button is pressed once, when the finger is lifted; only an uncorrected design may
  /// press it when the finger touches. A finger that touches a button while the content is closing over it (`isClosing(_:at:)`)
  /// cannot press it, because nobody aims at a button that is disappearing. A finger that touched the button earlier still
  /// can; `ButtonTouch` distinguishes the two. If a press has further effects in your row, call
  /// `updateButtonTouch(_:_:_:at:)` to find out whether the finger has pressed the button. A list looks up the action by
  /// the index in the notice, and treats the row according to the action's `fulfillment`.
  ///
  /// - Parameters:
  ///   - edge: The side of the row.
  ///   - index: The button's index, from 0 (outermost). Press nothing if no button has it.
  ///   - phase: The phase of the press.
  ///   - time: The moment.
  /// - Returns: `didPress` if the finger has pressed the button, followed by `didClose` if the press closes the row.
  /// - Complexity: O(1).
  @discardableResult
  mutating func press(edge: SwipeEdge, index: Int, phase: PressPhase, at time: Time) -> SwipeEffects

  /// Handles a tap on the content; by default closes an open row and selects a closed one.
  ///
  /// While a finger holds the content, the tap is a second finger's and does nothing.
  ///
  /// - Parameter time: The moment.
  /// - Returns: `didSelect` from a closed row, `didClose` from an open one; no effects while a finger holds the content.
  /// - Complexity: O(1).
  @discardableResult
  mutating func tap(at time: Time) -> SwipeEffects

  /// Handles a change in the table around the row; by default closes an open row that no finger holds.
  ///
  /// A design may leave the row unchanged instead. A `SwipeList` calls this according to a table's policies. If you write a
  /// table, call it on the table's rows.
  ///
  /// - Parameters:
  ///   - change: The change in the table.
  ///   - time: The moment.
  /// - Returns: `didClose` if the row closes.
  /// - Complexity: O(1).
  @discardableResult
  mutating func tableChanged(_ change: TableChange, at time: Time) -> SwipeEffects

  /// Advances the row to a moment and handles an event.
  ///
  /// You need not implement this, because there are defaults for all rows, including those that are `ScrollDriven`.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - time: The moment.
  /// - Returns: The effects of the event.
  /// - Complexity: O(*n*) in the number of actions for `perform`, `resize` and `setActions`, O(1) for all others.
  @discardableResult
  mutating func handle(_ event: RowEvent, at time: Time) -> SwipeEffects
}
