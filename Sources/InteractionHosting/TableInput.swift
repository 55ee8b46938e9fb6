/// An input that a host sends to a table.
///
///     driver.handle(.touch(TouchEvent(.down, location: Vector(280, 60))), at: now)
///     driver.handle(.gesture(.tap(RowID(3))), at: now)
public enum TableInput: Hashable, Sendable {
  /// A report about a finger, in the table's coordinates.
  case touch(TouchEvent)
  /// A report from a mouse wheel or a trackpad, in the table's coordinates.
  case wheel(WheelEvent)
  /// A key is pressed.
  case key(KeyEvent)
  /// The pointer is at a location in the table's coordinates, or has left the table.
  case hover(Vector?)
  /// Typing replaces the edited row's text, with `cursor` characters before the cursor; nil puts the cursor at the end.
  case type(String, cursor: Int?)
  /// Editing ends.
  case endEditing
  /// The last change is undone.
  case undo
  /// A gesture that the host itself has recognised.
  case gesture(TableGesture)
  /// A plain action, given by its id, is performed on a row.
  ///
  /// If the row is visible but does not offer the action, a recording ends, because scripts cannot express it.
  case perform(String, on: RowID)
  /// The app confirms the action that a row is waiting to perform.
  case confirm(RowID)
  /// The app rejects the action that a row is waiting to perform.
  case cancel(RowID)
  /// The table takes a new size, in points.
  case resize(LayoutSize)
  /// The host scrolls the content to an offset, in points, or reports that its scroll view has.
  case scrollTo(contentOffset: Double)
  /// A keyboard covers this many points at the bottom; 0 if it is hidden.
  case keyboard(height: Double)
  /// The system cancels all touches.
  case cancelTouches
  /// The user turns Reduce Motion on or off.
  case reducesMotion(Bool)
  /// The host sets the policies for closing open rows.
  case policies(TablePolicies)
  /// The host sets delays, distances, durations and speeds.
  case options(TableOptions)
  /// Row heights change, animated or at once.
  case setHeights([HeightChange], animated: Bool)
  /// Time passes, and nothing else happens.
  case wait
  /// An event without a case of its own, such as a list's `insert`, given by its kind and fields in scripts.
  ///
  /// Apart from the passing of time, it is only recorded; to change the list as well, use `TableDriver.edit(recordedAs:at:_:)`.
  case custom(String, [String: RecordedValue])
}
