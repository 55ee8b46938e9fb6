extension GestureList {
  /// Handles a sample of a hold.
  mutating func handleHold(_ phase: PanPhase, y: Double, contentOffset: Double, at time: Time) -> ListEffects {
    Article.handleLongPress(&self, phase, y: y.madeFinite, contentOffset: contentOffset.madeFinite, at: time)
  }

  /// Returns the grip of a finger that begins a hold, or that catches a sinking row.
  @inline(__always)
  func grip(
    index: Int, top: Double, y: Double, contentOffset: Double, visibleAt visibleTop: Double, risenBy fraction: Double,
    at time: Time
  ) -> RowHold {
    RowHold(
      index: index, top: top, y: y, contentOffset: contentOffset, visibleAt: visibleTop, risenBy: fraction,
      duration: animationDuration ?? Self.liftDuration, at: time)
  }

  /// Continues a hold that has just passed a row.
  ///
  /// - Parameters:
  ///   - hold: The hold.
  ///   - index: The index that becomes the article's `sourceIndexPath`.
  ///   - row: The row to report.
  /// - Returns: The notice, if a move is reported before the finger lifts.
  mutating func continueHold(with hold: Hold, at index: Int, reporting row: RowID) -> ListEffects {
    var hold = hold
    hold.sourceIndexPath = index
    gesture = .holding(hold)
    return ListEffects(notices: reportedRow(of: hold, reporting: row).map { [.didMove($0)] } ?? [])
  }

  /// Records the moves of a hold since the last recording as an undo step, if there are any.
  mutating func record(_ hold: Hold) {
    if !hold.undoChanges.isEmpty {
      record(UndoStep(changes: hold.undoChanges.reversed()))
    } else if let row = movedRow(of: hold), let index = rows.tree.index(of: row), index != hold.grip.recordedIndex {
      record(UndoStep(changes: [.move(row, to: hold.grip.recordedIndex)]))
    }
  }

  /// Records a running hold before something else changes the list, so that undo reverts both in the right order.
  mutating func recordHold() {
    guard case .holding(var hold) = gesture else { return }
    record(hold)
    hold.undoChanges = []
    if let row = movedRow(of: hold), let index = rows.tree.index(of: row) { hold.grip.record(index) }
    gesture = .holding(hold)
  }

  /// Adjusts the indices of a running hold after another row was removed, inserted or moved.
  ///
  /// - Precondition: `recordHold()` was called before that change.
  mutating func adjustHold(removedIndex: Int? = nil, insertedIndex: Int? = nil) {
    guard case .holding(var hold) = gesture else { return }
    if let removedIndex, removedIndex < hold.sourceIndexPath { hold.sourceIndexPath -= 1 }
    if let insertedIndex, insertedIndex <= hold.sourceIndexPath { hold.sourceIndexPath += 1 }
    if let row = movedRow(of: hold), let index = rows.tree.index(of: row) {
      hold.grip.adjust(removedIndex: removedIndex, insertedIndex: insertedIndex, index: index)
    }
    gesture = .holding(hold)
  }

  /// Returns the row that a hold moves.
  ///
  /// A hold that began outside all rows moves the row that is at the top when the finger first passes a row; nil for such a
  /// hold until then, and always without `movesInsteadOfExchanges`.
  func movedRow(of hold: Hold) -> RowID? { hold.row ?? hold.fallbackRow }

  /// The first row, if there is one.
  var firstRow: RowID? { count > 0 ? rows.tree.id(index: 0) : nil }
}
