/// A list that responds to touches and provides everything that a table needs.
///
/// The list owns the order, the heights and the states of its rows; a table asks for them and never copies them.
///
///     var list = SwipeList(of: row, count: 1000)
///     list.handle(.tap(RowID(0)), at: Time(0))
///     list.top(of: RowID(10))   // 440, if the row is 44 points high
///
/// To conform, follow these rules, on which tables rely:
///
/// - Every row has an id that is never reused. Methods ignore the ids of rows that do not exist, and do not trap.
/// - Positions, heights and tops agree: a row's top is the total height of everything visible above it. They change
///   only in mutating methods.
/// - Every insertion, deletion and move of rows or sections is part of the update that the method returns (see
///   `ListUpdate`). `ListEffects.changesHeights` reports mere changes of heights, except those by `resize(toWidth:at:)`.
/// - No event traps, in any order, even if time runs backward or numbers are not finite.
///
/// Each optional capability is a protocol: ``RevealingList``, ``AskingList``, ``TextEditingList``,
/// ``UndoableList`` and ``HeightAdjustableList``. Every list conforms to all of them, so that a table can use them
/// without a cast. All of their requirements have defaults, so a list implements only those of its own capabilities.
///
/// `ListLaw.check` in the module InteractionLaws searches for events that break the rules. In all complexities, *n*
/// is the number of rows.
public protocol ListInteraction:
  RevealingList, AskingList, TextEditingList, UndoableList, HeightAdjustableList, Sendable
{
  /// The number of sections, which changes only together with an update.
  var sectionCount: Int { get }

  /// Returns the number of visible rows in a section.
  ///
  /// - Parameter section: The section's index, from 0.
  /// - Returns: The number of rows; 0 for a section that does not exist.
  /// - Complexity: O(log *n*).
  func rowCount(inSection section: Int) -> Int

  /// Returns the row at a position.
  ///
  /// - Parameter position: A position among the visible rows.
  /// - Returns: The row's id, or nil if there is no row at this position.
  /// - Complexity: O(log *n*).
  func id(for position: RowPosition) -> RowID?

  /// Returns the position of a row.
  ///
  /// - Parameter row: The row's id.
  /// - Returns: The position among the visible rows, or nil if the row is not one of them.
  /// - Complexity: O(log *n*).
  func position(of row: RowID) -> RowPosition?

  /// The total height of everything visible, in points: the rows, and headers if the list has any.
  var contentHeight: Double { get }

  /// Returns the height of a row.
  ///
  /// - Parameter row: The row's id.
  /// - Returns: The height in points, or nil if the row is not visible.
  /// - Complexity: O(log *n*).
  func height(of row: RowID) -> Double?

  /// Returns the upper edge of a row's position, even while the row is drawn elsewhere.
  ///
  /// - Parameter row: The row's id.
  /// - Returns: The distance from the top of the content in points, or nil if the row is not visible.
  /// - Complexity: O(log *n*).
  func top(of row: RowID) -> Double?

  /// Returns the row whose position contains a y coordinate.
  ///
  /// A row contains its upper edge but not its lower one. A y coordinate on a header belongs to the first row below it.
  ///
  /// - Parameter y: The distance from the top of the content, in points.
  /// - Returns: The row's id, or nil above the content, below the last row, and for NaN.
  /// - Complexity: O(log *n*).
  func row(atY y: Double) -> RowID?

  /// Returns the row at a point of the content, and the part of it that is hit.
  ///
  /// At any y coordinate, this is the topmost row that `draw(viewport:at:into:)` paints there at that moment, whether the
  /// row is in its position or in motion. A fixed header that covers the row is ignored; see `coveredHeight(atTop:at:)`.
  ///
  /// A table calls this when a finger touches, and again when it lifts from a button; the press is valid if the result
  /// is the same.
  ///
  /// - Parameters:
  ///   - point: A point in the content's coordinates, in points.
  ///   - time: The moment.
  /// - Returns: The row and its part; nil if there is no row, or if the topmost is fading in and still too faint to touch.
  /// - Complexity: O(log *n* + *a*) for the *a* actions of the row.
  func hit(_ point: Vector, at time: Time) -> RowHit?

  /// Returns the height that something fixed, such as a header, covers at the top of a viewport; 0 by default.
  ///
  /// Touches there do not reach a row, and a table that scrolls to a row shows it below that height.
  ///
  /// - Parameters:
  ///   - y: The upper edge of the viewport, in points from the top of the content.
  ///   - time: The moment.
  /// - Returns: The height in points, 0 or more.
  /// - Complexity: O(log *n*).
  func coveredHeight(atTop y: Double, at time: Time) -> Double

  /// Returns the plain equivalents of a row's gestures, for screen readers, keyboards and menus.
  ///
  /// - Parameter row: The row's id.
  /// - Returns: The actions that can be performed now, each id once; none if the row is not visible.
  /// - Complexity: O(log *n* + *a*) for *a* actions.
  func actions(for row: RowID) -> [InteractionAction]

  /// Performs a plain action of a row.
  ///
  /// It has the effect of the corresponding gesture. Unknown rows and actions are ignored.
  ///
  /// - Parameters:
  ///   - action: The action's id.
  ///   - row: The row's id.
  ///   - time: The moment.
  /// - Returns: The effects of the action.
  /// - Complexity: O(log *n* + *a*) for *a* actions.
  @discardableResult
  mutating func perform(_ action: String, on row: RowID, at time: Time) -> ListEffects

  /// Handles a gesture that the table has recognised.
  ///
  /// A gesture on a removed row may end another gesture or an edit, but does nothing else. A gesture that the list does not
  /// handle does nothing. The samples of a drag may arrive in any order. A drag that is cancelled or fails leaves nothing
  /// behind but what its beginning did, such as ending an edit.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - time: The moment.
  /// - Returns: The effects of the gesture.
  /// - Complexity: O(log *n*) for a gesture on one row. A sample of a swipe should take O(1) and not allocate.
  @discardableResult
  mutating func handle(_ gesture: TableGesture, at time: Time) -> ListEffects

  /// The gestures that the list handles in addition to swipes, taps and scrolls; none by default.
  ///
  /// A table does not recognise the rest, so that swipes, taps and scrolls need not wait for them.
  var gestures: TableGestures { get }

  /// Returns the description of a row for a screen reader; nil by default, and for a row that is not visible.
  ///
  /// - Parameter row: The row's id.
  /// - Returns: The row's label, value and state.
  /// - Complexity: O(log *n*).
  func spokenRow(_ row: RowID) -> SpokenRow?

  /// The row that a finger has lifted; nil by default.
  ///
  /// While a row is lifted, the finger can scroll the table; see `Autoscroll`.
  var liftedRow: RowID? { get }

  /// Whether a lifted row that is dropped outside the table returns to where it was lifted; false by default.
  ///
  /// To return the row, the table cancels the hold. The option is called `revertOnSpill` in dragula and SortableJS.
  var revertsOnSpill: Bool { get }

  /// Whether rows that make room or close up fade in at their positions instead of travelling there, and a row that is
  /// released or dropped is in its place at once; false by default, for lists whose rows never travel.
  ///
  /// A table's `reducesMotion` reads and sets it.
  var reducesMotion: Bool { get set }

  /// The time that rows take to travel, to fade in, to rise to a finger or to return from it, in seconds; nil for the list's
  /// own durations.
  ///
  /// Nil by default, for lists with fixed durations. A table sets it according to its options.
  var animationDuration: Double? { get set }

  /// The time by which all motions will have settled; nil if nothing moves.
  ///
  /// Hosts draw frames until then. After `advance(to:)` with this time or a later one, it is nil unless another motion
  /// has begun or a finger holds a row.
  var settleTime: Time? { get }

  /// Discards finished motions.
  ///
  /// This changes nothing that is visible at this time or later. A table calls it before each event and each frame.
  ///
  /// - Parameter time: The current time.
  /// - Complexity: O(*m*) in the number of moving rows.
  mutating func advance(to time: Time)

  /// Lays out all rows for a table of another width.
  ///
  /// A table also calls this with its own width when it is created. The order and ids of the rows stay the same; their
  /// heights may change.
  ///
  /// - Parameters:
  ///   - width: The table's width, in points. NaN and negative widths are treated as 0.
  ///   - time: The moment.
  /// - Complexity: O(*n*) at most, plus the work for rows whose states the list stores.
  mutating func resize(toWidth width: Double, at time: Time)

  /// Appends the layers of the rows in the viewport, and of any headers, in painting order.
  ///
  /// A row that ``/InteractionCore/LayerList/appendRow(_:top:isStill:_:)`` appends as still in two successive frames, in the
  /// same place, is not drawn again while a finger swipes a row or scrolls, or while only time passes. All other layers are
  /// drawn and compared each time.
  ///
  /// - Parameters:
  ///   - viewport: The visible part of the content, in the content's coordinates, in points.
  ///   - time: The moment to show.
  ///   - layers: The frame to which the layers are appended, at its current depth, with frames in the content's coordinates.
  /// - Complexity: O(log *n* + *k*) for *k* rows in the viewport.
  func draw(viewport: LayoutRect, at time: Time, into layers: inout LayerList)
}

// Defaults for the requirements that belong to no capability.

extension ListInteraction {
  /// Returns 0, because everything that is drawn scrolls.
  @inlinable public func coveredHeight(atTop y: Double, at time: Time) -> Double { 0 }
  /// No gestures other than swipes, taps and scrolls.
  @inlinable public var gestures: TableGestures { [] }
  /// Returns nil, because rows have no description.
  public func spokenRow(_ row: RowID) -> SpokenRow? { nil }
  /// Nil, because no row is ever lifted.
  @inlinable public var liftedRow: RowID? { nil }
  /// False, so a row that is dropped outside the table stays where it was moved.
  @inlinable public var revertsOnSpill: Bool { false }
  /// False, because no row travels, so there is no motion to reduce.
  @inlinable public var reducesMotion: Bool {
    get { false }
    set {}
  }
  /// Nil, because motions have their own durations.
  @inlinable public var animationDuration: Double? {
    get { nil }
    set {}
  }
}
