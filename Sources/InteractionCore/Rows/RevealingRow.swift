/// A row that shows actions beside its content.
///
///     row.open(.trailing, animated: true, at: Time(0))       // didOpen.trailing, a motion has started
///     row.press(.trailing, 0, .up, at: Time(1))              // didPress.trailing.0
///     row.close(animated: true, at: Time(2))                 // didClose
///
/// To conform, keep the rules of `PannableRow` and this one: whenever an event changes `rest`, return one notice that
/// names the new resting position, `didOpen` or `didClose`, and none while it stays the same. Only `prepareForReuse()` is
/// silent.
///
/// `SwipeList` makes a list of any such row that can also be drawn, and `SwipeLaw.check` of the module InteractionLaws
/// looks for events that break the rules.
public protocol RevealingRow: PannableRow {
  /// The resting position: where the content is, where its motion ends, or where it was when a finger took hold.
  ///
  /// Change it when the decision is made, not when the content arrives. Lists take a row for open while this is not
  /// `.closed`, and after its motion the content is exactly at this resting position.
  var rest: Rest { get }

  /// Whether a finger holds the content: a pan that has begun and is not over, or a drag of a real scroll view.
  ///
  /// By default a tap and a change of the table do nothing then.
  var isHeld: Bool { get }

  /// The touch on one of the row's buttons; no touch in a fresh row.
  ///
  /// Store it, tell it of other actions by `ButtonTouch.actionsChanged(_:from:to:)`, and clear it in `prepareForReuse()`. By
  /// default `press(_:_:_:at:)` does the rest.
  var buttonTouch: ButtonTouch { get set }

  /// The row's width and height, in points.
  ///
  /// A list takes the height of all its rows from the row that it is created with.
  var size: LayoutSize { get }

  /// The actions of a side, outermost first.
  ///
  /// Events and notices refer to them by index. They change by `setActions(_:_:at:)` only.
  ///
  /// - Parameter edge: The side of the row.
  /// - Returns: The actions; empty if the side has none. Their ids differ from those of the other side.
  /// - Complexity: O(1).
  func actions(_ edge: SwipeEdge) -> [InteractionAction]

  /// The frame of a button, whether it shows or not.
  ///
  /// Return frames inside the row that do not overlap. A finger hits a button only where the content does not cover it,
  /// so a button may stand still while the content slides over it. Where the side does not show, return what the frame is in a
  /// row that rests open there.
  ///
  /// - Parameters:
  ///   - edge: The side of the row.
  ///   - index: The button's, from 0, the outermost. Callers pass only indices of `actions(_:)`.
  ///   - time: The moment; for buttons that move with the content.
  /// - Returns: The frame in the row's coordinates, in points. A frame of width 0 is never hit.
  /// - Complexity: O(1).
  func actionFrame(_ edge: SwipeEdge, _ index: Int, at time: Time) -> LayoutRect

  /// Whether the buttons of a side are painted where the content does not cover them.
  ///
  /// By default, those of the side that the offset shows; at offset 0 those of both, and the content covers them. Strips
  /// that are wide enough to overlap are one more reason to leave the other side out. Where both sides are painted, the
  /// trailing buttons lie on top of the leading ones. A finger hits what is painted, and nothing else.
  ///
  /// - Parameters:
  ///   - edge: The side of the row.
  ///   - time: The moment.
  /// - Returns: Whether a button of the side can be seen and hit wherever the content is not.
  /// - Complexity: O(1).
  func paintsActions(_ edge: SwipeEdge, at time: Time) -> Bool

  /// Whether the row reaches its resting positions at once, because a person has asked the system to reduce motion; false
  /// by default, and setting it does nothing in a row that does not move by itself.
  ///
  /// Where it is true, nothing that an event causes moves: `settles` is nil, and effects report no motion. A motion that
  /// runs when it becomes true is over. A finger moves the content as ever, and so does a real scroll view, which is to be
  /// sent to its target without an animation. A list sets it for all of its rows.
  var reducesMotion: Bool { get set }

  /// Whether a gesture or code can show the actions of a side; by default, whether the side has any.
  ///
  /// Where it is false, the content must not move toward the side, and no plain action offers to show it.
  ///
  /// - Parameter edge: The side of the row.
  /// - Returns: Whether `.open(edge)` can become the resting position.
  /// - Complexity: O(1).
  func canOpen(_ edge: SwipeEdge) -> Bool

  /// The side whose outermost action a finger would perform by lifting now, where it does not throw the content back; by
  /// default nil.
  ///
  /// Return it exactly where a release at no velocity performs a full swipe, and nil where no finger holds the content.
  /// `FullSwipe` is the rule of this package's rows.
  ///
  /// - Parameter time: The moment.
  /// - Returns: The side, or nil where a release performs nothing.
  /// - Complexity: O(1).
  func armedEdge(at time: Time) -> SwipeEdge?

  /// What the row would do if the finger let go of the content where it is; by default nil.
  ///
  /// Return exactly what a release does. A real scroll view is taken to propose the target that `ScrollPhysics` has.
  ///
  /// - Parameters:
  ///   - velocity: How fast the finger lets go, in points per second, positive toward larger offsets; it must be finite.
  ///   - time: The moment.
  /// - Returns: The forecast, or nil where no finger holds the content or the row does not say, as one that keeps its
  ///   article's faults.
  /// - Complexity: O(1).
  func forecast(velocity: Double, at time: Time) -> ReleaseForecast?

  /// How far the row shows a side; by default what the frames of its buttons say.
  ///
  /// - Parameter time: The moment.
  /// - Returns: The progress, or nil where nothing shows or the side does not open.
  /// - Complexity: O(1), by default O(*n*) in the number of actions.
  func progress(at time: Time) -> SwipeProgress?

