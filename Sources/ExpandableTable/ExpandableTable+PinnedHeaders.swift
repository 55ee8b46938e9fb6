// Headers that stay at the top of the viewport until the end of their section pushes them away.
extension ExpandableTable {
  /// A header at the top of the viewport, drawn over the rows.
  struct PinnedHeader {
    let section: Int
    /// The header's upper edge, in points from the top of the content, and its height.
    let top, height: Double
  }

  /// Returns the header that stays at the top of a viewport, given the viewport's upper edge; nil if none does.
  ///
  /// - Complexity: O(log *n*) in the number of rows.
  func pinnedHeader(atTop y: Double, at time: Time) -> PinnedHeader? {
    guard pinsHeaders, y > 0, let id = rows.row(atY: y, at: time)?.row ?? rows.tree.id(atY: y) else {
      return nil
    }
    let section = section(of: id.rawValue)
    guard let place = rows.place(of: sections.header(ofSection: section), at: time), place.height > 0, place.top < y
    else {
      return nil
    }
    let nextTop =
      section + 1 < sectionCount ? rows.place(of: sections.header(ofSection: section + 1), at: time)?.top : nil
    // The end of the header's section, where the next section begins, pushes the header away.
    let end = nextTop ?? rows.tree.height
    return PinnedHeader(section: section, top: max(place.top, min(y, end - place.height)), height: place.height)
  }

  /// Returns the height that a pinned header covers at the top of a viewport.
  ///
  /// - Parameters:
  ///   - y: The viewport's top, in points from the top of the content.
  ///   - time: The moment.
  /// - Returns: The height in points; 0 if no header is pinned, and always 0 if `pinsHeaders` is false.
  /// - Complexity: O(log *n*) in the number of rows.
  public func coveredHeight(atTop y: Double, at time: Time) -> Double {
    pinnedHeader(atTop: y, at: time).map { max(0, $0.top + $0.height - y) } ?? 0
  }
}
