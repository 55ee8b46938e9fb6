/// A vector in the plane, such as a point or a displacement; x grows toward the trailing edge, y downward.
///
/// Locations and displacements are in points, velocities in points per second; scales have no unit. In a screen's coordinates,
/// such as those of touches, x grows to the right.
///
///     let touched = Vector(280, 60)
///     let lifted = Vector(180, 62)
///     lifted - touched   // Vector(-100, 2): the finger's translation
public struct Vector: Hashable, Sendable {
  /// The horizontal component, in points unless the vector is a velocity or a scale.
  public var x: Double
  /// The vertical component, in points unless the vector is a velocity or a scale.
  public var y: Double

  /// Creates a vector without checking its numbers.
  ///
  /// - Parameters:
  ///   - x: The horizontal component.
  ///   - y: The vertical component.
  /// - Complexity: O(1).
  @inlinable public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin, or no movement.
  @inlinable public static var zero: Vector { Vector(0, 0) }

  /// Returns the sum of two displacements, or a point moved by a displacement.
  ///
  /// - Parameters:
  ///   - left: A point or a displacement.
  ///   - right: A displacement.
  /// - Returns: The componentwise sum.
  /// - Complexity: O(1).
  @inlinable public static func + (left: Vector, right: Vector) -> Vector {
    Vector(left.x + right.x, left.y + right.y)
  }

  /// Returns the displacement from one point to another.
  ///
  /// - Parameters:
  ///   - left: The point to end at.
  ///   - right: The point to start from.
  /// - Returns: The componentwise difference.
  /// - Complexity: O(1).
  @inlinable public static func - (left: Vector, right: Vector) -> Vector {
    Vector(left.x - right.x, left.y - right.y)
  }
}
