/// The effects of a key, a plain action or an undo, and what a screen reader says about them.
///
///     let effects = table.key(KeyEvent(.enter), at: now)
///     collectionView.perform(effects.list.update)
///     if let said = effects.announcement { speak(said.text()) }
public struct KeyEffects: Hashable, Sendable {
  /// The effects on the list, after those of the time that has passed.
  public let list: ListEffects
  /// What to say, or nil if nothing was done.
  public let announcement: FocusAnnouncement?

  /// Creates effects.
  ///
  /// - Parameters:
  ///   - list: The effects on the list.
  ///   - announcement: What to say, or nil for nothing.
  /// - Complexity: O(1).
  public init(list: ListEffects, announcement: FocusAnnouncement?) {
    self.list = list
    self.announcement = announcement
  }
}
