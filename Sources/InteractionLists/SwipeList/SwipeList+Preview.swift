extension SwipeList {
  /// Briefly shows part of a side's buttons, as a hint that rows can be swiped.
  ///
  /// A list does this only once, unless `again` is true. The row is considered closed throughout, so nothing is reported,
  /// and the table's policies do not apply. A finger on the row catches the content where it is. With `reducesMotion`,
  /// nothing happens.
  ///
  ///     table.edit(at: now) { list in list.preview(RowID(0), at: now) }   // a motion has started
  ///     table.list.hasPreviewed                                          // true
  ///
  /// - Parameters:
  ///   - id: The row's id. Nothing happens if the row is not in the list, is disabled, waits for an answer, is lifted or
  ///     dragged by a finger, is open or moving, or has nothing to show on that side, or if its design has no previews.
  ///   - edge: The side whose buttons are shown.
  ///   - again: Whether to show the hint even if a row has shown it before.
  ///   - time: The moment.
  /// - Returns: No notices; the effects only say whether a motion has started.
  /// - Complexity: O(1) for the row of the last event; otherwise O(log *n*) for *n* rows.
  @discardableResult
  public mutating func preview(
    _ id: RowID, _ edge: SwipeEdge = .trailing, again: Bool = false, at time: Time
  ) -> ListEffects {
    guard again || !hasPreviewed else { return .none }
    let effects = handle(id) { $0.preview(edge, at: time) }
    if effects.startedMotion { hasPreviewed = true }
    return effects
  }
}
