extension UtilityButtons {
  /// The frames of the strips as the original code last set them.
  struct StripFrames: Hashable, Sendable {
    /// The x coordinate at which the left strip was last placed in the scroll view's content, in points.
    var leftX = 0.0
    /// The x coordinate at which the right strip was last placed, in points.
    var rightX: Double
    /// Whether the cell counts as laid out; until it does, SWTableViewCell's strips and the space for them in its content are
    /// 0 wide, apart from the space for a section index.
    var isLaidOut: Bool
    /// Whether ZCJTableViewCell has set the right strip's width; before that, the strip is 0 wide without `firstFrame`.
    var isRightWidthSet = false
  }

  /// Whether the row counts as laid out; always true except for SWTableViewCell without `stripsFollow`.
  var isLaidOut: Bool { stripFrames?.isLaidOut ?? true }

  /// The right strip's width before the first layout pass, which is the space for a section index, if any, in points.
  var initialInset: Double { hasSectionIndex ? Self.sectionIndexWidth : 0 }

  /// Updates the strips after the content has moved to an offset, in points, as the article's `scrollViewDidScroll` does.
  @inline(__always) mutating func didScroll(to offset: Double) {
    if stripFrames != nil { moveStrips(forContentOffset: leftWidth - offset) }
  }

  private mutating func moveStrips(forContentOffset contentOffset: Double) {
    // A cell is laid out before it scrolls.
    if !isLaidOut { didLayOut() }
    guard var frames = stripFrames else { return }
    scrollViewDidScroll(&frames, contentOffset: contentOffset)
    stripFrames = frames
  }

  /// Places the strips as the cell's layout pass does, even during a drag.
  mutating func didLayOut() {
    guard var frames = stripFrames else { return }
    layoutButtonViews(&frames)
    stripFrames = frames
  }

  /// Returns the frame at which the article's content view appears in the row.
  ///
  /// In the scroll view's content, the view is always at the left strip's width. Before SWTableViewCell's first layout
  /// pass, without `Correction.stripsFollow`, the content offset is 0, so the view appears at the left strip's width in the
  /// row, too. It is never drawn there, because a cell is laid out before it is drawn.
  ///
  /// - Parameter time: The moment.
  /// - Returns: The frame in the row's coordinates, in points.
  /// - Complexity: O(1).
  public func contentViewFrame(at time: Time) -> LayoutRect {
    LayoutRect(leftWidth - contentOffset(at: time), 0, size.width, size.height)
  }

  /// Returns the frame of the left strip.
  ///
  /// Without `Correction.stripsFollow`, except under the later master's rules, the strip is where the original code last put
  /// it; before SWTableViewCell's first layout pass, it is 0 wide.
  ///
  /// - Parameter time: The moment.
  /// - Returns: The frame in the coordinates of the scroll view's content, whether or not the content view covers the strip.
  /// - Complexity: O(1).
  public func leftViewFrame(at time: Time) -> LayoutRect {
    let contentOffset = contentOffset(at: time)
    let frame = LayoutRect(contentOffset, 0, leftWidth, size.height)
    guard let frames = stripFrames, !stripsFollow else { return frame }
    guard isLaidOut else { return LayoutRect(0, 0, 0, size.height) }
    return isSettling && contentOffset <= leftWidth ? frame : LayoutRect(frames.leftX, 0, leftWidth, size.height)
  }

  /// Returns the frame of the right strip, including the space for a section index.
  ///
  /// Without `Correction.stripsFollow`, except under the later master's rules, the strip is where the original code last put
  /// it; before SWTableViewCell's first layout pass, it is only as wide as the space for a section index. Without
  /// `Correction.firstFrame`, under ZCJTableViewCell's rules, it is 0 wide until it shows or a layout pass happens.
  ///
  /// - Parameter time: The moment.
  /// - Returns: The frame in the coordinates of the scroll view's content, whether or not the content view covers the strip.
  /// - Complexity: O(1).
  public func rightViewFrame(at time: Time) -> LayoutRect {
    let contentOffset = contentOffset(at: time)
    var frame = LayoutRect(contentOffset + (size.width - rightWidth), 0, rightWidth, size.height)
    guard let frames = stripFrames else { return frame }
    guard isLaidOut else { return LayoutRect(size.width, 0, initialInset, size.height) }
    if isSettling && contentOffset > leftWidth { return frame }
    if !stripsFollow { frame.x = frames.rightX }
    if !frames.isRightWidthSet { frame.width = initialRightWidth }
    return frame
  }

  /// Whether a motion of the content is running, whose scroll events override the stored frames.
  private var isSettling: Bool { settleTime != nil }
}
