/// A displacement or a place in the plane, in points; x grows toward the trailing edge, y downward.
public struct Vector: Hashable, Sendable {
  /// The horizontal part, in points.
  public var x: Double
  /// The vertical part, in points.
  public var y: Double

  /// Creates a vector of two numbers of points.
  @inlinable public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  /// The vector of length zero.
  public static let zero = Vector(0, 0)

  /// The sum of two displacements.
  @inlinable public static func + (left: Vector, right: Vector) -> Vector { Vector(left.x + right.x, left.y + right.y) }
  /// The displacement that leads from `right` to `left`.
  @inlinable public static func - (left: Vector, right: Vector) -> Vector { Vector(left.x - right.x, left.y - right.y) }
}
