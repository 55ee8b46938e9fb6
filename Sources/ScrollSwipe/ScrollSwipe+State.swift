extension ScrollSwipe {
  /// Who holds the content.
  ///
  /// Where the content is and where it goes, is the `SideScroll`'s; the resting place changes only where `go`
  /// says so.
  ///
  ///           pan began          ended, cancelled, failed
  ///     none ------------> pan --------------------------> none
  ///       |   report: began            report: ended
  ///       +------------> scrollView ---------------------> none
  ///
  /// After a pan the content settles by itself; after a report the scroll view has been told where to stop.
  enum Finger: Hashable, Sendable {
    /// Nobody.
    case none
    /// A finger whose samples come as a pan.
    ///
    /// `isPutBack`: it drags toward a side without buttons, and the one frame that this shows is over. Only
    /// without `noDeadZone`.
    case pan(isPutBack: Bool)
    /// A finger on the real scroll view that reports.
    case scrollView
  }

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
