/// A list whose rows an app can make taller or shorter.
///
///     let effects = list.setHeights([.row(row, 90)], animated: true, at: now)
///     effects.changesHeights        // true
///     list.customHeight(of: row)    // 90
///
/// By default, rows keep their heights. A list that can change them must obey `ListLaw.heightChangesAreReported` in the
/// module InteractionLaws.
public protocol HeightAdjustableList {
  /// Changes the heights of rows; does nothing by default.
  ///
  /// Gestures, editing and motions continue. The new heights apply until they are set again, even if the width changes.
  /// Changing heights is not an undo step.
  ///
  /// - Parameters:
  ///   - changes: The changes in order. Rows and kinds that the list does not have are ignored.
  ///   - animated: Whether the other rows travel to their new positions from where they appear. If false, if too many rows
  ///     change, or if a lifted row may move, they take their new positions at once.
  ///   - time: The moment.
  /// - Returns: Whether the height of a visible row has changed, as `ListEffects.changesHeights`, and whether a motion
  ///   has begun. No row is reloaded.
  /// - Complexity: O(*k* log *n*) for *k* rows; O(*n*) for a kind.
  @discardableResult
  mutating func setHeights(_ changes: [HeightChange], animated: Bool, at time: Time) -> ListEffects

  /// Returns the height that was set for a row; the default implementation returns the row's height.
  ///
  /// A host that asks its app for heights passes on to the list only the heights that differ from these.
  ///
  /// - Parameter row: The row's id.
  /// - Returns: The height in points; nil for a row whose height was not set, and for a removed row.
  /// - Complexity: O(log *n*).
  func customHeight(of row: RowID) -> Double?
}

extension HeightAdjustableList {
  /// Does nothing, because every row keeps its height.
  @discardableResult
  public mutating func setHeights(_ changes: [HeightChange], animated: Bool, at time: Time) -> ListEffects { .none }
}

extension HeightAdjustableList where Self: ListInteraction {
  /// Returns the row's height.
  ///
  /// A list whose rows may have the height of their kind must implement this method.
  public func customHeight(of row: RowID) -> Double? { height(of: row) }
}
