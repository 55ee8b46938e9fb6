// The article's own names, and those of its author's final version, for what an app may ask.
extension ScrollSwipe {
  /// The side that shows.
  ///
  /// - Parameter time: The moment to ask for.
  /// - Returns: The side, or nil at offset 0.
  /// - Complexity: O(1).
  public func openSide(at time: Time) -> SwipeEdge? { shownEdge(at: offset(at: time)) }

  /// The library's `closed`: whether nothing shows but the content.
  ///
  /// - Parameter time: The moment to ask for.
  /// - Returns: True at offset 0, also while the content only passes it.
  /// - Complexity: O(1).
  public func isClosed(at time: Time) -> Bool { offset(at: time) == 0 }
}
