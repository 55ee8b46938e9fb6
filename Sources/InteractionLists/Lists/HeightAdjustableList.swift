/// A list whose rows an app can make higher and lower.
///
///     let effects = list.setHeights([.row(row, 90)], animated: true, at: now)
///     effects.changesHeights     // true
///     list.ownHeight(of: row)    // 90
///
/// By default rows keep their heights. A list whose rows do not keeps the law `ListLaw.heightsAreTold` of the module
/// InteractionLaws.
public protocol HeightAdjustableList {
  /// Gives rows other heights; nothing by default, for lists whose rows keep theirs.
  ///
  /// What fingers, the keyboard and motions are about goes on, and so do heights at another width, until they are set again.
  /// It is no step to undo.
  ///
  /// - Parameters:
  ///   - changes: The changes in order. Rows and kinds that the list does not have change nothing.
  ///   - animated: Whether the other rows travel to their new positions from where they are seen, unless too many change for
  ///     that; else they are there at once.
  ///   - time: The moment.
  /// - Returns: Whether a row that shows has another height now, as `ListEffects.changesHeights`, and whether anything has
  ///   begun to move. Nothing is reloaded.
  /// - Complexity: O(*k* log *n*) for *k* rows; O(*n*) for a kind.
  @discardableResult
  mutating func setHeights(_ changes: [HeightChange], animated: Bool, at time: Time) -> ListEffects

  /// The height that a row has of its own, as `setHeights(_:animated:at:)` gives it; by default the height that it has.
  ///
  /// A host that asks an app for heights tells the list those that are others.
  ///
  /// - Parameter row: The row's id.
  /// - Returns: The height in points; nil for a row that is as high as its kind, and for one that is gone.
  /// - Complexity: O(log *n*).
  func ownHeight(of row: RowID) -> Double?
}

extension HeightAdjustableList {
  /// Nothing: every row keeps its height.
  @discardableResult
  public mutating func setHeights(_ changes: [HeightChange], animated: Bool, at time: Time) -> ListEffects { .none }
}

extension HeightAdjustableList where Self: ListInteraction {
  /// The height that the row has: that a row has none of its own, a list has to say itself.
  public func ownHeight(of row: RowID) -> Double? { height(of: row) }
}