  /// Whether the content is moving without a finger; by default, whether `settles` is later than a time.
  ///
  /// A row that a real scroll view drives has no `settles`. Return true after such a row has sent the scroll view
  /// somewhere, until a report comes from there.
  ///
  /// - Parameter time: The present.
  /// - Returns: Whether the content has still to arrive where it was sent.
  /// - Complexity: O(1).
  func isMoving(at time: Time) -> Bool

  /// Shows the actions of a side, from code.
  ///
  /// Do nothing where `canOpen(_:)` is false or the side is open already. While a finger holds the content, either do
  /// it or do nothing.
  ///
  /// - Parameters:
  ///   - edge: The side of the row.
  ///   - animated: Whether the content moves there. If not, it is there at once.
  ///   - time: The moment.
  /// - Returns: `didOpen` if the resting position has changed, and whether a motion has started.
  /// - Complexity: O(1).
  @discardableResult
  mutating func open(_ edge: SwipeEdge, animated: Bool, at time: Time) -> SwipeEffects

  /// Shows some of a side's buttons and hides them again, as a hint that the row can be swiped; by default nothing happens.
  ///
  /// Only a closed row that rests, and does not reduce motion, does it. It is closed all the while: nothing is reported, a
  /// button that shows cannot be pressed, and a finger catches the content where it is.
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
  /// Do nothing where the row is closed already. A list calls this when another row opens or the table scrolls.
  ///
  /// - Parameters:
  ///   - animated: Whether the content moves there. If not, it is there at once.
  ///   - time: The moment.
  /// - Returns: `didClose` if the resting position has changed, and whether a motion has started.
  /// - Complexity: O(1).
  @discardableResult
  mutating func close(animated: Bool, at time: Time) -> SwipeEffects

  /// Gives a side other actions: "Unread" becomes "Read", one comes, or all go; by default nothing happens.
  ///
  /// An action is the same one while its id is. As when a row is created, ids are unique in it, and nobody checks that.
  ///
  /// - The same actions change nothing at all.
  /// - Where each button is where it was, a drag and a motion go on, and so does a press of a button whose action is the
  ///   same. One that has another action under the finger is called off, and so is a drag that would perform by a full
  ///   swipe what has gone.
  /// - Where buttons are laid out otherwise, a drag or a motion ends at the resting position, as at another width.
  /// - A row that is open at a side that has nothing to show any more closes at once, and reports it.
  ///
  /// At rest the row equals one that was created with these actions and brought to the same resting position.
  ///
  /// - Parameters:
  ///   - actions: The actions, outermost first. A design whose rules know no buttons at the side leaves them out.
  ///   - edge: The side of the row.
  ///   - time: The moment.
  /// - Returns: `didClose` if the row closes.
  /// - Complexity: O(*n*) in the number of actions.
  @discardableResult
  mutating func setActions(_ actions: [InteractionAction], _ edge: SwipeEdge, at time: Time) -> SwipeEffects

  /// Handles a finger on a button; by default reports a press, and leaves the content where it is.
  ///
  /// Only a button that shows can be pressed, and one press counts once: when the finger is lifted, or at once in a
  /// design that fires on touch. A button that is on its way out (`isClosing(_:at:)`) cannot be pressed by a finger that
  /// touches it then: nobody aims at what is leaving. One that was there before may still press it; `ButtonTouch` tells
  /// the two apart. If a press does more in your row, ask `updateButtonTouch(_:_:_:at:)` whether it counts. A list looks up the action by the index in the notice, and does to the row what the action's
  /// `fulfillment` says.
  ///
  /// - Parameters:
  ///   - edge: The side of the row.
  ///   - index: The button's, from 0, the outermost. Do nothing for an index that no button has.
  ///   - phase: Whether the finger touches the button, is lifted inside it, or is called off.
  ///   - time: The moment.
  /// - Returns: `didPress` if the press counts, followed by `didClose` if the row closes with it.
  /// - Complexity: O(1).
  @discardableResult
  mutating func press(_ edge: SwipeEdge, _ index: Int, _ phase: PressPhase, at time: Time) -> SwipeEffects

  /// Handles a tap on the content; by default closes an open row and selects a closed one, unless a finger holds it.
  ///
  /// While a finger holds the content, the tap is a second finger's, and does nothing.
  ///
  /// - Parameter time: The moment.
  /// - Returns: `didSelect` of a closed row, `didClose` of an open one.
  /// - Complexity: O(1).
  @discardableResult
  mutating func tap(at time: Time) -> SwipeEffects

  /// Handles a change of the table around the row; by default closes an open row that no finger holds.
  ///
  /// A design may leave the row as it is instead. A `SwipeList` calls this where a table's policies
  /// say so; a table of your own calls it on its rows.
  ///
  /// - Parameters:
  ///   - change: Whether another row has begun to open, or the table to scroll, or has been tapped.
  ///   - time: The moment.
  /// - Returns: `didClose` if the row closes.
  /// - Complexity: O(1).
  @discardableResult
  mutating func tableChanged(_ change: TableChange, at time: Time) -> SwipeEffects

  /// Advances the row to a moment and handles one event there.
  ///
  /// You need not implement it: there is a default for every row, and one for rows that are `ScrollDriven`.
  ///
  /// - Parameters:
  ///   - event: What happens.
  ///   - time: The moment.
  /// - Returns: What the event has caused.
  /// - Complexity: O(*n*) in the number of actions for `perform`, `resize` and `setActions`, O(1) for all others.
  @discardableResult
  mutating func handle(_ event: RowEvent, at time: Time) -> SwipeEffects
}
