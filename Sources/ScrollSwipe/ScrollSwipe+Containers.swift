// The views that hold the buttons, below the content, in the coordinates of the scroll view's content.
extension ScrollSwipe {
  /// What the article remembers of the containers of its buttons, because it sets the frame only of the one that shows.
  struct Containers: Hashable, Sendable {
    /// The left container's x in the scroll view's content when it was last set.
    var left: Double
    /// The right container's x, likewise.
    var right: Double
    /// Whether anything has scrolled: before, none is hidden.
    var hasScrolled = false
    /// The offset to which the scroll view has scrolled last, by its account of the finger.
    var scrolled = 0.0
  }

  /// The width of a cell when it is made, before a table lays it out, in points.
  ///
  /// UITableViewCell's own: 320, whatever the screen.
  public static let initialWidth = 320.0

  /// The containers of a new row, where the article's are kept.
  var firstContainers: Containers? {
    if corrections.contains(.firstFrame) { return nil }
    return Containers(left: 0 - strips.leading.total, right: Self.initialWidth)
  }

  /// The scroll view has scrolled to an offset, in points: the article's `scrollViewDidScroll`.
  @inline(__always) mutating func didScroll(to offset: Double) {
    if containers != nil { moveContainers(offset) }
  }

  @inline(never) private mutating func moveContainers(_ offset: Double) {
    // A scroll view tells its delegate of changes only; the mere begin of a drag hides nothing.
    guard var moved = containers, moved.scrolled != offset else { return }
    moved.hasScrolled = true
    moved.scrolled = offset
    let x = 0 - shown(offset)
    if x < 0 { moved.left = x } else if x > 0 { moved.right = size.width - strips.trailing.total + x }
    containers = moved
  }

  // MARK: Where they are

  /// How far the scroll view has scrolled: the negative of `offset(at:)`.
  ///
  /// - Parameter time: The moment to ask for.
  /// - Returns: The content offset in points, negative where the leading side shows.
  /// - Complexity: O(1).
  public func contentOffset(at time: Time) -> Double { 0 - offset(at: time) }

  /// The frame of the leading buttons' container, the article's `buttonsView`.
  ///
  /// Without `Correction.firstFrame` it keeps its last frame while it is hidden.
  ///
  /// - Parameter time: The moment to ask for.
  /// - Returns: The frame in the coordinates of the scroll view's content, hidden or not.
  /// - Complexity: O(1).
  public func leftView(at time: Time) -> LayoutRect {
    let x = contentOffset(at: time)
    let frame = LayoutRect(x, 0, strips.leading.total, size.height)
    guard let containers, rules == .swipeableTableViewCell else { return frame }
    if strips.leading.isEmpty { return LayoutRect(0, 0, 0, size.height) }
    return x < 0 ? frame : LayoutRect(containers.left, 0, frame.width, frame.height)
  }

  /// The frame of the trailing buttons' container.
  ///
  /// Without `Correction.firstFrame` it keeps its last frame while it is hidden.
  ///
  /// - Parameter time: The moment to ask for.
  /// - Returns: The frame in the coordinates of the scroll view's content, hidden or not.
  /// - Complexity: O(1).
  public func rightView(at time: Time) -> LayoutRect {
    let x = contentOffset(at: time)
    var frame = LayoutRect(size.width - strips.trailing.total + x, 0, strips.trailing.total, size.height)
    guard let containers else { return frame }
    switch rules {
    case .swipeableTableViewCell:
      if strips.trailing.isEmpty { return LayoutRect(0, 0, 0, size.height) }
      if x <= 0 { frame.x = containers.right }
    case .article: if !containers.hasScrolled { frame.x = containers.right }
    }
    return frame
  }

  /// Whether the leading buttons' container is hidden.
  ///
  /// - Parameter time: The moment to ask for.
  /// - Returns: With `Correction.firstFrame`, true where the leading side does not show.
  /// - Complexity: O(1).
  public func leftHidden(at time: Time) -> Bool { isHidden(.leading, at: time) }

  /// Whether the trailing buttons' container is hidden.
  ///
  /// - Parameter time: The moment to ask for.
  /// - Returns: With `Correction.firstFrame`, true where the trailing side does not show; always true under rules without
  ///   that side.
  /// - Complexity: O(1).
  public func rightHidden(at time: Time) -> Bool { isHidden(.trailing, at: time) }

  /// The frame of the container of a side, or nil while it is hidden.
  func container(_ edge: SwipeEdge, at time: Time) -> LayoutRect? {
    if isHidden(edge, at: time) { return nil }
    switch edge {
    case .leading: return leftView(at: time)
    case .trailing: return rightView(at: time)
    }
  }

  private func isHidden(_ edge: SwipeEdge, at time: Time) -> Bool {
    guard rules.edges.contains(edge) else { return true }
    switch rules {
    case .swipeableTableViewCell:
      return containers?.hasScrolled ?? true && shownEdge(at: offset(at: time)) != edge
    // The article's one container is covered by the content, never hidden.
    case .article: return containers == nil && shownEdge(at: offset(at: time)) != edge
    }
  }
}
