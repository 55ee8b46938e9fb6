// The scroll view, and the views under the content that hold the buttons, as the scroll view's delegate reads and sets them.
extension ScrollSwipe {
  /// The horizontal properties of a UIScrollView that its delegate reads and sets, in points.
  struct ScrollView {
    /// The content offset, negative while the left buttons show.
    var contentOffset: Double
    /// The space beside the content, which is the width of the buttons on each side.
    let contentInset: (left: Double, right: Double)
  }

  /// The containers of the buttons, which are the article's `buttonsView` and the library's `buttonViews`.
  struct ButtonViews: Hashable, Sendable {
    /// The left container's x in the scroll view's content, in points.
    var leftX: Double
    /// The right container's x in the scroll view's content, in points.
    var rightX: Double
    var isLeftHidden = false
    var isRightHidden = false
  }

  /// The stored containers of a row, needed because the delegate lays out containers only when the scroll view scrolls,
  /// and the library's delegate only the visible one.
  struct Containers: Hashable, Sendable {
    /// The containers as they were last set.
    var views: ButtonViews
    /// The offset to which the scroll view last scrolled; nil until it first scrolls.
    private(set) var lastOffset: Double?

    init(views: ButtonViews) { self.views = views }

    /// Records that the scroll view has begun to scroll.
    mutating func markScrolled() { lastOffset = lastOffset ?? 0 }

    /// Records the offset to which the scroll view has scrolled, and returns whether it differs from the last one.
    ///
    /// A scroll view calls `scrollViewDidScroll` only when its offset changes, so a drag that has only begun is not recorded.
    mutating func recordScroll(to offset: Double) -> Bool {
      if offset == lastOffset ?? 0 { return false }
      lastOffset = offset
      return true
    }
  }

  /// Returns a scroll view at a content offset, in points.
  @inline(__always) func scrollView(at contentOffset: Double) -> ScrollView {
    ScrollView(contentOffset: contentOffset, contentInset: (strips.leading.totalWidth, strips.trailing.totalWidth))
  }

  /// Returns the content's offset after the scroll view has been moved to an offset, both in points.
  ///
  /// On a side without buttons, the result is 0, because the delegate puts the scroll view back at once.
  @inline(__always) func visibleOffset(for offset: Double) -> Double {
    // Between the stops, or on a side with buttons, the scroll view is not put back.
    if strips.band.stops.contains(offset) || !strips[offset > 0 ? .leading : .trailing].isEmpty { return offset }
    var scrollView = scrollView(at: 0 - offset)
    scrollViewDidScroll(&scrollView)
    return 0 - scrollView.contentOffset
  }

  /// Updates the containers after the content has moved to an offset, in points.
  @inline(__always) mutating func didScroll(to offset: Double) {
    if containers != nil { moveContainers(offset) }
  }

  private mutating func moveContainers(_ offset: Double) {
    guard var movedContainers = containers, movedContainers.recordScroll(to: offset) else { return }
    var scrollView = scrollView(at: 0 - offset)
    scrollViewDidScroll(&scrollView, &movedContainers.views)
    containers = movedContainers
  }

  /// Returns the containers' x coordinates and visibility at a moment.
  private func buttonViews(at time: Time) -> ButtonViews {
    var scrollView = scrollView(at: contentOffset(at: time))
    guard let containers else { return Corrected.scrollViewDidScroll(scrollView, width: size.width) }
    var views = containers.views
    if containers.lastOffset != nil { scrollViewDidScroll(&scrollView, &views) }
    // A container without buttons stays where `createButtonsView` puts it.
    if strips.leading.isEmpty { views.leftX = SwipeableTableViewCell.emptyContainerX }
    if strips.trailing.isEmpty && allowsButtons(on: .trailing) {
      views.rightX = SwipeableTableViewCell.emptyContainerX
    }
    return views
  }

  // MARK: Positions and frames

  /// Returns the scroll view's content offset, the negative of `offset(at:)`.
  ///
  /// - Parameter time: The moment.
  /// - Returns: The content offset in points, negative while the leading side shows.
  /// - Complexity: O(1).
  public func contentOffset(at time: Time) -> Double { 0 - offset(at: time) }

  /// Returns the frame of the leading buttons' container, the article's `buttonsView`.
  ///
  /// Without `Correction.firstFrame`, under SwipeableTableViewCell's rules, a hidden container keeps its last x coordinate.
  ///
  /// - Parameter time: The moment.
  /// - Returns: The frame in the coordinates of the scroll view's content, hidden or not.
  /// - Complexity: O(1).
  public func leftViewFrame(at time: Time) -> LayoutRect { frame(.leading, of: buttonViews(at: time)) }

  /// Returns the frame of the trailing buttons' container.
  ///
  /// Without `Correction.firstFrame`, under SwipeableTableViewCell's rules, a hidden container keeps its last x coordinate.
  ///
  /// - Parameter time: The moment.
  /// - Returns: The frame in the coordinates of the scroll view's content, hidden or not.
  /// - Complexity: O(1).
  public func rightViewFrame(at time: Time) -> LayoutRect { frame(.trailing, of: buttonViews(at: time)) }

  /// Returns whether the leading buttons' container is hidden.
  ///
  /// - Parameter time: The moment.
  /// - Returns: True unless the leading side shows. Without `Correction.firstFrame`, it is false until the scroll view
  ///   first scrolls, and always false under the article's rules.
  /// - Complexity: O(1).
  public func isLeftHidden(at time: Time) -> Bool { isHidden(.leading, in: buttonViews(at: time)) }

  /// Returns whether the trailing buttons' container is hidden.
  ///
  /// - Parameter time: The moment.
  /// - Returns: True unless the trailing side shows, and always true under the article's rules. Without
  ///   `Correction.firstFrame`, it is false under SwipeableTableViewCell's rules until the scroll view first scrolls.
  /// - Complexity: O(1).
  public func isRightHidden(at time: Time) -> Bool { isHidden(.trailing, in: buttonViews(at: time)) }

  /// Returns the frame of a side's container, or nil while the container is hidden.
  func visibleContainerFrame(_ edge: SwipeEdge, at time: Time) -> LayoutRect? {
    let views = buttonViews(at: time)
    return isHidden(edge, in: views) ? nil : frame(edge, of: views)
  }

  private func frame(_ edge: SwipeEdge, of views: ButtonViews) -> LayoutRect {
    let x: Double
    switch edge {
    case .leading: x = views.leftX
    case .trailing: x = views.rightX
    }
    return LayoutRect(x, 0, strips[edge].totalWidth, size.height)
  }

  private func isHidden(_ edge: SwipeEdge, in views: ButtonViews) -> Bool {
    switch edge {
    case .leading: views.isLeftHidden
    case .trailing: views.isRightHidden
    }
  }
}
