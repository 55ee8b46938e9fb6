/// A whole list that answers touches: the one thing that a table is generic over.
///
/// The list owns its rows' order, heights and states; a table asks and never copies them. In every complexity below, n is the
/// number of rows.
public protocol ListInteraction: Sendable {
  /// The number of sections.
  var sectionCount: Int { get }
  /// The number of rows of a section that show.
  func rowCount(inSection section: Int) -> Int
  /// The row at a position, or nil where there is none. - Complexity: O(log n).
  func id(at position: RowPosition) -> RowID?
  /// The position of a row, or nil when it does not show. - Complexity: O(log n).
  func position(of row: RowID) -> RowPosition?

  /// The height of everything together, in points.
  var contentHeight: Double { get }
  /// The height of a row that shows, in points.
  func height(of row: RowID) -> Double?
  /// The upper edge of a row that shows, in points from the top of the content. - Complexity: O(log n).
  func top(of row: RowID) -> Double?
  /// The row at a height; a row owns its upper edge, and what stands above a row, such as a header, leads to that row.
  ///
  /// - Complexity: O(log n).
  func row(atHeight y: Double) -> RowID?
  /// What lies under a point of the content. - Complexity: O(log n).
  func hit(_ point: Vector, at time: Time) -> RowHit?

  /// The rows that rest open, in display order.
  var openRows: [RowID] { get }
  /// Everything that gestures on a row can reach, as plain actions.
  func actions(for row: RowID) -> [InteractionAction]
  /// Does what a plain action of a row names; unknown rows and actions do nothing.
  mutating func perform(_ action: String, on row: RowID, at time: Time) -> ListEffects
  /// Handles what the table has recognised; gestures on rows that are gone do nothing.
  mutating func handle(_ gesture: TableGesture, at time: Time) -> ListEffects

  /// The gestures beyond swipes, taps and scrolls that the list takes; none unless it says so.
  var gestures: TableGestures { get }
  /// The row whose text is being typed, which a table keeps in sight; none unless the list says so.
  var editedRow: RowID? { get }
  /// The row that a finger has lifted, for which a table scrolls near its ends; none unless the list says so.
  var liftedRow: RowID? { get }

  /// When everything that moves by itself has settled, or nil when nothing moves.
  var settles: Time? { get }
  /// Tidies up what is over by now.
  mutating func advance(to time: Time)
  /// Lays all rows out anew for a table of another width.
  mutating func resize(toWidth width: Double, at time: Time)

  /// Appends the layers of the rows that meet the viewport, upper ones first, in the content's coordinates.
  ///
  /// - Complexity: O(log n + k) for k rows in the viewport.
  func draw(viewport: LayoutRect, at time: Time, into layers: inout LayerList)
}

extension ListInteraction {
  /// No gestures but swipes, taps and scrolls.
  @inlinable public var gestures: TableGestures { [] }
  /// No text to type.
  @inlinable public var editedRow: RowID? { nil }
  /// No row is ever lifted.
  @inlinable public var liftedRow: RowID? { nil }
}
