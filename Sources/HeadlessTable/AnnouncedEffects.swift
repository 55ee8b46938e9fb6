/// The effects of a key, a plain action or an undo, with an announcement for a screen reader.
///
///     let effects = table.key(KeyEvent(.enter), at: now)
///     collectionView.perform(effects.list.update)
///     if let announcement = effects.announcement { speak(announcement.text()) }
public struct AnnouncedEffects: Hashable, Sendable {
  /// The effects of the time that has passed, followed by those of the key, the action or the undo.
  public let list: ListEffects
  /// The announcement; nil if there was nothing to focus, perform, tap or undo.
  public let announcement: FocusAnnouncement?

  /// Creates effects.
  ///
  /// - Parameters:
  ///   - list: The effects of the time that has passed, followed by those of the key, the action or the undo.
  ///   - announcement: The announcement, or nil for none.
  /// - Complexity: O(1).
  public init(list: ListEffects, announcement: FocusAnnouncement?) {
    self.list = list
    self.announcement = announcement
  }
}
