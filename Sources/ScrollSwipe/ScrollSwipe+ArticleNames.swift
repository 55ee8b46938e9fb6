extension ScrollSwipe {
  /// The width of a cell when it is made, before a table lays it out, in points.
  ///
  /// UITableViewCell's own: 320, whatever the screen.
  public static let initialWidth = 320.0

  /// How far the scroll view has scrolled, in points: negative where the leading buttons show.
  public func contentOffset(at time: Time) -> Double { 0 - offset(at: time) }

  /// What the last release asked for, in points; nil before.
  ///
  /// While a real scroll view drives the row, `open`, `close` and a new width ask for a place here as well.
  public var targetContentOffset: Double? { record.target.map { 0 - offset(of: $0) } }

  /// Whether the last release queued an animated close, because its velocity would not have closed the row
  /// soon enough.
  public var closesByAnimation: Bool { record.closesByAnimation }

  /// The size of what scrolls: always the row's own, so that only the insets make room.
  public var contentSize: LayoutSize { size }

  /// The room beside the content at its left and right, in points; above and below there is none.
  public var contentInset: (left: Double, right: Double) { (leading.total, trailing.total) }

  /// The frame of the leading buttons' container, the article's `buttonsView`, in the scroll view's content.
  public func leftView(at time: Time) -> LayoutRect {
    LayoutRect(isLaidOut ? contentOffset(at: time) : 0, 0, leading.total, size.height)
  }

  /// The frame of the trailing buttons' container, in the scroll view's content.
  public func rightView(at time: Time) -> LayoutRect {
    let x = isLaidOut ? size.width - trailing.total + contentOffset(at: time) : Self.initialWidth
    return LayoutRect(x, 0, trailing.total, size.height)
  }

  /// Whether the leading buttons' container is hidden.
  public func leftHidden(at time: Time) -> Bool { isHidden(.leading, at: time) }

  /// Whether the trailing buttons' container is hidden.
  public func rightHidden(at time: Time) -> Bool { isHidden(.trailing, at: time) }

  /// The side that shows, none when closed.
  public func openSide(at time: Time) -> SwipeEdge? { shownEdge(at: offset(at: time)) }

  /// The library's `closed`: whether contentOffset is zero.
  public func isClosed(at time: Time) -> Bool { offset(at: time) == 0 }

  /// The frame of the container of a side, or nil while it is hidden.
  func container(_ edge: SwipeEdge, at time: Time) -> LayoutRect? {
    if isHidden(edge, at: time) { return nil }
    switch edge {
    case .leading: return leftView(at: time)
    case .trailing: return rightView(at: time)
    }
  }

  /// Whether the containers are where they belong: in the original only once something has scrolled.
  private var isLaidOut: Bool { corrections.contains(.firstFrame) || record.hasScrolled }

  private func isHidden(_ edge: SwipeEdge, at time: Time) -> Bool {
    guard rules.edges.contains(edge) else { return true }
    switch rules {
    case .swipeableTableViewCell: return isLaidOut && shownEdge(at: offset(at: time)) != edge
    // The article's one container is covered by the content, never hidden.
    case .article: return corrections.contains(.firstFrame) && shownEdge(at: offset(at: time)) != edge
    }
  }
}
