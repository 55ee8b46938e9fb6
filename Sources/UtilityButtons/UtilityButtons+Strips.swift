extension UtilityButtons {
  /// The strips' frames as the article keeps them, because it sets only the shown strip's.
  struct StripFrames: Hashable, Sendable {
    /// The left strip's x in the scroll view's content when it was last set.
    var left = 0.0
    /// The right strip's x in the same coordinates.
    var right: Double
    /// Whether a layout pass has happened or makes no difference; until then SWTableViewCell's strips have no width, and
    /// its content has no room for them.
    var isLaidOut: Bool
    /// Whether the right strip has its width; until then ZCJTableViewCell's is 0 wide.
    var isWide = false
  }

  /// Whether the cell has had a layout pass; always true except for SWTableViewCell without `stripsFollow`.
  var isLaidOut: Bool { stripFrames?.isLaidOut ?? true }

  /// The right strip's width before the first layout pass, in points: the room for a section index.
  var firstInset: Double { hasSectionIndex ? Self.sectionIndexWidth : 0 }

  /// Updates the strips after the scroll view has scrolled to an offset, in points: the article's `scrollViewDidScroll`.
  @inline(__always) mutating func didScroll(to offset: Double) {
    if stripFrames != nil { moveStrips(leftWidth - offset) }
  }

  private mutating func moveStrips(_ contentOffset: Double) {
    // A cell is laid out before a finger can reach it.
    if !isLaidOut { didLayOut() }
    guard var frames = stripFrames else { return }
    scrollViewDidScroll(&frames, contentOffset: contentOffset)
    stripFrames = frames
  }

  /// Puts the strips where the article's first layout pass puts them, even in the middle of a drag.
  mutating func didLayOut() {
    guard var frames = stripFrames else { return }
    layoutButtonViews(&frames)
    stripFrames = frames
  }

  /// The frame of the article's content view as its scroll view shows it; within that, the view is at the left width.
  ///
  /// Before SWTableViewCell's first layout pass, without `Correction.stripsFollow`, nothing is scrolled, so it is at the
  /// left width. Nobody sees it there, because a cell is laid out before it is drawn.
  ///
  /// - Parameter time: The moment.
  /// - Returns: The frame in the row's coordinates, in points.
  /// - Complexity: O(1).
  public func contentView(at time: Time) -> LayoutRect {
    LayoutRect(leftWidth - contentOffset(at: time), 0, size.width, size.height)
  }

  /// The frame of the left strip.
  ///
  /// Without `Correction.stripsFollow` it is the one that was set last: by a scroll event while the strip shows, or by a
  /// layout pass.
  ///
  /// - Parameter time: The moment.
  /// - Returns: The frame in the coordinates of the scroll view's content, covered or not.
  /// - Complexity: O(1).
  public func leftView(at time: Time) -> LayoutRect {
    let contentOffset = contentOffset(at: time)
    let frame = LayoutRect(contentOffset, 0, leftWidth, size.height)
    guard let frames = stripFrames, !stripsFollow else { return frame }
    guard isLaidOut else { return LayoutRect(0, 0, 0, size.height) }
    return isSettling && contentOffset <= leftWidth ? frame : LayoutRect(frames.left, 0, leftWidth, size.height)
  }

  /// The frame of the right strip, including the room for a section index.
  ///
  /// Without `Correction.stripsFollow` it is the one that was set last: by a scroll event while the strip shows, or by a
  /// layout pass.
  ///
  /// - Parameter time: The moment.
  /// - Returns: The frame in the coordinates of the scroll view's content, covered or not.
  /// - Complexity: O(1).
  public func rightView(at time: Time) -> LayoutRect {
    let contentOffset = contentOffset(at: time)
    var frame = LayoutRect(contentOffset + (size.width - rightWidth), 0, rightWidth, size.height)
    guard let frames = stripFrames else { return frame }
    guard isLaidOut else { return LayoutRect(size.width, 0, firstInset, size.height) }
    if isSettling && contentOffset > leftWidth { return frame }
    if !stripsFollow { frame.x = frames.right }
    if !frames.isWide { frame.width = firstRightWidth }
    return frame
  }

  /// Whether the content is in a motion, whose scroll events set its strips after the last finger's.
  private var isSettling: Bool { settles != nil }
}
