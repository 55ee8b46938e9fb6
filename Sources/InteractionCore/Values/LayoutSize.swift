/// A width and a height, in points.
///
///     row.size   // LayoutSize(width: 320, height: 44)
public struct LayoutSize: Hashable, Sendable {
  /// The horizontal extent, in points.
  public var width: Double
  /// The vertical extent, in points.
  public var height: Double

  /// Creates a size without checking its numbers.
  ///
  /// - Parameters:
  ///   - width: The horizontal extent, in points; may be negative.
  ///   - height: The vertical extent, in points; may be negative.
  /// - Complexity: O(1).
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The same size with NaN and negative numbers replaced by 0, and numbers above 10⁹ by 10⁹.
  public var madeFinite: LayoutSize {
    LayoutSize(width: max(0, width.madeFinite), height: max(0, height.madeFinite))
  }
}
