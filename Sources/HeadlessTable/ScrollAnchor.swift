/// The place in a table to which a row is scrolled.
///
///     table.scroll(to: RowID(70), anchor: .middle, at: now)
///
/// The cases are those of UIKit's `UITableView.ScrollPosition`, whose `none` is called `nearest` here. The top is the lower
/// edge of a header that stays at the top of the table, if there is one, and the bottom is the upper edge of the keyboard, if
/// it is shown.
public enum ScrollAnchor: Hashable, Sendable, CaseIterable {
  /// The row's upper edge is at the top.
  case top
  /// The middle of the row is in the middle.
  case middle
  /// The row's lower edge is at the bottom.
  case bottom
  /// Scrolls just enough to show the whole row, or its upper part if the row is too tall.
  case nearest

  /// The name in scripts, such as `middle`.
  public var name: String {
    switch self {
    case .top: "top"
    case .middle: "middle"
    case .bottom: "bottom"
    case .nearest: "nearest"
    }
  }

  /// Returns the content offset at which a stretch of the content is at the anchor, ignoring the ends of the content.
  ///
  /// - Parameters:
  ///   - top: The stretch's upper edge, in points from the top of the content.
  ///   - bottom: The stretch's lower edge, in points from the top of the content.
  ///   - visibleHeight: The height in which the stretch can be seen, in points.
  ///   - offset: The current offset, in points.
  /// - Returns: The offset in points, which may be beyond the ends of the content.
  func offset(from top: Double, to bottom: Double, visibleHeight: Double, startingAt offset: Double) -> Double {
    switch self {
    case .top: top
    case .middle: (top + bottom - visibleHeight) / 2
    case .bottom: bottom - visibleHeight
    case .nearest: min(max(offset, bottom - visibleHeight), top)
    }
  }
}

/// A row to scroll to, and its anchor.
@usableFromInline struct RowTarget: Hashable, Sendable {
  let row: RowID
  let anchor: ScrollAnchor
}
