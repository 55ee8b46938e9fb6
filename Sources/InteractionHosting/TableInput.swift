/// Everything that a host tells a table, as a value that can be handled and recorded.
///
///     driver.handle(.touch(TouchEvent(.down, location: Vector(280, 60))), at: now)
///     driver.handle(.gesture(.tap(RowID(3))), at: now)
public enum TableInput: Hashable, Sendable {
  /// A report of a finger, in the table's coordinates.
  case touch(TouchEvent)
  /// A report of a mouse wheel or a trackpad, in the table's coordinates.
  case wheel(WheelEvent)
  /// A key is pressed.
  case key(KeyEvent)
  /// The pointer is at a place in the table's coordinates, or has left the table.
  case hover(Vector?)
  /// A text is typed, the whole of it, with so many characters before the cursor; nil for all of them.
  case type(String, cursor: Int?)
  /// The typing ends.
  case endEditing
  /// The last change is taken back.
  case undo
  /// A gesture that the host's own recognisers have found.
  case gesture(TableGesture)
  /// A plain action of a row is performed, given by its id.
  case perform(String, on: RowID)
  /// The app confirms what a row waits for.
  case confirm(RowID)
  /// The app calls off what a row waits for.
  case cancel(RowID)
  /// The table gets this extent, in points.
  case resize(LayoutSize)
  /// The content has been scrolled to an offset, in points.
  case scrollTo(contentOffset: Double)
  /// A keyboard covers this many points at the bottom, none where it is 0.
  case keyboard(height: Double)
  /// The system takes all fingers away.
  case cancelTouches
  /// A person asks for less motion, or for it again.
  case reducesMotion(Bool)
  /// What the table by itself does to open rows changes.
  case policies(TablePolicies)
  /// Delays, distances and speeds change.
  case options(TableOptions)
  /// Rows become higher or lower; the others travel, or are at their positions at once.
  case setHeights([HeightChange], animated: Bool)
  /// Nothing but time passes.
  case wait
  /// An event that only one design's scripts have, by its kind and its fields, such as `insert`. It is recorded; what it
  /// does is up to `TableDriver.edit(recordedAs:at:_:)`.
  case own(String, [String: RecordedValue])
}
