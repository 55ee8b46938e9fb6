/// Where in the table a row is to be seen that it scrolls to.
///
///     table.scroll(to: RowID(70), anchor: .middle, at: now)
///
/// UIKit's `UITableView.ScrollPosition`, whose `none` is `nearest` here. The lower end of the table is the upper one of
/// a keyboard that shows, and its upper end the lower one of a header that stays there.
public enum ScrollAnchor: Hashable, Sendable, CaseIterable {
  /// The row's upper edge is at the top.
  case top
  /// The middle of the row is in the middle.
  case middle
  /// The row's lower edge is at the bottom.
  case bottom
  /// The content scrolls as little as shows the whole row; of one that is too high, its upper part.
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

  /// The content offset at which a stretch of the content is here, wherever the content ends.
  ///
  /// - Parameters:
  ///   - top: The stretch's upper edge, in points from the top of the content.
  ///   - bottom: Its lower edge, likewise.
  ///   - room: The height in which it can be seen, in points.
  ///   - offset: The offset to set out from, in points.
  /// - Returns: The offset, which the content need not reach, in points.
  func offset(from top: Double, to bottom: Double, room: Double, startingAt offset: Double) -> Double {
    switch self {
    case .top: top
    case .middle: (top + bottom - room) / 2
    case .bottom: bottom - room
    case .nearest: min(max(offset, bottom - room), top)
    }
  }
}

/// A row that the content is on its way to, and where it is to be seen.
@usableFromInline struct RowTarget: Hashable, Sendable {
  let row: RowID
  let anchor: ScrollAnchor
}
