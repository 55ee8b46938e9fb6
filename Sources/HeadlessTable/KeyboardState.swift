/// The keyboard: the row that the next key acts on, the height that it covers, the text that is typed.
@usableFromInline struct KeyboardState: Hashable, Sendable {
  /// The focus, and where its row was.
  @usableFromInline var keptFocus: KeptFocus?
  /// The height of the keyboard that was shown last, in points.
  var height = 0.0
  /// The edited row that has been brought into sight.
  @usableFromInline var revealedRow: RowID?
  /// What was typed last, where the cursor was not at its end; nil where it was.
  var typed: EditedText?

  init() {}
}

/// The focus, and where its row was after the last event, so that a neighbour has it when the row has gone.
@usableFromInline struct KeptFocus: Hashable, Sendable {
  var focus: TableFocus
  var position: RowPosition
}
