// The views that hold the buttons, below the content, in the coordinates of the scroll view's content.
extension ScrollSwipe {
  /// The width of a cell when it is made, before a table lays it out, in points.
  ///
  /// UITableViewCell's own: 320, whatever the screen.
  public static let initialWidth = 320.0

  /// How far the scroll view has scrolled: the negative of `offset(at:)`.
  ///
  /// - Parameter time: The moment to ask for.
  /// - Returns: The content offset in points, negative where the leading side shows.
  /// - Complexity: O(1).
  public func contentOffset(at time: Time) -> Double { 0 - offset(at: time) }

  /// The frame of the leading buttons' container, the article's `buttonsView`.
  ///
  /// - Parameter time: The moment to ask for.
  /// - Returns: The frame in the coordinates of the scroll view's content, hidden or not.
  /// - Complexity: O(1).
  public func leftView(at time: Time) -> LayoutRect {
    LayoutRect(isLaidOut ? contentOffset(at: time) : 0, 0, strips.leading.total, size.height)
  }

  /// The frame of the trailing buttons' container.
  ///
  /// - Parameter time: The moment to ask for.
  /// - Returns: The frame in the coordinates of the scroll view's content, hidden or not.
  /// - Complexity: O(1).
  public func rightView(at time: Time) -> LayoutRect {
    let x = isLaidOut ? size.width - strips.trailing.total + contentOffset(at: time) : Self.initialWidth
    return LayoutRect(x, 0, strips.trailing.total, size.height)
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

  /// Whether the containers are where they belong: in the original only once something has scrolled.
  private var isLaidOut: Bool { corrections.contains(.firstFrame) || hasScrolled }

  private func isHidden(_ edge: SwipeEdge, at time: Time) -> Bool {
    guard rules.edges.contains(edge) else { return true }
    switch rules {
    case .swipeableTableViewCell: return isLaidOut && shownEdge(at: offset(at: time)) != edge
    // The article's one container is covered by the content, never hidden.
    case .article: return corrections.contains(.firstFrame) && shownEdge(at: offset(at: time)) != edge
    }
  }
}
