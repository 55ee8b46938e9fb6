extension ScrollSwipe {
  /// What has been and no longer matters to what comes: rows that differ in nothing else are equal.
  struct Record: Hashable, Sendable {
    /// Where the last release asked the content to rest, if there was one.
    var target: Rest?
    /// Whether that release queued an animated close.
    var closesByAnimation = false
    /// Whether the scroll view has scrolled since it was made, which is when the article lays out its
    /// containers.
    var hasScrolled = false

    static func == (left: Record, right: Record) -> Bool { true }

    func hash(into hasher: inout Hasher) {}
  }
}
