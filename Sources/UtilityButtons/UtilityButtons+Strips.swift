extension UtilityButtons {
  /// What the article remembers of its strips, because it sets the frame of the shown one only.
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
  var firstStrips: StripFrames? {
    guard !corrections.isSuperset(of: [.stripsFollow, .firstFrame]) else { return nil }
    return StripFrames(left: leftWidth, right: size.width)
  }

  /// The scroll view has moved its content: the article's `scrollViewDidScroll`.
  mutating func didScroll(at time: Time) {
    guard strips != nil else { return }
    let contentOffset = contentOffset(at: time)
    // A cell is laid out before a finger can reach it.
    strips?.isLaidOut = true
    if contentOffset > leftWidth {
      strips?.right = contentOffset + (size.width - rightWidth)
      strips?.rightWasShown = true
    } else {
      strips?.left = contentOffset
    }
  }

  /// A layout pass has put the strips to their first places.
  mutating func didLayOut() {
    guard strips != nil else { return }
    strips?.isLaidOut = true
    switch rules {
    case .swTableViewCell:
      strips?.left = leftWidth
      strips?.right = size.width
    case .zcjTableViewCell: break
    }
  }

  /// The extent of the scroll view's content, in points: the row and both strips.
  public var contentSize: LayoutSize {
    let lacksPadding =
      rules == .swTableViewCell && !corrections.contains(.stripsFollow) && strips?.isLaidOut == false
    return LayoutSize(width: size.width + (lacksPadding ? 0 : padding), height: size.height)
  }

  /// The left strip's frame in the scroll view's content.
  public func leftView(at time: Time) -> LayoutRect {
    var x = contentOffset(at: time)
    if let strips, !corrections.contains(.stripsFollow), x > leftWidth { x = strips.left }
    return LayoutRect(x, 0, leftWidth, size.height)
  }

  /// The right strip's frame in the scroll view's content, with the room for the section index.
  public func rightView(at time: Time) -> LayoutRect {
    let contentOffset = contentOffset(at: time)
    var frame = LayoutRect(contentOffset + (size.width - rightWidth), 0, rightWidth, size.height)
    guard let strips, contentOffset <= leftWidth else { return frame }
    if !corrections.contains(.stripsFollow) { frame.x = strips.right }
    if rules == .zcjTableViewCell && !corrections.contains(.firstFrame) && !strips.rightWasShown { frame.width = 0 }
    return frame
  }
}
