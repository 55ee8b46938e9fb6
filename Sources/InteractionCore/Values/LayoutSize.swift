/// A width and a height, in points.
///
///     row.size   // LayoutSize(width: 320, height: 44)
public struct LayoutSize: Hashable, Sendable {
  /// The horizontal extent, in points.
  public var width: Double
  /// The vertical extent, in points.
  public var height: Double

  /// Creates a size from numbers that are not checked.
  ///
  /// - Parameters:
  ///   - width: The horizontal extent, in points; may be negative.
  ///   - height: The vertical extent, in points; may be negative.
  /// - Complexity: O(1).
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The same size with finite, nonnegative sides: NaN and negative numbers become 0, very large ones 10⁹.
  public var madeFinite: LayoutSize {
    LayoutSize(width: max(0, width.madeFinite), height: max(0, height.madeFinite))
  }
}
