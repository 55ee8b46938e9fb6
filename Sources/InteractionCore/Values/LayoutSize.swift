/// A width and a height, in points.
public struct LayoutSize: Hashable, Sendable {
  /// The horizontal extent, in points.
  public var width: Double
  /// The vertical extent, in points.
  public var height: Double

  /// Creates a size; no number is changed, negative ones included.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}
