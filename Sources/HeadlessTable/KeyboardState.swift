/// The keyboard focus, the keyboard's height, and the text being typed.
@usableFromInline struct KeyboardState: Hashable, Sendable {
  /// The focus, and the position of its row.
  @usableFromInline var keptFocus: KeptFocus?
  /// The height of the keyboard, in points; 0 while it is hidden.
  ///
  /// It may exceed the height of the table.
  var height = 0.0
  /// The row that was being edited after the last event; when another row begins to be edited, the table scrolls to that row.
  @usableFromInline var revealedRow: RowID?
  /// The last text typed in the edited row, if the cursor was not at its end; otherwise nil.
  var typedText: EditedText?

  init() {}
}

/// The focus, and its row's position after the last event, so that a neighbour can take over if the row disappears.
@usableFromInline struct KeptFocus: Hashable, Sendable {
  var focus: TableFocus
  var position: RowPosition
}
