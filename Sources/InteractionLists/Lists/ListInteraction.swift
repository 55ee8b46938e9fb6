/// A list that responds to touches, with everything that a table needs.
///
/// The list owns the order, the heights and the states of its rows; a table asks for them and never copies them.
///
///     var list = SwipeList(of: row, count: 1000)
///     list.handle(.tap(RowID(0)), at: Time(0))
///     list.top(of: RowID(10))   // 440
///
/// To conform, follow these rules, on which tables rely:
///
/// - Every row has an id that no other row ever gets. Ids of rows that do not exist do nothing, and do not
///   trap.
/// - Positions, heights and tops agree: a row's top is the total height of everything visible above it. They change
///   only in mutating methods.
/// - Every change of the rows is part of the update that the method returns (see `ListUpdate`), except for mere changes of
///   heights, which `ListEffects.changesHeights` reports.
/// - No events trap, in any order, and neither do times that run backward or numbers that are not finite.
///
/// Each capability that only some lists have is a protocol: ``RevealingList``, ``AskingList``, ``TextEditingList``,
/// ``UndoableList`` and ``HeightAdjustableList``. Every list conforms to all of them, so that a table can use them without a
/// cast; all of their requirements have defaults, so a list declares only what it can do.
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

  /// Returns the upper edge of a row in its position, wherever the row is currently seen.
  ///
  /// - Parameter row: The row's id.
  /// - Returns: The distance from the top of the content in points, or nil if the row is not visible.
  /// - Complexity: O(log *n*).
  func top(of row: RowID) -> Double?

  /// Returns the row at a y coordinate, by the rows' positions.
  ///
  /// A row contains its upper edge but not its lower one. A y coordinate above a row, as in its header, gives that row.
  ///
  /// - Parameter y: The distance from the top of the content, in points.
  /// - Returns: The row's id, or nil above the content, below it, and for NaN.
  /// - Complexity: O(log *n*).
  func row(atHeight y: Double) -> RowID?

  /// Returns the row under a point of the content, and the part of the row.
  ///
  /// What is seen is what is hit: at any y coordinate it is the row that `draw(viewport:at:into:)` paints there at that
  /// moment, whether in its position or on its way.
  ///
  /// A table asks when a finger touches, and again when it is lifted from a button: the press counts if the hit is the
  /// same.
  ///
  /// - Parameters:
  ///   - point: A point in the content's coordinates, in points.
  ///   - time: The moment.
  /// - Returns: The row and the part of it, or nil if nothing there responds to touches.
  /// - Complexity: O(log *n* + *a*) for the *a* actions of the row.
  func hit(_ point: Vector, at time: Time) -> RowHit?

  /// Returns how much of the top of a viewport is covered by something that stays there, such as a header; 0 by default.
  ///
  /// No finger reaches a row there, and a table does not count a row behind it as visible.
  ///
  /// - Parameters:
  ///   - y: The upper edge of the viewport, in points from the top of the content.
  ///   - time: The moment.
  /// - Returns: The height in points, 0 or more.
  /// - Complexity: O(log *n*).
  func coveredHeight(atTop y: Double, at time: Time) -> Double

  /// Returns everything that gestures on a row can do as plain actions, for screen readers, keyboards and menus.
  ///
  /// - Parameter row: The row's id.
  /// - Returns: The actions that can be performed now, each id once; none if the row is not visible.
  /// - Complexity: O(log *n* + *a*) for *a* actions.
  func actions(for row: RowID) -> [InteractionAction]

  /// Performs a plain action of a row.
  ///
  /// It has the effect of the corresponding gesture. Unknown rows and actions do nothing.
  ///
  /// - Parameters:
  ///   - action: The action's id.
  ///   - row: The row's id.
  ///   - time: The moment.
  /// - Returns: What the action has caused.
  /// - Complexity: O(log *n* + *a*) for *a* actions.
  @discardableResult
  mutating func perform(_ action: String, on row: RowID, at time: Time) -> ListEffects

  /// Handles a gesture that the table has recognised.
  ///
  /// Gestures on removed rows do nothing, and neither do gestures that the list does not handle. The samples of a
  /// drag may arrive in any order; a drag that is cancelled or fails leaves the list as it was.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - time: The moment.
  /// - Returns: The effects of the gesture.
  /// - Complexity: O(log *n*). A sample of a drag should take O(1) and not allocate.
  @discardableResult
  mutating func handle(_ gesture: TableGesture, at time: Time) -> ListEffects

  /// The gestures that the list handles in addition to swipes, taps and scrolls; none by default.
  ///
  /// A table recognises no others, so that its own gestures do not have to wait for them.
  var gestures: TableGestures { get }

  /// Returns what a screen reader says about a row; nil by default, and for a row that is not visible.
  ///
  /// - Parameter row: The row's id.
  /// - Returns: The row's label, value and state.
  /// - Complexity: O(log *n*).
  func spokenRow(_ row: RowID) -> SpokenRow?

  /// The row that a finger has lifted; nil by default.
  ///
  /// While there is one, a table scrolls when the finger is near its top or bottom.
  var liftedRow: RowID? { get }

  /// Whether a lifted row that is dropped outside the table is put back where it was lifted; false by default.
  ///
  /// The table then cancels the hold. It is `revertOnSpill` in dragula and SortableJS.
  var revertsOnSpill: Bool { get }

  /// Whether rows that make room or close up fade in at their positions instead of travelling there;
  /// false by default, for lists whose rows do neither.
  ///
  /// A table sets it to its own `reducesMotion`.
  var reducesMotion: Bool { get set }

  /// How long rows take to travel, to fade in or to return from a finger, in seconds; nil for the list's own durations.
  ///
  /// Nil by default, for lists that support no other durations. A table sets it according to its options.
  var animationDuration: Double? { get set }

  /// When all motions will have settled, or nil if nothing moves.
  ///
  /// Hosts draw frames until then. After `advance(to:)` with this time or a later one, it is nil unless another motion has
  /// begun.
  var settles: Time? { get }

  /// Tidies up motions that are over.
  ///
  /// It changes nothing that is visible at this time or later. A table calls this before each event and each frame.
  ///
  /// - Parameter time: The current time.
  /// - Complexity: O(*m*) in the number of moving rows.
  mutating func advance(to time: Time)

  /// Lays all rows out for a table of another width.
  ///
  /// A table also calls this with its own width when it is created. The order and ids of the rows stay the same; their
  /// heights may change.
  ///
  /// - Parameters:
  ///   - width: The table's width, in points. NaN and negative widths count as 0.
  ///   - time: The moment.
  /// - Complexity: O(*n*) at most.
  mutating func resize(toWidth width: Double, at time: Time)

  /// Appends the layers of the rows in the viewport, from the top down.
  ///
  /// A row that is appended by ``/InteractionCore/LayerList/appendRow(_:top:isStill:_:)`` as still is not drawn again as
  /// long as only fingers and time move things. All other layers are drawn each time, and compared.
  ///
  /// - Parameters:
  ///   - viewport: The visible part of the content, in the content's coordinates, in points.
  ///   - time: The moment to show.
  ///   - layers: The frame to which the layers are appended, at its current depth, with frames in the content's coordinates.
  /// - Complexity: O(log *n* + *k*) for *k* rows in the viewport.
  func draw(viewport: LayoutRect, at time: Time, into layers: inout LayerList)
}

// Defaults of the requirements that belong to no capability.

extension ListInteraction {
  /// Returns 0: everything that is drawn scrolls.
  @inlinable public func coveredHeight(atTop y: Double, at time: Time) -> Double { 0 }
  /// No gestures other than swipes, taps and scrolls.
  @inlinable public var gestures: TableGestures { [] }
  /// Returns nil: there is nothing to say.
  public func spokenRow(_ row: RowID) -> SpokenRow? { nil }
  /// Nil: no row is ever lifted.
  @inlinable public var liftedRow: RowID? { nil }
  /// False: a row that is dropped outside the table stays where it was moved.
  @inlinable public var revertsOnSpill: Bool { false }
  /// False: no row travels, so there is no motion to reduce.
  @inlinable public var reducesMotion: Bool {
    get { false }
    set {}
  }
  /// Nil: motions have their own durations.
  @inlinable public var animationDuration: Double? {
    get { nil }
    set {}
  }
}
