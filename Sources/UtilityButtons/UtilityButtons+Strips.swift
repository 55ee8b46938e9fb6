extension UtilityButtons {
  /// What the article remembers of its strips, because it only sets the frame of the one that shows.
  struct StripFrames: Hashable, Sendable {
    /// The left strip's x in the scroll view's content when it was last set.
    var left: Double
    /// The right strip's x, likewise.
    var right: Double
    /// Whether a layout pass has come: before, the content has no room for the strips.
    var isLaidOut = false
    /// Whether the right strip's frame has been set while scrolling: before, ZCJTableViewCell's is 0 wide.
    var rightWasShown = false
  }

  /// The frames that the strips are created with, where the article's are kept.
  var firstStripFrames: StripFrames? {
    guard !corrections.isSuperset(of: [.stripsFollow, .firstFrame]) else { return nil }
    return StripFrames(left: leftWidth, right: size.width)
  }

  /// The scroll view has moved its content: the article's `scrollViewDidScroll`.
  mutating func didScroll(at time: Time) {
    guard var frames = stripFrames else { return }
    let contentOffset = contentOffset(at: time)
    // A cell is laid out before a finger can reach it.
    frames.isLaidOut = true
    if contentOffset > leftWidth {
      frames.right = contentOffset + (size.width - rightWidth)
      frames.rightWasShown = true
    } else {
      frames.left = contentOffset
    }
    stripFrames = frames
  }

  /// A layout pass has put the strips where the article first puts them.
  mutating func didLayOut() {
    guard var frames = stripFrames else { return }
    frames.isLaidOut = true
    switch rules {
    case .swTableViewCell:
      frames.left = leftWidth
      frames.right = size.width
    case .zcjTableViewCell: break
    }
    stripFrames = frames
  }

  /// The frame of the left strip.
  ///
  /// - Parameter time: The moment to ask for.
  /// - Returns: The frame in the coordinates of the scroll view's content, covered or not.
  /// - Complexity: O(1).
  public func leftView(at time: Time) -> LayoutRect {
    var x = contentOffset(at: time)
    if let frames = stripFrames, !corrections.contains(.stripsFollow), x > leftWidth { x = frames.left }
    return LayoutRect(x, 0, leftWidth, size.height)
  }

  /// The frame of the right strip, including the room for a section index.
  ///
  /// - Parameter time: The moment to ask for.
  /// - Returns: The frame in the coordinates of the scroll view's content, covered or not.
  /// - Complexity: O(1).
  public func rightView(at time: Time) -> LayoutRect {
    let contentOffset = contentOffset(at: time)
    var frame = LayoutRect(contentOffset + (size.width - rightWidth), 0, rightWidth, size.height)
    guard let frames = stripFrames, contentOffset <= leftWidth else { return frame }
    if !corrections.contains(.stripsFollow) { frame.x = frames.right }
    if rules == .zcjTableViewCell && !corrections.contains(.firstFrame) && !frames.rightWasShown { frame.width = 0 }
    return frame
  }
}
