/// The shadow of a layer, with the parameters of Core Animation.
///
///     layer.shadow = LayerShadow(offset: Vector(0, 4), opacity: 0.3, radius: 8)
public struct LayerShadow: Hashable, Sendable {
  /// The displacement of the shadow from the layer, in points.
  public var offset: Vector
  /// The opacity, from 0 (invisible) to 1.
  public var opacity: Double
  /// The radius of the blur, in points.
  public var radius: Double

  /// Creates a shadow without checking its numbers.
  ///
  /// - Parameters:
  ///   - offset: The displacement of the shadow from the layer, in points.
  ///   - opacity: The opacity, 0...1.
  ///   - radius: The radius of the blur, in points, 0 or more.
  /// - Complexity: O(1).
  @inlinable public init(offset: Vector, opacity: Double, radius: Double) {
    self.offset = offset
    self.opacity = opacity
    self.radius = radius
  }
}
