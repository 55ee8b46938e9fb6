/// The shadow of a layer: Core Animation's three numbers.
public struct LayerShadow: Hashable, Sendable {
  /// The displacement, in points.
  public var offset: Vector
  /// The strength, 0...1.
  public var opacity: Double
  /// The blur, in points.
  public var radius: Double

  /// Creates a shadow.
  public init(offset: Vector, opacity: Double, radius: Double) {
    self.offset = offset
    self.opacity = opacity
    self.radius = radius
  }
}
