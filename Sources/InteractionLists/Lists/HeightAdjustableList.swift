/// A list whose rows an app can make taller or shorter.
///
///     let effects = list.setHeights([.row(row, 90)], animated: true, at: now)
///     effects.changesHeights     // true
///     list.ownHeight(of: row)    // 90
///
/// By default rows keep their heights. A list that can change them must obey `ListLaw.heightChangesAreReported` in the module
/// InteractionLaws.
public protocol HeightAdjustableList {
  /// Changes the heights of rows; does nothing by default, for lists whose rows keep theirs.
  ///
  /// Gestures, editing and motions continue, and heights persist at another width, until they are set again.
  /// Changing heights is not an undo step.
  ///
  /// - Parameters:
  ///   - changes: The changes in order. Rows and kinds that the list does not have change nothing.
  ///   - animated: Whether the other rows travel to their new positions from where they are seen, unless too many rows
  ///     change; otherwise they are in their new positions at once.
  ///   - time: The moment.
  /// - Returns: Whether the height of a visible row has changed, as `ListEffects.changesHeights`, and whether a motion has
  ///   begun. Nothing is reloaded.
  /// - Complexity: O(*k* log *n*) for *k* rows; O(*n*) for a kind.
  @discardableResult
  mutating func setHeights(_ changes: [HeightChange], animated: Bool, at time: Time) -> ListEffects

  /// Returns a row's own height, as set by `setHeights(_:animated:at:)`; by default the row's height.
  ///
  /// A host that asks an app for heights passes the heights that differ from these on to the list.
  ///
  /// - Parameter row: The row's id.
  /// - Returns: The height in points; nil for a row with the height of its kind, and for a removed row.
  /// - Complexity: O(log *n*).
  func ownHeight(of row: RowID) -> Double?
}

extension HeightAdjustableList {
  /// Does nothing: every row keeps its height.
  @discardableResult
  public mutating func setHeights(_ changes: [HeightChange], animated: Bool, at time: Time) -> ListEffects { .none }
}

extension HeightAdjustableList where Self: ListInteraction {
  /// Returns the row's height; a list in which rows may have no height of their own must implement this itself.
  public func ownHeight(of row: RowID) -> Double? { height(of: row) }
}
