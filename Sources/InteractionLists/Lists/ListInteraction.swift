/// A whole list that answers touches: all that a table asks for.
///
/// The list owns the order, the heights and the states of its rows; a table asks for them and never copies them.
///
///     var list = SwipeList(of: row, count: 1000)
///     list.handle(.tap(RowID(0)), at: Time(0))
///     list.top(of: RowID(10))   // 440
///
/// To conform, keep these rules, on which tables rely:
///
/// - Every row has an id of its own, which no other row ever gets. Ids of rows that do not exist are survived, and do
///   nothing.
/// - Positions, heights and tops agree: a row's top is the sum of the heights of all that shows above it. They change
///   only in mutating methods.
/// - Every change of the rows is part of the update that the method returns, see `ListUpdate`; that they are higher or lower
///   and nothing else, `ListEffects.changesHeights` says.
/// - Any events in any order are survived, and so are times that run back and numbers that are not finite.
///
/// What only some lists can do has a protocol for each capability: ``RevealingList``, ``AskingList``, ``TextEditingList``,
/// ``UndoableList`` and ``HeightAdjustableList``. Every list conforms to all of them, so that a table can ask it without a
/// cast; as all of their requirements have defaults, it declares only what it can do.
///
/// `ListLaw.check` of the module InteractionLaws looks for events that break the rules. In every complexity, *n*
/// is the number of rows.
public protocol ListInteraction:
  RevealingList, AskingList, TextEditingList, UndoableList, HeightAdjustableList, Sendable
{
  /// The number of sections; it changes only with an update that says so.
  var sectionCount: Int { get }

  /// The number of rows of a section that show.
  ///
  /// - Parameter section: The section's index, from 0.
  /// - Returns: The number of rows; 0 for a section that does not exist.
  /// - Complexity: O(log *n*).
  func rowCount(inSection section: Int) -> Int

  /// The row at a position.
  ///
  /// - Parameter position: A position among the rows that show.
  /// - Returns: The row's id, or nil if there is no row at this position.
  /// - Complexity: O(log *n*).
  func id(for position: RowPosition) -> RowID?

  /// The position of a row.
  ///
  /// - Parameter row: The row's id.
  /// - Returns: The position among the rows that show, or nil if the row is not one of them.
  /// - Complexity: O(log *n*).
  func position(of row: RowID) -> RowPosition?

  /// The height of all that shows, in points: the rows, and headers if the list has them.
  var contentHeight: Double { get }

  /// The height of a row.
  ///
  /// - Parameter row: The row's id.
  /// - Returns: The height in points, or nil if the row does not show.
  /// - Complexity: O(log *n*).
  func height(of row: RowID) -> Double?

  /// The upper edge of a row in its position, wherever it is still seen.
  ///
  /// - Parameter row: The row's id.
  /// - Returns: The distance from the top of the content in points, or nil if the row does not show.
  /// - Complexity: O(log *n*).
  func top(of row: RowID) -> Double?

  /// The row at a height, by the rows' positions.
  ///
  /// A row owns its upper edge and not its lower one. What stands above a row, such as a header, leads to that row.
  ///
  /// - Parameter y: The distance from the top of the content, in points.
  /// - Returns: The row's id, or nil above the content, below it, and for NaN.
  /// - Complexity: O(log *n*).
  func row(atHeight y: Double) -> RowID?

  /// What lies under a point of the content.
  ///
  /// What is seen is what is hit: at any height it is the row that `draw(viewport:at:into:)` paints there at that
  /// moment, be it at its position or on its way.
  ///
  /// A table asks when a finger touches, and again when it is lifted from a button: the press counts if the hit is the
  /// same.
  ///
  /// - Parameters:
  ///   - point: A point in the content's coordinates, in points.
  ///   - time: The moment.
  /// - Returns: The row and the part of it, or nil where nothing answers touches.
  /// - Complexity: O(log *n*), and O(*a*) for the *a* actions of the row.
  func hit(_ point: Vector, at time: Time) -> RowHit?

  /// How much of the upper end of a viewport is covered by what stays there, such as a header; 0 by default.
  ///
  /// No finger reaches a row there, and a table does not take a row for one in sight that is behind it.
  ///
  /// - Parameters:
  ///   - y: Where the viewport begins, in points from the top of the content.
  ///   - time: The moment.
  /// - Returns: The height in points, 0 or more.
  /// - Complexity: O(log *n*).
  func coveredHeight(atTop y: Double, at time: Time) -> Double

  /// Everything that gestures on a row can reach, as plain actions: for screen readers, keyboards and menus.
  ///
  /// - Parameter row: The row's id.
  /// - Returns: The actions that can be performed now, each id once; none if the row does not show.
  /// - Complexity: O(log *n*), and O(*a*) for *a* actions.
  func actions(for row: RowID) -> [InteractionAction]

  /// Does what a plain action of a row does.
  ///
  /// It has the effect of the gesture that it stands for. Unknown rows and actions do nothing.
  ///
  /// - Parameters:
  ///   - action: The action's id.
  ///   - row: The row's id.
  ///   - time: The moment.
  /// - Returns: What the action has caused.
  /// - Complexity: O(log *n*), and O(*a*) for *a* actions.
  @discardableResult
  mutating func perform(_ action: String, on row: RowID, at time: Time) -> ListEffects

  /// Handles what the table has recognised.
  ///
  /// Gestures on rows that are gone do nothing, and neither do gestures that the list does not take. The samples of a
  /// drag come in any order; a drag that is cancelled or fails leaves the list as it was.
  ///
  /// - Parameters:
  ///   - gesture: What the table has recognised.
  ///   - time: The moment.
  /// - Returns: What the gesture has caused.
  /// - Complexity: O(log *n*). A sample of a drag should take O(1) and not allocate.
  @discardableResult
  mutating func handle(_ gesture: TableGesture, at time: Time) -> ListEffects

  /// The gestures beyond swipes, taps and scrolls that the list takes; none by default.
  ///
  /// A table recognises no others, so that its other gestures do not have to wait.
  var gestures: TableGestures { get }

  /// What a screen reader says of a row; nil by default, and for a row that does not show.
  ///
  /// - Parameter row: The row's id.
  /// - Returns: Its label, what is entered, and its state.
  /// - Complexity: O(log *n*).
  func spokenRow(_ row: RowID) -> SpokenRow?

  /// The row that a finger has lifted; nil by default.
  ///
  /// While there is one, a table scrolls when the finger comes near its top or bottom.
  var liftedRow: RowID? { get }

  /// Whether a lifted row that is dropped outside the table is put back where it was lifted; false by default.
  ///
  /// A table cancels such a hold. The name is dragula's and SortableJS's, `revertOnSpill`.
  var revertsOnSpill: Bool { get }

  /// Whether rows that others make room for, or that close up, fade in at their positions instead of travelling there;
  /// false by default, for lists whose rows do neither.
  ///
  /// A table has it from its own `reducesMotion`.
  var reducesMotion: Bool { get set }

  /// How long rows take that travel, fade in, or return from a finger, in seconds; nil for the list's own durations.
  ///
  /// Nil by default, for lists that know no other. A table has it from its options.
  var animationDuration: Double? { get set }

  /// When everything that moves by itself has settled, or nil if nothing moves.
  ///
  /// Hosts draw frames until then. After `advance(to:)` with this time or a later one, it is nil unless something has
  /// begun anew.
  var settles: Time? { get }

  /// Tidies up what is over by now.
  ///
  /// It changes nothing that can be seen at this time or later. A table calls this before each event and each frame.
  ///
  /// - Parameter time: The present.
  /// - Complexity: O(*m*) in the number of rows that move.
  mutating func advance(to time: Time)

  /// Lays all rows out for a table of another width.
  ///
  /// A table calls this with its own width when it is created, too. Order and ids of the rows stay the same; their
  /// heights may change.
  ///
  /// - Parameters:
  ///   - width: The table's width, in points. NaN and negative widths count as 0.
  ///   - time: The moment.
  /// - Complexity: O(*n*) at most.
  mutating func resize(toWidth width: Double, at time: Time)

  /// Appends the layers of the rows that meet the viewport, upper ones first.
  ///
  /// A row that is appended by ``/InteractionCore/LayerList/appendRow(_:top:isStill:_:)`` and says that it is still is not drawn again as
  /// long as only fingers and time move things. All other layers are drawn each time, and compared.
  ///
  /// - Parameters:
  ///   - viewport: The part of the content that is in sight, in the content's coordinates, in points.
  ///   - time: The moment to show.
  ///   - layers: Where to append, at the list's current depth, with frames in the content's coordinates.
  /// - Complexity: O(log *n* + *k*) for *k* rows in the viewport.
  func draw(viewport: LayoutRect, at time: Time, into layers: inout LayerList)
}

// Defaults of the requirements that stand alone.

extension ListInteraction {
  /// Nothing: all that is drawn scrolls.
  @inlinable public func coveredHeight(atTop y: Double, at time: Time) -> Double { 0 }
  /// No gestures but swipes, taps and scrolls.
  @inlinable public var gestures: TableGestures { [] }
  /// Nil: there is nothing to say.
  public func spokenRow(_ row: RowID) -> SpokenRow? { nil }
  /// No row: none is ever lifted.
  @inlinable public var liftedRow: RowID? { nil }
  /// False: what is dropped outside is where it was brought.
  @inlinable public var revertsOnSpill: Bool { false }
  /// False: no row travels, and nothing is to be reduced.
  @inlinable public var reducesMotion: Bool {
    get { false }
    set {}
  }
  /// Nil: what moves takes as long as it does.
  @inlinable public var animationDuration: Double? {
    get { nil }
    set {}
  }
}
