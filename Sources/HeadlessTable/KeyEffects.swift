/// What a key, a plain action or undoing has caused, and what a screen reader says of it.
///
///     let effects = table.key(KeyEvent(.enter), at: now)
///     collectionView.perform(effects.list.update)
///     if let said = effects.announcement { speak(said.text()) }
public struct KeyEffects: Hashable, Sendable {
  /// What has been caused in the list, after what time alone has brought before.
  public let list: ListEffects
  /// What is to be said, or nil where nothing has been done.
  public let announcement: FocusAnnouncement?

  /// Creates effects.
  ///
  /// - Parameters:
  ///   - list: What has been caused in the list.
  ///   - announcement: What is to be said, or nil for nothing.
  /// - Complexity: O(1).
  public init(list: ListEffects, announcement: FocusAnnouncement?) {
    self.list = list
    self.announcement = announcement
  }
}
